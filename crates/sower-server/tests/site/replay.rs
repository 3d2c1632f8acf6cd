//! Stored events replay to the state that clients saw.

use crate::conformance::some_game;
use proptest::prelude::*;
use sower_server::rooms::{RoomFold, game_of};
use sower_server::store::{Entry, KeptRules, StoredGame};
use sower_server::wire::{Control, Event, Offer};

fn stored(name: &str, changes: &[&str]) -> StoredGame {
    let listed = sower_core::library::find(name).expect("a game");
    let parsed: Vec<_> =
        changes.iter().map(|text| sower_core::Change::parse(text).expect("a change")).collect();
    let rules = listed.rules(&parsed).expect("rules");
    StoredGame {
        name: name.to_owned(),
        changes: changes.iter().map(|&text| text.to_owned()).collect(),
        moves: Vec::new(),
        fingerprint: rules.fingerprint().to_string(),
        rules: Some(KeptRules { file: listed.file.id().to_owned(), text: listed.file.text().to_owned() }),
        control: Control::Fischer { base: 60, increment: 2 },
        ..some_game("one", "ann", 1000)
    }
}

fn entry(fold: &RoomFold, event: Event) -> Entry {
    let at = fold.at + 700;
    Entry { v: fold.v + 1, at, event, guest: None, left: fold.left(at) }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Whatever happens in a room, its events alone restore the same board, clock and result.
    #[test]
    fn a_fold_of_the_same_events_is_the_same_room(
        name in prop_oneof![Just("kalah"), Just("oware"), Just("togyz-kumalak")],
        in_rounds in any::<bool>(),
        steps in proptest::collection::vec(any::<u8>(), 1..120),
    ) {
        let rounds: &[&str] = if in_rounds { &["match.next=same", "match.rounds=5"] } else { &[] };
        let stored = stored(name, rounds);
        let game = game_of(&stored).expect("rules");
        let mut live = RoomFold::new(&stored.plan(), game.clone()).expect("a room");
        let mut events = Vec::new();
        for step in steps {
            let side = live.played().position().side();
            let moves = live.played().moves();
            let event = match step % 16 {
                14 if live.plies() > 0 && !moves.is_empty() => Event::Back { plies: live.plies() as u32 - 1 },
                15 if !moves.is_empty() => Event::Offer { side: side.to_string(), offer: Offer::End },
                13 if (in_rounds || step > 240) && !moves.is_empty() => Event::Resign { side: side.to_string() },
                _ if !moves.is_empty() => {
                    let label = game.label(side, moves[usize::from(step) % moves.len()]);
                    Event::Move { label, side: side.to_string() }
                }
                _ if live.is_between_rounds() => Event::Round { round: live.rounds().round() as u32 + 1 },
                _ => break,
            };
            let entry = entry(&live, event);
            let as_it_was = format!("{live:?}");
            let before = live.attempt(&entry).expect("it can happen");
            live.go_back(before);
            prop_assert_eq!(format!("{live:?}"), as_it_was, "what was only attempted leaves no trace");
            live.apply(&entry).expect("it can happen");
            // Round-trips through the database's JSON.
            let text = serde_json::to_string(&entry).expect("JSON");
            let kept: Entry = serde_json::from_str(&text).expect("an entry");
            events.push(Entry { v: entry.v, at: entry.at, ..kept });
        }
        let mut again = RoomFold::new(&stored.plan(), game).expect("a room");
        for entry in &events {
            again.apply(entry).expect("it has happened");
        }
        prop_assert_eq!(again.played().position(), live.played().position());
        prop_assert_eq!(again.played().moves_played(), live.played().moves_played());
        prop_assert_eq!(again.rounds().score(), live.rounds().score());
        prop_assert_eq!(again.outcome(), live.outcome());
        prop_assert_eq!(again.clock, live.clock);
        prop_assert_eq!(&again.offers, &live.offers);
    }
}

#[test]
fn events_that_do_not_fit_are_errors_and_change_nothing() {
    let stored = stored("kalah", &[]);
    let mut fold = RoomFold::new(&stored.plan(), game_of(&stored).expect("rules")).expect("a room");
    let play = |label: &str, side: &str| Event::Move { label: label.to_owned(), side: side.to_owned() };
    for event in [play("9", "S"), play("1", "N"), play("1", "W")] {
        let entry = entry(&fold, event);
        fold.apply(&entry).expect_err("it cannot have happened");
        assert_eq!((fold.v, fold.plies()), (0, 0));
    }
    let gap = Entry { v: 2, ..entry(&fold, play("1", "S")) };
    fold.apply(&gap).expect_err("there is a gap");
}

#[test]
fn a_game_is_replayed_by_its_own_rules_or_not_at_all() {
    let mut stored = stored("kalah", &[]);
    stored.fingerprint = "0000000000000000".to_owned();
    game_of(&stored).expect_err("the rules are not those that it was played by");
}
