//! A whole game of every game in the library, played through terminal messages and drawn at every step.

#[expect(dead_code, reason = "each test file needs its own part of the driver")]
mod driver;

use crossterm::event::KeyCode;
use driver::Driver;
use rand::{RngExt as _, SeedableRng as _};
use sower_core::record::Record;
use sower_core::{Choice, Match, Move, Named as _, library};
use sower_players::PlayerSpec;

/// Plays with keys only: a label, then a direction or a choice where the pit has several moves.
fn play_on(driver: &mut Driver, rng: &mut rand_pcg::Pcg64) {
    let moves = driver.table().played().moves();
    let made = moves[rng.random_range(0..moves.len())];
    let (game, position) = (driver.table().played().game().clone(), *driver.table().played().position());
    let Some(pit) = made.pit() else { return driver.press(KeyCode::Char('p')) };
    let of_pit: Vec<Move> = moves.into_iter().filter(|other| other.pit() == Some(pit)).collect();
    driver.type_text(&game.label(position.side(), Move::Sow(pit)));
    if of_pit.iter().any(|other| other.way() != made.way()) {
        let named = of_pit.iter().find_map(|other| other.way()).expect("one of them has a direction");
        driver.type_text(made.way().unwrap_or(!named).name());
    }
    let of_way: Vec<&Move> = of_pit.iter().filter(|other| other.way() == made.way()).collect();
    if of_way.len() > 1 {
        driver.type_text(&match made.choice() {
            Choice::None => "1".to_owned(),
            Choice::Safari => "2".to_owned(),
            Choice::Pit(extra) => game.label(position.side(), Move::Sow(extra)),
        });
    }
}

#[test]
fn every_game_is_played_to_its_end_by_keys_and_kept_as_a_record_that_replays() {
    for listed in library::all() {
        let mut rng = rand_pcg::Pcg64::seed_from_u64(3);
        let mut driver = Driver::at_table(&listed.name, "", [PlayerSpec::Human, PlayerSpec::Random], 80, 24);
        let mut plies = 0;
        while driver.table().played().outcome().is_none() && plies < 400 {
            driver.settle();
            if driver.table().played().outcome().is_some() {
                break;
            }
            play_on(&mut driver, &mut rng);
            // Some animations run for a while before a key skips them.
            if plies % 4 == 0 {
                driver.wait(200);
                driver.screen();
                if driver.table().is_animated() {
                    driver.press(KeyCode::Esc);
                }
            }
            plies += 1;
        }
        driver.settle();
        let played = driver.table().played();
        let kept = driver.kept.first().expect("it was kept");
        let record = Record::parse(&kept.text).expect("a sound record");
        let again = record.resume(played.game()).expect("it replays");
        assert_eq!(again.position(), played.position(), "{}", listed.name);
        // A match may go on after its first round.
        let goes_on = Match::starting(played.clone()).next_start().is_ok();
        assert_eq!(kept.finished, played.outcome().is_some() && !goes_on, "{}", listed.name);
        assert!(driver.screen().lines().count() == 24);
    }
}

#[test]
fn two_computers_play_to_the_end() {
    for name in library::FIRST {
        let mut driver = Driver::at_table(name, "", [PlayerSpec::Greedy, PlayerSpec::Random], 160, 50);
        driver.settle();
        assert!(driver.table().played().outcome().is_some(), "{name}");
        assert!(driver.kept.first().is_some_and(|kept| kept.finished), "{name}");
    }
}
