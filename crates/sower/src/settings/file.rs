//! The config file: read with line numbers for errors, edited without losing comments.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy as _;
use sower_text::message;
use toml_edit::{Document, DocumentMut, Item, Value};

use super::Key;
use crate::failure::Failure;
use crate::input::Kind;
use crate::output::write_file;

/// The variable that names another file.
pub(crate) const PATH_VARIABLE: &str = "SOWER_CONFIG";

const CONFIG: Kind = Kind {
    what: "the config file",
    largest: 1 << 20,
    too_large: "is too large; a config file has at most {} bytes",
};

/// The file's path; none if the system has no config folder.
pub(crate) fn path() -> Option<PathBuf> {
    match env::var_os(PATH_VARIABLE).filter(|path| !path.is_empty()) {
        Some(path) => Some(PathBuf::from(path)),
        None => {
            let platform = etcetera::choose_base_strategy().ok()?;
            Some(platform.config_dir().join("sower").join("config.toml"))
        }
    }
}

/// The file's path, or an error that says how to name one.
pub(crate) fn required_path() -> anyhow::Result<PathBuf> {
    path().ok_or_else(|| Failure::input(message!("config-no-folder", variable = PATH_VARIABLE)))
}

/// Every key of the file with its checked value. A missing file is an empty one.
pub(crate) fn values(path: &Path) -> anyhow::Result<Vec<(Key, String)>> {
    let text = text(path)?;
    let document = Document::parse(text.as_str()).map_err(|error| not_toml(path, &text, &error))?;
    let mut values = Vec::new();
    for (name, item) in document.iter() {
        let span = document.key(name).and_then(toml_edit::Key::span).or_else(|| item.span());
        let place = place(path, &text, span.map_or(0, |span| span.start));
        let Some(key) = Key::named(name) else {
            let known = Key::names();
            return Err(Failure::input(message!("config-unknown-key", place, key = name.to_owned(), known)));
        };
        match key.checked(&written(item)) {
            Some(value) => values.push((key, value)),
            // An unknown language does not stop the program.
            None if key == Key::Language && item.is_str() => values.push((key, written(item))),
            None => {
                let (value, expected) = (written(item), key.expected());
                let bad = message!("config-bad-value", place, key = name.to_owned(), value, expected);
                return Err(Failure::input(bad));
            }
        }
    }
    Ok(values)
}

/// Sets a key; the value must be checked.
pub(crate) fn set(path: &Path, key: Key, value: &str) -> anyhow::Result<()> {
    let mut document = editable(path)?;
    let value: Value = match value.parse::<i64>() {
        Ok(number) => number.into(),
        Err(_) => value.into(),
    };
    match document.get_mut(key.name()).and_then(Item::as_value_mut) {
        // The comment behind the old value stays.
        Some(old) => {
            let decor = old.decor().clone();
            *old = value;
            *old.decor_mut() = decor;
        }
        None => {
            document.insert(key.name(), Item::Value(value));
        }
    }
    write(path, &document)
}

/// Removes a key. Returns whether the file had it.
pub(crate) fn unset(path: &Path, name: &str) -> anyhow::Result<bool> {
    let mut document = editable(path)?;
    if document.remove(name).is_none() {
        return Ok(false);
    }
    write(path, &document).map(|()| true)
}

fn text(path: &Path) -> anyhow::Result<String> {
    match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        _ => CONFIG.read_file(path),
    }
}

fn editable(path: &Path) -> anyhow::Result<DocumentMut> {
    let text = text(path)?;
    text.parse::<DocumentMut>().map_err(|error| not_toml(path, &text, &error))
}

fn write(path: &Path, document: &DocumentMut) -> anyhow::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)
            .map_err(|error| Failure::input(format!("cannot create {}: {error}", folder.display())))?;
    }
    write_file(path, &document.to_string())
}

/// A value as text: a string without its quotes, anything else as in the file.
fn written(item: &Item) -> String {
    match item {
        Item::Value(Value::String(text)) => text.value().clone(),
        other => other.to_string().trim().to_owned(),
    }
}

fn not_toml(path: &Path, text: &str, error: &toml_edit::TomlError) -> anyhow::Error {
    let place = place(path, text, error.span().map_or(0, |span| span.start));
    let fault = error.message().lines().next().unwrap_or_default().to_owned();
    Failure::input(message!("config-not-toml", place, fault))
}

/// `config.toml:3`, from a byte offset.
fn place(path: &Path, text: &str, offset: usize) -> String {
    let line = text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1;
    format!("{}:{line}", path.display())
}
