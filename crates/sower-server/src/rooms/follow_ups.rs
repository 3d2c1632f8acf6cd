//! Automatic actions after an event: the coin toss, the computer's move.

use std::time::Duration;

use sower_core::Side;
use sower_search::Stop;
use sower_text::{Language, message};

use super::actor::Room;
use super::commit::Refused;
use super::live_games::{Asked, check_may_analyse};
use super::messages::RoomMessage;
use super::opponent::{self, Opponent};
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::thinking::pool::Kind;
use crate::wire::Event;

/// How long after the pool was full to retry, in milliseconds.
const ASK_AGAIN: u64 = 500;

/// How often a computer that must not reply checks again, in milliseconds.
const HELD_BACK: u64 = 5000;

impl Room {
    /// Does the automatic actions: tosses the coin, starts the computer's search.
    pub(super) async fn settle(&mut self) {
        if self.awaits_toss() && self.fold.is_full() && !self.sockets.is_empty() {
            let first = self.first_to_begin().await;
            let _ = self
                .commit_event(self.site.now(), Event::Toss { first: first.to_string() }, None, None)
                .await;
        }
        let side = self.fold.played().position().side();
        let is_due = self.fold.round_outcome().is_none()
            && self.fold.is_full()
            && !self.awaits_toss()
            && self.thinking.is_none()
            && self.is_watched();
        let Some(player) = self.fold.seats[side].computer().filter(|_| is_due).map(str::to_owned) else {
            return;
        };
        let Some(own) = self.own() else { return };
        if let Err(error) = self.check_reply(!side).await {
            self.hold_back(&error);
            return;
        }
        let stop = Stop::new();
        let v = self.fold.v;
        let question = Opponent::of(&player, &self.fold, &self.stored, self.site.now());
        let settings = self.site.search_settings(opponent::MEMORY);
        // The pool counts this search against the room's guest.
        let asked = self.site.thinking.pool.ask(Kind::Opponent, &self.asker(), stop.clone(), move |stop| {
            let label = question.answer(settings, stop);
            // If the room has closed, the move is not needed.
            let _ = own.blocking_send(RoomMessage::Thought { v, label });
        });
        match asked {
            Ok(()) => self.thinking = Some(stop),
            Err(_) => self.ask_again = Some(self.site.now() + ASK_AGAIN),
        }
    }

    /// Checks whether the computer may move: not in a copy of its opponent's game against a person.
    async fn check_reply(&self, to: Side) -> Result<(), ApiError> {
        let locale = Locale { language: Language::english() };
        let asked = Asked::reply_to(self.fold.played());
        check_may_analyse(&self.site, self.fold.seats[to].guest(), asked, locale).await
    }

    /// Explains once why the computer does not move, and checks again later.
    fn hold_back(&mut self, error: &ApiError) {
        self.ask_again = Some(self.site.now() + HELD_BACK);
        if self.held_back != Some(self.fold.v) {
            self.held_back = Some(self.fold.v);
            for (socket, locale) in self.readers() {
                let error = if error.code == Code::Refused {
                    locale.error(Code::Refused, &message!("site-no-reply"))
                } else {
                    error.clone()
                };
                self.refuse(socket, error.problem());
            }
        }
    }

    pub(super) async fn thought(&mut self, v: u64, label: Option<String>) {
        if v != self.fold.v || self.thinking.is_none() {
            return;
        }
        self.thinking = None;
        let side = self.fold.played().position().side().to_string();
        let now = self.site.now();
        let made = match label {
            Some(label) => self.commit_event(now, Event::Move { label, side }, None, None).await,
            None => Err(Refused::Impossible),
        };
        match made {
            Ok(()) => self.settle().await,
            Err(Refused::OutOfTime) => {
                if let Some(side) = self.fold.clock.flagged(Duration::from_millis(now)) {
                    self.flag(side, now).await;
                }
            }
            Err(_) => self.ask_again = Some(now + ASK_AGAIN),
        }
    }

    pub(super) fn stop_thinking(&mut self) {
        if let Some(stop) = self.thinking.take() {
            stop.stop();
        }
    }
}
