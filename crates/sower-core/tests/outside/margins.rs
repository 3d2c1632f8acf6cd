//! Exact play by trying everything, for games that cannot repeat and positions with few seeds.

use std::collections::HashMap;

use sower_core::{Game, Move, Position, Side};

/// Margins of one game, each found once.
pub(crate) struct Margins<'a> {
    game: &'a Game,
    /// What is still to be won, by the rows and who moves: without a majority rule no store changes that.
    to_come: HashMap<Position, i32>,
}

impl<'a> Margins<'a> {
    /// Of that game.
    ///
    /// # Panics
    /// If what a position is worth depends on its stores.
    pub(crate) fn new(game: &'a Game) -> Margins<'a> {
        assert!(!game.rules().end().majority, "a majority makes the stores count");
        Margins { game, to_come: HashMap::new() }
    }

    /// The final margin for the mover, stores included, when both play best.
    pub(crate) fn of(&mut self, position: &Position) -> i32 {
        if let Some(outcome) = self.game.outcome(position) {
            return lead(outcome.score, position.side());
        }
        let key = self.without_stores(position);
        let now = stores_lead(position);
        if let Some(to_come) = self.to_come.get(&key) {
            return now + to_come;
        }
        let best = self
            .game
            .moves(position)
            .into_iter()
            .map(|played| self.after(position, played))
            .max()
            .expect("a game that is not over has a move");
        self.to_come.insert(key, best - now);
        best
    }

    /// The same after a move, for the side that makes it.
    pub(crate) fn after(&mut self, position: &Position, played: Move) -> i32 {
        let after = self.game.play(position, played).expect("a listed move is legal");
        let margin = self.of(&after);
        if after.side() == position.side() { margin } else { -margin }
    }

    fn without_stores(&self, position: &Position) -> Position {
        let mut setup = position.setup();
        setup.stores = [0; 2];
        self.game.position(&setup).expect("fewer seeds fit as well")
    }
}

fn lead(score: [u8; 2], side: Side) -> i32 {
    i32::from(score[side]) - i32::from(score[!side])
}

fn stores_lead(position: &Position) -> i32 {
    lead(Side::BOTH.map(|side| position.store(side)), position.side())
}
