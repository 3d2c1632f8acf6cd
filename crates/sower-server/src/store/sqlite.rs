//! SQLite in a file: one connection that writes, several that only read.
//!
//! Writes run on the caller's thread ([`write_connection`]), reads on the pool's. The writer commits with `synchronous = FULL` into
//! a write-ahead log. A separate task moves that log into the file, so that no player waits for it.

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
use super::sql::{Connection, speaks};
use super::writes::{put_all, put_at_once};
use super::{Millis, Store, StoreError, Write, WriteOutcome};
use crate::private;

/// How many questions are answered at once.
const READERS: u32 = 4;

/// How often the log is moved into the file.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(5);

/// So few pages of the log are moved while nobody can write, and so often it is tried to have no more left than that.
const LITTLE: i64 = 64;
const PASSES: usize = 6;

/// How often it is tried to begin the log anew, where somebody reads it or writes at that moment.
const TRIES: usize = 20;

speaks!(Link, SqliteConnection, SqliteRow);

/// A database in a file.
pub struct Sqlite {
    name: Arc<str>,
    writer: Mutex<WriteConnection>,
    readers: SqlitePool,
    checkpoints: JoinHandle<()>,
}

impl Sqlite {
    /// The database of a folder.
    pub fn file(folder: &Path) -> PathBuf {
        folder.join("sower.sqlite")
    }

    /// Opens the database of a folder, makes it if it is not there, and brings it to the form of this version.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        let path = Sqlite::file(folder);
        // SQLite gives the log the permissions of the file, so the file is created before SQLite would.
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
        // Opened before the other is closed: whoever closes the last connection moves all of the log first.
        let writer = WriteConnection::open(&path, Arc::clone(&name))?;
        maker.close().await.map_err(failed)?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            // A file on this machine does not go away unseen: to ask each time would cost as much as most answers.
            .test_before_acquire(false)
            .connect_with(options.clone().read_only(true))
            .await
            .map_err(failed)?;
        let moving = options.pragma("wal_autocheckpoint", "0").busy_timeout(Duration::ZERO);
        let mover = SqliteConnection::connect_with(&moving).await.map_err(failed)?;
        let checkpoints = tokio::spawn(checkpoint(mover));
        Ok(Sqlite { name, writer: Mutex::new(writer), readers, checkpoints })
    }

    /// Looks through the database of a folder if the last process there did not end in good order. Nobody serves it meanwhile.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] with what SQLite has found first.
    pub async fn check_after_crash(folder: &Path) -> Result<(), StoreError> {
        let path = Sqlite::file(folder);
        // In good order the log is emptied at the end.
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
        // Closing moves the log into the file, which is left to whoever serves it.
        let _ = connection.close().await;
        if found == "ok" { Ok(()) } else { Err(damaged(found.lines().last().unwrap_or_default().to_owned())) }
    }

    /// A setting of the connection that writes, as SQLite itself tells it: journal mode, synchronous, autocheckpoint.
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
            // A log that stays behind is no loss: the next start reads it.
            let _ = self.writer.lock().await.empty_log();
        })
    }
}

/// Moves the log into the file now and then, without holding up whoever writes.
async fn checkpoint(mut connection: SqliteConnection) {
    loop {
        tokio::time::sleep(CHECKPOINT_EVERY).await;
        // While a part is moved another one comes, a smaller one each time. One that fails is tried again; the log only grows meanwhile.
        let mut moved = 0;
        for _ in 0..PASSES {
            let pass = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&mut connection).await;
            let Ok(now) = pass.map(|told| told.get::<i64, _>(2)) else { break };
            if now - moved < LITTLE {
                break;
            }
            moved = now;
        }
        // What came meanwhile is little. With it moved too the log begins anew: a log that only grows has a new length with each
        // commit, and that takes the disk ten times as long in one of a hundred. Nobody can write until then, so nobody is waited for.
        for _ in 0..TRIES {
            let anew = sqlx::query("PRAGMA wal_checkpoint(RESTART)").fetch_one(&mut connection).await;
            if anew.is_ok_and(|told| told.get::<i64, _>(0) == 0) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
}

/// Brings a database to the form of this version, with a copy of it as it was.
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
            // SQLite fills an empty file as it would a new one.
            sqlx::query("VACUUM INTO ?")
                .bind(copy.display().to_string())
                .execute(&mut *connection)
                .await
                .map_err(failed)?;
        }
    }
    apply(connection, &name, migrations, found).await
}

/// Applies the migrations after the first `found`, without a copy of what was there.
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
    async fn a_full_disk_is_told_and_writing_goes_on_when_there_is_room_again() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let store = Sqlite::open(folder.path()).await.expect("a database");
        let asked: &dyn Store = &store;
        let mut large = some_game("large");
        large.changes = vec!["x".repeat(1 << 20)];
        // SQLite fails in the same way on a database that may not grow as on a disk that has no room.
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
