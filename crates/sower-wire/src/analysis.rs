//! Engine analysis of a position, and the messages of the analysis socket.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sower_core::{Game, Position};
use sower_text::LineOfPlay;

use super::line::{LineTurn, line_turns};
use super::{GameSoFar, Problem};

/// The result of a completed depth. `sower analyze --json` writes one on each line.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Analysis {
    /// The depth in plies.
    pub depth: u32,
    /// Positions searched so far.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub nodes: u64,
    /// Seconds since the analysis began.
    pub seconds: f64,
    /// Whether the position's value is proven: no move is better than the first.
    pub proven: bool,
    /// The moves, best first.
    pub moves: Vec<MoveScore>,
}

/// A legal move with its score and its best line.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MoveScore {
    /// The move as players write it.
    pub label: String,
    /// The pit in the mover's own order, from 1; none for a swap of seats.
    pub pit: Option<u8>,
    /// The mover's final margin in seeds.
    pub score: f64,
    /// The tie-break that decides an equal margin, where the game has one and the score is proven.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "declarations", ts(optional))]
    pub possession: Option<i32>,
    /// Whether the score holds against any play.
    pub proven: bool,
    /// Plies from after the move to the next capture that a side can force, where a table has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "declarations", ts(optional))]
    pub distance: Option<u16>,
    /// The best line, this move first.
    pub line: Vec<String>,
    /// The same line with the side that plays each move.
    pub turns: Vec<LineTurn>,
}

impl Analysis {
    /// The result of a search of that position.
    pub fn new(game: &Game, position: &Position, found: &sower_search::Analysis) -> Analysis {
        Analysis {
            depth: found.depth,
            nodes: found.nodes,
            seconds: found.seconds,
            proven: found.proven,
            moves: found.moves.iter().map(|found| MoveScore::new(game, position, found)).collect(),
        }
    }
}

impl MoveScore {
    fn new(game: &Game, position: &Position, candidate: &sower_search::Candidate) -> MoveScore {
        MoveScore {
            label: candidate.label.clone(),
            pit: candidate.pit,
            score: candidate.seeds,
            possession: candidate.possession,
            proven: candidate.proven,
            distance: candidate.distance,
            line: candidate.line.clone(),
            turns: line_turns(&LineOfPlay::new(game, position, &candidate.moves)),
        }
    }
}

/// A position to analyse. Each one ends the analysis before it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AnalysisAsked {
    /// Comes back with every answer.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(type = "unknown"))]
    pub id: Value,
    /// How long to think: 0.05 to 60 seconds, 10 if left out.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional = nullable))]
    pub seconds: Option<f64>,
    /// The game and the moves that lead to the position.
    #[serde(flatten)]
    pub position: GameSoFar,
}

/// A message of the analysis socket: the request's `id`, and one more key.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AnalysisMessage {
    /// The request's `id`; null if the server could not read the request.
    #[cfg_attr(feature = "declarations", ts(type = "unknown"))]
    pub id: Value,
    /// One of the kinds of report, under its own key.
    #[serde(flatten)]
    pub report: AnalysisReport,
}

/// What the analysis socket reports.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum AnalysisReport {
    /// The result of a completed depth.
    Analysis(Analysis),
    /// The analysis has ended; always true.
    Done(bool),
    /// The server does not analyse the position, or stopped.
    Problem(Problem),
}
