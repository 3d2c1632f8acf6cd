//! Sower held to real material: counts, games and values from other programs, records and papers.
//!
//! The material lies in the folder that the environment variable `SOWER_CASES` names and is no part of the project.
//! Where the variable is unset every test here says that it is skipped; where it is set, a missing file fails.

mod awari;
mod boards;
mod kalah;
mod margin;
mod material;
mod ogidise;
mod options;
mod oware;
mod perft;
mod play;
mod playok;
mod replay;
mod text;
mod togyz;
