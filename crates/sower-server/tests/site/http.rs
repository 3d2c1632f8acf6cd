//! A request over a connection of its own, by hand: what the site says to anybody at all.

use std::net::SocketAddr;

use crate::harness::{PATIENCE, Person};
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// Sends some bytes and reads until the site ends the connection.
pub(crate) async fn exchange(address: SocketAddr, request: &[u8]) -> String {
    let asked = async {
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        stream.write_all(request).await.expect("it is sent");
        let mut answer = Vec::new();
        // Whoever is cut off in the middle has read what there was.
        let _ = stream.read_to_end(&mut answer).await;
        String::from_utf8_lossy(&answer).into_owned()
    };
    tokio::time::timeout(PATIENCE, asked).await.expect("it is answered in time")
}

/// The status of an answer to somebody's request, sent as the page sends it.
pub(crate) async fn status(
    address: SocketAddr,
    method: &str,
    path: &str,
    person: &Person,
    body: &Value,
) -> u16 {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let cookie = person.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nX-Sower: 1\r\n{cookie}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    let answer = exchange(address, format!("{head}{body}").as_bytes()).await;
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    status.unwrap_or_else(|| panic!("{method} {path}: {answer:?} is no answer"))
}
