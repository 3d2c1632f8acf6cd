//! A rules file: a game and its variants, read from text.

use std::fmt;
use std::ops::Range;

use toml_edit::{Document, DocumentMut, Item, TableLike};

use super::Rules;
use super::entries::{Change, Entries, Entry, Origin, Raw, collect};
use super::expected::Expected;
use super::keys::KeyReader;
use crate::notation::PositionError;
use crate::refusal::Refusal;

/// A mistake at one place of a rules file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the text of each error explains its fields")]
pub enum RulesProblem {
    #[error("this is not TOML: {fault}")]
    Syntax { fault: String },
    #[error("unknown key; did you mean {nearest}?")]
    UnknownKey { nearest: String },
    #[error("unknown key; docs/reference/rules-file.md lists them all")]
    StrangeKey,
    #[error("this key is required; expected {takes}")]
    Missing { takes: Expected },
    #[error("{found} is not a valid value; expected {takes}")]
    WrongValue { found: String, takes: Expected },
    #[error("expected two rows of {count} numbers from 0 to 255, such as \"4,4,4/4,4,4\"")]
    StartRows { count: u8 },
    #[error("{count} seeds; a board holds at most 255")]
    TooManySeeds { count: u32 },
    #[error("{value} requires {needed}")]
    Needs { value: String, needed: String },
    #[error(transparent)]
    Position(PositionError),
    #[error(transparent)]
    Move(Refusal),
    #[error("games under these rules might never end; set max-plies, such as 2000")]
    NoBound,
    #[error("a variant cannot change this key")]
    NotInVariant,
    #[error("unknown variant; expected one of {known}")]
    NoSuchVariant { known: String },
    #[error("unknown variant; this file has none")]
    NoVariants,
}

/// A mistake in a rules file, with its location and key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The line, counted from 1; `None` if a `--set` change or no one set the key.
    pub line: Option<usize>,
    /// Whether a `--set` change set the key.
    pub changed: bool,
    /// The key's dotted name; empty if the problem concerns the whole file.
    pub key: String,
    /// The mistake and what is expected instead.
    pub what: RulesProblem,
}

/// All mistakes in a rules file, or in a file that accompanies it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesError {
    /// The file's name in messages.
    pub file: String,
    /// The mistakes in the file's order; at least one.
    pub problems: Vec<Problem>,
}

impl RulesError {
    /// The location of a problem: file, line and key, or the `--set` change.
    pub fn place_of(&self, problem: &Problem) -> String {
        let place = match (problem.changed, problem.line) {
            (true, _) => return format!("--set {}", problem.key),
            (false, Some(line)) => format!("{}:{line}", self.file),
            (false, None) => self.file.clone(),
        };
        if problem.key.is_empty() { place } else { format!("{place}: {}", problem.key) }
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.problems.iter().enumerate() {
            let line_end = if index > 0 { "\n" } else { "" };
            write!(f, "{line_end}{}: {}", self.place_of(problem), problem.what)?;
        }
        Ok(())
    }
}

impl std::error::Error for RulesError {}

/// A rules file with valid syntax: a game and its variants.
#[derive(Clone, Debug)]
pub struct RulesFile {
    file: String,
    id: String,
    text: String,
    entries: Entries,
    variants: Vec<(String, Entries)>,
    is_shipped: bool,
    /// Whether variants are named `FILE-VARIANT` instead of by their own names.
    is_apart: bool,
}

impl RulesFile {
    /// Parses a rules file. `file` is its name in errors, `id` the game's name on the command line.
    pub fn parse(file: &str, id: &str, text: &str) -> Result<RulesFile, RulesError> {
        let line = lines(text);
        let document = document(file, text, &line)?;
        let mut entries = Entries::new();
        collect("", document.as_item(), &line, &mut entries);
        let mut variants: Vec<(String, Entries)> = Vec::new();
        if let Some(tables) = document.get("variants").and_then(|item| item.as_table_like()) {
            entries.retain(|key, _| !key.starts_with("variants."));
            for (name, table) in tables.iter() {
                let mut own = Entries::new();
                collect("", table, &line, &mut own);
                variants.push((name.to_owned(), own));
            }
        }
        Ok(RulesFile {
            file: file.to_owned(),
            id: id.to_owned(),
            text: text.to_owned(),
            entries,
            variants,
            is_shipped: false,
            is_apart: false,
        })
    }

    /// Marks this as a shipped file, whose names and words are translated.
    pub(crate) fn shipped(self) -> RulesFile {
        RulesFile { is_shipped: true, ..self }
    }

    /// Names variants `FILE-VARIANT`, for collections of unrelated files, so that variants of two files
    /// are never confused.
    pub fn apart(self) -> RulesFile {
        RulesFile { is_apart: true, ..self }
    }

    /// The name of the game itself, or of a variant.
    pub fn name_of(&self, variant: Option<&str>) -> String {
        match variant {
            Some(variant) if self.is_apart => format!("{}-{variant}", self.id),
            Some(variant) => variant.to_owned(),
            None => self.id.clone(),
        }
    }

    /// The game's name on the command line.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The text of the file.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text of a rules file for the game itself, or for one variant: this file with the variant's
    /// keys merged in. `None` if there is no such variant.
    pub fn text_of(&self, variant: Option<&str>) -> Option<String> {
        let Some(name) = variant else { return Some(self.text.clone()) };
        let mut document: DocumentMut = self.text.parse().ok()?;
        let own = document.remove("variants")?.as_table_like_mut()?.remove(name)?;
        document.remove("aliases");
        document.remove("also");
        if self.variants.iter().any(|(known, own)| known == name && own.contains_key("board.seeds")) {
            // The start can be written in two ways, and the variant uses the other one.
            document.get_mut("board")?.as_table_like_mut()?.remove("start");
        }
        lay_table(document.as_table_mut(), own.as_table_like()?);
        Some(document.to_string())
    }

    /// The names of the variants, in the file's order.
    pub fn variants(&self) -> impl Iterator<Item = &str> {
        self.variants.iter().map(|(name, _)| name.as_str())
    }

    /// The rules of the game itself, or of a variant, with `--set` changes applied.
    pub fn rules(&self, variant: Option<&str>, changes: &[Change]) -> Result<Rules, RulesError> {
        let mut entries = self.entries.clone();
        let id = self.name_of(variant);
        let mut problems = Vec::new();
        if let Some(name) = variant {
            let Some((_, own)) = self.variants.iter().find(|(known, _)| known == name) else {
                let known = self.variants().collect::<Vec<_>>().join(", ");
                return Err(self.error(vec![Problem {
                    line: None,
                    changed: false,
                    key: format!("variants.{name}"),
                    what: match known.is_empty() {
                        true => RulesProblem::NoVariants,
                        false => RulesProblem::NoSuchVariant { known },
                    },
                }]));
            };
            entries.remove("aliases");
            entries.remove("also");
            for (key, entry) in own {
                if key == "aliases" || key.starts_with("variants") {
                    let Origin::Line(line) = entry.origin else { continue };
                    problems.push(Problem {
                        line: Some(line),
                        changed: false,
                        key: format!("variants.{name}.{key}"),
                        what: RulesProblem::NotInVariant,
                    });
                }
                lay(&mut entries, key, entry.clone());
            }
        }
        for change in changes {
            lay(&mut entries, &change.key, Entry { value: change.raw(), origin: Origin::Change });
        }
        let mut reader = KeyReader::new(entries);
        let mut rules = reader.rules(&id);
        problems.extend(reader.finish());
        if !problems.is_empty() {
            return Err(self.error(problems));
        }
        if self.is_shipped {
            rules.words.known_as.extend(variant.map(str::to_owned));
            rules.words.known_as.push(self.id.clone());
        }
        Ok(rules)
    }

    fn error(&self, problems: Vec<Problem>) -> RulesError {
        RulesError { file: self.file.clone(), problems }
    }
}

impl KeyReader {
    /// Parses a file that accompanies a rules file.
    pub fn parse(file: &str, text: &str) -> Result<KeyReader, RulesError> {
        let line = lines(text);
        let document = document(file, text, &line)?;
        let mut entries = Entries::new();
        collect("", document.as_item(), &line, &mut entries);
        Ok(KeyReader::new(entries))
    }
}

/// Maps a byte offset to its line, counted from 1.
fn lines(text: &str) -> impl Fn(usize) -> usize {
    let ends: Vec<usize> =
        text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at).collect();
    move |offset| ends.partition_point(|end| *end < offset) + 1
}

fn document<'a>(
    file: &str,
    text: &'a str,
    line: &impl Fn(usize) -> usize,
) -> Result<Document<&'a str>, RulesError> {
    Document::parse(text).map_err(|fault| RulesError {
        file: file.to_owned(),
        problems: vec![Problem {
            line: fault.span().map(|span: Range<usize>| line(span.start)),
            changed: false,
            key: String::new(),
            what: RulesProblem::Syntax { fault: fault.message().trim().replace('\n', "; ") },
        }],
    })
}

/// Merges the keys of one table into another, recursively.
fn lay_table(under: &mut dyn TableLike, over: &dyn TableLike) {
    for (key, item) in over.iter() {
        match under.get_mut(key) {
            Some(old) => match (old.as_table_like_mut(), item.as_table_like()) {
                (Some(under), Some(over)) => lay_table(under, over),
                // Replacing only the value keeps the comments before its key.
                _ => *old = item.clone(),
            },
            None => drop(under.insert(key, own_table(item))),
        }
    }
}

/// Converts a dotted table to one with a heading.
fn own_table(item: &Item) -> Item {
    let Some(table) = item.as_table() else { return item.clone() };
    let mut table = table.clone();
    table.set_dotted(false);
    Item::Table(table)
}

/// Sets one key. The start can be written in two ways, so the newer key removes the other.
fn lay(entries: &mut Entries, key: &str, entry: Entry) {
    let same_pits = || {
        let Some(Raw::Text(start)) = entries.get("board.start").map(|entry| &entry.value) else {
            return false;
        };
        let pits = start.split('/').next().map_or(0, |row| row.split(',').count());
        entry.value == Raw::Whole(i64::try_from(pits).unwrap_or(0))
    };
    if key == "board.seeds" || (key == "board.pits" && !same_pits()) {
        entries.remove("board.start");
    }
    entries.insert(key.to_owned(), entry);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library;

    #[test]
    fn a_variant_alone_is_a_file_with_the_same_rules() {
        for listed in library::all() {
            let text = listed.file.text_of(listed.variant.as_deref()).expect("there is such a variant");
            let alone = RulesFile::parse("alone", &listed.name, &text).and_then(|file| file.rules(None, &[]));
            let alone = alone.unwrap_or_else(|error| panic!("{}: {error}\n{text}", listed.name));
            let rules = listed.rules(&[]).unwrap();
            assert_eq!(alone.about(), rules.about());
            assert_eq!(alone.values(), rules.values(), "{}", listed.name);
            assert_eq!((alone.labels(), alone.view()), (rules.labels(), rules.view()));
        }
        assert_eq!(library::files()[0].text_of(Some("no-such-variant")), None);
    }

    #[test]
    fn variants_of_a_file_apart_are_named_after_it() {
        let kalah = library::find("kalah").unwrap();
        let file = RulesFile::parse("mine", "mine", kalah.file.text()).unwrap().apart();
        assert_eq!(file.rules(Some("kalah-pie"), &[]).unwrap().about().id, "mine-kalah-pie");
        assert_eq!(file.name_of(None), "mine");
    }
}
