//! Errors in a record.

use crate::library::UnknownGame;
use crate::notation::{PositionError, TokenError};
use crate::rules::RulesError;

/// Why a record could not be read, or its game could not be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the text of each error explains its fields")]
pub enum RecordError {
    #[error("the record is empty")]
    Empty,
    #[error("line {line}: the record is not text")]
    NotText { line: usize },
    #[error("line {line}: “{text}” is not a tag; expected [Name \"value\"] on one line")]
    BadTag { line: usize, text: String },
    #[error("line {line}: duplicate tag {name}")]
    DoubleTag { line: usize, name: String },
    #[error("line {line}: “{opening}” is never closed by “{closing}”")]
    Unclosed { line: usize, opening: &'static str, closing: &'static str },
    #[error("line {line}: unexpected “{closing}”")]
    Stray { line: usize, closing: &'static str },
    #[error("line {line}: variations are nested more than {most} deep")]
    TooDeep { line: usize, most: usize },
    #[error("line {line}: empty variation")]
    EmptyVariation { line: usize },
    #[error("line {line}: a variation must follow the move it replaces")]
    EarlyVariation { line: usize },
    #[error("line {line}: “{text}” is not a move")]
    Unreadable { line: usize, text: String },
    #[error("line {line}: a second game begins with {text}; a record has one")]
    SecondGame { line: usize, text: String },
    #[error("line {line}: unexpected “{text}” after the result")]
    AfterResult { line: usize, text: String },
    #[error("“{text}” is not a result; expected a score such as 25-20, South's first, or *")]
    BadResult { text: String },
    #[error("“{text}” is not a termination; expected one of {known}")]
    BadTermination { text: String, known: String },
    #[error("the tag says {tag} and the moves end with {end}")]
    ResultsDiffer { tag: String, end: String },
    #[error("invalid start position: {reason}")]
    BadPosition { reason: PositionError },
    #[error(
        "“{text}” does not identify rules; expected a fingerprint of 16 hex digits, then changes such as board.seeds=3"
    )]
    BadRules { text: String },
    #[error("the record was made under different rules (fingerprint {found}, not {expected})")]
    ForeignRules { found: String, expected: String },
    #[error("no tag names the game; expected one such as [Game \"kalah\"]")]
    NoGame,
    #[error("unknown game: {reason}")]
    UnknownGame { reason: UnknownGame },
    #[error("the record's rules are not valid: {reason}")]
    BadChanges { reason: RulesError },
    #[error("ply {ply} on line {line}, {text}: {reason}")]
    Illegal { ply: u32, line: usize, text: String, reason: TokenError },
    #[error("ply {ply} of a variation on line {line}, {text}: {reason}")]
    IllegalInVariation { ply: u32, line: usize, text: String, reason: TokenError },
    #[error("the record says {claimed} and its moves give {score}")]
    WrongResult { claimed: String, score: String },
    #[error("the record says {claimed} and its moves end with {termination}")]
    WrongTermination { claimed: String, termination: String },
    #[error("the record says {claimed}, but the game is not over")]
    NotOver { claimed: String },
}

impl RecordError {
    /// Whether the record is readable but its moves break the rules. Otherwise it could not be read, or
    /// belongs to another game.
    pub fn is_refusal(&self) -> bool {
        matches!(
            self,
            RecordError::Illegal { .. }
                | RecordError::IllegalInVariation { .. }
                | RecordError::WrongResult { .. }
                | RecordError::WrongTermination { .. }
                | RecordError::NotOver { .. }
        )
    }
}

/// Why a game cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the text of each error explains its fields")]
pub enum FormError {
    #[error("{name} cannot be written as OGN, which needs pits named by letters and has no homes")]
    NotOgn { name: String },
    #[error("{name} cannot be written in two-figure notation, which needs pits numbered 1 to 9")]
    NotTwoFigures { name: String },
}
