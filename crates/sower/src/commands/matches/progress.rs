//! How far a match is, on standard error: one line that renews itself in a terminal, a rare line elsewhere.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use sower_core::Game;
use sower_players::matches::{Estimate, FinishedGame, Standing};

use super::report::{elo_text, percent};
use super::talk::MatchTalk;
use crate::say;

/// How often the line of a terminal is renewed, and how often others get a line.
const IN_TERMINAL: Duration = Duration::from_millis(200);
const ELSEWHERE: Duration = Duration::from_secs(60);
/// How many games lost by rule are told one by one.
const MOST_FORFEITS: u32 = 10;

pub(super) struct Progress<'a> {
    game: &'a Game,
    terminal: bool,
    begun: Instant,
    told: Instant,
    /// Whether a line stands in the terminal that is to be renewed.
    standing: bool,
    done: u64,
    total: u64,
    forfeits: u32,
}

impl<'a> Progress<'a> {
    pub(super) fn new(game: &'a Game, total: u64) -> Progress<'a> {
        let now = Instant::now();
        let terminal = io::stderr().is_terminal();
        Progress { game, terminal, begun: now, told: now, standing: false, done: 0, total, forfeits: 0 }
    }

    /// Seconds so far.
    pub(super) fn seconds(&self) -> f64 {
        self.begun.elapsed().as_secs_f64()
    }

    /// A pairing is decided before all its games are played: the rest will not be.
    pub(super) fn skip(&mut self, games: u64) {
        self.total = self.total.saturating_sub(games);
    }

    /// Tells how it stands after a game, if it is time to.
    pub(super) fn tell(&mut self, game: &FinishedGame, standing: &Standing, names: [&str; 2], games: u32) {
        self.done += 1;
        self.tell_forfeit(game, names);
        let every = if self.terminal { IN_TERMINAL } else { ELSEWHERE };
        if self.told.elapsed() < every {
            return;
        }
        self.told = Instant::now();
        let tally = &standing.tally;
        let estimate = Estimate::of(tally);
        let talk = MatchTalk::Progress {
            first: names[0].to_owned(),
            second: names[1].to_owned(),
            done: tally.games(),
            total: games.into(),
            wins: tally.wins,
            draws: tally.draws,
            losses: tally.losses,
            score: percent(estimate.score),
            elo: elo_text(self.game, &estimate),
            left: self.time_left(),
        };
        let line = say::sentence(self.game, &talk);
        if self.terminal {
            // Standard error may be gone; the match goes on without being watched.
            let _ = write!(io::stderr(), "\r\x1b[2K{}", fitted(&line));
            self.standing = true;
        } else {
            self.say(&line);
        }
    }

    fn tell_forfeit(&mut self, game: &FinishedGame, names: [&str; 2]) {
        let Some(forfeit) = &game.ended.forfeit else { return };
        self.forfeits += 1;
        if self.forfeits > MOST_FORFEITS {
            return;
        }
        let who = names[game.player_at(forfeit.by)].to_owned();
        let talk = MatchTalk::Forfeit { number: game.number(), who, reason: forfeit.reason.to_string() };
        self.say(&say::sentence(self.game, &talk));
        if self.forfeits == MOST_FORFEITS {
            self.say(&say::sentence(self.game, &MatchTalk::MoreForfeits));
        }
    }

    /// What is left, if the rest takes as long as what was played.
    fn time_left(&self) -> String {
        let each = self.seconds() / self.done.max(1) as f64;
        let left = (each * self.total.saturating_sub(self.done) as f64).ceil() as u64;
        let talk = match left {
            0..=119 => MatchTalk::Seconds { count: left },
            120..=5_399 => MatchTalk::Minutes { count: left.div_ceil(60) },
            _ => MatchTalk::Hours { hours: left / 3600, minutes: left % 3600 / 60 },
        };
        say::sentence(self.game, &talk)
    }

    /// Says a line that stays.
    pub(super) fn say(&mut self, line: &str) {
        self.clear();
        let _ = writeln!(io::stderr(), "{line}");
    }

    /// Takes the line away that renews itself.
    pub(super) fn clear(&mut self) {
        if std::mem::take(&mut self.standing) {
            let _ = write!(io::stderr(), "\r\x1b[2K");
        }
    }
}

/// As much of a line as fits the terminal: a line that wraps cannot be renewed.
fn fitted(line: &str) -> String {
    let columns =
        terminal_size::terminal_size_of(io::stderr()).map_or(80, |(columns, _)| usize::from(columns.0));
    line.chars().take(columns.saturating_sub(1)).collect()
}
