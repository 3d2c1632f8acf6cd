//! `sower bench search`: the search on fixed positions.

use std::io::Write as _;
use std::time::Duration;

use clap::Args as ClapArgs;
use serde::Serialize;
use sower_search::Limits;
use sower_search::bench::{WORK, Work};
use sower_text::message;

use super::{said, say_aside};
use crate::numbers;
use crate::output::{json_line, stdout};
use crate::progress_line::ProgressLine;
use crate::{duration, machine};

#[derive(Debug, ClapArgs)]
pub(crate) struct SearchBenchArgs {
    /// Number of threads; with more than one, node counts vary.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads::<u16>())]
    pub(crate) threads: u16,
    /// Memory for the transposition table, in MiB.
    #[arg(long, value_name = "MIB", default_value_t = 256, value_parser = numbers::mebibytes(numbers::MOST_MEMORY))]
    pub(crate) memory: u32,
    /// Time per position, instead of a fixed depth.
    #[arg(long, value_name = "TIME", value_parser = duration::read)]
    pub(crate) time: Option<Duration>,
    /// Print one JSON object per game.
    #[arg(long)]
    pub(crate) json: bool,
}

impl Default for SearchBenchArgs {
    fn default() -> SearchBenchArgs {
        SearchBenchArgs { threads: 1, memory: 256, time: None, json: false }
    }
}

/// Rounds of the search benchmark.
const SEARCH_ROUNDS: usize = 3;

#[derive(Serialize)]
struct Searched {
    game: &'static str,
    depth: u32,
    threads: u16,
    /// The node signature: a checksum of the search's behaviour. With several threads it differs from run to run.
    nodes: u64,
    seconds: f64,
    per_second: f64,
}

pub(super) fn run(args: &SearchBenchArgs, json: bool) -> anyhow::Result<()> {
    let settings = machine::search_settings(args.memory, args.threads)?;
    let mut signature = 0;
    say_aside(&message!("cli-bench-rounds", rounds = SEARCH_ROUNDS));
    let mut line = ProgressLine::on_terminals();
    for work in WORK {
        let limits = args.time.map_or_else(|| Limits::depth(work.depth), Limits::time);
        // The count is the same each time; the fastest time is the least disturbed one.
        let rounds = (1..=SEARCH_ROUNDS).map(|round| {
            line.show_text(&said(&message!(
                "cli-bench-round",
                game = work.game,
                round,
                rounds = SEARCH_ROUNDS
            )));
            work.run(settings.clone(), &limits)
        });
        let fastest = rounds.max_by(|a, b| (a.0 as f64 / a.1).total_cmp(&(b.0 as f64 / b.1)));
        let (nodes, seconds) = fastest.unwrap_or((0, 1.0));
        line.clear();
        signature += nodes;
        let per_second = nodes as f64 / seconds;
        let Work { game, depth, .. } = work;
        let mut out = stdout();
        if json {
            json_line(
                &mut out,
                &Searched { game, depth, threads: args.threads, nodes, seconds, per_second },
            )?;
            continue;
        }
        let how_far = args.time.map_or_else(|| format!("to depth {depth}"), |_| "by time".to_owned());
        writeln!(
            out,
            "search {game:<17}{nodes:>11}  {seconds:.3} s {how_far}  {:5.1} M nodes/s",
            per_second / 1e6
        )?;
        out.flush()?;
    }
    if !json && args.time.is_none() && args.threads == 1 {
        writeln!(stdout(), "signature {signature}")?;
    }
    Ok(())
}
