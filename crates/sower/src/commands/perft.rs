//! `sower perft`: counting plies.

use std::io::Write as _;
use std::time::Instant;

use serde::Serialize;
use sower_core::Game;

use crate::args::PerftArgs;
use crate::output::{json_line, stdout};
use crate::{choose, say};

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
    let game = choose::game(&args.game)?;
    let position = say::position(&game, args.position.as_deref())?;
    let begun = Instant::now();
    let mut out = stdout();
    let mut counts = Counts { perft: Vec::new(), divide: Vec::new(), seconds: 0.0 };
    if args.divide {
        for (label, nodes) in divide(&game, &position, args.depth)? {
            if !args.json {
                writeln!(out, "{label} {nodes}")?;
                out.flush()?;
            }
            counts.divide.push(Divided { label, nodes });
        }
    } else {
        for depth in args.depth.min(1)..=args.depth {
            let nodes = game.perft(&position, depth);
            if !args.json {
                writeln!(out, "{depth} {nodes}")?;
                out.flush()?;
            }
            counts.perft.push(Depth { depth, nodes });
            // A game that has ended has no longer sequences either: the rest of the lines needs no counting.
            if nodes == 0 {
                for depth in depth + 1..=args.depth {
                    if !args.json {
                        writeln!(out, "{depth} 0")?;
                    }
                    counts.perft.push(Depth { depth, nodes: 0 });
                }
                break;
            }
        }
    }
    if args.json {
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
