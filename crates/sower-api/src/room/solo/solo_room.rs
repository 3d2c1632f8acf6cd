//! A solo game opened for one request: handles what the player says and collects the answer.

use std::sync::Arc;
use std::time::Duration;

use sower_core::notation::write_position;
use sower_core::{Game, Side};
use sower_text::{Language, Message, message};
use sower_wire::{
    Ending, Event, FromPlayer, Offer, ProblemCode, RoomState, Seat, SoloAnswer, SoloEvent, SoloGame,
    SoloThink, ToPlayer,
};

use super::{ME, MOST_EVENTS, fold};
use crate::problem::{Problem, problem, refused};
use crate::room::{
    Entry, Millis, MoveLog, RoomFold, SeatPlan, kind_and_name, left, only, opponent_limits, opponent_seed,
    rounds_so_far,
};

/// The largest seed that JavaScript holds exactly.
const LARGEST_SEED: u64 = (1 << 53) - 1;

/// The room of a request.
pub(super) struct SoloRoom {
    pub(super) kept: SoloGame,
    pub(super) fold: RoomFold,
    log: MoveLog,
    language: &'static Language,
    pub(super) answer: SoloAnswer,
}

impl SoloRoom {
    pub(super) fn open(
        kept: SoloGame,
        name: String,
        game: Arc<Game>,
        language: &'static Language,
    ) -> Result<SoloRoom, Problem> {
        let me = SeatPlan::Guest { guest: ME.to_owned(), name };
        let (_, fold, _) = fold(&kept, &me, game, language)?;
        let mut log = MoveLog::default();
        log.follow(fold.played());
        let answer = SoloAnswer {
            events: Vec::new(),
            told: Vec::new(),
            think: None,
            hint: false,
            flags_at: None,
            next: None,
        };
        Ok(SoloRoom { kept, fold, log, language, answer })
    }

    /// Handles a message. If it is refused, nothing changes.
    pub(super) fn say(&mut self, v: u64, at: Millis, said: FromPlayer, next: String) -> Result<(), Problem> {
        let language = self.language;
        let refuse = |what: Message| Err(problem(ProblemCode::Refused, &what, language));
        let own = self.fold.sides_of(ME);
        let position = *self.fold.played().position();
        let mover = position.side();
        let is_theirs = own.contains(&mover);
        // In pass and play the side to move acts.
        let side = if is_theirs { mover } else { own[0] };
        let (is_over, is_between) = (self.fold.outcome().is_some(), self.fold.is_between_rounds());
        let is_stale = !(self.fold.board_v..=self.fold.v).contains(&v);
        match said {
            FromPlayer::Ping => {
                self.answer.told.push(ToPlayer::Pong);
                Ok(())
            }
            FromPlayer::Move(_) | FromPlayer::Undo if is_stale => refuse(message!("site-stale")),
            FromPlayer::Move(_) | FromPlayer::Resign | FromPlayer::Hint if is_over => {
                refuse(message!("site-game-over"))
            }
            FromPlayer::Move(_) | FromPlayer::Hint if is_between => refuse(message!("site-between-rounds")),
            FromPlayer::Move(_) if self.awaits_toss() => refuse(message!("site-waiting")),
            FromPlayer::Move(_) if !is_theirs => refuse(message!("site-not-your-turn")),
            FromPlayer::Move(label) => {
                let game = Arc::clone(self.fold.played().game());
                let illegal = |refusal| refused(&game, &refusal, language);
                let chosen = game.read_move(mover, label.trim()).map_err(illegal)?;
                game.check(&position, chosen).map_err(illegal)?;
                if self.flag(at) {
                    return refuse(message!("site-too-late"));
                }
                self.record(at, Event::Move { label: game.label(mover, chosen), side: mover.to_string() })
            }
            FromPlayer::Undo => match self.fold.undone(&own) {
                Some(plies) => self.record(at, Event::Back { plies: plies as u32 }),
                None => refuse(message!("site-nothing-back")),
            },
            FromPlayer::NextRound if is_between => {
                let round = self.fold.rounds().round() as u32 + 1;
                self.record(at, Event::Round { round })
            }
            FromPlayer::NextRound => refuse(message!("site-no-next-round")),
            FromPlayer::Resign if is_between => self.record(at, Event::Abandon { side: side.to_string() }),
            FromPlayer::Resign => self.record(at, Event::Resign { side: side.to_string() }),
            FromPlayer::Hint if !is_theirs => refuse(message!("site-no-hint")),
            FromPlayer::Hint => {
                self.answer.hint = true;
                Ok(())
            }
            FromPlayer::Offer(offer) => self.offer(offer, side, own.len() == 2, at, next),
            // There is no opponent to make an offer, take a seat, leave or talk.
            FromPlayer::Decline(_) => refuse(message!("site-nothing-asked")),
            FromPlayer::Claim => refuse(message!("site-still-here")),
            FromPlayer::Sit { .. } => refuse(message!("site-seat-taken")),
            FromPlayer::Phrase(_) => refuse(message!("site-no-listener")),
        }
    }

    fn offer(
        &mut self,
        offer: Offer,
        side: Side,
        is_alone: bool,
        at: Millis,
        next: String,
    ) -> Result<(), Problem> {
        let refuse = |what: Message| Err(problem(ProblemCode::Refused, &what, self.language));
        let is_over = self.fold.outcome().is_some();
        match offer {
            Offer::Rematch if !is_over => refuse(message!("site-not-over")),
            Offer::Rematch if self.fold.next.is_some() => refuse(message!("site-has-next")),
            Offer::Rematch => self.rematch(at, next),
            _ if is_over || self.fold.is_between_rounds() => refuse(message!("site-game-over")),
            Offer::End if is_alone => {
                self.record(at, Event::Answer { side: (!side).to_string(), offer, yes: true })
            }
            // The computer declines while the result is open; takebacks need no consent.
            Offer::End => {
                self.record(at, Event::Offer { side: side.to_string(), offer })?;
                self.record(at, Event::Answer { side: (!side).to_string(), offer, yes: false })
            }
            Offer::Takeback => refuse(message!("site-nothing-asked")),
        }
    }

    /// Creates the rematch, with seats swapped.
    fn rematch(&mut self, at: Millis, id: String) -> Result<(), Problem> {
        let [of_south, of_north] = self.fold.points(self.kept.points);
        let [south, north] = self.kept.seats.clone();
        self.record(at, Event::Rematch { room: id.clone() })?;
        self.answer.next = Some(SoloGame {
            id,
            seats: [north, south],
            points: [of_north, of_south],
            created: at,
            events: Vec::new(),
            ..self.kept.clone()
        });
        Ok(())
    }

    /// Does what happens without the player: tosses the coin, and asks for the computer's move.
    pub(super) fn settle(&mut self, at: Millis, coin: Side) -> Result<(), Problem> {
        if self.awaits_toss() {
            self.record(at, Event::Toss { first: coin.to_string() })?;
        }
        if self.fold.round_outcome().is_some() {
            return Ok(());
        }
        let side = self.fold.played().position().side();
        let left = self.fold.left(at);
        if let Some(player) = self.fold.seats[side].computer() {
            let limits = opponent_limits(self.kept.control, left, side, Duration::ZERO);
            self.answer.think = Some(SoloThink {
                v: self.fold.v,
                player: player.to_owned(),
                seed: opponent_seed(&self.kept.id) & LARGEST_SEED,
                millis: limits.time.map(|time| time.as_millis() as u64),
            });
        }
        let running = self.fold.clock.running().zip(left);
        self.answer.flags_at = running.map(|(side, left)| at + Millis::from(left[side]) + 1);
        Ok(())
    }

    fn awaits_toss(&self) -> bool {
        self.kept.toss && self.fold.tossed.is_none() && self.fold.round_outcome().is_none()
    }

    /// Ends the game if a clock has run out.
    pub(super) fn flag(&mut self, at: Millis) -> bool {
        let late = self
            .fold
            .clock
            .flagged(Duration::from_millis(at))
            .filter(|_| self.fold.round_outcome().is_none());
        late.is_some_and(|side| self.record(at, Event::Flag { side: side.to_string() }).is_ok())
    }

    /// Appends an event, and tells the page.
    pub(super) fn record(&mut self, at: Millis, event: Event) -> Result<(), Problem> {
        if self.fold.v as usize >= MOST_EVENTS {
            return Err(problem(ProblemCode::Refused, &message!("site-room-full"), self.language));
        }
        let mut entry = Entry { v: self.fold.v + 1, at, event, guest: None, left: None };
        let stale = || problem(ProblemCode::Refused, &message!("site-stale"), self.language);
        let before = self.fold.attempt(&entry).map_err(|_| stale())?;
        let mut clock = before.clock();
        if let Event::Move { .. } = entry.event {
            let now = Duration::from_millis(at);
            if clock.press(self.fold.played().position().side(), now).is_err() {
                self.fold.go_back(before);
                return Err(stale());
            }
        }
        if let Event::Round { .. } = entry.event {
            // Each round has its own time.
            clock = self.fold.clock;
        }
        entry.left = left(&clock, at);
        self.fold.set_clocks(entry.left, at);
        self.log.follow(self.fold.played());
        self.tell(Some(entry.event.clone()), at);
        self.answer.events.push(SoloEvent { at, event: entry.event, left: entry.left });
        Ok(())
    }

    pub(super) fn tell(&mut self, event: Option<Event>, at: Millis) {
        let room = Box::new(self.state(at));
        self.answer.told.push(ToPlayer::State { event, room });
    }

    pub(super) fn seats(&self, own: &[Side]) -> [Seat; 2] {
        Side::BOTH.map(|side| {
            let (kind, name) = kind_and_name(&self.fold.seats[side], self.language);
            let yours = own.contains(&side);
            Seat { kind, name, yours, account: false, bot: false, rating: None }
        })
    }

    /// The room as its player sees it.
    fn state(&self, now: Millis) -> RoomState {
        let (fold, kept, language) = (&self.fold, &self.kept, self.language);
        let game = fold.played().game();
        let own = fold.sides_of(ME);
        let outcome = fold.round_outcome();
        let is_their_turn =
            outcome.is_none() && !self.awaits_toss() && own.contains(&fold.played().position().side());
        let mut look = fold.look(is_their_turn, language);
        let ending = outcome.as_ref().map(|outcome| Ending::of(outcome, game, language));
        look.ending.clone_from(&ending);
        RoomState {
            id: kept.id.clone(),
            v: fold.v,
            game: kept.game.clone(),
            title: language.about(game.rules()).name,
            changes: kept.changes.clone(),
            seats: self.seats(&own),
            start: write_position(fold.played().start()),
            moves: self.log.labels(game),
            written: self.log.written(game),
            movers: self.log.movers(),
            look,
            told: self.log.told(game, language, only(&own)),
            sowing: fold.last_sowing(),
            ending,
            rounds: rounds_so_far(fold, language),
            offers: fold.offers.clone(),
            control: kept.control,
            rated: false,
            rated_end: None,
            unrated_why: None,
            clocks: fold.clocks(now),
            tossed: fold.tossed,
            may_undo: fold.undone(&own).is_some(),
            may_hint: is_their_turn,
            between_people: false,
            engine_off: false,
            next: fold.next.clone(),
            points: fold.points(kept.points),
            play_link: None,
            watch_link: None,
            only_here: true,
            public: false,
            arena: None,
            said: Vec::new(),
        }
    }
}
