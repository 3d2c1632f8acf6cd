//! The wire to one who is in a room.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval, timeout};

use super::messages::{Ask, Mailbox, OUTBOX, framed};
use super::view::Viewer;
use crate::http::error::{Code, Fault};
use crate::http::locale::Reader;
use crate::limits::{Pace, Paced};
use crate::sentences::SiteTalk;
use crate::site::Site;
use crate::wire::{FromPlayer, ToPlayer};

/// How long a frame may take to leave: beyond that the other end is not there, or does not read.
const SENDING: Duration = Duration::from_secs(10);

/// How often a silent client is asked whether it is there, and how long it may say nothing at all.
const PING_EVERY: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(50);

/// What a client sends.
#[derive(Debug, Deserialize)]
struct Envelope {
    t: String,
    #[serde(default)]
    d: Value,
    #[serde(default)]
    v: u64,
}

/// Reads a message; what is wrong with it comes as a sentence for programmers.
pub fn decode(text: &str) -> Result<(u64, FromPlayer), String> {
    let Envelope { t, d, v } = serde_json::from_str(text).map_err(|error| error.to_string())?;
    read(&t, d).map(|said| (v, said))
}

/// What somebody says, by its name and its data.
pub(crate) fn read(t: &str, d: Value) -> Result<FromPlayer, String> {
    let message = if d.is_null() { json!({ "t": t }) } else { json!({ "t": t, "d": d }) };
    serde_json::from_value(message).map_err(|error| error.to_string())
}

/// Serves a socket until it closes.
pub(crate) async fn serve(mut socket: WebSocket, site: Arc<Site>, id: String, viewer: Viewer) {
    let reader = viewer.reader;
    let (outbox, mut frames) = mpsc::channel::<String>(OUTBOX);
    let enter = |tell| Ask::Enter { viewer: Box::new(viewer.clone()), outbox: outbox.clone(), tell };
    // Entering may open the room, which takes much room itself; a socket should not keep that for as long as it lives.
    let entered = Box::pin(site.rooms.ask(&site, &id, reader, enter)).await;
    // Only the room holds the outbox from now on: when it lets go, this ends.
    drop(outbox);
    let (number, mailbox) = match entered {
        Ok(entered) => entered,
        Err(fault) => {
            let _ = socket.send(refusal(&fault, 0)).await;
            let _ = socket.send(goodbye(1008, &fault.message)).await;
            return;
        }
    };
    let mut pace = Pace::new(site.options.limits);
    let mut heard = Instant::now();
    let mut pings = interval(PING_EVERY);
    let mut ended = pin!(site.shutdown.wait());
    let ending = loop {
        tokio::select! {
            frame = frames.recv() => {
                let Some(frame) = frame else {
                    // A room that ends with its site lets go of its sockets, which may be seen before the end itself.
                    break match site.shutdown.has_begun() {
                        true => goodbye(1012, &reader.say(&SiteTalk::ShuttingDown)),
                        false => goodbye(1013, &reader.say(&SiteTalk::TooSlow)),
                    };
                };
                match timeout(SENDING, socket.send(Message::text(frame))).await {
                    Ok(Ok(())) => {}
                    _ => break goodbye(1013, &reader.say(&SiteTalk::TooSlow)),
                }
            }
            message = socket.recv() => {
                heard = Instant::now();
                site.metrics.messages.fetch_add(1, Ordering::Relaxed);
                match message {
                    Some(Ok(Message::Text(text))) => match pace.step() {
                        Paced::Fine => {
                            if let Err(fault) = hear(&text, &mailbox, number, &site, reader).await
                                && !matches!(timeout(SENDING, socket.send(refusal(&fault, 0))).await, Ok(Ok(())))
                            {
                                break goodbye(1013, "");
                            }
                        }
                        Paced::TooFast => {
                            let fault = reader.fault(Code::TooMany, &SiteTalk::TooMany);
                            if !matches!(timeout(SENDING, socket.send(refusal(&fault, 0))).await, Ok(Ok(()))) {
                                break goodbye(1013, "");
                            }
                        }
                        Paced::Flood => break goodbye(1008, &reader.say(&SiteTalk::TooMany)),
                    },
                    Some(Ok(Message::Binary(_))) => break goodbye(1003, ""),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                        if pace.step() == Paced::Flood {
                            break goodbye(1008, &reader.say(&SiteTalk::TooMany));
                        }
                    }
                    // A frame that is too large ends up here too.
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break goodbye(1000, ""),
                }
            }
            _ = pings.tick() => {
                if heard.elapsed() > SILENCE {
                    break goodbye(1001, "");
                }
                if !matches!(timeout(SENDING, socket.send(Message::Ping(Default::default()))).await, Ok(Ok(()))) {
                    break goodbye(1001, "");
                }
            }
            () = &mut ended => break goodbye(1012, &reader.say(&SiteTalk::ShuttingDown)),
        }
    };
    let _ = mailbox.send(Ask::Leave { socket: number }).await;
    let _ = timeout(SENDING, socket.send(ending)).await;
}

async fn hear(text: &str, mailbox: &Mailbox, socket: u64, site: &Site, reader: Reader) -> Result<(), Fault> {
    let at = site.now();
    let (v, said) =
        decode(text).map_err(|reason| reader.fault(Code::BadRequest, &SiteTalk::BadMessage { reason }))?;
    let sent = mailbox.send(Ask::Say { socket, v, at, said }).await;
    sent.map_err(|_| reader.fault(Code::Busy, &SiteTalk::Busy))
}

fn refusal(fault: &Fault, v: u64) -> Message {
    Message::text(framed(&ToPlayer::Refused(fault.problem()), v))
}

/// A close frame; its reason has at most 123 bytes by the protocol.
pub(crate) fn goodbye(code: u16, reason: &str) -> Message {
    let mut end = reason.len().min(120);
    while !reason.is_char_boundary(end) {
        end -= 1;
    }
    Message::Close(Some(CloseFrame { code, reason: reason[..end].to_owned().into() }))
}
