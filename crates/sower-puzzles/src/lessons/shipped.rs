//! The embedded lessons of `games/`.

use std::sync::OnceLock;

use sower_core::{Game, library};

use super::Lessons;

/// Every lessons file: its game and its text.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// The lessons of a game, by its name or an alias. Variants have none, because their rules differ.
pub fn of(game: &str) -> Option<&'static Lessons> {
    let listed = library::find(game).ok().filter(|listed| listed.variant.is_none())?;
    all().iter().find(|lessons| lessons.game == listed.name)
}

/// All lessons, sorted by game.
///
/// # Panics
/// If a shipped file is invalid, which a test excludes.
pub fn all() -> &'static [Lessons] {
    static READ: OnceLock<Vec<Lessons>> = OnceLock::new();
    READ.get_or_init(|| {
        let lessons = FILES.iter().map(|(name, text)| {
            let rules = library::find(name).expect("it lies beside its game").rules(&[]);
            let game = Game::new(rules.expect("tests read every file"));
            Lessons::parse(&format!("games/{name}.lessons"), text, &game)
                .unwrap_or_else(|error| panic!("{error}"))
        });
        lessons.collect()
    })
}
