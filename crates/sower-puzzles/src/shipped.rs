//! The embedded puzzles of `games/`.

use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use sower_core::shipped::ShippedFiles;
use sower_core::{Game, library};

use crate::file::Puzzles;

/// The puzzles, by game.
pub const SHIPPED_PUZZLES: ShippedFiles =
    ShippedFiles::new("puzzles", include!(concat!(env!("OUT_DIR"), "/puzzles.rs")));

/// The puzzles of a game; `None` if its rules differ from the shipped ones.
pub fn of_game(game: &Game) -> Option<&'static Puzzles> {
    let id = &game.rules().about().id;
    let shipped = library::find(id).ok()?.rules(&[]).ok()?;
    (shipped.fingerprint() == game.rules().fingerprint()).then(|| of(id)).flatten()
}

/// The puzzles of a game, by its name or an alias. Variants have none, because values differ between rules.
///
/// # Panics
/// If a shipped file is invalid, which a test excludes.
pub fn of(game: &str) -> Option<&'static Puzzles> {
    static READ: OnceLock<Mutex<HashMap<String, &'static Puzzles>>> = OnceLock::new();
    let listed = library::find(game).ok().filter(|listed| listed.variant.is_none())?;
    let text = SHIPPED_PUZZLES.text(&listed.name)?;
    let mut read = READ.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    Some(read.entry(listed.name.clone()).or_insert_with(|| {
        let rules = listed.rules(&[]).expect("tests read every file");
        let puzzles = Puzzles::parse(&format!("games/{}.puzzles", listed.name), text, &Game::new(rules));
        // Parsed once and never freed.
        Box::leak(Box::new(puzzles.unwrap_or_else(|error| panic!("{error}"))))
    }))
}
