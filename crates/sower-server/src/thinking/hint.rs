//! Hints and analysis by the search.

use std::sync::Arc;
use std::time::Duration;

use sower_core::Played;
use sower_search::{Limits, Root, Searcher, Settings, Stop};
use sower_text::LineOfPlay;

use crate::wire::{ToPlayer, line_turns};

/// The time limit of a hint's search.
const HINT_TIME: Duration = Duration::from_millis(700);

/// The most plies of the expected line that a player reads.
const SHOWN_PLIES: usize = 8;

/// Memory of one analysis, in bytes. At most one runs per engine thread.
pub(crate) const MEMORY: usize = 24 << 20;

/// The computer's choice; none if stopped or the game is over.
pub(crate) fn hint(played: &Played, settings: Settings, stop: &Stop) -> Option<ToPlayer> {
    let mut searcher = Searcher::new(Arc::clone(played.game()), settings);
    let found = searcher.best(&Root::of(played), &Limits::time(HINT_TIME), stop);
    let best = found.best()?;
    let line = LineOfPlay::new(played.game(), played.position(), &best.moves);
    let turns = line_turns(&line.first(SHOWN_PLIES));
    Some(ToPlayer::Hint { label: best.label.clone(), line: best.line.clone(), turns, score: best.seeds })
}
