//! A game of one person that the page keeps: against the computer, or on both sides of the board.
//!
//! Nothing is kept here. Each request carries the whole game; the answer has the new events and the messages that the socket of a
//! server's room would send.

mod solo_room;

use std::sync::Arc;

use sower_core::notation::write_position;
use sower_core::{Game, Side};
use sower_text::{Language, Message, message};
use sower_wire::{
    Control, Event, MyGame, NewSeat, NewSolo, Presence, ProblemCode, SoloAct, SoloAnswer, SoloAsked,
    SoloEvent, SoloGame, ToPlayer,
};

use self::solo_room::SoloRoom;
use super::{
    Entry, RoomFold, RoomPlan, SeatPlan, begin, check_control, computer_seat, game_ending, kind_and_name,
    room_record,
};
use crate::ListedGame;
use crate::problem::{Problem, problem};

/// The only person of a solo game.
const ME: &str = "me";

/// The most events of one game. Only endless takebacks reach it.
pub const MOST_EVENTS: usize = 20_000;

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
            let side = room.fold.played().position().side();
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
    let ending = game_ending(fold, language);
    let board = sower_wire::Board::of(fold.played().game().rules(), fold.played().position());
    Ok(MyGame {
        id: room.kept.id.clone(),
        game: room.kept.game.clone(),
        title: language.about(fold.played().game().rules()).name,
        seats: room.seats(&own),
        plies: fold.plies() as u32,
        your_turn: ending.is_none()
            && (fold.is_between_rounds() || own.contains(&fold.played().position().side())),
        ending,
        board,
        damaged: false,
        at: room.kept.created,
    })
}

/// The game as a record, or one round of a match.
pub fn record(
    kept: SoloGame,
    name: String,
    round: Option<u32>,
    game: Arc<Game>,
    language: &'static Language,
) -> Result<String, Problem> {
    let room = SoloRoom::open(kept, name, game, language)?;
    // Records are in English, as the site writes them.
    let names = Side::BOTH.map(|side| kind_and_name(&room.fold.seats[side], Language::english()).1);
    let [south, north] = names.each_ref().map(String::as_str);
    let (rounds, created) = (room.fold.rounds(), room.kept.created);
    room_record(rounds, round, [south, north], created, &room.kept.changes)
        .ok_or_else(|| bad(&message!("site-no-round"), language))
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
                fold.round_outcome().is_none() && (fold.given..fold.plies()).contains(&(*plies as usize))
            }
            // A player who gives up a match between rounds leaves it.
            Event::Abandon { .. } => fold.is_between_rounds(),
            // No other person joins, leaves or speaks.
            Event::Join { .. } | Event::Phrase { .. } => false,
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
mod tests;
