//! Guests: whoever comes, known again by a signed cookie.

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};

use crate::fault::{Code, Fault};
use crate::random;
use crate::reader::{Reader, cookie};
use crate::signer::Grants;
use crate::site::Site;
use crate::store::{StoredGuest, Write};
use crate::talk::SiteTalk;

/// The cookie's name.
const COOKIE: &str = "guest";

/// A year.
const COOKIE_SECONDS: u32 = 31_536_000;

/// As long as a name may be: more does not fit beside a board.
const LONGEST_NAME: usize = 24;

/// Whoever sends a request.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) id: String,
    /// What they want to be called; empty if they have not said.
    pub(crate) name: String,
    /// The cookie to give them, if they came without a good one.
    fresh: Option<String>,
}

impl Guest {
    /// The answer, with a cookie for whoever has none yet.
    pub(crate) fn welcome(&self, answer: impl IntoResponse) -> Response {
        let cookie = self.fresh.as_ref().map(|value| {
            (
                SET_COOKIE,
                format!("{COOKIE}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax"),
            )
        });
        (AppendHeaders(cookie), answer).into_response()
    }

    /// The answer to whoever wants to be forgotten.
    pub(crate) fn goodbye(&self) -> Response {
        let gone = format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
        (StatusCode::NO_CONTENT, [(SET_COOKIE, gone)]).into_response()
    }
}

/// The guest of a cookie that is good.
pub(crate) async fn known(site: &Site, headers: &HeaderMap, reader: Reader) -> Result<Option<Guest>, Fault> {
    let signed = cookie(headers, COOKIE).and_then(|value| value.split_once('.'));
    let Some((id, _)) = signed.filter(|(id, token)| site.signer.allows(Grants::Guest, id, token)) else {
        return Ok(None);
    };
    let stored = site.store.guest(id).await.map_err(|error| site.storage_fault(&error, reader))?;
    match stored {
        Some(StoredGuest { void: true, .. }) => Ok(None),
        Some(StoredGuest { name, .. }) => Ok(Some(Guest { id: id.to_owned(), name, fresh: None })),
        None => Ok(Some(Guest { id: id.to_owned(), name: String::new(), fresh: None })),
    }
}

impl FromRequestParts<Arc<Site>> for Guest {
    type Rejection = Fault;

    /// The guest of the cookie, or a new one.
    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Guest, Fault> {
        let reader = Reader::of(parts.uri.query(), &parts.headers);
        if let Some(guest) = known(site, &parts.headers, reader).await? {
            return Ok(guest);
        }
        let id = random::hex(&random::bytes::<16>());
        let fresh = Some(format!("{id}.{}", site.signer.token(Grants::Guest, &id)));
        Ok(Guest { id, name: String::new(), fresh })
    }
}

impl OptionalFromRequestParts<Arc<Site>> for Guest {
    type Rejection = Fault;

    /// The guest of the cookie, or nobody.
    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Option<Guest>, Fault> {
        known(site, &parts.headers, Reader::of(parts.uri.query(), &parts.headers)).await
    }
}

/// Keeps what a guest wants to be called, or that they want to be forgotten.
pub(crate) async fn keep(site: &Site, guest: StoredGuest, reader: Reader) -> Result<(), Fault> {
    let kept = site.writer.write(Write::Guest(guest)).await;
    kept.map(|_| ()).map_err(|error| site.storage_fault(&error, reader))
}

/// A name as it may be shown: one line of at most so many characters, without those that only a terminal obeys or that
/// turn the text around.
pub(crate) fn tidy_name(name: &str) -> String {
    let shown = |letter: &char| {
        !letter.is_control()
            && !matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let words: String =
        name.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    let clean: String = words.chars().filter(shown).collect();
    let single = clean.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    single.chars().take(LONGEST_NAME).collect::<String>().trim().to_owned()
}

/// What everyone is told whose cookie is missing where it is needed.
pub(crate) fn missing(reader: Reader) -> Fault {
    reader.fault(Code::NotYours, &SiteTalk::NoCookie)
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
