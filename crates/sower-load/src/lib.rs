#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod crowd;
mod game_driver;
mod games;
mod http;
mod report;
mod schedule;
mod server;
mod socket;
mod stored;
mod tally;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt as _;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use game_driver::Table;
use games::Games;
pub use report::Report;
use schedule::Schedule;
pub use server::{Server, ServerError};
pub use stored::{fill, needs};
use tally::Tally;

/// Rooms that are opened at once, before anything is measured.
const AT_ONCE: usize = 16;

/// The games that are played, mixed.
pub const GAMES: [&str; 4] = ["kalah", "oware", "togyz-kumalak", "ogidise"];

/// How heavy the load is.
#[derive(Clone, Debug)]
pub struct Load {
    /// Where the site is, each of its processes. A proxy deals people out to them, so that half of those who play each other are at
    /// the same one where there are two.
    pub site: Vec<SocketAddr>,
    /// Games between people at once.
    pub games: usize,
    /// Moves a second in all of them together.
    pub rate: f64,
    /// How long nothing is measured.
    pub warm_up: Duration,
    /// How long it is measured.
    pub measured: Duration,
    /// Spectators, as a part of the games.
    pub spectators: f64,
    /// The part of all players that lose their connection and come back, each second.
    pub reconnects: f64,
    /// Games against the computer.
    pub computers: usize,
    /// Analyses that go on all the time.
    pub analyses: usize,
}

/// What is under way, for whoever watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// So many games have begun.
    Begun(usize),
    /// Nothing is measured yet.
    WarmsUp,
    /// It counts now.
    Measures,
}

/// Why a load could not be put on a site.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The site did not do what is needed before anything can be measured.
    #[error("the site does not play along: {0}")]
    Site(String),
}

/// Puts the load on a site and measures it. Its processes are asked for their figures at the beginning and the end, if they are known.
pub async fn run(load: Load, servers: &[Server], mut tell: impl FnMut(Stage)) -> Result<Report, LoadError> {
    let tally = Arc::new(Tally::default());
    let games = Arc::new(Games::default());
    let process = |turn: usize| load.site[turn % load.site.len()];
    let mut crowd = JoinSet::new();
    let mut tables = Vec::with_capacity(load.games);
    let opened = (0..load.games).map(|number| {
        let game = GAMES[number % GAMES.len()];
        // Every game is dealt out in every way.
        let turn = number / GAMES.len();
        let sites = [process(turn), process(turn + turn / load.site.len())];
        Table::open(sites, address(sites[0], number), game, &games, Arc::clone(&tally))
    });
    let mut opened = futures_util::stream::iter(opened).buffer_unordered(AT_ONCE);
    while let Some(table) = opened.next().await {
        tables.push(table.map_err(LoadError::Site)?);
        if tables.len().is_multiple_of(100) {
            tell(Stage::Begun(tables.len()));
        }
    }
    drop(opened);
    let watched = (load.games as f64 * load.spectators).round() as usize;
    for table in tables.iter().take(watched) {
        crowd.spawn(crowd::watch(table.watching(), Arc::clone(&tally)));
    }
    for number in 0..load.computers {
        let site = process(number);
        let from = address(site, load.games + number);
        crowd.spawn(crowd::play_computer(site, from, GAMES[number % GAMES.len()], number));
    }
    for number in 0..load.analyses {
        let site = process(number);
        crowd.spawn(crowd::analyse(site, address(site, load.games + load.computers + number)));
    }
    let begins = Instant::now() + Duration::from_millis(200);
    let from = begins + load.warm_up;
    let until = from + load.measured;
    tally.measure(from, until);
    let each = Duration::from_secs_f64(load.games as f64 / load.rate);
    for (number, table) in tables.into_iter().enumerate() {
        // Games are spread over the time between two moves.
        let first = begins + each.mul_f64(number as f64 / load.games as f64);
        let schedule = Schedule::new(first, each, until);
        crowd.spawn(table.play(schedule, load.reconnects));
    }
    tell(Stage::WarmsUp);
    sleep_until(from).await;
    tell(Stage::Measures);
    let before = figures(servers).await;
    sleep_until(until).await;
    let after = figures(servers).await;
    // What was meant to be done before the end may still be told.
    sleep_until(until + Duration::from_secs(2)).await;
    crowd.shutdown().await;
    Ok(Report::of(&load, &tally, before.zip(after)))
}

/// What the system says about all processes together; nothing where one of them is not known.
async fn figures(servers: &[Server]) -> Option<server::Figures> {
    let mut together: Option<server::Figures> = None;
    for server in servers {
        let figures = server.figures().await?;
        together = Some(together.map_or(figures, |others| others.and(figures)));
    }
    together
}

/// The address that a table's players come from. On this machine every table has its own, as people have: a site bounds what one
/// address may ask.
fn address(site: SocketAddr, number: usize) -> Option<IpAddr> {
    let of_loopback = |number: usize| {
        let number = number % 60_000;
        Ipv4Addr::new(
            127,
            1 + (number / 250 / 250) as u8,
            (number / 250 % 250) as u8,
            1 + (number % 250) as u8,
        )
    };
    (site.is_ipv4() && site.ip().is_loopback()).then(|| IpAddr::V4(of_loopback(number)))
}
