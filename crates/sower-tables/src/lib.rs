//! Endgame tables: the proven value of every position with few seeds in play, for every rules file.
//!
//! A table is a file a layer, all positions with the same number of seeds in play. What lies in the stores is not part of a
//! position here: a value is what the seeds in play are still worth to the mover, so one table serves every game in which
//! the rules of the future are the same. Nothing here prints.

mod background;
pub mod bench;
mod build;
mod endgames;
mod error;
mod file;
mod layer;
mod room;
mod rows;
mod rules;
mod scale;
mod set;
mod shelf;
mod small;
mod statistics;
mod verify;

pub use background::Background;
pub use build::{Order, Planned, Step, Watch, build, folder_of, plan};
pub use endgames::{Endgames, Endlessly, Place, seeds_within};
pub use error::{BuildError, TableError, VerifyError, size};
pub use file::Packing;
pub use room::available_memory;
pub use rules::Cycles;
pub use set::{CACHE, Found, LayerInfo, MoveFound, Tables};
pub use shelf::Shelf;
pub use small::{build_small, missing_of_small, small_seeds};
pub use statistics::{Statistics, statistics};
pub use verify::{Verified, verify};
