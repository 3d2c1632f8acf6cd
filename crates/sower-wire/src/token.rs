//! Access tokens, which let programs act for an account.

use serde::{Deserialize, Serialize};

/// What a token allows. No scope includes another: a program that plays and reads streams needs two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// Read what the account sees: profile, games, rooms, streams.
    Read,
    /// Create rooms, take seats and play: moves, offers, resigning, phrases.
    Play,
    /// Find opponents: challenges, pairing, tournaments.
    Meet,
}

impl Scope {
    /// Every scope, in the order of declaration.
    pub const ALL: [Scope; 3] = [Scope::Read, Scope::Play, Scope::Meet];

    /// The scope as it is written in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Meet => "meet",
        }
    }

    /// Parses a scope's JSON name.
    pub fn from_name(name: &str) -> Option<Scope> {
        Scope::ALL.into_iter().find(|scope| scope.name() == name)
    }
}

/// A token to create.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// A name to recognise it by in the list; at most 40 characters.
    pub label: String,
    /// What the token allows; at least one.
    pub scopes: Vec<Scope>,
}

/// A token in its owner's list, without its secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Token {
    /// Its number, for revoking it.
    pub id: String,
    /// The name that its owner gave it.
    pub label: String,
    /// What the token allows.
    pub scopes: Vec<Scope>,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub made: u64,
    /// When it was last used, rounded to the hour; none if never.
    #[cfg_attr(feature = "declarations", ts(type = "number | null"))]
    pub used: Option<u64>,
}

/// A newly created token, with its secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TokenMade {
    /// The token as in its owner's list.
    pub token: Token,
    /// The value for `Authorization: Bearer SECRET`. The site shows it only once.
    pub secret: String,
}
