//! The computer's move in a room.

use std::time::Duration;

use sower_core::{Played, Side};
use sower_search::{ClockLeft, Limits, Settings, Stop, Who};

use super::fold::RoomFold;
use crate::store::{Millis, StoredGame};
use crate::wire::Control;

/// Memory of an opponent that thinks by time; it is given back with the move.
const MEMORY: usize = 16 << 20;

/// A question to an opponent. Each is answered by a new one: what a player remembers is worth less than its memory.
pub(crate) struct Opponent {
    who: Option<Who>,
    played: Played,
    limits: Limits,
    seed: u64,
}

impl Opponent {
    pub(crate) fn of(player: &str, fold: &RoomFold, stored: &StoredGame, now: Millis) -> Opponent {
        // The same for the same room, so that a level misjudges a position in the same way all through a game.
        let seed =
            stored.id.bytes().fold(17_u64, |seed, byte| seed.wrapping_mul(31).wrapping_add(u64::from(byte)));
        let side = fold.played.position().side();
        let limits = fold.left(now).map_or_else(Limits::default, |left| limits(stored.control, left, side));
        Opponent { who: player.parse().ok(), played: fold.played.clone(), limits, seed }
    }

    /// The label of the move.
    pub(crate) fn answer(self, stop: &Stop) -> Option<String> {
        let game = self.played.game();
        let settings = Settings { memory: MEMORY, threads: 1 };
        let mut player = self.who?.sit_down_with(game, self.seed, settings)?;
        let choice = player.choose(&self.played, &self.limits, stop).ok()?;
        Some(game.label(self.played.position().side(), choice.played))
    }
}

fn limits(control: Control, left: [u32; 2], side: Side) -> Limits {
    let increment = match control {
        Control::Fischer { increment, .. } => Duration::from_secs(u64::from(increment)),
        // All of it is there again at the next ply; half of it is never too late.
        Control::PerMove { .. } => {
            return Limits::time(
                Duration::from_millis(u64::from(left[side]) / 2).min(Duration::from_secs(2)),
            );
        }
        Control::None => return Limits::default(),
    };
    let left = left.map(|millis| Duration::from_millis(u64::from(millis)));
    Limits::on_clock(ClockLeft { left, increment: [increment; 2] }, side)
}
