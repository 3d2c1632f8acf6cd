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

/// The guest's cookie.
const COOKIE: &str = "guest";

/// The session's cookie.
const SESSION: &str = "session";

/// A cookie that outlives signing out: games between two accounts in one browser are not rated.
const BROWSER: &str = "browser";

/// The name prefix of cookies that browsers accept only from this host over TLS.
const HOST_BOUND: &str = "__Host-";

/// One year.
const COOKIE_SECONDS: u32 = 31_536_000;

/// The longest name that fits beside a board.
const LONGEST_NAME: usize = 24;

/// The guest or account behind a request.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) id: String,
    /// The chosen name, or empty.
    pub(crate) name: String,
    /// Whether they have an account; the name is then the account's.
    pub(crate) account: bool,
    /// Whether the account is a bot's.
    pub(crate) bot: bool,
    /// The token's scopes; none for requests without a token.
    pub(crate) scopes: Option<Vec<Scope>>,
    /// The session's or token's number.
    pub(crate) session: Option<String>,
    /// The cookie to set, if the request had no valid one.
    fresh: Option<String>,
}

impl Guest {
    /// An account that is signed in with a session.
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

    /// Whether the request had no valid cookie.
    pub(crate) fn is_new(&self) -> bool {
        self.fresh.is_some()
    }

    /// Whether the request came with an API token.
    pub(crate) fn is_program(&self) -> bool {
        self.scopes.is_some()
    }

    /// Adds a cookie for a new guest to the response.
    pub(crate) fn welcome(&self, answer: impl IntoResponse) -> Response {
        let cookie = self.fresh.as_ref().map(|value| (SET_COOKIE, set(COOKIE, value)));
        (AppendHeaders(cookie), answer).into_response()
    }

    /// Adds cookies for a new guest, and for the browser of a signed-in account that lacks one.
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

    /// The response that clears the cookies, after signing out or deleting a guest.
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

/// A random number for a new session.
pub(crate) fn new_session() -> String {
    random::hex(&random::bytes::<16>())
}

/// The response after signing in: the session's cookie replaces the guest's, and the browser gets one.
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

/// The browser's identifier from its cookie. It is signed, so clients cannot invent browsers.
pub(crate) fn browser<'a>(site: &Site, headers: &'a HeaderMap) -> Option<&'a str> {
    signed(site, headers, BROWSER, Grants::Browser)
}

/// The number in one of our cookies, if its signature is valid.
fn signed<'a>(site: &Site, headers: &'a HeaderMap, name: &str, grants: Grants) -> Option<&'a str> {
    let bound = cookie(headers, &format!("{HOST_BOUND}{name}"));
    // Cookies from before the site bound them to its host stay valid until they expire. They count only if there is no bound one,
    // because other hosts of the same domain can set them.
    let is_bound =
        || [COOKIE, SESSION].iter().any(|name| cookie(headers, &format!("{HOST_BOUND}{name}")).is_some());
    let plain = || cookie(headers, name).filter(|_| !is_bound());
    let (id, token) = bound.or_else(plain)?.split_once('.')?;
    site.auth.signer.allows(grants, id, token).then_some(id)
}

/// Binds the cookies of a site behind TLS. Browsers then never send them without TLS, and no other host of the domain can set them.
pub(crate) fn protect_cookies(headers: &mut HeaderMap) {
    let cookies: Vec<HeaderValue> = headers.get_all(SET_COOKIE).iter().cloned().collect();
    headers.remove(SET_COOKIE);
    for cookie in cookies {
        let Ok(text) = cookie.to_str() else { continue };
        let ours = text.split_once('=').filter(|(name, _)| [COOKIE, SESSION, BROWSER].contains(name));
        let bound = ours.map(|_| format!("{HOST_BOUND}{text}; Secure"));
        // On signing out, clear the unbound cookie as well.
        let unset = ours.filter(|(_, rest)| rest.starts_with(';')).map(|_| format!("{text}; Secure"));
        let other = ours.is_none().then(|| format!("{text}; Secure"));
        for value in [bound, unset, other].into_iter().flatten() {
            headers.extend(HeaderValue::try_from(value).ok().map(|value| (SET_COOKIE, value)));
        }
    }
}

/// The account of a token, or the guest of a valid cookie.
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

    /// The account of a token, the guest of the cookie, or a new guest.
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

    /// The guest of the cookie, if there is one.
    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Option<Guest>, ApiError> {
        known(site, parts, Locale::of(parts.uri.query(), &parts.headers)).await
    }
}

/// Stores a guest's name, or deletes the guest's data.
pub(crate) async fn keep(site: &Site, guest: StoredGuest, locale: Locale) -> Result<(), ApiError> {
    let kept = site.db.writer.write(Write::Guest(guest)).await;
    kept.map(|_| ()).map_err(|error| site.storage_error(&error, locale))
}

/// Cleans a name for display: one line of limited length, without control characters or characters that reverse the text.
pub(crate) fn tidy_name(name: &str) -> String {
    tidy_line(name, LONGEST_NAME)
}

/// Cleans any single line.
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

/// The error for requests that need a cookie and have none.
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
