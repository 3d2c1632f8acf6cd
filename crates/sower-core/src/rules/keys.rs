//! Reads the keys of a file one by one. Keys that no code reads are unknown; all mistakes are reported together.

use std::ops::RangeInclusive;

use super::entries::{Entries, Entry, Origin, Raw};
use super::expected::Expected;
use super::file::{Problem, RulesProblem};
use crate::named::Named;
use crate::nearest::nearest;

/// The keys of a file not read yet, and the mistakes in the others.
pub struct KeyReader {
    pub(super) entries: Entries,
    /// Every key that was read, with its origin.
    pub(super) asked: Vec<(String, Origin)>,
    pub(super) problems: Vec<Problem>,
}

impl KeyReader {
    pub(super) fn new(entries: Entries) -> KeyReader {
        KeyReader { entries, asked: Vec::new(), problems: Vec::new() }
    }

    /// All mistakes, including unknown keys, in the file's order.
    pub fn finish(mut self) -> Vec<Problem> {
        for (key, entry) in std::mem::take(&mut self.entries).into_iter().take(MOST_UNKNOWN) {
            let what = match nearest(&key, self.asked.iter().map(|(known, _)| known.as_str())) {
                Some(nearest) => RulesProblem::UnknownKey { nearest: nearest.to_owned() },
                None => RulesProblem::StrangeKey,
            };
            self.problems.push(problem(entry.origin, key, what));
        }
        self.problems.sort_by_key(|problem| problem.line.unwrap_or(0));
        self.problems
    }

    /// The names of the tables nested in a table, in the file's order.
    pub fn names_below(&self, table: &str) -> Vec<String> {
        let mut found: Vec<(usize, &str)> = Vec::new();
        for (key, entry) in &self.entries {
            let rest = key.strip_prefix(table).and_then(|rest| rest.strip_prefix('.'));
            let (Some((name, _)), Origin::Line(line)) =
                (rest.and_then(|rest| rest.split_once('.')), entry.origin)
            else {
                continue;
            };
            match found.iter_mut().find(|(_, known)| *known == name) {
                Some((first, _)) => *first = line.min(*first),
                None => found.push((line, name)),
            }
        }
        found.sort_unstable();
        found.into_iter().map(|(_, name)| name.to_owned()).collect()
    }

    /// Reports that a key's value is invalid, at the place where it was set.
    pub fn refuse(&mut self, key: &str, what: RulesProblem) {
        self.problems.push(problem(self.origin(key), key.to_owned(), what));
    }

    /// The origin of a key that was read.
    pub(super) fn origin(&self, key: &str) -> Origin {
        self.asked.iter().find(|(asked, _)| asked == key).map_or(Origin::Default, |(_, origin)| *origin)
    }

    pub(super) fn take(&mut self, key: &str) -> Option<Entry> {
        let entry = self.entries.remove(key);
        let origin = entry.as_ref().map_or(Origin::Default, |entry| entry.origin);
        self.asked.push((key.to_owned(), origin));
        entry
    }

    pub(super) fn wrong(&mut self, key: &str, found: &Raw, takes: Expected) {
        self.refuse(key, RulesProblem::WrongValue { found: found.to_string(), takes });
    }

    /// Reads one of the names of `T`.
    pub fn choice<T: Named>(&mut self, key: &str, default: T) -> T {
        let Some(entry) = self.take(key) else { return default };
        if let Raw::Text(text) = &entry.value
            && let Some(value) = T::from_name(text)
        {
            return value;
        }
        self.wrong(key, &entry.value, Expected::OneOf(names::<T>()));
        default
    }

    pub(super) fn choices<T: Named + PartialEq>(&mut self, key: &str) -> Vec<T> {
        let Some(entry) = self.take(key) else { return Vec::new() };
        let written = match &entry.value {
            Raw::List(list) => list.clone(),
            // A single name means a list of one, and `none` an empty list.
            Raw::Text(text) if text == "none" => Vec::new(),
            single => vec![single.clone()],
        };
        let mut found = Vec::new();
        for item in &written {
            match item {
                Raw::Text(text) if T::from_name(text).is_some() => found.extend(T::from_name(text)),
                other => {
                    self.wrong(key, other, Expected::ListOf(names::<T>()));
                    return Vec::new();
                }
            }
        }
        // Sorted in documentation order, so that the written order does not affect the rules.
        T::ALL.iter().map(|(_, value)| *value).filter(|value| found.contains(value)).collect()
    }

    /// Reads `true` or `false`.
    pub fn flag(&mut self, key: &str, default: bool) -> bool {
        let Some(entry) = self.take(key) else { return default };
        match &entry.value {
            Raw::Flag(flag) => *flag,
            other => {
                self.wrong(key, other, Expected::OneOf("true, false".to_owned()));
                default
            }
        }
    }

    /// Reads an integer; without a default the key is required.
    pub fn whole(&mut self, key: &str, range: RangeInclusive<i64>, default: Option<i64>) -> i64 {
        let takes = Expected::Between { least: *range.start(), most: *range.end() };
        match (self.take(key), default) {
            (None, Some(default)) => default,
            (None, None) => {
                self.refuse(key, RulesProblem::Missing { takes });
                *range.start()
            }
            (Some(entry), _) => match entry.value {
                Raw::Whole(number) if range.contains(&number) => number,
                other => {
                    self.wrong(key, &other, takes);
                    *range.start()
                }
            },
        }
    }

    /// Reads an integer of at most 255; without a default the key is required.
    pub(super) fn byte(&mut self, key: &str, range: RangeInclusive<u8>, default: Option<u8>) -> u8 {
        let wide = i64::from(*range.start())..=i64::from(*range.end());
        u8::try_from(self.whole(key, wide, default.map(i64::from))).expect("the range is one of bytes")
    }

    /// Reads an ascending list of counts. A single count means a list of one, and `none` an empty list.
    pub(super) fn counts(&mut self, key: &str, takes: &Expected) -> Vec<u8> {
        let Some(entry) = self.take(key) else { return Vec::new() };
        let list = match &entry.value {
            Raw::Text(text) if text == "none" => return Vec::new(),
            Raw::List(list) => list.clone(),
            single => vec![single.clone()],
        };
        let mut counts = Vec::new();
        for item in &list {
            match item {
                Raw::Whole(number @ 1..=255) => counts.extend(u8::try_from(*number).ok()),
                other => {
                    self.wrong(key, other, takes.clone());
                    return Vec::new();
                }
            }
        }
        counts.sort_unstable();
        counts.dedup();
        counts
    }

    /// Reads an integer, or the word that means none.
    pub fn whole_or<T: TryFrom<i64>>(
        &mut self,
        key: &str,
        word: &str,
        range: RangeInclusive<i64>,
        default: Option<T>,
    ) -> Option<T> {
        let Some(entry) = self.take(key) else { return default };
        match &entry.value {
            Raw::Text(text) if text == word => None,
            Raw::Whole(number) if range.contains(number) => T::try_from(*number).ok(),
            other => {
                let (least, most) = (*range.start(), *range.end());
                self.wrong(key, other, Expected::WordOrBetween { word: word.to_owned(), least, most });
                default
            }
        }
    }

    /// Reads a text without control characters.
    pub fn text(&mut self, key: &str) -> Option<String> {
        let entry = self.take(key)?;
        match entry.value {
            Raw::Text(text) if is_sound(&text) => Some(text),
            other => {
                self.wrong(key, &other, Expected::Text);
                None
            }
        }
    }

    /// Reads a required text.
    pub fn required_text(&mut self, key: &str) -> String {
        let there = self.entries.contains_key(key);
        let text = self.text(key);
        if !there {
            self.refuse(key, RulesProblem::Missing { takes: Expected::Text });
        }
        text.unwrap_or_default()
    }

    /// Reads a list of texts; a single text means a list of one.
    pub fn texts(&mut self, key: &str) -> Vec<String> {
        let Some(entry) = self.take(key) else { return Vec::new() };
        let list = match &entry.value {
            Raw::List(list) => list.clone(),
            single => vec![single.clone()],
        };
        let mut texts = Vec::new();
        for item in list {
            match item {
                Raw::Text(text) if is_sound(&text) => texts.push(text),
                other => {
                    self.wrong(key, &other, Expected::Texts);
                    return Vec::new();
                }
            }
        }
        texts
    }
}

/// The most unknown keys to report: a file with more is not a rules file.
const MOST_UNKNOWN: usize = 20;

/// Whether a text is safe to print on a terminal.
fn is_sound(text: &str) -> bool {
    !text.trim().is_empty() && !text.chars().any(char::is_control)
}

fn names<T: Named>() -> String {
    T::ALL.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
}

fn problem(origin: Origin, key: String, what: RulesProblem) -> Problem {
    let line = match origin {
        Origin::Line(line) if line > 0 => Some(line),
        _ => None,
    };
    Problem { line, changed: origin == Origin::Change, key, what }
}
