//! Since when a site has been up: since when at least one of its processes has always been running.
//!
//! Every process holds a shared advisory lock of PostgreSQL. The first to start gets it exclusively, and so knows that no other
//! process is there. The server releases the lock when a process ends, however it ends.

use sqlx::Connection as _;
use sqlx::postgres::{PgConnectOptions, PgConnection};

use super::{connect, now};
use crate::store::{Millis, StoreError};

/// The lock: a number that nobody else uses.
const UP_LOCK: i64 = 0x736f_7765_7222;

/// A process that is up.
pub(super) struct Uptime {
    connection: PgConnection,
    since: Millis,
}

impl Uptime {
    /// Is up, with others or alone.
    pub(super) async fn join(options: &PgConnectOptions, name: &str) -> Result<Uptime, StoreError> {
        let failed = |error: sqlx::Error| StoreError::failed(name, &error);
        let mut connection = connect(options, name).await?;
        if alone(&mut connection).await.map_err(failed)? {
            let now = now(&mut connection).await.map_err(failed)?;
            let noted = sqlx::query("UPDATE sower_form SET up_since = $1").bind(now as i64);
            noted.execute(&mut connection).await.map_err(failed)?;
        }
        // Shared from now on; whoever starts meanwhile waits for that.
        let shared = sqlx::query("SELECT pg_advisory_lock_shared($1)").bind(UP_LOCK);
        shared.execute(&mut connection).await.map_err(failed)?;
        let alone = sqlx::query("SELECT pg_advisory_unlock($1)").bind(UP_LOCK);
        // One that was not alone has nothing to let go of.
        alone.execute(&mut connection).await.map_err(failed)?;
        let since = sqlx::query_scalar::<_, i64>("SELECT up_since FROM sower_form");
        let since = since.fetch_one(&mut connection).await.map_err(failed)?;
        Ok(Uptime { connection, since: since as Millis })
    }

    /// Since when the site has been up, if this process still is.
    pub(super) async fn since(&mut self) -> Option<Millis> {
        self.connection.ping().await.ok().map(|()| self.since)
    }
}

/// Whether nobody else is up. It stays so for as long as this connection is open.
pub(super) async fn alone(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    let lock = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(UP_LOCK);
    lock.fetch_one(connection).await
}
