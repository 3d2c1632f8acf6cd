//! Tournaments, their players and their paired rounds.

use serde::{Deserialize, Serialize};

use super::sql::{Connection, Row, json, values};
use super::{Millis, Store, StoreError, StoredGame, WriteOutcome, games};
use crate::wire::{Control, Format};

/// A stored tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredArena {
    /// Its number, as in its address.
    pub id: String,
    /// The number of the account that created it.
    pub maker: String,
    /// When it begins.
    pub starts: Millis,
    /// When it was finished or cancelled.
    pub closed: Option<Millis>,
    /// Its game, format and clock.
    pub terms: ArenaTerms,
}

/// The terms of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArenaTerms {
    /// Its name; empty for the game's name.
    pub name: String,
    /// The creator's name at that time.
    pub maker_name: String,
    /// The game's name.
    pub game: String,
    /// Keys of the rules file that are changed.
    pub changes: Vec<String>,
    /// Arena or round-robin.
    pub format: Format,
    /// The time control.
    pub control: Control,
    /// Whether its games count for ratings.
    pub rated: bool,
    /// Whether bots may take part.
    pub bots: bool,
}

/// A player of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPlayer {
    /// The number of the guest or account.
    pub person: String,
    /// Their name when they joined.
    pub name: String,
    /// Their rating when they joined.
    pub rating: Option<i64>,
    /// When they joined.
    pub joined: Millis,
    /// Whether they want to be paired.
    pub plays: bool,
    /// Until when they count as present.
    pub here: Millis,
    /// Whether their account is a bot's; read from the account.
    pub bot: bool,
}

/// A player who joins a tournament, or returns to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joining {
    /// The tournament's number.
    pub arena: String,
    /// The player who joins.
    pub player: StoredPlayer,
    /// The most players of the tournament.
    pub most: u32,
}

/// A paired round.
#[derive(Clone, Debug)]
pub struct Round {
    /// The tournament's number.
    pub arena: String,
    /// Its number, from 1.
    pub number: u32,
    /// When it was paired.
    pub at: Millis,
    /// The games of its pairs.
    pub games: Vec<StoredGame>,
}

/// Stores a new tournament.
pub(super) async fn put(db: &mut dyn Connection, arena: &StoredArena) -> Result<(), StoreError> {
    db.run(
        "INSERT INTO arenas (id, maker, starts, closed, details) VALUES ($1, $2, $3, $4, $5)",
        values![&arena.id, &arena.maker, arena.starts, arena.closed, json(db, &arena.terms)?],
    )
    .await
    .map(|_| ())
}

/// Adds a player, if there is space and the tournament is not over. The name from the first time is kept.
pub(super) async fn join(db: &mut dyn Connection, joining: &Joining) -> Result<WriteOutcome, StoreError> {
    let StoredPlayer { person, name, rating, joined, plays, here, .. } = &joining.player;
    let back = db
        .run(
            "UPDATE arena_players SET plays = $3, here = $4 WHERE arena = $1 AND person = $2",
            values![&joining.arena, person, *plays, *here],
        )
        .await?;
    if back > 0 {
        return Ok(WriteOutcome::Kept);
    }
    let changed = db
        .run(
            "INSERT INTO arena_players (arena, person, name, joined, plays, here, rating) \
             SELECT id, $2, $3, $4, $5, $6, $8 FROM arenas WHERE id = $1 AND closed IS NULL \
             AND (SELECT COUNT(*) FROM arena_players WHERE arena = $1) < $7 \
             ON CONFLICT (arena, person) DO NOTHING",
            values![&joining.arena, person, name, *joined, *plays, *here, joining.most, *rating],
        )
        .await?;
    Ok(if changed == 0 { WriteOutcome::Taken } else { WriteOutcome::Kept })
}

/// Stops pairing a player. Before the start, removes them.
pub(super) async fn leave(
    db: &mut dyn Connection,
    arena: &str,
    person: &str,
    at: Millis,
) -> Result<(), StoreError> {
    db.run(
        "DELETE FROM arena_players WHERE arena = $1 AND person = $2 \
         AND EXISTS (SELECT 1 FROM arenas WHERE id = $1 AND starts > $3)",
        values![arena, person, at],
    )
    .await?;
    let sql = "UPDATE arena_players SET plays = 0 WHERE arena = $1 AND person = $2";
    db.run(sql, values![arena, person]).await.map(|_| ())
}

/// Deletes a person's name; their games stay.
pub(super) async fn forget(db: &mut dyn Connection, person: &str) -> Result<(), StoreError> {
    let sql = "UPDATE arena_players SET name = '', rating = NULL, plays = 0 WHERE person = $1";
    db.run(sql, values![person]).await.map(|_| ())
}

/// Moves a guest's entry to their account. If both have joined, the account's entry remains, and is present if either was.
pub(super) async fn adopt(db: &mut dyn Connection, guest: &str, account: &str) -> Result<(), StoreError> {
    db.run(
        "INSERT INTO arena_players (arena, person, name, rating, joined, plays, here) \
         SELECT arena, $2, (SELECT name FROM accounts WHERE id = $2), rating, joined, plays, here \
         FROM arena_players WHERE person = $1 \
         ON CONFLICT (arena, person) DO UPDATE SET \
         plays = CASE WHEN excluded.plays > arena_players.plays THEN excluded.plays ELSE arena_players.plays END, \
         here = CASE WHEN excluded.here > arena_players.here THEN excluded.here ELSE arena_players.here END",
        values![guest, account],
    )
    .await?;
    db.run("DELETE FROM arena_players WHERE person = $1", values![guest]).await.map(|_| ())
}

/// Extends a person's presence at a tournament.
pub(super) async fn put_off(
    db: &mut dyn Connection,
    arena: &str,
    person: &str,
    until: Millis,
) -> Result<(), StoreError> {
    let sql = "UPDATE arena_players SET here = $3 WHERE arena = $1 AND person = $2 AND plays = 1";
    db.run(sql, values![arena, person, until]).await.map(|_| ())
}

/// Stores a round with its games, unless another process has paired it.
pub(super) async fn put_round(db: &mut dyn Connection, round: &Round) -> Result<WriteOutcome, StoreError> {
    let changed = db
        .run(
            "INSERT INTO arena_rounds (arena, round, at) VALUES ($1, $2, $3) ON CONFLICT (arena, round) DO NOTHING",
            values![&round.arena, round.number, round.at],
        )
        .await?;
    if changed == 0 {
        return Ok(WriteOutcome::Taken);
    }
    for game in &round.games {
        games::put(db, game).await?;
    }
    Ok(WriteOutcome::Kept)
}

/// Marks a tournament as finished or cancelled.
pub(super) async fn close(
    db: &mut dyn Connection,
    arena: &str,
    at: Millis,
) -> Result<WriteOutcome, StoreError> {
    let sql = "UPDATE arenas SET closed = $2 WHERE id = $1 AND closed IS NULL";
    let changed = db.run(sql, values![arena, at]).await?;
    Ok(if changed == 0 { WriteOutcome::Taken } else { WriteOutcome::Kept })
}

fn read(row: &Row) -> Result<StoredArena, StoreError> {
    Ok(StoredArena {
        id: row.get(0)?,
        maker: row.get(1)?,
        starts: row.get(2)?,
        closed: row.get(3)?,
        terms: row.json(4)?,
    })
}

impl dyn Store + '_ {
    /// Upcoming and running tournaments, by start time.
    pub async fn open_arenas(&self, most: u32) -> Result<Vec<StoredArena>, StoreError> {
        let sql = "SELECT id, maker, starts, closed, details FROM arenas WHERE closed IS NULL \
                   ORDER BY starts, id LIMIT $1";
        let rows = self.reader().await?.all(sql, values![most]).await?;
        rows.iter().map(read).collect()
    }

    /// Finished tournaments, latest first.
    pub async fn closed_arenas(&self, most: u32) -> Result<Vec<StoredArena>, StoreError> {
        let sql = "SELECT id, maker, starts, closed, details FROM arenas WHERE closed IS NOT NULL \
                   ORDER BY closed DESC, id LIMIT $1";
        let rows = self.reader().await?.all(sql, values![most]).await?;
        rows.iter().map(read).collect()
    }

    /// How many tournaments of a maker are scheduled or running.
    pub async fn count_arenas(&self, maker: &str) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM arenas WHERE maker = $1 AND closed IS NULL";
        let row = self.reader().await?.one(sql, values![maker]).await?;
        row.map_or(Ok(0), |row| row.get(0))
    }

    /// A tournament by its number.
    pub async fn arena(&self, id: &str) -> Result<Option<StoredArena>, StoreError> {
        let sql = "SELECT id, maker, starts, closed, details FROM arenas WHERE id = $1";
        let row = self.reader().await?.one(sql, values![id]).await?;
        row.as_ref().map(read).transpose()
    }

    /// The players, in the order in which they joined.
    pub async fn arena_players(&self, id: &str) -> Result<Vec<StoredPlayer>, StoreError> {
        let sql = "SELECT person, arena_players.name, joined, plays, here, rating, accounts.bot FROM arena_players \
                   LEFT JOIN accounts ON accounts.id = person WHERE arena = $1 ORDER BY joined, person";
        let rows = self.reader().await?.all(sql, values![id]).await?;
        let player = |row: &Row| {
            Ok(StoredPlayer {
                person: row.get(0)?,
                name: row.get(1)?,
                joined: row.get(2)?,
                plays: row.get(3)?,
                here: row.get(4)?,
                rating: row.get(5)?,
                bot: row.get::<Option<bool>>(6)?.unwrap_or(false),
            })
        };
        rows.iter().map(player).collect()
    }

    /// The number of paired rounds.
    pub async fn arena_rounds(&self, id: &str) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM arena_rounds WHERE arena = $1";
        let row = self.reader().await?.one(sql, values![id]).await?;
        row.map_or(Ok(0), |row| row.get(0))
    }
}
