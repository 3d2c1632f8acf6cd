//! The review: its cursor, its better lines and its report.

#[expect(dead_code, reason = "each test file needs its own part of the driver")]
mod driver;

use crossterm::event::KeyCode;
use driver::Driver;
use sower_players::PlayerSpec;

const TWO_PEOPLE: [PlayerSpec; 2] = [PlayerSpec::Human, PlayerSpec::Human];

/// A game of six moves whose review is finished and open.
fn reviewed() -> Driver {
    let mut driver = Driver::at_table("kalah", "1. 3 6 2 5 2. 1 3", TWO_PEOPLE, 80, 24);
    driver.reviews = true;
    driver.type_text("++z");
    driver.receive();
    driver
}

fn cursor(driver: &Driver) -> usize {
    driver.table().played().moves_played().len()
}

#[test]
fn the_cursor_goes_to_any_move() {
    let mut driver = reviewed();
    assert!(driver.screen().contains("Move 6 of 6: North played 3"), "{}", driver.screen());
    driver.press(KeyCode::Left);
    assert_eq!(cursor(&driver), 5);
    driver.press(KeyCode::Home);
    assert_eq!(cursor(&driver), 0);
    assert!(driver.screen().contains("Start of the game, 6 moves"), "{}", driver.screen());
    driver.press(KeyCode::Left);
    assert!(driver.screen().contains("This is the start of the game."), "{}", driver.screen());
    driver.press(KeyCode::Right);
    assert!(driver.screen().contains("Move 1 of 6: South played 3"), "{}", driver.screen());
    driver.press(KeyCode::End);
    assert_eq!(cursor(&driver), 6);
}

#[test]
fn a_click_in_the_list_moves_the_cursor() {
    let mut driver = reviewed();
    let (column, row) = driver.find("1. 3");
    driver.click(column + 3, row);
    assert_eq!(cursor(&driver), 1);
}

#[test]
fn a_better_line_is_shown_on_the_board_and_left_again() {
    let mut driver = reviewed();
    driver.press(KeyCode::Home);
    driver.press(KeyCode::Down);
    let at = cursor(&driver);
    let screen = driver.screen();
    assert!(screen.contains("costs") && screen.contains("Better:"), "{screen}");
    let position = *driver.table().played().position();
    driver.press(KeyCode::Enter);
    assert!(driver.screen().contains("Better line, move 1 of"), "{}", driver.screen());
    assert_ne!(*driver.table().played().position(), position);
    driver.press(KeyCode::Right);
    driver.press(KeyCode::Left);
    assert!(driver.screen().contains("Better line, move 1 of"), "{}", driver.screen());
    driver.press(KeyCode::Esc);
    assert_eq!((cursor(&driver), *driver.table().played().position()), (at, position));
    driver.press(KeyCode::End);
    assert_eq!(cursor(&driver), 6, "the list follows the game again");
}

#[test]
fn closing_the_review_resumes_the_game_unchanged() {
    let mut driver = reviewed();
    let kept = driver.kept.len();
    driver.press(KeyCode::Home);
    driver.press(KeyCode::Down);
    driver.press(KeyCode::Enter);
    driver.press(KeyCode::Esc);
    driver.press(KeyCode::Esc);
    assert!(!driver.is_at_menu());
    assert_eq!((cursor(&driver), driver.kept.len()), (6, kept), "a review saves nothing");
    driver.settle();
    driver.type_text("3");
    assert_eq!(cursor(&driver), 7);
    let text = &driver.kept[0].text;
    assert!(!text.contains('('), "no better line is in the record: {text}");
}

#[test]
fn no_move_is_played_in_a_review() {
    let mut driver = reviewed();
    driver.type_text("3");
    assert!(driver.screen().contains("3 was not played: this is a review"), "{}", driver.screen());
    assert_eq!(cursor(&driver), 6);
}

#[test]
fn a_game_is_reviewed_when_it_is_over() {
    let mut driver = Driver::at_table("kalah", "1. 3 6 2 5 2. 1", TWO_PEOPLE, 80, 24);
    driver.reviews = true;
    driver.press(KeyCode::Char('x'));
    driver.press(KeyCode::Char('y'));
    driver.press(KeyCode::Char('z'));
    assert!(driver.screen().contains("0 of 6 positions analysed"), "{}", driver.screen());
    driver.press(KeyCode::Down);
    assert!(driver.screen().contains("The analysis is not finished yet"), "{}", driver.screen());
    driver.press(KeyCode::Char('z'));
    assert!(driver.screen().contains("Captures so far"), "{}", driver.screen());
    driver.receive();
    assert!(driver.screen().contains("Accuracy"), "an open report is updated: {}", driver.screen());
    driver.press(KeyCode::End);
    assert!(driver.screen().contains("All moves"), "{}", driver.screen());
    driver.press(KeyCode::Esc);
    driver.press(KeyCode::Esc);
    driver.press(KeyCode::Char('u'));
    driver.press(KeyCode::Char('z'));
    assert!(!driver.screen().contains("positions analysed"), "the same line is not searched twice");
}

#[test]
fn a_game_without_moves_has_no_review() {
    let mut driver = Driver::at_table("kalah", "", TWO_PEOPLE, 80, 24);
    driver.type_text("z");
    assert!(driver.screen().contains("There are no moves to review yet."), "{}", driver.screen());
}
