//! The operator's options for a site.

use std::sync::Arc;
use std::time::Duration;

use sower_tables::TableLibrary;

use crate::http::public_url::PublicUrl;
use crate::limits::Limits;

/// Receives errors for the operator.
pub type Complaints = Box<dyn Fn(&str) + Send + Sync>;

/// Options for opening a site.
pub struct SiteOptions {
    /// How long a player must be away before the opponent may claim the game.
    pub claim_after: Duration,
    /// How long a room without members stays in memory.
    pub idle: Duration,
    /// How long a connection may take to send the head of a request.
    pub head_within: Duration,
    /// How long a client may go without reading what it is sent.
    pub read_within: Duration,
    /// Whether the site can be reached only from this computer.
    pub only_here: bool,
    /// Engine threads for opponents, and as many again for analysis.
    pub thinkers: usize,
    /// Whether to rate games between two players at one address or browser, as a club behind one router may want.
    pub rate_one_place: bool,
    /// Where errors are reported.
    pub complaints: Complaints,
    /// A delay added to every commit, for measurements.
    pub commit_delay: Duration,
    /// Limits on requests, sockets and rooms.
    pub limits: Limits,
    /// The public address, if it differs from the listening address.
    pub public_url: Option<PublicUrl>,
    /// Whether the site is behind a proxy whose forwarded addresses are trusted.
    pub behind_proxy: bool,
    /// Endgame tables for the trainer, if there are any.
    pub tables: Option<Arc<TableLibrary>>,
}

impl Default for SiteOptions {
    fn default() -> SiteOptions {
        // Leave one processor for the sockets.
        let thinkers = std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1);
        SiteOptions {
            claim_after: Duration::from_secs(60),
            idle: Duration::from_secs(60),
            head_within: Duration::from_secs(30),
            read_within: Duration::from_secs(30),
            only_here: true,
            thinkers,
            rate_one_place: false,
            complaints: Box::new(|_| {}),
            commit_delay: Duration::ZERO,
            limits: Limits::default(),
            public_url: None,
            behind_proxy: false,
            tables: None,
        }
    }
}
