//! SQL statements, written once for both databases.
//!
//! A statement uses only what SQLite and PostgreSQL share: `$1` for a value, `ON CONFLICT (key) DO …`, `RETURNING`, and common
//! functions. The larger of two values is a `CASE`, and a sum is `CAST(SUM(x) AS BIGINT)`, because PostgreSQL widens it.
//! It runs on a [`Connection`] to either database. So the files of this folder
//! contain each statement once, and `sqlite` and `postgres` only what differs.

use std::time::Duration;

use futures_util::future::BoxFuture;
use futures_util::stream::BoxStream;
use futures_util::{StreamExt as _, TryStreamExt as _};
use sqlx::{SqlSafeStr as _, SqlStr};
use tokio::time::timeout;

use super::StoreError;
use super::value::Value;

/// The values of a statement, in the order of their numbers.
macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$($crate::store::Value::from($value)),*] };
}
pub(crate) use values;

/// A connection to a database. The writer's is in a transaction.
pub trait Connection: Send {
    /// Runs a statement and returns the number of changed rows.
    fn change<'a>(&'a mut self, sql: SqlStr, values: Vec<Value>) -> BoxFuture<'a, Result<u64, StoreError>>;

    /// Runs a statement and streams its rows.
    fn stream<'a>(&'a mut self, sql: SqlStr, values: Vec<Value>) -> BoxStream<'a, Result<Row, StoreError>>;

    /// The database's name in messages.
    fn database(&self) -> &str;
}

impl dyn Connection + '_ {
    /// Runs a statement and returns the number of changed rows.
    pub async fn run(&mut self, sql: &'static str, values: Vec<Value>) -> Result<u64, StoreError> {
        self.change(sql.into_sql_str(), values).await
    }

    /// The first row of a query, if there is one.
    pub async fn one(&mut self, sql: &'static str, values: Vec<Value>) -> Result<Option<Row>, StoreError> {
        let database = self.database().to_owned();
        let asked = async { self.stream(sql.into_sql_str(), values).next().await.transpose() };
        timeout(PATIENCE, asked).await.unwrap_or_else(|_| Err(silent(&database)))
    }

    /// All rows of a query. The query must limit their number.
    pub async fn all(&mut self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        let database = self.database().to_owned();
        let asked = self.stream(sql.into_sql_str(), values).try_collect();
        timeout(PATIENCE, asked).await.unwrap_or_else(|_| Err(silent(&database)))
    }

    /// All rows of a query built at run time. It must consist of constants, with all values as parameters.
    pub async fn all_of(&mut self, sql: String, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        self.stream(sqlx::AssertSqlSafe(sql).into_sql_str(), values).try_collect().await
    }
}

/// Encodes a value as JSON. Games and events are stored as JSON, so that later versions can add fields without a migration.
pub(super) fn json(db: &dyn Connection, kept: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(kept).map_err(|error| StoreError::failed(db.database(), &error))
}

/// The timeout for an answer. The database gives up earlier; this one is for lost connections.
const PATIENCE: Duration = Duration::from_secs(10);

fn silent(database: &str) -> StoreError {
    StoreError::failed(database, &format!("it has not answered for {} s", PATIENCE.as_secs()))
}

/// A row of a result.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub(super) values: Vec<Value>,
    /// The database's name, for error messages.
    pub(super) database: std::sync::Arc<str>,
}

impl Row {
    /// The value of a column, counted from 0.
    pub fn get<T: TryFrom<Value, Error = Value>>(&self, column: usize) -> Result<T, StoreError> {
        let failed = |reason: String| StoreError::Failed { database: self.database.to_string(), reason };
        let value = self.values.get(column).ok_or_else(|| failed(format!("there is no column {column}")))?;
        T::try_from(value.clone()).map_err(|value| {
            failed(format!("column {column} holds {}, which does not belong there", value.kind()))
        })
    }

    /// A column that contains JSON.
    pub fn json<T: serde::de::DeserializeOwned>(&self, column: usize) -> Result<T, StoreError> {
        let text: String = self.get(column)?;
        serde_json::from_str(&text).map_err(|error| StoreError::Failed {
            database: self.database.to_string(),
            reason: error.to_string(),
        })
    }
}

/// Implements [`Connection`] for a driver. The logic is the same for both databases, but the types differ.
macro_rules! impl_sql_connection {
    ($link:ident, $connection:ty, $row:ty) => {
        /// A connection, and the name of its database for messages.
        pub(super) struct $link<C> {
            pub(super) connection: C,
            pub(super) database: std::sync::Arc<str>,
        }

        impl<C: std::ops::DerefMut<Target = $connection> + Send> $crate::store::sql::Connection for $link<C> {
            fn change<'a>(
                &'a mut self,
                sql: sqlx::SqlStr,
                values: Vec<$crate::store::Value>,
            ) -> futures_util::future::BoxFuture<'a, Result<u64, $crate::store::StoreError>> {
                Box::pin(async move {
                    let done = bound(sql, values).execute(&mut *self.connection).await;
                    done.map(|done| done.rows_affected())
                        .map_err(|error| $crate::store::StoreError::told(&self.database, &error))
                })
            }

            fn stream<'a>(
                &'a mut self,
                sql: sqlx::SqlStr,
                values: Vec<$crate::store::Value>,
            ) -> futures_util::stream::BoxStream<'a, Result<$crate::store::Row, $crate::store::StoreError>>
            {
                use futures_util::StreamExt as _;
                let database = std::sync::Arc::clone(&self.database);
                let rows = bound(sql, values).fetch(&mut *self.connection);
                Box::pin(rows.map(move |row| {
                    let values = row.and_then(|row| read(&row));
                    values
                        .map(|values| $crate::store::Row {
                            values,
                            database: std::sync::Arc::clone(&database),
                        })
                        .map_err(|error| $crate::store::StoreError::told(&database, &error))
                }))
            }

            fn database(&self) -> &str {
                &self.database
            }
        }

        fn bound<'q>(
            sql: sqlx::SqlStr,
            values: Vec<$crate::store::Value>,
        ) -> sqlx::query::Query<
            'q,
            <$connection as sqlx::Connection>::Database,
            <<$connection as sqlx::Connection>::Database as sqlx::Database>::Arguments,
        > {
            use $crate::store::Value;
            values.into_iter().fold(sqlx::query(sql), |query, value| match value {
                Value::Int(number) => query.bind(number),
                Value::Real(number) => query.bind(number),
                Value::Text(text) => query.bind(text),
                Value::Bytes(bytes) => query.bind(bytes),
            })
        }

        fn read(row: &$row) -> Result<Vec<$crate::store::Value>, sqlx::Error> {
            use sqlx::{Row as _, TypeInfo as _, ValueRef as _};
            use $crate::store::Value;
            (0..row.len())
                .map(|column| {
                    let kind = row.try_get_raw(column)?.type_info().name().to_owned();
                    Ok(match kind.as_str() {
                        "NULL" => Value::Int(None),
                        "REAL" | "FLOAT8" => Value::Real(row.try_get(column)?),
                        "TEXT" | "VARCHAR" | "NAME" => Value::Text(row.try_get(column)?),
                        "BLOB" | "BYTEA" => Value::Bytes(row.try_get(column)?),
                        "BOOL" | "BOOLEAN" => {
                            Value::Int(row.try_get::<Option<bool>, _>(column)?.map(i64::from))
                        }
                        "INT4" => Value::Int(row.try_get::<Option<i32>, _>(column)?.map(i64::from)),
                        // All other types are read as integers, or fail.
                        _ => Value::Int(row.try_get(column)?),
                    })
                })
                .collect()
        }
    };
}
pub(super) use impl_sql_connection;
