//! The recorded games: parameters and lines of turns.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use sower_core::Side;
use sower_import::Parameters;

/// The folder of the recorded games.
pub(crate) fn folder() -> PathBuf {
    Path::new(&std::env::var_os("SOWER_CASES").unwrap()).join("family/two-row")
}

/// The names of all rulesets.
pub(crate) fn rulesets(folder: &Path) -> Vec<String> {
    let only = std::env::var("SOWER_RULESET").ok();
    let mut names: Vec<String> = fs::read_dir(folder.join("params"))
        .unwrap()
        .filter_map(|entry| Some(entry.unwrap().path().file_stem()?.to_str()?.to_owned()))
        .filter(|name| only.as_ref().is_none_or(|only| only == name))
        .filter(|name| folder.join(format!("games/{name}.jsonl")).exists())
        .collect();
    names.sort();
    names
}

/// The parameters of a ruleset.
pub(crate) fn parameters(folder: &Path, name: &str) -> Parameters {
    let text = fs::read_to_string(folder.join(format!("params/{name}.json"))).unwrap();
    let file: Value = serde_json::from_str(&text).unwrap();
    let number = |key: &str| file[key].as_u64().unwrap();
    let set = file["set"].as_object().unwrap().clone();
    Parameters::new(name, file["game_class"].as_str().unwrap(), number("holes"), number("nbr_start"), set)
}

/// The lines of a ruleset's games.
pub(crate) fn lines(folder: &Path, name: &str) -> Vec<Value> {
    let text = fs::read_to_string(folder.join(format!("games/{name}.jsonl"))).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// One character per pit and count.
const DIGITS: &str = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The number that a character stands for.
pub(crate) fn digit(character: char) -> u8 {
    u8::try_from(DIGITS.find(character).unwrap()).unwrap()
}

/// What a game is in between two turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) board: Vec<u8>,
    pub(crate) stores: [u8; 2],
    /// The side that began the round.
    pub(crate) first: Side,
    /// Marks of pits: closed, owned, and the owner by territory.
    pub(crate) closed: String,
    pub(crate) children: String,
    pub(crate) owners: String,
}

impl State {
    /// The state before any line.
    pub(crate) fn none() -> State {
        State {
            board: Vec::new(),
            stores: [0; 2],
            first: Side::South,
            closed: String::new(),
            children: String::new(),
            owners: String::new(),
        }
    }

    /// Takes over what a line says.
    pub(crate) fn update(&mut self, board: &Value, stores: &Value, marks: &Value) {
        self.board = match board {
            Value::String(text) => text.chars().map(digit).collect(),
            list => list.as_array().unwrap().iter().map(|count| count.as_u64().unwrap() as u8).collect(),
        };
        self.stores = [0, 1].map(|side| stores[side].as_u64().unwrap() as u8);
        for (key, mark) in [("bl", &mut self.closed), ("ch", &mut self.children), ("ow", &mut self.owners)] {
            if let Some(text) = marks[key].as_str() {
                text.clone_into(mark);
            }
        }
    }
}
