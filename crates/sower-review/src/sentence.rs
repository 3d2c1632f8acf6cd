//! The names of move classes.

use sower_text::{Message, message};

use super::judge::Class;

impl Class {
    /// The class's name in the reader's language.
    pub fn message(self) -> Message {
        match self {
            Class::Best => message!("class-best"),
            Class::Good => message!("class-good"),
            Class::Inaccuracy => message!("class-inaccuracy"),
            Class::Mistake => message!("class-mistake"),
            Class::Blunder => message!("class-blunder"),
            Class::OnlyMove => message!("class-only-move"),
            Class::MissedWin => message!("class-missed-win"),
            Class::Opening => message!("class-opening"),
        }
    }
}
