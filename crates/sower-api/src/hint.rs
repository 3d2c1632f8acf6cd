//! Hints by the search.

use std::sync::Arc;
use std::time::Duration;

use sower_core::Played;
use sower_review::hint_sentence;
use sower_search::{Limits, Root, Searcher, Settings, Stop};
use sower_text::{Language, LineOfPlay};
use sower_wire::{ToPlayer, line_turns};

/// The time limit of a hint's search.
const HINT_TIME: Duration = Duration::from_millis(700);

/// The most plies of the expected line that a player reads.
const SHOWN_PLIES: usize = 8;

/// Memory for the transposition table of a hint or an analysis, in bytes.
pub const ENGINE_MEMORY: usize = 24 << 20;

/// The move that the engine would play, and why. None if the search was stopped or the game is over.
pub fn hint(played: &Played, settings: Settings, language: &Language, stop: &Stop) -> Option<ToPlayer> {
    let mut searcher = Searcher::new(Arc::clone(played.game()), settings);
    let found = searcher.best(&Root::of(played), &Limits::time(HINT_TIME), stop);
    let best = found.best()?;
    let line = LineOfPlay::new(played.game(), played.position(), &best.moves);
    let turns = line_turns(&line.first(SHOWN_PLIES));
    let sentence = hint_sentence(played.game(), played.position(), best);
    let reason = language.say(&sentence, played.game().rules().words());
    let (label, line) = (best.label.clone(), best.line.clone());
    Some(ToPlayer::Hint { label, line, turns, score: best.seeds, reason })
}
