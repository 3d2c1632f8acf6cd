//! Middleware for every request and answer: host check, rate limit, tokens, security headers.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    UPGRADE, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use sower_text::message;

use crate::auth::bearer;
use crate::auth::guest::protect_cookies;
use crate::custom_rules;
use crate::http::error::{ApiError, Code};
use crate::http::host::{ReachedAt, is_local};
use crate::http::locale::Locale;
use crate::network::Network;
use crate::site::Site;

/// What the page may load: its own files and nothing else, no script or style that stands in a page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self' blob:; \
     worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What the page never asks a browser for.
const PERMISSIONS: &str = "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), midi=(), \
     display-capture=(), browsing-topics=()";

/// A year: a browser that has come once over TLS does not try without it.
const ONLY_BY_TLS: &str = "max-age=31536000";

/// The header without which nothing is changed: a foreign page cannot send it without asking first.
const OWN_PAGE: &str = "x-sower";

/// In which a proxy tells whom it speaks for.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// Lets a request in: to a host that is this site, from the site's own page where something is changed or a socket is opened, or
/// with a token, which no foreign page can send in somebody's name; and not too often.
pub(crate) async fn admit(State(site): State<Arc<Site>>, mut request: Request, next: Next) -> Response {
    let locale = Locale::of(request.uri().query(), request.headers());
    if let Err(error) = check_host(&site, &request, locale) {
        return error.into_response();
    }
    let reads = request.method() == Method::GET || request.method() == Method::HEAD;
    let opens_socket = request.headers().contains_key(UPGRADE);
    let has_header = request.headers().contains_key(OWN_PAGE);
    // What the page is made of asks for nobody's name.
    let is_asked = request.uri().path().starts_with("/api/");
    let secret = bearer::secret(request.headers()).filter(|_| is_asked).map(str::to_owned);
    let is_foreign =
        (!reads || opens_socket) && !is_own_origin(&site, request.headers()) || !reads && !has_header;
    if is_foreign && secret.is_none() {
        return locale.error(Code::NotYours, &message!("site-foreign-page")).into_response();
    }
    let costs = !reads || opens_socket || is_asked && computes(&request);
    if costs && !site.limits.allow_request(network(request.extensions())) {
        return locale.error(Code::TooMany, &message!("site-too-many")).into_response();
    }
    if let Some(secret) = secret
        && let Err(error) = bearer::admit(&site, secret, &mut request, locale).await
    {
        return error.into_response();
    }
    next.run(request).await
}

/// Whether something has to be computed to answer a request that only reads: a game with changed rules, or by rules that a guest has
/// uploaded, is compiled first, and a review of a room is begun.
fn computes(request: &Request) -> bool {
    let mut pairs = form_urlencoded::parse(request.uri().query().unwrap_or_default().as_bytes());
    pairs.any(|(name, _)| name == "set")
        // What is written in an unusual way may be any name.
        || request.uri().path().split('/').any(|part| custom_rules::parts(part).is_some() || part.contains('%'))
        || request.uri().path().ends_with("/review")
}

/// Refuses a name that is not this site's where no public address says which is.
fn check_host(site: &Site, request: &Request, locale: Locale) -> Result<(), ApiError> {
    if site.options.public_url.is_some() {
        // A proxy may have made anything of it.
        return Ok(());
    }
    // A program that names no host is no browser; one that names two is none either.
    let mut hosts = request.headers().get_all(HOST).iter();
    let Some(host) = hosts.next() else { return Ok(()) };
    if hosts.next().is_some() {
        let reason = "it has two Host headers".to_owned();
        return Err(locale.error(Code::BadRequest, &message!("site-bad-query", reason)));
    }
    let reached = request.extensions().get::<ReachedAt>().copied();
    let host = host.to_str().unwrap_or_default();
    match is_local(host, reached) {
        true => Ok(()),
        false => {
            let host: String = host.chars().take(LONGEST_HOST).collect();
            Err(locale.error(Code::NotYours, &message!("site-foreign-host", host)))
        }
    }
}

/// So many characters of a host are told.
const LONGEST_HOST: usize = 80;

/// Whether a request comes from the site's own page, or from no page at all.
fn is_own_origin(site: &Site, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    if let Some(public) = &site.options.public_url {
        // What a proxy makes of the host does not matter then.
        return origin.as_bytes() == public.as_str().as_bytes();
    }
    // Without a public address there is no TLS.
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let from = origin.to_str().ok().and_then(|origin| origin.strip_prefix("http://"));
    from.is_some() && from == host
}

/// Who is behind a proxy, by the last word of its header: whatever stands before it anybody may have written.
pub(crate) fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all(FORWARDED_FOR).iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// The network that a request comes from.
pub(crate) fn network(extensions: &Extensions) -> Network {
    let known = extensions.get::<ConnectInfo<SocketAddr>>();
    known.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |known| known.0.ip()).into()
}

/// Tells the browser what the page may not do.
pub(crate) async fn harden(State(site): State<Arc<Site>>, mut answer: Response) -> Response {
    let headers = answer.headers_mut();
    if site.is_secure() {
        protect_cookies(headers);
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ONLY_BY_TLS));
    }
    headers.insert(HeaderName::from_static("permissions-policy"), HeaderValue::from_static(PERMISSIONS));
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    // A link for playing must not be told to whatever is linked from the page.
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    answer
}

/// Most answers of the API are meant for one person: no cache keeps one that does not say otherwise.
pub(crate) async fn not_stored(mut answer: Response) -> Response {
    answer.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    answer
}
