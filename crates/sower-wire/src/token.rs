//! Access tokens, with which programs act for an account.

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

/// A token to create.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// Its label; at most 40 characters.
    pub label: String,
    /// What it allows; at least one.
    pub scopes: Vec<Scope>,
}

/// A token in its owner's list, without its secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Token {
    /// Its number, by which it is revoked.
    pub id: String,
    /// Its label.
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
    /// The token as in the list.
    pub token: Token,
    /// What a program sends as `Authorization: Bearer SECRET`. Shown once.
    pub secret: String,
}
