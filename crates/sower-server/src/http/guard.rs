//! Middleware for every request and response: host check, rate limit, tokens, security headers.

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
use crate::http::error::{ApiError, Code};
use crate::http::host::{ReachedAt, is_local};
use crate::http::locale::Locale;
use crate::network::Network;
use crate::site::Site;
use sower_api::custom_rules;

/// The content security policy: only the site's own files, and no inline scripts or styles. WebAssembly may be compiled, but not text.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self' blob:; \
     worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Browser features that the page never uses.
const PERMISSIONS: &str = "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), midi=(), \
     display-capture=(), browsing-topics=()";

/// One year: a browser that has visited over TLS never connects without it.
const ONLY_BY_TLS: &str = "max-age=31536000";

/// The header that every changing request must have; other sites' pages cannot send it without a CORS preflight.
const OWN_PAGE: &str = "x-sower";

/// The header in which a proxy names the client's address.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// Admits a request. The host must be this site. Changes and sockets must come from the
/// site's own page, or with a token, which other sites' pages cannot send. Rate limits apply.
pub(crate) async fn admit(State(site): State<Arc<Site>>, mut request: Request, next: Next) -> Response {
    let locale = Locale::of(request.uri().query(), request.headers());
    if let Err(error) = check_host(&site, &request, locale) {
        return error.into_response();
    }
    let reads = request.method() == Method::GET || request.method() == Method::HEAD;
    let opens_socket = request.headers().contains_key(UPGRADE);
    let has_header = request.headers().contains_key(OWN_PAGE);
    // The page's files need no identity.
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

/// Whether a read-only request needs computation: changed or uploaded rules must be compiled, and a room's review may have to start.
fn computes(request: &Request) -> bool {
    let mut pairs = form_urlencoded::parse(request.uri().query().unwrap_or_default().as_bytes());
    pairs.any(|(name, _)| name == "set")
        // An encoded path may contain any name.
        || request.uri().path().split('/').any(|part| custom_rules::parts(part).is_some() || part.contains('%'))
        || request.uri().path().ends_with("/review")
}

/// Refuses foreign host names if no public address is configured.
fn check_host(site: &Site, request: &Request, locale: Locale) -> Result<(), ApiError> {
    if site.options.public_url.is_some() {
        // A proxy may have rewritten it.
        return Ok(());
    }
    // A client without a host is not a browser, and neither is one with two.
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

/// Characters of a host shown in an error message.
const LONGEST_HOST: usize = 80;

/// Whether a request comes from the site's own page, or not from a page at all.
fn is_own_origin(site: &Site, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    if let Some(public) = &site.options.public_url {
        // A proxy may rewrite the host, so it is not compared.
        return origin.as_bytes() == public.as_str().as_bytes();
    }
    // Without a public address there is no TLS.
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let from = origin.to_str().ok().and_then(|origin| origin.strip_prefix("http://"));
    from.is_some() && from == host
}

/// The client's address behind a proxy: the last entry of the header. Clients can forge the earlier ones.
pub(crate) fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all(FORWARDED_FOR).iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// The network that a request comes from.
pub(crate) fn network(extensions: &Extensions) -> Network {
    let known = extensions.get::<ConnectInfo<SocketAddr>>();
    known.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |known| known.0.ip()).into()
}

/// Adds security headers.
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
    // Together they isolate the page from other sites, so that the browser allows its workers to share memory.
    headers.insert(
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    );
    headers.insert(
        HeaderName::from_static("cross-origin-embedder-policy"),
        HeaderValue::from_static("require-corp"),
    );
    // Do not send the address of a room's link to other sites.
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    answer
}

/// Most API responses are personal, so they are not cached unless they say so.
pub(crate) async fn not_stored(mut answer: Response) -> Response {
    answer.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    answer
}
