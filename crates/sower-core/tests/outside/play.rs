//! A game as it is played from a position on: the board's own ends, and repetition.

use std::sync::Arc;

use sower_core::{Game, Played, Position, Side};
use sower_testing::boards;

/// A game in play.
pub(crate) struct Play {
    played: Played,
}

/// How a game stands.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    /// What each side has, South first.
    pub(crate) score: [u8; 2],
    /// Who has won, if anybody.
    pub(crate) winner: Option<Side>,
}

impl Play {
    /// A game that begins here.
    pub(crate) fn new(game: &Game, position: Position) -> Play {
        Play { played: Played::from_position(Arc::new(game.clone()), position) }
    }

    /// Where it stands.
    pub(crate) fn position(&self) -> &Position {
        self.played.position()
    }

    /// Plays the pit of that number; `place` is told if it may not be played.
    pub(crate) fn play(&mut self, number: u8, place: &str) {
        if let Err(refusal) = self.played.play(boards::sow(number)) {
            panic!("{place}: {refusal}, in {:?}", self.position());
        }
    }

    /// The result, if the game is over.
    pub(crate) fn over(&self) -> Option<Standing> {
        let outcome = self.played.outcome()?;
        Some(Standing { score: outcome.score, winner: outcome.winner })
    }
}
