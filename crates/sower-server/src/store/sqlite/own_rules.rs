//! Rules files that guests have brought.

use sqlx::Row as _;
use sqlx::sqlite::SqliteConnection;

use super::Sqlite;
use crate::store::{FoundRules, KeptRules, OwnRules, StoreError};

/// Notes when a file was last used.
pub(super) const USE: &str = "UPDATE own_rules SET used = MAX(used, ?) WHERE name = ?";

/// More rows than one guest is ever allowed to have.
const MOST_LISTED: i64 = 100;

impl Sqlite {
    /// Keeps a file, and lets go of those that it takes the place of.
    pub(super) async fn put_own(
        &self,
        connection: &mut SqliteConnection,
        own: &OwnRules,
    ) -> Result<(), StoreError> {
        let hash = self.put_rules(connection, Some(&own.rules)).await?;
        let query = sqlx::query(
            "INSERT INTO own_rules (guest, name, rules, used) VALUES (?, ?, ?, ?) \
             ON CONFLICT DO UPDATE SET used = MAX(used, excluded.used)",
        );
        let query = query.bind(&own.guest).bind(&own.rules.file).bind(&hash).bind(own.used as i64);
        self.run(connection, query).await?;
        let surplus = sqlx::query(
            "DELETE FROM own_rules WHERE used < ?1 \
             OR (guest, name) IN (SELECT guest, name FROM own_rules WHERE guest = ?2 \
                                  ORDER BY used DESC, name = ?3 DESC, name LIMIT -1 OFFSET ?4) \
             OR (guest, name) IN (SELECT guest, name FROM own_rules \
                                  ORDER BY used DESC, name = ?3 DESC, name LIMIT -1 OFFSET ?5) \
             RETURNING rules",
        );
        let dropped = surplus
            .bind(own.bounds.since as i64)
            .bind(&own.guest)
            .bind(&own.rules.file)
            .bind(i64::from(own.bounds.of_a_guest))
            .bind(i64::from(own.bounds.in_all))
            .fetch_all(&mut *connection)
            .await
            .map_err(|error| self.failed(&error))?;
        for row in dropped {
            let unused = sqlx::query(
                "DELETE FROM rules WHERE hash = ?1 AND NOT EXISTS (SELECT 1 FROM own_rules WHERE rules = ?1) \
                 AND NOT EXISTS (SELECT 1 FROM games WHERE rules = ?1)",
            );
            self.run(connection, unused.bind(row.get::<String, _>(0))).await?;
        }
        Ok(())
    }

    /// What a guest has brought becomes nobody's: others may use it, until nobody has for long.
    pub(super) async fn disown(
        &self,
        connection: &mut SqliteConnection,
        guest: &str,
    ) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE OR REPLACE own_rules SET guest = '' WHERE guest = ?");
        self.run(connection, query.bind(guest)).await
    }

    pub(super) async fn own_rules(&self, name: &str) -> Result<Option<FoundRules>, StoreError> {
        let row = sqlx::query(
            "SELECT text, (SELECT MAX(used) FROM own_rules WHERE name = file) FROM rules WHERE file = ?",
        )
        .bind(name)
        .fetch_optional(&self.readers)
        .await
        .map_err(|error| self.failed(&error))?;
        Ok(row.map(|row| FoundRules {
            text: row.get(0),
            used: row.get::<Option<i64>, _>(1).map(|used| used as u64),
        }))
    }

    pub(super) async fn own_rules_of(&self, guest: &str) -> Result<Vec<KeptRules>, StoreError> {
        let rows = sqlx::query(
            "SELECT rules.file, rules.text FROM own_rules JOIN rules ON rules.hash = own_rules.rules \
             WHERE own_rules.guest = ? ORDER BY own_rules.used DESC, own_rules.name LIMIT ?",
        )
        .bind(guest)
        .bind(MOST_LISTED)
        .fetch_all(&self.readers)
        .await
        .map_err(|error| self.failed(&error))?;
        Ok(rows.iter().map(|row| KeptRules { file: row.get(0), text: row.get(1) }).collect())
    }
}
