//! A PostgreSQL database as the source and the target of an archive.

use std::sync::Arc;

use sqlx::postgres::PgConnection;
use sqlx::{ConnectOptions as _, Connection as _};

use super::{Link, Postgres, address, form_of, migrate_within, named, now, tls, uptime};
use crate::store::archive::{self, Archive, ArchiveError};
use crate::store::migrations::MIGRATIONS;
use crate::store::{Connection, Millis, StoreError};

impl Postgres {
    /// A connection to a database that sees one moment of it, and when that is. A site may run there.
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

    /// Makes an empty database from an archive, in one transaction.
    pub async fn restore(address: &str, archive: Archive) -> Result<u64, ArchiveError> {
        let (mut connection, database) = open(address).await?;
        let failed = |error: sqlx::Error| StoreError::failed(&database, &error);
        // As long as this connection is open no process can begin to serve it.
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
        // An older form is brought to this version's in the same transaction: whatever fails, nothing is left.
        migrate_within(&mut transaction, &database, MIGRATIONS).await?;
        transaction.commit().await.map_err(failed)?;
        connection.close().await.map_err(failed)?;
        Ok(rows)
    }
}

/// A connection on which questions may take as long as they take.
async fn open(address: &str) -> Result<(PgConnection, Arc<str>), StoreError> {
    let options = address::read(address)?.application_name("sower backup").disable_statement_logging();
    let name: Arc<str> = named(&options).into();
    let (connection, _) = tls::connect_first(options, &name).await?;
    Ok((connection, name))
}
