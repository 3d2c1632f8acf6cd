//! Conformance of stores: tokens, and bot accounts.

use sower_server::store::{
    AccountWrite, Bearer, MOST_TOKENS, Store, StoredAccount, StoredSession, StoredToken, TokenWrite, Write,
    WriteOutcome,
};
use sower_server::wire::Scope;

fn token(id: &str, account: &str, created: u64) -> StoredToken {
    let (id, account) = (id.to_owned(), account.to_owned());
    let scopes = vec![Scope::Read, Scope::Meet];
    StoredToken { id, account, label: "нет; --'".to_owned(), scopes, created, used: None }
}

async fn done(store: &dyn Store, write: TokenWrite) -> WriteOutcome {
    store.commit(&[Write::Token(Box::new(write))]).await.expect("the store answers")[0]
}

async fn about(store: &dyn Store, write: AccountWrite) -> WriteOutcome {
    store.commit(&[Write::Account(Box::new(write))]).await.expect("the store answers")[0]
}

pub(super) async fn sign_up(store: &dyn Store, id: &str) {
    let account = StoredAccount {
        id: id.to_owned(),
        name: id.to_uppercase(),
        key: id.to_owned(),
        password: "hash".to_owned(),
        recovery: "code".to_owned(),
        bot: false,
        created: 1,
        settings: "{}".to_owned(),
    };
    let session = StoredSession { id: format!("of {id}"), account: id.to_owned(), created: 1 };
    assert_eq!(about(store, AccountWrite::SignUp { account, session }).await, WriteOutcome::Kept);
}

pub(super) async fn conforms(store: &dyn Store) {
    sign_up(store, "tim").await;
    sign_up(store, "tom").await;
    let make = |token: StoredToken| TokenWrite::Make { hash: format!("hash of {}", token.id), token };
    let kept = token("t1", "tim", 5);
    assert_eq!(done(store, make(kept.clone())).await, WriteOutcome::Kept);
    assert_eq!(done(store, make(token("t0", "nobody", 5))).await, WriteOutcome::Taken);
    let bearer = Bearer { token: kept.clone(), name: "TIM".to_owned(), bot: false };
    assert_eq!(store.bearer("hash of t1").await, Ok(Some(bearer.clone())));
    assert_eq!(store.bearer("t1").await, Ok(None));
    // The last use, and whether the owner is a bot, are returned with the token.
    assert_eq!(done(store, TokenWrite::Used { token: "t1".to_owned(), at: 70 }).await, WriteOutcome::Kept);
    assert_eq!(
        about(store, AccountWrite::Bot { account: "tim".to_owned(), bot: true }).await,
        WriteOutcome::Kept
    );
    let used = StoredToken { used: Some(70), ..kept };
    assert_eq!(
        store.bearer("hash of t1").await,
        Ok(Some(Bearer { token: used.clone(), bot: true, ..bearer }))
    );
    assert_eq!(store.session("of tim", 0).await, Ok(Some(("tim".to_owned(), "TIM".to_owned(), true))));
    // Their number is limited, only the owner can revoke one, and the newest come first.
    for number in 2..=MOST_TOKENS {
        assert_eq!(
            done(store, make(token(&format!("t{number}"), "tim", 5 + number))).await,
            WriteOutcome::Kept
        );
    }
    assert_eq!(done(store, make(token("more", "tim", 99))).await, WriteOutcome::Taken);
    let revoke = |account: &str, token: &str| TokenWrite::Revoke {
        account: account.to_owned(),
        token: token.to_owned(),
    };
    assert_eq!(done(store, revoke("tom", "t2")).await, WriteOutcome::Taken);
    assert_eq!(done(store, revoke("tim", "t2")).await, WriteOutcome::Kept);
    assert_eq!(done(store, revoke("tim", "t2")).await, WriteOutcome::Taken);
    assert_eq!(store.bearer("hash of t2").await, Ok(None));
    let listed = store.tokens_of("tim").await.expect("they are read");
    assert_eq!((listed.len(), listed.last()), (MOST_TOKENS as usize - 1, Some(&used)));
    assert_eq!(done(store, make(token("more", "tim", 99))).await, WriteOutcome::Kept);
    // Recovering or deleting an account revokes its tokens.
    done(store, make(token("o1", "tom", 5))).await;
    about(store, AccountWrite::Reset { account: "tom".to_owned(), recovery: "new".to_owned() }).await;
    assert_eq!(store.tokens_of("tom").await, Ok(vec![]));
    assert_eq!(about(store, AccountWrite::Delete { account: "tim".to_owned() }).await, WriteOutcome::Kept);
    assert_eq!(store.bearer("hash of t1").await, Ok(None));
    let gone = AccountWrite::Bot { account: "tim".to_owned(), bot: false };
    assert_eq!(about(store, gone).await, WriteOutcome::Taken);
    assert_eq!(about(store, AccountWrite::Delete { account: "tom".to_owned() }).await, WriteOutcome::Kept);
}
