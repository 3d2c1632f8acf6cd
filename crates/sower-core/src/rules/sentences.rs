//! The rules in plain sentences, made from the parameters, so that text and play cannot differ.

use crate::lang::messages;

messages! {
    /// One sentence about a game's rules.
    pub enum RuleSentence {
        /// x
        X = "rule-x",
    }
}
