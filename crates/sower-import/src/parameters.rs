//! The parameters of a game file.

use serde_json::{Map, Value};

use crate::ImportError;

/// The parameters of one game: those that a file sets; all others have their default, which is false, 0 or empty.
#[derive(Clone, Debug)]
pub struct Parameters {
    /// The game's name.
    pub name: String,
    /// The program's class of games.
    pub class: String,
    /// Pits per side.
    pub holes: u64,
    /// Seeds per pit at the start.
    pub start: u64,
    values: Map<String, Value>,
}

impl Parameters {
    /// Parameters from their parts.
    pub fn new(name: &str, class: &str, holes: u64, start: u64, values: Map<String, Value>) -> Parameters {
        Parameters { name: name.to_owned(), class: class.to_owned(), holes, start, values }
    }

    /// Reads a game file, or one of its variants.
    pub fn read(text: &str, variant: Option<&str>) -> Result<Parameters, ImportError> {
        let unreadable = |what: &str| ImportError::Unreadable(what.to_owned());
        let file: Value = serde_json::from_str(text).map_err(|error| unreadable(&error.to_string()))?;
        let info = file["game_info"].as_object().ok_or_else(|| unreadable("it has no game_info"))?;
        let number = |key: &str| {
            file["game_constants"][key].as_u64().ok_or_else(|| unreadable(&format!("it has no {key}")))
        };
        let name = info.get("name").and_then(Value::as_str).unwrap_or("Imported");
        let class = file["game_class"].as_str().unwrap_or("Mancala");
        let mut parameters =
            Parameters::new(name, class, number("holes")?, number("nbr_start")?, info.clone());
        if let Some(wanted) = variant {
            parameters.vary(&file["variants"], wanted)?;
        }
        Ok(parameters)
    }

    fn vary(&mut self, variants: &Value, wanted: &str) -> Result<(), ImportError> {
        let none = Map::new();
        let variants = variants.as_object().unwrap_or(&none);
        let Some(changes) = variants.get(wanted).and_then(Value::as_object) else {
            let known = variants.keys().cloned().collect::<Vec<_>>().join(", ");
            return Err(ImportError::NoVariant { name: wanted.to_owned(), known });
        };
        self.name = format!("{} ({wanted})", self.name);
        for (key, value) in changes {
            match (key.as_str(), value.as_u64()) {
                ("holes", Some(holes)) => self.holes = holes,
                ("nbr_start", Some(start)) => self.start = start,
                ("game_class", _) => value.as_str().unwrap_or_default().clone_into(&mut self.class),
                _ => {
                    self.values.insert(key.clone(), value.clone());
                }
            }
        }
        Ok(())
    }

    /// A parameter that is on or off.
    pub fn flag(&self, key: &str) -> bool {
        match self.values.get(key) {
            Some(Value::Bool(flag)) => *flag,
            Some(value) => value.as_i64().unwrap_or(0) != 0,
            None => false,
        }
    }

    /// A number, or the number of a named value.
    pub fn number(&self, key: &str) -> i64 {
        let default = if key == "sow_direct" || key == "min_move" { 1 } else { 0 };
        match self.values.get(key) {
            Some(Value::Bool(flag)) => i64::from(*flag),
            Some(value) => value.as_i64().unwrap_or(default),
            None => default,
        }
    }

    /// A list of numbers.
    pub fn numbers(&self, key: &str) -> Vec<u64> {
        let list = self.values.get(key).and_then(Value::as_array);
        list.into_iter().flatten().filter_map(Value::as_u64).collect()
    }
}
