//! A game played from a position, with its ends on the board and by repetition.

use std::sync::Arc;

use sower_core::{Game, Played, Position, Side};
use sower_testing::boards;

/// A game in play.
pub(crate) struct Play {
    played: Played,
}

/// The result of a game.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    /// Each side's seeds, South first.
    pub(crate) score: [u8; 2],
    /// The winner; `None` for a draw.
    pub(crate) winner: Option<Side>,
}

impl Play {
    /// A game that starts in this position.
    pub(crate) fn new(game: &Game, position: Position) -> Play {
        Play { played: Played::from_position(Arc::new(game.clone()), position) }
    }

    /// The current position.
    pub(crate) fn position(&self) -> &Position {
        self.played.position()
    }

    /// Plays the pit with that number. Panics with `place` if it is illegal.
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
