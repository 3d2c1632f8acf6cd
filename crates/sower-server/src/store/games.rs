//! Games, their events, and each player's list of games.

use std::collections::HashSet;
use std::sync::LazyLock;

use futures_util::StreamExt as _;
use sha2::{Digest as _, Sha256};
use sqlx::{AssertSqlSafe, SqlSafeStr as _};

use super::live_games::{self, LiveGame};
use super::results::{self, Ended};
use super::sql::{Connection, Row, json, values};
use super::{Entry, KeptRules, Millis, SeatPlan, Store, StoreError, StoredGame, Value, WriteOutcome};
use crate::random;

/// Stores a new game.
pub(super) async fn put(db: &mut dyn Connection, game: &StoredGame) -> Result<(), StoreError> {
    let hash = put_rules(db, game.rules.as_ref()).await?;
    db.run(
        "INSERT INTO games (id, created, rules, made) VALUES ($1, $2, $3, $4)",
        values![&game.id, game.created, hash, json(db, game)?],
    )
    .await?;
    for seat in &game.seats {
        if let SeatPlan::Guest { guest, .. } = seat {
            put_player(db, guest, game.created, &game.id).await?;
        }
    }
    if let Some(live) = LiveGame::at_the_beginning(game) {
        live_games::put(db, &game.id, &live).await?;
    }
    Ok(())
}

/// Stores a game that was played elsewhere, with its events and its result. If it is there already, nothing changes.
pub(super) async fn import(
    db: &mut dyn Connection,
    game: &StoredGame,
    entries: &[Entry],
    ended: Option<&Ended>,
) -> Result<WriteOutcome, StoreError> {
    if db.one("SELECT 1 FROM games WHERE id = $1", values![&game.id]).await?.is_some() {
        return Ok(WriteOutcome::Taken);
    }
    put(db, game).await?;
    for entry in entries {
        put_event(db, &game.id, entry, None, None).await?;
    }
    if let (Some(ended), Some(last)) = (ended, entries.last()) {
        results::put(db, &game.id, ended, last.v).await?;
    }
    Ok(WriteOutcome::Kept)
}

/// Stores the next event of a game, and the game that it opens, if its number is free.
pub(super) async fn put_event(
    db: &mut dyn Connection,
    game: &str,
    entry: &Entry,
    opens: Option<&StoredGame>,
    live: Option<&LiveGame>,
) -> Result<WriteOutcome, StoreError> {
    let changed = db
        .run(
            "INSERT INTO events (game, v, at, payload) VALUES ($1, $2, $3, $4) ON CONFLICT (game, v) DO NOTHING",
            values![game, entry.v, entry.at, json(db, entry)?],
        )
        .await?;
    if changed == 0 {
        return Ok(WriteOutcome::Taken);
    }
    if let Some(guest) = &entry.guest {
        put_player(db, guest, entry.at, game).await?;
    }
    if let Some(next) = opens {
        put(db, next).await?;
    }
    if let Some(live) = live {
        live_games::put(db, game, live).await?;
    }
    Ok(WriteOutcome::Kept)
}

/// Deletes a game and everything that belongs to it, unless it has an event after `v` or has ended.
pub(super) async fn delete(db: &mut dyn Connection, game: &str, v: u64) -> Result<WriteOutcome, StoreError> {
    let goes_on =
        "SELECT 1 FROM events WHERE game = $1 AND v > $2 UNION SELECT 1 FROM results WHERE game = $1 LIMIT 1";
    if db.one(goes_on, values![game, v]).await?.is_some() {
        return Ok(WriteOutcome::Taken);
    }
    // Delete rows before those they refer to.
    for sql in [
        "DELETE FROM places WHERE game = $1",
        "DELETE FROM courses WHERE game = $1",
        "DELETE FROM players WHERE game = $1",
        "DELETE FROM events WHERE game = $1",
        "DELETE FROM games WHERE id = $1",
    ] {
        db.run(sql, values![game]).await?;
    }
    Ok(WriteOutcome::Kept)
}

/// Stores many events at once, each if its number is free. Only for events that neither seat a player nor open a game.
pub(super) async fn put_events(
    db: &mut dyn Connection,
    events: &[(&str, &Entry)],
) -> Result<Vec<WriteOutcome>, StoreError> {
    let mut fates = Vec::with_capacity(events.len());
    let mut rest = events;
    while !rest.is_empty() {
        // A few sizes only, so that the database can cache the statements.
        let rows = ROWS.into_iter().find(|rows| *rows <= rest.len()).unwrap_or(1);
        let (now, later) = rest.split_at(rows);
        let mut values = Vec::with_capacity(4 * rows);
        for (game, entry) in now {
            values.extend(values![*game, entry.v, entry.at, json(db, *entry)?]);
        }
        let kept = db.all_of(events_statement(rows), values).await?;
        let kept = kept.iter().map(|row| Ok((row.get(0)?, row.get(1)?)));
        let kept: HashSet<(String, u64)> = kept.collect::<Result<_, StoreError>>()?;
        fates.extend(now.iter().map(|(game, entry)| match kept.contains(&((*game).to_owned(), entry.v)) {
            true => WriteOutcome::Kept,
            false => WriteOutcome::Taken,
        }));
        rest = later;
    }
    Ok(fates)
}

/// Stores as many events as one statement can, or none if any number is taken. A single statement needs no transaction.
pub(super) async fn put_free_events(
    db: &mut dyn Connection,
    events: &[(&str, &Entry)],
) -> Result<(), StoreError> {
    /// Built once, because a statement has a few thousand characters.
    static STATEMENTS: LazyLock<Vec<String>> = LazyLock::new(|| (0..=MOST_ROWS).map(insert_events).collect());
    let mut values = Vec::with_capacity(4 * events.len());
    for (game, entry) in events {
        values.extend(values![*game, entry.v, entry.at, json(db, *entry)?]);
    }
    db.run(&STATEMENTS[events.len()], values).await.map(|_| ())
}

/// The most rows per statement.
pub(super) const MOST_ROWS: usize = 64;

/// Rows per statement, largest first.
const ROWS: [usize; 6] = [MOST_ROWS, 16, 8, 4, 2, 1];

/// The statement that stores this many events and returns their keys.
fn events_statement(rows: usize) -> String {
    format!("{} ON CONFLICT (game, v) DO NOTHING RETURNING game, v", insert_events(rows))
}

fn insert_events(rows: usize) -> String {
    let row =
        |row: usize| format!("(${}, ${}, ${}, ${})", 4 * row + 1, 4 * row + 2, 4 * row + 3, 4 * row + 4);
    let rows: Vec<String> = (0..rows).map(row).collect();
    format!("INSERT INTO events (game, v, at, payload) VALUES {}", rows.join(", "))
}

/// Stores a rules file, once for all games that share it, and returns its key.
pub(super) async fn put_rules(
    db: &mut dyn Connection,
    rules: Option<&KeptRules>,
) -> Result<String, StoreError> {
    let (file, text) = rules.map_or(("", ""), |rules| (rules.file.as_str(), rules.text.as_str()));
    let hash = random::hex(&Sha256::digest(format!("{file}\n{text}"))[..16]);
    db.run(
        "INSERT INTO rules (hash, file, text) VALUES ($1, $2, $3) ON CONFLICT (hash) DO NOTHING",
        values![&hash, file, text],
    )
    .await?;
    Ok(hash)
}

async fn put_player(db: &mut dyn Connection, guest: &str, at: Millis, game: &str) -> Result<(), StoreError> {
    db.run(
        "INSERT INTO players (guest, at, game) VALUES ($1, $2, $3) ON CONFLICT (guest, at, game) DO NOTHING",
        values![guest, at, game],
    )
    .await
    .map(|_| ())
}

impl dyn Store + '_ {
    /// A game by its number.
    pub async fn game(&self, id: &str) -> Result<Option<StoredGame>, StoreError> {
        let row = self
            .reader()
            .await?
            .one(
                "SELECT games.made, rules.file, rules.text FROM games JOIN rules ON rules.hash = games.rules \
                 WHERE games.id = $1",
                values![id],
            )
            .await?;
        row.map(|row| {
            let rules = Some(KeptRules { file: row.get(1)?, text: row.get(2)? });
            Ok(StoredGame { rules, ..row.json(0)? })
        })
        .transpose()
    }

    /// The events of a game after a version, in order.
    pub async fn events(&self, id: &str, after: u64) -> Result<Vec<Entry>, StoreError> {
        let rows = self
            .reader()
            .await?
            .all(
                "SELECT v, at, payload FROM events WHERE game = $1 AND v > $2 ORDER BY v",
                values![id, after],
            )
            .await?;
        let entry = |row: &Row| Ok(Entry { v: row.get(0)?, at: row.get(1)?, ..row.json(2)? });
        rows.iter().map(entry).collect()
    }

    /// Unfinished games with few events that were created before a time, by
    /// number after a given one. The caller checks whether they have moves.
    pub async fn old_games_after(
        &self,
        id: &str,
        before: Millis,
        most: u32,
    ) -> Result<Vec<(String, bool)>, StoreError> {
        /// A game with more events has moves.
        const FEW: u32 = 60;
        let rows = self
            .reader()
            .await?
            .all(
                "SELECT id, CASE WHEN created < $2 AND NOT EXISTS (SELECT 1 FROM results WHERE game = games.id) \
                 AND (SELECT COUNT(*) FROM events WHERE game = games.id) <= $3 THEN 1 ELSE 0 END \
                 FROM games WHERE id > $1 ORDER BY id LIMIT $4",
                values![id, before, FEW, most],
            )
            .await?;
        rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
    }

    /// Whether the database answers.
    pub async fn answers(&self) -> Result<(), StoreError> {
        let mut reader = self.reader().await?;
        // Reads a row of each large table, which detects a damaged file.
        for sql in [
            "SELECT made FROM games ORDER BY id DESC LIMIT 1",
            "SELECT payload FROM events ORDER BY game DESC, v DESC LIMIT 1",
            "SELECT name FROM accounts ORDER BY id LIMIT 1",
        ] {
            reader.one(sql, values![]).await?;
        }
        Ok(())
    }

    /// The latest version of each of these games that has events.
    pub async fn newest(&self, games: &[String]) -> Result<Vec<(String, u64)>, StoreError> {
        /// Games per query. The last query is padded, so that there is one statement.
        const TOGETHER: usize = 100;
        let numbers = (1..=TOGETHER).map(|number| format!("${number}")).collect::<Vec<_>>().join(", ");
        let sql = format!(
            "SELECT id, (SELECT v FROM events WHERE game = games.id ORDER BY v DESC LIMIT 1) \
             FROM games WHERE id IN ({numbers})"
        );
        let mut reader = self.reader().await?;
        let mut newest = Vec::with_capacity(games.len());
        for together in games.chunks(TOGETHER) {
            let filled = together.iter().chain(std::iter::repeat(&together[0])).take(TOGETHER);
            let sql = AssertSqlSafe(sql.clone()).into_sql_str();
            let mut rows = reader.stream(sql, filled.map(Value::from).collect());
            while let Some(row) = rows.next().await.transpose()? {
                if let Some(v) = row.get(1)? {
                    newest.push((row.get(0)?, v));
                }
            }
        }
        Ok(newest)
    }

    /// A player's games that are not known to be over or that they entered after a time, newest first, among their last 200. Each has a
    /// flag for whether it is known to be over. Pass-and-play games, and those
    /// that ended before results were stored, are never known to be over.
    pub async fn open_games_of(
        &self,
        guest: &str,
        since: Millis,
        most: u32,
    ) -> Result<Vec<(String, bool)>, StoreError> {
        let rows = self
            .reader()
            .await?
            .all(
                "SELECT newest.game, MAX(newest.at), MAX(CASE WHEN results.game IS NULL THEN 0 ELSE 1 END) \
                 FROM (SELECT game, at FROM players WHERE guest = $1 ORDER BY at DESC LIMIT 200) AS newest \
                 LEFT JOIN results ON results.game = newest.game AND results.side = 0 \
                 WHERE results.game IS NULL OR newest.at >= $2 \
                 GROUP BY newest.game ORDER BY MAX(newest.at) DESC LIMIT $3",
                values![guest, since, most],
            )
            .await?;
        rows.iter().map(|row| Ok((row.get(0)?, row.get(2)?))).collect()
    }

    /// The numbers of a guest's games with other people that are not known to be over, newest first.
    pub async fn unfinished_games_of(&self, guest: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let rows = self
            .reader()
            .await?
            .all(
                "SELECT own.game FROM (SELECT game, MAX(at) AS at FROM players WHERE guest = $1 GROUP BY game) AS own \
                 JOIN games ON games.id = own.game \
                 LEFT JOIN results ON results.game = own.game AND results.side = 0 \
                 WHERE results.game IS NULL AND games.made NOT LIKE '%\"kind\":\"computer\"%' \
                 AND games.made NOT LIKE $3 AND EXISTS (SELECT 1 FROM events WHERE events.game = own.game) \
                 ORDER BY own.at DESC LIMIT $2",
                // In pass and play one guest has both seats. A game without events has no opponent yet.
                values![guest, most, format!("%\"guest\":\"{guest}\"%\"guest\":\"{guest}\"%")],
            )
            .await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// The numbers of a guest's games that were entered before a time, newest first, each with that time.
    pub async fn games_of(
        &self,
        guest: &str,
        before: Millis,
        most: u32,
    ) -> Result<Vec<(String, Millis)>, StoreError> {
        let rows = self
            .reader()
            .await?
            .all(
                "SELECT game, MAX(at) FROM players WHERE guest = $1 AND at < $2 \
                 GROUP BY game ORDER BY MAX(at) DESC, game LIMIT $3",
                values![guest, before, most],
            )
            .await?;
        rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
    }
}
