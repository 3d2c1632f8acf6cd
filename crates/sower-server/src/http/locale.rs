//! The language of a response.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use sower_core::{Game, Words};
use sower_text::{Language, Say};

use crate::http::error::{ApiError, Code};

/// A response's language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Locale {
    pub(crate) language: &'static Language,
}

impl Locale {
    /// Renders a message that is not about a game.
    pub(crate) fn say(self, what: &impl Say) -> String {
        self.language.say(what, &Words::default())
    }

    /// Renders a message in a game's own words.
    pub(crate) fn say_of(self, game: &Game, what: &impl Say) -> String {
        self.language.say(what, game.rules().words())
    }

    pub(crate) fn error(self, code: Code, what: &impl Say) -> ApiError {
        ApiError { code, message: self.say(what) }
    }

    /// The language of a request: from its address, its cookie, or the browser's preferences.
    pub(crate) fn of(query: Option<&str>, headers: &HeaderMap) -> Locale {
        let asked = query.and_then(|query| pair(query.split('&'), "lang"));
        let chosen = asked.or_else(|| cookie(headers, "lang"));
        let preferred = text(headers, &ACCEPT_LANGUAGE).unwrap_or_default();
        let known = |tag: &str| Language::of(tag.split('-').next().unwrap_or_default()).ok();
        let language = chosen.and_then(known).unwrap_or_else(|| Language::chosen_from(preferred));
        Locale { language }
    }
}

impl<S: Sync> FromRequestParts<S> for Locale {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Locale, Infallible> {
        Ok(Locale::of(parts.uri.query(), &parts.headers))
    }
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    pair(text(headers, &COOKIE)?.split(';').map(str::trim), name)
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

fn pair<'a>(pairs: impl Iterator<Item = &'a str>, name: &str) -> Option<&'a str> {
    pairs.filter_map(|pair| pair.split_once('=')).find(|(key, _)| *key == name).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_address_asks_for_comes_first_and_english_last() {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, "xx, yy;q=2".parse().expect("a header"));
        assert_eq!(Locale::of(Some("lang=zz"), &headers).language.tag(), "en");
        assert_eq!(Locale::of(Some("a=1&lang=ru"), &headers).language.tag(), "ru");
    }

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, "a=1; guest=x.y; lang=ru".parse().expect("a header"));
        assert_eq!(cookie(&headers, "guest"), Some("x.y"));
        assert_eq!(cookie(&headers, "none"), None);
    }
}
