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
    /// Print one JSON object per measurement.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum BenchWhat {
    /// Play random games as fast as possible.
    Playouts(PlayoutsArgs),
    /// Search fixed positions of four games: node signature and nodes per second.
    Search(SearchBenchArgs),
    /// Measure the latency of a site under load.
    Server(ServerBenchArgs),
}

/// Perft workloads: the game, the depth and the expected count.
const PERFT: &[(&str, u32, u64)] =
    &[("kalah", 11, 65_870_758), ("oware", 11, 91_558_687), ("togyz-kumalak", 8, 25_166_174)];

/// Random turns of Ogidise.
const TURNS: u64 = 10_000_000;

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
}

pub(crate) fn run(args: &BenchArgs) -> anyhow::Result<()> {
    match &args.what {
        Some(BenchWhat::Playouts(playouts)) => return playouts::run(playouts, args.json),
        Some(BenchWhat::Search(search)) => return search::run(search, args.json || search.json),
        Some(BenchWhat::Server(load)) => return server::run(load, args.json || load.json),
        None => {}
    }
    for (name, depth, expected) in PERFT {
        let game = shipped(name)?;
        let start = game.start();
        let (nodes, times) = rounds(|| game.perft(&start, *depth));
        if nodes != *expected {
            return Err(Failure::no(format!(
                "perft {name} {depth} gave {nodes}, not {expected}: this build is broken"
            )));
        }
        report(args.json, format!("perft {name} {depth}"), nodes, &times)?;
    }
    let game = shipped("ogidise")?;
    let (_, times) = rounds(|| match game.kernel() {
        sower_core::AnyKernel::Narrow(kernel) => random_turns(kernel, &Packed::pack(&game.start()), TURNS),
        sower_core::AnyKernel::Wide(kernel) => random_turns(kernel, &Packed::pack(&game.start()), TURNS),
        sower_core::AnyKernel::General(_) => unreachable!("Ogidise is played on a shared ring"),
    });
    report(args.json, "random turns of ogidise".to_owned(), TURNS, &times)?;
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

fn report(json: bool, work: String, count: u64, times: &[f64]) -> anyhow::Result<()> {
    let per_second = count as f64 / times[0];
    let measured = Measured {
        work,
        count,
        fastest: times[0],
        median: times[times.len() / 2],
        slowest: times[times.len() - 1],
        per_second,
    };
    let mut out = stdout();
    if json {
        return json_line(&mut out, &measured);
    }
    writeln!(
        out,
        "{:<24}{:>11}  {:.3} s (median {:.3}, slowest {:.3})  {:5.1} M/s  {:4.1} ns",
        measured.work,
        count,
        measured.fastest,
        measured.median,
        measured.slowest,
        per_second / 1e6,
        1e9 / per_second
    )?;
    out.flush()?;
    Ok(())
}
