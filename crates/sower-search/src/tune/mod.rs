//! Tuning: the player plays itself, the weights are fitted to what it learned, and it plays again with them.
//!
//! A round is a number of games, played in batches that are kept as files; whoever stops a tuning and starts it again with
//! the same settings goes on where it was. The same settings give the same weights, on every machine.

mod batch;
mod fit;
mod selfplay;

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use sower_core::Game;

pub use batch::BatchError;
pub use fit::{Fit, Sample, Wishes};
pub use selfplay::SelfPlay;

use crate::evaluation::{Evaluation, Shape, Weights};
use crate::limits::Stop;

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// How often the weights are fitted.
    pub rounds: u32,
    /// Games in each round.
    pub games: u32,
    /// How they are played.
    pub play: SelfPlay,
    /// What is wished of the weights.
    pub wishes: Wishes,
    /// The first game's chance; the others follow from it.
    pub seed: u64,
    /// Games at a time.
    pub threads: usize,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            rounds: 3,
            games: 4000,
            play: SelfPlay::default(),
            wishes: Wishes::default(),
            seed: 1,
            threads: 1,
        }
    }
}

/// How far a tuning has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The round, from 1.
    pub round: u32,
    /// Games of this round that are done, those of an earlier run included.
    pub games: u32,
    /// Positions in the fit, once the round's games are done.
    pub samples: u64,
    /// The share of what happens in play that the weights foresee, once they are fitted.
    pub explained: Option<f64>,
}

/// Games in a file.
const BATCH: u32 = 50;

/// Tunes a game's weights in a folder. `None` if it was stopped.
pub fn tune(
    game: &Arc<Game>,
    plan: &Plan,
    folder: &Path,
    stop: &Stop,
    progress: &(dyn Fn(&Progress) + Sync),
) -> Result<Option<Weights>, BatchError> {
    let shape = Shape::of(game.rules());
    let mut weights = Weights::sound(&shape, game.rules());
    let mut before: Vec<Sample> = Vec::new();
    for round in 1..=plan.rounds {
        let Some(samples) = play_round(game, &weights, plan, round, folder, stop, progress)? else {
            return Ok(None);
        };
        if samples.is_empty() {
            return Err(BatchError::Nothing);
        }
        let mut fit = Fit::new(&shape);
        samples.iter().chain(&before).for_each(|sample| fit.add(sample));
        let (fitted, explained) = fit.solve(plan.wishes);
        weights = fitted;
        progress(&Progress { round, games: plan.games, samples: fit.samples(), explained: Some(explained) });
        // The first round was played with untuned weights: what it shows is soon outdone.
        before = if round > 1 { samples } else { Vec::new() };
    }
    Ok(Some(weights))
}

/// All games of a round, from their files as far as they were played already.
fn play_round(
    game: &Arc<Game>,
    weights: &Weights,
    plan: &Plan,
    round: u32,
    folder: &Path,
    stop: &Stop,
    progress: &(dyn Fn(&Progress) + Sync),
) -> Result<Option<Vec<Sample>>, BatchError> {
    let evaluation = Arc::new(Evaluation::new(game.rules(), weights));
    let cells = 2 * Shape::of(game.rules()).side_cells();
    let asked = format!(
        "rules {} games {} nodes {} random {} trust {} seed {}",
        game.rules().fingerprint(),
        plan.games,
        plan.play.nodes,
        plan.play.random_plies,
        plan.play.trust_search,
        plan.seed
    );
    let batches = plan.games.div_ceil(BATCH);
    let (next, done) = (AtomicU32::new(0), AtomicU32::new(0));
    let finished = Mutex::new(Vec::new());
    let failed = Mutex::new(None);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= batches || stop.is_stopped() {
                return;
            }
            let path = batch::file(folder, round, number);
            let games = number * BATCH..plan.games.min((number + 1) * BATCH);
            let count = games.len() as u32;
            let samples = batch::read(&path, &asked, cells).and_then(|kept| {
                if kept.is_some() {
                    return Ok(kept);
                }
                let seed = |game: u32| {
                    plan.seed.wrapping_mul(1 << 40) + u64::from(round) * (1 << 32) + u64::from(game)
                };
                let played: Option<Vec<_>> =
                    games.map(|number| plan.play.game(game, &evaluation, seed(number), stop)).collect();
                let samples: Option<Vec<Sample>> = played.map(|games| games.into_iter().flatten().collect());
                samples.as_deref().map_or(Ok(()), |samples| batch::write(&path, &asked, samples))?;
                Ok(samples)
            });
            match samples {
                Ok(Some(samples)) => {
                    finished.lock().unwrap_or_else(PoisonError::into_inner).push((number, samples));
                    let games = done.fetch_add(count, Ordering::Relaxed) + count;
                    progress(&Progress { round, games, samples: 0, explained: None });
                }
                Ok(None) => return,
                Err(error) => {
                    *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                    return;
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(work);
        }
    });
    if let Some(error) = failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(error);
    }
    let mut finished = finished.into_inner().unwrap_or_else(PoisonError::into_inner);
    if finished.len() < batches as usize {
        return Ok(None);
    }
    // Sums of fractions depend on their order: the batches are added in theirs, whoever played them first.
    finished.sort_by_key(|(number, _)| *number);
    Ok(Some(finished.into_iter().flat_map(|(_, samples)| samples).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sower_core::library;

    fn plan() -> Plan {
        let play = SelfPlay { nodes: 50, ..SelfPlay::default() };
        Plan { rounds: 2, games: 60, play, ..Plan::default() }
    }

    fn oware() -> Arc<Game> {
        Arc::new(Game::new(library::find("oware").unwrap().rules(&[]).unwrap()))
    }

    #[test]
    fn a_tuning_gives_the_same_weights_on_any_number_of_threads_and_after_a_stop() {
        let game = oware();
        let (first, second) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let whole = tune(&game, &plan(), first.path(), &Stop::new(), &|_| {}).unwrap().unwrap();
        let stop = Stop::new();
        // Stopped after the first batch, then taken up again with two threads.
        let halt = |_: &Progress| stop.stop();
        assert_eq!(tune(&game, &plan(), second.path(), &stop, &halt).unwrap(), None);
        let played = std::fs::read_dir(second.path()).unwrap().count();
        assert!(played >= 1, "{played}");
        let plan = Plan { threads: 2, ..plan() };
        let again = tune(&game, &plan, second.path(), &Stop::new(), &|_| {}).unwrap().unwrap();
        assert_eq!(again, whole);
    }

    #[test]
    fn a_folder_of_another_tuning_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let short = Plan { rounds: 1, ..plan() };
        tune(&oware(), &short, folder.path(), &Stop::new(), &|_| {}).unwrap();
        let other = Plan { seed: 2, ..short };
        assert!(matches!(
            tune(&oware(), &other, folder.path(), &Stop::new(), &|_| {}),
            Err(BatchError::Other { .. })
        ));
    }
}
