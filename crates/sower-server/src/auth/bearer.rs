//! API tokens: `Authorization: Bearer SECRET` instead of a cookie.

use axum::extract::{MatchedPath, Request};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use sha2::{Digest as _, Sha256};
use sower_text::message;

use crate::api::{TokenAccess, token_access};
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::random;
use crate::site::Site;
use crate::store::{Bearer, Millis, TokenWrite, Write};

/// The prefix of every secret, so that leaked ones are recognisable.
const PREFIX: &str = "sower_";

/// The precision with which a token's last use is stored.
const HOUR: Millis = 60 * 60 * 1000;

/// A new secret with 160 random bits.
pub(crate) fn new_secret() -> String {
    format!("{PREFIX}{}", random::hex(&random::bytes::<20>()))
}

/// A new token's number. Its first letter distinguishes it from session numbers, which appear in the same places.
pub(crate) fn new_id() -> String {
    format!("t{}", random::hex(&random::bytes::<8>()))
}

/// The hash to store for a secret. Secrets are random, so a plain hash cannot be reversed.
pub(crate) fn kept_secret(secret: &str) -> String {
    random::hex(&Sha256::digest(secret.as_bytes()))
}

/// The secret in a request's header, if there is one. Cookies are then ignored.
pub(crate) fn secret(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, secret) = value.trim().split_once(' ').unwrap_or((value.trim(), ""));
    // Other schemes are for a proxy.
    scheme.eq_ignore_ascii_case("bearer").then(|| secret.trim())
}

/// Enforces a token's scopes, and attaches its account to the request.
pub(crate) async fn admit(
    site: &Site,
    secret: String,
    request: &mut Request,
    locale: Locale,
) -> Result<(), ApiError> {
    request.headers_mut().remove(COOKIE);
    let found = match secret.starts_with(PREFIX) && secret.len() <= 128 {
        true => site.db.store.bearer(&kept_secret(&secret)).await,
        false => Ok(None),
    };
    let found = found.map_err(|error| site.storage_error(&error, locale))?;
    let bearer = found.ok_or_else(|| locale.error(Code::BadToken, &message!("site-bad-token")))?;
    let route = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    match route.map(|route| token_access(request.method(), route)) {
        // The route does not exist, which the router reports later.
        None | Some(TokenAccess::Any) => {}
        Some(TokenAccess::Scope(scope)) if bearer.token.scopes.contains(&scope) => {}
        Some(TokenAccess::Scope(scope)) => {
            let scope = scope.name().to_owned();
            return Err(locale.error(Code::MissingScope, &message!("site-missing-scope", scope)));
        }
        Some(TokenAccess::Never) => {
            return Err(locale.error(Code::MissingScope, &message!("site-no-scope-for-this")));
        }
    }
    note_use(site, &bearer).await;
    request.extensions_mut().insert(bearer);
    Ok(())
}

async fn note_use(site: &Site, bearer: &Bearer) {
    let now = site.now();
    if bearer.token.used.is_some_and(|used| used + HOUR > now) {
        return;
    }
    let used = TokenWrite::Used { token: bearer.token.id.clone(), at: now - now % HOUR };
    // The request succeeds anyway; only the time of last use is less exact.
    if let Err(error) = site.db.writer.write(Write::Token(Box::new(used))).await {
        site.log_error(&error);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_found_in_its_header_and_nowhere_else() {
        let of = |value: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(AUTHORIZATION, value.parse().expect("a header"));
            secret(&headers).map(str::to_owned)
        };
        assert_eq!(of("Bearer sower_1").as_deref(), Some("sower_1"));
        assert_eq!(of("bearer  sower_1 ").as_deref(), Some("sower_1"));
        assert_eq!(of("Bearer").as_deref(), Some(""));
        assert_eq!(of("Basic YTpi"), None);
        assert_eq!(secret(&HeaderMap::new()), None);
    }

    #[test]
    fn secrets_differ_and_their_hashes_tell_nothing() {
        let [one, other] = [new_secret(), new_secret()];
        assert_ne!(one, other);
        assert_eq!(one.len(), PREFIX.len() + 40);
        assert_eq!(kept_secret(&one).len(), 64);
        assert!(!kept_secret(&one).contains(&one[PREFIX.len()..]));
    }
}
