//! What every request goes through, and every answer.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, SET_COOKIE, UPGRADE, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{Extensions, HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::bearer;
use crate::fault::Code;
use crate::public::PublicUrl;
use crate::reader::Reader;
use crate::site::Site;
use crate::talk::SiteTalk;

/// What the page may load: its own files and nothing else, no script or style that stands in a page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self' blob:; \
     worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The header without which nothing is changed: a foreign page cannot send it without asking first.
const OWN_PAGE: &str = "x-sower";

/// In which a proxy tells whom it speaks for.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// Lets in what may come in: from the site's own page where something is changed or a socket is opened, or with a token, which no
/// foreign page can send in somebody's name; and not too much.
pub(crate) async fn admit(State(site): State<Arc<Site>>, mut request: Request, next: Next) -> Response {
    let reader = Reader::of(request.uri().query(), request.headers());
    let reads = request.method() == Method::GET || request.method() == Method::HEAD;
    let opens_socket = request.headers().contains_key(UPGRADE);
    let has_header = request.headers().contains_key(OWN_PAGE);
    // What the page is made of asks for nobody's name.
    let is_asked = request.uri().path().starts_with("/api/");
    let secret = bearer::secret(request.headers()).filter(|_| is_asked).map(str::to_owned);
    let is_foreign =
        (!reads || opens_socket) && !is_own_origin(&site, request.headers()) || !reads && !has_header;
    if is_foreign && secret.is_none() {
        return reader.fault(Code::NotYours, &SiteTalk::ForeignPage).into_response();
    }
    if (!reads || opens_socket) && !site.requests.take(address(request.extensions())) {
        return reader.fault(Code::TooMany, &SiteTalk::TooMany).into_response();
    }
    if let Some(secret) = secret
        && let Err(fault) = bearer::admit(&site, secret, &mut request, reader).await
    {
        return fault.into_response();
    }
    next.run(request).await
}

/// Whether a request comes from the site's own page, or from no page at all.
fn is_own_origin(site: &Site, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    if let Some(public) = &site.options.public_url {
        // What a proxy makes of the host does not matter then.
        return origin.as_bytes() == public.as_str().as_bytes();
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let from = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    from.is_some() && from == host
}

/// Cookies of a site that is reached over TLS are never sent without it.
fn secure_cookies(headers: &mut HeaderMap) {
    let cookies: Vec<HeaderValue> = headers.get_all(SET_COOKIE).iter().cloned().collect();
    headers.remove(SET_COOKIE);
    for cookie in cookies {
        let secure = [cookie.as_bytes(), b"; Secure"].concat();
        headers.append(SET_COOKIE, HeaderValue::from_bytes(&secure).unwrap_or(cookie));
    }
}

/// Who is behind a proxy, by the last word of its header: whatever stands before it anybody may have written.
pub(crate) fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all(FORWARDED_FOR).iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// Where a request comes from.
pub(crate) fn address(extensions: &Extensions) -> IpAddr {
    let known = extensions.get::<ConnectInfo<SocketAddr>>();
    known.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |known| known.0.ip())
}

/// Tells the browser what the page may not do.
pub(crate) async fn harden(State(site): State<Arc<Site>>, mut answer: Response) -> Response {
    let headers = answer.headers_mut();
    if site.options.public_url.as_ref().is_some_and(PublicUrl::is_secure) {
        secure_cookies(headers);
    }
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    // A link for playing must not be told to whatever is linked from the page.
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    answer
}
