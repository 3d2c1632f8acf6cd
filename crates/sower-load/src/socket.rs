//! A room's socket, from the client's side.

use std::net::{IpAddr, SocketAddr};

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Message, protocol::WebSocketConfig};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::http;

/// The part of a message that every reader needs.
#[derive(Debug, Deserialize)]
struct Head<'a> {
    t: &'a str,
    #[serde(default)]
    v: u64,
}

/// A received message.
pub(crate) struct Told {
    pub(crate) kind: Kind,
    /// The room's version.
    pub(crate) v: u64,
    text: tokio_tungstenite::tungstenite::Utf8Bytes,
}

/// The kind of a message, as far as the load generator distinguishes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The whole room, or the changes of a ply.
    State,
    Refused,
    Other,
}

impl Told {
    pub(crate) fn bytes(&self) -> usize {
        self.text.len()
    }

    /// The message's data.
    pub(crate) fn data(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }
}

/// An open socket.
pub(crate) struct Wire {
    stream: WebSocketStream<TcpStream>,
}

impl Wire {
    pub(crate) async fn open(
        site: SocketAddr,
        from: Option<IpAddr>,
        path: &str,
        cookie: Option<&str>,
    ) -> Result<Wire, String> {
        let stream = http::connect(site, from).await?;
        let mut request =
            format!("ws://{site}{path}").into_client_request().map_err(|error| error.to_string())?;
        if let Some(cookie) = cookie {
            let cookie = cookie.parse().map_err(|_| format!("{cookie} is no cookie"))?;
            request.headers_mut().insert("cookie", cookie);
        }
        let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
        let (stream, _) = client_async_with_config(request, stream, Some(config))
            .await
            .map_err(|error| format!("{path}: {error}"))?;
        Ok(Wire { stream })
    }

    /// The next message; none if the connection has ended.
    pub(crate) async fn next(&mut self) -> Option<Told> {
        loop {
            if let Message::Text(text) = self.stream.next().await?.ok()? {
                let head: Head<'_> = serde_json::from_str(&text).ok()?;
                let kind = match head.t {
                    "state" | "moved" => Kind::State,
                    "refused" => Kind::Refused,
                    _ => Kind::Other,
                };
                let v = head.v;
                return Some(Told { kind, v, text });
            }
        }
    }

    /// The next message that contains the room's state.
    pub(crate) async fn state(&mut self) -> Option<Told> {
        loop {
            let told = self.next().await?;
            if told.kind == Kind::State {
                return Some(told);
            }
        }
    }

    /// Sends a message; false if the connection has ended.
    pub(crate) async fn say(&mut self, t: &str, d: Value, v: u64) -> bool {
        let text = json!({ "t": t, "d": d, "v": v }).to_string();
        self.say_text(text).await
    }

    pub(crate) async fn say_text(&mut self, text: String) -> bool {
        self.stream.send(Message::text(text)).await.is_ok()
    }

    /// Reads any text message.
    pub(crate) async fn next_text(&mut self) -> Option<String> {
        loop {
            if let Message::Text(text) = self.stream.next().await?.ok()? {
                return Some(text.as_str().to_owned());
            }
        }
    }
}
