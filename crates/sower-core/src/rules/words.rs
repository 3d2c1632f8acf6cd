//! What players of a game call things.
//!
//! The rules file has the English words. Another language has its own, in the forms that its grammar needs,
//! and finds them by the game's name, which is why `Words` carries it.

macro_rules! words {
    ($($(#[$meta:meta])* $field:ident = $default:literal),+ $(,)?) => {
        /// The words of a game, used by every sentence about it; in languages other than English, whose words these stand for.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Words {
            $($(#[$meta])* pub $field: String,)+
            /// The names by which other languages know a shipped game: a variant's own, then its game's.
            pub(crate) known_as: Vec<String>,
        }

        impl Default for Words {
            fn default() -> Words { Words { $($field: $default.to_owned(),)+ known_as: Vec::new() } }
        }

        impl Words {
            /// The names of all words: keys of `[words]`, and arguments that every sentence may use.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($field)),+];

            /// Every word with its name.
            pub fn all(&self) -> [(&'static str, &str); Words::NAMES.len()] {
                [$((stringify!($field), self.$field.as_str())),+]
            }

            /// The names by which catalogues in other languages know a shipped game: a variant's own, then its game's.
            pub fn known_as(&self) -> &[String] {
                &self.known_as
            }

            /// The word of that name, to be changed.
            pub(crate) fn word_mut(&mut self, name: &str) -> Option<&mut String> {
                match name { $(stringify!($field) => Some(&mut self.$field),)+ _ => None }
            }
        }
    };
}

words! {
    /// One seed.
    seed = "seed",
    /// Several.
    seeds = "seeds",
    /// One pit.
    pit = "pit",
    /// Several.
    pits = "pits",
    /// A store.
    store = "store",
    /// Several.
    stores = "stores",
    /// A home.
    home = "home",
    /// Several.
    homes = "homes",
    /// As in "after a capture".
    capture = "capture",
    /// As in "they are captured".
    captured = "captured",
    /// As in "she captures them".
    captures = "captures",
}
