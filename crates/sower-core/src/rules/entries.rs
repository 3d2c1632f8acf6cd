//! A rules file as a flat list of keys, each with its value and origin.
//!
//! The keys of a variant and of `--set` replace the file's. Each keeps its origin, so that a mistake is reported with its line.

use std::collections::BTreeMap;
use std::fmt;

use toml_edit::{Item, Value};

/// A parsed value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Raw {
    Whole(i64),
    Flag(bool),
    Text(String),
    List(Vec<Raw>),
    /// A type of value that no key accepts (a date, a fraction), as written.
    Foreign(String),
}

impl fmt::Display for Raw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Raw::Whole(number) => number.fmt(f),
            Raw::Flag(flag) => flag.fmt(f),
            Raw::Text(text) => write!(f, "\"{}\"", text.escape_debug()),
            Raw::List(list) => {
                f.write_str("[")?;
                for (index, item) in list.iter().enumerate() {
                    if index > 0 {
                        f.write_str(", ")?;
                    }
                    item.fmt(f)?;
                }
                f.write_str("]")
            }
            Raw::Foreign(text) => f.write_str(text),
        }
    }
}

/// Where a key was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// In the file, on that line.
    Line(usize),
    /// By a `--set` change.
    Change,
    /// Not set: the default applies.
    Default,
}

#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) value: Raw,
    pub(super) origin: Origin,
}

/// Keys by their dotted names.
pub(super) type Entries = BTreeMap<String, Entry>;

/// A change to one key, as `--set` accepts it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The key's dotted name.
    pub key: String,
    /// The value as written: TOML, a bare word, or words and numbers separated by commas.
    pub value: String,
}

impl Change {
    /// Reads `key=value`. `None` if there is no `=` or no key.
    pub fn parse(text: &str) -> Option<Change> {
        let (key, value) = text.split_once('=')?;
        let key = key.trim();
        (!key.is_empty()).then(|| Change { key: key.to_owned(), value: value.trim().to_owned() })
    }

    pub(super) fn raw(&self) -> Raw {
        if let Ok(value) = self.value.parse::<Value>() {
            return raw(&value);
        }
        if self.value.contains(',') && !self.value.contains('/') {
            let parts = self.value.split(',').map(|part| {
                let part = part.trim();
                part.parse::<Value>().map_or_else(|_| Raw::Text(part.to_owned()), |value| raw(&value))
            });
            return Raw::List(parts.collect());
        }
        Raw::Text(self.value.clone())
    }
}

/// Collects the keys of a table under a prefix. `line` maps a byte offset to its line.
pub(super) fn collect(prefix: &str, item: &Item, line: &impl Fn(usize) -> usize, into: &mut Entries) {
    let Some(table) = item.as_table_like() else { return };
    for (name, item) in table.iter() {
        let key = if prefix.is_empty() { name.to_owned() } else { format!("{prefix}.{name}") };
        if item.is_table_like() {
            collect(&key, item, line, into);
        } else if let Some(value) = item.as_value() {
            let span = table.key(name).and_then(|key| key.span()).or_else(|| item.span());
            let origin = Origin::Line(span.map_or(0, |span| line(span.start)));
            into.insert(key, Entry { value: raw(value), origin });
        } else {
            // An array of tables: no key accepts one, so its header is reported as an unknown key.
            let origin = Origin::Line(item.span().map_or(0, |span| line(span.start)));
            into.insert(key, Entry { value: Raw::Foreign("a list of tables".to_owned()), origin });
        }
    }
}

fn raw(value: &Value) -> Raw {
    match value {
        Value::Integer(number) => Raw::Whole(*number.value()),
        Value::Boolean(flag) => Raw::Flag(*flag.value()),
        Value::String(text) => Raw::Text(text.value().clone()),
        Value::Array(list) => Raw::List(list.iter().map(raw).collect()),
        other => Raw::Foreign(other.to_string().trim().to_owned()),
    }
}
