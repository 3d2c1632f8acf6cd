//! A room's state, folded from its events alone.
//!
//! The fold decides nothing: checks apply_event before an event is stored. It reads no clock; all times come from the events.

use std::sync::Arc;
use std::time::Duration;

use sower_core::matches::{Match, MatchResult};
use sower_core::{Clock, Game, Named as _, NodeId, Outcome, Played, Side, TimeControl};

use sower_text::Language;
use sower_wire::{Board, Clocks, Control, Event, Look, Offer, Said, Sowing};

use super::{Entry, Millis, RoomPlan, SeatPlan};

/// The player of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// The seat is open.
    Open,
    /// A guest or an account.
    Guest {
        /// The number of the guest or account.
        guest: String,
        /// The guest's name; empty for an account.
        name: String,
    },
    /// An engine player.
    Computer {
        /// The player's spec, such as `level:3`.
        player: String,
    },
}

impl Sitter {
    /// The number of the guest in this seat.
    pub fn guest(&self) -> Option<&str> {
        match self {
            Sitter::Guest { guest, .. } => Some(guest),
            _ => None,
        }
    }

    /// The spec of the engine player in this seat.
    pub fn computer(&self) -> Option<&str> {
        match self {
            Sitter::Computer { player } => Some(player),
            _ => None,
        }
    }
}

impl From<SeatPlan> for Sitter {
    fn from(plan: SeatPlan) -> Sitter {
        match plan {
            SeatPlan::Open => Sitter::Open,
            SeatPlan::Guest { guest, name } => Sitter::Guest { guest, name },
            SeatPlan::Computer { player } => Sitter::Computer { player },
        }
    }
}

/// Events or a game that do not fit together: a database that was tampered with, or an incompatible version.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FoldError {
    /// The rules stored with the game cannot be read.
    #[error("the rules of game {game} cannot be read: {reason}")]
    Rules {
        /// The number of the game's room.
        game: String,
        /// Why it cannot be read or applied.
        reason: String,
    },
    /// An event that is impossible in its state.
    #[error("event {v} of game {game} does not fit: {reason}")]
    Event {
        /// The number of the game's room.
        game: String,
        /// The event's number, from 1.
        v: u64,
        /// Why it cannot be read or applied.
        reason: String,
    },
}

/// The state of a room after `v` events.
#[derive(Clone, Debug)]
pub struct RoomFold {
    id: String,
    /// The number of events.
    pub v: u64,
    /// The time of the last event.
    pub at: Millis,
    /// The game with all its plies: one round, or those of a match so far.
    rounds: Match,
    /// Plies that were played before the room was opened, which cannot be taken back.
    pub given: usize,
    control: Control,
    /// The clock. It does not run until the first ply, which has no time limit. Each round of a match has its own time.
    pub clock: Clock,
    /// South's seat, then North's.
    pub seats: [Sitter; 2],
    /// The side that the coin toss chose to move first.
    pub tossed: Option<Side>,
    /// Open offers, each with the side that made it.
    pub offers: Vec<(Offer, Side)>,
    /// How many offers each side has made: since the last ply, and in total.
    pub asked: [[u32; 2]; 2],
    /// The number of the rematch's room.
    pub next: Option<String>,
    /// The event that last changed the board or the turn. Messages with this version or a later one refer to this board.
    pub board_v: u64,
    /// All phrases sent, with their times.
    pub said: Vec<(Said, Millis)>,
    /// Whether the clock starts as soon as both seats are taken.
    begins_at_once: bool,
}

/// The state before an attempted event, for rollback.
pub struct Before(Was);

enum Was {
    /// Before a ply: the parts of the room that it changes.
    Ply { v: u64, at: Millis, clock: Clock, board_v: u64, offers: Vec<(Offer, Side)>, asked: [[u32; 2]; 2] },
    /// Before anything else: the whole room.
    Other(Box<RoomFold>),
}

impl Before {
    /// The clock before the event.
    pub fn clock(&self) -> Clock {
        match &self.0 {
            Was::Ply { clock, .. } => *clock,
            Was::Other(before) => before.clock,
        }
    }

    /// Whether the game was already over.
    pub fn was_over(&self) -> bool {
        match &self.0 {
            // No ply follows the end of a game.
            Was::Ply { .. } => false,
            Was::Other(before) => before.outcome().is_some(),
        }
    }
}

impl RoomFold {
    /// A room without events.
    pub fn new(plan: &RoomPlan, game: Arc<Game>) -> Result<RoomFold, FoldError> {
        let bad = |reason: String| FoldError::Event { game: plan.id.clone(), v: 0, reason };
        let start = match &plan.start {
            Some(text) => game.read_position(text).map_err(|error| bad(error.to_string()))?,
            None => game.start(),
        };
        let mut played = Played::from_position(game, start);
        for label in &plan.moves {
            let found = played.game().read_move(played.position().side(), label);
            found.and_then(|found| played.play(found)).map_err(|refusal| bad(refusal.to_string()))?;
        }
        let seats = plan.seats.clone().map(Sitter::from);
        let mut fold = RoomFold {
            id: plan.id.clone(),
            v: 0,
            at: plan.created,
            rounds: Match::starting(played),
            given: plan.moves.len(),
            control: plan.control,
            clock: Clock::new(time_control(plan.control)),
            seats,
            tossed: None,
            offers: Vec::new(),
            asked: [[0; 2]; 2],
            next: None,
            board_v: 0,
            said: Vec::new(),
            begins_at_once: plan.begins_at_once,
        };
        fold.start_waiting_clock(Duration::from_millis(plan.created));
        Ok(fold)
    }

    /// If the clock does not wait for the first ply, starts it for the side to move.
    fn start_waiting_clock(&mut self, now: Duration) {
        let is_first = self.plies() == self.given && self.round_outcome().is_none();
        if self.begins_at_once && is_first && self.is_full() {
            let mover = self.played().position().side();
            if self.clock.running() != Some(mover) {
                self.clock.start(mover, now);
            }
        }
    }

    /// The number of plies played.
    pub fn plies(&self) -> usize {
        self.played().node(self.played().cursor()).ply() as usize
    }

    /// The current round with all its plies; the whole game if it has no rounds.
    pub fn played(&self) -> &Played {
        self.rounds.current()
    }

    /// All rounds. A game without rounds has one.
    pub fn rounds(&self) -> &Match {
        &self.rounds
    }

    /// The result of the current round, if it is over.
    pub fn round_outcome(&self) -> Option<Outcome> {
        self.played().outcome()
    }

    /// The side that began the game, in its first round.
    pub fn first_starter(&self) -> Side {
        self.rounds.rounds().next().unwrap_or(self.played()).start().side()
    }

    /// The result of the match; none while it is in progress and in a game without rounds.
    pub fn match_result(&self) -> Option<MatchResult> {
        self.round_outcome().and_then(|_| self.rounds.result())
    }

    /// Whether a round has ended and the next one has not begun.
    pub fn is_between_rounds(&self) -> bool {
        self.round_outcome().is_some() && self.outcome().is_none()
    }

    /// The result, if the game is over. A match is one game, and its score is the tally.
    pub fn outcome(&self) -> Option<Outcome> {
        let last = self.round_outcome()?;
        let rules = self.played().game().rules();
        if !rules.matches().has_rounds() {
            return Some(last);
        }
        let result = self.rounds.result()?;
        let score = result.tally.map(|count| u8::try_from(count).unwrap_or(u8::MAX));
        Some(Outcome { winner: result.winner, score, ..last })
    }

    /// Whether two different guests play, or will once the open seat is taken.
    pub fn between_people(&self) -> bool {
        let [south, north] = &self.seats;
        south.computer().is_none()
            && north.computer().is_none()
            && (south.guest() != north.guest() || south.guest().is_none())
    }

    /// Whether both seats are taken.
    pub fn is_full(&self) -> bool {
        !self.seats.contains(&Sitter::Open)
    }

    /// The sides of a guest: both in pass and play.
    pub fn sides_of(&self, guest: &str) -> Vec<Side> {
        Side::BOTH.into_iter().filter(|side| self.seats[*side].guest() == Some(guest)).collect()
    }

    /// Deletes a guest's name; they keep their seat.
    pub fn forget_name(&mut self, who: &str) {
        for seat in &mut self.seats {
            if let Sitter::Guest { guest, name } = seat
                && guest == who
            {
                name.clear();
            }
        }
    }

    /// Moves a guest's seat to their account. Names of accounts are stored only with the account.
    pub fn became(&mut self, who: &str, account: &str) {
        for seat in &mut self.seats {
            if seat.guest() == Some(who) {
                *seat = Sitter::Guest { guest: account.to_owned(), name: String::new() };
            }
        }
    }

    /// The plies left after an undo by these sides; none if there is nothing to undo. A finished game cannot be undone, because the
    /// rematch score counts it.
    pub fn undone(&self, own: &[Side]) -> Option<usize> {
        match own {
            _ if self.round_outcome().is_some() => None,
            [side] => self.plies_before_last_of(*side),
            // In pass and play, undo removes the last ply.
            _ => self.plies().checked_sub(1).filter(|plies| *plies >= self.given),
        }
    }

    /// The score of the two players over all their rematches, including this game.
    pub fn points(&self, before: [f32; 2]) -> [f32; 2] {
        let mut points = before;
        match self.outcome() {
            Some(Outcome { winner: Some(winner), .. }) => points[winner] += 1.0,
            Some(_) => points = points.map(|each| each + 0.5),
            None => {}
        }
        points
    }

    /// The last ply step by step.
    pub fn last_sowing(&self) -> Option<Sowing> {
        let played = self.played();
        let last = played.node(played.cursor());
        let (chosen, before) = (last.played()?, played.node(last.parent()?).position());
        let trace = played.game().trace(before, chosen).ok()?;
        Some(Sowing::of(played.game().rules(), &trace))
    }

    /// The current position, with its legal moves if the reader is to move.
    pub fn look(&self, is_their_turn: bool, language: &Language) -> Look {
        let played = self.played();
        match is_their_turn {
            true => Look::at(played.game(), played.position(), None, language),
            false => Look {
                board: Board::of(played.game().rules(), played.position()),
                ending: None,
                choices: Vec::new(),
                refused: Vec::new(),
            },
        }
    }

    /// The clocks at a time; none without a time control.
    pub fn clocks(&self, now: Millis) -> Option<Clocks> {
        self.left(now).map(|left| Clocks { left, running: self.clock.running() })
    }

    /// The plies left after taking back a side's last ply and everything after it. None if it has made none.
    pub fn plies_before_last_of(&self, side: Side) -> Option<usize> {
        let line = self.played().line_to(self.played().cursor());
        let last = line.iter().rposition(|id| self.played().mover(*id) == Some(side))?;
        (last > self.given).then(|| last - 1)
    }

    /// The clocks at a time, in milliseconds; none without a time control.
    pub fn left(&self, now: Millis) -> Option<[u32; 2]> {
        left(&self.clock, now)
    }

    /// Applies the next event.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), FoldError> {
        let id = self.id.clone();
        let bad = |reason: String| FoldError::Event { game: id, v: entry.v, reason };
        if entry.v != self.v + 1 {
            return Err(bad(format!("it comes after event {}", self.v)));
        }
        self.apply_event(entry).map_err(bad)?;
        self.v = entry.v;
        self.at = entry.at;
        if !matches!(
            entry.event,
            Event::Offer { .. } | Event::Answer { yes: false, .. } | Event::Phrase { .. }
        ) {
            self.board_v = entry.v;
        }
        let now = Duration::from_millis(entry.at);
        self.start_waiting_clock(now);
        if self.round_outcome().is_some() {
            self.clock.stop(now);
            self.offers.retain(|(offer, _)| *offer == Offer::Rematch);
        }
        self.set_clocks(entry.left, entry.at);
        Ok(())
    }

    /// Applies the next event so that it can be rolled back, which checks
    /// it before it is stored. An event that does not fit changes nothing.
    pub fn attempt(&mut self, entry: &Entry) -> Result<Before, FoldError> {
        // A ply can be undone. Copying the whole game for each would cost more than everything else.
        if let Event::Move { .. } = entry.event {
            let RoomFold { v, at, clock, board_v, asked, .. } = *self;
            let before = Was::Ply { v, at, clock, board_v, offers: self.offers.clone(), asked };
            return self.apply(entry).map(|()| Before(before));
        }
        let before = self.clone();
        match self.apply(entry) {
            Ok(()) => Ok(Before(Was::Other(Box::new(before)))),
            Err(error) => {
                *self = before;
                Err(error)
            }
        }
    }

    /// Rolls back an attempted event.
    pub fn go_back(&mut self, to: Before) {
        match to.0 {
            Was::Ply { v, at, clock, board_v, offers, asked } => {
                self.rounds.current_mut().retract();
                (self.v, self.at, self.clock, self.board_v, self.offers) = (v, at, clock, board_v, offers);
                self.asked = asked;
            }
            Was::Other(before) => *self = *before,
        }
    }

    /// Excludes an outage from the clocks: they show the same before and after.
    pub fn pass_over(&mut self, from: Millis, to: Millis) {
        if let (Some(left), true, true) = (self.left(from), self.clock.running().is_some(), from < to) {
            self.set_clocks(Some(left), to);
        }
    }

    /// Sets the clocks to an event's values.
    pub fn set_clocks(&mut self, left: Option<[u32; 2]>, at: Millis) {
        for (side, left) in Side::BOTH.into_iter().zip(left.into_iter().flatten()) {
            self.clock.set_remaining(side, Duration::from_millis(u64::from(left)), Duration::from_millis(at));
        }
    }

    fn apply_event(&mut self, entry: &Entry) -> Result<(), String> {
        let now = Duration::from_millis(entry.at);
        let told = |refusal: sower_core::Refusal| refusal.to_string();
        match &entry.event {
            Event::Join { side, name } => {
                let guest = entry.guest.clone().ok_or("a join without a guest")?;
                self.seats[read_side(side)?] = Sitter::Guest { guest, name: name.clone() };
            }
            Event::Toss { first } => {
                let first = read_side(first)?;
                let game = Arc::clone(self.played().game());
                self.tossed = Some(first);
                self.rounds =
                    Match::starting(Played::from_position(Arc::clone(&game), game.start_with(first)));
            }
            Event::Move { label, side } => {
                if read_side(side)? != self.played().position().side() {
                    return Err("it is the other side's turn".to_owned());
                }
                let found = self.played().game().read_move(self.played().position().side(), label);
                found.and_then(|found| self.rounds.current_mut().play(found)).map_err(told)?;
                self.clock.start(self.played().position().side(), now);
                self.offers.clear();
                self.asked.iter_mut().for_each(|[since_ply, _]| *since_ply = 0);
            }
            Event::Back { plies } => self.take_back(*plies as usize, now),
            Event::Offer { side, offer } => {
                let asked = (*offer, read_side(side)?);
                let [since_ply, in_all] = &mut self.asked[asked.1];
                (*since_ply, *in_all) = (*since_ply + 1, *in_all + 1);
                if !self.offers.contains(&asked) {
                    self.offers.push(asked);
                }
            }
            Event::Answer { side, offer, yes } => {
                let side = read_side(side)?;
                self.offers.retain(|(asked, _)| asked != offer);
                match (offer, yes) {
                    (Offer::End, true) => {
                        self.rounds.current_mut().agree().map_err(told)?;
                    }
                    (Offer::Takeback, true) => {
                        let plies =
                            self.plies_before_last_of(!side).ok_or("there is nothing to take back")?;
                        self.take_back(plies, now);
                    }
                    _ => {}
                }
            }
            Event::Resign { side } => {
                self.rounds.current_mut().resign(read_side(side)?).map_err(told)?;
            }
            Event::Flag { side } => {
                self.rounds.current_mut().flag(read_side(side)?).map_err(told)?;
            }
            Event::Abandon { side } => {
                let side = read_side(side)?;
                // Between rounds, the match ends in the next one before its first ply.
                if self.is_between_rounds() {
                    self.begin_round()?;
                }
                self.rounds.current_mut().abandon(side).map_err(told)?;
            }
            Event::Round { round } => {
                if self.rounds.round() + 1 != *round as usize {
                    return Err(format!("round {} is being played", self.rounds.round()));
                }
                self.begin_round()?;
            }
            Event::Rematch { room } => {
                self.offers.clear();
                self.next = Some(room.clone());
            }
            Event::Phrase { side, phrase } => {
                let said = Said { side: read_side(side)?, phrase: *phrase, v: entry.v };
                self.said.push((said, entry.at));
            }
        }
        Ok(())
    }

    /// Begins the next round of a match, with full clocks.
    fn begin_round(&mut self) -> Result<(), String> {
        self.rounds.begin_next_round().map_err(|reason| reason.to_string())?;
        self.given = 0;
        self.clock = Clock::new(time_control(self.control));
        self.offers.clear();
        self.asked = [[0; 2]; 2];
        Ok(())
    }

    /// Takes back plies until this many are left. They are deleted, so the record contains only the final line.
    fn take_back(&mut self, plies: usize, now: Duration) {
        let line = self.played().line_to(self.played().cursor());
        let moves: Vec<_> =
            line.iter().filter_map(|id| self.played().node(*id).played()).take(plies).collect();
        let start = *self.played().node(NodeId::START).position();
        let mut again = Played::from_position(Arc::clone(self.played().game()), start);
        for played in moves {
            // These plies were legal before.
            let _ = again.play(played);
        }
        *self.rounds.current_mut() = again;
        self.offers.clear();
        match self.plies() > self.given {
            true => self.clock.start(self.played().position().side(), now),
            false => self.clock.stop(now),
        }
    }
}

/// A clock at a time, in milliseconds; none without a time control.
pub fn left(clock: &Clock, now: Millis) -> Option<[u32; 2]> {
    let now = Duration::from_millis(now);
    let [south, north] = Side::BOTH.map(|side| clock.remaining(side, now));
    let millis = |time: Duration| u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
    Some([millis(south?), millis(north?)])
}

/// Converts the wire's time control.
fn time_control(control: Control) -> TimeControl {
    let seconds = |count: u32| Duration::from_secs(u64::from(count));
    match control {
        Control::None => TimeControl::Unlimited,
        Control::Fischer { base, increment } => {
            TimeControl::Fischer { base: seconds(base), increment: seconds(increment) }
        }
        Control::PerMove { each } => TimeControl::PerMove { each: seconds(each) },
        Control::Days { days } => TimeControl::PerMove { each: 24 * 60 * 60 * seconds(days) },
    }
}

fn read_side(text: &str) -> Result<Side, String> {
    Side::from_name(text).ok_or_else(|| format!("there is no side {text}"))
}
