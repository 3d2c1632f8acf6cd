//! SQLite in a file: one connection that writes, several that only read.
//!
//! The writer commits with `synchronous = FULL` into a write-ahead log and never moves that log into the file; a task of
//! its own does, so that no player waits for it.

mod own_rules;

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::future::BoxFuture;
use sha2::{Digest as _, Sha256};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Connection as _, Row as _};
use tokio::sync::Mutex;
use tokio::task::JoinHandle;

use super::{
    Entry, Fate, FoundRules, KeptRules, Millis, SeatPlan, Store, StoreError, StoredGame, StoredGuest, Write,
};
use crate::random;

/// Every form that the database has had. They are only ever added to, and each is run once.
const MIGRATIONS: &[&str] =
    &[include_str!("migrations/0001-first.sql"), include_str!("migrations/0002-own-rules.sql")];

/// How many questions are answered at once.
const READERS: u32 = 4;

/// How often the log is moved into the file.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(5);

/// A database in a file.
pub struct Sqlite {
    path: PathBuf,
    /// How the connection that writes is opened.
    writing: SqliteConnectOptions,
    writer: Mutex<SqliteConnection>,
    readers: SqlitePool,
    checkpoints: JoinHandle<()>,
}

impl Sqlite {
    /// Opens the database of a folder, makes it if it is not there, and brings it to the form of this version.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        std::fs::create_dir_all(folder)
            .map_err(|error| StoreError::Folder { path: folder.to_owned(), reason: error.to_string() })?;
        let path = folder.join("sower.sqlite");
        let failed = |error: sqlx::Error| failure(&path, &error);
        let options = SqliteConnectOptions::new().filename(&path).busy_timeout(Duration::from_secs(5));
        let writing = options
            .clone()
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .pragma("wal_autocheckpoint", "0");
        let mut writer = SqliteConnection::connect_with(&writing).await.map_err(failed)?;
        migrate(&mut writer, &path, MIGRATIONS).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.clone().read_only(true))
            .await
            .map_err(failed)?;
        let mover = SqliteConnection::connect_with(&options.pragma("wal_autocheckpoint", "0"))
            .await
            .map_err(failed)?;
        let checkpoints = tokio::spawn(checkpoint(mover));
        Ok(Sqlite { path, writing, writer: Mutex::new(writer), readers, checkpoints })
    }

    /// A setting of the connection that writes, as SQLite itself tells it: journal mode, synchronous, autocheckpoint.
    pub async fn writer_settings(&self) -> Result<(String, i64, i64), StoreError> {
        let mut writer = self.writer.lock().await;
        let failed = |error: sqlx::Error| failure(&self.path, &error);
        let journal = sqlx::query("PRAGMA journal_mode").fetch_one(&mut *writer).await.map_err(failed)?;
        let synchronous = sqlx::query("PRAGMA synchronous").fetch_one(&mut *writer).await.map_err(failed)?;
        let auto = sqlx::query("PRAGMA wal_autocheckpoint").fetch_one(&mut *writer).await.map_err(failed)?;
        Ok((journal.get(0), synchronous.get(0), auto.get(0)))
    }

    fn failed(&self, error: &sqlx::Error) -> StoreError {
        failure(&self.path, error)
    }

    fn unreadable(&self, error: &serde_json::Error) -> StoreError {
        StoreError::Failed { path: self.path.clone(), reason: error.to_string() }
    }

    async fn write(&self, batch: &[Write]) -> Result<Vec<Fate>, StoreError> {
        let mut writer = self.writer.lock().await;
        let written = self.write_all(&mut writer, batch).await;
        if written.is_err()
            && let Ok(fresh) = SqliteConnection::connect_with(&self.writing).await
        {
            // Where the disk is full SQLite ends the transaction by itself, of which the connection does not know: it would
            // begin no other one ever again.
            *writer = fresh;
        }
        written
    }

    async fn write_all(
        &self,
        writer: &mut SqliteConnection,
        batch: &[Write],
    ) -> Result<Vec<Fate>, StoreError> {
        // Immediate: another process that writes is waited for here and not half-way through.
        let mut transaction =
            writer.begin_with("BEGIN IMMEDIATE").await.map_err(|error| self.failed(&error))?;
        let mut fates = Vec::with_capacity(batch.len());
        for write in batch {
            fates.push(self.put(&mut transaction, write).await?);
        }
        transaction.commit().await.map_err(|error| self.failed(&error))?;
        Ok(fates)
    }

    async fn put(&self, connection: &mut SqliteConnection, write: &Write) -> Result<Fate, StoreError> {
        match write {
            Write::Game(game) => self.put_game(connection, game).await.map(|()| Fate::Kept),
            Write::Event { game, entry, opens } => {
                let payload = serde_json::to_string(entry).map_err(|error| self.unreadable(&error))?;
                let done = sqlx::query(
                    "INSERT INTO events (game, v, at, payload) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                )
                .bind(game)
                .bind(entry.v as i64)
                .bind(entry.at as i64)
                .bind(payload)
                .execute(&mut *connection)
                .await
                .map_err(|error| self.failed(&error))?;
                if done.rows_affected() == 0 {
                    return Ok(Fate::Taken);
                }
                if let Some(guest) = &entry.guest {
                    self.put_player(connection, guest, entry.at, game).await?;
                }
                if let Some(next) = opens {
                    self.put_game(connection, next).await?;
                }
                Ok(Fate::Kept)
            }
            Write::Guest(guest) => {
                sqlx::query(
                    "INSERT INTO guests (id, name, void) VALUES (?, ?, ?) \
                     ON CONFLICT (id) DO UPDATE SET name = excluded.name, void = excluded.void",
                )
                .bind(&guest.id)
                .bind(&guest.name)
                .bind(i64::from(guest.void))
                .execute(&mut *connection)
                .await
                .map_err(|error| self.failed(&error))?;
                if guest.void {
                    self.disown(connection, &guest.id).await?;
                }
                Ok(Fate::Kept)
            }
            Write::Rules(own) => self.put_own(connection, own).await.map(|()| Fate::Kept),
            Write::RulesUsed { name, at } => {
                self.run(connection, sqlx::query(own_rules::USE).bind(*at as i64).bind(name)).await?;
                Ok(Fate::Kept)
            }
        }
    }

    /// Does one thing of which only its failure matters.
    pub(super) async fn run(
        &self,
        connection: &mut SqliteConnection,
        query: sqlx::query::Query<'_, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>,
    ) -> Result<(), StoreError> {
        query.execute(connection).await.map(|_| ()).map_err(|error| self.failed(&error))
    }

    /// Keeps a rules file, once for all who share it, and tells its key.
    pub(super) async fn put_rules(
        &self,
        connection: &mut SqliteConnection,
        rules: Option<&KeptRules>,
    ) -> Result<String, StoreError> {
        let (file, text) = rules.map_or(("", ""), |rules| (rules.file.as_str(), rules.text.as_str()));
        let hash = random::hex(&Sha256::digest(format!("{file}\n{text}"))[..16]);
        let query =
            sqlx::query("INSERT INTO rules (hash, file, text) VALUES (?, ?, ?) ON CONFLICT DO NOTHING");
        self.run(connection, query.bind(&hash).bind(file).bind(text)).await?;
        Ok(hash)
    }

    async fn put_game(&self, connection: &mut SqliteConnection, game: &StoredGame) -> Result<(), StoreError> {
        let failed = |error: sqlx::Error| self.failed(&error);
        let hash = self.put_rules(connection, game.rules.as_ref()).await?;
        let made = serde_json::to_string(game).map_err(|error| self.unreadable(&error))?;
        sqlx::query("INSERT INTO games (id, created, rules, made) VALUES (?, ?, ?, ?)")
            .bind(&game.id)
            .bind(game.created as i64)
            .bind(&hash)
            .bind(made)
            .execute(&mut *connection)
            .await
            .map_err(failed)?;
        for seat in &game.seats {
            if let SeatPlan::Guest { guest, .. } = seat {
                self.put_player(connection, guest, game.created, &game.id).await?;
            }
        }
        Ok(())
    }

    async fn put_player(
        &self,
        connection: &mut SqliteConnection,
        guest: &str,
        at: Millis,
        game: &str,
    ) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO players (guest, at, game) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
            .bind(guest)
            .bind(at as i64)
            .bind(game)
            .execute(connection)
            .await
            .map(|_| ())
            .map_err(|error| self.failed(&error))
    }

    fn read_game(&self, row: &SqliteRow) -> Result<StoredGame, StoreError> {
        let made: String = row.get(0);
        let mut game: StoredGame = serde_json::from_str(&made).map_err(|error| self.unreadable(&error))?;
        game.rules = Some(KeptRules { file: row.get(1), text: row.get(2) });
        Ok(game)
    }

    fn read_entry(&self, row: &SqliteRow) -> Result<Entry, StoreError> {
        let payload: String = row.get(2);
        let entry: Entry = serde_json::from_str(&payload).map_err(|error| self.unreadable(&error))?;
        Ok(Entry { v: row.get::<i64, _>(0) as u64, at: row.get::<i64, _>(1) as u64, ..entry })
    }
}

impl Store for Sqlite {
    fn commit<'a>(&'a self, batch: &'a [Write]) -> BoxFuture<'a, Result<Vec<Fate>, StoreError>> {
        Box::pin(self.write(batch))
    }

    fn game<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Option<StoredGame>, StoreError>> {
        Box::pin(async move {
            let row = sqlx::query(
                "SELECT games.made, rules.file, rules.text FROM games JOIN rules ON rules.hash = games.rules \
                 WHERE games.id = ?",
            )
            .bind(id)
            .fetch_optional(&self.readers)
            .await
            .map_err(|error| self.failed(&error))?;
            row.map(|row| self.read_game(&row)).transpose()
        })
    }

    fn events<'a>(&'a self, id: &'a str, after: u64) -> BoxFuture<'a, Result<Vec<Entry>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT v, at, payload FROM events WHERE game = ? AND v > ? ORDER BY v")
                .bind(id)
                .bind(after as i64)
                .fetch_all(&self.readers)
                .await
                .map_err(|error| self.failed(&error))?;
            rows.iter().map(|row| self.read_entry(row)).collect()
        })
    }

    fn guest<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Option<StoredGuest>, StoreError>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT name, void FROM guests WHERE id = ?")
                .bind(id)
                .fetch_optional(&self.readers)
                .await
                .map_err(|error| self.failed(&error))?;
            Ok(row.map(|row| StoredGuest {
                id: id.to_owned(),
                name: row.get(0),
                void: row.get::<i64, _>(1) != 0,
            }))
        })
    }

    fn games_of<'a>(
        &'a self,
        guest: &'a str,
        before: Millis,
        most: u32,
    ) -> BoxFuture<'a, Result<Vec<(String, Millis)>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT game, MAX(at) FROM players WHERE guest = ? AND at < ? \
                 GROUP BY game ORDER BY MAX(at) DESC, game LIMIT ?",
            )
            .bind(guest)
            .bind(i64::try_from(before).unwrap_or(i64::MAX))
            .bind(i64::from(most))
            .fetch_all(&self.readers)
            .await
            .map_err(|error| self.failed(&error))?;
            Ok(rows.iter().map(|row| (row.get(0), row.get::<i64, _>(1) as u64)).collect())
        })
    }

    fn rules<'a>(&'a self, name: &'a str) -> BoxFuture<'a, Result<Option<FoundRules>, StoreError>> {
        Box::pin(self.own_rules(name))
    }

    fn rules_of<'a>(&'a self, guest: &'a str) -> BoxFuture<'a, Result<Vec<KeptRules>, StoreError>> {
        Box::pin(self.own_rules_of(guest))
    }

    fn signing_key(&self) -> BoxFuture<'_, Result<[u8; 32], StoreError>> {
        Box::pin(async move {
            let mut writer = self.writer.lock().await;
            let fresh: [u8; 32] = random::bytes();
            // Whoever comes first has made it; everyone reads what is there.
            sqlx::query("INSERT INTO meta (name, value) VALUES ('signing-key', ?) ON CONFLICT DO NOTHING")
                .bind(&fresh[..])
                .execute(&mut *writer)
                .await
                .map_err(|error| self.failed(&error))?;
            let row = sqlx::query("SELECT value FROM meta WHERE name = 'signing-key'")
                .fetch_one(&mut *writer)
                .await
                .map_err(|error| self.failed(&error))?;
            let key: Vec<u8> = row.get(0);
            key.try_into().map_err(|_| StoreError::Failed {
                path: self.path.clone(),
                reason: "its signing key is damaged".to_owned(),
            })
        })
    }

    fn now(&self) -> BoxFuture<'_, Result<Millis, StoreError>> {
        // The database is on this machine.
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Box::pin(async move { Ok(since.as_millis() as u64) })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            self.checkpoints.abort();
            self.readers.close().await;
            let mut writer = self.writer.lock().await;
            // A log that stays behind is no loss: the next start reads it.
            let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *writer).await;
        })
    }
}

/// Moves the log into the file now and then, without holding up whoever writes.
async fn checkpoint(mut connection: SqliteConnection) {
    loop {
        tokio::time::sleep(CHECKPOINT_EVERY).await;
        // One that fails is tried again; the log only grows meanwhile.
        let _ = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await;
    }
}

/// Brings a database to the form of this version, with a copy of it as it was.
async fn migrate(
    connection: &mut SqliteConnection,
    path: &Path,
    migrations: &[&'static str],
) -> Result<(), StoreError> {
    let failed = |error: sqlx::Error| failure(path, &error);
    let row = sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await.map_err(failed)?;
    let found = row.get::<i64, _>(0) as usize;
    if found > migrations.len() {
        let (found, known) = (found as u32, migrations.len() as u32);
        return Err(StoreError::Newer { path: path.to_owned(), found, known });
    }
    if found > 0 && found < migrations.len() {
        let copy = path.with_file_name(format!("sower-form-{found}.sqlite"));
        if !copy.exists() {
            sqlx::query("VACUUM INTO ?")
                .bind(copy.display().to_string())
                .execute(&mut *connection)
                .await
                .map_err(failed)?;
        }
    }
    for (index, migration) in migrations.iter().enumerate().skip(found) {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
        sqlx::raw_sql(*migration).execute(&mut *transaction).await.map_err(failed)?;
        let mark = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {}", index + 1));
        sqlx::raw_sql(mark).execute(&mut *transaction).await.map_err(failed)?;
        transaction.commit().await.map_err(failed)?;
    }
    Ok(())
}

fn failure(path: &Path, error: &sqlx::Error) -> StoreError {
    StoreError::Failed { path: path.to_owned(), reason: error.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::conformance::some_game;

    #[tokio::test]
    async fn a_full_disk_is_told_and_writing_goes_on_when_there_is_room_again() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let store = Sqlite::open(folder.path()).await.expect("a database");
        let mut large = some_game("large", "ann", 1);
        large.changes = vec!["x".repeat(1 << 20)];
        // SQLite fails in the same way on a database that may not grow as on a disk that has no room.
        let mut writer = store.writer.lock().await;
        sqlx::query("PRAGMA max_page_count = 1").execute(&mut *writer).await.expect("a limit");
        drop(writer);
        let refused =
            store.commit(&[Write::Game(Box::new(large.clone()))]).await.expect_err("there is no room");
        assert!(refused.to_string().contains("full"), "{refused}");
        assert_eq!(store.game("large").await.expect("it is read"), None, "nothing half done");
        let kept = store.commit(&[Write::Game(Box::new(large))]).await.expect("there is room");
        assert_eq!(kept, [Fate::Kept]);
        assert!(store.game("large").await.expect("it is read").is_some());
    }

    #[tokio::test]
    async fn a_copy_is_made_before_an_older_form_is_changed() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let store = Sqlite::open(folder.path()).await.expect("a database");
        let first = MIGRATIONS.len();
        store.commit(&[Write::Game(Box::new(some_game("one", "ann", 1)))]).await.expect("it is kept");
        let mut later = MIGRATIONS.to_vec();
        later.push("DROP TABLE games;");
        let mut writer = store.writer.lock().await;
        migrate(&mut writer, &store.path, &later).await.expect("it is brought to a later form");
        let copy = folder.path().join(format!("sower-form-{first}.sqlite"));
        let kept = SqliteConnectOptions::new().filename(&copy).read_only(true);
        let mut kept = SqliteConnection::connect_with(&kept).await.expect("there is a copy");
        let count = sqlx::query("SELECT COUNT(*) FROM games").fetch_one(&mut kept).await.expect("as it was");
        assert_eq!(count.get::<i64, _>(0), 1);
        assert!(
            sqlx::query("SELECT 1 FROM games").fetch_all(&mut *writer).await.is_err(),
            "and the form is new"
        );
    }

    #[tokio::test]
    async fn a_database_of_the_first_form_is_brought_to_this_one_with_all_its_games() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let path = folder.path().join("sower.sqlite");
        let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
        let mut first = SqliteConnection::connect_with(&options).await.expect("a file");
        migrate(&mut first, &path, &MIGRATIONS[..1]).await.expect("the first form");
        let game = some_game("one", "ann", 1);
        let rules = game.rules.as_ref().expect("some rules");
        let queries = [
            sqlx::query("INSERT INTO rules (hash, file, text) VALUES ('h', ?, ?)")
                .bind(&rules.file)
                .bind(&rules.text),
            sqlx::query("INSERT INTO games (id, created, rules, made) VALUES ('one', 1, 'h', ?)")
                .bind(serde_json::to_string(&game).expect("JSON")),
        ];
        for query in queries {
            query.execute(&mut first).await.expect("it is kept");
        }
        first.close().await.expect("it is closed");
        let store = Sqlite::open(folder.path()).await.expect("it is brought to this form");
        assert_eq!(store.game("one").await.expect("it is read"), Some(game));
        assert!(store.rules_of("ann").await.expect("they are read").is_empty());
        assert!(folder.path().join("sower-form-1.sqlite").exists(), "with a copy as it was");
    }
}
