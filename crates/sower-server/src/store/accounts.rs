//! Accounts, their sessions, and the guests who became them.

use super::sql::{Connection, Row, values};
use super::{Millis, Notification, Store, StoreError, WriteOutcome};

/// Sessions of one account; a new one takes the place of the oldest.
const MOST_SESSIONS: u64 = 50;

/// How long a session is good, in milliseconds: a year.
pub const SESSION_LASTS: Millis = 365 * 24 * 60 * 60 * 1000;

/// Accounts on a page of the operator's list.
pub const ACCOUNTS_PAGE: u64 = 1000;

/// An account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredAccount {
    /// The number of the guest who signed up.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// What names that look alike share.
    pub key: String,
    /// The hash of their password.
    pub password: String,
    /// The hash of their recovery code.
    pub recovery: String,
    /// Whether a program plays under this name.
    pub bot: bool,
    /// When they signed up.
    pub created: Millis,
    /// What they have chosen about the page, as JSON.
    pub settings: String,
}

/// A session of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSession {
    /// Its number, which is in a cookie.
    pub id: String,
    /// The account's number.
    pub account: String,
    /// When it began.
    pub created: Millis,
}

/// The proof that allows a change of password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The hash that their password was verified by: none other is there meanwhile.
    Password(String),
    /// The hash of their recovery code.
    Recovery(String),
}

/// A change to accounts. Each is done wholly, or [`WriteOutcome::Taken`] and not at all.
#[derive(Clone, Debug)]
pub enum AccountWrite {
    /// Signs up and in. Taken: a similar name exists, or the guest has an account.
    SignUp {
        /// The account's number.
        account: StoredAccount,
        /// Their first session.
        session: StoredSession,
    },
    /// Signs in. What the guest had becomes the account's. Taken: the account is gone.
    SignIn {
        /// Their session.
        session: StoredSession,
        /// Who they were until now.
        guest: Option<String>,
    },
    /// A session ends.
    SignOut {
        /// The account's number.
        account: String,
        /// The session's number.
        session: String,
    },
    /// All sessions of an account end.
    SignOutEverywhere {
        /// The account's number.
        account: String,
    },
    /// Another password: all sessions end, and a new one begins. Taken: what was to prove it is not what is kept.
    Password {
        /// The new session.
        session: StoredSession,
        /// What proves that it may be done.
        proof: Proof,
        /// The hash of the new password.
        password: String,
        /// The hash of a new recovery code, if there is one.
        recovery: Option<String>,
    },
    /// A new recovery code for a signed-in person. Taken: the password has changed since it was verified.
    Recovery {
        /// The account's number.
        account: String,
        /// The hash that their password was verified by.
        password: String,
        /// The hash of the code.
        recovery: String,
    },
    /// Reset by the operator: a new recovery code; all sessions end, and the password stops working.
    Reset {
        /// The account's number.
        account: String,
        /// The hash of the code.
        recovery: String,
    },
    /// The page's settings.
    Settings {
        /// The account's number.
        account: String,
        /// As JSON.
        settings: String,
    },
    /// Whether a program plays under the account's name. Taken: it has a rated game, or is gone.
    Bot {
        /// The account's number.
        account: String,
        /// Whether.
        bot: bool,
    },
    /// Deletes an account with its name, ratings and sessions. Its games stay, without a name.
    Delete {
        /// The account's number.
        account: String,
    },
}

impl AccountWrite {
    /// What others should hear of it once it is done.
    pub(super) fn word(&self) -> Option<Notification> {
        let became = |guest: &str, session: &StoredSession| Notification::Became {
            guest: guest.to_owned(),
            account: session.account.clone(),
            session: session.id.clone(),
        };
        let out = |account: &str, session: Option<&String>| Notification::SignedOut {
            account: account.to_owned(),
            session: session.cloned(),
        };
        match self {
            AccountWrite::SignUp { account, session } => Some(became(&account.id, session)),
            AccountWrite::SignIn { session, guest } => guest.as_deref().map(|guest| became(guest, session)),
            AccountWrite::SignOut { account, session } => Some(out(account, Some(session))),
            AccountWrite::SignOutEverywhere { account } | AccountWrite::Reset { account, .. } => {
                Some(out(account, None))
            }
            AccountWrite::Password { session, .. } => Some(out(&session.account, None)),
            AccountWrite::Settings { .. } | AccountWrite::Recovery { .. } | AccountWrite::Bot { .. } => None,
            AccountWrite::Delete { account } => Some(Notification::Forgotten { guest: account.clone() }),
        }
    }

    /// What it changes, for the order of a batch.
    pub(super) fn touches(&self) -> &str {
        match self {
            AccountWrite::SignUp { account, .. } => &account.id,
            AccountWrite::SignIn { session, .. } | AccountWrite::Password { session, .. } => &session.account,
            AccountWrite::SignOut { session, .. } => session,
            AccountWrite::SignOutEverywhere { account }
            | AccountWrite::Reset { account, .. }
            | AccountWrite::Recovery { account, .. }
            | AccountWrite::Settings { account, .. }
            | AccountWrite::Bot { account, .. }
            | AccountWrite::Delete { account } => account,
        }
    }
}

/// Does one of them, in the transaction that a connection is in.
pub(super) async fn put(db: &mut dyn Connection, write: &AccountWrite) -> Result<WriteOutcome, StoreError> {
    match write {
        AccountWrite::SignUp { account, session } => return sign_up(db, account, session).await,
        AccountWrite::SignIn { session, guest } => return sign_in(db, session, guest.as_deref()).await,
        AccountWrite::SignOut { session, .. } => {
            db.run("DELETE FROM sessions WHERE id = $1", values![session]).await?;
        }
        AccountWrite::SignOutEverywhere { account } => end_sessions(db, account).await?,
        AccountWrite::Password { session, proof, password, recovery } => {
            let done = match proof {
                Proof::Password(hash) => {
                    let sql = "UPDATE accounts SET password = $1 WHERE id = $2 AND password = $3";
                    db.run(sql, values![password, &session.account, hash]).await?
                }
                Proof::Recovery(hash) => {
                    let sql = "UPDATE accounts SET password = $1 WHERE id = $2 AND recovery = $3";
                    db.run(sql, values![password, &session.account, hash]).await?
                }
            };
            if done == 0 {
                return Ok(WriteOutcome::Taken);
            }
            if let Some(recovery) = recovery {
                // A stranger may have used a lost account, so every other session ends.
                super::tokens::revoke_all(db, &session.account).await?;
                let sql = "UPDATE accounts SET recovery = $1 WHERE id = $2";
                db.run(sql, values![recovery, &session.account]).await?;
            }
            end_sessions(db, &session.account).await?;
            begin_session(db, session).await?;
        }
        AccountWrite::Recovery { account, password, recovery } => {
            let sql = "UPDATE accounts SET recovery = $1 WHERE id = $2 AND password = $3";
            if db.run(sql, values![recovery, account, password]).await? == 0 {
                return Ok(WriteOutcome::Taken);
            }
        }
        AccountWrite::Reset { account, recovery } => {
            // No password has this hash.
            let sql = "UPDATE accounts SET password = '', recovery = $1 WHERE id = $2";
            db.run(sql, values![recovery, account]).await?;
            end_sessions(db, account).await?;
            super::tokens::revoke_all(db, account).await?;
        }
        AccountWrite::Settings { account, settings } => {
            let sql = "UPDATE accounts SET settings = $1 WHERE id = $2";
            db.run(sql, values![settings, account]).await?;
        }
        AccountWrite::Bot { account, bot } => {
            let sql = "UPDATE accounts SET bot = $1 WHERE id = $2 \
                       AND NOT EXISTS (SELECT 1 FROM ratings WHERE account = $2)";
            if db.run(sql, values![*bot, account]).await? == 0 {
                return Ok(WriteOutcome::Taken);
            }
        }
        AccountWrite::Delete { account } => delete(db, account).await?,
    }
    Ok(WriteOutcome::Kept)
}

async fn sign_up(
    db: &mut dyn Connection,
    account: &StoredAccount,
    session: &StoredSession,
) -> Result<WriteOutcome, StoreError> {
    let StoredAccount { id, name, key, password, recovery, bot, created, settings } = account;
    let sql = "SELECT 1 FROM aliases WHERE guest = $1";
    if db.one(sql, values![id]).await?.is_some() {
        return Ok(WriteOutcome::Taken);
    }
    let done = db
        .run(
            "INSERT INTO accounts (id, name, key, password, recovery, bot, created, settings) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
            values![id, name, key, password, recovery, *bot, *created, settings],
        )
        .await?;
    if done == 0 {
        return Ok(WriteOutcome::Taken);
    }
    void(db, id).await?;
    begin_session(db, session).await?;
    Ok(WriteOutcome::Kept)
}

async fn sign_in(
    db: &mut dyn Connection,
    session: &StoredSession,
    guest: Option<&str>,
) -> Result<WriteOutcome, StoreError> {
    // Held until the end of the transaction, so that an account that is just being deleted gets nothing more.
    let sql = "UPDATE accounts SET created = created WHERE id = $1";
    if db.run(sql, values![&session.account]).await? == 0 {
        return Ok(WriteOutcome::Taken);
    }
    begin_session(db, session).await?;
    if let Some(guest) = guest.filter(|guest| **guest != session.account) {
        adopt(db, guest, session).await?;
    }
    Ok(WriteOutcome::Kept)
}

/// What a guest had becomes an account's, once.
async fn adopt(db: &mut dyn Connection, guest: &str, session: &StoredSession) -> Result<(), StoreError> {
    let account = &session.account;
    let sql = "SELECT 1 FROM accounts WHERE id = $1";
    if db.one(sql, values![guest]).await?.is_some() {
        return Ok(());
    }
    let done = db
        .run(
            "INSERT INTO aliases (guest, account, at) VALUES ($1, $2, $3) ON CONFLICT (guest) DO NOTHING",
            values![guest, account, session.created],
        )
        .await?;
    if done == 0 {
        return Ok(());
    }
    void(db, guest).await?;
    for sql in [
        "INSERT INTO players (guest, at, game) SELECT $2, at, game FROM players WHERE guest = $1 \
         ON CONFLICT (guest, at, game) DO NOTHING",
        "INSERT INTO own_rules (guest, name, rules, used) SELECT $2, name, rules, used FROM own_rules \
         WHERE guest = $1 ON CONFLICT (guest, name) DO NOTHING",
        "UPDATE results SET person = $2 WHERE person = $1",
        "UPDATE results SET opponent = $2 WHERE opponent = $1",
        "UPDATE courses SET south = $2 WHERE south = $1",
        "UPDATE courses SET north = $2 WHERE north = $1",
        "UPDATE courses SET mover = $2 WHERE mover = $1",
    ] {
        db.run(sql, values![guest, account]).await?;
    }
    super::arenas::adopt(db, guest, account).await?;
    for sql in ["DELETE FROM players WHERE guest = $1", "DELETE FROM own_rules WHERE guest = $1"] {
        db.run(sql, values![guest]).await?;
    }
    Ok(())
}

/// Revokes a guest's cookie: its holder must sign in, or becomes a new guest.
async fn void(db: &mut dyn Connection, guest: &str) -> Result<(), StoreError> {
    let sql = "INSERT INTO guests (id, name, void) VALUES ($1, '', 1) \
               ON CONFLICT (id) DO UPDATE SET name = '', void = 1";
    db.run(sql, values![guest]).await.map(|_| ())
}

async fn begin_session(db: &mut dyn Connection, session: &StoredSession) -> Result<(), StoreError> {
    let StoredSession { id, account, created } = session;
    let sql = "INSERT INTO sessions (id, account, created) VALUES ($1, $2, $3)";
    db.run(sql, values![id, account, *created]).await?;
    db.run(
        "DELETE FROM sessions WHERE account = $1 AND id NOT IN \
         (SELECT id FROM sessions WHERE account = $1 ORDER BY created DESC, id LIMIT $2)",
        values![account, MOST_SESSIONS],
    )
    .await
    .map(|_| ())
}

async fn end_sessions(db: &mut dyn Connection, account: &str) -> Result<(), StoreError> {
    db.run("DELETE FROM sessions WHERE account = $1", values![account]).await.map(|_| ())
}

async fn delete(db: &mut dyn Connection, account: &str) -> Result<(), StoreError> {
    super::custom_rules::disown(db, account).await?;
    super::challenges::forget(db, account).await?;
    super::arenas::forget(db, account).await?;
    super::tokens::revoke_all(db, account).await?;
    for sql in [
        "DELETE FROM sessions WHERE account = $1",
        "DELETE FROM ratings WHERE account = $1",
        "UPDATE results SET before = NULL, after = NULL WHERE person = $1",
        "DELETE FROM accounts WHERE id = $1",
    ] {
        db.run(sql, values![account]).await?;
    }
    Ok(())
}

fn read(row: &Row) -> Result<StoredAccount, StoreError> {
    Ok(StoredAccount {
        id: row.get(0)?,
        name: row.get(1)?,
        key: row.get(2)?,
        password: row.get(3)?,
        recovery: row.get(4)?,
        bot: row.get(5)?,
        created: row.get(6)?,
        settings: row.get(7)?,
    })
}

impl dyn Store + '_ {
    /// The account of a name, by what names that look alike share.
    pub async fn account_named(&self, key: &str) -> Result<Option<StoredAccount>, StoreError> {
        let sql =
            "SELECT id, name, key, password, recovery, bot, created, settings FROM accounts WHERE key = $1";
        self.reader().await?.one(sql, values![key]).await?.as_ref().map(read).transpose()
    }

    /// An account by its number.
    pub async fn account(&self, id: &str) -> Result<Option<StoredAccount>, StoreError> {
        let sql =
            "SELECT id, name, key, password, recovery, bot, created, settings FROM accounts WHERE id = $1";
        self.reader().await?.one(sql, values![id]).await?.as_ref().map(read).transpose()
    }

    /// The number and name of whoever is signed in by a session that began since then, and whether they are a bot.
    pub async fn session(
        &self,
        id: &str,
        since: Millis,
    ) -> Result<Option<(String, String, bool)>, StoreError> {
        let sql = "SELECT accounts.id, accounts.name, accounts.bot FROM sessions \
                   JOIN accounts ON accounts.id = sessions.account \
                   WHERE sessions.id = $1 AND sessions.created >= $2";
        let row = self.reader().await?.one(sql, values![id, since]).await?;
        row.map(|row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).transpose()
    }

    /// When each of an account's sessions began, the newest first.
    pub async fn sessions_of(&self, account: &str) -> Result<Vec<Millis>, StoreError> {
        let sql = "SELECT created FROM sessions WHERE account = $1 ORDER BY created DESC LIMIT $2";
        let rows = self.reader().await?.all(sql, values![account, MOST_SESSIONS]).await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// Accounts by name, after one; at most [`ACCOUNTS_PAGE`].
    pub async fn accounts(&self, after: &str) -> Result<Vec<StoredAccount>, StoreError> {
        let sql = "SELECT id, name, key, password, recovery, bot, created, settings FROM accounts \
                   WHERE key > $1 ORDER BY key LIMIT $2";
        let rows = self.reader().await?.all(sql, values![after, ACCOUNTS_PAGE]).await?;
        rows.iter().map(read).collect()
    }
}
