//! An account's API tokens, and its bot flag.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use sower_text::message;

use super::account::own;
use super::{Body, PathParams};
use crate::auth::bearer;
use crate::auth::guest::{Guest, tidy_line};
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::site::Site;
use crate::store::{AccountWrite, MOST_TOKENS, StoredToken, TokenWrite, Write, WriteOutcome};
use crate::wire::{BotMark, NewToken, Token, TokenMade};

/// The longest label, in characters.
const LONGEST_LABEL: usize = 40;

pub(super) fn shown(token: StoredToken) -> Token {
    let StoredToken { id, label, scopes, created, used, .. } = token;
    Token { id, label, scopes, made: created, used }
}

pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
) -> Result<Json<Vec<Token>>, ApiError> {
    let account = own(&site, &guest, locale).await?;
    let tokens = site.db.store.tokens_of(&account.id).await;
    let tokens = tokens.map_err(|error| site.storage_error(&error, locale))?;
    Ok(Json(tokens.into_iter().map(shown).collect()))
}

pub(crate) async fn make(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
    Body(asked): Body<NewToken>,
) -> Result<Response, ApiError> {
    let account = own(&site, &guest, locale).await?;
    let label = tidy_line(&asked.label, LONGEST_LABEL);
    let mut scopes = asked.scopes;
    scopes.sort();
    scopes.dedup();
    if label.is_empty() || asked.label.trim().chars().count() > LONGEST_LABEL || scopes.is_empty() {
        return Err(locale.error(Code::BadRequest, &message!("site-token-needs-label")));
    }
    let secret = bearer::new_secret();
    let token = StoredToken {
        id: bearer::new_id(),
        account: account.id,
        label,
        scopes,
        created: site.now(),
        used: None,
    };
    let make = TokenWrite::Make { token: token.clone(), hash: bearer::kept_secret(&secret) };
    match write(&site, make, locale).await? {
        WriteOutcome::Kept => Ok(Json(TokenMade { token: shown(token), secret }).into_response()),
        WriteOutcome::Taken => {
            Err(locale.error(Code::Refused, &message!("site-too-many-tokens", most = MOST_TOKENS as u32)))
        }
    }
}

pub(crate) async fn revoke(
    State(site): State<Arc<Site>>,
    PathParams(token): PathParams<String>,
    locale: Locale,
    guest: Guest,
) -> Result<StatusCode, ApiError> {
    let account = own(&site, &guest, locale).await?.id;
    let revoke = TokenWrite::Revoke { account: account.clone(), token: token.clone() };
    match write(&site, revoke, locale).await? {
        WriteOutcome::Kept => {}
        WriteOutcome::Taken => return Err(locale.error(Code::NotFound, &message!("site-no-token"))),
    }
    site.end_sessions(&account, Some(&token)).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Sets whether the account is a bot's.
pub(crate) async fn mark_bot(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
    Body(BotMark { bot }): Body<BotMark>,
) -> Result<StatusCode, ApiError> {
    let account = own(&site, &guest, locale).await?.id;
    let mark = Write::Account(Box::new(AccountWrite::Bot { account, bot }));
    match site.db.writer.write(mark).await.map_err(|error| site.storage_error(&error, locale))? {
        WriteOutcome::Kept => Ok(StatusCode::NO_CONTENT),
        WriteOutcome::Taken => Err(locale.error(Code::Refused, &message!("site-has-rated-games"))),
    }
}

async fn write(site: &Site, write: TokenWrite, locale: Locale) -> Result<WriteOutcome, ApiError> {
    let done = site.db.writer.write(Write::Token(Box::new(write))).await;
    done.map_err(|error| site.storage_error(&error, locale))
}
