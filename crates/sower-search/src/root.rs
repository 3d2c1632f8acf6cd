//! The root of a search: a position and the game history that matters to the rules.

use sower_core::{Played, Position, Side};

/// A position with as much history as the rules need.
#[derive(Clone, Debug)]
pub struct Root {
    /// The position to search.
    pub position: Position,
    /// The positions before it since a store last changed, oldest first. Repeating one may end the game.
    pub past: Vec<Position>,
    /// Plies played so far, for games with a ply cap.
    pub ply: u32,
}

impl Root {
    /// A position without history.
    pub fn alone(position: Position) -> Root {
        Root { position, past: Vec::new(), ply: 0 }
    }

    /// The position at the cursor of a played game.
    pub fn of(played: &Played) -> Root {
        let position = *played.position();
        let stores = |position: &Position| Side::BOTH.map(|side| position.store(side));
        let line = played.line_to(played.cursor());
        let mut past: Vec<Position> = line[..line.len() - 1]
            .iter()
            .rev()
            .map(|id| *played.node(*id).position())
            .take_while(|older| stores(older) == stores(&position))
            .collect();
        past.reverse();
        Root { position, past, ply: played.node(played.cursor()).ply() }
    }
}
