//! Signing up, in and out; passwords, recovery, settings, and deleting an account.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use serde_json::{Map, Value};
use sower_text::message;

use super::Body;
use super::me::about;
use crate::auth::accounts::{
    BadName, Crowded, LONGEST_NAME, LONGEST_PASSWORD, Name, SHORTEST_NAME, SHORTEST_PASSWORD, fits,
    kept_code, name_key, new_code,
};
use crate::auth::guest::{self, Guest};
use crate::http::error::{ApiError, Code};
use crate::http::guard::network;
use crate::http::locale::Locale;
use crate::site::Site;
use crate::store::{AccountWrite, Proof, StoredAccount, StoredSession, Write, WriteOutcome};
use crate::wire::{Credentials, NewAccount, NewPassword, OwnPassword, Recovery, RecoveryCode};

/// The largest page settings stored for an account, in bytes.
const LARGEST_SETTINGS: usize = 2048;
const MOST_SETTINGS: usize = 32;

/// Signs up. The guest's games and rules files go to the account.
pub(crate) async fn sign_up(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
    (headers, extensions): (HeaderMap, Extensions),
    Body(asked): Body<NewAccount>,
) -> Result<Response, ApiError> {
    if guest.account {
        return Err(locale.error(Code::Refused, &message!("site-signed-in-already")));
    }
    let name = Name::read(&asked.name).map_err(|why| bad_name(why, locale))?;
    check_password(&asked.password, locale)?;
    if !site.limits.allow_sign_up(network(&extensions)) {
        return Err(locale.error(Code::TooMany, &message!("site-too-many-tries")));
    }
    // A taken name is refused before the costly hash; the database decides races.
    let taken = || locale.error(Code::Refused, &message!("site-name-taken", name = name.shown().to_owned()));
    let failed = |error| site.storage_error(&error, locale);
    if site.db.store.account_named(&name.key()).await.map_err(failed)?.is_some() {
        return Err(taken());
    }
    let password = site.auth.passwords.hash(asked.password).await.map_err(|crowded| busy(crowded, locale))?;
    let code = new_code();
    let session = new_session(&site, &guest.id);
    let account = StoredAccount {
        id: guest.id.clone(),
        name: name.shown().to_owned(),
        key: name.key(),
        password,
        recovery: kept_code(&code),
        bot: asked.bot,
        created: site.now(),
        settings: "{}".to_owned(),
    };
    match write(&site, AccountWrite::SignUp { account, session: session.clone() }, locale).await? {
        WriteOutcome::Kept => {}
        WriteOutcome::Taken => return Err(taken()),
    }
    site.rooms.became(&guest.id, &guest.id, &session.id).await;
    site.auth.revocations.tell(&guest.id, None);
    let told = RecoveryCode { name: name.shown().to_owned(), code };
    Ok(guest::signed_in(&site, &headers, &session.id, Json(told)))
}

/// Signs in. The guest's games and rules files go to the account.
pub(crate) async fn sign_in(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Option<Guest>,
    (headers, extensions): (HeaderMap, Extensions),
    Body(asked): Body<Credentials>,
) -> Result<Response, ApiError> {
    let account = tried(&site, &asked.name, &extensions, locale).await?;
    let hash = account.as_ref().map(|account| account.password.clone());
    let is_right = match asked.password.len() <= 4 * LONGEST_PASSWORD {
        true => {
            site.auth.passwords.verify(asked.password, hash).await.map_err(|crowded| busy(crowded, locale))?
        }
        false => false,
    };
    let wrong = || locale.error(Code::NotYours, &message!("site-wrong-password"));
    let account = account.filter(|_| is_right).ok_or_else(wrong)?;
    let session = new_session(&site, &account.id);
    let before = guest.as_ref().filter(|guest| !guest.account).map(|guest| guest.id.clone());
    let begin = AccountWrite::SignIn { session: session.clone(), guest: before.clone() };
    if write(&site, begin, locale).await? == WriteOutcome::Taken {
        return Err(wrong());
    }
    // An earlier session of this browser ends.
    if let Some(Guest { id, session: Some(old), .. }) = &guest {
        let (account, session) = (id.clone(), old.clone());
        write(&site, AccountWrite::SignOut { account, session }, locale).await?;
        site.end_sessions(id, Some(old)).await;
    }
    if let Some(before) = before {
        site.rooms.became(&before, &account.id, &session.id).await;
        // The guest's sockets and streams outside rooms close, and reconnect as the account.
        site.auth.revocations.tell(&before, None);
        site.lobby.wake();
    }
    let me = Guest::signed_in(&account.id, &account.name, account.bot, &session.id);
    Ok(guest::signed_in(&site, &headers, &session.id, Json(about(&me, Some(&account), locale))))
}

pub(crate) async fn sign_out(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
) -> Result<Response, ApiError> {
    if let Some(session) = guest.session.clone() {
        let out = AccountWrite::SignOut { account: guest.id.clone(), session: session.clone() };
        write(&site, out, locale).await?;
        site.end_sessions(&guest.id, Some(&session)).await;
    }
    Ok(guest.goodbye())
}

pub(crate) async fn sign_out_everywhere(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
) -> Result<Response, ApiError> {
    let account = own(&site, &guest, locale).await?;
    write(&site, AccountWrite::SignOutEverywhere { account: account.id }, locale).await?;
    site.end_sessions(&guest.id, None).await;
    Ok(guest.goodbye())
}

/// Changes the password. All sessions end, and the caller gets a new one.
pub(crate) async fn change_password(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
    headers: HeaderMap,
    Body(asked): Body<NewPassword>,
) -> Result<Response, ApiError> {
    let account = own(&site, &guest, locale).await?;
    check_password(&asked.new, locale)?;
    verify(&site, &guest, &account, asked.old, locale).await?;
    let password = site.auth.passwords.hash(asked.new).await.map_err(|crowded| busy(crowded, locale))?;
    let session = new_session(&site, &account.id);
    let proof = Proof::Password(account.password);
    let change = AccountWrite::Password { session: session.clone(), proof, password, recovery: None };
    if write(&site, change, locale).await? == WriteOutcome::Taken {
        return Err(locale.error(Code::NotYours, &message!("site-wrong-password")));
    }
    site.end_sessions(&account.id, None).await;
    Ok(guest::signed_in(&site, &headers, &session.id, StatusCode::NO_CONTENT))
}

/// Resets a forgotten password with the recovery code. A code works once; the response has the next one.
pub(crate) async fn recover(
    State(site): State<Arc<Site>>,
    locale: Locale,
    (headers, extensions): (HeaderMap, Extensions),
    Body(asked): Body<Recovery>,
) -> Result<Response, ApiError> {
    check_password(&asked.password, locale)?;
    let account = tried(&site, &asked.name, &extensions, locale).await?;
    let wrong = || locale.error(Code::NotYours, &message!("site-wrong-code"));
    let proof = kept_code(&asked.code);
    let account = account.filter(|account| account.recovery == proof).ok_or_else(wrong)?;
    let password = site.auth.passwords.hash(asked.password).await.map_err(|crowded| busy(crowded, locale))?;
    let (code, session) = (new_code(), new_session(&site, &account.id));
    let change = AccountWrite::Password {
        session: session.clone(),
        proof: Proof::Recovery(proof),
        password,
        recovery: Some(kept_code(&code)),
    };
    if write(&site, change, locale).await? == WriteOutcome::Taken {
        return Err(wrong());
    }
    site.end_sessions(&account.id, None).await;
    Ok(guest::signed_in(&site, &headers, &session.id, Json(RecoveryCode { name: account.name, code })))
}

/// Creates a new recovery code for a signed-in person. The old one stops working.
pub(crate) async fn new_recovery(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
    Body(asked): Body<OwnPassword>,
) -> Result<Json<RecoveryCode>, ApiError> {
    let account = own(&site, &guest, locale).await?;
    verify(&site, &guest, &account, asked.password, locale).await?;
    let code = new_code();
    let change = AccountWrite::Recovery {
        account: account.id,
        password: account.password,
        recovery: kept_code(&code),
    };
    match write(&site, change, locale).await? {
        WriteOutcome::Kept => Ok(Json(RecoveryCode { name: account.name, code })),
        WriteOutcome::Taken => Err(locale.error(Code::NotYours, &message!("site-wrong-own-password"))),
    }
}

pub(crate) async fn delete(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
    Body(asked): Body<OwnPassword>,
) -> Result<Response, ApiError> {
    let account = own(&site, &guest, locale).await?;
    verify(&site, &guest, &account, asked.password, locale).await?;
    write(&site, AccountWrite::Delete { account: account.id }, locale).await?;
    site.forget_guest(&guest.id).await;
    Ok(guest.goodbye())
}

/// Stores the page's settings; the server does not interpret them.
pub(crate) async fn settings(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
    Body(chosen): Body<Map<String, Value>>,
) -> Result<Response, ApiError> {
    let account = own(&site, &guest, locale).await?.id;
    let plain = |value: &Value| value.is_string() || value.is_boolean();
    let settings = Value::Object(chosen.clone()).to_string();
    if chosen.len() > MOST_SETTINGS || settings.len() > LARGEST_SETTINGS || !chosen.values().all(plain) {
        return Err(locale.error(Code::BadRequest, &message!("site-bad-settings", most = LARGEST_SETTINGS)));
    }
    write(&site, AccountWrite::Settings { account, settings }, locale).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// The account of a request.
pub(super) async fn own(site: &Site, guest: &Guest, locale: Locale) -> Result<StoredAccount, ApiError> {
    let missing = || locale.error(Code::NotYours, &message!("site-sign-in-first"));
    if !guest.account {
        return Err(missing());
    }
    let found = site.db.store.account(&guest.id).await;
    found.map_err(|error| site.storage_error(&error, locale))?.ok_or_else(missing)
}

/// The part of a name that is used to count attempts; no account's name is longer.
const LONGEST_COUNTED: usize = 100;

/// The account of a sign-in attempt, if it exists. Attempts are limited per network and name, and per network, whether or not the
/// account exists. There is no limit by name alone, because strangers could lock the owner out.
async fn tried(
    site: &Site,
    name: &str,
    extensions: &Extensions,
    locale: Locale,
) -> Result<Option<StoredAccount>, ApiError> {
    let (key, from) = (name_key(name), network(extensions));
    let counted: String = key.chars().take(LONGEST_COUNTED).collect();
    if !site.limits.allow_sign_in(from, counted) {
        return Err(locale.error(Code::TooMany, &message!("site-too-many-tries")));
    }
    site.db.store.account_named(&key).await.map_err(|error| site.storage_error(&error, locale))
}

/// Verifies a signed-in person's password before an irreversible step.
/// Attempts are counted per session, so other clients cannot use them up.
async fn verify(
    site: &Site,
    guest: &Guest,
    account: &StoredAccount,
    password: String,
    locale: Locale,
) -> Result<(), ApiError> {
    if !site.limits.allow_password_check(guest.session.as_deref().unwrap_or_default()) {
        return Err(locale.error(Code::TooMany, &message!("site-too-many-tries")));
    }
    let is_right = password.len() <= 4 * LONGEST_PASSWORD
        && site
            .auth
            .passwords
            .verify(password, Some(account.password.clone()))
            .await
            .map_err(|crowded| busy(crowded, locale))?;
    if is_right { Ok(()) } else { Err(locale.error(Code::NotYours, &message!("site-wrong-own-password"))) }
}

fn check_password(password: &str, locale: Locale) -> Result<(), ApiError> {
    let (least, most) = (SHORTEST_PASSWORD, LONGEST_PASSWORD);
    match fits(password) {
        true => Ok(()),
        false => Err(locale.error(Code::BadRequest, &message!("site-password-length", least, most))),
    }
}

fn bad_name(why: BadName, locale: Locale) -> ApiError {
    let talk = match why {
        BadName::Length => message!("site-name-length", least = SHORTEST_NAME, most = LONGEST_NAME),
        BadName::Characters => message!("site-name-characters"),
        BadName::Scripts => message!("site-name-scripts"),
        BadName::Reserved => message!("site-name-reserved"),
    };
    locale.error(Code::BadRequest, &talk)
}

fn busy(_: Crowded, locale: Locale) -> ApiError {
    locale.error(Code::Busy, &message!("site-busy"))
}

/// A new session, which makes session fixation impossible.
fn new_session(site: &Site, account: &str) -> StoredSession {
    StoredSession { id: guest::new_session(), account: account.to_owned(), created: site.now() }
}

async fn write(site: &Site, write: AccountWrite, locale: Locale) -> Result<WriteOutcome, ApiError> {
    let done = site.db.writer.write(Write::Account(Box::new(write))).await;
    done.map_err(|error| site.storage_error(&error, locale))
}
