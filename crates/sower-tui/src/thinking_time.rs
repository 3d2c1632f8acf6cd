//! Limits of time and nodes for the computer players, hints and reviews.

use std::time::Duration;

use sower_players::PlayerSpec;
use sower_review::Budget;
use sower_search::Limits;

/// What another program is given for a move.
const ENGINE: Duration = Duration::from_secs(2);

/// The limits of a player: a level knows its own, another program is given a humane time.
pub fn thinking_limits(who: &PlayerSpec) -> Limits {
    match who {
        PlayerSpec::Engine(_) => Limits::time(ENGINE),
        _ => Limits::default(),
    }
}

/// How long a hint may take.
pub(crate) fn hint_limits() -> Limits {
    Limits::time(Duration::from_millis(1200))
}

/// What a review may take: some seconds, whatever the length of the game.
pub(crate) fn review_budget() -> Budget {
    Budget::Time(Duration::from_secs(8))
}

/// How long a position is looked at while its values are shown: long enough for anyone who looks at it too.
pub(crate) fn analysis_limits() -> Limits {
    Limits::time(Duration::from_secs(120))
}
