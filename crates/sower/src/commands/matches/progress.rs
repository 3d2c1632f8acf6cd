//! Shows the progress of a match on standard error.

use std::time::{Duration, Instant};

use sower_core::Game;
use sower_players::matches::{Estimate, FinishedGame, MatchStatus};
use sower_text::{Message, message};

use super::report::{elo_text, percent};
use crate::progress_line::ProgressLine;
use crate::say;

/// How often to print progress without a terminal.
const ELSEWHERE: Duration = Duration::from_secs(60);
/// How many forfeits to report individually.
const MOST_FORFEITS: u32 = 10;

pub(super) struct Progress<'a> {
    game: &'a Game,
    line: ProgressLine,
    begun: Instant,
    done: u64,
    total: u64,
    forfeits: u32,
}

impl<'a> Progress<'a> {
    pub(super) fn new(game: &'a Game, total: u64) -> Progress<'a> {
        let line = ProgressLine::every(ELSEWHERE);
        Progress { game, line, begun: Instant::now(), done: 0, total, forfeits: 0 }
    }

    /// Elapsed seconds.
    pub(super) fn seconds(&self) -> f64 {
        self.begun.elapsed().as_secs_f64()
    }

    /// Skips the remaining games of a pairing that is decided early.
    pub(super) fn skip(&mut self, games: u64) {
        self.total = self.total.saturating_sub(games);
    }

    /// Reports the standing after a game, if it is time.
    pub(super) fn tell(&mut self, game: &FinishedGame, standing: &MatchStatus, names: [&str; 2], games: u32) {
        self.done += 1;
        self.tell_forfeit(game, names);
        if !self.line.is_due() {
            return;
        }
        let tally = &standing.tally;
        let estimate = Estimate::of(tally);
        let talk = message!(
            "match-progress",
            first = names[0].to_owned(),
            second = names[1].to_owned(),
            done = tally.games(),
            total = games,
            wins = tally.wins,
            draws = tally.draws,
            losses = tally.losses,
            score = percent(estimate.score),
            elo = elo_text(self.game, &estimate),
            left = self.time_left()
        );
        self.line.show(self.game, &talk);
    }

    fn tell_forfeit(&mut self, game: &FinishedGame, names: [&str; 2]) {
        let Some(forfeit) = &game.ended.forfeit else { return };
        self.forfeits += 1;
        if self.forfeits > MOST_FORFEITS {
            return;
        }
        let who = names[game.player_at(forfeit.by)].to_owned();
        let talk =
            message!("match-forfeit", number = game.number(), who, reason = forfeit.reason.to_string());
        self.say(&talk);
        if self.forfeits == MOST_FORFEITS {
            self.say(&message!("match-more-forfeits"));
        }
    }

    /// The estimated time left, at the speed so far.
    fn time_left(&self) -> String {
        let each = self.seconds() / self.done.max(1) as f64;
        let left = (each * self.total.saturating_sub(self.done) as f64).ceil() as u64;
        let talk = match left {
            0..=119 => message!("match-seconds", count = left),
            120..=5_399 => message!("match-minutes", count = left.div_ceil(60)),
            _ => message!("match-hours", hours = left / 3600, minutes = left % 3600 / 60),
        };
        say::sentence(self.game, &talk)
    }

    /// Prints a permanent line.
    pub(super) fn say(&mut self, talk: &Message) {
        self.line.note(self.game, talk);
    }

    /// Erases the progress line before the result.
    pub(super) fn clear(&mut self) {
        self.line.clear();
    }
}
