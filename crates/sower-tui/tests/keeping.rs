//! Saved games that another terminal has open, or that use custom rules.

#[expect(dead_code, reason = "each test file needs its own part of the driver")]
mod driver;

use crossterm::event::KeyCode;
use driver::Driver;
use sower_core::record::{RULES_FILE, Record};
use sower_core::{Change, Rules, library};
use sower_players::PlayerSpec;
use sower_tui::Message;

const TWO_PEOPLE: [PlayerSpec; 2] = [PlayerSpec::Human, PlayerSpec::Human];
const OWARE: &str = "[Game \"oware\"]\n[South \"human\"]\n[North \"human\"]\n\n1. F f *\n";

/// The menu with one saved game, selected.
fn resumed(text: &str, prepare: impl FnOnce(&mut Driver)) -> Driver {
    let mut driver = Driver::at_menu_with(text, 80, 24);
    prepare(&mut driver);
    driver.list_again();
    driver.press(KeyCode::Home);
    driver.press(KeyCode::Enter);
    driver.receive();
    driver
}

#[test]
fn a_game_that_another_terminal_has_open_is_resumed_as_a_copy() {
    let mut driver = resumed(OWARE, |driver| driver.open_elsewhere = true);
    assert!(driver.screen().contains("This game is open in another terminal"), "{}", driver.screen());
    driver.type_text("B");
    assert_eq!(driver.kept.len(), 2);
    assert!(driver.kept[0].text.contains("1. F f 2. B"), "{}", driver.kept[0].text);
    assert_eq!((driver.kept[1].name.as_str(), driver.kept[1].text.as_str()), ("kept", OWARE));
}

#[test]
fn a_game_that_another_terminal_has_taken_meanwhile_loses_no_ply() {
    let mut driver = Driver::at_table("oware", "", TWO_PEOPLE, 80, 24);
    driver.type_text("A");
    driver.kept.clear();
    driver.send(Message::KeptElsewhere("kept".to_owned()));
    assert!(driver.kept[0].name != "kept" && driver.kept[0].text.contains("1. A"), "{:?}", driver.kept);
    assert!(driver.table().notice().is_some_and(|told| told.contains("playing a copy")));
    driver.send(Message::KeptElsewhere("kept".to_owned()));
    assert_eq!(driver.kept.len(), 1, "a message about another game changes nothing");
}

#[test]
fn a_game_is_taken_up_as_it_is_now_and_not_as_the_menu_has_read_it() {
    let mut driver = Driver::at_menu_with(OWARE, 80, 24);
    driver.kept[0].text = OWARE.replace("*", "2. B e *");
    driver.press(KeyCode::Enter);
    driver.receive();
    assert_eq!(driver.table().played().moves_played().len(), 4);
}

#[test]
fn a_game_that_was_finished_elsewhere_is_reported_and_no_longer_listed() {
    let mut driver = Driver::at_menu_with(OWARE, 80, 24);
    driver.kept[0].finished = true;
    driver.press(KeyCode::Enter);
    driver.receive();
    assert!(driver.screen().contains("it was finished elsewhere"), "{}", driver.screen());
    assert!(!driver.screen().contains("Resume"));
}

/// Custom rules, and the record of a game under them.
fn own_game() -> (Rules, String) {
    let kalah = library::find("kalah").expect("shipped");
    let file = sower_core::RulesFile::parse("mine.toml", "mine", kalah.file.text()).expect("sound");
    let rules = file.rules(None, &[Change::parse("board.seeds=3").expect("a change")]).expect("sound");
    let text = format!(
        "[Game \"mine\"]\n[Rules \"{}\"]\n[{RULES_FILE} \"/home/ann/mine.toml\"]\n\n1. 4 *\n",
        rules.fingerprint()
    );
    (rules, text)
}

#[test]
fn a_game_with_custom_rules_is_resumed_from_the_menu() {
    let (rules, text) = own_game();
    let mut driver = resumed(&text, |driver| driver.own_rules = Some(Ok(Box::new(rules))));
    assert_eq!(driver.table().played().moves_played().len(), 1);
    driver.type_text("5");
    let record = Record::parse(&driver.kept[0].text).expect("a record");
    assert_eq!(record.tags().value(RULES_FILE), Some("/home/ann/mine.toml"), "it is found the next time too");
    driver.settle();
    driver.type_text("n");
    driver.press(KeyCode::Up);
    driver.press(KeyCode::Enter);
    assert_eq!(driver.table().played().position().in_play(), 36, "a new game is of the same rules");
    driver.type_text("1");
    assert!(driver.kept[0].text.contains("/home/ann/mine.toml"), "{}", driver.kept[0].text);
}

#[test]
fn rules_that_are_gone_are_told_and_the_game_stays() {
    let gone = Some(Err("no such file".to_owned()));
    let (_, text) = own_game();
    let driver = resumed(&text, |driver| driver.own_rules = gone);
    let screen = driver.screen();
    assert!(screen.contains("/home/ann/mine.toml") && screen.contains("no such file"), "{screen}");
    assert!(screen.contains("The game is still saved in"), "{screen}");
    assert_eq!(driver.kept.len(), 1);
}

#[test]
fn rules_that_have_changed_are_told_and_the_game_stays() {
    let (_, text) = own_game();
    let other = library::find("oware").expect("shipped").rules(&[]).expect("sound");
    let mut driver = resumed(&text, |driver| driver.own_rules = Some(Ok(Box::new(other))));
    assert!(driver.screen().contains("The file has changed"), "{}", driver.screen());
    driver.press(KeyCode::Esc);
    assert!(driver.screen().contains("Cannot resume mine"), "{}", driver.screen());
    assert_eq!(driver.kept[0].text, text);
}

#[test]
fn what_was_taken_back_before_giving_up_is_kept() {
    let mut driver = Driver::at_table("oware", "1. F f 2. B e", TWO_PEOPLE, 80, 24);
    driver.type_text("uuxy");
    assert!(driver.kept[0].finished);
    assert!(driver.kept[0].text.contains("1. F f (1... f 2. B e) 0-0"), "{}", driver.kept[0].text);
}

#[test]
fn a_match_goes_on_with_the_next_round_and_is_saved_round_by_round() {
    let mut driver = Driver::at_table("mangala-best-of-3", "", TWO_PEOPLE, 100, 30);
    driver.type_text("x");
    driver.type_text("y");
    let screen = driver.screen();
    assert!(screen.contains("North leads 1–0. Press space for the next round."), "{screen}");
    assert!(!driver.kept[0].finished, "the match goes on");
    driver.type_text(" ");
    assert!(driver.table().notice().is_some_and(|told| told == "Round 2, North leads 1–0"));
    driver.type_text("u");
    assert!(
        driver.table().notice().is_some_and(|told| told.contains("no move to take back")),
        "undo stays within a round"
    );
    let moves = driver.table().played().moves();
    driver.type_text(&moves[0].to_string());
    let text = driver.kept[0].text.clone();
    assert_eq!(Record::parse_all(&text).expect("a match").len(), 2, "{text}");
    // It is resumed in its second round, and a second lost round ends it.
    let mut driver = resumed(&text, |_| {});
    assert_eq!(driver.table().played().moves_played().len(), 1);
    driver.settle();
    driver.type_text("x");
    driver.type_text("y");
    let screen = driver.screen();
    assert!(screen.contains("the match") && !screen.contains("Press space for"), "{screen}");
}
