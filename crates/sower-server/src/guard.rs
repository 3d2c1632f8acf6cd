//! What every request goes through, and every answer.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, UPGRADE, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{Extensions, HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::fault::Code;
use crate::reader::Reader;
use crate::site::Site;
use crate::talk::SiteTalk;

/// What the page may load: its own files and nothing else, no script or style that stands in a page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self' blob:; \
     worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The header without which nothing is changed: a foreign page cannot send it without asking first.
const OWN_PAGE: &str = "x-sower";

/// Lets in what may come in: from the site's own page where something is changed or a socket is opened, and not too much.
pub(crate) async fn admit(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let reader = Reader::of(request.uri().query(), request.headers());
    let reads = request.method() == Method::GET || request.method() == Method::HEAD;
    let opens_socket = request.headers().contains_key(UPGRADE);
    let has_header = request.headers().contains_key(OWN_PAGE);
    if (!reads || opens_socket) && !is_own_origin(request.headers()) || !reads && !has_header {
        return reader.fault(Code::NotYours, &SiteTalk::ForeignPage).into_response();
    }
    if (!reads || opens_socket) && !site.requests.take(address(request.extensions())) {
        return reader.fault(Code::TooMany, &SiteTalk::TooMany).into_response();
    }
    next.run(request).await
}

/// Whether a request comes from the site's own page, or from no page at all.
fn is_own_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let from = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    from.is_some() && from == host
}

/// Where a request comes from.
pub(crate) fn address(extensions: &Extensions) -> IpAddr {
    let known = extensions.get::<ConnectInfo<SocketAddr>>();
    known.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |known| known.0.ip())
}

/// Tells the browser what the page may not do.
pub(crate) async fn harden(mut answer: Response) -> Response {
    let headers = answer.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    // A link for playing must not be told to whatever is linked from the page.
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    answer
}
