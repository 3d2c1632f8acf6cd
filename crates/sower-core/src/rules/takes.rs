//! The types of rules keys: how each is read, its canonical text, and sample values.
//!
//! [`section!`] declares the keys of one table of a rules file, each once: the key's name, its field, and its type.
//! Reading, defaults, fingerprints, the list of keys and the random rules of the tests all follow from that line.

use std::fmt::Display;
use std::ops::RangeInclusive;

use super::entries::{Entry, Origin, Raw};
use super::expected::Expected;
use super::file::RulesProblem;
use super::keys::KeyReader;
use super::sections::Counts;
use crate::named::Named;

/// A key and its value in some rules.
#[derive(Clone, Debug)]
pub(super) struct KeyValue {
    /// The dotted name.
    pub(super) name: &'static str,
    /// The value in `--set` form. Fingerprints hash it, so its spelling must never change.
    pub(super) value: String,
    /// Whether the value of a position depends on this key.
    pub(super) in_value: bool,
    /// Whether the fingerprint includes the key: keys newer than the first fingerprints only where they are not at their default.
    pub(super) is_hashed: bool,
}

/// A table of a rules file.
pub(super) trait Section: Sized {
    /// Reads every key of the table.
    fn read(reader: &mut KeyReader) -> Self;
    /// The keys with their values, in the order of declaration.
    fn values(&self) -> Vec<KeyValue>;
    /// The keys with a few valid values each.
    fn samples(&self) -> Vec<(&'static str, Vec<String>)>;
}

/// Declares a section: `field: type = "key", key type;`. A key type may use the fields before it.
///
/// The order of the keys is the order in which the fingerprint hashes them.
macro_rules! section {
    ($(#[$meta:meta])* pub struct $name:ident {
        $($(#[$field_meta:meta])* $field:ident: $ty:ty = $key:literal, $takes:expr;)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $name { $($(#[$field_meta])* pub $field: $ty),+ }

        impl $crate::rules::takes::Section for $name {
            fn read(reader: &mut $crate::rules::keys::KeyReader) -> $name {
                $(let $field: $ty = $crate::rules::takes::Takes::read(&$takes, reader, $key);)+
                $name { $($field),+ }
            }

            fn values(&self) -> Vec<$crate::rules::takes::KeyValue> {
                let $name { $($field),+ } = self.clone();
                vec![$($crate::rules::takes::key_value($key, &$takes, &$field)),+]
            }

            fn samples(&self) -> Vec<(&'static str, Vec<String>)> {
                let $name { $($field),+ } = self.clone();
                vec![$(($key, $crate::rules::takes::samples(&$takes, &$field))),+]
            }
        }
    };
}

pub(super) use section;

/// The type of a key with values of type `T`.
pub(super) trait Takes<T> {
    /// Reads the key, or returns its default.
    fn read(&self, reader: &mut KeyReader, key: &str) -> T;
    /// The canonical text of a value.
    fn write(&self, value: &T) -> String;
    /// A few valid values, for tests.
    fn samples(&self) -> Vec<String>;
    /// Whether the value of a position depends on the key.
    fn is_in_value(&self) -> bool {
        true
    }
    /// Whether the fingerprint includes a key with this value.
    fn is_hashed(&self, _: &T) -> bool {
        true
    }
}

pub(super) fn key_value<T>(name: &'static str, takes: &impl Takes<T>, value: &T) -> KeyValue {
    KeyValue {
        name,
        value: takes.write(value),
        in_value: takes.is_in_value(),
        is_hashed: takes.is_hashed(value),
    }
}

/// The samples for a key; the value only determines the type.
pub(super) fn samples<T>(takes: &impl Takes<T>, _: &T) -> Vec<String> {
    takes.samples()
}

/// A key that does not affect the value of a position: the start, early ends, and everything but play.
pub(super) struct NotInValue<S>(pub(super) S);

impl<T, S: Takes<T>> Takes<T> for NotInValue<S> {
    fn read(&self, reader: &mut KeyReader, key: &str) -> T {
        self.0.read(reader, key)
    }

    fn write(&self, value: &T) -> String {
        self.0.write(value)
    }

    fn samples(&self) -> Vec<String> {
        self.0.samples()
    }

    fn is_in_value(&self) -> bool {
        false
    }

    fn is_hashed(&self, value: &T) -> bool {
        self.0.is_hashed(value)
    }
}

/// A key newer than the first fingerprints: hashed only where its value differs from the default, which is the second field.
pub(super) struct Newer<T, S>(pub(super) S, pub(super) T);

impl<T: PartialEq, S: Takes<T>> Takes<T> for Newer<T, S> {
    fn read(&self, reader: &mut KeyReader, key: &str) -> T {
        self.0.read(reader, key)
    }

    fn write(&self, value: &T) -> String {
        self.0.write(value)
    }

    fn samples(&self) -> Vec<String> {
        self.0.samples()
    }

    fn is_in_value(&self) -> bool {
        self.0.is_in_value()
    }

    fn is_hashed(&self, value: &T) -> bool {
        *value != self.1
    }
}

/// One of several names, with a default.
pub(super) struct Choice<T>(pub(super) T);

impl<T: Named> Takes<T> for Choice<T> {
    fn read(&self, reader: &mut KeyReader, key: &str) -> T {
        reader.choice(key, self.0)
    }

    fn write(&self, value: &T) -> String {
        value.name().to_owned()
    }

    fn samples(&self) -> Vec<String> {
        T::ALL.iter().map(|(name, _)| (*name).to_owned()).collect()
    }
}

/// A list of names; empty by default.
pub(super) struct Choices<T>(pub(super) std::marker::PhantomData<T>);

/// Any of several names.
pub(super) const fn any_of<T>() -> Choices<T> {
    Choices(std::marker::PhantomData)
}

impl<T: Named + PartialEq> Takes<Vec<T>> for Choices<T> {
    fn read(&self, reader: &mut KeyReader, key: &str) -> Vec<T> {
        reader.choices(key)
    }

    fn write(&self, value: &Vec<T>) -> String {
        list(value.iter().map(|value| format!("\"{}\"", value.name())))
    }

    fn samples(&self) -> Vec<String> {
        let all: Vec<T> = T::ALL.iter().map(|(_, value)| *value).collect();
        let single = all.iter().map(|value| self.write(&vec![*value]));
        [String::from("none")].into_iter().chain(single).chain([self.write(&all)]).collect()
    }
}

/// True or false, with a default.
pub(super) struct Flag(pub(super) bool);

impl Takes<bool> for Flag {
    fn read(&self, reader: &mut KeyReader, key: &str) -> bool {
        reader.flag(key, self.0)
    }

    fn write(&self, value: &bool) -> String {
        value.to_string()
    }

    fn samples(&self) -> Vec<String> {
        vec!["false".to_owned(), "true".to_owned()]
    }
}

/// A required integer.
pub(super) struct Required(pub(super) RangeInclusive<u8>);

impl Takes<u8> for Required {
    fn read(&self, reader: &mut KeyReader, key: &str) -> u8 {
        reader.byte(key, self.0.clone(), None)
    }

    fn write(&self, value: &u8) -> String {
        value.to_string()
    }

    fn samples(&self) -> Vec<String> {
        smallest(self.0.clone())
    }
}

/// An integer with a default.
pub(super) struct Number(pub(super) RangeInclusive<u8>, pub(super) u8);

impl Takes<u8> for Number {
    fn read(&self, reader: &mut KeyReader, key: &str) -> u8 {
        reader.byte(key, self.0.clone(), Some(self.1))
    }

    fn write(&self, value: &u8) -> String {
        value.to_string()
    }

    fn samples(&self) -> Vec<String> {
        smallest(self.0.clone())
    }
}

/// An integer or the word that means none, with a default.
pub(super) struct NumberOr<T>(pub(super) &'static str, pub(super) RangeInclusive<T>, pub(super) Option<T>);

impl<T: Copy + Display + TryFrom<i64> + Into<i64>> Takes<Option<T>> for NumberOr<T> {
    fn read(&self, reader: &mut KeyReader, key: &str) -> Option<T> {
        let range = (*self.1.start()).into()..=(*self.1.end()).into();
        reader.whole_or(key, self.0, range, self.2)
    }

    fn write(&self, value: &Option<T>) -> String {
        value.map_or(self.0.to_owned(), |number| number.to_string())
    }

    fn samples(&self) -> Vec<String> {
        let numbers = (*self.1.start()).into()..=(*self.1.end()).into();
        let numbers: RangeInclusive<i64> = numbers;
        [self.0.to_owned()].into_iter().chain(smallest(numbers)).collect()
    }
}

/// A list of seed counts; empty by default.
pub(super) struct CountList;

impl Takes<Vec<u8>> for CountList {
    fn read(&self, reader: &mut KeyReader, key: &str) -> Vec<u8> {
        reader.counts(key, &Expected::Counts)
    }

    fn write(&self, value: &Vec<u8>) -> String {
        list(value.iter().map(u8::to_string))
    }

    fn samples(&self) -> Vec<String> {
        ["none", "[2]", "[3]", "[4]", "[2,3]"].map(str::to_owned).to_vec()
    }
}

/// A list of seed counts, or all even counts.
pub(super) struct CountsOrEven;

impl Takes<Counts> for CountsOrEven {
    fn read(&self, reader: &mut KeyReader, key: &str) -> Counts {
        if matches!(reader.entries.get(key), Some(Entry { value: Raw::Text(text), .. }) if text == "even") {
            reader.take(key);
            return Counts::Even;
        }
        Counts::Listed(reader.counts(key, &Expected::CountsOr("even")))
    }

    fn write(&self, value: &Counts) -> String {
        match value {
            Counts::Even => "even".to_owned(),
            Counts::Listed(counts) => CountList.write(counts),
        }
    }

    fn samples(&self) -> Vec<String> {
        CountList.samples().into_iter().chain(["even".to_owned()]).collect()
    }
}

/// The rows at the start: listed, or the same number of seeds in every pit, from `board.seeds`.
pub(super) struct StartRows {
    pub(super) pits: u8,
}

impl StartRows {
    /// The key with the number of seeds per pit.
    const SEEDS: &str = "board.seeds";

    /// Two rows such as `4,4,5/4,4,4`, of `pits` pits each. A bar may separate a side's inner and outer row.
    fn parse(&self, text: &str) -> Option<[Vec<u8>; 2]> {
        let (south, north) = text.split_once('/')?;
        let row = |text: &str| -> Option<Vec<u8>> {
            let row: Result<Vec<u8>, _> = text.split([',', '|']).map(|seeds| seeds.trim().parse()).collect();
            row.ok().filter(|row| row.len() == usize::from(self.pits))
        };
        Some([row(south)?, row(north)?])
    }
}

impl Takes<[Vec<u8>; 2]> for StartRows {
    fn read(&self, reader: &mut KeyReader, key: &str) -> [Vec<u8>; 2] {
        let is_sound = reader.problems.is_empty();
        let written = reader.text(key);
        let seeds = reader.byte(StartRows::SEEDS, 0..=255, written.is_some().then_some(0));
        let even = vec![seeds; usize::from(self.pits)];
        let start = match &written {
            // If the board's size is invalid, its rows cannot be checked.
            Some(_) if !is_sound => return [even.clone(), even],
            Some(text) => self.parse(text).unwrap_or_else(|| {
                reader.refuse(key, RulesProblem::StartRows { count: self.pits });
                [even.clone(), even]
            }),
            None => [even.clone(), even],
        };
        let count: u32 = start.iter().flatten().map(|seeds| u32::from(*seeds)).sum();
        if count > 255 {
            let key = if reader.origin(key) == Origin::Default { StartRows::SEEDS } else { key };
            reader.refuse(key, RulesProblem::TooManySeeds { count });
        }
        start
    }

    fn write(&self, [south, north]: &[Vec<u8>; 2]) -> String {
        format!("{}/{}", join(south.iter().map(u8::to_string)), join(north.iter().map(u8::to_string)))
    }

    fn samples(&self) -> Vec<String> {
        [1, 2]
            .map(|seeds| vec![seeds; usize::from(self.pits)])
            .map(|row| self.write(&[row.clone(), row]))
            .to_vec()
    }
}

fn join(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(",")
}

fn list(items: impl Iterator<Item = String>) -> String {
    let items = join(items);
    if items.is_empty() { "none".to_owned() } else { format!("[{items}]") }
}

/// The smallest numbers of a range.
fn smallest<T: Display>(range: RangeInclusive<T>) -> Vec<String>
where
    RangeInclusive<T>: Iterator<Item = T>,
{
    range.take(3).map(|number| number.to_string()).collect()
}
