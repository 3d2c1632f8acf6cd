//! Shipped games against the translation of another program's parameters.
//!
//! `shipped.tsv` names a ruleset, the game or variant that plays it, and the keys to change so that both are the same: those of matches, and
//! of boards that change from round to round. Since the translations replay the recorded games, so do these games.

use std::path::Path;

use sower_core::rules::Change;
use sower_core::{RulesFile, library};
use sower_import::rules_file_of;

use crate::records;

const TABLE: &str = include_str!("shipped.tsv");

/// A row of the table.
pub(crate) struct Shipped {
    pub(crate) ruleset: &'static str,
    pub(crate) game: &'static str,
    changes: &'static str,
}

/// The rows of the table.
pub(crate) fn rows() -> impl Iterator<Item = Shipped> {
    TABLE.lines().skip(1).map(|line| {
        let mut cells = line.split('\t');
        let mut next = || cells.next().unwrap();
        Shipped { ruleset: next(), game: next(), changes: next() }
    })
}

/// The first difference between a shipped game and its ruleset.
pub(crate) fn difference(folder: &Path, row: &Shipped) -> Option<String> {
    let changes: Vec<Change> = row
        .changes
        .split(' ')
        .filter(|change| !change.is_empty())
        .map(|text| Change::parse(text).unwrap())
        .collect();
    let listed = library::find(row.game).unwrap();
    let shipped = match listed.rules(&changes) {
        Ok(shipped) => shipped,
        Err(error) => return Some(error.to_string()),
    };
    let text = rules_file_of(&records::parameters(folder, row.ruleset)).unwrap();
    let translated = RulesFile::parse("imported.toml", "imported", &text).unwrap().rules(None, &[]).unwrap();
    let differing: Vec<String> = shipped
        .values()
        .into_iter()
        .zip(translated.values())
        .filter(|(own, other)| own != other)
        .map(|((key, own), (_, other))| format!("{key} is {own}, not {other}"))
        .collect();
    (!differing.is_empty()).then(|| format!("{} is not {}: {}", row.game, row.ruleset, differing.join("; ")))
}
