//! The section of Bao: seeds in hand, a house, and turns that capture from their first lap on or never.

use super::takes::{Choice, Flag, Newer, NotInValue, Number, NumberOr, section};
use crate::named::named;

named! {
    /// Whether a turn without captures can block the pit that it threatens.
    pub enum Takasia {
        /// No pit is ever blocked.
        None = "none",
        /// The pit is blocked for its owner's next turn. After that the opponent must capture it first, if possible.
        Once = "once",
        /// The pit is blocked until its owner sows it, it is captured, or the pit opposite is captured. While it is, the opponent may only make
        /// captures that take it.
        Lasting = "lasting",
    }
}

named! {
    /// When an empty inner row loses.
    pub enum InnerEmpty {
        /// After each lap.
        AtOnce = "at-once",
        /// After each turn.
        AfterTurn = "after-turn",
    }
}

section! {
    /// Bao: seeds in hand, a house, and turns that capture from their first lap on or never.
    pub struct Bao {
        /// Whether the game is Bao, on a board of four rows of eight pits.
        play: bool = "bao.play", Newer(Flag(false), false);
        /// Seeds in each player's hand at the start.
        hand: u8 = "bao.hand", Newer(NotInValue(Number(0..=100, 0)), 0);
        /// Whether each player has a house, the fourth inner pit from the right.
        house: bool = "bao.house", Newer(Flag(false), false);
        /// Whether a house with fewer than six seeds is sown without captures only if no other inner pit has seeds.
        house_last: bool = "bao.house-last", Newer(Flag(false), false);
        /// Whether a turn without captures can block the pit that it threatens.
        takasia: Takasia = "bao.takasia", Newer(Choice(Takasia::None), Takasia::None);
        /// When an empty inner row loses.
        inner_empty: InnerEmpty = "bao.inner-empty", Newer(Choice(InnerEmpty::AtOnce), InnerEmpty::AtOnce);
        /// A turn that has sown more seeds than this may not lift another pit.
        most_sown: Option<u8> = "bao.most-sown", Newer(NumberOr("any", 1..=254, None), None);
    }
}
