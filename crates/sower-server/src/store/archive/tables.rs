//! Every table and its columns. A test compares this list with the databases, so that backups are complete.

use serde::{Deserialize, Serialize};

/// The type of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// 64-bit integers.
    Int,
    /// Floating-point numbers.
    Real,
    /// UTF-8 text.
    Text,
    /// Binary data.
    Bytes,
}

/// A table and its columns.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// The table's name in SQL.
    pub name: &'static str,
    /// The columns with their types, in the order of the archive.
    pub columns: &'static [(&'static str, Kind)],
    /// The sort order of the rows, so that equal databases give equal archives.
    pub key: &'static str,
}

const fn table(name: &'static str, key: &'static str, columns: &'static [(&'static str, Kind)]) -> Table {
    Table { name, columns, key }
}

use Kind::{Bytes, Int, Real, Text};

/// All tables. A table comes after those it refers to.
pub const TABLES: &[Table] = &[
    table("meta", "name", &[("name", Text), ("value", Bytes)]),
    table("guests", "id", &[("id", Text), ("name", Text), ("void", Int), ("seen", Int)]),
    table("rules", "hash", &[("hash", Text), ("file", Text), ("text", Text)]),
    table("games", "id", &[("id", Text), ("created", Int), ("rules", Text), ("made", Text)]),
    table("events", "game, v", &[("game", Text), ("v", Int), ("at", Int), ("payload", Text)]),
    table("players", "guest, at, game", &[("guest", Text), ("at", Int), ("game", Text)]),
    table("own_rules", "guest, name", &[("guest", Text), ("name", Text), ("rules", Text), ("used", Int)]),
    table(
        "accounts",
        "id",
        &[
            ("id", Text),
            ("name", Text),
            ("key", Text),
            ("password", Text),
            ("recovery", Text),
            ("bot", Int),
            ("created", Int),
            ("settings", Text),
        ],
    ),
    table("sessions", "id", &[("id", Text), ("account", Text), ("created", Int)]),
    table(
        "tokens",
        "hash",
        &[
            ("hash", Text),
            ("id", Text),
            ("account", Text),
            ("label", Text),
            ("scopes", Text),
            ("created", Int),
            ("used", Int),
        ],
    ),
    table("aliases", "guest", &[("guest", Text), ("account", Text), ("at", Int)]),
    table(
        "ratings",
        "account, kind",
        &[
            ("account", Text),
            ("kind", Text),
            ("value", Real),
            ("deviation", Real),
            ("volatility", Real),
            ("games", Int),
            ("at", Int),
        ],
    ),
    table(
        "results",
        "game, side",
        &[
            ("game", Text),
            ("side", Int),
            ("person", Text),
            ("opponent", Text),
            ("player", Text),
            ("kind", Text),
            ("at", Int),
            ("score", Int),
            ("began", Int),
            ("rated", Text),
            ("before", Real),
            ("after", Real),
            ("events", Int),
        ],
    ),
    table("places", "game, side, mark", &[("game", Text), ("side", Int), ("mark", Text)]),
    table(
        "challenges",
        "id",
        &[
            ("id", Text),
            ("maker", Text),
            ("target", Text),
            ("slow", Int),
            ("made", Int),
            ("lapses", Int),
            ("details", Text),
        ],
    ),
    table("challenge_ends", "challenge", &[("challenge", Text), ("at", Int), ("room", Text)]),
    table(
        "courses",
        "game",
        &[
            ("game", Text),
            ("south", Text),
            ("north", Text),
            ("began", Int),
            ("public", Int),
            ("arena", Text),
            ("mover", Text),
            ("due", Int),
            ("ended", Int),
            ("winner", Text),
        ],
    ),
    table(
        "arenas",
        "id",
        &[("id", Text), ("maker", Text), ("starts", Int), ("closed", Int), ("details", Text)],
    ),
    table(
        "arena_players",
        "arena, person",
        &[
            ("arena", Text),
            ("person", Text),
            ("name", Text),
            ("rating", Int),
            ("joined", Int),
            ("plays", Int),
            ("here", Int),
        ],
    ),
    table("arena_rounds", "arena, round", &[("arena", Text), ("round", Int), ("at", Int)]),
    table(
        "puzzle_results",
        "account, game, position",
        &[
            ("account", Text),
            ("game", Text),
            ("position", Text),
            ("at", Int),
            ("tries", Int),
            ("solved", Int),
            ("helped", Int),
            ("before", Real),
            ("after", Real),
        ],
    ),
    table(
        "puzzle_players",
        "account, game",
        &[
            ("account", Text),
            ("game", Text),
            ("value", Real),
            ("deviation", Real),
            ("volatility", Real),
            ("tries", Int),
            ("at", Int),
        ],
    ),
    table("puzzle_streaks", "account", &[("account", Text), ("last", Int), ("days", Int), ("best", Int)]),
    table(
        "puzzle_ratings",
        "game, position",
        &[
            ("game", Text),
            ("position", Text),
            ("value", Real),
            ("deviation", Real),
            ("volatility", Real),
            ("tries", Int),
        ],
    ),
];
