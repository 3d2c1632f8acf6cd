//! `sower perft`: counts sequences of plies.

use std::io::Write as _;
use std::time::Instant;

use clap::Args as ClapArgs;
use serde::Serialize;
use sower_core::Game;

use crate::args::{GamePositionArgs, JsonArgs};
use crate::numbers::number;
use crate::output::{json_line, stdout};

#[derive(Debug, ClapArgs)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) at: GamePositionArgs,
    /// How many plies, at most 100.
    #[arg(value_name = "DEPTH", value_parser = number::<u32>("a number of plies", 0..=100, 12))]
    pub(crate) depth: u32,
    /// The count below each first move, at that depth alone.
    #[arg(long)]
    pub(crate) divide: bool,
    #[command(flatten)]
    pub(crate) output: JsonArgs,
}

#[derive(Serialize)]
struct Depth {
    depth: u32,
    nodes: u64,
}

#[derive(Serialize)]
struct Divided {
    label: String,
    nodes: u64,
}

#[derive(Serialize)]
struct Counts {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    perft: Vec<Depth>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    divide: Vec<Divided>,
    seconds: f64,
}

pub(crate) fn run(args: &PerftArgs) -> anyhow::Result<()> {
    let (game, position) = args.at.open()?;
    let begun = Instant::now();
    let mut out = stdout();
    let mut counts = Counts { perft: Vec::new(), divide: Vec::new(), seconds: 0.0 };
    if args.divide {
        for (label, nodes) in divide(&game, &position, args.depth)? {
            if !args.output.json {
                writeln!(out, "{label} {nodes}")?;
                out.flush()?;
            }
            counts.divide.push(Divided { label, nodes });
        }
    } else {
        for depth in args.depth.min(1)..=args.depth {
            let nodes = game.perft(&position, depth);
            if !args.output.json {
                writeln!(out, "{depth} {nodes}")?;
                out.flush()?;
            }
            counts.perft.push(Depth { depth, nodes });
            // If there are no sequences of this length, there are no longer ones either.
            if nodes == 0 {
                for depth in depth + 1..=args.depth {
                    if !args.output.json {
                        writeln!(out, "{depth} 0")?;
                    }
                    counts.perft.push(Depth { depth, nodes: 0 });
                }
                break;
            }
        }
    }
    if args.output.json {
        counts.seconds = begun.elapsed().as_secs_f64();
        json_line(&mut out, &counts)?;
    }
    out.flush()?;
    Ok(())
}

/// The count below each move.
fn divide(game: &Game, position: &sower_core::Position, depth: u32) -> anyhow::Result<Vec<(String, u64)>> {
    let mut counts = Vec::new();
    if depth > 0 {
        let turn = game.turn(position);
        for played in turn.moves() {
            let after = turn.play(played)?;
            counts.push((game.label(position.side(), played), game.perft(&after, depth - 1)));
        }
    }
    Ok(counts)
}
