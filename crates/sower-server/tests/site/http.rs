//! Raw HTTP requests over their own connection.

use std::net::SocketAddr;

use crate::harness::PATIENCE;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

/// Sends some bytes and reads until the site closes the connection.
pub(crate) async fn exchange(address: SocketAddr, request: &[u8]) -> String {
    let asked = async {
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        stream.write_all(request).await.expect("it is sent");
        let mut answer = Vec::new();
        // If the connection is cut off, the bytes read so far count.
        let _ = stream.read_to_end(&mut answer).await;
        String::from_utf8_lossy(&answer).into_owned()
    };
    tokio::time::timeout(PATIENCE, asked).await.expect("it is answered in time")
}

/// The status of a request with these headers. Does not wait for the body, which may be endless.
pub(crate) async fn status(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &Value,
) -> u16 {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{headers}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let asked = async {
        let mut stream = BufReader::new(TcpStream::connect(address).await.expect("a connection"));
        stream.write_all(request.as_bytes()).await.expect("it is sent");
        let mut first = String::new();
        stream.read_line(&mut first).await.expect("a first line");
        first
    };
    let first = tokio::time::timeout(PATIENCE, asked).await.expect("it is answered in time");
    let status = first.split(' ').nth(1).and_then(|status| status.parse().ok());
    status.unwrap_or_else(|| panic!("{method} {path}: {first:?} is no answer"))
}
