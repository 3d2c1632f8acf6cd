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
    /// Where the file says that its rules come from.
    pub(crate) source: Option<String>,
    values: Map<String, Value>,
}

/// The largest number of pits or seeds that is read: larger ones are mistakes.
const MOST: u64 = 10_000;

/// Parameters that describe the game or end it by agreement; the rules of play do not depend on them.
const NOT_RULES: [&str; 6] = ["name", "about", "help_file", "rules", "deviation", "quitter"];

/// Parameters of the rules that the translation reads.
#[rustfmt::skip]
const RULES: [&str; 51] = [
    "allow_rule", "blocks", "capt_dir", "capt_max", "capt_min", "capt_on", "capt_rturn", "capt_side", "capt_type",
    "child_cvt", "child_locs", "child_rule", "child_type", "crosscapt", "end_cond", "end_param", "evens", "goal",
    "goal_param", "grandslam", "min_move", "mlap_cont", "mlap_param", "mlaps", "move_one", "moveunlock", "multicapt",
    "mustpass", "mustshare", "no_sides", "nocaptmoves", "nosinglecapt", "pickextra", "play_locs", "prescribed",
    "presowcapt", "round_fill", "round_starter", "rounds", "skip_start", "sow_direct", "sow_param", "sow_rule",
    "sow_start", "sow_stores", "start_pattern", "stores", "udir_holes", "unclaimed", "xc_sown", "xcpickown",
];

impl Parameters {
    /// Parameters from their parts.
    pub fn new(name: &str, class: &str, holes: u64, start: u64, values: Map<String, Value>) -> Parameters {
        Parameters { name: name.to_owned(), class: class.to_owned(), holes, start, source: None, values }
    }

    /// Reads a game file, or one of its variants. A list of parameters alone is understood too: an object with `holes`,
    /// `nbr_start` and the parameters in `set`.
    pub fn read(text: &str, variant: Option<&str>) -> Result<Parameters, ImportError> {
        let unreadable = |what: &str| ImportError::Unreadable(what.to_owned());
        let file: Value = serde_json::from_str(text).map_err(|error| unreadable(&error.to_string()))?;
        let (info, constants) = match file["game_info"].as_object() {
            Some(info) => (info, &file["game_constants"]),
            None => {
                let set = file["set"].as_object();
                (set.ok_or_else(|| unreadable("it has no game_info with the parameters"))?, &file)
            }
        };
        let number = |key: &str| {
            let value =
                constants[key].as_u64().ok_or_else(|| unreadable(&format!("it has no number {key}")))?;
            if value == 0 || value > MOST {
                return Err(unreadable(&format!("{key} is {value}; expected 1 to {MOST}")));
            }
            Ok(value)
        };
        let name = info.get("name").or(file.get("name")).and_then(Value::as_str).unwrap_or("Imported");
        let class = file["game_class"].as_str().unwrap_or("Mancala");
        let mut parameters =
            Parameters::new(name, class, number("holes")?, number("nbr_start")?, info.clone());
        parameters.source = file["rules"].as_str().map(str::to_owned);
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

    /// Parameters that the translation does not read, unless they have their default, each with its value.
    pub fn unknown(&self) -> Vec<String> {
        let is_default = |value: &Value| match value {
            Value::Null | Value::Bool(false) => true,
            Value::Number(number) => number.as_i64() == Some(0),
            Value::String(text) => text.is_empty(),
            Value::Array(list) => list.is_empty(),
            _ => false,
        };
        let known = |key: &str| RULES.contains(&key) || NOT_RULES.contains(&key);
        let strange = self.values.iter().filter(|(key, value)| !known(key) && !is_default(value));
        strange.map(|(key, value)| format!("{key} = {value}")).collect()
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
