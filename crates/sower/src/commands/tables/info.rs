//! `sower tables info`: lists a game's tables and their values.

use std::io::Write as _;

use serde::Serialize;
use sower_core::Game;
use sower_core::notation::write_position;
use sower_search::endings::Cycles;
use sower_tables::{LayerInfo, Packing, Statistics, Workers, size};
use sower_text::{Decimal, message};

use super::args::InfoArgs;
use super::{chosen, opened};
use crate::failure::Failure;
use crate::forms::Value;
use crate::interrupt::stop_on_ctrl_c;
use crate::output::{json_line, stdout};
use crate::{duration, machine, say};

#[derive(Serialize)]
struct Info {
    game: String,
    fingerprint: String,
    folder: String,
    /// `none`, `level` or `open`.
    cycles: &'static str,
    layers: Vec<Layer>,
}

#[derive(Serialize)]
struct Layer {
    seeds: u8,
    positions: u64,
    bytes: u64,
    compressed: bool,
    #[serde(flatten)]
    values: Option<Values>,
}

#[derive(Serialize)]
struct Values {
    wins: u64,
    draws: u64,
    losses: u64,
    mean: f64,
    open: u64,
    entropy: f64,
    values: Vec<(Value, u64)>,
    longest: Option<usize>,
    longest_position: Option<String>,
}

pub(crate) fn run(args: &InfoArgs) -> anyhow::Result<()> {
    let (game, tables) = opened(&args.which)?;
    let (_, folder) = chosen(&args.which)?;
    let workers = Workers::new(machine::processors(), stop_on_ctrl_c()?);
    let mut layers = Vec::new();
    for layer in tables.layers() {
        let counted = args
            .values
            .then(|| sower_tables::statistics(&game, &folder, layer.seeds, &workers))
            .transpose()
            .map_err(Failure::input)?;
        layers.push((layer, counted));
    }
    if !args.output.json {
        return show(&game, tables.cycles(), &layers);
    }
    let cycles = match tables.cycles() {
        Cycles::None => "none",
        Cycles::Level => "level",
        Cycles::Open => "open",
    };
    let info = Info {
        game: game.rules().about().id.clone(),
        fingerprint: game.rules().future_fingerprint().to_string(),
        folder: folder.display().to_string(),
        cycles,
        layers: layers.iter().map(|(layer, counted)| as_json(&game, layer, counted.as_ref())).collect(),
    };
    json_line(&mut stdout(), &info)
}

fn as_json(game: &Game, layer: &LayerInfo, counted: Option<&Statistics>) -> Layer {
    let values = counted.map(|counted| {
        let [wins, draws, losses] = counted.results();
        Values {
            wins,
            draws,
            losses,
            mean: counted.mean(),
            open: counted.open,
            entropy: counted.entropy(),
            values: counted.values.iter().map(|(score, count)| (Value::of(game, *score), *count)).collect(),
            longest: counted.distances.len().checked_sub(1),
            longest_position: counted.longest.as_ref().map(write_position),
        }
    });
    Layer {
        seeds: layer.seeds,
        positions: layer.positions,
        bytes: layer.bytes,
        compressed: layer.packing == Packing::Compressed,
        values,
    }
}

fn show(game: &Game, cycles: Cycles, layers: &[(LayerInfo, Option<Statistics>)]) -> anyhow::Result<()> {
    let mut out = stdout();
    let talk = match cycles {
        Cycles::None => message!("tables-cycles-none"),
        Cycles::Level => message!("tables-cycles-level"),
        Cycles::Open => message!("tables-cycles-open"),
    };
    writeln!(out, "{}\n", say::sentence(game, &talk))?;
    let counted = layers.iter().any(|(_, counted)| counted.is_some());
    let mut head = vec![
        message!("tables-column-seeds"),
        message!("tables-column-positions"),
        message!("tables-column-size"),
    ];
    if counted {
        head.extend([
            message!("tables-column-wins"),
            message!("tables-column-draws"),
            message!("tables-column-losses"),
            message!("tables-column-mean"),
            message!("tables-column-longest"),
        ]);
    }
    let mut rows = vec![head.iter().map(|talk| say::sentence(game, talk)).collect::<Vec<_>>()];
    for (layer, counted) in layers {
        let mut row = vec![layer.seeds.to_string(), duration::grouped(layer.positions), size(layer.bytes)];
        if let Some(counted) = counted {
            row.extend(counted.results().map(duration::grouped));
            row.push(Decimal::signed(counted.mean(), 3).to_string());
            row.push(counted.distances.len().checked_sub(1).map_or(String::new(), |plies| plies.to_string()));
        }
        rows.push(row);
    }
    super::probe::write_columns(&mut out, &rows)?;
    Ok(())
}
