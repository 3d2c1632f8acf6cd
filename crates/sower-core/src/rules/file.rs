//! A rules file: a game and its variants, read from text.

use std::fmt;
use std::ops::Range;

use toml_edit::Document;

use super::Rules;
use super::entries::{Change, Entries, Entry, Origin, Raw, collect};
use super::keys::KeyReader;
use crate::lang::{Message, messages};

messages! {
    /// What is wrong at one place of a rules file.
    pub enum RulesProblem {
        /// Not TOML.
        Syntax {
            /// What the parser says.
            fault: String,
        } = "rules-syntax",
        /// No key has this name.
        UnknownKey {
            /// The key that comes nearest.
            nearest: String,
        } = "rules-unknown-key",
        /// No key has a name like this.
        StrangeKey = "rules-strange-key",
        /// A key that every file must have.
        Missing {
            /// What it takes.
            takes: String,
        } = "rules-missing",
        /// The value is not one that the key takes.
        WrongValue {
            /// What is written.
            found: String,
            /// What it takes.
            takes: String,
        } = "rules-wrong-value",
        /// The start rows do not fit the board.
        StartRows {
            /// How many pits each row must have.
            count: u8,
        } = "rules-start-rows",
        /// More seeds than a board can hold.
        TooManySeeds {
            /// How many there would be.
            count: u32,
        } = "rules-too-many-seeds",
        /// A value that asks for another key to be otherwise.
        Needs {
            /// What this key says.
            value: String,
            /// The other key and what it must say.
            needed: String,
        } = "rules-needs",
        /// A position or a move that the rules refuse.
        Misfit {
            /// Why.
            reason: Message,
        } = "rules-misfit",
        /// A game that might never end.
        NoBound = "rules-no-bound",
        /// Keys that a variant cannot change.
        NotInVariant = "rules-not-in-variant",
        /// The file has no such variant.
        NoSuchVariant {
            /// The ones it has.
            known: String,
        } = "rules-no-such-variant",
    }
}

/// One mistake in a rules file: where, which key, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The line, counted from 1; `None` where a change for one run, or nothing at all, wrote the key.
    pub line: Option<usize>,
    /// Whether a change for one run wrote it.
    pub changed: bool,
    /// The key's dotted name; empty where the file as a whole is meant.
    pub key: String,
    /// What is wrong and what would be right.
    pub what: RulesProblem,
}

/// Everything that is wrong with a rules file, or with a file beside it that is held to its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesError {
    /// The file as it was named.
    pub file: String,
    /// At least one.
    pub problems: Vec<Problem>,
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.problems.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            match (problem.changed, problem.line) {
                (true, _) => f.write_str("--set ")?,
                (false, Some(line)) => write!(f, "{}:{line}: ", self.file)?,
                (false, None) => write!(f, "{}: ", self.file)?,
            }
            if !problem.key.is_empty() {
                write!(f, "{}: ", problem.key)?;
            }
            problem.what.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for RulesError {}

/// A rules file whose syntax is sound: a game and the variants beside it.
#[derive(Clone, Debug)]
pub struct RulesFile {
    file: String,
    id: String,
    text: String,
    entries: Entries,
    variants: Vec<(String, Entries)>,
    is_shipped: bool,
}

impl RulesFile {
    /// Reads the syntax of a rules file. `file` is what errors call it, `id` the game's name on the command line.
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
        })
    }

    /// This file as one of the shipped ones, whose names and words the languages know.
    pub(crate) fn shipped(self) -> RulesFile {
        RulesFile { is_shipped: true, ..self }
    }

    /// The game's name on the command line.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The file as it is written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The names of the variants, as the file has them.
    pub fn variants(&self) -> impl Iterator<Item = &str> {
        self.variants.iter().map(|(name, _)| name.as_str())
    }

    /// The rules of the game itself, or of a variant, with changes for this run.
    pub fn rules(&self, variant: Option<&str>, changes: &[Change]) -> Result<Rules, RulesError> {
        let mut entries = self.entries.clone();
        let mut id = self.id.as_str();
        let mut problems = Vec::new();
        if let Some(name) = variant {
            let Some((_, own)) = self.variants.iter().find(|(known, _)| known == name) else {
                let known = self.variants().collect::<Vec<_>>().join(", ");
                return Err(self.error(vec![Problem {
                    line: None,
                    changed: false,
                    key: format!("variants.{name}"),
                    what: RulesProblem::NoSuchVariant { known },
                }]));
            };
            id = name;
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
        let rules = reader.rules(id);
        problems.extend(reader.finish());
        match rules {
            Some(mut rules) if problems.is_empty() => {
                if self.is_shipped {
                    rules.words.known_as.extend(variant.map(str::to_owned));
                    rules.words.known_as.push(self.id.clone());
                }
                Ok(rules)
            }
            _ => Err(self.error(problems)),
        }
    }

    fn error(&self, problems: Vec<Problem>) -> RulesError {
        RulesError { file: self.file.clone(), problems }
    }
}

impl KeyReader {
    /// Reads the syntax of a file that lies beside a rules file.
    pub(crate) fn parse(file: &str, text: &str) -> Result<KeyReader, RulesError> {
        let line = lines(text);
        let document = document(file, text, &line)?;
        let mut entries = Entries::new();
        collect("", document.as_item(), &line, &mut entries);
        Ok(KeyReader::new(entries))
    }
}

/// Tells the line of a byte offset, counted from 1.
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

/// Lays one key over the others. The start can be said in two ways, so the newer way drops the older.
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
