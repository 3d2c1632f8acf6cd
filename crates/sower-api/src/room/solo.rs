//! A game of one person that the page keeps: against the computer, or on both sides of the board.
//!
//! Nothing is kept here. Each request carries the whole game; the answer has the new events and the messages that the socket of a
//! server's room would send.

use std::sync::Arc;
use std::time::Duration;

use sower_core::notation::write_position;
use sower_core::{Game, Side};
use sower_text::{Language, Message, message};
use sower_wire::{
    Control, Ending, Event, FromPlayer, MyGame, NewSeat, NewSolo, Offer, Presence, ProblemCode, RoomState,
    Seat, SoloAct, SoloAnswer, SoloAsked, SoloEvent, SoloGame, SoloThink, ToPlayer,
};

use super::{
    Entry, Millis, MoveLog, RoomFold, RoomPlan, SeatPlan, begin, check_control, computer_seat, kind_and_name,
    only, opponent_limits, opponent_seed, room_record,
};
use crate::ListedGame;
use crate::problem::{Problem, problem, refused};

/// The only person of a solo game.
const ME: &str = "me";

/// The most events of one game. Only endless takebacks reach it.
pub const MOST_EVENTS: usize = 20_000;

/// The largest seed that JavaScript holds exactly.
const LARGEST_SEED: u64 = (1 << 53) - 1;

/// Creates a game.
pub fn create(asked: NewSolo, listed: &ListedGame, language: &Language) -> Result<SoloGame, Problem> {
    let NewSolo { id, now, room } = asked;
    check_control(room.control, language)?;
    if room.rated || room.seats.contains(&NewSeat::Friend) || room.control.is_slow() {
        return Err(bad(&message!("site-solo-alone"), language));
    }
    check_seats(&room.seats, language)?;
    let played = begin(&listed.game, &room, language)?;
    let start = (*played.start() != listed.game.start()).then(|| write_position(played.start()));
    let by_coin = room.toss.unwrap_or(listed.game.rules().turn().toss);
    Ok(SoloGame {
        id,
        game: listed.name().to_owned(),
        changes: listed.changes.clone(),
        seats: room.seats,
        // A coin toss makes sense only at the start of a game.
        toss: by_coin && start.is_none() && room.moves.is_empty(),
        start,
        moves: room.moves,
        control: room.control,
        points: [0.0; 2],
        created: now,
        events: Vec::new(),
    })
}

/// Handles what happens in the room. `coin`: the side that a coin toss chooses.
pub fn act(
    asked: SoloAsked,
    game: Arc<Game>,
    coin: Side,
    language: &'static Language,
) -> Result<SoloAnswer, Problem> {
    let SoloAsked { game: kept, name, now, opened, next, act } = asked;
    let mut room = SoloRoom::open(kept, name, game, language)?;
    let at = now.max(room.fold.at);
    room.fold.pass_over(room.fold.at, opened.min(at));
    match act {
        SoloAct::Enter => {
            room.tell(None, at);
            let here = Presence { here: [true; 2], watching: 0, may_claim: false };
            room.answer.told.push(ToPlayer::Presence(here));
        }
        SoloAct::Say { v, message } => {
            if let Err(problem) = room.say(v, at, message, next) {
                room.answer.told.push(ToPlayer::Refused(problem));
                // A page whose command is refused may show an old board.
                if v != room.fold.v {
                    room.tell(None, at);
                }
            }
        }
        // A late move is ignored: the room has changed since.
        SoloAct::Thought { v, label } if v == room.fold.v => {
            let side = room.fold.played.position().side();
            if !room.flag(at) {
                room.record(at, Event::Move { label, side: side.to_string() })?;
            }
        }
        SoloAct::Thought { .. } => {}
        SoloAct::Tick => {
            room.flag(at);
        }
    }
    room.settle(at, coin)?;
    Ok(room.answer)
}

/// The game in the reader's list.
pub fn list(
    kept: SoloGame,
    name: String,
    game: Arc<Game>,
    language: &'static Language,
) -> Result<MyGame, Problem> {
    let room = SoloRoom::open(kept, name, game, language)?;
    let (fold, own) = (&room.fold, room.fold.sides_of(ME));
    let ending = fold.outcome().map(|outcome| Ending::of(&outcome, fold.played.game(), language));
    let board = sower_wire::Board::of(fold.played.position());
    Ok(MyGame {
        id: room.kept.id.clone(),
        game: room.kept.game.clone(),
        title: language.about(fold.played.game().rules()).name,
        seats: room.seats(&own),
        plies: fold.plies() as u32,
        your_turn: ending.is_none() && own.contains(&fold.played.position().side()),
        ending,
        board,
        damaged: false,
        at: room.kept.created,
    })
}

/// The game as a record.
pub fn record(
    kept: SoloGame,
    name: String,
    game: Arc<Game>,
    language: &'static Language,
) -> Result<String, Problem> {
    let room = SoloRoom::open(kept, name, game, language)?;
    // Records are in English, as the site writes them.
    let names = Side::BOTH.map(|side| kind_and_name(&room.fold.seats[side], Language::english()).1);
    let [south, north] = names.each_ref().map(String::as_str);
    Ok(room_record(&room.fold.played, [south, north], room.kept.created, &room.kept.changes))
}

/// Folds a game of a page that the site does not know, with a person's seats as planned.
pub fn fold(
    kept: &SoloGame,
    person: &SeatPlan,
    game: Arc<Game>,
    language: &Language,
) -> Result<(RoomPlan, RoomFold, Vec<Entry>), Problem> {
    let unfit = || bad(&message!("site-solo-damaged"), language);
    if kept.events.len() > MOST_EVENTS {
        return Err(bad(&message!("site-room-full"), language));
    }
    check_control(kept.control, language)?;
    check_seats(&kept.seats, language)?;
    let seat = |seat: &NewSeat| match seat {
        NewSeat::Computer { player } => computer_seat(player, language),
        _ => Ok(person.clone()),
    };
    let [south, north] = &kept.seats;
    let plan = RoomPlan {
        id: kept.id.clone(),
        start: kept.start.clone(),
        moves: kept.moves.clone(),
        seats: [seat(south)?, seat(north)?],
        control: kept.control,
        created: kept.created,
        begins_at_once: false,
    };
    let mut fold = RoomFold::new(&plan, game).map_err(|_| unfit())?;
    let mut entries = Vec::with_capacity(kept.events.len());
    for (v, SoloEvent { at, event, left }) in (1..).zip(&kept.events) {
        let is_possible = match event {
            Event::Toss { .. } => v == 1 && kept.toss,
            Event::Back { plies } => {
                fold.outcome().is_none() && (fold.given..fold.plies()).contains(&(*plies as usize))
            }
            // No other person joins, leaves or speaks.
            Event::Join { .. } | Event::Phrase { .. } | Event::Abandon { .. } => false,
            _ => true,
        };
        let entry = Entry { v, at: *at, event: event.clone(), guest: None, left: *left };
        if !is_possible || *at < fold.at || left.is_some() != (kept.control != Control::None) {
            return Err(unfit());
        }
        fold.apply(&entry).map_err(|_| unfit())?;
        entries.push(entry);
    }
    Ok((plan, fold, entries))
}

/// The room of a request.
struct SoloRoom {
    kept: SoloGame,
    fold: RoomFold,
    log: MoveLog,
    language: &'static Language,
    answer: SoloAnswer,
}

impl SoloRoom {
    fn open(
        kept: SoloGame,
        name: String,
        game: Arc<Game>,
        language: &'static Language,
    ) -> Result<SoloRoom, Problem> {
        let me = SeatPlan::Guest { guest: ME.to_owned(), name };
        let (_, fold, _) = fold(&kept, &me, game, language)?;
        let mut log = MoveLog::default();
        log.follow(&fold.played);
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
    fn say(&mut self, v: u64, at: Millis, said: FromPlayer, next: String) -> Result<(), Problem> {
        let language = self.language;
        let refuse = |what: Message| Err(problem(ProblemCode::Refused, &what, language));
        let own = self.fold.sides_of(ME);
        let position = *self.fold.played.position();
        let mover = position.side();
        let is_theirs = own.contains(&mover);
        // In pass and play the side to move acts.
        let side = if is_theirs { mover } else { own[0] };
        let is_over = self.fold.outcome().is_some();
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
            FromPlayer::Move(_) if self.awaits_toss() => refuse(message!("site-waiting")),
            FromPlayer::Move(_) if !is_theirs => refuse(message!("site-not-your-turn")),
            FromPlayer::Move(label) => {
                let game = Arc::clone(self.fold.played.game());
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
            _ if is_over => refuse(message!("site-game-over")),
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
    fn settle(&mut self, at: Millis, coin: Side) -> Result<(), Problem> {
        if self.awaits_toss() {
            self.record(at, Event::Toss { first: coin.to_string() })?;
        }
        if self.fold.outcome().is_some() {
            return Ok(());
        }
        let side = self.fold.played.position().side();
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
        self.kept.toss && self.fold.tossed.is_none() && self.fold.outcome().is_none()
    }

    /// Ends the game if a clock has run out.
    fn flag(&mut self, at: Millis) -> bool {
        let late =
            self.fold.clock.flagged(Duration::from_millis(at)).filter(|_| self.fold.outcome().is_none());
        late.is_some_and(|side| self.record(at, Event::Flag { side: side.to_string() }).is_ok())
    }

    /// Appends an event, and tells the page.
    fn record(&mut self, at: Millis, event: Event) -> Result<(), Problem> {
        if self.fold.v as usize >= MOST_EVENTS {
            return Err(problem(ProblemCode::Refused, &message!("site-room-full"), self.language));
        }
        let mut entry = Entry { v: self.fold.v + 1, at, event, guest: None, left: None };
        let stale = || problem(ProblemCode::Refused, &message!("site-stale"), self.language);
        let before = self.fold.attempt(&entry).map_err(|_| stale())?;
        let mut clock = before.clock();
        if let Event::Move { .. } = entry.event {
            let now = Duration::from_millis(at);
            if clock.press(self.fold.played.position().side(), now).is_err() {
                self.fold.go_back(before);
                return Err(stale());
            }
        }
        entry.left = super::left(&clock, at);
        self.fold.set_clocks(entry.left, at);
        self.log.follow(&self.fold.played);
        self.tell(Some(entry.event.clone()), at);
        self.answer.events.push(SoloEvent { at, event: entry.event, left: entry.left });
        Ok(())
    }

    fn tell(&mut self, event: Option<Event>, at: Millis) {
        let room = Box::new(self.state(at));
        self.answer.told.push(ToPlayer::State { event, room });
    }

    fn seats(&self, own: &[Side]) -> [Seat; 2] {
        Side::BOTH.map(|side| {
            let (kind, name) = kind_and_name(&self.fold.seats[side], self.language);
            let yours = own.contains(&side);
            Seat { kind, name, yours, account: false, bot: false, rating: None }
        })
    }

    /// The room as its player sees it.
    fn state(&self, now: Millis) -> RoomState {
        let (fold, kept, language) = (&self.fold, &self.kept, self.language);
        let game = fold.played.game();
        let own = fold.sides_of(ME);
        let outcome = fold.outcome();
        let is_their_turn =
            outcome.is_none() && !self.awaits_toss() && own.contains(&fold.played.position().side());
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
            start: write_position(fold.played.start()),
            moves: self.log.labels(game),
            written: self.log.written(game),
            movers: self.log.movers(),
            look,
            told: self.log.told(game, language, only(&own)),
            sowing: fold.last_sowing(),
            ending,
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

/// One person sits in one or both of the seats, besides the computer.
fn check_seats(seats: &[NewSeat; 2], language: &Language) -> Result<(), Problem> {
    if seats.contains(&NewSeat::Friend) {
        return Err(bad(&message!("site-solo-alone"), language));
    }
    if !seats.contains(&NewSeat::Me) {
        return Err(bad(&message!("site-needs-own-seat"), language));
    }
    for seat in seats {
        if let NewSeat::Computer { player } = seat {
            computer_seat(player, language)?;
        }
    }
    Ok(())
}

fn bad(what: &Message, language: &Language) -> Problem {
    problem(ProblemCode::BadRequest, what, language)
}

#[cfg(test)]
mod tests {
    use sower_wire::{NewRoom, SeatKind};

    use super::*;

    const COMPUTER: &str = "level:1";

    fn listed(name: &str) -> ListedGame {
        crate::find_shipped(name, &[], Language::english()).expect("a shipped game")
    }

    fn new_room(name: &str, seats: [NewSeat; 2], control: Control) -> NewRoom {
        NewRoom {
            game: name.to_owned(),
            changes: Vec::new(),
            seats,
            toss: None,
            position: None,
            moves: Vec::new(),
            control,
            rated: false,
        }
    }

    fn against_computer(name: &str, control: Control) -> SoloGame {
        let seats = [NewSeat::Me, NewSeat::Computer { player: COMPUTER.to_owned() }];
        let room = new_room(name, seats, control);
        let asked = NewSolo { id: "local-1".to_owned(), now: 1000, room };
        create(asked, &listed(name), Language::english()).expect("a game")
    }

    /// What a page does: it appends the new events to the game.
    fn happens(game: &mut SoloGame, now: Millis, what: SoloAct) -> SoloAnswer {
        let asked = SoloAsked {
            game: game.clone(),
            name: "Ann".to_owned(),
            now,
            opened: 1000,
            next: "local-2".to_owned(),
            act: what,
        };
        let answer =
            act(asked, listed(&game.game).game, Side::North, Language::english()).expect("an answer");
        game.events.extend(answer.events.iter().cloned());
        answer
    }

    fn say(game: &mut SoloGame, now: Millis, message: FromPlayer) -> SoloAnswer {
        let v = game.events.len() as u64;
        happens(game, now, SoloAct::Say { v, message })
    }

    fn state(answer: &SoloAnswer) -> &RoomState {
        let mut states = answer.told.iter().filter_map(|told| match told {
            ToPlayer::State { room, .. } => Some(&**room),
            _ => None,
        });
        states.next_back().unwrap_or_else(|| panic!("no state in {:?}", answer.told))
    }

    fn refusal(answer: &SoloAnswer) -> String {
        match answer.told.as_slice() {
            [ToPlayer::Refused(problem), ..] => problem.message.clone(),
            told => panic!("not refused: {told:?}"),
        }
    }

    #[test]
    fn every_shipped_game_is_played_to_its_end_and_its_record_says_how() {
        for listed in sower_core::library::all_with_the_first_four_first() {
            let mut game = against_computer(&listed.name, Control::None);
            let mut answer = happens(&mut game, 2000, SoloAct::Enter);
            for ply in 0..400 {
                let room = state(&answer).clone();
                if room.ending.is_some() {
                    break;
                }
                assert_eq!(room.may_hint, answer.think.is_none(), "{}", listed.name);
                let choices = room.look.choices.len();
                answer = match answer.think.clone() {
                    None => {
                        say(&mut game, 2000, FromPlayer::Move(room.look.choices[ply % choices].label.clone()))
                    }
                    Some(think) => {
                        let here = crate::look(
                            &sower_wire::GameSoFar {
                                game: game.game.clone(),
                                changes: Vec::new(),
                                position: Some(room.start.clone()),
                                moves: room.moves.clone(),
                            },
                            super::tests::listed(&game.game).game,
                            Language::english(),
                        );
                        let label = here.expect("a position").choices[0].label.clone();
                        happens(&mut game, 2000, SoloAct::Thought { v: think.v, label })
                    }
                };
            }
            let kept = game.clone();
            let text =
                record(kept, "Ann".to_owned(), super::tests::listed(&game.game).game, Language::english());
            let text = text.expect("a record");
            assert!(text.contains("[South \"Ann\"]") && text.contains("[Date \"1970.01.01\"]"), "{text}");
        }
    }

    #[test]
    fn a_coin_decides_where_the_rules_leave_it_open() {
        let mut game = against_computer("oware", Control::None);
        game.toss = true;
        let answer = happens(&mut game, 2000, SoloAct::Enter);
        assert_eq!(state(&answer).tossed, Some(Side::North));
        assert!(answer.think.is_some(), "North is the computer");
        assert!(happens(&mut game, 2000, SoloAct::Enter).events.is_empty(), "it is tossed once");
    }

    #[test]
    fn an_undo_takes_back_the_computer_s_reply_too() {
        let mut game = against_computer("oware", Control::None);
        game.toss = false;
        let first = say(&mut game, 2000, FromPlayer::Move("A".to_owned()));
        let think = first.think.clone().expect("the computer's turn");
        assert!(state(&first).look.choices.is_empty(), "the player waits");
        happens(&mut game, 2000, SoloAct::Thought { v: think.v, label: "a".to_owned() });
        let back = say(&mut game, 2000, FromPlayer::Undo);
        assert_eq!(state(&back).moves, Vec::<String>::new());
        let late = happens(&mut game, 2000, SoloAct::Thought { v: think.v, label: "a".to_owned() });
        assert!(late.events.is_empty(), "a late move is ignored");
        assert_eq!(refusal(&say(&mut game, 2000, FromPlayer::Undo)), "There is no move to take back.");
    }

    #[test]
    fn a_rematch_swaps_the_seats_and_keeps_the_score() {
        let mut game = against_computer("kalah", Control::None);
        say(&mut game, 2000, FromPlayer::Move("1".to_owned()));
        assert!(!refusal(&say(&mut game, 2000, FromPlayer::Offer(Offer::Rematch))).is_empty());
        say(&mut game, 2000, FromPlayer::Resign);
        let answer = say(&mut game, 2000, FromPlayer::Offer(Offer::Rematch));
        let next = answer.next.clone().expect("a rematch");
        assert_eq!((next.id.as_str(), next.points), ("local-2", [1.0, 0.0]));
        assert_eq!(next.seats[1], NewSeat::Me);
        assert_eq!(state(&answer).next.as_deref(), Some("local-2"));
    }

    #[test]
    fn a_clock_runs_only_while_the_page_is_open_and_ends_the_game() {
        let mut game = against_computer("kalah", Control::Fischer { base: 10, increment: 0 });
        let first = say(&mut game, 2000, FromPlayer::Move("1".to_owned()));
        let think = first.think.clone().expect("the computer's turn");
        assert!(think.millis.is_some_and(|millis| millis < 10_000));
        assert_eq!(first.flags_at, Some(12_001));
        happens(&mut game, 3000, SoloAct::Thought { v: think.v, label: "1".to_owned() });
        // The page was closed for an hour.
        let hour = 3_600_000;
        let asked = SoloAsked {
            game: game.clone(),
            name: String::new(),
            now: hour,
            opened: hour,
            next: String::new(),
            act: SoloAct::Enter,
        };
        let again = act(asked, listed("kalah").game, Side::South, Language::english()).expect("an answer");
        assert_eq!(state(&again).clocks.map(|clocks| clocks.left), Some([10_000, 9_000]));
        assert_eq!(again.flags_at, Some(hour + 10_001));
        let flagged = happens(&mut game, 20_000, SoloAct::Tick);
        assert_eq!(state(&flagged).ending.as_ref().and_then(|ending| ending.winner), Some(Side::North));
    }

    #[test]
    fn both_sides_at_one_screen_are_the_player_s_and_end_by_agreement() {
        let room = new_room("oware", [NewSeat::Me, NewSeat::Me], Control::None);
        let asked = NewSolo { id: "local-1".to_owned(), now: 1000, room };
        let mut game = create(asked, &listed("oware"), Language::english()).expect("a game");
        game.toss = false;
        let first = say(&mut game, 2000, FromPlayer::Move("A".to_owned()));
        assert!(first.think.is_none() && !state(&first).look.choices.is_empty());
        assert!(state(&first).seats.iter().all(|seat| seat.yours && seat.kind == SeatKind::Person));
        let ended = say(&mut game, 2000, FromPlayer::Offer(Offer::End));
        assert!(state(&ended).ending.is_some());
    }

    #[test]
    fn what_needs_another_person_is_refused() {
        let room = new_room("oware", [NewSeat::Me, NewSeat::Friend], Control::None);
        let asked = NewSolo { id: "local-1".to_owned(), now: 1000, room };
        assert!(create(asked, &listed("oware"), Language::english()).is_err());
        let mut game = against_computer("oware", Control::None);
        game.toss = false;
        for message in [
            FromPlayer::Claim,
            FromPlayer::Decline(Offer::End),
            FromPlayer::Offer(Offer::Takeback),
            FromPlayer::Move("a".to_owned()),
        ] {
            assert!(!refusal(&say(&mut game, 2000, message)).is_empty());
        }
    }

    #[test]
    fn events_that_cannot_have_happened_are_refused() {
        let begun = against_computer("kalah", Control::None);
        let event = |at, event| SoloEvent { at, event, left: None };
        let stolen = Event::Join { side: "N".to_owned(), name: "Eve".to_owned() };
        let illegal = Event::Move { label: "9".to_owned(), side: "S".to_owned() };
        let back = Event::Back { plies: 7 };
        let early = Event::Resign { side: "S".to_owned() };
        for event in [event(2000, stolen), event(2000, illegal), event(2000, back), event(10, early)] {
            let game = SoloGame { events: vec![event.clone()], ..begun.clone() };
            let name = String::new();
            assert!(list(game, name, listed("kalah").game, Language::english()).is_err(), "{event:?}");
        }
    }
}
