//! The default review, used by the site and by the command line without a limit.

use std::sync::Arc;

use sower_core::Played;
use sower_core::record::Tags;
use sower_search::{Probes, Searcher, Settings, Stop};

use super::Review;
use super::opening::opening_plies;
use super::reviewer::{Budget, Progress, Stopped, review_after};

/// The default node limit per ply: an ordinary game takes some seconds.
pub const USUAL_NODES: u64 = 500_000;

/// The default size of the transposition table in MiB.
pub const USUAL_MEMORY: u32 = 128;

/// A review on one thread with the default limits, which gives the same result every time.
pub fn default_review(
    played: &Played,
    tags: &Tags,
    probes: Probes,
    stop: &Stop,
    progress: &mut dyn FnMut(Progress),
) -> Result<Review, Stopped> {
    let settings = Settings::new((USUAL_MEMORY as usize) << 20, 1).with_probes(probes);
    let mut searcher = Searcher::new(Arc::clone(played.game()), settings);
    let opening = opening_plies(played, tags);
    review_after(opening, played, &mut searcher, Budget::Nodes(USUAL_NODES), stop, progress)
}
