//! The folder of material, and its two forms of file: a table with a head line, and a JSON value a line.

use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;

use serde::de::DeserializeOwned;

/// The text of a file, or `None` where no folder is named.
///
/// # Panics
/// If the folder is named and the file cannot be read: a skip must not hide a loss.
pub(crate) fn text(file: &str) -> Option<String> {
    let Some(folder) = std::env::var_os("SOWER_CASES").map(PathBuf::from) else {
        eprintln!("skipped: SOWER_CASES names no folder to read {file} from");
        return None;
    };
    let path = folder.join(file);
    Some(fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

/// The values of a file with one JSON value a line.
pub(crate) fn values<T: DeserializeOwned>(file: &str) -> Option<Vec<T>> {
    let text = text(file)?;
    let read = |(index, line)| {
        serde_json::from_str(line).unwrap_or_else(|error| panic!("{file}:{}: {error}", index + 1))
    };
    let values: Vec<T> =
        text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).map(read).collect();
    assert!(!values.is_empty(), "{file} is empty");
    Some(values)
}

/// One row of a table, its fields by the names in the head line.
pub(crate) struct Row {
    place: String,
    fields: HashMap<String, String>,
}

impl Row {
    /// The field of that name, as it is written; empty where the row has none.
    pub(crate) fn text(&self, name: &str) -> &str {
        self.fields.get(name).map_or("", String::as_str)
    }

    /// The number in the field of that name.
    pub(crate) fn number<T: std::str::FromStr>(&self, name: &str) -> T {
        self.text(name)
            .parse()
            .unwrap_or_else(|_| panic!("{self}: {name} is no number: {:?}", self.text(name)))
    }

    /// The numbers in the field of that name, between spaces.
    pub(crate) fn numbers(&self, name: &str) -> Vec<u8> {
        let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("{self}: {name}: {text:?}"));
        self.text(name).split_whitespace().map(number).collect()
    }
}

impl std::fmt::Display for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.place)
    }
}

/// The rows of a table whose fields stand between such signs.
pub(crate) fn rows(file: &str, between: char) -> Option<Vec<Row>> {
    let text = text(file)?;
    let mut lines = text.lines().enumerate();
    let (_, head) = lines.next().unwrap_or_else(|| panic!("{file} is empty"));
    let names: Vec<&str> = head.split(between).collect();
    let rows: Vec<Row> = lines
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(index, line)| Row {
            place: format!("{file}:{}", index + 1),
            fields: names
                .iter()
                .zip(line.split(between))
                .map(|(name, field)| ((*name).to_owned(), field.to_owned()))
                .collect(),
        })
        .collect();
    assert!(!rows.is_empty(), "{file} has no rows");
    Some(rows)
}
