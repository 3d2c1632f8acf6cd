//! `sower bench`: fixed work on one thread, for comparing builds or machines.

mod playouts;
mod search;
mod server;

use std::io::{self, Write as _};
use std::time::Instant;

use clap::{Args as ClapArgs, Subcommand};
use playouts::{PlayoutsArgs, random_turns};
use search::SearchBenchArgs;
use serde::Serialize;
use server::ServerBenchArgs;
use sower_core::kernel::Packed;
use sower_core::{Game, Words};
use sower_text::{Language, Message};

use crate::args::GameArgs;
use crate::choose;
use crate::failure::Failure;
use crate::output::{json_line, stdout};

#[derive(Debug, ClapArgs)]
pub(crate) struct BenchArgs {
    #[command(subcommand)]
    pub(crate) what: Option<BenchWhat>,
    /// One JSON object a measurement.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum BenchWhat {
    /// Random games from the start, as fast as they can be played.
    Playouts(PlayoutsArgs),
    /// The search on fixed positions of the four games: node signature and nodes a second.
    Search(SearchBenchArgs),
    /// A site under load: a crowd of players in a process of its own, and what they waited for.
    Server(ServerBenchArgs),
}

/// Perft workloads: the game, the depth, the expected count, and the target in million moves per second.
const PERFT: &[(&str, u32, u64, f64)] = &[
    ("kalah", 11, 65_870_758, 95.0),
    ("oware", 11, 91_558_687, 90.0),
    ("togyz-kumalak", 8, 25_166_174, 50.0),
];

/// Random turns of Ogidise, and the target in million turns per second: 100 ns each.
const TURNS: (u64, f64) = (10_000_000, 10.0);

/// Rounds of each measurement. The work is always the same, so differences come from the machine. The fastest round is the result; the
/// median and the slowest show how quiet the machine was.
const ROUNDS: usize = 7;

#[derive(Serialize)]
struct Measured {
    work: String,
    count: u64,
    fastest: f64,
    median: f64,
    slowest: f64,
    per_second: f64,
    /// The result relative to the target; more is better.
    of_bar: f64,
}

pub(crate) fn run(args: &BenchArgs) -> anyhow::Result<()> {
    match &args.what {
        Some(BenchWhat::Playouts(playouts)) => return playouts::run(playouts, args.json),
        Some(BenchWhat::Search(search)) => return search::run(search, args.json || search.json),
        Some(BenchWhat::Server(load)) => return server::run(load, args.json || load.json),
        None => {}
    }
    for (name, depth, expected, bar) in PERFT {
        let game = shipped(name)?;
        let start = game.start();
        let (nodes, times) = rounds(|| game.perft(&start, *depth));
        if nodes != *expected {
            return Err(Failure::no(format!(
                "perft {name} {depth} gave {nodes}, not {expected}: this build is broken"
            )));
        }
        report(args.json, format!("perft {name} {depth}"), nodes, times, *bar)?;
    }
    let game = shipped("ogidise")?;
    let (turns, bar) = TURNS;
    let (_, times) = rounds(|| match game.kernel() {
        sower_core::AnyKernel::Narrow(kernel) => random_turns(kernel, &Packed::pack(&game.start()), turns),
        sower_core::AnyKernel::Wide(kernel) => random_turns(kernel, &Packed::pack(&game.start()), turns),
    });
    report(args.json, "random turns of ogidise".to_owned(), turns, times, bar)?;
    search::run(&SearchBenchArgs::default(), args.json)
}

fn said(talk: &Message) -> String {
    Language::spoken().say(talk, &Words::default())
}

fn say_aside(talk: &Message) {
    // Continue measuring even if the terminal is gone.
    let _ = writeln!(io::stderr(), "{}", said(talk));
}

fn shipped(name: &str) -> anyhow::Result<Game> {
    choose::game(&GameArgs { game: name.to_owned(), changes: Vec::new() })
}

/// Repeats the same work: its count and the sorted times.
fn rounds(mut work: impl FnMut() -> u64) -> (u64, Vec<f64>) {
    let mut count = 0;
    let mut times: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let begun = Instant::now();
            count = work();
            begun.elapsed().as_secs_f64()
        })
        .collect();
    times.sort_by(f64::total_cmp);
    (count, times)
}

fn report(json: bool, work: String, count: u64, times: Vec<f64>, bar: f64) -> anyhow::Result<()> {
    let per_second = count as f64 / times[0];
    let measured = Measured {
        work,
        count,
        fastest: times[0],
        median: times[times.len() / 2],
        slowest: times[times.len() - 1],
        per_second,
        of_bar: per_second / 1e6 / bar,
    };
    let mut out = stdout();
    if json {
        return json_line(&mut out, &measured);
    }
    writeln!(
        out,
        "{:<24}{:>11}  {:.3} s (to {:.3}, median {:.3})  {:5.1} M/s  {:4.1} ns  {:.2} × the bar of {} M/s",
        measured.work,
        count,
        measured.fastest,
        measured.slowest,
        measured.median,
        per_second / 1e6,
        1e9 / per_second,
        measured.of_bar,
        bar
    )?;
    out.flush()?;
    Ok(())
}
