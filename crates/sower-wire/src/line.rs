//! A line of play with the side that plays each move.

use serde::Serialize;
use sower_core::Side;
use sower_text::LineOfPlay;

/// Consecutive moves of one side in a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LineTurn {
    /// The side that plays them.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\""),
        schemars(with = "super::schema::SideLetter")
    )]
    pub side: Side,
    /// The moves as players write them.
    pub moves: Vec<String>,
}

/// The turns of a line.
pub fn line_turns(line: &LineOfPlay) -> Vec<LineTurn> {
    let turn = |turn: &sower_text::LineTurn| LineTurn { side: turn.side, moves: turn.moves.clone() };
    line.turns().iter().map(turn).collect()
}
