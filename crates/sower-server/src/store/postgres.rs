//! The PostgreSQL store. Several processes on one database act as one site.

mod address;
mod archive;
mod notifications;
mod tls;
mod uptime;

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};
use tokio::sync::Mutex;
use tokio::time::timeout;

use super::migrations::{self, MIGRATIONS};
use super::sql::{Connection, impl_sql_connection};
use super::writes::{put_all, put_at_once};
use super::{Millis, Notifications, Store, StoreError, Write, WriteOutcome};
use uptime::Uptime;

/// Concurrent reads, plus one connection that listens.
const READERS: u32 = 8 + 1;

/// The timeout for queries and commits.
const PATIENCE: Duration = Duration::from_secs(5);

/// The timeout for a new connection.
const CONNECTING: Duration = Duration::from_secs(2);

/// How often to retry a batch after a conflict with another process.
const TRIES: usize = 5;

/// The key of the advisory lock for migrations; a number that no other program uses.
const FORM_LOCK: i64 = 0x736f_7765_7221;

impl_sql_connection!(Link, PgConnection, PgRow);

/// A PostgreSQL database.
pub struct Postgres {
    name: Arc<str>,
    options: PgConnectOptions,
    /// The write connection; none before it is needed and after it failed.
    writer: Mutex<Option<PgConnection>>,
    readers: PgPool,
    up: Mutex<Option<Uptime>>,
    deaf: bool,
}

impl Postgres {
    /// An address's name in messages: everything but the password.
    pub fn name_of(address: &str) -> Result<String, StoreError> {
        address::read(address).map(|options| named(&options))
    }

    /// Opens a database by its address, and migrates it to this version's schema.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        let options = address::read(address)?
            .application_name("sower")
            .options([("statement_timeout", format!("{}ms", PATIENCE.as_millis()))])
            .disable_statement_logging();
        let name: Arc<str> = named(&options).into();
        let (mut first, options) = tls::connect_first(options, &name).await?;
        migrate(&mut first, &name, MIGRATIONS).await?;
        // The writer opens its own connection, which must be created on its thread.
        let _ = first.close().await;
        let readers = PgPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(CONNECTING)
            .connect_lazy_with(options.clone());
        Ok(Postgres { name, options, writer: Mutex::default(), readers, up: Mutex::default(), deaf: false })
    }

    /// Disables notifications from other processes, for tests.
    #[must_use]
    pub fn deaf(self) -> Postgres {
        Postgres { deaf: true, ..self }
    }

    async fn write(&self, batch: &[Write]) -> Result<Vec<WriteOutcome>, StoreError> {
        let mut writer = self.writer.lock().await;
        let mut tries = 1;
        loop {
            // After any error the connection is dropped, because its state is unknown.
            let mut connection = match writer.take() {
                Some(connection) => connection,
                None => connect(&self.options, &self.name).await?,
            };
            let kept = timeout(PATIENCE, write_all(&mut connection, &self.name, batch)).await;
            match kept {
                Ok(Ok(fates)) => {
                    *writer = Some(connection);
                    return Ok(fates);
                }
                Ok(Err(StoreError::InTheWay { .. })) if tries < TRIES => tries += 1,
                Ok(Err(error)) => return Err(error.of_a_write()),
                Err(_) => {
                    let reason = format!("it has not answered for {} s", PATIENCE.as_secs());
                    return Err(StoreError::Unknown { database: self.name.to_string(), reason });
                }
            }
        }
    }
}

impl Store for Postgres {
    fn commit<'a>(&'a self, batch: &'a [Write]) -> BoxFuture<'a, Result<Vec<WriteOutcome>, StoreError>> {
        Box::pin(self.write(batch))
    }

    fn reader(&self) -> BoxFuture<'_, Result<Box<dyn Connection>, StoreError>> {
        Box::pin(async move {
            let connection = self.readers.acquire().await;
            let connection = connection.map_err(|error| StoreError::failed(&self.name, &error))?;
            Ok(Box::new(Link { connection, database: Arc::clone(&self.name) }) as Box<dyn Connection>)
        })
    }

    fn now(&self) -> BoxFuture<'_, Result<Millis, StoreError>> {
        Box::pin(async move {
            let failed = |error: sqlx::Error| StoreError::failed(&self.name, &error);
            let mut connection = self.readers.acquire().await.map_err(failed)?;
            now(&mut connection).await.map_err(failed)
        })
    }

    fn notifications(&self) -> Option<Notifications> {
        let (options, name) = (self.options.clone(), Arc::clone(&self.name));
        Some(notifications::open(options, name, self.readers.clone(), self.deaf))
    }

    fn up_since(&self) -> BoxFuture<'_, Result<Option<Millis>, StoreError>> {
        Box::pin(async move {
            let mut up = self.up.lock().await;
            let asked = async {
                if let Some(joined) = up.as_mut()
                    && let Some(since) = joined.since().await
                {
                    return Ok(Some(since));
                }
                *up = None;
                let mut joined = Uptime::join(&self.options, &self.name).await?;
                let since = joined.since().await;
                *up = Some(joined);
                Ok(since)
            };
            timeout(PATIENCE, asked).await.unwrap_or_else(|_| Err(slow(&self.name)))
        })
    }

    fn name(&self) -> String {
        self.name.to_string()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            *self.up.lock().await = None;
            let writer = self.writer.lock().await.take();
            if let Some(writer) = writer {
                // Nothing is lost with the connection.
                let _ = timeout(PATIENCE, writer.close()).await;
            }
            let _ = timeout(PATIENCE, self.readers.close()).await;
        })
    }
}

/// The database's name in messages: its address without the password.
fn named(options: &PgConnectOptions) -> String {
    let user = options.get_username();
    let (host, port) = (options.get_host(), options.get_port());
    let name = options.get_database().unwrap_or(user);
    format!("postgres://{user}@{host}:{port}/{name}")
}

fn slow(name: &str) -> StoreError {
    StoreError::failed(name, &format!("it has not answered for {} s", PATIENCE.as_secs()))
}

/// The server's time.
async fn now(connection: &mut PgConnection) -> Result<Millis, sqlx::Error> {
    let sql = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
    sqlx::query_scalar::<_, i64>(sql).fetch_one(connection).await.map(|now| now as Millis)
}

async fn connect(options: &PgConnectOptions, name: &str) -> Result<PgConnection, StoreError> {
    let connected = timeout(CONNECTING, PgConnection::connect_with(options)).await;
    connected.map_err(|_| slow(name))?.map_err(|error| tls::failed(name, &error))
}

async fn write_all(
    connection: &mut PgConnection,
    name: &Arc<str>,
    batch: &[Write],
) -> Result<Vec<WriteOutcome>, StoreError> {
    let failed = |error: sqlx::Error| StoreError::told(name, &error);
    let mut link = Link { connection: &mut *connection, database: Arc::clone(name) };
    if put_at_once(&mut link, batch).await? {
        return Ok(vec![WriteOutcome::Kept; batch.len()]);
    }
    let mut transaction = connection.begin().await.map_err(failed)?;
    let mut link = Link { connection: &mut *transaction, database: Arc::clone(name) };
    let fates = put_all(&mut link, batch).await?;
    transaction.commit().await.map_err(failed)?;
    Ok(fates)
}

/// Migrates a database to this version's schema. If several processes start at once, one does it and the others wait.
async fn migrate(
    connection: &mut PgConnection,
    name: &str,
    migrations: &[&'static str],
) -> Result<(), StoreError> {
    let failed = |error: sqlx::Error| StoreError::failed(name, &error);
    let mut transaction = connection.begin().await.map_err(failed)?;
    // Migrating a large database takes longer than the usual timeout.
    sqlx::raw_sql("SET LOCAL statement_timeout = 0").execute(&mut *transaction).await.map_err(failed)?;
    migrate_within(&mut transaction, name, migrations).await?;
    transaction.commit().await.map_err(failed)
}

/// Migrates within a transaction.
async fn migrate_within(
    transaction: &mut PgConnection,
    name: &str,
    migrations: &[&'static str],
) -> Result<(), StoreError> {
    let failed = |error: sqlx::Error| StoreError::failed(name, &error);
    let lock = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(FORM_LOCK);
    lock.execute(&mut *transaction).await.map_err(failed)?;
    let number = form_of(transaction).await.map_err(failed)?;
    if number.is_none() {
        let table = "CREATE TABLE sower_form (number BIGINT NOT NULL, up_since BIGINT NOT NULL); \
                     INSERT INTO sower_form (number, up_since) VALUES (0, 0)";
        sqlx::raw_sql(table).execute(&mut *transaction).await.map_err(failed)?;
    }
    let found = migrations::known(name, number.unwrap_or(0) as u64, migrations)?;
    for migration in &migrations[found..] {
        let form = AssertSqlSafe(migrations::for_postgres(migration));
        sqlx::raw_sql(form).execute(&mut *transaction).await.map_err(failed)?;
    }
    if found < migrations.len() {
        let mark = sqlx::query("UPDATE sower_form SET number = $1").bind(migrations.len() as i64);
        mark.execute(&mut *transaction).await.map_err(failed)?;
    }
    Ok(())
}

/// A database's schema version; none if it has no tables of Sower.
async fn form_of(connection: &mut PgConnection) -> Result<Option<i64>, sqlx::Error> {
    let exists = "SELECT to_regclass('sower_form') IS NOT NULL";
    if !sqlx::query_scalar::<_, bool>(exists).fetch_one(&mut *connection).await? {
        return Ok(None);
    }
    sqlx::query_scalar("SELECT number FROM sower_form").fetch_optional(connection).await
}
