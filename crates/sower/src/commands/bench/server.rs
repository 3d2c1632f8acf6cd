//! `sower bench server`: a site under load.

use std::ffi::OsString;
use std::io::Write as _;
use std::net::{SocketAddr, ToSocketAddrs as _};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context as _;
use clap::Args as ClapArgs;
use sower_load::{Load, Report, Server, Stage};
use sower_server::store::{Postgres, Sqlite, Store};
use sower_text::message;

use super::said;
use crate::commands::serve;
use crate::duration;
use crate::failure::Failure;
use crate::numbers::number;
use crate::output::{json_line, stdout};
use crate::progress_line::ProgressLine;

#[derive(Debug, ClapArgs)]
pub(crate) struct ServerBenchArgs {
    /// Games between people in parallel.
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = number::<u32>(1..=20_000, 100))]
    games: u32,
    /// Moves per second in all games together.
    #[arg(long, value_name = "N", default_value_t = 1000.0, value_parser = number::<f64>(0.0..=1_000_000.0, 1000.0))]
    rate: f64,
    /// Time before the measurement.
    #[arg(long, value_name = "TIME", default_value = "30s", value_parser = duration::read)]
    warm_up: Duration,
    /// Time of the measurement.
    #[arg(long, value_name = "TIME", default_value = "120s", value_parser = duration::read)]
    seconds: Duration,
    /// Spectators, as a percentage of the games.
    #[arg(long, value_name = "PERCENT", default_value_t = 5.0, value_parser = per_cent)]
    spectators: f64,
    /// Players who reconnect, in percent per second.
    #[arg(long, value_name = "PERCENT", default_value_t = 1.0, value_parser = per_cent)]
    reconnects: f64,
    /// Games against the computer.
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = number::<u32>(0..=1000, 20))]
    computers: u32,
    /// Analyses that run all the time.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = number::<u32>(0..=100, 2))]
    analyses: u32,
    /// Let each page ask for the position after every ply, as pages did before moves arrived with their sowing.
    #[arg(long)]
    ask_positions: bool,
    /// Games to store in the database beforehand.
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = number::<u32>(0..=10_000_000, 1000))]
    stored: u32,
    /// Delay to add to every commit.
    #[arg(long, value_name = "TIME", value_parser = duration::read)]
    commit_delay: Option<Duration>,
    /// Data folder of the site, reused by later runs; use a real disk.
    #[arg(long, value_name = "DIR", default_value = "target/bench-server")]
    data: PathBuf,
    /// PostgreSQL database to use instead, as postgres://user@host/name.
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
    /// Processes of the site on that database.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "database", value_parser = number::<u32>(1..=16, 2))]
    processes: u32,
    /// Address of a running site, instead of starting one.
    #[arg(long, value_name = "URL", conflicts_with_all = ["data", "stored", "commit_delay", "database"])]
    url: Option<String>,
    /// Print one JSON object.
    #[arg(long)]
    pub(super) json: bool,
}

pub(super) fn run(args: &ServerBenchArgs, json: bool) -> anyhow::Result<()> {
    if !(args.rate > 0.0 && args.rate <= 1e6) {
        return Err(Failure::input(message!("cli-bench-bad-rate")));
    }
    // One thread, which leaves the other processors to the server.
    let report = serve::wait_for(measure(args))??;
    let mut out = stdout();
    match json {
        true => json_line(&mut out, &report)?,
        false => table(&mut out, &report)?,
    }
    out.flush()?;
    if report.counts() {
        return Ok(());
    }
    let (reached, intended) = (shown(report.reached), shown(report.intended));
    Err(Failure::no(message!("cli-bench-too-slow", reached, intended)))
}

async fn measure(args: &ServerBenchArgs) -> anyhow::Result<Report> {
    let servers = match &args.url {
        Some(_) => Vec::new(),
        None => start(args).await?,
    };
    let site = match &args.url {
        Some(url) => vec![address(url)?],
        None => servers.iter().map(|server| server.address).collect(),
    };
    let load = Load {
        site,
        games: args.games as usize,
        rate: args.rate,
        warm_up: args.warm_up,
        measured: args.seconds,
        spectators: args.spectators / 100.0,
        reconnects: args.reconnects / 100.0,
        computers: args.computers as usize,
        analyses: args.analyses as usize,
        ask_positions: args.ask_positions,
    };
    let (warm_up, measured) = (args.warm_up.as_secs(), args.seconds.as_secs());
    let mut line = ProgressLine::on_terminals();
    let report = sower_load::run(load, &servers, |stage| {
        line.show_text(&said(&match stage {
            Stage::Begun(count) => message!("cli-bench-games-begun", count),
            Stage::WarmsUp => message!("cli-bench-warms-up", seconds = warm_up),
            Stage::Measures => message!("cli-bench-measures", seconds = measured),
        }));
    });
    let report = report.await.map_err(Failure::no);
    line.clear();
    report
}

/// Starts all processes of a site, with the requested number of games in its database.
async fn start(args: &ServerBenchArgs) -> anyhow::Result<Vec<Server>> {
    let store: Box<dyn Store> = match &args.database {
        Some(address) => Box::new(Postgres::open(address).await.map_err(Failure::input)?),
        None => Box::new(Sqlite::open(&args.data).await.map_err(Failure::input)?),
    };
    let filled = fill(store.as_ref(), args.stored as usize).await;
    store.close().await;
    filled?;
    let program = std::env::current_exe().context("cannot find this program")?;
    let mut more: Vec<OsString> = match &args.database {
        Some(address) => vec!["--database".into(), address.into()],
        None => vec!["--data".into(), args.data.clone().into()],
    };
    if let Some(delay) = args.commit_delay {
        more.extend(["--commit-delay".into(), format!("{}ms", delay.as_millis()).into()]);
    }
    let started = (0..args.processes).map(|_| Server::start(&program, &more));
    started.collect::<Result<_, _>>().map_err(Failure::no)
}

/// Stores the missing games.
async fn fill(store: &dyn Store, in_all: usize) -> anyhow::Result<()> {
    let lacks = sower_load::needs(store, in_all).await.map_err(Failure::no)?;
    let mut line = ProgressLine::on_terminals();
    let tell = |count: usize| {
        if count.is_multiple_of(1000) {
            line.show_text(&said(&message!("cli-bench-stores", count, of = lacks)));
        }
    };
    let filled = sower_load::fill(store, lacks, tell).await;
    line.clear();
    filled.map_err(Failure::no)
}

fn address(url: &str) -> anyhow::Result<SocketAddr> {
    let bad = || Failure::input(message!("cli-bench-bad-url", url = url.to_owned()));
    let host = url.strip_prefix("http://").ok_or_else(bad)?.trim_end_matches('/');
    let host = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
    host.to_socket_addrs().ok().and_then(|mut found| found.next()).ok_or_else(bad)
}

/// Parses a percentage.
fn per_cent(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.0..=1000.0).contains(number));
    number.ok_or_else(|| message!("usage-percentage").to_string())
}

fn shown(number: f64) -> String {
    if number >= 100.0 { format!("{number:.0}") } else { format!("{number:.2}") }
}

fn table(out: &mut impl std::io::Write, report: &Report) -> anyhow::Result<()> {
    let mut rows = vec![
        (message!("cli-bench-games"), report.games.to_string()),
        (message!("cli-bench-intended"), shown(report.intended)),
        (message!("cli-bench-reached"), shown(report.reached)),
        (message!("cli-bench-p50"), shown(report.p50)),
        (message!("cli-bench-p99"), shown(report.p99)),
        (message!("cli-bench-p999"), shown(report.p999)),
        (message!("cli-bench-slowest"), shown(report.slowest)),
        (message!("cli-bench-late"), shown(report.late_p99)),
        (message!("cli-bench-return-p50"), shown(report.return_p50)),
        (message!("cli-bench-return-p99"), shown(report.return_p99)),
        (message!("cli-bench-bytes"), shown(report.bytes_per_move)),
        (message!("cli-bench-refused"), report.refused.to_string()),
        (message!("cli-bench-lost"), report.lost.to_string()),
    ];
    if let Some(server) = &report.server {
        rows.extend([
            (message!("cli-bench-cpu"), shown(server.cpu_per_move)),
            (message!("cli-bench-thinking"), shown(server.thinking)),
            (message!("cli-bench-batch"), shown(server.batch)),
            (message!("cli-bench-memory"), shown(server.memory)),
            (message!("cli-bench-most-memory"), shown(server.most_memory)),
        ]);
    }
    let rows: Vec<(String, String)> =
        rows.into_iter().map(|(name, value)| (name.to_string(), value)).collect();
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
    for (name, value) in rows {
        let gap = " ".repeat(width - name.chars().count());
        writeln!(out, "{name}{gap}  {value:>9}")?;
    }
    Ok(())
}
