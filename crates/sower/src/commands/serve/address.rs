//! The site's listening address.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddr};

use sower_text::message;
use tokio::net::TcpListener;

use super::ServeArgs;
use crate::failure::Failure;

/// The first port to try, and how many to try.
const FIRST_PORT: u16 = 8080;
const PORTS: u16 = 100;

/// Parses an address with its port.
pub(super) fn read(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| message!("usage-address").to_string())
}

/// Listens on the requested address, or on the first free port.
pub(super) async fn listen(args: &ServeArgs) -> anyhow::Result<TcpListener> {
    let host = if args.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    let first = args.listen.unwrap_or_else(|| SocketAddr::from((host, FIRST_PORT)));
    let tried = if args.listen.is_some() { 1 } else { PORTS };
    for port in first.port()..first.port().saturating_add(tried) {
        let address = SocketAddr::new(first.ip(), port);
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == ErrorKind::AddrInUse && args.listen.is_none() => {}
            Err(error) => return Err(taken(address, &error.to_string())),
        }
    }
    let last = SocketAddr::new(first.ip(), first.port() + (tried - 1));
    Err(taken(last, "every port up to here is in use"))
}

/// Listens on exactly this address.
pub(super) async fn listen_at(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.map_err(|error| taken(address, &error.to_string()))
}

fn taken(address: SocketAddr, reason: &str) -> anyhow::Error {
    let (address, reason) = (address.to_string(), reason.to_owned());
    Failure::input(message!("site-port-taken", address, reason))
}
