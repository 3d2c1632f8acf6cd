//! The way into a socket: who comes, whether there is room for another one of theirs, and how large a message may be.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::http::request::Parts;
use axum::response::Response;
use futures_util::future::BoxFuture;

use crate::auth::guest::{self, Guest};
use crate::http::error::{Code, Fault};
use crate::http::guard::network;
use crate::http::locale::Reader;
use crate::limits::Counted;
use crate::network::Network;
use crate::sentences::SiteTalk;
use crate::site::{LARGEST_BODY, Site};

/// What is read at once. Messages are small and sockets are many: what the library takes by itself, 128 KiB each, would be more than
/// all else.
const READ_BUFFER: usize = 512;

/// Somebody who asks for a socket and may have one.
pub(crate) struct SocketEntry {
    /// The guest of their cookie, if it is good.
    pub(crate) guest: Option<Guest>,
    /// What their browser is known by.
    pub(crate) browser: Option<String>,
    /// Where they come from.
    pub(crate) network: Network,
    /// Waits until they have to go.
    departed: BoxFuture<'static, ()>,
    counted: Counted,
    upgrade: WebSocketUpgrade,
}

impl SocketEntry {
    /// What waits until they have to go: signed out, forgotten, or with a token that is good no more.
    pub(crate) fn departed(&mut self) -> BoxFuture<'static, ()> {
        std::mem::replace(&mut self.departed, Box::pin(std::future::pending()))
    }

    /// Opens the socket, which is counted until it is served no more.
    pub(crate) fn open<F>(self, serve: impl FnOnce(WebSocket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let SocketEntry { counted, upgrade, .. } = self;
        let upgrade = upgrade.max_message_size(LARGEST_BODY).max_frame_size(LARGEST_BODY);
        upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(0).on_upgrade(move |socket| async move {
            let _counted = counted;
            // In a place of its own, or it would be kept twice: as what is to be served, and as what is.
            Box::pin(serve(socket)).await;
        })
    }
}

impl FromRequestParts<Arc<Site>> for SocketEntry {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<SocketEntry, Fault> {
        let reader = Reader::of(parts.uri.query(), &parts.headers);
        let upgrade = WebSocketUpgrade::from_request_parts(parts, site).await.map_err(|rejection| {
            reader.fault(Code::BadRequest, &SiteTalk::BadQuery { reason: rejection.body_text() })
        })?;
        let guest = guest::known(site, parts, reader).await?;
        let session = guest.as_ref().and_then(|guest| guest.session.as_deref());
        let departed = site.departures.of(guest.as_ref().map(|guest| guest.id.as_str()), session);
        let browser = guest::browser(site, &parts.headers).map(str::to_owned);
        let network = network(&parts.extensions);
        let counted = site.sockets.count(network);
        let counted = counted.ok_or_else(|| reader.fault(Code::TooMany, &SiteTalk::TooMany))?;
        Ok(SocketEntry { guest, browser, network, departed: Box::pin(departed), counted, upgrade })
    }
}
