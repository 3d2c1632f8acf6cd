//! The games to play, each compiled once for all tables.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::Value;
use sower_core::{Change, Game, library};

/// A game's name and its rule changes.
type Made = (String, Vec<String>);

/// Compiled games by name and changes.
#[derive(Default)]
pub(crate) struct Games {
    made: Mutex<HashMap<Made, Arc<Game>>>,
}

impl Games {
    /// The game of a room, from its JSON.
    pub(crate) fn of_room(&self, room: &Value) -> Result<Arc<Game>, String> {
        let name = room["game"].as_str().ok_or("a room without a game")?;
        let texts = room["changes"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let key = (name.to_owned(), texts.map(str::to_owned).collect::<Vec<_>>());
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(game) = made.get(&key) {
            return Ok(Arc::clone(game));
        }
        let listed = library::find(name).map_err(|error| error.to_string())?;
        let changes: Vec<Change> = key.1.iter().filter_map(|text| Change::parse(text)).collect();
        let rules = listed.rules(&changes).map_err(|error| error.to_string())?;
        let game = Arc::new(Game::new(rules));
        made.insert(key, Arc::clone(&game));
        Ok(game)
    }
}
