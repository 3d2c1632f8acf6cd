//! `sower perft`: counts sequences of plies.

use std::io::Write as _;
use std::time::Instant;

use clap::Args as ClapArgs;
use serde::Serialize;
use sower_core::Game;
use sower_text::{Message, message};

use crate::args::{GamePositionArgs, JsonArgs};
use crate::duration;
use crate::numbers::number;
use crate::output::{json_line, stdout};
use crate::progress_line::note;

#[derive(Debug, ClapArgs)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) at: GamePositionArgs,
    /// Number of plies, at most 100.
    #[arg(value_name = "DEPTH", value_parser = number::<u32>(0..=100, 12))]
    pub(crate) depth: u32,
    /// Print the count below each first move, at this depth only.
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
    counts.seconds = begun.elapsed().as_secs_f64();
    if args.output.json {
        json_line(&mut out, &counts)?;
    }
    out.flush()?;
    note(&game, &counts.total());
    Ok(())
}

impl Counts {
    /// The sum of all counts and the time.
    fn total(&self) -> Message {
        let depths = self.perft.iter().map(|depth| depth.nodes);
        let total =
            depths.chain(self.divide.iter().map(|divided| divided.nodes)).fold(0, u64::saturating_add);
        let (count, time) = (duration::grouped(total), duration::shown(self.seconds));
        message!("perft-total", count, time)
    }
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
