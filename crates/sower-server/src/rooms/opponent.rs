//! The computer's move in a room.

use std::time::Instant;

use sower_api::room::{RoomFold, opponent_limits, opponent_seed};
use sower_core::Played;
use sower_players::PlayerSpec;
use sower_search::{Settings, Stop};

use crate::store::{Millis, StoredGame};
use crate::wire::Control;

/// Memory of a time-limited search, in bytes; freed after the move.
pub(super) const MEMORY: usize = 16 << 20;

/// A request for a computer's move. Each uses a new player, because a kept one would cost more memory than it saves time.
pub(crate) struct Opponent {
    who: Option<PlayerSpec>,
    played: Played,
    control: Control,
    /// The clocks when the search was requested, in milliseconds, and the time of that: queueing counts against the clock.
    left: Option<[u32; 2]>,
    asked: Instant,
    seed: u64,
}

impl Opponent {
    pub(crate) fn of(player: &str, fold: &RoomFold, stored: &StoredGame, now: Millis) -> Opponent {
        Opponent {
            who: player.parse().ok(),
            played: fold.played().clone(),
            control: stored.control,
            left: fold.left(now),
            asked: Instant::now(),
            seed: opponent_seed(&stored.id),
        }
    }

    /// Searches, and returns the move's label.
    pub(crate) fn answer(self, settings: Settings, stop: &Stop) -> Option<String> {
        let game = self.played.game();
        let side = self.played.position().side();
        let limits = opponent_limits(self.control, self.left, side, self.asked.elapsed());
        let mut player = self.who?.player_with(game, self.seed, settings)?;
        let choice = player.choose(&self.played, &limits, stop).ok()?;
        Some(game.label(side, choice.played))
    }
}
