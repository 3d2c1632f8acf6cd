//! The puzzles of `games/`, embedded.

use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use sower_core::{Game, library};

use crate::file::Puzzles;

/// Every file: its game and its text.
pub(crate) const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/puzzles.rs"));

/// The puzzles of a game, if its rules are those that the puzzles were found by.
pub fn of_game(game: &Game) -> Option<&'static Puzzles> {
    let id = &game.rules().about().id;
    let shipped = library::find(id).ok()?.rules(&[]).ok()?;
    (shipped.fingerprint() == game.rules().fingerprint()).then(|| of(id)).flatten()
}

/// The puzzles of a game, by its name or an alias. A variant has none: what holds in its game may not hold in it.
///
/// # Panics
/// If a shipped file is not sound, which a test rules out.
pub fn of(game: &str) -> Option<&'static Puzzles> {
    static READ: OnceLock<Mutex<HashMap<&str, &'static Puzzles>>> = OnceLock::new();
    let listed = library::find(game).ok().filter(|listed| listed.variant.is_none())?;
    let (name, text) = FILES.iter().find(|(name, _)| *name == listed.name)?;
    let mut read = READ.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    Some(read.entry(name).or_insert_with(|| {
        let rules = listed.rules(&[]).expect("tests read every file");
        let puzzles = Puzzles::parse(&format!("games/{name}.puzzles"), text, &Game::new(rules));
        // Read once and kept for good.
        Box::leak(Box::new(puzzles.unwrap_or_else(|error| panic!("{error}"))))
    }))
}
