//! `sower tables build`.

use std::io::{self, IsTerminal as _};
use std::path::Path;
use std::sync::Mutex;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use sower_core::kernel::Backward;
use sower_core::{Game, with_kernel};
use sower_search::endings::Cycles;
use sower_tables::{
    BuildError, BuildEvent, BuildOptions, Packing, PlannedLayer, Workers, available_memory, size,
};

use super::args::BuildArgs;
use super::{TablesTalk, chosen, threads};
use crate::failure::Failure;
use crate::interrupt::stop_on_ctrl_c;
use crate::{duration, say};

/// How long a build may take whose size nobody gave.
const A_FEW_MINUTES: f64 = 180.0;

pub(crate) fn run(args: &BuildArgs) -> anyhow::Result<()> {
    let (game, folder) = chosen(&args.which)?;
    let threads = threads(args.threads);
    let memory =
        args.memory.map_or_else(|| available_memory() / 4 * 3, |mebibytes| u64::from(mebibytes) << 20);
    let seeds = args.seeds.unwrap_or_else(|| comfortable(&game, threads, memory));
    let packing = if args.plain { Packing::Plain } else { Packing::Compressed };
    let order = BuildOptions { folder: &folder, seeds, packing, memory };
    let workers = Workers::new(threads, stop_on_ctrl_c()?);
    let planned = sower_tables::plan(&game, seeds);
    let positions = planned.iter().map(|layer| layer.positions).sum();
    if positions == 0 {
        let count = game.rules().end().seeds_left.unwrap_or(0);
        return Err(Failure::input(say::sentence(&game, &TablesTalk::NothingInPlay { count })));
    }
    let begun = Instant::now();
    say_aside(&game, &plan_talk(seeds, positions, &folder));
    let built =
        with_progress(&game, &planned, &workers, |tell| sower_tables::build(&game, &order, &workers, tell));
    match built {
        Ok(()) => {}
        Err(error @ BuildError::Stopped) => return Err(Failure::no(error)),
        Err(error) => return Err(Failure::input(error)),
    }
    let talk = TablesTalk::Done {
        count: seeds,
        positions: duration::grouped(positions),
        time: duration::shown(begun.elapsed().as_secs_f64()),
        game: args.which.game.game.clone(),
    };
    say_aside(&game, &talk);
    Ok(())
}

fn plan_talk(seeds: u8, positions: u64, folder: &Path) -> TablesTalk {
    TablesTalk::Plan {
        count: seeds,
        positions: duration::grouped(positions),
        folder: folder.display().to_string(),
    }
}

/// The most seeds that this machine works out in a few minutes.
fn comfortable(game: &Game, threads: usize, memory: u64) -> u8 {
    let cycles = Cycles::of(game.rules());
    let backward = with_kernel!(game.kernel(), kernel => kernel.backward());
    // Seconds a position on one thread, as measured for Kalah, Awari, Oware and Ogidise with their largest tables.
    let each = match (cycles, backward) {
        (Cycles::None, _) => 0.15e-6,
        (Cycles::Level, Backward::OneLap) => 0.8e-6,
        (Cycles::Open, Backward::OneLap) => 1.5e-6,
        _ => 2.0e-6,
    };
    let fits = |seeds: &u8| {
        let planned = sower_tables::plan(game, *seeds);
        let positions: u64 = planned.iter().map(|layer| layer.positions).sum();
        let fits_memory = planned.iter().all(|layer| layer.memory <= memory / 2);
        fits_memory && positions as f64 * each / threads as f64 <= A_FEW_MINUTES
    };
    let least = game.rules().end().seeds_left.unwrap_or(0);
    (least..=game.rules().total().min(120)).take_while(fits).last().unwrap_or(least)
}

/// Builds while another thread tells how far it is.
fn with_progress(
    game: &Game,
    planned: &[PlannedLayer],
    workers: &Workers,
    work: impl FnOnce(&mut dyn FnMut(BuildEvent)) -> Result<(), BuildError>,
) -> Result<(), BuildError> {
    let terminal = io::stderr().is_terminal();
    let layer: Mutex<Option<(u8, u64, Instant)>> = Mutex::new(None);
    let (finished, is_finished) = channel::<()>();
    std::thread::scope(|scope| {
        let (layer, terminal) = (&layer, terminal);
        scope.spawn(move || {
            let every = Duration::from_millis(if terminal { 250 } else { 20_000 });
            while is_finished.recv_timeout(every) == Err(RecvTimeoutError::Timeout) {
                let now = layer.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                if let Some((seeds, positions, begun)) = *now {
                    show(game, planned, seeds, positions, begun, workers.done(), terminal);
                }
            }
        });
        let built = work(&mut |step| {
            let mut now = layer.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            *now = match step {
                BuildEvent::Started { seeds, positions } => Some((seeds, positions, Instant::now())),
                _ => None,
            };
            clear(terminal);
            tell(game, &step);
        });
        drop(finished);
        clear(terminal);
        built
    })
}

/// One line that renews itself in a terminal, a rare line elsewhere.
fn show(
    game: &Game,
    planned: &[PlannedLayer],
    seeds: u8,
    positions: u64,
    begun: Instant,
    done: u64,
    terminal: bool,
) {
    let part = (done as f64 / positions.max(1) as f64).clamp(0.01, 0.99);
    let speed = part * positions as f64 / begun.elapsed().as_secs_f64().max(0.001);
    let to_come: u64 = planned.iter().filter(|layer| layer.seeds > seeds).map(|layer| layer.positions).sum();
    let left = ((1.0 - part) * positions as f64 + to_come as f64) / speed;
    let left = format!("{}:{:02}", left as u64 / 60, left as u64 % 60);
    let talk = TablesTalk::Progress { count: seeds, percent: (100.0 * part) as u64, left };
    let line = say::sentence(game, &talk);
    if terminal {
        eprint!("\r\x1b[2K{line}");
    } else {
        eprintln!("{line}");
    }
}

fn clear(terminal: bool) {
    if terminal {
        eprint!("\r\x1b[2K");
    }
}

fn tell(game: &Game, step: &BuildEvent) {
    let talk = match step {
        BuildEvent::Started { .. } => return,
        BuildEvent::Written { seeds, positions, worked, written, bytes } => TablesTalk::Written {
            count: *seeds,
            positions: duration::grouped(*positions),
            size: size(*bytes),
            time: duration::shown((*worked + *written).as_secs_f64()),
        },
        BuildEvent::AlreadyBuilt { seeds, positions } => {
            TablesTalk::Found { count: *seeds, positions: duration::grouped(*positions) }
        }
    };
    say_aside(game, &talk);
}

fn say_aside(game: &Game, talk: &TablesTalk) {
    eprintln!("{}", say::sentence(game, talk));
}
