//! A game as it is played from a position on: the board's own ends, and repetition.

use sower_core::rules::Settle;
use sower_core::{Game, Position, Side};

use crate::boards;

/// A game in play.
pub(crate) struct Play<'a> {
    game: &'a Game,
    position: Position,
    /// Every position since the last capture, this one included.
    since_capture: Vec<Position>,
}

/// How a game stands.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    /// What each side has, South first.
    pub(crate) score: [u8; 2],
    /// Who has won, if anybody.
    pub(crate) winner: Option<Side>,
}

impl<'a> Play<'a> {
    /// A game that begins here.
    pub(crate) fn new(game: &'a Game, position: Position) -> Play<'a> {
        Play { game, position, since_capture: vec![position] }
    }

    /// Where it stands.
    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    /// Plays the pit of that number; `place` is told if it may not be played.
    pub(crate) fn play(&mut self, number: u8, place: &str) {
        assert!(self.over().is_none(), "{place}: the game is over already");
        let after = self
            .game
            .play(&self.position, boards::sow(number))
            .unwrap_or_else(|refusal| panic!("{place}: {refusal}, in {:?}", self.position));
        if boards::stores(&after) != boards::stores(&self.position) {
            self.since_capture.clear();
        }
        self.position = after;
        self.since_capture.push(after);
    }

    /// The result, if the game is over.
    pub(crate) fn over(&self) -> Option<Standing> {
        if let Some(outcome) = self.game.outcome(&self.position) {
            return Some(Standing { score: outcome.score, winner: outcome.winner });
        }
        if !self.is_repeated() {
            return None;
        }
        let score = match self.game.rules().cycle().settle {
            Settle::SideOwner => boards::gathered(&self.position),
            settle => panic!("no game of the material settles repetition by {settle}"),
        };
        Some(Standing { score, winner: boards::ahead(score) })
    }

    /// Whether this position has been there as often as ends the game.
    fn is_repeated(&self) -> bool {
        let cycle = self.game.rules().cycle();
        let Some(repeats) = cycle.repeats else { return false };
        let occurrences = self.since_capture.iter().filter(|seen| **seen == self.position).count();
        let counts =
            !cycle.needs_both_sides || Side::BOTH.iter().all(|side| self.position.on_side(*side) > 0);
        counts && occurrences >= usize::from(repeats)
    }
}
