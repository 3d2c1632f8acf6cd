//! The write connection, through rusqlite.
//!
//! Reads use sqlx, writes do not: sqlx runs each SQLite connection on a separate thread, so every statement costs two thread switches.
//! The writer already has a thread, and rusqlite runs statements on it.
//!
//! Measured on one database (two cores, write-ahead log, `synchronous = FULL`): an insert in a transaction of 20 took 11 µs with
//! rusqlite and 25 µs with sqlx. One with its own commit took 163 µs and 200 µs, mostly disk time.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::{BoxFuture, ready};
use futures_util::stream::{self, BoxStream};
use rusqlite::types::{Value as Held, ValueRef};
use rusqlite::{CachedStatement, ErrorCode, OpenFlags, ffi};
use sqlx::SqlStr;

use crate::store::{Connection, Row, StoreError, Value};

/// How long to wait for another process's write.
const PATIENCE: Duration = Duration::from_secs(5);

/// The statement cache: one for each number of moves in a batch, and all others.
const READY: usize = 160;

/// The connection that writes.
pub(super) struct WriteConnection {
    connection: rusqlite::Connection,
    database: Arc<str>,
}

impl WriteConnection {
    /// Opens an existing database. Every commit is on disk when it returns; a separate task checkpoints the log.
    pub(super) fn open(path: &Path, database: Arc<str>) -> Result<WriteConnection, StoreError> {
        let open = || {
            let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
            let connection = rusqlite::Connection::open_with_flags(path, flags)?;
            connection.busy_timeout(PATIENCE)?;
            connection.pragma_update(None, "journal_mode", "WAL")?;
            connection.pragma_update(None, "synchronous", "FULL")?;
            connection.pragma_update(None, "foreign_keys", "ON")?;
            connection.pragma_update(None, "wal_autocheckpoint", 0)?;
            connection.set_prepared_statement_cache_capacity(READY);
            Ok(connection)
        };
        let connection = open().map_err(|error| told(&database, &error))?;
        Ok(WriteConnection { connection, database })
    }

    /// Journal mode, synchronous and autocheckpoint, as SQLite reports them.
    pub(super) fn settings(&self) -> Result<(String, i64, i64), StoreError> {
        let told_of = |name: &str| self.rows(&format!("PRAGMA {name}"), Vec::new());
        let first = |name: &str| {
            let row = told_of(name)?.into_iter().next();
            row.ok_or_else(|| StoreError::failed(&self.database, &format!("it does not tell its {name}")))
        };
        Ok((
            first("journal_mode")?.get(0)?,
            first("synchronous")?.get(0)?,
            first("wal_autocheckpoint")?.get(0)?,
        ))
    }

    /// Begins a transaction. Waits for another process's write here, not half-way through.
    pub(super) fn begin(&mut self) -> Result<(), StoreError> {
        self.give_up();
        self.say("BEGIN IMMEDIATE")
    }

    /// Commits the transaction.
    pub(super) fn commit(&mut self) -> Result<(), StoreError> {
        self.say("COMMIT")
    }

    /// Rolls back an open transaction, if there is one: SQLite does so itself when the disk is full.
    pub(super) fn give_up(&mut self) {
        if !self.connection.is_autocommit() {
            // Fails only if there is no transaction.
            let _ = self.say("ROLLBACK");
        }
    }

    /// Checkpoints and empties the log.
    pub(super) fn empty_log(&mut self) -> Result<(), StoreError> {
        self.rows("PRAGMA wal_checkpoint(TRUNCATE)", Vec::new()).map(|_| ())
    }

    fn say(&self, sql: &str) -> Result<(), StoreError> {
        let said = self.connection.prepare_cached(sql).and_then(|mut statement| statement.raw_execute());
        said.map(|_| ()).map_err(|error| told(&self.database, &error))
    }

    fn count(&self, sql: &str, values: Vec<Value>) -> Result<u64, StoreError> {
        let count = || self.bound(sql, values)?.raw_execute();
        count().map(|count| count as u64).map_err(|error| told(&self.database, &error))
    }

    fn rows(&self, sql: &str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        let read = || {
            let mut statement = self.bound(sql, values)?;
            let columns = statement.column_count();
            let (mut rows, mut read) = (statement.raw_query(), Vec::new());
            while let Some(row) = rows.next()? {
                let values = (0..columns).map(|column| Ok(value(row.get_ref(column)?)));
                let values = values.collect::<rusqlite::Result<_>>()?;
                read.push(Row { values, database: Arc::clone(&self.database) });
            }
            Ok(read)
        };
        read().map_err(|error| told(&self.database, &error))
    }

    /// A statement with its values: `$3` is the third value, wherever it occurs.
    fn bound(&self, sql: &str, values: Vec<Value>) -> rusqlite::Result<CachedStatement<'_>> {
        let mut statement = self.connection.prepare_cached(sql)?;
        let mut values: Vec<Option<Held>> = values.into_iter().map(|value| Some(held(value))).collect();
        for place in 1..=statement.parameter_count() {
            let name = statement.parameter_name(place).unwrap_or_default();
            let number = name.strip_prefix('$').and_then(|number| number.parse::<usize>().ok());
            let value = number.and_then(|number| values.get_mut(number.checked_sub(1)?)?.take());
            let value = value.ok_or_else(|| rusqlite::Error::InvalidParameterName(name.to_owned()))?;
            statement.raw_bind_parameter(place, value)?;
        }
        Ok(statement)
    }
}

impl Connection for WriteConnection {
    fn change<'a>(&'a mut self, sql: SqlStr, values: Vec<Value>) -> BoxFuture<'a, Result<u64, StoreError>> {
        Box::pin(ready(self.count(sql.as_str(), values)))
    }

    fn stream<'a>(&'a mut self, sql: SqlStr, values: Vec<Value>) -> BoxStream<'a, Result<Row, StoreError>> {
        match self.rows(sql.as_str(), values) {
            Ok(rows) => Box::pin(stream::iter(rows.into_iter().map(Ok))),
            Err(error) => Box::pin(stream::iter([Err(error)])),
        }
    }

    fn database(&self) -> &str {
        &self.database
    }
}

fn held(value: Value) -> Held {
    match value {
        Value::Int(number) => number.map_or(Held::Null, Held::Integer),
        Value::Real(number) => number.map_or(Held::Null, Held::Real),
        Value::Text(text) => text.map_or(Held::Null, Held::Text),
        Value::Bytes(bytes) => bytes.map_or(Held::Null, Held::Blob),
    }
}

fn value(held: ValueRef<'_>) -> Value {
    match held {
        ValueRef::Null => Value::Int(None),
        ValueRef::Integer(number) => Value::Int(Some(number)),
        ValueRef::Real(number) => Value::Real(Some(number)),
        ValueRef::Text(text) => Value::Text(Some(String::from_utf8_lossy(text).into_owned())),
        ValueRef::Blob(bytes) => Value::Bytes(Some(bytes.to_vec())),
    }
}

/// Converts an error of rusqlite.
fn told(database: &str, error: &rusqlite::Error) -> StoreError {
    let (database_name, reason) = (database.to_owned(), error.to_string());
    let is_there = |error: &ffi::Error| {
        matches!(error.extended_code, ffi::SQLITE_CONSTRAINT_PRIMARYKEY | ffi::SQLITE_CONSTRAINT_UNIQUE)
    };
    match error.sqlite_error() {
        Some(error) if error.code == ErrorCode::ConstraintViolation && is_there(error) => {
            StoreError::Exists { database: database_name, reason }
        }
        // If the disk did not confirm a write, it may still be there after a restart.
        Some(error) if error.code == ErrorCode::SystemIoFailure => {
            StoreError::Lost { database: database_name, reason }
        }
        _ => StoreError::Failed { database: database_name, reason },
    }
}
