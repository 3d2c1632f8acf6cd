//! JSON types that several commands share.

use serde::Serialize;
use sower_core::rules::Decide;
use sower_core::{Game, Move, Outcome, Pit, Side, Termination};
use sower_search::Score;

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

/// A proven value: a margin, or margin and possession if captured seeds decide first.
#[derive(Clone, Copy, Serialize)]
#[serde(untagged)]
pub(crate) enum Value {
    Margin(i32),
    Both { claimed: i32, possession: i32 },
}

impl Value {
    pub(crate) fn of(game: &Game, score: Score) -> Value {
        match game.rules().end().decide {
            Decide::Seeds => Value::Margin(score.whole()),
            Decide::CapturedFirst => Value::Both { claimed: score.whole(), possession: score.possession() },
        }
    }
}

/// The pit of a move in the mover's own order, from 1; none for a swap of seats.
pub(crate) fn pit_number(played: Move) -> Option<u8> {
    played.pit().map(Pit::number)
}
