//! Checks host names for a site without a public address.
//!
//! An attacker's page can make its own name resolve to this machine (DNS rebinding) and would then count as the site's own page. So a
//! site without a configured public address answers only to IP addresses and local names.

use std::net::{IpAddr, SocketAddr};
use std::sync::LazyLock;

/// The address at which a connection reached this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ReachedAt(pub(crate) SocketAddr);

/// Whether a `Host`, with or without a port, names this machine.
pub(crate) fn is_local(host: &str, reached: Option<ReachedAt>) -> bool {
    let name = without_port(host).trim_end_matches('.').to_ascii_lowercase();
    if let Ok(address) = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>() {
        let address = address.to_canonical();
        let is_reached = |ReachedAt(at): ReachedAt| at.ip().to_canonical() == address;
        return address.is_loopback() || reached.is_some_and(is_reached);
    }
    is_under(&name, "localhost") || name.ends_with(".local") || OWN_NAMES.contains(&name)
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        // An IPv6 address contains colons, and is in brackets if a port follows.
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) && !is_bare_v6(host) => name,
        _ => host,
    }
}

fn is_bare_v6(host: &str) -> bool {
    !host.starts_with('[') && host.matches(':').count() > 1
}

fn is_under(name: &str, parent: &str) -> bool {
    name == parent || name.strip_suffix(parent).is_some_and(|rest| rest.ends_with('.'))
}

/// The machine's host name, and the first part of it.
static OWN_NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let name = host_name().to_ascii_lowercase();
    let short = name.split('.').next().unwrap_or_default().to_owned();
    [name, short].into_iter().filter(|name| !name.is_empty()).collect()
});

#[cfg(unix)]
fn host_name() -> String {
    rustix::system::uname().nodename().to_string_lossy().into_owned()
}

#[cfg(not(unix))]
fn host_name() -> String {
    std::env::var("COMPUTERNAME").unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_without_a_public_address_answers_to_this_machine_alone() {
        let reached = Some(ReachedAt("192.0.2.7:8080".parse().expect("an address")));
        let own = host_name();
        for good in [
            "localhost",
            "LOCALHOST:8080",
            "sower.localhost:1",
            "127.0.0.1",
            "127.9.9.9:80",
            "[::1]:8080",
            "::1",
            "192.0.2.7:8080",
            "[::ffff:192.0.2.7]:8080",
            "kitchen.local:8080",
            "kitchen.local.",
            &own,
        ] {
            assert!(is_local(good, reached), "{good}");
        }
        for bad in [
            "sower.example",
            "localhost.example:8080",
            "127.0.0.1.example",
            "192.0.2.8",
            "notlocalhost",
            "local",
            "",
            ":8080",
            "[2001:db8::1]:8080",
            "evil.example:80:80",
        ] {
            assert!(!is_local(bad, reached), "{bad}");
        }
    }
}
