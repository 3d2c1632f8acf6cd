//! Backs up and restores a PostgreSQL database.

use std::sync::Arc;

use sqlx::postgres::PgConnection;
use sqlx::{ConnectOptions as _, Connection as _};

use super::{Link, Postgres, address, form_of, migrate_within, named, now, tls, uptime};
use crate::store::archive::{self, Archive, ArchiveError};
use crate::store::migrations::MIGRATIONS;
use crate::store::{Connection, Millis, StoreError};

impl Postgres {
    /// A snapshot connection to a database, and the snapshot's time. A site may be running on it.
    pub async fn snapshot(address: &str) -> Result<(Box<dyn Connection>, Millis), ArchiveError> {
        let (mut connection, database) = open(address).await?;
        let failed = |error: sqlx::Error| StoreError::failed(&database, &error);
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        sqlx::raw_sql(begin).execute(&mut connection).await.map_err(failed)?;
        let Some(found) = form_of(&mut connection).await.map_err(failed)? else {
            return Err(ArchiveError::NoSite { database: database.to_string() });
        };
        let (found, known) = (found as u32, MIGRATIONS.len() as u32);
        if found != known {
            return Err(ArchiveError::OtherForm { database: database.to_string(), found, known });
        }
        let now = now(&mut connection).await.map_err(failed)?;
        Ok((Box::new(Link { connection: Box::new(connection), database }), now))
    }

    /// Restores an archive into an empty database, in one transaction.
    pub async fn restore(address: &str, archive: Archive) -> Result<u64, ArchiveError> {
        let (mut connection, database) = open(address).await?;
        let failed = |error: sqlx::Error| StoreError::failed(&database, &error);
        // While this connection is open no process can start serving the database.
        if !uptime::alone(&mut connection).await.map_err(failed)? {
            return Err(ArchiveError::Running { database: database.to_string() });
        }
        let mut transaction = connection.begin().await.map_err(failed)?;
        if form_of(&mut transaction).await.map_err(failed)?.is_some() {
            return Err(ArchiveError::NotEmpty { database: database.to_string() });
        }
        migrate_within(&mut transaction, &database, &MIGRATIONS[..archive.form()]).await?;
        let mut link = Link { connection: &mut *transaction, database: Arc::clone(&database) };
        let rows = archive::restore(archive, &mut link).await?;
        // An older schema is migrated in the same transaction, so a failure leaves nothing behind.
        migrate_within(&mut transaction, &database, MIGRATIONS).await?;
        transaction.commit().await.map_err(failed)?;
        connection.close().await.map_err(failed)?;
        Ok(rows)
    }
}

/// A connection without a query timeout.
async fn open(address: &str) -> Result<(PgConnection, Arc<str>), StoreError> {
    let options = address::read(address)?.application_name("sower backup").disable_statement_logging();
    let name: Arc<str> = named(&options).into();
    let (connection, _) = tls::connect_first(options, &name).await?;
    Ok((connection, name))
}
