//! Hints and analysis by the search.

use std::sync::Arc;
use std::time::Duration;

use sower_core::Played;
use sower_search::{Limits, Root, Searcher, Settings, Stop};

use crate::wire::ToPlayer;

/// How long a hint is thought about.
const HINT_TIME: Duration = Duration::from_millis(700);

/// Memory of one analysis. As many run at once as there are threads to think.
pub(crate) const MEMORY: usize = 24 << 20;

/// What the computer would play; nothing if it was stopped or there is nothing to play.
pub(crate) fn hint(played: &Played, settings: Settings, stop: &Stop) -> Option<ToPlayer> {
    let mut searcher = Searcher::new(Arc::clone(played.game()), settings);
    let found = searcher.best(&Root::of(played), &Limits::time(HINT_TIME), stop);
    let best = found.best()?;
    Some(ToPlayer::Hint { label: best.label.clone(), line: best.line.clone(), score: best.seeds })
}
