//! A minimal HTTP client: one request, its response and its cookie.

use std::net::{IpAddr, SocketAddr};

use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

/// The largest response to read, in bytes.
const LARGEST: u64 = 1 << 20;

/// Connects to the site from a given local address.
pub(crate) async fn connect(site: SocketAddr, from: Option<IpAddr>) -> Result<TcpStream, String> {
    let told = |error: std::io::Error| error.to_string();
    let socket = if site.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }.map_err(told)?;
    if let Some(from) = from {
        socket.bind(SocketAddr::new(from, 0)).map_err(told)?;
    }
    let stream = socket.connect(site).await.map_err(told)?;
    stream.set_nodelay(true).map_err(told)?;
    Ok(stream)
}

/// Sends a request; returns the response's JSON, and the guest's cookie if one was set.
pub(crate) async fn ask(
    site: SocketAddr,
    from: Option<IpAddr>,
    method: &str,
    path: &str,
    cookie: Option<&str>,
    body: &Value,
) -> Result<(Value, Option<String>), String> {
    let mut stream = connect(site, from).await?;
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {site}\r\nX-Sower: 1\r\nContent-Type: application/json\r\n\
         {cookie}Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    let told = |error: std::io::Error| error.to_string();
    stream.write_all(request.as_bytes()).await.map_err(told)?;
    let mut answer = Vec::new();
    stream.take(LARGEST).read_to_end(&mut answer).await.map_err(told)?;
    let answer = String::from_utf8(answer).map_err(|error| error.to_string())?;
    read(&answer).ok_or_else(|| format!("{method} {path}: {}", answer.chars().take(300).collect::<String>()))
}

/// Reads from the site's metrics how many commits there were, and how many writes they contained.
pub(crate) async fn commits(metrics: SocketAddr) -> Option<(u64, u64)> {
    let mut stream = connect(metrics, None).await.ok()?;
    let request = format!("GET /metrics HTTP/1.1\r\nHost: {metrics}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut page = String::new();
    stream.take(LARGEST).read_to_string(&mut page).await.ok()?;
    let count = |name: &str| {
        let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))?;
        line.trim().parse::<f64>().ok().map(|count| count as u64)
    };
    Some((count("sower_commit_seconds_count")?, count("sower_writes_total")?))
}

/// The body and cookie of a response with status 200.
fn read(answer: &str) -> Option<(Value, Option<String>)> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let mut lines = head.lines();
    lines.next().filter(|status| status.contains(" 200 "))?;
    let cookie = lines
        .filter_map(|line| line.split_once(':'))
        .find(|(name, _)| name.eq_ignore_ascii_case("set-cookie"))
        .and_then(|(_, value)| value.trim().split(';').next())
        .map(str::to_owned);
    Some((serde_json::from_str(body).ok()?, cookie))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_has_a_body_and_perhaps_a_cookie() {
        let answer = "HTTP/1.1 200 OK\r\nSet-Cookie: guest=a.b; Path=/\r\n\r\n{\"id\":1}";
        assert_eq!(read(answer), Some((serde_json::json!({ "id": 1 }), Some("guest=a.b".to_owned()))));
        assert_eq!(read("HTTP/1.1 404 Not Found\r\n\r\n{}"), None);
        assert_eq!(read("nonsense"), None);
    }
}
