//! The games between people that go on, so that nobody has the one analysed that they play in.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use sower_core::{Fingerprint, Played, Position};

struct Game {
    guests: Vec<String>,
    rules: Fingerprint,
    position: Position,
}

/// The games that go on.
#[derive(Default)]
pub(crate) struct Live {
    games: Mutex<HashMap<String, Game>>,
}

impl Live {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Game>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes where a game stands.
    pub(crate) fn note(&self, room: &str, guests: Vec<String>, played: &Played) {
        let rules = played.game().rules().fingerprint();
        self.lock().insert(room.to_owned(), Game { guests, rules, position: *played.position() });
    }

    /// A game is over, or nobody has it open.
    pub(crate) fn forget(&self, room: &str) {
        self.lock().remove(room);
    }

    /// Whether a line leads through the position before which a guest sits at this moment.
    pub(crate) fn bars(&self, guest: Option<&str>, asked: &Played) -> bool {
        let Some(guest) = guest else { return false };
        let rules = asked.game().rules().fingerprint();
        let line = asked.line_to(asked.cursor());
        let leads_through =
            |position: &Position| line.iter().any(|id| asked.node(*id).position() == position);
        self.lock().values().any(|game| {
            game.rules == rules && game.guests.iter().any(|own| own == guest) && leads_through(&game.position)
        })
    }
}
