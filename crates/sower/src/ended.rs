//! How a game stands, as every command's JSON tells it.

use serde::Serialize;
use sower_core::{Outcome, Side, Termination};

/// Whether a game is over, and how.
#[derive(Serialize)]
pub(crate) struct Ended {
    over: bool,
    termination: Option<Termination>,
    score: Option<[u8; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    possession: Option<[u8; 2]>,
    winner: Option<Side>,
}

impl From<Option<Outcome>> for Ended {
    fn from(outcome: Option<Outcome>) -> Ended {
        Ended {
            over: outcome.is_some(),
            termination: outcome.map(|outcome| outcome.termination),
            score: outcome.map(|outcome| outcome.score),
            possession: outcome.and_then(|outcome| outcome.possession),
            winner: outcome.and_then(|outcome| outcome.winner),
        }
    }
}
