//! The default review, in the one form that the command line and the site share byte for byte.

use std::sync::Arc;

use sower_core::Played;
use sower_core::record::Tags;

use super::opening::opening_plies;
use super::reviewer::{Budget, Progress, Stopped, review_after};
use crate::limits::Stop;
use crate::probe::Probes;
use crate::searcher::{Searcher, Settings};

/// Positions for each ply if nothing is said about it: an ordinary game takes some seconds.
pub const USUAL_NODES: u64 = 500_000;

/// MiB of memory for positions that were seen.
pub const USUAL_MEMORY: u32 = 128;

/// A review as one line of JSON, as `sower review --json` writes it.
pub fn review_json(
    played: &Played,
    tags: &Tags,
    probes: Probes,
    stop: &Stop,
    progress: &mut dyn FnMut(Progress),
) -> Result<String, Stopped> {
    let settings = Settings::new((USUAL_MEMORY as usize) << 20, 1).with_probes(probes);
    let mut searcher = Searcher::new(Arc::clone(played.game()), settings);
    let opening = opening_plies(played, tags);
    let found = review_after(opening, played, &mut searcher, Budget::Nodes(USUAL_NODES), stop, progress)?;
    let line = serde_json::to_string(&found).expect("a review is made of numbers and text");
    Ok(line + "\n")
}
