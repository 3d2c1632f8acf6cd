//! The network a request comes from, as limits and ratings count it.

use std::fmt;
use std::net::IpAddr;

/// The network of an address. A household or rented machine usually has one IPv4 address, or 2⁶⁴ IPv6 addresses. So a network is a whole
/// IPv4 address, or the first 64 bits of an IPv6 address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Network {
    V4([u8; 4]),
    V6([u16; 4]),
}

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Network {
        match address.to_canonical() {
            IpAddr::V4(address) => Network::V4(address.octets()),
            IpAddr::V6(address) => {
                let [first, second, third, fourth, ..] = address.segments();
                Network::V6([first, second, third, fourth])
            }
        }
    }
}

impl Network {
    /// The larger network that a provider may assign to one customer: the first 48 bits of IPv6.
    pub(crate) fn wide(self) -> Network {
        match self {
            Network::V4(octets) => Network::V4(octets),
            Network::V6([first, second, third, _]) => Network::V6([first, second, third, 0]),
        }
    }
}

impl fmt::Display for Network {
    /// This form is signed in the stored places of running games, so it must not change.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Network::V4(octets) => IpAddr::from(*octets).fmt(f),
            Network::V6(segments) => write!(f, "{segments:x?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(address: &str) -> Network {
        address.parse::<IpAddr>().expect("an address").into()
    }

    #[test]
    fn a_household_is_one_network_and_two_of_them_are_two() {
        assert_eq!(network("2001:db8:1:2::7"), network("2001:db8:1:2:ffff::8"));
        assert_ne!(network("2001:db8:1:2::7"), network("2001:db8:1:3::7"));
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"));
        assert_ne!(network("::ffff:192.0.2.1"), network("::ffff:192.0.2.2"));
        assert_eq!(network("2001:db8:1:2::7").wide(), network("2001:db8:1:3::7").wide());
        assert_ne!(network("2001:db8:1:2::7").wide(), network("2001:db8:2:2::7").wide());
        assert_eq!(network("192.0.2.1").to_string(), "192.0.2.1");
        assert_eq!(network("2001:db8:1:2::7").to_string(), "[2001, db8, 1, 2]");
    }
}
