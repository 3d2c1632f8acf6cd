//! Screens as text. `UPDATE_GOLDEN=1 cargo test -p sower-tui --test screens` rewrites them; check the diff before you commit it.

#[expect(dead_code, reason = "each test file needs its own part of the driver")]
mod driver;

use std::path::PathBuf;
use std::{env, fs};

use crossterm::event::KeyCode;
use driver::Driver;
use sower_players::PlayerSpec;

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (160, 50);
const HUGE: (u16, u16) = (200, 60);

/// The beginning of a game of each of the four: with extra turns, captures, a tuzdyk, and laps.
const GAMES: [(&str, &str); 4] = [
    ("kalah", "1. 3 6 1. 2 2. 5 1"),
    ("oware", "1. F f 2. B e 3. B c 4. D a+2"),
    ("togyz-kumalak", ""),
    ("ogidise", "1. 1 7"),
];

fn check(name: &str, screen: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../testdata/screens/{name}.txt"));
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(path.parent().expect("it has a folder")).expect("the folder can be made");
        fs::write(&path, screen).expect("the file can be written");
    }
    let golden = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(golden == screen, "{name} looks different.\nIt was:\n{golden}\nIt is:\n{screen}");
}

fn sized(name: &str, (width, height): (u16, u16)) -> String {
    format!("{name}-{width}x{height}")
}

fn against_level_3(game: &str, record: &str, (width, height): (u16, u16)) -> Driver {
    let mut driver = Driver::at_table(game, record, [PlayerSpec::Human, PlayerSpec::Level(3)], width, height);
    driver.answers = false;
    driver
}

#[test]
fn the_menu() {
    for size in [SMALL, LARGE] {
        let text = "[Game \"oware\"]\n[South \"human\"]\n[North \"level:4\"]\n\n1. F f 2. B *\n";
        let driver = Driver::at_menu_with(text, size.0, size.1);
        check(&sized("menu", size), &driver.screen());
    }
}

#[test]
fn before_a_game() {
    for (game, name) in [("kalah", "setup-kalah"), ("ogidise", "setup-ogidise")] {
        let mut driver = Driver::at_menu(80, 24);
        driver.receive();
        driver.type_text(&format!("/{game}"));
        driver.press(KeyCode::Enter);
        check(name, &driver.screen());
    }
}

#[test]
fn each_of_the_four_games() {
    for (game, record) in GAMES {
        for size in [SMALL, LARGE, HUGE] {
            let driver =
                Driver::at_table(game, record, [PlayerSpec::Human, PlayerSpec::Human], size.0, size.1);
            check(&sized(game, size), &driver.screen());
        }
    }
}

#[test]
fn each_of_the_four_games_with_values_and_a_hint() {
    for (game, record) in GAMES {
        for size in [SMALL, LARGE] {
            let mut driver =
                Driver::at_table(game, record, [PlayerSpec::Human, PlayerSpec::Human], size.0, size.1);
            driver.press(KeyCode::Char('v'));
            driver.receive();
            driver.press(KeyCode::Char('h'));
            driver.receive();
            check(&sized(&format!("{game}-values"), size), &driver.screen());
        }
    }
}

#[test]
fn in_the_middle_of_a_move() {
    for (game, record) in GAMES {
        let mut driver = Driver::at_table(game, record, [PlayerSpec::Human, PlayerSpec::Human], 80, 24);
        driver.press(KeyCode::Enter);
        assert!(driver.table().is_animated());
        driver.wait(700);
        check(&format!("{game}-sowing"), &driver.screen());
    }
}

#[test]
fn the_computer_thinks() {
    let mut driver = against_level_3("oware", "1. F", SMALL);
    driver.wait(600);
    check("oware-thinking", &driver.screen());
}

#[test]
fn a_tuzdyk_on_either_side() {
    let record = "[Position \"12,2,13,13,t,3,12,12,1/10,t,9,8,7,6,5,4,3 20,21 S\"]\n*";
    for size in [SMALL, LARGE] {
        let driver =
            Driver::at_table("togyz-kumalak", record, [PlayerSpec::Human, PlayerSpec::Human], size.0, size.1);
        check(&sized("togyz-kumalak-homes", size), &driver.screen());
    }
}

#[test]
fn forced_feeding_greys_what_does_not_feed_and_tells_why() {
    let record = "[Position \"1,0,0,0,2,3/0,0,0,0,0,0 20,22 S\"]\n*";
    let mut driver = Driver::at_table("oware", record, [PlayerSpec::Human, PlayerSpec::Human], 80, 24);
    driver.type_text("a");
    let screen = driver.screen();
    assert!(screen.contains("North has no seeds"), "{screen}");
    check("oware-feeding", &screen);
    driver.press(KeyCode::Char('w'));
    check("oware-feeding-why", &driver.screen());
}

#[test]
fn the_end_of_a_game_and_its_review() {
    let record = "[Position \"0,0,0,0,0,1/1,0,0,0,0,1 23,22 S\"]\n*";
    for size in [SMALL, LARGE] {
        let mut driver =
            Driver::at_table("oware", record, [PlayerSpec::Human, PlayerSpec::Human], size.0, size.1);
        driver.type_text("F");
        driver.settle();
        check(&sized("oware-ended", size), &driver.screen());
    }
    for size in [SMALL, LARGE] {
        let mut driver =
            Driver::at_table("kalah", GAMES[0].1, [PlayerSpec::Human, PlayerSpec::Human], size.0, size.1);
        driver.reviews = true;
        driver.type_text("z");
        driver.receive();
        check(&sized("kalah-review", size), &driver.screen());
    }
    let mut driver = Driver::at_table("kalah", GAMES[0].1, [PlayerSpec::Human, PlayerSpec::Human], 80, 24);
    driver.type_text("zz");
    check("kalah-report", &driver.screen());
}

#[test]
fn a_puzzle_before_and_after_its_solution() {
    for (game, size) in [("kalah", SMALL), ("kalah", LARGE), ("togyz-kumalak", SMALL), ("ogidise", SMALL)] {
        let mut driver = Driver::at_menu(size.0, size.1);
        driver.receive();
        driver.type_text(&format!("/{game}"));
        driver.press(KeyCode::Enter);
        driver.type_text("p");
        driver.receive();
        check(&sized(&format!("{game}-puzzle"), size), &driver.screen());
        driver.type_text("s");
        driver.settle();
        check(&sized(&format!("{game}-puzzle-solved"), size), &driver.screen());
    }
}

#[test]
fn pages_and_questions() {
    let mut driver = Driver::at_table("ogidise", "1. 1 7", [PlayerSpec::Human, PlayerSpec::Human], 80, 24);
    driver.press(KeyCode::Char('r'));
    check("ogidise-rules", &driver.screen());
    driver.press(KeyCode::PageDown);
    check("ogidise-rules-further", &driver.screen());
    driver.press(KeyCode::Esc);
    driver.press(KeyCode::Char('?'));
    check("keys", &driver.screen());
    driver.press(KeyCode::Esc);
    driver.press(KeyCode::Char('x'));
    check("ogidise-resign", &driver.screen());
    driver.press(KeyCode::Char('n'));
    driver.press(KeyCode::Char('s'));
    check("ogidise-save", &driver.screen());
}

#[test]
fn the_coin_in_the_air_and_fallen() {
    let seated = driver::seating("ogidise", "", [PlayerSpec::Human, PlayerSpec::Human]);
    let mut driver = Driver::seated(seated.tossed(sower_core::Side::South), 80, 24);
    driver.wait(400);
    check("ogidise-coin", &driver.screen());
    driver.wait(900);
    check("ogidise-coin-fallen", &driver.screen());
}

#[test]
fn the_widest_board_fits() {
    let mut driver = Driver::at_table("anywoli", "", [PlayerSpec::Human, PlayerSpec::Human], 80, 24);
    driver.press(KeyCode::Char('v'));
    driver.receive();
    check("anywoli", &driver.screen());
}

#[test]
fn a_terminal_that_is_too_small_says_so() {
    let driver = Driver::at_menu(79, 24);
    check("too-small", &driver.screen());
}
