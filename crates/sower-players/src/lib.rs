#![doc = include_str!("../README.md")]
pub mod engine;
pub mod matches;
pub mod player;
pub mod tune;

pub use player::{Choice, Player, PlayerError, PlayerSpec, Silence, UnknownPlayer};
