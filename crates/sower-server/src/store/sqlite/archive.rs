//! Backs up and restores an SQLite database.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{Connection as _, Row as _};

use super::{Link, Sqlite, apply};
use crate::private;
use crate::store::archive::{self, Archive, ArchiveError};
use crate::store::migrations::MIGRATIONS;
use crate::store::{Connection, StoreError};

impl Sqlite {
    /// A snapshot connection to the database of a folder. A site may be running on it.
    pub async fn snapshot(folder: &Path) -> Result<Box<dyn Connection>, ArchiveError> {
        let path = Sqlite::file(folder);
        let database: Arc<str> = path.display().to_string().into();
        if !path.exists() {
            return Err(ArchiveError::NoSite { database: folder.display().to_string() });
        }
        let failed = |error: sqlx::Error| StoreError::failed(&database, &error);
        let options = SqliteConnectOptions::new().filename(&path).busy_timeout(Duration::from_secs(5));
        let options = options.pragma("wal_autocheckpoint", "0").pragma("query_only", "1");
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(failed)?;
        sqlx::query("BEGIN").execute(&mut connection).await.map_err(failed)?;
        // The first query fixes the snapshot.
        let form = sqlx::query("PRAGMA user_version").fetch_one(&mut connection).await.map_err(failed)?;
        sqlx::query("SELECT COUNT(*) FROM sqlite_schema").fetch_one(&mut connection).await.map_err(failed)?;
        let (found, known) = (form.get::<i64, _>(0) as u32, MIGRATIONS.len() as u32);
        if found != known {
            return Err(ArchiveError::OtherForm { database: database.to_string(), found, known });
        }
        Ok(Box::new(Link { connection: Box::new(connection), database }))
    }

    /// Restores an archive into a folder. The caller holds the folder's lock,
    /// so no process serves it. The database appears only when it is complete.
    pub async fn restore(folder: &Path, archive: Archive) -> Result<u64, ArchiveError> {
        let path = Sqlite::file(folder);
        if path.exists() {
            return Err(ArchiveError::NotEmpty { database: path.display().to_string() });
        }
        let half = folder.join("sower.sqlite.restoring");
        let rows = fill(&half, archive).await;
        if rows.is_err() {
            for leftover in leftovers(&half) {
                let _ = fs::remove_file(leftover);
            }
            return rows;
        }
        fs::rename(&half, &path).map_err(|error| {
            let _ = fs::remove_file(&half);
            ArchiveError::File { path: path.clone(), reason: error.to_string() }
        })?;
        rows
    }
}

fn leftovers(half: &Path) -> [PathBuf; 2] {
    [half.to_owned(), half.with_file_name("sower.sqlite.restoring-journal")]
}

async fn fill(path: &Path, archive: Archive) -> Result<u64, ArchiveError> {
    let database: Arc<str> = path.display().to_string().into();
    let failed = |error: sqlx::Error| StoreError::failed(&database, &error);
    for leftover in leftovers(path).iter().filter(|leftover| leftover.exists()) {
        fs::remove_file(leftover)
            .map_err(|error| ArchiveError::File { path: leftover.clone(), reason: error.to_string() })?;
    }
    private::open_or_create(path)
        .map_err(|error| ArchiveError::File { path: path.to_owned(), reason: error.to_string() })?;
    let options = SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Delete)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true);
    let mut connection = SqliteConnection::connect_with(&options).await.map_err(failed)?;
    let form = archive.form();
    apply(&mut connection, &database, &MIGRATIONS[..form], 0).await?;
    sqlx::query("BEGIN").execute(&mut connection).await.map_err(failed)?;
    let mut link = Link { connection: &mut connection, database: Arc::clone(&database) };
    let rows = archive::restore(archive, &mut link).await?;
    sqlx::query("COMMIT").execute(&mut connection).await.map_err(failed)?;
    // An older schema is migrated before the file gets its final name, so a failure leaves nothing behind.
    apply(&mut connection, &database, MIGRATIONS, form).await?;
    connection.close().await.map_err(failed)?;
    Ok(rows)
}
