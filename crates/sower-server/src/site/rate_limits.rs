//! Rate limits per guest, account or network.

use crate::limits::{Buckets, Limits, OpenCount};
use crate::network::Network;

/// The counters of a site. Each allowed action takes one token out of a bucket that refills.
pub(crate) struct RateLimits {
    pub(crate) connections: OpenCount,
    pub(crate) sockets: OpenCount,
    requests: Buckets<Network>,
    /// By guest and by network.
    new_rooms: Buckets<String>,
    /// Without it, a client that opens many sockets in turn could fill the database within the other limits.
    new_rooms_per_day: Buckets<Network>,
    /// By room and guest.
    messages: Buckets<String>,
    /// By guest and by network.
    new_rules: Buckets<String>,
    sign_ups: Buckets<Network>,
    sign_ins: Buckets<(Network, String)>,
    sign_ins_per_network: Buckets<Network>,
    /// By the wider network, because one customer of a provider may have thousands of networks.
    sign_ins_wide: Buckets<(Network, String)>,
    /// By session.
    password_checks: Buckets<String>,
    /// By account.
    exports: Buckets<String>,
}

impl RateLimits {
    pub(crate) fn new(limits: Limits) -> RateLimits {
        let [requests, new_rooms, messages, new_rules, sign_ups, sign_ins] = [
            limits.requests,
            limits.new_rooms,
            limits.messages,
            limits.new_rules,
            limits.sign_ups,
            limits.sign_ins,
        ]
        .map(f64::from);
        let (minute, hour, day) = (60.0, 3600.0, 24.0 * 3600.0);
        RateLimits {
            connections: OpenCount::new(limits.connections),
            sockets: OpenCount::new(limits.sockets),
            requests: Buckets::new(requests, requests * 10.0),
            new_rooms: Buckets::new(new_rooms / minute, new_rooms * 2.0),
            new_rooms_per_day: Buckets::new(new_rooms * 100.0 / day, new_rooms * 100.0),
            messages: Buckets::new(messages, messages),
            new_rules: Buckets::new(new_rules / hour, new_rules / 2.0),
            sign_ups: Buckets::new(sign_ups / hour, sign_ups / 2.0),
            sign_ins: Buckets::new(sign_ins / minute, sign_ins * 10.0),
            sign_ins_per_network: Buckets::new(sign_ins / 10.0, sign_ins * 30.0),
            sign_ins_wide: Buckets::new(sign_ins / 10.0, sign_ins * 30.0),
            password_checks: Buckets::new(sign_ins / minute, sign_ins * 10.0),
            exports: Buckets::new(1.0 / minute, 5.0),
        }
    }

    /// A request that changes or computes something.
    pub(crate) fn allow_request(&self, network: Network) -> bool {
        self.requests.take(network)
    }

    /// A new room, challenge or named guest.
    pub(crate) fn allow_creation(&self, guest: &str, network: Option<Network>) -> bool {
        self.new_rooms.take(guest.to_owned())
            && network.is_none_or(|network| {
                self.new_rooms.take(network.to_string()) && self.new_rooms_per_day.take(network)
            })
    }

    /// A message to a room without a socket.
    pub(crate) fn allow_message(&self, room: &str, guest: &str) -> bool {
        self.messages.take(format!("{room} {guest}"))
    }

    /// A rules file to keep.
    pub(crate) fn allow_rules(&self, guest: &str, network: Network) -> bool {
        self.new_rules.take(guest.to_owned()) && self.new_rules.take(network.to_string())
    }

    pub(crate) fn allow_sign_up(&self, network: Network) -> bool {
        self.sign_ups.take(network)
    }

    /// An attempt to sign in, whether or not the account exists. There is
    /// no limit by name alone, because strangers could lock the owner out.
    pub(crate) fn allow_sign_in(&self, network: Network, name: String) -> bool {
        self.sign_ins_per_network.take(network)
            && self.sign_ins.take((network, name.clone()))
            && self.sign_ins_wide.take((network.wide(), name))
    }

    /// A signed-in person's attempt to confirm their password. Other clients cannot use up these attempts.
    pub(crate) fn allow_password_check(&self, session: &str) -> bool {
        self.password_checks.take(session.to_owned())
    }

    /// A file with all data of an account.
    pub(crate) fn allow_export(&self, account: &str) -> bool {
        self.exports.take(account.to_owned())
    }
}
