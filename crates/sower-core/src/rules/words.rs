//! The terms that players of a game use.
//!
//! The rules file has the English words. Catalogues of other languages have theirs, in the forms that the grammar needs.
//! They find them by the game's name, which is why `Words` includes it.

macro_rules! words {
    ($($(#[$meta:meta])* $field:ident = $default:literal),+ $(,)?) => {
        /// A game's terms, used in every sentence about it. These are the English ones; other languages look up their own.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Words {
            $($(#[$meta])* pub $field: String,)+
            /// The names under which catalogues list a shipped game: a variant's own, then its game's.
            pub(crate) known_as: Vec<String>,
        }

        impl Default for Words {
            fn default() -> Words { Words { $($field: $default.to_owned(),)+ known_as: Vec::new() } }
        }

        impl Words {
            /// The names of all words: keys of `[words]`, and arguments available to every message.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($field)),+];

            /// Every word with its name.
            pub fn all(&self) -> [(&'static str, &str); Words::NAMES.len()] {
                [$((stringify!($field), self.$field.as_str())),+]
            }

            /// The names under which catalogues list a shipped game: a variant's own, then its game's.
            pub fn known_as(&self) -> &[String] {
                &self.known_as
            }

            /// The word with that name, for editing.
            pub(crate) fn word_mut(&mut self, name: &str) -> Option<&mut String> {
                match name { $(stringify!($field) => Some(&mut self.$field),)+ _ => None }
            }
        }
    };
}

words! {
    /// A single seed.
    seed = "seed",
    /// Several seeds.
    seeds = "seeds",
    /// A single pit.
    pit = "pit",
    /// Several pits.
    pits = "pits",
    /// A single store.
    store = "store",
    /// Several stores.
    stores = "stores",
    /// A single home.
    home = "home",
    /// Several homes.
    homes = "homes",
    /// As in "after a capture".
    capture = "capture",
    /// As in "they are captured".
    captured = "captured",
    /// As in "she captures them".
    captures = "captures",
}
