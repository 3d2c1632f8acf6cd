//! The lessons of `games/`.

use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use sower_core::shipped::ShippedFiles;
use sower_core::{Game, library};

use super::Lessons;

/// The lessons, by game.
pub const SHIPPED_LESSONS: ShippedFiles =
    ShippedFiles::new("lessons", include!(concat!(env!("OUT_DIR"), "/lessons.rs")));

/// The lessons of a game, by its name or an alias. Variants have none, because their rules differ.
///
/// # Panics
/// If a shipped file is invalid, which a test excludes.
pub fn of(game: &str) -> Option<&'static Lessons> {
    static READ: OnceLock<Mutex<HashMap<String, &'static Lessons>>> = OnceLock::new();
    let listed = library::find(game).ok().filter(|listed| listed.variant.is_none())?;
    let text = SHIPPED_LESSONS.text(&listed.name)?;
    let mut read = READ.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    Some(read.entry(listed.name.clone()).or_insert_with(|| {
        let game = Game::new(listed.rules(&[]).expect("tests read every file"));
        let lessons = Lessons::parse(&format!("games/{}.lessons", listed.name), text, &game);
        // Parsed once and never freed.
        Box::leak(Box::new(lessons.unwrap_or_else(|error| panic!("{error}"))))
    }))
}

/// All lessons, sorted by game.
pub fn all() -> impl Iterator<Item = &'static Lessons> {
    SHIPPED_LESSONS.all().into_iter().filter_map(|(name, _)| of(name))
}
