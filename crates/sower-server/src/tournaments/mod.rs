//! Tournaments: arenas, which pair free players by score, and round-robins, in which all players meet.
//!
//! The standings are computed from the games (`standings`), and the pairs from the standings (`pairing`) or the schedule
//! (`round_robin`). Only players, paired rounds and games are stored, so any process
//! can continue a tournament. The unique key of a round lets exactly one process do so.

pub(crate) mod pairing;
pub(crate) mod round_robin;
mod snapshot;
pub(crate) mod standings;
mod step;

pub(crate) use snapshot::{ArenaScene, card};
pub(crate) use standings::{ArenaGame, Scoring};
pub(crate) use step::step_all;

use crate::store::{LiveGame, Millis, StoredArena};
use crate::wire::{Format, Stage};

/// Upcoming or running tournaments in total and per person, and finished ones to list.
pub(crate) const MOST_OPEN: u32 = 100;
pub(crate) const MOST_OF_ONE: u32 = 3;
pub(crate) const MOST_OVER: u32 = 20;

/// The most players of a tournament.
pub(crate) fn most_players(format: Format) -> u32 {
    match format {
        Format::Arena { .. } => 200,
        Format::RoundRobin { .. } => 16,
    }
}

/// When a tournament ends, if that is known.
pub(crate) fn ends(arena: &StoredArena) -> Option<Millis> {
    match (arena.closed, arena.terms.format) {
        (Some(closed), _) => Some(closed),
        (None, Format::Arena { minutes }) => Some(arena.starts + u64::from(minutes) * 60_000),
        (None, Format::RoundRobin { .. }) => None,
    }
}

/// Whether a tournament is upcoming, running or over.
pub(crate) fn stage(arena: &StoredArena, now: Millis) -> Stage {
    match arena.closed {
        Some(_) => Stage::Over,
        None if now < arena.starts => Stage::Ahead,
        None => Stage::Running,
    }
}

/// How a tournament's points are counted.
pub(crate) fn scoring(format: Format) -> Scoring {
    match format {
        Format::Arena { .. } => Scoring::Streaks,
        Format::RoundRobin { .. } => Scoring::Plain,
    }
}

fn games_of(courses: Vec<(String, LiveGame)>) -> Vec<ArenaGame> {
    let game = |(id, live): (String, LiveGame)| ArenaGame {
        id,
        players: live.players,
        began: live.began,
        over: live.over,
    };
    courses.into_iter().map(game).collect()
}
