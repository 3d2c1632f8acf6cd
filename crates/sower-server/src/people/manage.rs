//! What whoever runs a site does with accounts, beside the site itself, be it running or not.

use super::{kept_code, name_key, new_code};
use crate::store::{AccountWrite, Store, StoreError, StoredAccount, Write};

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
