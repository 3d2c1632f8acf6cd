//! Exhaustive search, for games that cannot repeat and positions with few seeds.

use std::collections::HashMap;

use sower_core::{Game, Move, Position, Side};

/// Exact margins of one game's positions, cached.
pub(crate) struct Margins<'a> {
    game: &'a Game,
    /// The margin still to come, by rows and side to move: without a majority rule it does not depend on the stores.
    to_come: HashMap<Position, i32>,
}

impl<'a> Margins<'a> {
    /// An empty cache for a game.
    ///
    /// # Panics
    /// If the value of a position depends on its stores.
    pub(crate) fn new(game: &'a Game) -> Margins<'a> {
        assert!(!game.rules().end().majority, "a majority makes the stores count");
        Margins { game, to_come: HashMap::new() }
    }

    /// The final margin for the mover with best play, stores included.
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

    /// The final margin after a move, for the side that plays it.
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
