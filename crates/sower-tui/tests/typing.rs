//! Labels typed ahead are played while the same player's turn continues; otherwise a notice explains why not.

#[expect(dead_code, reason = "each test file needs its own part of the driver")]
mod driver;

use crossterm::event::KeyCode;
use driver::Driver;
use sower_core::Side;
use sower_players::PlayerSpec;

const TWO_PEOPLE: [PlayerSpec; 2] = [PlayerSpec::Human, PlayerSpec::Human];
const AGAINST_CHANCE: [PlayerSpec; 2] = [PlayerSpec::Human, PlayerSpec::Random];

fn plies(driver: &Driver) -> usize {
    driver.table().played().moves_played().len()
}

fn notice(driver: &Driver) -> String {
    driver.table().notice().unwrap_or_default().to_owned()
}

#[test]
fn a_label_typed_during_the_animation_is_played_in_an_extra_turn() {
    let mut driver = Driver::at_table("kalah", "", AGAINST_CHANCE, 80, 24);
    driver.type_text("36");
    assert_eq!(plies(&driver), 2, "3 ends in the store, so 6 is the same player's move");
    assert_eq!(notice(&driver), "");
    driver.settle();
    assert!(driver.kept[0].text.contains("1. 3 6"), "{}", driver.kept[0].text);
}

#[test]
fn a_label_for_the_computers_turn_is_dropped_with_a_notice_that_stays() {
    let mut driver = Driver::at_table("kalah", "", AGAINST_CHANCE, 80, 24);
    driver.type_text("16");
    assert_eq!(plies(&driver), 1);
    assert_eq!(notice(&driver), "6 was not played: it is the computer's turn.");
    driver.settle();
    assert!(driver.screen().contains("6 was not played"), "the computer's move does not remove it");
    driver.type_text("w");
    assert_eq!(notice(&driver), "");
}

#[test]
fn a_label_for_the_other_persons_turn_is_dropped_with_a_notice() {
    let mut driver = Driver::at_table("oware", "", TWO_PEOPLE, 80, 24);
    driver.type_text("AB");
    assert_eq!(plies(&driver), 1);
    assert_eq!(notice(&driver), "B was not played: it is North's turn.");
}

#[test]
fn a_label_typed_while_the_computer_thinks_is_reported() {
    let mut driver = Driver::at_table("kalah", "", [PlayerSpec::Human, PlayerSpec::Level(3)], 80, 24);
    driver.answers = false;
    driver.type_text("1");
    driver.wait(5000);
    driver.type_text("2");
    assert_eq!(notice(&driver), "2 was not played: it is the computer's turn.");
}

#[test]
fn a_label_typed_while_the_computers_move_is_shown_is_reported() {
    let mut driver = Driver::at_table("oware", "", AGAINST_CHANCE, 80, 24);
    driver.type_text("A");
    // Bound: the computer answers within a second of simulated time.
    for _ in 0..100 {
        driver.receive();
        driver.wait(50);
        if plies(&driver) == 2 {
            break;
        }
    }
    assert!(driver.table().is_animated());
    driver.type_text("B");
    assert!(
        notice(&driver).starts_with("B was not played: the last move was still being shown"),
        "{}",
        notice(&driver)
    );
    assert_eq!(plies(&driver), 2);
    driver.type_text("B");
    assert_eq!(plies(&driver), 3);
}

#[test]
fn a_label_of_two_digits_can_be_typed_during_the_animation() {
    let mut driver = Driver::at_table("anywoli", "", TWO_PEOPLE, 80, 24);
    driver.type_text("12");
    let played = plies(&driver);
    assert_eq!(played, 1);
    driver.type_text("1");
    let same_turn = driver.table().played().position().side() == sower_core::Side::South;
    assert_eq!(notice(&driver).is_empty(), same_turn, "{}", notice(&driver));
}

#[test]
fn a_pit_with_several_moves_asks_for_the_direction() {
    let mut driver = Driver::at_table("bao-la-kiswahili", "", TWO_PEOPLE, 80, 24);
    driver.type_text("f2");
    assert_eq!(driver.table().notice(), Some("f2: press < (left) or > (right)."));
    assert_eq!(plies(&driver), 0);
    driver.type_text("<");
    driver.settle();
    assert_eq!(plies(&driver), 1);
    assert_eq!(driver.table().played().position().extra().hands, [21, 22]);
}

#[test]
fn enter_asks_for_the_direction_too_and_escape_withdraws_the_question() {
    let mut driver = Driver::at_table("bao-la-kiswahili", "", TWO_PEOPLE, 80, 24);
    driver.press(KeyCode::Tab);
    driver.press(KeyCode::Enter);
    assert!(driver.table().notice().is_some_and(|notice| notice.contains("press <")));
    driver.press(KeyCode::Esc);
    assert_eq!(driver.table().notice(), None);
    driver.press(KeyCode::Enter);
    driver.type_text(">");
    driver.settle();
    assert_eq!(plies(&driver), 1);
}

#[test]
fn up_and_down_step_through_all_four_rows() {
    let mut driver = Driver::at_table("omweso", "", TWO_PEOPLE, 80, 24);
    let mut rows = Vec::new();
    for _ in 0..5 {
        driver.press(KeyCode::Up);
        let place = driver.table().selected().expect("a pit is selected");
        let columns = driver.table().played().game().rules().columns();
        rows.push((place.side, place.index / columns));
    }
    let (south, north) = (Side::South, Side::North);
    assert_eq!(rows, [(south, 0), (north, 0), (north, 1), (north, 1), (north, 1)]);
}
