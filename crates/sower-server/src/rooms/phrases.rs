//! Quick chat: a few set phrases, rate limited. They are events, so other processes' spectators see them too.

use sower_core::Side;
use sower_text::message;

use super::actor::Room;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::store::Millis;
use crate::wire::{Event, Phrase, Said};

/// The shortest time between two phrases by one side, in milliseconds.
const PAUSE: Millis = 2000;

/// Phrases by one side in a game.
const MOST: usize = 20;

/// Phrases shown at a time.
const SHOWN: usize = 4;

impl Room {
    /// Sends a phrase to the opponent.
    pub(super) async fn say_phrase(
        &mut self,
        side: Side,
        phrase: Phrase,
        at: Millis,
        locale: Locale,
    ) -> Result<(), ApiError> {
        if !self.fold.between_people() || !self.fold.is_full() {
            return Err(locale.error(Code::Refused, &message!("site-no-listener")));
        }
        let own = self.fold.said.iter().filter(|(said, _)| said.side == side);
        let too_soon = own.clone().next_back().is_some_and(|(_, last)| at < last + PAUSE);
        if too_soon || own.count() >= MOST {
            return Err(locale.error(Code::TooMany, &message!("site-said-enough")));
        }
        self.record_event(at, Event::Phrase { side: side.to_string(), phrase }, locale).await
    }

    /// The most recent phrases.
    pub(super) fn last_said(&self) -> Vec<Said> {
        let said = &self.fold.said;
        said[said.len().saturating_sub(SHOWN)..].iter().map(|(said, _)| *said).collect()
    }
}
