//! A message before it is a sentence.

use crate::side::Side;

/// A value inside a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A count; the catalogue chooses the plural by it.
    Number(i64),
    /// Something quoted as it is: a label, a key, a file's name.
    Text(String),
    /// A side, named in the reader's language.
    Side(Side),
    /// A message inside a message.
    Said(Box<Message>),
    /// Several messages in a row.
    Listed {
        /// Each of them.
        messages: Vec<Message>,
        /// What stands between two of them.
        between: &'static str,
    },
}

/// Several clauses of one sentence, with semicolons between them.
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

/// A key of the catalogue with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Which sentence.
    pub key: &'static str,
    /// What it is about, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// Anything that can be said.
pub trait Say {
    /// This as a message.
    fn message(&self) -> Message;
}

/// One key with the names of its arguments, for the test that holds catalogues to it.
pub type Sentence = (&'static str, &'static [&'static str]);

/// Defines an enum of messages: each variant with its arguments and its key.
///
/// `Display` speaks the program's language with plain words, so that an error or a sentence can be printed without
/// ceremony.
#[macro_export]
macro_rules! messages {
    ($(#[$meta:meta])* $vis:vis enum $ty:ident {
        $($(#[$vmeta:meta])* $variant:ident $({ $($(#[$fmeta:meta])* $field:ident : $fty:ty),+ $(,)? })? = $key:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        $vis enum $ty { $($(#[$vmeta])* $variant $({ $($(#[$fmeta])* $field: $fty),+ })?),+ }

        impl $ty {
            /// Every key with the names of its arguments.
            pub const SENTENCES: &'static [$crate::lang::Sentence] =
                &[$(($key, &[$($(stringify!($field)),+)?])),+];
        }

        impl $crate::lang::Say for $ty {
            fn message(&self) -> $crate::lang::Message {
                match self {
                    $($ty::$variant $({ $($field),+ })? => $crate::lang::Message {
                        key: $key,
                        args: vec![$($((stringify!($field), $crate::lang::Arg::from($field.clone()))),+)?],
                    }),+
                }
            }
        }

        impl std::fmt::Display for $ty {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let words = $crate::rules::Words::default();
                f.write_str(&$crate::lang::Language::spoken().say(self, &words))
            }
        }
    };
}

pub use messages;
