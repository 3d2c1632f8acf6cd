#![doc = include_str!("../README.md")]
#![cfg_attr(
    target_family = "wasm",
    expect(
        dead_code,
        reason = "tables are only read there: what the builder uses of shared types is unused"
    )
)]

#[cfg(not(target_family = "wasm"))]
pub mod bench;
mod build;
mod capture_steps;
mod error;
mod file;
#[cfg(not(target_family = "wasm"))]
mod in_memory;
mod layer;
#[cfg(not(target_family = "wasm"))]
mod layer_values;
#[cfg(not(target_family = "wasm"))]
mod library;
mod plan;
mod rows;
#[cfg(not(target_family = "wasm"))]
mod statistics;
mod tables;
mod value_encoding;
#[cfg(not(target_family = "wasm"))]
mod verify;

#[cfg(not(target_family = "wasm"))]
pub use build::{
    BackgroundBuilder, BuildEvent, BuildOptions, available_memory, build, build_starter,
    missing_starter_layers, rules_folder,
};
pub use build::{Workers, build_small};
pub use error::{BuildError, TableError, VerifyError, size};
pub use file::Packing;
#[cfg(not(target_family = "wasm"))]
pub use in_memory::{CycleBound, InMemoryTables, ValueIndex, max_seeds_within};
#[cfg(not(target_family = "wasm"))]
pub use library::TableLibrary;
pub use plan::{PlannedLayer, plan, starter_seeds};
#[cfg(not(target_family = "wasm"))]
pub use statistics::{Statistics, statistics};
pub use tables::{CACHE_BYTES, EndgameTables, LayerInfo, MoveValue, TableValue};
#[cfg(not(target_family = "wasm"))]
pub use verify::{Verified, verify};
