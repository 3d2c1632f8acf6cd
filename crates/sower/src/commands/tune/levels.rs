//! `sower tune levels`: measures a game's levels against each other, and spaces them evenly.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args as ClapArgs;
use serde::Serialize;
use sower_core::Game;
use sower_players::matches::{Estimate, Tally};
use sower_players::player::LevelTable;
use sower_players::tune::{LevelsPlan, MeasuredLevels, STEP_SCORES, STEPS};
use sower_search::Stop;
use sower_text::message;

use super::{folder_for, typed};
use crate::args::{GameArgs, JsonArgs, ThreadsArgs};
use crate::commands::matches::{elo_cell, percent};
use crate::failure::Failure;
use crate::interrupt::stop_on_ctrl_c;
use crate::numbers::{self, number};
use crate::output::{json_line, must_be_writable, stdout, write_file};
use crate::progress_line::{ProgressLine, minutes_and_seconds, note};
use crate::{choose, say};

#[derive(Debug, ClapArgs)]
pub(crate) struct LevelsArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Games of each level against the one below it.
    #[arg(long, value_name = "N", default_value_t = 600, value_parser = number::<u32>(2..=1_000_000, 600))]
    games: u32,
    /// Adjust the levels at most this often.
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = number::<u32>(1..=100, 6))]
    rounds: u32,
    /// Only measure; exit with 1 if a step is outside 60 to 85 %.
    #[arg(long, conflicts_with_all = ["rounds", "dir"])]
    measure: bool,
    /// Seed of openings and players; each round takes the next one.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed(u64::MAX >> 1))]
    seed: u64,
    #[command(flatten)]
    threads: ThreadsArgs,
    /// Folder for the levels file [default: a subfolder of Sower's data folder].
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
    #[command(flatten)]
    json: JsonArgs,
}

pub(super) fn run(args: &LevelsArgs) -> anyhow::Result<()> {
    let game = Arc::new(choose::game(&args.game)?);
    let stop = stop_on_ctrl_c()?;
    if args.measure {
        let measured = measure(args, &game, LevelTable::of(game.rules()), 0, &stop)?;
        report(args, &game, &measured)?;
        if !measured.is_in_range() {
            return Err(Failure::no(say::sentence(&game, &message!("tune-levels-outside"))));
        }
        return Ok(());
    }
    let name = &game.rules().about().id;
    let file = folder_for(args.dir.as_deref(), name)?.join(format!("{name}.levels"));
    must_be_writable(&file)?;
    let best = calibrate(args, &game, &stop, &|best| {
        write_file(&file, &format!("# Made by: sower tune levels {}\n{}", typed(&args.game), best.table))
    })?;
    report(args, &game, &best)?;
    note(&game, &message!("tune-levels-done", file = file.display().to_string()));
    if !best.is_in_range() {
        return Err(Failure::no(say::sentence(&game, &message!("tune-levels-outside"))));
    }
    Ok(())
}

/// Spaces the levels until they are settled, and returns the best ones measured. `save` gets each best so far, so a
/// stopped run loses at most a round.
fn calibrate(
    args: &LevelsArgs,
    game: &Arc<Game>,
    stop: &Stop,
    save: &dyn Fn(&MeasuredLevels) -> anyhow::Result<()>,
) -> anyhow::Result<MeasuredLevels> {
    let mut measured = measure(args, game, LevelTable::of(game.rules()), 0, stop)?;
    let mut best = measured.clone();
    save(&best)?;
    for round in 1..=args.rounds {
        if measured.is_settled() {
            break;
        }
        measured = measure(args, game, measured.spaced_evenly(), round, stop)?;
        let quality = |levels: &MeasuredLevels| (levels.distance_out_of_range(), levels.unevenness());
        if quality(&measured) < quality(&best) {
            best = measured.clone();
            save(&best)?;
        }
    }
    Ok(best)
}

/// Measures all steps, and shows their scores.
fn measure(
    args: &LevelsArgs,
    game: &Arc<Game>,
    table: LevelTable,
    round: u32,
    stop: &Stop,
) -> anyhow::Result<MeasuredLevels> {
    let plan =
        LevelsPlan { games: args.games, seed: args.seed + u64::from(round), threads: args.threads.count() };
    let mut line = ProgressLine::every(Duration::from_secs(60));
    let begun = Instant::now();
    let measured = MeasuredLevels::measure(game, table, &plan, stop, &mut |step, tally| {
        if line.is_due() {
            let talk = message!(
                "tune-levels-progress",
                round,
                upper = step + 2,
                lower = step + 1,
                games = tally.games(),
                total = args.games,
                time = minutes_and_seconds(begun.elapsed().as_secs_f64())
            );
            line.show(game, &talk);
        }
    });
    line.clear();
    let Some(measured) = measured.map_err(Failure::input)? else {
        return Err(Failure::no(say::sentence(game, &message!("tune-levels-stopped"))));
    };
    let scores = measured.steps.iter().map(|tally| percent(tally.score())).collect::<Vec<_>>().join(", ");
    note(game, &message!("tune-levels-round", round, scores));
    Ok(measured)
}

/// A level against the one below it, for `--json`.
#[derive(Serialize)]
struct StepReport {
    level: usize,
    against: usize,
    games: u64,
    score: Option<f64>,
    elo: Option<f64>,
    error: Option<f64>,
    in_range: bool,
    nodes: u32,
    /// In percent of all seeds.
    noise: f64,
}

impl StepReport {
    fn new(table: &LevelTable, step: usize, tally: &Tally) -> StepReport {
        let Estimate { score, elo, error, .. } = Estimate::of(tally);
        StepReport {
            level: step + 2,
            against: step + 1,
            games: tally.games(),
            score,
            elo,
            error,
            in_range: score.is_some_and(|score| STEP_SCORES.contains(&score)),
            nodes: table.nodes[step + 1],
            noise: f64::from(table.noise[step + 1]) / 10.0,
        }
    }
}

fn report(args: &LevelsArgs, game: &Game, measured: &MeasuredLevels) -> anyhow::Result<()> {
    let mut out = stdout();
    let steps = (0..STEPS).map(|step| StepReport::new(&measured.table, step, &measured.steps[step]));
    if args.json.json {
        return json_line(&mut out, &steps.collect::<Vec<_>>());
    }
    writeln!(out, "{}", say::sentence(game, &message!("tune-levels-head")))?;
    for (step, tally) in steps.zip(&measured.steps) {
        writeln!(
            out,
            "{:>2} v. {}  {:>7}  {:>16}  {:>8}  {:>5.1} %{}",
            step.level,
            step.against,
            percent(step.score),
            elo_cell(&Estimate::of(tally)),
            step.nodes,
            step.noise,
            if step.in_range { "" } else { "  !" }
        )?;
    }
    out.flush()?;
    Ok(())
}
