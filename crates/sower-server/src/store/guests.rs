//! Guests, and the site's own secret.

use super::sql::{Connection, values};
use super::{Fate, Store, StoreError, StoredGuest, Write, arenas, challenges, own_rules};
use crate::random;

/// Keeps a guest, new or changed.
pub(super) async fn put(db: &mut dyn Connection, guest: &StoredGuest) -> Result<(), StoreError> {
    db.run(
        "INSERT INTO guests (id, name, void) VALUES ($1, $2, $3) \
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, void = excluded.void",
        values![&guest.id, &guest.name, guest.void],
    )
    .await?;
    if guest.void {
        own_rules::disown(db, &guest.id).await?;
        challenges::forget(db, &guest.id).await?;
        arenas::forget(db, &guest.id).await?;
    }
    Ok(())
}

/// Keeps something that the site knows of itself, unless it is known already.
pub(super) async fn put_first(
    db: &mut dyn Connection,
    name: &'static str,
    value: &[u8],
) -> Result<Fate, StoreError> {
    let changed = db
        .run(
            "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
            values![name, value],
        )
        .await?;
    Ok(if changed == 0 { Fate::Taken } else { Fate::Kept })
}

impl dyn Store + '_ {
    /// A guest.
    pub async fn guest(&self, id: &str) -> Result<Option<StoredGuest>, StoreError> {
        let row =
            self.reader().await?.one("SELECT name, void FROM guests WHERE id = $1", values![id]).await?;
        row.map(|row| Ok(StoredGuest { id: id.to_owned(), name: row.get(0)?, void: row.get(1)? })).transpose()
    }

    /// The key that cookies and links are signed with; made when it is first asked for.
    pub async fn signing_key(&self) -> Result<[u8; 32], StoreError> {
        const NAME: &str = "signing-key";
        let fresh: [u8; 32] = random::bytes();
        // Whoever comes first has made it; everyone reads what is there.
        self.commit(&[Write::First { name: NAME, value: fresh.to_vec() }]).await?;
        let mut reader = self.reader().await?;
        let row = reader.one("SELECT value FROM meta WHERE name = $1", values![NAME]).await?;
        let key: Vec<u8> = row.map(|row| row.get(0)).transpose()?.unwrap_or_default();
        key.try_into().map_err(|_| StoreError::failed(&self.name(), &"its signing key is damaged"))
    }
}
