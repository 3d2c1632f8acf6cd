//! Guests and signed-in people, identified by signed cookies.

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use sower_text::message;

use crate::auth::signer::Grants;
use crate::http::error::{ApiError, Code};
use crate::http::locale::{Locale, cookie};
use crate::random;
use crate::site::Site;
use crate::store::{Bearer, SESSION_LASTS, StoredGuest, Write};
use crate::wire::Scope;

/// The cookie of a guest.
const COOKIE: &str = "guest";

/// The cookie of a session.
const SESSION: &str = "session";

/// The cookie that stays when somebody signs out: two who play from one browser are not rated.
const BROWSER: &str = "browser";

/// What the name of a cookie begins with that a browser takes only from this very host over TLS.
const HOST_BOUND: &str = "__Host-";

/// A year.
const COOKIE_SECONDS: u32 = 31_536_000;

/// As long as a name may be: more does not fit beside a board.
const LONGEST_NAME: usize = 24;

/// The guest or account behind a request.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) id: String,
    /// Their chosen name, or empty.
    pub(crate) name: String,
    /// Whether they have an account, and the name is its.
    pub(crate) account: bool,
    /// Whether that account is a bot.
    pub(crate) bot: bool,
    /// What a program may do that speaks for them by a token; none where they come themselves.
    pub(crate) scopes: Option<Vec<Scope>>,
    /// The session by which they are signed in, or the token's number.
    pub(crate) session: Option<String>,
    /// The cookie to give them, if they came without a good one.
    fresh: Option<String>,
}

impl Guest {
    /// Somebody by their account's number and a session.
    pub(crate) fn signed_in(id: &str, name: &str, bot: bool, session: &str) -> Guest {
        Guest { account: true, bot, session: Some(session.to_owned()), ..Guest::known(id, name.to_owned()) }
    }

    /// The account of an API token.
    fn behind(bearer: &Bearer) -> Guest {
        let Bearer { token, name, bot } = bearer;
        let scopes = Some(token.scopes.clone());
        Guest { scopes, ..Guest::signed_in(&token.account, name, *bot, &token.id) }
    }

    fn known(id: &str, name: String) -> Guest {
        let id = id.to_owned();
        Guest { id, name, account: false, bot: false, scopes: None, session: None, fresh: None }
    }

    /// Whether they came without a cookie that is good.
    pub(crate) fn is_new(&self) -> bool {
        self.fresh.is_some()
    }

    /// Whether the request came with an API token.
    pub(crate) fn is_program(&self) -> bool {
        self.scopes.is_some()
    }

    /// The answer, with a cookie for a new guest.
    pub(crate) fn welcome(&self, answer: impl IntoResponse) -> Response {
        let cookie = self.fresh.as_ref().map(|value| (SET_COOKIE, set(COOKIE, value)));
        (AppendHeaders(cookie), answer).into_response()
    }

    /// The same, and a cookie for the browser of somebody who is signed in and has none that is good.
    pub(crate) fn welcome_back(
        &self,
        site: &Site,
        headers: &HeaderMap,
        answer: impl IntoResponse,
    ) -> Response {
        let is_person = self.account && !self.is_program();
        let browser = is_person.then(|| fresh_browser(site, headers)).flatten();
        // Set again, so that over TLS they are bound to the host from now on.
        let again = [COOKIE, SESSION, BROWSER].into_iter().filter_map(|name| {
            let plain = cookie(headers, name).filter(|_| site.is_secure())?;
            Some((SET_COOKIE, set(name, plain)))
        });
        (AppendHeaders(again.collect::<Vec<_>>()), AppendHeaders(browser), self.welcome(answer))
            .into_response()
    }

    /// The answer that clears the cookies, after signing out or being forgotten.
    pub(crate) fn goodbye(&self) -> Response {
        let gone = [COOKIE, SESSION].map(|name| (SET_COOKIE, unset(name)));
        (StatusCode::NO_CONTENT, AppendHeaders(gone)).into_response()
    }
}

fn set(name: &str, value: &str) -> String {
    format!("{name}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax")
}

fn unset(name: &str) -> String {
    format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

/// A new session's number, which nobody knew before.
pub(crate) fn new_session() -> String {
    random::hex(&random::bytes::<16>())
}

/// The answer after signing in: the session's cookie instead of the guest's, and one for the browser.
pub(crate) fn signed_in(
    site: &Site,
    headers: &HeaderMap,
    session: &str,
    answer: impl IntoResponse,
) -> Response {
    let value = format!("{session}.{}", site.auth.signer.token(Grants::Session, session));
    let browser = fresh_browser(site, headers);
    let cookies = [(SET_COOKIE, set(SESSION, &value)), (SET_COOKIE, unset(COOKIE))];
    (AppendHeaders(cookies), AppendHeaders(browser), answer).into_response()
}

/// A cookie for a browser that has none.
fn fresh_browser(site: &Site, headers: &HeaderMap) -> Option<(HeaderName, String)> {
    if browser(site, headers).is_some() {
        return None;
    }
    let id = random::hex(&random::bytes::<16>());
    let token = site.auth.signer.token(Grants::Browser, &id);
    Some((SET_COOKIE, set(BROWSER, &format!("{id}.{token}"))))
}

/// What a browser is known by that somebody has signed in with. It is signed, so that nobody invents browsers.
pub(crate) fn browser<'a>(site: &Site, headers: &'a HeaderMap) -> Option<&'a str> {
    signed(site, headers, BROWSER, Grants::Browser)
}

/// The number in a cookie of ours, if its signature is good.
fn signed<'a>(site: &Site, headers: &'a HeaderMap, name: &str, grants: Grants) -> Option<&'a str> {
    let bound = cookie(headers, &format!("{HOST_BOUND}{name}"));
    // Cookies from before the site bound them to its host are good until they expire, but only where there is no bound one: another host
    // of the same domain can set those.
    let is_bound =
        || [COOKIE, SESSION].iter().any(|name| cookie(headers, &format!("{HOST_BOUND}{name}")).is_some());
    let plain = || cookie(headers, name).filter(|_| !is_bound());
    let (id, token) = bound.or_else(plain)?.split_once('.')?;
    site.auth.signer.allows(grants, id, token).then_some(id)
}

/// Binds the cookies of a site that is reached over TLS: they are never sent without it, and no other host of the same domain can set them.
pub(crate) fn protect_cookies(headers: &mut HeaderMap) {
    let cookies: Vec<HeaderValue> = headers.get_all(SET_COOKIE).iter().cloned().collect();
    headers.remove(SET_COOKIE);
    for cookie in cookies {
        let Ok(text) = cookie.to_str() else { continue };
        let ours = text.split_once('=').filter(|(name, _)| [COOKIE, SESSION, BROWSER].contains(name));
        let bound = ours.map(|_| format!("{HOST_BOUND}{text}; Secure"));
        // Whoever signs out may still have the one that was not bound.
        let unset = ours.filter(|(_, rest)| rest.starts_with(';')).map(|_| format!("{text}; Secure"));
        let other = ours.is_none().then(|| format!("{text}; Secure"));
        for value in [bound, unset, other].into_iter().flatten() {
            headers.extend(HeaderValue::try_from(value).ok().map(|value| (SET_COOKIE, value)));
        }
    }
}

/// Whom a token stands for, or the guest of a cookie that is good.
pub(crate) async fn known(site: &Site, parts: &Parts, locale: Locale) -> Result<Option<Guest>, ApiError> {
    if let Some(bearer) = parts.extensions.get::<Bearer>() {
        return Ok(Some(Guest::behind(bearer)));
    }
    let headers = &parts.headers;
    let failed = |error| site.storage_error(&error, locale);
    if let Some(session) = signed(site, headers, SESSION, Grants::Session) {
        let since = site.now().saturating_sub(SESSION_LASTS);
        if let Some((id, name, bot)) = site.db.store.session(session, since).await.map_err(failed)? {
            return Ok(Some(Guest::signed_in(&id, &name, bot, session)));
        }
    }
    let Some(id) = signed(site, headers, COOKIE, Grants::Guest) else { return Ok(None) };
    match site.db.store.guest(id).await.map_err(failed)? {
        Some(StoredGuest { void: true, .. }) => Ok(None),
        Some(StoredGuest { name, .. }) => Ok(Some(Guest::known(id, name))),
        None => Ok(Some(Guest::known(id, String::new()))),
    }
}

impl FromRequestParts<Arc<Site>> for Guest {
    type Rejection = ApiError;

    /// Whom a token stands for, the guest of the cookie, or a new one.
    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Guest, ApiError> {
        let locale = Locale::of(parts.uri.query(), &parts.headers);
        if let Some(guest) = known(site, parts, locale).await? {
            return Ok(guest);
        }
        let id = random::hex(&random::bytes::<16>());
        let fresh = Some(format!("{id}.{}", site.auth.signer.token(Grants::Guest, &id)));
        Ok(Guest { fresh, ..Guest::known(&id, String::new()) })
    }
}

impl OptionalFromRequestParts<Arc<Site>> for Guest {
    type Rejection = ApiError;

    /// The guest of the cookie, or nobody.
    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Option<Guest>, ApiError> {
        known(site, parts, Locale::of(parts.uri.query(), &parts.headers)).await
    }
}

/// Keeps what a guest wants to be called, or that they want to be forgotten.
pub(crate) async fn keep(site: &Site, guest: StoredGuest, locale: Locale) -> Result<(), ApiError> {
    let kept = site.db.writer.write(Write::Guest(guest)).await;
    kept.map(|_| ()).map_err(|error| site.storage_error(&error, locale))
}

/// A name as it may be shown: one line of at most so many characters, without those that only a terminal obeys or that
/// turn the text around.
pub(crate) fn tidy_name(name: &str) -> String {
    tidy_line(name, LONGEST_NAME)
}

/// The same of anything that is one line.
pub(crate) fn tidy_line(text: &str, longest: usize) -> String {
    let shown = |letter: &char| {
        !letter.is_control()
            && !matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let words: String =
        text.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    let clean: String = words.chars().filter(shown).collect();
    let single = clean.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    single.chars().take(longest).collect::<String>().trim().to_owned()
}

/// What everyone is told whose cookie is missing where it is needed.
pub(crate) fn missing(locale: Locale) -> ApiError {
    locale.error(Code::NotYours, &message!("site-no-cookie"))
}

#[cfg(test)]
mod tests {
    use super::tidy_name;

    #[test]
    fn a_name_is_one_short_line() {
        assert_eq!(tidy_name("  Ann \n\t Lee "), "Ann Lee");
        assert_eq!(tidy_name("a\u{202e}b\u{0}c\u{1b}[31m"), "abc[31m");
        assert_eq!(tidy_name(&"ö".repeat(100)).chars().count(), 24);
        assert_eq!(tidy_name("\u{200b}"), "");
    }
}
