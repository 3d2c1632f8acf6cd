//! What the operator does with accounts from the command line, whether or not the site is running.

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

/// Gives an account a new recovery code, and takes its password and all its sessions away. Tells the account's name and the code;
/// nothing if nobody has that name.
pub async fn reset(store: &dyn Store, name: &str) -> Result<Option<(String, String)>, StoreError> {
    let Some(account) = store.account_named(&name_key(name)).await? else { return Ok(None) };
    let code = new_code();
    let reset = AccountWrite::Reset { account: account.id, recovery: kept_code(&code) };
    store.commit(&[Write::Account(Box::new(reset))]).await?;
    Ok(Some((account.name, code)))
}

/// What became of a mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Marked {
    /// It is so from now on.
    Done {
        /// What the account is called.
        name: String,
    },
    /// Nobody has that name.
    Nobody,
    /// The account has played for ratings as what it is.
    HasRatedGames,
}

/// Marks an account as a bot's, or as a person's.
pub async fn mark_bot(store: &dyn Store, name: &str, bot: bool) -> Result<Marked, StoreError> {
    let Some(account) = store.account_named(&name_key(name)).await? else { return Ok(Marked::Nobody) };
    let mark = AccountWrite::Bot { account: account.id, bot };
    match store.commit(&[Write::Account(Box::new(mark))]).await?[..] {
        [WriteOutcome::Kept] => Ok(Marked::Done { name: account.name }),
        _ => Ok(Marked::HasRatedGames),
    }
}
