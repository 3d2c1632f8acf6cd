//! The requests of a page that asks the site for every position it may have to animate.
//!
//! Pages did so before moves arrived with their sowing. `sower bench server --ask-positions` measures what that costs.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio::time::timeout;

use crate::http;
use crate::tally::Tally;

/// Requests that may wait for the connection. A browser would wait too; the tally counts what is dropped as refused.
const WAITING: usize = 16;

/// The largest response to read, in bytes.
const LARGEST: usize = 1 << 20;

/// How long a request may take before the connection is opened anew.
const PATIENCE: Duration = Duration::from_secs(30);

/// One page's connection for requests, kept open as a browser keeps it.
pub(crate) struct Page {
    requests: mpsc::Sender<Value>,
    task: AbortHandle,
    tally: Arc<Tally>,
}

impl Drop for Page {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Page {
    pub(crate) fn open(
        site: SocketAddr,
        from: Option<IpAddr>,
        cookie: Option<String>,
        tally: Arc<Tally>,
    ) -> Page {
        let (requests, waiting) = mpsc::channel(WAITING);
        let task = tokio::spawn(serve(site, from, cookie, waiting, Arc::clone(&tally))).abort_handle();
        Page { requests, task, tally }
    }

    /// Asks for the position after these moves, without waiting for the answer.
    pub(crate) fn ask(&self, game: &str, start: &str, moves: &[String]) {
        let asked = json!({ "game": game, "changes": [], "position": start, "moves": moves });
        if self.requests.try_send(asked).is_err() {
            self.tally.refused();
        }
    }
}

async fn serve(
    site: SocketAddr,
    from: Option<IpAddr>,
    cookie: Option<String>,
    mut waiting: mpsc::Receiver<Value>,
    tally: Arc<Tally>,
) {
    let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
    let mut open: Option<BufReader<TcpStream>> = None;
    while let Some(asked) = waiting.recv().await {
        let body = asked.to_string();
        let request = format!(
            "POST /api/look HTTP/1.1\r\nHost: {site}\r\nX-Sower: 1\r\nContent-Type: application/json\r\n\
             Accept-Encoding: br\r\n{cookie}Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let answered = timeout(PATIENCE, exchange(&mut open, site, from, &request)).await;
        match answered.ok().flatten() {
            Some(bytes) => tally.received(bytes),
            None => {
                open = None;
                tally.refused();
            }
        }
    }
}

/// Sends a request, over a new connection if there is none; returns the size of the answer, if its status is 200.
async fn exchange(
    open: &mut Option<BufReader<TcpStream>>,
    site: SocketAddr,
    from: Option<IpAddr>,
    request: &str,
) -> Option<usize> {
    if open.is_none() {
        *open = Some(BufReader::new(http::connect(site, from).await.ok()?));
    }
    let stream = open.as_mut()?;
    stream.write_all(request.as_bytes()).await.ok()?;
    let (mut head, mut length) = (0, 0);
    let mut line = String::new();
    let mut is_well = false;
    loop {
        line.clear();
        let read = stream.read_line(&mut line).await.ok()?;
        if read == 0 || head + read > LARGEST {
            return None;
        }
        is_well |= head == 0 && line.contains(" 200 ");
        head += read;
        if line.trim_end().is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().ok().filter(|length| *length <= LARGEST)?;
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.ok()?;
    is_well.then_some(head + length)
}
