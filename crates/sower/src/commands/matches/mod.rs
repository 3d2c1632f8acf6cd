//! `sower match`: plays matches, and reports the result with its error bars.

mod args;
mod keep;
mod plan;
mod progress;
mod report;
mod table;

use std::io::{self, Write as _};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use keep::Keeper;
use plan::Plan;
use progress::Progress;
use report::PairingResult;
use sower_players::matches::Verdict;
use sower_search::Stop;
use sower_text::{Message, message};

use crate::failure::Failure;
use crate::output::stdout;
use crate::{machine, say};

pub(crate) use args::MatchArgs;
pub(crate) use report::{elo_cell, percent};

pub(crate) fn run(args: &MatchArgs) -> anyhow::Result<()> {
    let plan = Plan::new(args)?;
    let mut keeper = args.record.as_deref().map(|folder| Keeper::new(folder, &plan)).transpose()?;
    let stop = stopped_by_interrupt(&plan)?;
    let mut progress = Progress::new(&plan.game, plan.total());
    warn_if_crowded(&plan, &mut progress);
    let mut out = stdout();
    let mut results: Vec<PairingResult> = Vec::new();
    for pairing in &plan.pairings {
        let result = play(&plan, *pairing, &stop, keeper.as_mut(), &mut progress)?;
        if args.json && plan.pairings.len() > 1 {
            report::json(&mut out, &plan, &result)?;
        }
        results.push(result);
        if stop.is_stopped() {
            break;
        }
    }
    progress.clear();
    if stop.is_stopped() {
        let done: u64 = results.iter().map(|result| result.standing.tally.games()).sum();
        progress.say(&message!("match-stopped", done));
    }
    let seconds = progress.seconds();
    match &results[..] {
        [only] if plan.pairings.len() == 1 && args.json => report::json(&mut out, &plan, only)?,
        [only] if plan.pairings.len() == 1 => report::text(&mut out, &plan, only)?,
        all if args.json => report::json_of_all(&mut out, &plan, all, seconds)?,
        all if args.round_robin => table::round_robin(&mut out, &plan, all, seconds)?,
        all => table::gauntlet(&mut out, &plan, all, seconds)?,
    }
    out.flush()?;
    judge(&plan, &results)
}

/// Plays one pairing.
fn play(
    plan: &Plan,
    pairing: [usize; 2],
    stop: &Stop,
    mut keeper: Option<&mut Keeper>,
    progress: &mut Progress<'_>,
) -> anyhow::Result<PairingResult> {
    let names = plan.names(pairing);
    let begun = progress.seconds();
    let mut failed = None;
    let standing = plan
        .contest(pairing)
        .run(plan.book()?, stop, &mut |game, standing| {
            progress.tell(game, standing, names, plan.games);
            match keeper.as_mut().map_or(Ok(()), |keeper| keeper.keep(game, names)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => {
                    failed = Some(error);
                    ControlFlow::Break(())
                }
            }
        })
        .map_err(Failure::input)?;
    if let Some(error) = failed {
        progress.clear();
        return Err(error);
    }
    progress.skip(u64::from(plan.games) - standing.tally.games());
    Ok(PairingResult { pairing, standing, seconds: progress.seconds() - begun })
}

/// A stop signal for Ctrl-C. A second one exits at once, because a player may ignore the first.
fn stopped_by_interrupt(plan: &Plan) -> anyhow::Result<Stop> {
    const INTERRUPTED: i32 = 130;
    // Some programs send the same interrupt twice.
    const LATER: Duration = Duration::from_millis(500);
    let stop = Stop::new();
    let (brake, said) = (stop.clone(), say::sentence(&plan.game, &message!("match-stopping")));
    let mut first: Option<Instant> = None;
    ctrlc::set_handler(move || match first {
        Some(first) if first.elapsed() >= LATER => {
            sower_players::engine::end_all();
            std::process::exit(INTERRUPTED)
        }
        Some(_) => {}
        None => {
            first = Some(Instant::now());
            brake.stop();
            // Standard error may be closed.
            let _ = writeln!(io::stderr(), "\n{said}");
        }
    })?;
    Ok(stop)
}

fn warn_if_crowded(plan: &Plan, progress: &mut Progress<'_>) {
    let cores = machine::processors();
    if plan.is_timed() && plan.threads > cores {
        let talk = message!("match-crowded", threads = plan.threads, cores);
        progress.say(&talk);
    }
}

/// Whether the first player has reached its target.
fn judge(plan: &Plan, results: &[PairingResult]) -> anyhow::Result<()> {
    let no = |talk: &Message| Err(Failure::no(say::sentence(&plan.game, talk)));
    for result in results {
        let [who, other] = plan.names(result.pairing).map(str::to_owned);
        if let Some(sprt) = plan.sprt
            && result.standing.verdict == Verdict::H0
        {
            let [elo0, elo1] = sprt.elo().map(|elo| elo.to_string());
            return no(&message!("match-test-lost", who, other, elo0, elo1));
        }
        let score = result.standing.tally.score();
        if let (Some(gate), Some(score)) = (plan.gate, score)
            && score < gate
        {
            let score = format!("{score:.4}");
            return no(&message!("match-gate-lost", who, other, score, gate = gate.to_string()));
        }
    }
    let finished =
        results.len() == plan.pairings.len() && results.iter().all(|result| result.standing.finished);
    if plan.gate.is_some() && !finished {
        return no(&message!("match-gate-stopped"));
    }
    Ok(())
}
