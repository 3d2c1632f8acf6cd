//! `sower tables build`: builds tables, with progress.

use std::path::Path;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use sower_core::kernel::Backward;
use sower_core::{Game, with_shared_ring};
use sower_search::endings::Cycles;
use sower_tables::{
    BuildError, BuildEvent, BuildOptions, Packing, PlannedLayer, Workers, available_memory, size,
};
use sower_text::{Message, message};

use super::args::BuildArgs;
use super::chosen;
use crate::failure::Failure;
use crate::interrupt::stop_on_ctrl_c;
use crate::progress_line::{ProgressLine, minutes_and_seconds, note};
use crate::{duration, say};

/// The time for a build without a given size, in seconds.
const A_FEW_MINUTES: f64 = 180.0;

/// How often to print progress without a terminal.
const ELSEWHERE: Duration = Duration::from_secs(20);

pub(crate) fn run(args: &BuildArgs) -> anyhow::Result<()> {
    let (game, folder) = chosen(&args.which)?;
    let threads = args.threads.count();
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
        return Err(Failure::input(say::sentence(&game, &message!("tables-nothing-in-play", count))));
    }
    let begun = Instant::now();
    note(&game, &plan_talk(seeds, positions, &folder));
    let built =
        with_progress(&game, &planned, &workers, |tell| sower_tables::build(&game, &order, &workers, tell));
    match built {
        Ok(()) => {}
        Err(error @ BuildError::Stopped) => return Err(Failure::no(error)),
        Err(error) => return Err(Failure::input(error)),
    }
    let talk = message!(
        "tables-done",
        count = seeds,
        positions = duration::grouped(positions),
        time = duration::shown(begun.elapsed().as_secs_f64()),
        game = args.which.game.game.clone()
    );
    note(&game, &talk);
    Ok(())
}

fn plan_talk(seeds: u8, positions: u64, folder: &Path) -> Message {
    message!(
        "tables-plan",
        count = seeds,
        positions = duration::grouped(positions),
        folder = folder.display().to_string()
    )
}

/// The most seeds for which this machine needs only a few minutes.
fn comfortable(game: &Game, threads: usize, memory: u64) -> u8 {
    let cycles = Cycles::of(game.rules());
    let backward = with_shared_ring!(game.kernel(), kernel => kernel.backward(), else Backward::Unknown);
    // Seconds per position on one thread, measured for Kalah, Awari, Oware and Ogidise with their largest tables.
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

/// Builds while another thread shows the progress.
fn with_progress(
    game: &Game,
    planned: &[PlannedLayer],
    workers: &Workers,
    work: impl FnOnce(&mut dyn FnMut(BuildEvent)) -> Result<(), BuildError>,
) -> Result<(), BuildError> {
    let line = Mutex::new(ProgressLine::every(ELSEWHERE));
    let line = || line.lock().unwrap_or_else(PoisonError::into_inner);
    let every = line().interval().unwrap_or(ELSEWHERE);
    let layer: Mutex<Option<Layer>> = Mutex::new(None);
    let layer = || layer.lock().unwrap_or_else(PoisonError::into_inner);
    let (finished, is_finished) = channel::<()>();
    std::thread::scope(|scope| {
        let (line, layer) = (&line, &layer);
        scope.spawn(move || {
            while is_finished.recv_timeout(every) == Err(RecvTimeoutError::Timeout) {
                let now = layer();
                if let Some(now) = &*now {
                    line().show(game, &now.progress(planned, workers.done()));
                }
            }
        });
        let built = work(&mut |step| {
            let mut now = layer();
            *now = match step {
                BuildEvent::Started { seeds, positions } => {
                    Some(Layer { seeds, positions, begun: Instant::now() })
                }
                _ => None,
            };
            line().clear();
            tell(game, &step);
        });
        drop(finished);
        line().clear();
        built
    })
}

/// The layer in progress.
struct Layer {
    seeds: u8,
    positions: u64,
    begun: Instant,
}

impl Layer {
    fn progress(&self, planned: &[PlannedLayer], done: u64) -> Message {
        let positions = self.positions as f64;
        let part = (done as f64 / positions.max(1.0)).clamp(0.01, 0.99);
        let speed = part * positions / self.begun.elapsed().as_secs_f64().max(0.001);
        let to_come = planned.iter().filter(|layer| layer.seeds > self.seeds);
        let to_come: u64 = to_come.map(|layer| layer.positions).sum();
        let left = ((1.0 - part) * positions + to_come as f64) / speed;
        let left = minutes_and_seconds(left);
        message!("tables-progress", count = self.seeds, percent = (100.0 * part) as u64, left)
    }
}

fn tell(game: &Game, step: &BuildEvent) {
    let talk = match step {
        BuildEvent::Started { .. } => return,
        BuildEvent::Written { seeds, positions, worked, written, bytes } => message!(
            "tables-written",
            count = *seeds,
            number = *positions,
            positions = duration::grouped(*positions),
            size = size(*bytes),
            time = duration::shown((*worked + *written).as_secs_f64())
        ),
        BuildEvent::AlreadyBuilt { seeds, positions } => {
            message!(
                "tables-found",
                count = *seeds,
                number = *positions,
                positions = duration::grouped(*positions)
            )
        }
    };
    note(game, &talk);
}
