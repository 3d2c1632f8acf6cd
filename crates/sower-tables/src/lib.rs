//! Endgame tables: the proven value of every position with few seeds in play, for every rules file.
//!
//! A table is a file a layer, all positions with the same number of seeds in play. What lies in the stores is not part of a
//! position here: a value is what the seeds in play are still worth to the mover, so one table serves every game in which
//! the rules of the future are the same. Nothing here prints.

#![cfg_attr(
    target_family = "wasm",
    expect(
        dead_code,
        reason = "tables are only read there: what the builder uses of shared types is unused"
    )
)]

#[cfg(not(target_family = "wasm"))]
mod background;
#[cfg(not(target_family = "wasm"))]
pub mod bench;
#[cfg(not(target_family = "wasm"))]
mod build;
#[cfg(not(target_family = "wasm"))]
mod endgames;
mod error;
mod file;
mod layer;
#[cfg(not(target_family = "wasm"))]
mod room;
mod rows;
mod rules;
mod scale;
mod set;
#[cfg(not(target_family = "wasm"))]
mod shelf;
#[cfg(not(target_family = "wasm"))]
mod small;
#[cfg(not(target_family = "wasm"))]
mod statistics;
#[cfg(not(target_family = "wasm"))]
mod verify;

#[cfg(not(target_family = "wasm"))]
pub use background::Background;
#[cfg(not(target_family = "wasm"))]
pub use build::{Order, Planned, Step, Watch, build, folder_of, plan};
#[cfg(not(target_family = "wasm"))]
pub use endgames::{Endgames, Endlessly, Place, seeds_within};
pub use error::{BuildError, TableError, VerifyError, size};
pub use file::Packing;
#[cfg(not(target_family = "wasm"))]
pub use room::available_memory;
pub use rules::Cycles;
pub use set::{CACHE, Found, LayerInfo, MoveFound, Tables};
#[cfg(not(target_family = "wasm"))]
pub use shelf::Shelf;
#[cfg(not(target_family = "wasm"))]
pub use small::{build_small, missing_of_small, small_seeds};
#[cfg(not(target_family = "wasm"))]
pub use statistics::{Statistics, statistics};
#[cfg(not(target_family = "wasm"))]
pub use verify::{Verified, verify};
