//! `sower tables bench`: measures probes per second.

use std::io::Write as _;
use std::time::Duration;

use serde::Serialize;
use sower_tables::Packing;
use sower_tables::bench::{AccessPattern, measure};
use sower_text::message;

use super::args::BenchArgs;
use super::{damaged, opened};
use crate::output::{json_line, stdout};
use crate::{duration, say};

#[derive(Serialize)]
struct Speeds {
    seeds: u8,
    compressed: bool,
    random: u64,
    solver: u64,
    batched: u64,
}

const TIME: Duration = Duration::from_secs(2);

pub(crate) fn run(args: &BenchArgs) -> anyhow::Result<()> {
    let (game, tables) = opened(&args.which)?;
    let mut speeds = Speeds { seeds: 0, compressed: false, random: 0, solver: 0, batched: 0 };
    speeds.seeds = tables.layers().last().map_or(0, |layer| layer.seeds);
    let mut out = stdout();
    for order in [AccessPattern::Random, AccessPattern::Solver, AccessPattern::Batched] {
        let Some(measured) = measure(&tables, order, TIME).map_err(|error| damaged(&tables, &error))? else {
            continue;
        };
        let speed = (measured.lookups as f64 / measured.time.as_secs_f64()) as u64;
        speeds.compressed = measured.packing == Packing::Compressed;
        let (slot, talk) = match order {
            AccessPattern::Random => (&mut speeds.random, message!("tables-order-random")),
            AccessPattern::Solver => (&mut speeds.solver, message!("tables-order-solver")),
            AccessPattern::Batched => (&mut speeds.batched, message!("tables-order-batched")),
        };
        *slot = speed;
        if !args.output.json {
            let order = sower_text::Say::message(&talk);
            let talk = message!("tables-speed", order, speed = duration::grouped(speed));
            writeln!(out, "{}", say::sentence(&game, &talk))?;
            out.flush()?;
        }
    }
    if args.output.json { json_line(&mut out, &speeds) } else { Ok(()) }
}
