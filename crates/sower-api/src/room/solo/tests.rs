//! Whole solo games, and what a page may not claim.

use sower_wire::{FromPlayer, NewRoom, Offer, RoomState, SeatKind};

use super::*;
use crate::room::Millis;

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
    let answer = act(asked, listed(&game.game).game, Side::North, Language::english()).expect("an answer");
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
            record(kept, "Ann".to_owned(), None, super::tests::listed(&game.game).game, Language::english());
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

#[test]
fn a_match_goes_on_round_by_round_and_its_record_has_all_of_them() {
    let seats = [NewSeat::Me, NewSeat::Me];
    let room = new_room("mangala-best-of-3", seats, Control::Fischer { base: 60, increment: 0 });
    let asked = NewSolo { id: "local-1".to_owned(), now: 1000, room };
    let mut game = create(asked, &listed("mangala-best-of-3"), Language::english()).expect("a game");
    let answer = say(&mut game, 2000, FromPlayer::NextRound);
    assert!(matches!(answer.told[0], ToPlayer::Refused(_)), "the first round is being played");
    let answer = say(&mut game, 2000, FromPlayer::Resign);
    let rounds = state(&answer).rounds.clone().expect("rounds");
    assert!(state(&answer).ending.is_some() && rounds.ending.is_none());
    assert_eq!((rounds.round, rounds.tally, rounds.before), (1, [0, 1], [0, 0]));
    let answer = say(&mut game, 3000, FromPlayer::Move("1".to_owned()));
    assert!(matches!(answer.told[0], ToPlayer::Refused(_)), "no move between rounds");
    let answer = say(&mut game, 4000, FromPlayer::NextRound);
    let room = state(&answer);
    assert_eq!((room.moves.len(), room.rounds.as_ref().map(|rounds| rounds.round)), (0, Some(2)));
    assert_eq!(room.clocks.map(|clocks| clocks.left), Some([60_000; 2]), "each round has its own time");
    assert_eq!(room.look.board.side, Side::North, "the players begin in turn");
    let text =
        |round| record(game.clone(), String::new(), round, listed(&game.game).game, Language::english());
    let all = text(None).expect("a record");
    assert_eq!(all.matches("[Match \"best of 3\"]").count(), 2, "{all}");
    assert!(text(Some(2)).expect("a round").contains("[MatchScore \"0-1\"]"));
    assert!(text(Some(3)).is_err() && text(Some(0)).is_err());
    // Between rounds, giving up is leaving the match.
    say(&mut game, 5000, FromPlayer::Resign);
    let answer = say(&mut game, 6000, FromPlayer::Resign);
    let rounds = state(&answer).rounds.clone().expect("rounds");
    assert!(rounds.ending.is_some(), "{rounds:?}");
    fold_again(&game);
}

/// The events of a page are checked again when the site takes the game over.
fn fold_again(game: &SoloGame) {
    let me = SeatPlan::Guest { guest: "me".to_owned(), name: String::new() };
    fold(game, &me, listed(&game.game).game, Language::english()).expect("the game of a page");
}
