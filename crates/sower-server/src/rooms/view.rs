//! A room from one viewer's point of view.

use sower_core::notation::write_position;
use sower_core::record::{Tags, write_record};
use sower_core::{Outcome, Side};
use sower_players::PlayerSpec;
use sower_text::{Language, Message, message};

use super::actor::Room;
use super::blocking::blocking_at;
use super::members::Socket;
use super::move_log::LastTold;
use super::players::Place;
use super::state::Sitter;
use crate::auth::guest::Guest;
use crate::auth::signer::Grants;
use crate::http::locale::Locale;
use crate::lobby::Glance;
use crate::store::{Counted, Millis, SeatPlan};
use crate::wire::{Board, Clocks, Ending, Event, Look, Moved, Presence, RatedEnd, RoomState, Seat, SeatKind};
use sower_api::custom_rules;

/// A viewer of a room.
#[derive(Clone, Debug)]
pub(crate) struct Viewer {
    pub(crate) guest: Option<String>,
    /// Whether they have the invitation link.
    pub(crate) may_sit: bool,
    /// Whether they have the spectators' link.
    pub(crate) may_watch: bool,
    /// Whether they have an account; `guest` is then its number.
    pub(crate) account: bool,
    /// Whether a program acts for a person with a token. It cannot play rated games for that person.
    pub(crate) program: bool,
    /// The session with which they are signed in.
    pub(crate) session: Option<String>,
    /// Their browser and network, if they may play.
    pub(crate) place: Option<Place>,
    pub(crate) locale: Locale,
}

impl Viewer {
    /// A viewer without a link.
    pub(crate) fn of(guest: &Guest, locale: Locale) -> Viewer {
        Viewer {
            guest: Some(guest.id.clone()),
            account: guest.account,
            program: guest.is_program() && !guest.bot,
            session: guest.session.clone(),
            ..Viewer::anonymous(locale)
        }
    }

    /// An anonymous viewer.
    pub(crate) fn anonymous(locale: Locale) -> Viewer {
        Viewer {
            guest: None,
            may_sit: false,
            may_watch: false,
            account: false,
            program: false,
            session: None,
            place: None,
            locale,
        }
    }
}

impl Room {
    /// Whether the viewer may see the room at all.
    pub(crate) fn is_open_to(&self, viewer: &Viewer) -> bool {
        let is_theirs = |guest: &String| {
            *guest == self.stored.maker || self.fold.seats.iter().any(|seat| seat.guest() == Some(guest))
        };
        // Public and rated games are visible to everyone.
        let is_everyones = self.stored.public || self.stored.rated;
        is_everyones || viewer.may_sit || viewer.may_watch || viewer.guest.as_ref().is_some_and(is_theirs)
    }

    /// The sides that the viewer plays.
    pub(crate) fn sides_of(&self, viewer: &Viewer) -> Vec<Side> {
        viewer.guest.as_deref().map_or_else(Vec::new, |guest| self.fold.sides_of(guest))
    }

    pub(crate) fn state(&self, viewer: &Viewer, now: Millis) -> RoomState {
        let (fold, stored) = (&self.fold, &self.stored);
        let language = viewer.locale.language;
        let played = &fold.played;
        let game = played.game();
        let own = self.sides_of(viewer);
        let outcome = fold.outcome();
        let is_their_turn = self.is_turn_of(&own);
        let mut look = self.look(is_their_turn, language);
        let ending = outcome.as_ref().map(|outcome| Ending::of(outcome, game, language));
        look.ending.clone_from(&ending);
        let between_people = fold.between_people();
        let is_makers = viewer.guest.as_deref() == Some(stored.maker.as_str());
        let signer = &self.site.auth.signer;
        let path =
            |word: &str, grants| format!("/play/{}?{word}={}", stored.id, signer.token(grants, &stored.id));
        let is_open = fold.seats.contains(&Sitter::Open);
        RoomState {
            id: stored.id.clone(),
            v: fold.v,
            game: stored.name.clone(),
            title: language.about(game.rules()).name,
            changes: stored.changes.clone(),
            seats: Side::BOTH.map(|side| self.seat(side, own.contains(&side), viewer.locale)),
            start: write_position(played.start()),
            moves: self.move_log.labels(game),
            written: self.move_log.written(game),
            movers: self.move_log.movers(),
            look,
            told: self.move_log.told(game, language, only(&own)),
            ending,
            offers: fold.offers.clone(),
            control: stored.control,
            rated: stored.rated,
            unrated_why: self.rating_doubt.and_then(why_not).map(|why| viewer.locale.say(&why)),
            rated_end: outcome.is_some().then(|| self.told_rated_end(viewer.locale)).flatten(),
            clocks: self.clocks(now),
            tossed: fold.tossed,
            may_undo: !between_people && !own.is_empty() && self.undone(&own).is_some(),
            may_hint: !between_people && is_their_turn,
            between_people,
            next: fold.next.clone(),
            points: self.points(),
            play_link: (is_makers && is_open).then(|| path("seat", Grants::Seat)),
            watch_link: (is_makers || !own.is_empty()).then(|| path("watch", Grants::Watch)),
            only_here: self.site.options.only_here,
            public: stored.public,
            arena: stored.arena.clone(),
            said: self.last_said(),
        }
    }

    /// The changes of the last ply for a viewer; none if there was no ply.
    pub(crate) fn moved(
        &self,
        viewer: &Viewer,
        event: &Event,
        now: Millis,
        last: &mut LastTold,
    ) -> Option<Moved> {
        let own = self.sides_of(viewer);
        let language = viewer.locale.language;
        let (written, told) = last.told(&self.move_log, self.fold.played.game(), language, only(&own))?;
        let between_people = self.fold.between_people();
        let is_their_turn = self.is_turn_of(&own);
        Some(Moved {
            event: event.clone(),
            written,
            told,
            look: self.look(is_their_turn, language),
            clocks: self.clocks(now),
            may_undo: !between_people && !own.is_empty() && self.undone(&own).is_some(),
            may_hint: !between_people && is_their_turn,
        })
    }

    /// Whether one of these sides is to move.
    fn is_turn_of(&self, own: &[Side]) -> bool {
        let mover = self.fold.played.position().side();
        own.contains(&mover) && self.fold.is_full() && !self.awaits_toss() && self.fold.outcome().is_none()
    }

    /// The position, with its legal moves if one of these sides is to move.
    fn look(&self, is_their_turn: bool, language: &Language) -> Look {
        let played = &self.fold.played;
        match is_their_turn {
            true => blocking_at(played.game(), played.position(), || {
                Look::at(played.game(), played.position(), None, language)
            }),
            false => Look {
                board: Board::of(played.position()),
                ending: None,
                choices: Vec::new(),
                refused: Vec::new(),
            },
        }
    }

    fn clocks(&self, now: Millis) -> Option<Clocks> {
        self.fold.left(now).map(|left| Clocks { left, running: self.fold.clock.running() })
    }

    /// The number of plies left after an undo by these sides; none if there is nothing
    /// to undo. A finished game cannot be undone, because the rematch score counts it.
    pub(crate) fn undone(&self, own: &[Side]) -> Option<usize> {
        match own {
            _ if self.fold.outcome().is_some() => None,
            [side] => self.fold.plies_before_last_of(*side),
            // In pass and play, undo removes the last ply.
            _ => self.fold.plies().checked_sub(1).filter(|plies| *plies >= self.fold.given),
        }
    }

    /// The score of the two players over all their rematches, including this game.
    pub(crate) fn points(&self) -> [f32; 2] {
        let mut points = self.stored.points;
        match self.fold.outcome() {
            Some(Outcome { winner: Some(winner), .. }) => points[winner] += 1.0,
            Some(_) => points = points.map(|each| each + 0.5),
            None => {}
        }
        points
    }

    pub(crate) fn presence(&self, viewer: &Viewer, now: Millis) -> Presence {
        let sockets = || self.sockets.values();
        let seated = |socket: &&Socket| !self.sides_of(&socket.viewer).is_empty();
        let may_claim = self.claimable_by(viewer).is_some_and(|at| at <= now);
        Presence {
            here: Side::BOTH.map(|side| self.is_here(side)),
            watching: sockets().filter(|socket| !seated(socket)).count() as u32,
            may_claim,
        }
    }

    fn is_connected(&self, guest: &str) -> bool {
        self.sockets.values().any(|socket| socket.viewer.guest.as_deref() == Some(guest))
    }

    /// The sides whose players are connected to this process.
    pub(super) fn connected(&self) -> [bool; 2] {
        Side::BOTH.map(|side| self.fold.seats[side].guest().is_some_and(|guest| self.is_connected(guest)))
    }

    /// Whether the player of that side is connected.
    pub(crate) fn is_here(&self, side: Side) -> bool {
        match &self.fold.seats[side] {
            Sitter::Open => false,
            Sitter::Computer { .. } => true,
            Sitter::Guest { guest, .. } => {
                self.is_connected(guest) || self.remote.is_elsewhere(side, self.site.now())
            }
        }
    }

    /// The public view, without anything personal.
    pub(super) fn glance(&self, now: Millis) -> Glance {
        let (fold, stored) = (&self.fold, &self.stored);
        let name = |side: Side| match (&fold.seats[side], &self.people[side]) {
            (_, Some(account)) => account.name.clone(),
            (Sitter::Guest { name, .. }, None) => name.clone(),
            _ => String::new(),
        };
        Glance {
            id: stored.id.clone(),
            v: fold.v,
            game: stored.name.clone(),
            changes: stored.changes.clone(),
            names: Side::BOTH.map(name),
            ratings: Side::BOTH.map(|side| {
                let standing = self.people[side].as_ref().filter(|standing| standing.games > 0);
                standing.map(|standing| standing.rating.shown())
            }),
            bots: Side::BOTH.map(|side| self.people[side].as_ref().is_some_and(|standing| standing.bot)),
            rated: stored.rated && self.rating_doubt.is_none(),
            plies: fold.plies() as u32,
            board: Board::of(fold.played.position()),
            control: stored.control,
            clocks: self.clocks(now),
            arena: stored.arena.clone(),
            at: now,
            is_over: fold.outcome().is_some(),
        }
    }

    /// The game as a record.
    pub(crate) fn record(&self) -> String {
        let mut tags = Tags::new();
        let english = Locale { language: Language::english() };
        for (side, name) in [(Side::South, "South"), (Side::North, "North")] {
            tags.set(name, &self.seat(side, false, english).name);
        }
        tags.set("Date", &date(self.stored.created));
        custom_rules::note_changes(&mut tags, self.fold.played.game(), &self.stored.changes);
        write_record(&tags, &self.fold.played)
    }
}

/// Why a rated game does not count.
fn why_not(counted: Counted) -> Option<Message> {
    match counted {
        Counted::No | Counted::Yes => None,
        Counted::TooShort => Some(message!("site-not-counted-short")),
        Counted::OnePlace => Some(message!("site-not-counted-place")),
        Counted::TooOften => Some(message!("site-not-counted-often")),
        Counted::Gone => Some(message!("site-not-counted-gone")),
    }
}

impl Room {
    fn seat(&self, side: Side, yours: bool, locale: Locale) -> Seat {
        let person = self.people[side].as_ref();
        let (kind, name) = kind_and_name(&self.fold.seats[side], locale);
        let name = person.map_or(name, |person| person.name.clone());
        let rating = person.map(|person| person.rating.into());
        let bot = person.is_some_and(|person| person.bot);
        Seat { kind, name, yours, account: person.is_some(), bot, rating }
    }

    /// The game's effect on the ratings, or why there is none.
    fn told_rated_end(&self, locale: Locale) -> Option<RatedEnd> {
        let end = self.rated_end?;
        if end.counted == Counted::No {
            return None;
        }
        let shown = |(before, after): (f64, f64)| [before.round() as i32, after.round() as i32];
        let [south, north] = end.moved.map(|moved| moved.map(shown));
        Some(RatedEnd {
            moved: south.zip(north).map(|(south, north)| [south, north]),
            why: why_not(end.counted).map(|why| locale.say(&why)),
        })
    }
}

/// The viewer's side; none for spectators and in pass and play.
fn only(own: &[Side]) -> Option<Side> {
    match own {
        [side] => Some(*side),
        _ => None,
    }
}

fn kind_and_name(sitter: &Sitter, locale: Locale) -> (SeatKind, String) {
    match sitter {
        Sitter::Open => (SeatKind::Open, String::new()),
        Sitter::Guest { name, .. } if name.is_empty() => {
            (SeatKind::Person, locale.say(&message!("site-guest")))
        }
        Sitter::Guest { name, .. } => (SeatKind::Person, name.clone()),
        Sitter::Computer { player } => (SeatKind::Computer, computer_name(player, locale)),
    }
}

/// The seats of a new game.
pub(crate) fn planned_seats(plans: &[SeatPlan; 2], guest: &str, locale: Locale) -> [Seat; 2] {
    plans.each_ref().map(|plan| {
        let sitter = Sitter::from(plan.clone());
        let (kind, name) = kind_and_name(&sitter, locale);
        Seat { kind, name, yours: sitter.guest() == Some(guest), account: false, bot: false, rating: None }
    })
}

/// The name of a computer player.
pub(crate) fn computer_name(player: &str, locale: Locale) -> String {
    match player.parse() {
        Ok(PlayerSpec::Level(level)) => locale.say(&message!("site-computer-level", level)),
        Ok(PlayerSpec::Minimax(depth)) => locale.say(&message!("site-computer-minimax", depth)),
        Ok(PlayerSpec::Greedy) => locale.say(&message!("site-computer-greedy")),
        Ok(PlayerSpec::Random) => locale.say(&message!("site-computer-random")),
        _ => player.to_owned(),
    }
}

/// The date of a time, as records write it.
fn date(at: Millis) -> String {
    // Days since 1 March of the year 0, by Howard Hinnant's civil_from_days.
    let days = (at / 86_400_000) as i64 + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, turn) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}.{month:02}.{day:02}", year + era * 400 + turn)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn a_time_has_its_day() {
        assert_eq!(date(0), "1970.01.01");
        assert_eq!(date(951_782_400_000), "2000.02.29");
        assert_eq!(date(1_794_787_200_000), "2026.11.16");
    }
}
