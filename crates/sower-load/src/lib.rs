#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod crowd;
mod game_driver;
mod games;
mod http;
mod page;
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

/// Rooms opened concurrently during setup, before measuring.
const AT_ONCE: usize = 16;

/// The games to play, mixed evenly.
pub const GAMES: [&str; 4] = ["kalah", "oware", "togyz-kumalak", "ogidise"];

/// The size and kind of load.
#[derive(Clone, Debug)]
pub struct Load {
    /// The addresses of the site's processes. A proxy distributes players over
    /// them, so with two processes half of all pairs share one.
    pub site: Vec<SocketAddr>,
    /// Concurrent games between people.
    pub games: usize,
    /// Moves per second over all games.
    pub rate: f64,
    /// The time before measuring starts.
    pub warm_up: Duration,
    /// The length of the measurement.
    pub measured: Duration,
    /// Spectators per game.
    pub spectators: f64,
    /// The fraction of players that lose their connection and reconnect, per second.
    pub reconnects: f64,
    /// Concurrent games against the computer.
    pub computers: usize,
    /// Analyses running at the same time.
    pub analyses: usize,
    /// Whether each page asks for the position after every ply, as pages did before moves arrived with their sowing.
    pub ask_positions: bool,
}

/// Progress of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// This many games have started.
    Begun(usize),
    /// The warm-up has started.
    WarmsUp,
    /// The measurement has started.
    Measures,
}

/// Why a run failed.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The site failed a step of the setup.
    #[error("the site gave an unexpected answer: {0}")]
    Site(String),
}

/// Runs the load and measures it. If `servers` are known, their resource use is read at the start and the end.
pub async fn run(load: Load, servers: &[Server], mut tell: impl FnMut(Stage)) -> Result<Report, LoadError> {
    let tally = Arc::new(Tally::default());
    let games = Arc::new(Games::default());
    let process = |turn: usize| load.site[turn % load.site.len()];
    let mut crowd = JoinSet::new();
    let mut tables = Vec::with_capacity(load.games);
    let opened = (0..load.games).map(|number| {
        let game = GAMES[number % GAMES.len()];
        // Every game is played with every assignment of players to processes.
        let turn = number / GAMES.len();
        let sites = [process(turn), process(turn + turn / load.site.len())];
        Table::open(sites, address(sites[0], number), game, &games, Arc::clone(&tally), load.ask_positions)
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
        crowd.spawn(crowd::watch(table.watching(), Arc::clone(&tally), load.ask_positions));
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
        // Spread the games' first moves over one interval.
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
    // Moves that were due before the end may still arrive.
    sleep_until(until + Duration::from_secs(2)).await;
    crowd.shutdown().await;
    Ok(Report::of(&load, &tally, before.zip(after)))
}

/// Resource use of all processes together; none if one of them is unknown.
async fn figures(servers: &[Server]) -> Option<server::Figures> {
    let mut together: Option<server::Figures> = None;
    for server in servers {
        let figures = server.figures().await?;
        together = Some(together.map_or(figures, |others| others.and(figures)));
    }
    together
}

/// The local address of a table's players. On this machine every table has its own, because a site limits requests per address.
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
