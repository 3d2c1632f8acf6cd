//! The SQLite store: one connection that writes, several that only read.
//!
//! Writes run on the caller's thread ([`write_connection`]), reads on the pool's. The writer commits with `synchronous = FULL` into a
//! write-ahead log. A separate task checkpoints that log, so that no player waits for it.

mod archive;
mod write_connection;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::future::BoxFuture;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Connection as _, Row as _};
use tokio::sync::Mutex;
use tokio::task::JoinHandle;

use self::write_connection::WriteConnection;
use super::migrations::{self, MIGRATIONS};
use super::sql::{Connection, impl_sql_connection};
use super::writes::{put_all, put_at_once};
use super::{Millis, Store, StoreError, Write, WriteOutcome};
use crate::private;

/// The number of read connections.
const READERS: u32 = 4;

/// The checkpoint interval.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(5);

/// The log pages that may be checkpointed while writes are blocked, and how often to try to get down to that.
const LITTLE: i64 = 64;
const PASSES: usize = 6;

/// How often to try to restart the log while other connections use it.
const TRIES: usize = 20;

impl_sql_connection!(Link, SqliteConnection, SqliteRow);

/// An SQLite database.
pub struct Sqlite {
    name: Arc<str>,
    writer: Mutex<WriteConnection>,
    readers: SqlitePool,
    checkpoints: JoinHandle<()>,
}

impl Sqlite {
    /// The database file of a folder.
    pub fn file(folder: &Path) -> PathBuf {
        folder.join("sower.sqlite")
    }

    /// Opens or creates the database of a folder, and migrates it to this version's schema.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        let path = Sqlite::file(folder);
        // SQLite copies the file's permissions to the log, so the file is created first.
        private::create_folder(folder)
            .and_then(|()| private::open_or_create(&path))
            .map_err(|error| StoreError::Folder { path: folder.to_owned(), reason: error.to_string() })?;
        let name: Arc<str> = path.display().to_string().into();
        let failed = |error: sqlx::Error| StoreError::failed(&name, &error);
        let options = SqliteConnectOptions::new().filename(&path).busy_timeout(Duration::from_secs(5));
        let making = options
            .clone()
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true);
        let mut maker = SqliteConnection::connect_with(&making).await.map_err(failed)?;
        migrate(&mut maker, &path, MIGRATIONS).await?;
        // Opened before the other is closed, because closing the last connection checkpoints the whole log.
        let writer = WriteConnection::open(&path, Arc::clone(&name))?;
        maker.close().await.map_err(failed)?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            // A local file does not disappear, and testing each time would cost as much as most queries.
            .test_before_acquire(false)
            .connect_with(options.clone().read_only(true))
            .await
            .map_err(failed)?;
        let moving = options.pragma("wal_autocheckpoint", "0").busy_timeout(Duration::ZERO);
        let mover = SqliteConnection::connect_with(&moving).await.map_err(failed)?;
        let checkpoints = tokio::spawn(checkpoint(mover));
        Ok(Sqlite { name, writer: Mutex::new(writer), readers, checkpoints })
    }

    /// Checks the database of a folder if the last process did not shut down cleanly. No process may serve it meanwhile.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] with the first problem that SQLite finds.
    pub async fn check_after_crash(folder: &Path) -> Result<(), StoreError> {
        let path = Sqlite::file(folder);
        // A clean shutdown empties the log.
        let log = path.with_file_name("sower.sqlite-wal");
        if !path.exists() || !std::fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
            return Ok(());
        }
        let name = path.display().to_string();
        let damaged = |reason: String| StoreError::Damaged { database: name.clone(), reason };
        let options = SqliteConnectOptions::new().filename(&path);
        let mut connection =
            SqliteConnection::connect_with(&options).await.map_err(|error| damaged(error.to_string()))?;
        let found = sqlx::query("PRAGMA quick_check(1)").fetch_one(&mut connection).await;
        let found: String = found.map(|row| row.get(0)).map_err(|error| damaged(error.to_string()))?;
        // Closing would checkpoint the log, which is left to the server.
        let _ = connection.close().await;
        if found == "ok" { Ok(()) } else { Err(damaged(found.lines().last().unwrap_or_default().to_owned())) }
    }

    /// Settings of the write connection as SQLite reports them: journal mode, synchronous, autocheckpoint.
    pub async fn writer_settings(&self) -> Result<(String, i64, i64), StoreError> {
        self.writer.lock().await.settings()
    }

    fn failed(&self, error: &sqlx::Error) -> StoreError {
        StoreError::failed(&self.name, error)
    }

    async fn write(&self, batch: &[Write]) -> Result<Vec<WriteOutcome>, StoreError> {
        let mut writer = self.writer.lock().await;
        let written = write_all(&mut writer, batch).await;
        writer.give_up();
        written.map_err(StoreError::of_a_write)
    }
}

async fn write_all(writer: &mut WriteConnection, batch: &[Write]) -> Result<Vec<WriteOutcome>, StoreError> {
    if put_at_once(writer, batch).await? {
        return Ok(vec![WriteOutcome::Kept; batch.len()]);
    }
    writer.begin()?;
    let fates = put_all(writer, batch).await?;
    writer.commit()?;
    Ok(fates)
}

impl Store for Sqlite {
    fn commit<'a>(&'a self, batch: &'a [Write]) -> BoxFuture<'a, Result<Vec<WriteOutcome>, StoreError>> {
        Box::pin(self.write(batch))
    }

    fn reader(&self) -> BoxFuture<'_, Result<Box<dyn Connection>, StoreError>> {
        Box::pin(async move {
            let connection = self.readers.acquire().await.map_err(|error| self.failed(&error))?;
            Ok(Box::new(Link { connection, database: Arc::clone(&self.name) }) as Box<dyn Connection>)
        })
    }

    fn now(&self) -> BoxFuture<'_, Result<Millis, StoreError>> {
        // The database is on this machine.
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Box::pin(async move { Ok(since.as_millis() as u64) })
    }

    fn name(&self) -> String {
        self.name.to_string()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            self.checkpoints.abort();
            self.readers.close().await;
            // A log that remains is no loss: the next start reads it.
            let _ = self.writer.lock().await.empty_log();
        })
    }
}

/// Checkpoints the log periodically, without blocking writes.
async fn checkpoint(mut connection: SqliteConnection) {
    loop {
        tokio::time::sleep(CHECKPOINT_EVERY).await;
        // While a part is checkpointed, a smaller part is added. A failed checkpoint is retried; the log only grows meanwhile.
        let mut moved = 0;
        for _ in 0..PASSES {
            let pass = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&mut connection).await;
            let Ok(now) = pass.map(|told| told.get::<i64, _>(2)) else { break };
            if now - moved < LITTLE {
                break;
            }
            moved = now;
        }
        // The rest is small. Once it is checkpointed too, the log restarts: a growing log changes its length with each commit, which
        // takes the disk ten times as long in one of a hundred. This blocks writes, so it must not wait for other connections.
        for _ in 0..TRIES {
            let anew = sqlx::query("PRAGMA wal_checkpoint(RESTART)").fetch_one(&mut connection).await;
            if anew.is_ok_and(|told| told.get::<i64, _>(0) == 0) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
}

/// Migrates a database, and keeps a copy of the old one.
async fn migrate(
    connection: &mut SqliteConnection,
    path: &Path,
    migrations: &[&'static str],
) -> Result<(), StoreError> {
    let name = path.display().to_string();
    let failed = |error: sqlx::Error| StoreError::failed(&name, &error);
    let row = sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await.map_err(failed)?;
    let found = migrations::known(&name, row.get::<i64, _>(0) as u64, migrations)?;
    if found > 0 && found < migrations.len() {
        let copy = path.with_file_name(format!("sower-form-{found}.sqlite"));
        if !copy.exists() {
            private::open_or_create(&copy)
                .map_err(|error| StoreError::Folder { path: copy.clone(), reason: error.to_string() })?;
            // SQLite accepts an empty file as a target.
            sqlx::query("VACUUM INTO ?")
                .bind(copy.display().to_string())
                .execute(&mut *connection)
                .await
                .map_err(failed)?;
        }
    }
    apply(connection, &name, migrations, found).await
}

/// Applies the migrations after the first `found`, without a copy.
async fn apply(
    connection: &mut SqliteConnection,
    name: &str,
    migrations: &[&'static str],
    found: usize,
) -> Result<(), StoreError> {
    let failed = |error: sqlx::Error| StoreError::failed(name, &error);
    for (index, migration) in migrations.iter().enumerate().skip(found) {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
        sqlx::raw_sql(*migration).execute(&mut *transaction).await.map_err(failed)?;
        let mark = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {}", index + 1));
        sqlx::raw_sql(mark).execute(&mut *transaction).await.map_err(failed)?;
        transaction.commit().await.map_err(failed)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sql::values;
    use crate::store::{KeptRules, SeatPlan, StoredGame};
    use crate::wire::Control;

    fn some_game(id: &str) -> StoredGame {
        StoredGame {
            id: id.to_owned(),
            name: "oware".to_owned(),
            variant: None,
            changes: Vec::new(),
            fingerprint: "0123456789abcdef".to_owned(),
            rules: Some(KeptRules { file: "oware".to_owned(), text: "name = \"Oware\"".to_owned() }),
            start: None,
            moves: Vec::new(),
            seats: [SeatPlan::Open, SeatPlan::Computer { player: "level:3".to_owned() }],
            toss: false,
            control: Control::None,
            maker: "ann".to_owned(),
            points: [0.0; 2],
            rated: false,
            created: 1,
            public: false,
            arena: None,
        }
    }

    impl Sqlite {
        async fn limit(&self, pages: &'static str) {
            let mut writer = self.writer.lock().await;
            let writer: &mut dyn Connection = &mut *writer;
            writer.all(pages, values![]).await.expect("a limit");
        }
    }

    #[tokio::test]
    async fn a_full_disk_is_reported_and_writing_resumes_when_there_is_space() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let store = Sqlite::open(folder.path()).await.expect("a database");
        let asked: &dyn Store = &store;
        let mut large = some_game("large");
        large.changes = vec!["x".repeat(1 << 20)];
        // SQLite reports a database at its size limit in the same way as a full disk.
        store.limit("PRAGMA max_page_count = 1").await;
        let refused =
            store.commit(&[Write::Game(Box::new(large.clone()))]).await.expect_err("there is no room");
        assert!(refused.to_string().contains("full"), "{refused}");
        assert_eq!(asked.game("large").await.expect("it is read"), None, "nothing half done");
        store.limit("PRAGMA max_page_count = 1000000").await;
        let kept = store.commit(&[Write::Game(Box::new(large))]).await.expect("there is room");
        assert_eq!(kept, [WriteOutcome::Kept]);
        assert!(asked.game("large").await.expect("it is read").is_some());
    }

    #[tokio::test]
    async fn a_copy_is_made_before_an_older_form_is_changed() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let store = Sqlite::open(folder.path()).await.expect("a database");
        let first = MIGRATIONS.len();
        store.commit(&[Write::Game(Box::new(some_game("one")))]).await.expect("it is kept");
        let mut later = MIGRATIONS.to_vec();
        later.push("DROP TABLE games;");
        let path = Sqlite::file(folder.path());
        let mut writer = SqliteConnection::connect(&path.display().to_string()).await.expect("it is opened");
        migrate(&mut writer, &path, &later).await.expect("it is brought to a later form");
        let copy = folder.path().join(format!("sower-form-{first}.sqlite"));
        let kept = SqliteConnectOptions::new().filename(&copy).read_only(true);
        let mut kept = SqliteConnection::connect_with(&kept).await.expect("there is a copy");
        let count = sqlx::query("SELECT COUNT(*) FROM games").fetch_one(&mut kept).await.expect("as it was");
        assert_eq!(count.get::<i64, _>(0), 1);
        assert!(
            sqlx::query("SELECT 1 FROM games").fetch_all(&mut writer).await.is_err(),
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
        let game = some_game("one");
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
        let store: &dyn Store = &Sqlite::open(folder.path()).await.expect("it is brought to this form");
        assert_eq!(store.game("one").await.expect("it is read"), Some(game));
        assert!(store.rules_of("ann").await.expect("they are read").is_empty());
        assert!(folder.path().join("sower-form-1.sqlite").exists(), "with a copy as it was");
    }
}
