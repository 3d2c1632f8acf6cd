//! Time and node limits for computer players, hints and reviews.

use std::time::Duration;

use sower_players::PlayerSpec;
use sower_review::Budget;
use sower_search::Limits;

/// The time per move for external engines.
const ENGINE: Duration = Duration::from_secs(2);

/// A player's limits: those of its level, or a fixed time for external engines.
pub fn thinking_limits(who: &PlayerSpec) -> Limits {
    match who {
        PlayerSpec::Engine(_) => Limits::time(ENGINE),
        _ => Limits::default(),
    }
}

/// The limits of a hint's search.
pub(crate) fn hint_limits() -> Limits {
    Limits::time(Duration::from_millis(1200))
}

/// The limits of a review: a few seconds, whatever the game's length.
pub(crate) fn review_budget() -> Budget {
    Budget::Time(Duration::from_secs(8))
}

/// The limits of the analysis on the game screen: longer than players usually look at one position.
pub(crate) fn analysis_limits() -> Limits {
    Limits::time(Duration::from_secs(120))
}
