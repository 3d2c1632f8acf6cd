//! API tokens.

use super::sql::{Connection, Row, values};
use super::{Millis, Notification, Store, StoreError, WriteOutcome};
use crate::wire::Scope;

/// Tokens per account.
pub const MOST_TOKENS: u64 = 20;

/// A stored API token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredToken {
    /// Its number, which is not secret.
    pub id: String,
    /// The account's number.
    pub account: String,
    /// The name that its owner gave it.
    pub label: String,
    /// What it allows.
    pub scopes: Vec<Scope>,
    /// When it was created.
    pub created: Millis,
    /// When it was last used, to the hour.
    pub used: Option<Millis>,
}

/// A token with its account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bearer {
    /// The token as it is stored.
    pub token: StoredToken,
    /// The account's name.
    pub name: String,
    /// Whether the account is a bot's.
    pub bot: bool,
}

/// A change to tokens.
#[derive(Clone, Debug)]
pub enum TokenWrite {
    /// Creates a token. Taken: the account has reached its limit, or no longer exists.
    Make {
        /// The new token.
        token: StoredToken,
        /// The hash of its secret.
        hash: String,
    },
    /// Revokes a token. Taken: the account has no such token.
    Revoke {
        /// The account's number.
        account: String,
        /// The token's number.
        token: String,
    },
    /// Records the use of a token.
    Used {
        /// The token's number.
        token: String,
        /// When it happens, by the database's clock.
        at: Millis,
    },
}

impl TokenWrite {
    /// The notification to other processes after the write.
    pub(super) fn word(&self) -> Option<Notification> {
        match self {
            TokenWrite::Revoke { account, token } => {
                Some(Notification::SignedOut { account: account.clone(), session: Some(token.clone()) })
            }
            TokenWrite::Make { .. } | TokenWrite::Used { .. } => None,
        }
    }

    /// The key that it changes, for ordering a batch.
    pub(super) fn touches(&self) -> &str {
        match self {
            TokenWrite::Make { token, .. } => &token.account,
            TokenWrite::Revoke { account, .. } => account,
            TokenWrite::Used { token, .. } => token,
        }
    }
}

/// Applies one of them, within the connection's transaction.
pub(super) async fn put(db: &mut dyn Connection, write: &TokenWrite) -> Result<WriteOutcome, StoreError> {
    let changed = match write {
        TokenWrite::Make { token, hash } => {
            // Locks the row until the end of the transaction, so that concurrent creations are counted one after the other.
            let sql = "UPDATE accounts SET created = created WHERE id = $1";
            if db.run(sql, values![&token.account]).await? == 0 {
                return Ok(WriteOutcome::Taken);
            }
            let scopes: Vec<&str> = token.scopes.iter().map(|scope| scope.name()).collect();
            db.run(
                "INSERT INTO tokens (hash, id, account, label, scopes, created, used) \
                 SELECT $1, $2, id, $4, $5, $6, NULL FROM accounts WHERE id = $3 \
                 AND (SELECT COUNT(*) FROM tokens WHERE account = $3) < $7",
                values![
                    hash,
                    &token.id,
                    &token.account,
                    &token.label,
                    scopes.join(" "),
                    token.created,
                    MOST_TOKENS
                ],
            )
            .await?
        }
        TokenWrite::Revoke { account, token } => {
            let sql = "DELETE FROM tokens WHERE id = $1 AND account = $2";
            db.run(sql, values![token, account]).await?
        }
        TokenWrite::Used { token, at } => {
            let sql = "UPDATE tokens SET used = $2 WHERE id = $1";
            db.run(sql, values![token, *at]).await?
        }
    };
    Ok(if changed == 0 { WriteOutcome::Taken } else { WriteOutcome::Kept })
}

/// Revokes all tokens of an account.
pub(super) async fn revoke_all(db: &mut dyn Connection, account: &str) -> Result<(), StoreError> {
    db.run("DELETE FROM tokens WHERE account = $1", values![account]).await.map(|_| ())
}

fn read(row: &Row) -> Result<StoredToken, StoreError> {
    let scopes: String = row.get(3)?;
    Ok(StoredToken {
        id: row.get(0)?,
        account: row.get(1)?,
        label: row.get(2)?,
        // Unknown scopes of later versions are ignored.
        scopes: scopes.split(' ').filter_map(Scope::from_name).collect(),
        created: row.get(4)?,
        used: row.get(5)?,
    })
}

impl dyn Store + '_ {
    /// The token with this hash, and its account.
    pub async fn bearer(&self, hash: &str) -> Result<Option<Bearer>, StoreError> {
        let sql = "SELECT tokens.id, tokens.account, label, scopes, tokens.created, used, name, bot FROM tokens \
                   JOIN accounts ON accounts.id = tokens.account WHERE hash = $1";
        let row = self.reader().await?.one(sql, values![hash]).await?;
        row.map(|row| Ok(Bearer { token: read(&row)?, name: row.get(6)?, bot: row.get(7)? })).transpose()
    }

    /// An account's tokens, newest first.
    pub async fn tokens_of(&self, account: &str) -> Result<Vec<StoredToken>, StoreError> {
        let sql = "SELECT id, account, label, scopes, created, used FROM tokens WHERE account = $1 \
                   ORDER BY created DESC, id LIMIT $2";
        let rows = self.reader().await?.all(sql, values![account, MOST_TOKENS]).await?;
        rows.iter().map(read).collect()
    }
}
