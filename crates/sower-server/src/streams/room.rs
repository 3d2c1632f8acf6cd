//! A room's messages as JSON lines, the same that its sockets receive.

use std::sync::Arc;

use axum::response::Response;
use tokio::sync::mpsc;
use tokio::time::interval;

use super::lines::{BEAT, Lines};
use crate::http::error::ApiError;
use crate::network::Network;
use crate::rooms::{OUTBOX, RoomMessage, Viewer};
use crate::site::Site;

/// Joins a room. Refusals are sent before the stream starts.
pub(crate) async fn room(
    site: Arc<Site>,
    id: String,
    viewer: Viewer,
    network: Network,
) -> Result<Response, ApiError> {
    let locale = viewer.locale;
    let (lines, answer) = Lines::open(&site, network, locale)?;
    let (outbox, mut frames) = mpsc::channel::<String>(OUTBOX);
    let enter = |tell| RoomMessage::Enter { viewer: Box::new(viewer.clone()), outbox: outbox.clone(), tell };
    let (socket, mailbox) = site.rooms.ask(&site, &id, locale, enter).await?;
    // Now only the room owns the outbox: when the room drops it, the stream ends.
    drop(outbox);
    tokio::spawn(async move {
        let mut beat = interval(BEAT);
        loop {
            let line = tokio::select! {
                frame = frames.recv() => match frame {
                    Some(frame) => frame,
                    None => break,
                },
                _ = beat.tick() => String::new(),
                () = lines.closed() => break,
                () = site.shutdown.wait() => break,
            };
            if !lines.send(line).await {
                break;
            }
        }
        let _ = mailbox.send(RoomMessage::Leave { socket }).await;
    });
    Ok(answer)
}
