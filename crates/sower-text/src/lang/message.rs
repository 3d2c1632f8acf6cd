//! A message before it is rendered.

use std::fmt;

use sower_core::{Side, Words};

use super::Language;

/// The value of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number; the catalogue selects the plural form by it.
    Number(i64),
    /// A literal text: a label, a key, a file's name.
    Text(String),
    /// A number with a decimal point, which becomes the language's decimal separator.
    Decimal(String),
    /// A side, named in the reader's language.
    Side(Side),
    /// A nested message.
    Said(Box<Message>),
    /// A list of messages.
    Listed {
        /// The messages in order.
        messages: Vec<Message>,
        /// The separator between two messages.
        between: &'static str,
    },
}

/// A number as text with a decimal point, such as `+8.7`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decimal(String);

impl Decimal {
    /// A number with so many decimals.
    pub fn new(number: f64, decimals: usize) -> Decimal {
        Decimal(format!("{number:.decimals$}"))
    }

    /// A number with its sign and so many decimals.
    pub fn signed(number: f64, decimals: usize) -> Decimal {
        Decimal(format!("{number:+.decimals$}"))
    }

    /// The number in a language.
    pub fn in_language(&self, language: &Language) -> String {
        language.decimal(&self.0)
    }
}

/// The number in the program's language.
impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.in_language(Language::spoken()))
    }
}

impl From<Decimal> for Arg {
    fn from(Decimal(number): Decimal) -> Arg {
        Arg::Decimal(number)
    }
}

/// Several clauses of one sentence, separated by semicolons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clauses(pub Vec<Message>);

macro_rules! numbers {
    ($($ty:ty),+) => { $(
        impl From<$ty> for Arg {
            fn from(number: $ty) -> Arg { Arg::Number(i64::try_from(number).unwrap_or(i64::MAX)) }
        }
    )+ };
}
numbers!(u8, u16, u32, u64, usize, i64);

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<Side> for Arg {
    fn from(side: Side) -> Arg {
        Arg::Side(side)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Said(Box::new(message))
    }
}

impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Arg {
        Arg::Listed { messages, between: ", " }
    }
}

impl From<Clauses> for Arg {
    fn from(Clauses(messages): Clauses) -> Arg {
        Arg::Listed { messages, between: "; " }
    }
}

/// A key of the catalogues with its arguments, made by [`message!`](crate::message!).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The key in `lang/`.
    pub key: &'static str,
    /// The arguments with their names in the catalogue.
    pub args: Vec<(&'static str, Arg)>,
}

/// The sentence in the program's language, with plain words instead of a game's terms.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Language::spoken().render(self, &Words::default()))
    }
}

/// Types with a message for the user.
pub trait Say {
    /// The message to render.
    fn message(&self) -> Message;
}

impl Say for Message {
    fn message(&self) -> Message {
        self.clone()
    }
}

/// A key with the names of its arguments, including a game's terms.
pub type Sentence = (&'static str, &'static [&'static str]);

/// Every message of the English catalogues, sorted by key.
pub const MESSAGES: &[Sentence] = include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// Creates a [`Message`]: `message!("step-lift", place, count = seeds)`.
///
/// Checks the key and the arguments against `lang/en` at compile time.
#[macro_export]
macro_rules! message {
    ($key:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {{
        const { $crate::check_message($key, &[$(stringify!($name)),*]) };
        $crate::Message {
            key: $key,
            args: vec![$((stringify!($name), $crate::Arg::from($crate::message!(@value $name $(= $value)?)))),*],
        }
    }};
    (@value $name:ident) => { $name.clone() };
    (@value $name:ident = $value:expr) => { $value };
}

/// Fails to compile if a message does not exist or has other arguments.
#[doc(hidden)]
pub const fn check_message(key: &str, given: &[&str]) {
    let (mut low, mut high) = (0, MESSAGES.len());
    while low < high {
        let middle = low + (high - low) / 2;
        if is_before(MESSAGES[middle].0, key) { low = middle + 1 } else { high = middle }
    }
    assert!(low < MESSAGES.len() && is_same(MESSAGES[low].0, key), "lang/en has no message with this key");
    let used = MESSAGES[low].1;
    let mut index = 0;
    while index < used.len() {
        let is_known = contains(given, used[index]) || contains(Words::NAMES, used[index]);
        assert!(is_known, "the English message uses an argument that is not given");
        index += 1;
    }
    let mut index = 0;
    while index < given.len() {
        assert!(contains(used, given[index]), "the English message does not use an argument that is given");
        index += 1;
    }
}

const fn contains(names: &[&str], name: &str) -> bool {
    let mut index = 0;
    while index < names.len() {
        if is_same(names[index], name) {
            return true;
        }
        index += 1;
    }
    false
}

const fn is_same(one: &str, other: &str) -> bool {
    one.len() == other.len() && !is_before(one, other) && !is_before(other, one)
}

const fn is_before(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut index = 0;
    while index < one.len() && index < other.len() {
        if one[index] != other[index] {
            return one[index] < other[index];
        }
        index += 1;
    }
    one.len() < other.len()
}
