//! Guests, and the site's signing key.

use super::sql::{Connection, values};
use super::{Millis, Store, StoreError, StoredGuest, Write, WriteOutcome, arenas, challenges, custom_rules};
use crate::random;

/// Stores a new or changed guest.
pub(super) async fn put(db: &mut dyn Connection, guest: &StoredGuest) -> Result<(), StoreError> {
    db.run(
        "INSERT INTO guests (id, name, void, seen) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, void = excluded.void, seen = excluded.seen",
        values![&guest.id, &guest.name, guest.void, guest.seen],
    )
    .await?;
    if guest.void {
        custom_rules::disown(db, &guest.id).await?;
        challenges::forget(db, &guest.id).await?;
        arenas::forget(db, &guest.id).await?;
    }
    Ok(())
}

/// Stores a setting of the site, unless it exists.
pub(super) async fn put_first(
    db: &mut dyn Connection,
    name: &'static str,
    value: &[u8],
) -> Result<WriteOutcome, StoreError> {
    let changed = db
        .run(
            "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
            values![name, value],
        )
        .await?;
    Ok(if changed == 0 { WriteOutcome::Taken } else { WriteOutcome::Kept })
}

/// Deletes guests who have not been seen since a time and never played. Revoked guests stay
/// until their cookies have expired. Guests without a recorded time count as seen now.
pub(super) async fn sweep(db: &mut dyn Connection, now: Millis) -> Result<(), StoreError> {
    db.run("UPDATE guests SET seen = $1 WHERE seen = 0", values![now]).await?;
    db.run(
        "DELETE FROM guests WHERE seen < $1 AND (void = 0 OR seen < $2) \
         AND NOT EXISTS (SELECT 1 FROM players WHERE players.guest = guests.id) \
         AND NOT EXISTS (SELECT 1 FROM own_rules WHERE own_rules.guest = guests.id)",
        values![now.saturating_sub(UNSEEN), now.saturating_sub(VOID)],
    )
    .await
    .map(|_| ())
}

/// How long an inactive guest who never played is stored, and how long a revoked one: longer than any cookie lasts.
const UNSEEN: Millis = 30 * DAY;
const VOID: Millis = 400 * DAY;
const DAY: Millis = 24 * 60 * 60 * 1000;

/// Overwrites the stored time.
pub(super) async fn put_trial(db: &mut dyn Connection, at: Millis) -> Result<(), StoreError> {
    db.run(
        "INSERT INTO meta (name, value) VALUES ('trial', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        values![at.to_be_bytes().as_slice()],
    )
    .await
    .map(|_| ())
}

impl dyn Store + '_ {
    /// A guest by their number.
    pub async fn guest(&self, id: &str) -> Result<Option<StoredGuest>, StoreError> {
        let sql = "SELECT name, void, seen FROM guests WHERE id = $1";
        let row = self.reader().await?.one(sql, values![id]).await?;
        row.map(|row| {
            Ok(StoredGuest { id: id.to_owned(), name: row.get(0)?, void: row.get(1)?, seen: row.get(2)? })
        })
        .transpose()
    }

    /// The key that signs cookies and links; created when first requested.
    pub async fn signing_key(&self) -> Result<[u8; 32], StoreError> {
        const NAME: &str = "signing-key";
        let fresh: [u8; 32] = random::bytes();
        // The first process creates it; all read the stored one.
        self.commit(&[Write::First { name: NAME, value: fresh.to_vec() }]).await?;
        let mut reader = self.reader().await?;
        let row = reader.one("SELECT value FROM meta WHERE name = $1", values![NAME]).await?;
        let key: Vec<u8> = row.map(|row| row.get(0)).transpose()?.unwrap_or_default();
        key.try_into().map_err(|_| StoreError::failed(&self.name(), &"its signing key is damaged"))
    }
}
