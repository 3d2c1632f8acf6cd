//! Tokens: programs that act for somebody, and within what scopes.

use serde::{Deserialize, Serialize};

/// What a token allows. Each allows its own alone: a program that plays and listens has two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// To see what its account sees: who it is, its games, rooms, the streams.
    Read,
    /// To make rooms, to sit down and to play: moves, offers, resigning, phrases.
    Play,
    /// To find others: challenges, pairing, tournaments.
    Meet,
}

impl Scope {
    /// All of them.
    pub const ALL: [Scope; 3] = [Scope::Read, Scope::Play, Scope::Meet];

    /// Its name on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Meet => "meet",
        }
    }

    /// The scope of a name.
    pub fn from_name(name: &str) -> Option<Scope> {
        Scope::ALL.into_iter().find(|scope| scope.name() == name)
    }
}

/// A token that somebody wants.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What they call it; at most 40 characters.
    pub label: String,
    /// What it allows; at least one.
    pub scopes: Vec<Scope>,
}

/// A token as its owner sees it in the list. Its secret is nowhere to be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Token {
    /// Its number, by which it is revoked.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// What it allows.
    pub scopes: Vec<Scope>,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub made: u64,
    /// When it was last used, to the hour.
    #[cfg_attr(feature = "declarations", ts(type = "number | null"))]
    pub used: Option<u64>,
}

/// A token that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TokenMade {
    /// It, as in the list.
    pub token: Token,
    /// What a program sends as `Authorization: Bearer SECRET`. Told once.
    pub secret: String,
}
