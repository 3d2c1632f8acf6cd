//! Tracks since when at least one process of a site has been running.
//!
//! Every process holds a shared advisory lock of PostgreSQL. The first one gets it exclusively, so it knows that no other is running.
//! The server releases the lock when a process ends for any reason.

use sqlx::Connection as _;
use sqlx::postgres::{PgConnectOptions, PgConnection};

use super::{connect, now};
use crate::store::{Millis, StoreError};

/// The lock's key; a number that no other program uses.
const UP_LOCK: i64 = 0x736f_7765_7222;

/// This process's lock.
pub(super) struct Uptime {
    connection: PgConnection,
    since: Millis,
}

impl Uptime {
    /// Registers this process as running.
    pub(super) async fn join(options: &PgConnectOptions, name: &str) -> Result<Uptime, StoreError> {
        let failed = |error: sqlx::Error| StoreError::failed(name, &error);
        let mut connection = connect(options, name).await?;
        if alone(&mut connection).await.map_err(failed)? {
            let now = now(&mut connection).await.map_err(failed)?;
            let noted = sqlx::query("UPDATE sower_form SET up_since = $1").bind(now as i64);
            noted.execute(&mut connection).await.map_err(failed)?;
        }
        // Shared from now on; processes that start meanwhile wait for that.
        let shared = sqlx::query("SELECT pg_advisory_lock_shared($1)").bind(UP_LOCK);
        shared.execute(&mut connection).await.map_err(failed)?;
        let alone = sqlx::query("SELECT pg_advisory_unlock($1)").bind(UP_LOCK);
        // A process that was not alone holds no exclusive lock.
        alone.execute(&mut connection).await.map_err(failed)?;
        let since = sqlx::query_scalar::<_, i64>("SELECT up_since FROM sower_form");
        let since = since.fetch_one(&mut connection).await.map_err(failed)?;
        Ok(Uptime { connection, since: since as Millis })
    }

    /// Since when the site has been running, if the lock is still held.
    pub(super) async fn since(&mut self) -> Option<Millis> {
        self.connection.ping().await.ok().map(|()| self.since)
    }
}

/// Whether no other process is running. Stays true while this connection is open.
pub(super) async fn alone(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    let lock = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(UP_LOCK);
    lock.fetch_one(connection).await
}
