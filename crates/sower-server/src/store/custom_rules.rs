//! Rules files that guests have uploaded.

use super::sql::{Connection, values};
use super::{CustomRules, FoundRules, KeptRules, Millis, Store, StoreError, games};

/// More than the limit of files per guest.
const MOST_LISTED: u32 = 100;

/// Stores a file, and deletes those over the limits.
pub(super) async fn put(db: &mut dyn Connection, own: &CustomRules) -> Result<(), StoreError> {
    let hash = games::put_rules(db, Some(&own.rules)).await?;
    db.run(
        "INSERT INTO own_rules (guest, name, rules, used) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (guest, name) DO UPDATE SET used = \
         CASE WHEN excluded.used > own_rules.used THEN excluded.used ELSE own_rules.used END",
        values![&own.guest, &own.rules.file, hash, own.used],
    )
    .await?;
    // SQLite allows OFFSET only after LIMIT, so the limit is larger than any number of rows.
    let dropped = db
        .all(
            "DELETE FROM own_rules WHERE used < $1 \
             OR (guest, name) IN (SELECT guest, name FROM own_rules WHERE guest = $2 \
                                  ORDER BY used DESC, name = $3 DESC, name LIMIT 1000000000 OFFSET $4) \
             OR (guest, name) IN (SELECT guest, name FROM own_rules \
                                  ORDER BY used DESC, name = $3 DESC, name LIMIT 1000000000 OFFSET $5) \
             RETURNING rules",
            values![own.bounds.since, &own.guest, &own.rules.file, own.bounds.of_a_guest, own.bounds.in_all],
        )
        .await?;
    for row in dropped {
        let hash: String = row.get(0)?;
        db.run(
            "DELETE FROM rules WHERE hash = $1 AND NOT EXISTS (SELECT 1 FROM own_rules WHERE rules = $1) \
             AND NOT EXISTS (SELECT 1 FROM games WHERE rules = $1)",
            values![hash],
        )
        .await?;
    }
    Ok(())
}

/// Stores when a file was last used.
pub(super) async fn touch(db: &mut dyn Connection, name: &str, at: Millis) -> Result<(), StoreError> {
    let sql = "UPDATE own_rules SET used = $1 WHERE name = $2 AND used < $1";
    db.run(sql, values![at, name]).await.map(|_| ())
}

/// Removes the owner of a guest's files. Others can use them until they expire.
pub(super) async fn disown(db: &mut dyn Connection, guest: &str) -> Result<(), StoreError> {
    db.run(
        "INSERT INTO own_rules (guest, name, rules, used) \
         SELECT '', name, rules, used FROM own_rules WHERE guest = $1 \
         ON CONFLICT (guest, name) DO UPDATE SET used = excluded.used",
        values![guest],
    )
    .await?;
    db.run("DELETE FROM own_rules WHERE guest = $1", values![guest]).await.map(|_| ())
}

impl dyn Store + '_ {
    /// A rules file that was uploaded, or that a game uses.
    pub async fn rules(&self, name: &str) -> Result<Option<FoundRules>, StoreError> {
        let row = self
            .reader()
            .await?
            .one(
                "SELECT text, (SELECT MAX(used) FROM own_rules WHERE name = file) FROM rules WHERE file = $1",
                values![name],
            )
            .await?;
        row.map(|row| Ok(FoundRules { text: row.get(0)?, used: row.get(1)? })).transpose()
    }

    /// A guest's uploaded files, most recently used first.
    pub async fn rules_of(&self, guest: &str) -> Result<Vec<KeptRules>, StoreError> {
        let rows = self
            .reader()
            .await?
            .all(
                "SELECT rules.file, rules.text FROM own_rules JOIN rules ON rules.hash = own_rules.rules \
                 WHERE own_rules.guest = $1 ORDER BY own_rules.used DESC, own_rules.name LIMIT $2",
                values![guest, MOST_LISTED],
            )
            .await?;
        rows.iter().map(|row| Ok(KeptRules { file: row.get(0)?, text: row.get(1)? })).collect()
    }
}
