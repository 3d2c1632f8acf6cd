//! A room from one viewer's point of view.

use sower_api::room::{LastTold, Sitter, kind_and_name, only, room_record, rounds_so_far};
use sower_core::notation::write_position;
use sower_core::{Named as _, Side};
use sower_text::{Language, Message, message};

use super::actor::Room;
use super::blocking::blocking_at;
use super::members::Socket;
use super::players::Place;
use crate::auth::guest::Guest;
use crate::auth::signer::Grants;
use crate::http::locale::Locale;
use crate::lobby::Glance;
use crate::store::{Counted, Millis, SeatPlan};
use crate::wire::{Board, Ending, Event, Look, Moved, Presence, RatedEnd, RoomState, Seat, Sowing};

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
    /// Whether they receive the steps of each ply, to animate it.
    pub(crate) animates: bool,
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
            animates: false,
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
        let played = fold.played();
        let game = played.game();
        let own = self.sides_of(viewer);
        let outcome = fold.outcome();
        let is_their_turn = self.is_turn_of(&own);
        let round_outcome = fold.round_outcome();
        let mut look = self.look(is_their_turn, language);
        let ending = round_outcome.as_ref().map(|outcome| Ending::of(outcome, game, language));
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
            sowing: viewer.animates.then(|| self.last_sowing()).flatten(),
            ending,
            rounds: rounds_so_far(fold, language),
            offers: fold.offers.clone(),
            control: stored.control,
            rated: stored.rated,
            unrated_why: self.rating_doubt.and_then(why_not).map(|why| viewer.locale.say(&why)),
            rated_end: outcome.is_some().then(|| self.told_rated_end(viewer.locale)).flatten(),
            clocks: self.fold.clocks(now),
            tossed: fold.tossed,
            may_undo: !between_people && !own.is_empty() && self.fold.undone(&own).is_some(),
            may_hint: !between_people && is_their_turn,
            between_people,
            engine_off: between_people && fold.is_full() && outcome.is_none() && !own.is_empty(),
            next: fold.next.clone(),
            points: fold.points(stored.points),
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
        let (written, told) = last.told(&self.move_log, self.fold.played().game(), language, only(&own))?;
        let between_people = self.fold.between_people();
        let is_their_turn = self.is_turn_of(&own);
        // The mover's client has the steps: the move was among its legal moves.
        let is_new = matches!(event, Event::Move { side, .. } if !own.iter().any(|own| own.name() == side));
        let sowing = (viewer.animates && is_new).then(|| last.sowing(|| self.last_sowing())).flatten();
        Some(Moved {
            event: event.clone(),
            written,
            told,
            sowing,
            look: self.look(is_their_turn, language),
            clocks: self.fold.clocks(now),
            may_undo: !between_people && !own.is_empty() && self.fold.undone(&own).is_some(),
            may_hint: !between_people && is_their_turn,
        })
    }

    /// The last ply step by step.
    fn last_sowing(&self) -> Option<Sowing> {
        let played = self.fold.played();
        let before = played.node(played.node(played.cursor()).parent()?).position();
        blocking_at(played.game(), before, || self.fold.last_sowing())
    }

    /// Whether one of these sides is to move.
    fn is_turn_of(&self, own: &[Side]) -> bool {
        let mover = self.fold.played().position().side();
        own.contains(&mover)
            && self.fold.is_full()
            && !self.awaits_toss()
            && self.fold.round_outcome().is_none()
    }

    /// The position, with its legal moves if one of these sides is to move.
    fn look(&self, is_their_turn: bool, language: &Language) -> Look {
        let played = self.fold.played();
        blocking_at(played.game(), played.position(), || self.fold.look(is_their_turn, language))
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
            board: Board::of(fold.played().game().rules(), fold.played().position()),
            control: stored.control,
            clocks: self.fold.clocks(now),
            arena: stored.arena.clone(),
            at: now,
            is_over: fold.outcome().is_some(),
        }
    }

    /// The game as a record, or one round of a match; none if there is no such round.
    pub(crate) fn record(&self, round: Option<u32>) -> Option<String> {
        let english = Locale { language: Language::english() };
        let [south, north] = Side::BOTH.map(|side| self.seat(side, false, english).name);
        let (rounds, stored) = (self.fold.rounds(), &self.stored);
        room_record(rounds, round, [&south, &north], stored.created, &stored.changes)
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
        let (kind, name) = kind_and_name(&self.fold.seats[side], locale.language);
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

/// The seats of a new game.
pub(crate) fn planned_seats(plans: &[SeatPlan; 2], guest: &str, locale: Locale) -> [Seat; 2] {
    plans.each_ref().map(|plan| {
        let sitter = Sitter::from(plan.clone());
        let (kind, name) = kind_and_name(&sitter, locale.language);
        Seat { kind, name, yours: sitter.guest() == Some(guest), account: false, bot: false, rating: None }
    })
}
