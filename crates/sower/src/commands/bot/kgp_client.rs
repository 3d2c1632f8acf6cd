//! `sower bot kgp://…`: plays on a KGP server.

use std::net::{TcpStream, ToSocketAddrs as _};
use std::time::Duration;

use sower_kgp::client::{self, ClientEvent, Mode, Options};
use sower_kgp::{Argument, PORT};
use sower_text::message;

use super::BotArgs;
use crate::commands::tables;
use crate::failure::Failure;
use crate::machine;

/// The connection timeout.
const CONNECTING: Duration = Duration::from_secs(10);

pub(crate) fn run(args: &BotArgs) -> anyhow::Result<()> {
    let bad = || Failure::input(message!("bot-bad-address", url = args.url.clone()));
    let rest = args.url.strip_prefix("kgp://").ok_or_else(bad)?;
    let (host, port) = host_and_port(rest).ok_or_else(bad)?;
    let stream = connect(host, port)
        .map_err(|reason| Failure::no(message!("bot-no-connection", url = args.url.clone(), reason)))?;
    let options = Options {
        mode: if args.simple { Mode::Simple } else { Mode::Freeplay },
        name: Some(args.name.clone()),
        authors: args.authors.clone(),
        description: Some(format!("Sower {}", env!("CARGO_PKG_VERSION"))),
        token: args.token.clone(),
        level: args.level,
        time: args.time,
        settings: machine::search_settings(args.memory, args.threads)?.with_probes(tables::probes()),
    };
    client::play(stream, &options, &tell).map_err(Failure::no)
}

/// Parses `host`, `host:port` or `[::1]:port`, with or without a trailing slash.
fn host_and_port(text: &str) -> Option<(&str, u16)> {
    let text = text.strip_suffix('/').unwrap_or(text);
    let (host, port) = match text.rsplit_once(':') {
        Some((host, port)) if !port.ends_with(']') => (host, port.parse().ok()?),
        _ => (text, PORT),
    };
    let host = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
    (!host.is_empty() && !host.contains('/')).then_some((host, port))
}

fn connect(host: &str, port: u16) -> Result<TcpStream, String> {
    let mut reason = "it has no address".to_owned();
    for address in (host, port).to_socket_addrs().map_err(|error| error.to_string())? {
        match TcpStream::connect_timeout(&address, CONNECTING) {
            Ok(stream) => return Ok(stream),
            Err(error) => reason = error.to_string(),
        }
    }
    Err(reason)
}

/// Prints answers to stdout, and everything else to stderr.
fn tell(news: ClientEvent) {
    match news {
        ClientEvent::Server(server) => eprintln!("{}", message!("bot-plays-at", server)),
        ClientEvent::Complaint(reason) => eprintln!("{}", message!("bot-complaint", reason)),
        ClientEvent::Answered(board, pit) => println!("{} {pit}", Argument::from(&board)),
    }
}

#[cfg(test)]
mod tests {
    use super::host_and_port;

    #[test]
    fn an_address_may_leave_its_port_out() {
        assert_eq!(host_and_port("kalah.example"), Some(("kalah.example", 2671)));
        assert_eq!(host_and_port("127.0.0.1:99/"), Some(("127.0.0.1", 99)));
        assert_eq!(host_and_port("[::1]:99"), Some(("::1", 99)));
        assert_eq!(host_and_port("[::1]"), Some(("::1", 2671)));
        for bad in ["", ":99", "host:port", "host:99999", "host/path:1"] {
            assert_eq!(host_and_port(bad), None, "{bad}");
        }
    }
}
