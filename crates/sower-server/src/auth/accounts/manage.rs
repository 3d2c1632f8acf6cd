//! Account management by the operator from the command line. The site may be running or not.

use super::{kept_code, name_key, new_code};
use crate::store::{AccountWrite, Store, StoreError, StoredAccount, Write, WriteOutcome};

/// All accounts, by name.
pub async fn all_accounts(store: &dyn Store) -> Result<Vec<StoredAccount>, StoreError> {
    let mut all: Vec<StoredAccount> = Vec::new();
    loop {
        let after = all.last().map(|account| account.key.clone()).unwrap_or_default();
        let page = store.accounts(&after).await?;
        if page.is_empty() {
            return Ok(all);
        }
        all.extend(page);
    }
}

/// Gives an account a new recovery code, and removes its password and all its sessions.
/// Returns the account's name and the code; none if no account has that name.
pub async fn reset(store: &dyn Store, name: &str) -> Result<Option<(String, String)>, StoreError> {
    let Some(account) = store.account_named(&name_key(name)).await? else { return Ok(None) };
    let code = new_code();
    let reset = AccountWrite::Reset { account: account.id, recovery: kept_code(&code) };
    store.commit(&[Write::Account(Box::new(reset))]).await?;
    Ok(Some((account.name, code)))
}

/// The result of marking an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Marked {
    /// The account is marked.
    Done {
        /// The account's name, as its owner wrote it.
        name: String,
    },
    /// No account has that name.
    NoAccount,
    /// The account has rated games already, so its kind cannot change.
    HasRatedGames,
}

/// Marks an account as a bot's or a person's.
pub async fn mark_bot(store: &dyn Store, name: &str, bot: bool) -> Result<Marked, StoreError> {
    let Some(account) = store.account_named(&name_key(name)).await? else { return Ok(Marked::NoAccount) };
    let mark = AccountWrite::Bot { account: account.id, bot };
    match store.commit(&[Write::Account(Box::new(mark))]).await?[..] {
        [WriteOutcome::Kept] => Ok(Marked::Done { name: account.name }),
        _ => Ok(Marked::HasRatedGames),
    }
}
