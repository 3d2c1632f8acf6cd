//! The menu's variants, help on every screen, Esc, and themes.

#[expect(dead_code, reason = "each test file needs its own part of the driver")]
mod driver;

use crossterm::event::KeyCode;
use driver::Driver;
use ratatui::layout::Size;
use sower_players::PlayerSpec;
use sower_tui::{App, ColourSupport, Screen, Settings, Start, ThemeName};

fn at_menu() -> Driver {
    let mut driver = Driver::at_menu(80, 24);
    driver.receive();
    driver
}

#[test]
fn variants_are_folded_under_their_game() {
    let mut driver = at_menu();
    assert!(!driver.screen().contains("empty capture"));
    driver.press(KeyCode::Right);
    assert!(driver.screen().contains("empty capture"), "{}", driver.screen());
    driver.press(KeyCode::Left);
    assert!(!driver.screen().contains("empty capture"));
    driver.press(KeyCode::Down);
    driver.press(KeyCode::Enter);
    assert!(driver.screen().contains("empty capture"), "Enter on the line opens them too");
    driver.press(KeyCode::Down);
    driver.press(KeyCode::Enter);
    assert!(matches!(driver.app.screen(), Screen::Setup(_)));
}

#[test]
fn a_search_finds_folded_variants() {
    let mut driver = at_menu();
    driver.type_text("/pie");
    driver.press(KeyCode::Enter);
    assert!(matches!(driver.app.screen(), Screen::Setup(_)), "{}", driver.screen());
}

#[test]
fn esc_in_the_menu_asks_before_it_quits() {
    let mut driver = at_menu();
    driver.press(KeyCode::Esc);
    assert!(!driver.quits && driver.screen().contains("Quit Sower?"), "{}", driver.screen());
    driver.press(KeyCode::Esc);
    assert!(!driver.quits && !driver.screen().contains("Quit Sower?"));
    driver.press(KeyCode::Esc);
    driver.type_text("y");
    assert!(driver.quits);
}

#[test]
fn esc_closes_the_topmost_thing() {
    let mut driver = at_menu();
    driver.type_text("/oware");
    driver.press(KeyCode::Esc);
    assert!(!driver.screen().contains("Find:") && driver.is_at_menu());
    driver.press(KeyCode::Home);
    driver.press(KeyCode::Enter);
    driver.press(KeyCode::Esc);
    assert!(driver.is_at_menu() && !driver.quits);
}

#[test]
fn every_screen_has_help() {
    let mut driver = at_menu();
    driver.type_text("?");
    assert!(driver.screen().contains("Help: menu"));
    driver.press(KeyCode::Esc);
    driver.press(KeyCode::Enter);
    driver.type_text("?");
    assert!(driver.screen().contains("Help: new game"));
    driver.press(KeyCode::Esc);
    driver.press(KeyCode::Enter);
    driver.type_text("?");
    assert!(driver.screen().contains("Help: game"));
    let mut driver = Driver::at_table("kalah", "1. 1", [PlayerSpec::Human, PlayerSpec::Human], 80, 24);
    driver.type_text("z?");
    assert!(driver.screen().contains("Help: review"));
}

#[test]
fn t_changes_the_theme_where_the_terminal_can_show_it() {
    let mut driver = at_menu();
    driver.type_text("t");
    assert!(driver.screen().contains("This terminal shows 16 colours"), "{}", driver.screen());
    let settings = Settings { colours: ColourSupport::True, theme: ThemeName::Night, ..Settings::default() };
    driver.app = App::new(Size::new(80, 24), settings, 1);
    driver.app.start(Start::Menu, driver.now);
    driver.type_text("t");
    assert!(driver.screen().contains("Theme: paper"), "{}", driver.screen());
}

#[test]
fn the_level_of_the_settings_is_selected() {
    let mut driver = at_menu();
    driver.app = App::new(Size::new(80, 24), Settings { level: 7, ..Settings::default() }, 1);
    driver.app.start(Start::Menu, driver.now);
    driver.press(KeyCode::Enter);
    assert!(driver.screen().contains("► level 7"), "{}", driver.screen());
}

#[test]
fn games_are_grouped_by_kind_and_by_region() {
    let mut driver = at_menu();
    driver.type_text("g");
    let screen = driver.screen();
    assert!(screen.contains("▸ Four rows (") && screen.contains("▸ Bao ("), "{screen}");
    assert!(!screen.contains("Oware"), "groups are folded");
    driver.press(KeyCode::Enter);
    assert!(
        driver.screen().contains("▾ Single lap (") && driver.screen().contains("Oware"),
        "{}",
        driver.screen()
    );
    driver.press(KeyCode::Down);
    driver.press(KeyCode::Left);
    assert!(!driver.screen().contains("Oware"), "the group is folded from a game without open variants");
    driver.type_text("g");
    assert!(driver.screen().contains("▸ "), "{}", driver.screen());
    driver.type_text("g");
    assert!(driver.screen().contains("Oware") && !driver.screen().contains("▸ Four rows"), "one list again");
}

#[test]
fn a_search_finds_kinds_and_regions() {
    let mut driver = at_menu();
    driver.type_text("/four rows");
    let screen = driver.screen();
    assert!(screen.contains("Hawalis") && !screen.contains("Oware"), "{screen}");
    // The games found fill several screens.
    let is_found = (0..10).any(|_| {
        driver.press(KeyCode::PageDown);
        driver.screen().contains("Omweso")
    });
    assert!(is_found, "{}", driver.screen());
    driver.press(KeyCode::Esc);
    driver.type_text("/namibia");
    assert!(driver.screen().contains("Hus"), "{}", driver.screen());
}
