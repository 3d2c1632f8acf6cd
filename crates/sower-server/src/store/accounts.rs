//! Accounts, their sessions, and the guests who became them.

use super::sql::{Connection, Row, values};
use super::{Millis, Notification, Store, StoreError, WriteOutcome};

/// Sessions per account; a new one replaces the oldest.
const MOST_SESSIONS: u64 = 50;

/// How long a session is valid, in milliseconds: one year.
pub const SESSION_LASTS: Millis = 365 * 24 * 60 * 60 * 1000;

/// Accounts per page of the operator's list.
pub const ACCOUNTS_PAGE: u64 = 1000;

/// A stored account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredAccount {
    /// The number of the guest who signed up.
    pub id: String,
    /// The name as its owner wrote it.
    pub name: String,
    /// The key that look-alike names share.
    pub key: String,
    /// The hash of their password.
    pub password: String,
    /// The hash of their recovery code.
    pub recovery: String,
    /// Whether it is a bot's.
    pub bot: bool,
    /// When the account was created.
    pub created: Millis,
    /// Settings of the page, as JSON.
    pub settings: String,
}

/// A session of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSession {
    /// Its number, as in the cookie.
    pub id: String,
    /// The account's number.
    pub account: String,
    /// When the session began.
    pub created: Millis,
}

/// The proof that allows a change of password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The hash against which the password was verified. The write fails if it has changed since.
    Password(String),
    /// The hash of the recovery code.
    Recovery(String),
}

/// A change to accounts. It is done completely, or not at all with [`WriteOutcome::Taken`].
#[derive(Clone, Debug)]
pub enum AccountWrite {
    /// Signs up and in. Taken: a similar name exists, or the guest already has an account.
    SignUp {
        /// The new account.
        account: StoredAccount,
        /// The first session.
        session: StoredSession,
    },
    /// Signs in. The guest's data goes to the account. Taken: the account no longer exists.
    SignIn {
        /// The new session.
        session: StoredSession,
        /// The guest's number until now.
        guest: Option<String>,
    },
    /// Ends a session.
    SignOut {
        /// The account's number.
        account: String,
        /// The session's number.
        session: String,
    },
    /// Ends all sessions of an account.
    SignOutEverywhere {
        /// The account's number.
        account: String,
    },
    /// Changes the password: all sessions end, and a new one begins. Taken: the proof does not match.
    Password {
        /// The new session.
        session: StoredSession,
        /// The proof that allows it.
        proof: Proof,
        /// The hash of the new password.
        password: String,
        /// The hash of a new recovery code, if there is one.
        recovery: Option<String>,
    },
    /// Sets a new recovery code for a signed-in person. Taken: the password has changed since it was verified.
    Recovery {
        /// The account's number.
        account: String,
        /// The hash against which the password was verified.
        password: String,
        /// The hash of the new code.
        recovery: String,
    },
    /// Reset by the operator: sets a new recovery code, ends all sessions, and disables the password.
    Reset {
        /// The account's number.
        account: String,
        /// The hash of the new code.
        recovery: String,
    },
    /// Stores the settings of the page.
    Settings {
        /// The account's number.
        account: String,
        /// The settings as JSON.
        settings: String,
    },
    /// Marks the account as a bot's or a person's. Taken: it has a rated game, or no longer exists.
    Bot {
        /// The account's number.
        account: String,
        /// True for a bot, false for a person.
        bot: bool,
    },
    /// Deletes an account with its name, ratings and sessions. Its games stay, without a name.
    Delete {
        /// The account's number.
        account: String,
    },
}

impl AccountWrite {
    /// The notification to other processes after the write.
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

    /// The key that it changes, for ordering a batch.
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

/// Applies one of them, within the connection's transaction.
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
            // An empty hash matches no password.
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
    // Locks the row until the end of the transaction, so that an account that is being deleted gets nothing more.
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

/// Moves a guest's data to an account, once.
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

/// Revokes a guest's cookie: its owner must sign in, or becomes a new guest.
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
    super::puzzles::forget(db, account).await?;
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
    /// The account with this name key.
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

    /// The number and name of the account with a session that began after a time, and whether it is a bot.
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

    /// When each of an account's sessions began, newest first.
    pub async fn sessions_of(&self, account: &str) -> Result<Vec<Millis>, StoreError> {
        let sql = "SELECT created FROM sessions WHERE account = $1 ORDER BY created DESC LIMIT $2";
        let rows = self.reader().await?.all(sql, values![account, MOST_SESSIONS]).await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// Accounts by name, after a given one; at most [`ACCOUNTS_PAGE`].
    pub async fn accounts(&self, after: &str) -> Result<Vec<StoredAccount>, StoreError> {
        let sql = "SELECT id, name, key, password, recovery, bot, created, settings FROM accounts \
                   WHERE key > $1 ORDER BY key LIMIT $2";
        let rows = self.reader().await?.all(sql, values![after, ACCOUNTS_PAGE]).await?;
        rows.iter().map(read).collect()
    }
}
