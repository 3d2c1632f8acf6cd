//! How keys, clicks, answers and time change the app.

#[expect(dead_code, reason = "each test file needs its own part of the driver")]
mod driver;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use driver::Driver;
use sower_core::{Place, Side};
use sower_players::{PlayerError, PlayerSpec};
use sower_tui::{Message, Screen, Speed, Ticket};

const TWO_PEOPLE: [PlayerSpec; 2] = [PlayerSpec::Human, PlayerSpec::Human];

fn plies(driver: &Driver) -> usize {
    driver.table().played().moves_played().len()
}

fn south(index: u8) -> Option<Place> {
    Some(Place { side: Side::South, index })
}

#[test]
fn a_label_sows_its_pit_and_any_key_skips_the_animation() {
    let mut driver = Driver::at_table("kalah", "", TWO_PEOPLE, 80, 24);
    driver.type_text("3");
    assert_eq!(plies(&driver), 1);
    assert!(driver.table().is_animated());
    driver.press(KeyCode::Esc);
    assert!(!driver.table().is_animated());
    assert_eq!(plies(&driver), 1, "a key that is no label only skips");
    assert!(!driver.is_at_menu());
}

#[test]
fn an_animation_ends_within_its_budget() {
    let mut driver = Driver::at_table("ogidise", "", TWO_PEOPLE, 80, 24);
    driver.type_text("1");
    driver.wait(100);
    assert!(driver.table().is_animated());
    driver.wait(3000);
    assert!(!driver.table().is_animated());
}

#[test]
fn arrows_choose_a_pit_as_the_board_is_drawn_and_enter_sows_it() {
    let mut driver = Driver::at_table("oware", "", TWO_PEOPLE, 80, 24);
    assert_eq!(driver.table().selected(), south(0));
    driver.press(KeyCode::Right);
    assert_eq!(driver.table().selected(), south(1));
    driver.press(KeyCode::Left);
    driver.press(KeyCode::Left);
    assert_eq!(driver.table().selected(), south(5));
    driver.press(KeyCode::Up);
    assert_eq!(driver.table().selected(), Some(Place { side: Side::North, index: 0 }));
    driver.press(KeyCode::Enter);
    assert!(
        driver.table().notice().is_some_and(|told| told.contains("North's")),
        "{:?}",
        driver.table().notice()
    );
    driver.press(KeyCode::Down);
    driver.press(KeyCode::Enter);
    assert_eq!(plies(&driver), 1);
}

#[test]
fn clockwise_boards_go_the_other_way() {
    let mut driver = Driver::at_table("ogidise", "", TWO_PEOPLE, 80, 24);
    driver.press(KeyCode::Left);
    assert_eq!(driver.table().selected(), south(1));
}

#[test]
fn a_label_of_two_figures_is_waited_for() {
    let mut driver = Driver::at_table("ogidise", "1. 1", TWO_PEOPLE, 80, 24);
    driver.type_text("1");
    assert_eq!(plies(&driver), 1);
    driver.type_text("0");
    assert_eq!(plies(&driver), 2);
}

#[test]
fn a_label_that_could_be_longer_is_played_after_a_while() {
    let mut driver = Driver::at_table("anywoli", "", TWO_PEOPLE, 80, 24);
    driver.type_text("1");
    assert_eq!(plies(&driver), 0);
    driver.wait(1000);
    assert_eq!(plies(&driver), 1);
}

#[test]
fn an_unknown_pit_is_refused_with_the_labels_that_exist() {
    let mut driver = Driver::at_table("kalah", "", TWO_PEOPLE, 80, 24);
    driver.type_text("9");
    assert!(driver.table().notice().is_some_and(|told| told.contains("South may play 1-6")));
    driver.type_text("g");
    assert!(driver.table().notice().is_some_and(|told| told.contains('?')));
    assert_eq!(plies(&driver), 0);
}

#[test]
fn a_click_sows_a_pit() {
    let mut driver = Driver::at_table("kalah", "", TWO_PEOPLE, 80, 24);
    let (column, row) = driver.find("[3]");
    driver.click(column, row - 2);
    assert_eq!(plies(&driver), 1);
    assert_eq!(driver.table().played().position().seeds(Place { side: Side::South, index: 2 }), 0);
}

#[test]
fn the_mouse_works_in_the_menu_and_on_the_keys() {
    let mut driver = Driver::at_menu(80, 24);
    driver.receive();
    let (column, row) = driver.find("Oware  ");
    driver.click(column, row);
    assert!(matches!(driver.app.screen(), Screen::Setup(_)));
    let (column, row) = driver.find("random moves");
    driver.click(column, row);
    let (column, row) = driver.find("⏎ start game");
    driver.click(column, row);
    assert!(matches!(driver.app.screen(), Screen::GameScreen(_)));
    assert!(driver.screen().contains("North (random)"));
}

#[test]
fn the_computer_answers_after_the_move_was_shown() {
    let mut driver = Driver::at_table("kalah", "", [PlayerSpec::Human, PlayerSpec::Random], 80, 24);
    driver.type_text("1");
    driver.receive();
    assert_eq!(plies(&driver), 1, "its answer waits until the seeds have fallen");
    driver.settle();
    assert!(plies(&driver) > 1);
    assert_eq!(driver.table().played().position().side(), Side::South);
}

#[test]
fn a_late_answer_is_ignored() {
    let mut driver = Driver::at_table("oware", "", [PlayerSpec::Human, PlayerSpec::Level(3)], 80, 24);
    driver.answers = false;
    driver.type_text("A");
    driver.wait(5000);
    driver.press(KeyCode::Char('u'));
    assert_eq!(plies(&driver), 0);
    for ticket in 0..10 {
        let choice = Err(PlayerError::Died("late".to_owned()));
        driver.send(Message::Thought { ticket: Ticket(ticket), choice });
    }
    assert!(driver.table().played().outcome().is_none());
}

#[test]
fn a_computer_player_that_fails_loses() {
    let mut driver = Driver::at_table("oware", "", [PlayerSpec::Human, PlayerSpec::Level(3)], 80, 24);
    driver.answers = false;
    driver.type_text("A");
    driver.wait(5000);
    for ticket in 0..10 {
        let choice = Err(PlayerError::Died("it is gone".to_owned()));
        driver.send(Message::Thought { ticket: Ticket(ticket), choice });
    }
    let outcome = driver.table().played().outcome().expect("it is over");
    assert_eq!(outcome.winner, Some(Side::South));
    let screen = driver.screen();
    assert!(screen.contains("it is gone") && !screen.contains("left the game"), "{screen}");
}

#[test]
fn undo_goes_to_the_persons_turn_and_redo_restores_everything() {
    let mut driver = Driver::at_table("oware", "", [PlayerSpec::Human, PlayerSpec::Random], 80, 24);
    driver.type_text("A");
    driver.settle();
    driver.type_text("B");
    driver.settle();
    let position = *driver.table().played().position();
    assert_eq!(plies(&driver), 4);
    driver.press(KeyCode::Char('u'));
    assert_eq!(plies(&driver), 2);
    driver.press(KeyCode::Char('u'));
    assert_eq!(plies(&driver), 0);
    driver.press(KeyCode::Char('u'));
    assert!(driver.table().notice().is_some());
    driver.press(KeyCode::Char('y'));
    driver.press(KeyCode::Char('y'));
    assert_eq!((plies(&driver), *driver.table().played().position()), (4, position));
    driver.settle();
    assert_eq!(plies(&driver), 4, "the computer does not move in a person's turn");
}

#[test]
fn stepping_back_pauses_the_computer() {
    let mut driver = Driver::at_table("oware", "", [PlayerSpec::Human, PlayerSpec::Random], 80, 24);
    driver.type_text("A");
    driver.settle();
    driver.press(KeyCode::PageUp);
    driver.settle();
    assert_eq!(plies(&driver), 1, "it waits");
    assert!(driver.screen().contains("Press space to continue"));
    driver.press(KeyCode::Char(' '));
    driver.settle();
    assert_eq!(plies(&driver), 2);
}

#[test]
fn a_game_is_saved_after_every_ply_and_resumed_from_the_menu() {
    let mut driver = Driver::at_table("oware", "", TWO_PEOPLE, 80, 24);
    assert!(driver.kept.is_empty(), "what was not begun is not kept");
    driver.type_text("A");
    assert!(driver.kept[0].text.contains("1. A"));
    driver.settle();
    driver.type_text("b");
    driver.settle();
    assert!(driver.kept[0].text.contains("1. A b"), "{}", driver.kept[0].text);
    driver.press(KeyCode::Esc);
    driver.receive();
    assert!(driver.is_at_menu());
    assert!(driver.screen().contains("Resume Oware, 2 moves"), "{}", driver.screen());
    driver.press(KeyCode::Home);
    driver.press(KeyCode::Enter);
    driver.receive();
    assert_eq!(plies(&driver), 2);
    driver.type_text("C");
    assert_eq!(driver.kept.len(), 1, "it stays the same game");
}

#[test]
fn an_unfinished_game_is_deleted_after_a_confirmation() {
    let mut driver = Driver::at_table("oware", "", TWO_PEOPLE, 80, 24);
    driver.type_text("A");
    driver.settle();
    driver.press(KeyCode::Esc);
    driver.receive();
    driver.press(KeyCode::Home);
    driver.press(KeyCode::Char('x'));
    driver.press(KeyCode::Char('n'));
    assert_eq!(driver.kept.len(), 1);
    driver.press(KeyCode::Char('x'));
    driver.press(KeyCode::Char('y'));
    driver.receive();
    assert!(driver.kept.is_empty());
    assert!(!driver.screen().contains("Resume"));
}

#[test]
fn resigning_needs_a_confirmation_and_can_be_taken_back() {
    let mut driver = Driver::at_table("kalah", "1. 1", [PlayerSpec::Level(1), PlayerSpec::Human], 80, 24);
    driver.press(KeyCode::Char('x'));
    driver.press(KeyCode::Char('n'));
    assert!(driver.table().played().outcome().is_none());
    driver.press(KeyCode::Char('x'));
    driver.press(KeyCode::Char('y'));
    assert_eq!(driver.table().played().outcome().and_then(|outcome| outcome.winner), Some(Side::South));
    assert!(driver.kept[0].finished);
    driver.press(KeyCode::Char('u'));
    assert!(driver.table().played().outcome().is_none());
    assert!(!driver.kept[0].finished);
}

#[test]
fn a_computer_agrees_to_end_only_if_it_is_not_behind() {
    let ahead = "[Position \"4,4,4,4,4,4/1,1,1,1,1,1 10,8 S\"]\n*";
    let mut driver = Driver::at_table("oware", ahead, [PlayerSpec::Human, PlayerSpec::Level(3)], 80, 24);
    driver.press(KeyCode::Char('o'));
    driver.press(KeyCode::Char('y'));
    assert!(driver.table().played().outcome().is_none());
    assert!(driver.table().notice().is_some_and(|told| told.contains("wants to continue")));
    let mut driver = Driver::at_table("oware", "", [PlayerSpec::Human, PlayerSpec::Level(3)], 80, 24);
    driver.press(KeyCode::Char('o'));
    driver.press(KeyCode::Char('y'));
    assert!(driver.table().played().outcome().is_some_and(|outcome| outcome.winner.is_none()));
}

#[test]
fn values_and_hints_come_and_go() {
    let mut driver = Driver::at_table("oware", "", TWO_PEOPLE, 80, 24);
    driver.press(KeyCode::Char('v'));
    driver.receive();
    assert!(driver.screen().contains("depth 9"));
    driver.type_text("F");
    driver.receive();
    driver.settle();
    assert!(driver.screen().contains("depth 9"), "the next position is analysed too");
    driver.press(KeyCode::Char('v'));
    assert!(!driver.screen().contains("depth 9"));
    driver.press(KeyCode::Char('h'));
    driver.receive();
    assert!(driver.table().notice().is_some_and(|told| told.starts_with("Hint: a")));
    assert!(driver.screen().contains("★"));
}

#[test]
fn speed_changes_even_while_seeds_fall() {
    let mut driver = Driver::at_table("kalah", "", TWO_PEOPLE, 80, 24);
    driver.type_text("1");
    driver.type_text("+");
    assert!(driver.table().is_animated());
    assert_eq!(driver.table().speed(), Speed::Fast);
    driver.type_text("+");
    driver.settle();
    driver.type_text("1");
    assert!(!driver.table().is_animated(), "nothing is shown when it is off");
    driver.type_text("---");
    assert_eq!(driver.table().speed(), Speed::Slow);
}

#[test]
fn a_pie_rule_lets_a_person_swap() {
    let mut driver = Driver::at_table("kalah-pie", "1. 1", TWO_PEOPLE, 80, 24);
    assert!(driver.screen().contains("Press p to swap sides"));
    driver.press(KeyCode::Char('p'));
    driver.settle();
    assert_eq!(plies(&driver), 2);
    driver.press(KeyCode::Char('p'));
    assert!(driver.table().notice().is_some_and(|told| told.contains("cannot swap")));
}

/// A game of Ogidise in which the computer wins the coin toss and moves first.
fn the_coin_lets_the_computer_begin() -> Driver {
    let seated =
        driver::seating("ogidise", "[Position \"4,4,4,4,4,4/4,4,4,4,4,4 0,0 N\"]\n*", AGAINST_CHANCE);
    Driver::seated(seated.tossed(Side::North), 80, 24)
}

const AGAINST_CHANCE: [PlayerSpec; 2] = [PlayerSpec::Human, PlayerSpec::Random];

#[test]
fn the_coin_falls_before_the_first_move() {
    let mut driver = the_coin_lets_the_computer_begin();
    driver.receive();
    assert!(driver.screen().contains("Tossing a coin"), "{}", driver.screen());
    assert!(
        !driver.screen().contains("Coin toss:") && !driver.screen().contains('['),
        "the result is not known yet: {}",
        driver.screen()
    );
    driver.wait(1300);
    assert!(driver.screen().contains("( N )"), "{}", driver.screen());
    assert!(driver.screen().contains("you are South. North (random) moves first"), "{}", driver.screen());
    assert_eq!(plies(&driver), 0);
    driver.settle();
    assert_eq!(plies(&driver), 1);
    let told = |driver: &Driver| driver.table().notice().is_some_and(|told| told.starts_with("Coin toss:"));
    assert!(told(&driver), "the computer's move does not wipe it away");
    driver.press(KeyCode::Tab);
    assert!(!told(&driver));
}

#[test]
fn any_key_skips_the_toss_and_does_nothing_else() {
    let mut driver = the_coin_lets_the_computer_begin();
    driver.type_text("1");
    assert!(!driver.screen().contains("Tossing a coin"));
    assert!(driver.screen().contains("Coin toss: you are South"), "{}", driver.screen());
    driver.settle();
    assert_eq!(plies(&driver), 1, "the computer moves first");
}

#[test]
fn without_animation_the_toss_is_only_a_notice() {
    let mut driver = Driver::at_table("kalah", "", TWO_PEOPLE, 80, 24);
    driver.type_text("++m");
    driver.receive();
    driver.type_text("/ogidise");
    driver.press(KeyCode::Enter);
    driver.press(KeyCode::Enter);
    assert!(!driver.screen().contains("Tossing a coin"));
    assert!(driver.screen().contains("Coin toss: you are"), "{}", driver.screen());
}

#[test]
fn the_menu_shows_every_word_of_every_summary() {
    let mut driver = Driver::at_menu(80, 24);
    driver.receive();
    let all = sower_core::library::all_with_the_first_four_first();
    // Unfolds every game. Bound: a game has a line, and with variants a second one.
    for _ in 0..2 * all.len() {
        driver.press(KeyCode::Right);
        driver.press(KeyCode::Down);
    }
    let mut line = 0;
    for (index, listed) in all.iter().enumerate() {
        driver.press(KeyCode::Home);
        (0..line).for_each(|_| driver.press(KeyCode::Down));
        let next_is_variant = all.get(index + 1).is_some_and(|next| next.variant.is_some());
        // A game with variants has a line that folds them.
        line += if listed.variant.is_none() && next_is_variant { 2 } else { 1 };
        let screen = driver.screen();
        assert!(!screen.contains('…'), "{}:\n{screen}", listed.name);
        assert!(screen.contains("►"), "{}:\n{screen}", listed.name);
        driver.press(KeyCode::Enter);
        let words: Vec<String> = driver.screen().split_whitespace().map(str::to_owned).collect();
        let summary = listed.rules(&[]).expect("sound").about().summary.clone();
        for word in summary.split_whitespace() {
            assert!(words.contains(&word.to_owned()), "{}: {word}", listed.name);
        }
        driver.press(KeyCode::Esc);
        driver.receive();
    }
}

#[test]
fn a_hint_names_the_side_of_each_move() {
    let mut driver = Driver::at_table("togyz-kumalak", "", TWO_PEOPLE, 160, 50);
    driver.longer_lines = true;
    driver.type_text("h");
    driver.receive();
    let told = driver.table().notice().expect("a hint").to_owned();
    assert!(told.starts_with("Hint: 1 saves eight balls: South is ahead by about 1.4."), "{told}");
    assert!(told.contains("Expected: South 1, North 1"), "{told}");
    driver.type_text("v");
    driver.receive();
    assert!(driver.screen().contains("depth 9: South 1, North 1"), "{}", driver.screen());
}

#[test]
fn all_moves_of_a_turn_are_shown() {
    let driver = Driver::at_table("kalah", "1. 3 1 3 5", TWO_PEOPLE, 80, 24);
    assert!(driver.screen().contains("North played 3 5."), "{}", driver.screen());
}

#[test]
fn the_result_says_who_gets_the_remaining_seeds() {
    let record = "[Position \"0,0,0,0,0,1/1,2,0,0,0,0 20,24 S\"]\n*";
    let mut driver = Driver::at_table("kalah", record, TWO_PEOPLE, 80, 24);
    driver.type_text("6");
    driver.settle();
    assert!(driver.screen().contains("The three remaining stones go to North."), "{}", driver.screen());
}

#[test]
fn a_side_that_has_not_moved_is_not_judged() {
    let mut driver = Driver::at_table("oware", "1. F", TWO_PEOPLE, 80, 24);
    driver.reviews = true;
    driver.type_text("zz");
    driver.receive();
    assert!(driver.screen().contains("North has not moved yet."), "{}", driver.screen());
    assert!(!driver.screen().contains("choice of moves"));
}

#[test]
fn a_small_terminal_accepts_no_move_until_it_is_enlarged() {
    let mut driver = Driver::at_table("kalah", "", TWO_PEOPLE, 80, 24);
    driver.resize(60, 20);
    assert!(driver.screen().contains("80×24"));
    driver.type_text("3");
    assert_eq!(plies(&driver), 0, "no move is played on a hidden board");
    driver.resize(100, 30);
    driver.type_text("3");
    assert_eq!(plies(&driver), 1);
    for (width, height) in [(1, 1), (5, 3), (79, 24), (80, 23), (300, 100), (80, 24), (118, 24), (81, 60)] {
        driver.resize(width, height);
        driver.screen();
        driver.click(0, 0);
        driver.click(width - 1, height - 1);
    }
}

#[test]
fn ctrl_c_quits_from_anywhere() {
    for before in ["", "r", "x", "s", "3"] {
        let mut driver = Driver::at_table("kalah", "", TWO_PEOPLE, 80, 24);
        driver.type_text(before);
        driver.send(Message::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)));
        assert!(driver.quits, "after {before:?}");
        let mut driver = Driver::at_table("kalah", "", TWO_PEOPLE, 80, 24);
        driver.type_text(before);
        driver.send(Message::Terminate);
        assert!(driver.quits, "after {before:?}");
    }
}

#[test]
fn a_record_that_cannot_be_opened_is_reported() {
    let mut driver = Driver::at_menu(80, 24);
    driver.receive();
    driver.press(KeyCode::Char('o'));
    driver.type_text("no.txt");
    driver.press(KeyCode::Enter);
    driver.receive();
    assert!(
        driver.screen().contains("Cannot open no.txt: there is no such file here"),
        "{}",
        driver.screen()
    );
}

#[test]
fn an_opened_record_is_resumed_and_runs_no_command() {
    let mut driver = Driver::at_menu(80, 24);
    let text = "[Game \"oware\"]\n[South \"human\"]\n[North \"engine:touch x\"]\n\n1. F *\n".to_owned();
    driver.send(Message::Read { file: "game.txt".into(), text: Ok(text) });
    assert_eq!(plies(&driver), 1);
    assert!(!driver.screen().contains("touch"));
}
