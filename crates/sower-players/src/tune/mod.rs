//! Tuning: self-play, a fit of the weights to its results, and more self-play with the new weights.
//!
//! A round is a number of games, played in batches that are saved as files. A stopped tuning resumes if it is started again with
//! the same settings. The same settings give the same weights on every machine.

mod batch;
mod fit;
mod levels;
mod selfplay;

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use sower_core::Game;

pub use batch::BatchError;
pub use fit::{Fitted, Regularisation, Sample, fit};
pub use levels::{LevelsPlan, MeasuredLevels, STEP_SCORES, STEPS};
pub use selfplay::SelfPlay;

use sower_search::Stop;
use sower_search::evaluation::{Evaluation, Shape, Weights};

/// The parameters of a tuning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// The number of fits.
    pub rounds: u32,
    /// Games in each round.
    pub games: u32,
    /// How the games are played.
    pub play: SelfPlay,
    /// The regularisation of the fit.
    pub regularisation: Regularisation,
    /// Whether pairs of pits have weights.
    pub pairs: bool,
    /// The random seed of the first game; the others follow from it.
    pub seed: u64,
    /// The number of games played at once.
    pub threads: usize,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            rounds: 3,
            games: 4000,
            play: SelfPlay::default(),
            regularisation: Regularisation::default(),
            pairs: false,
            seed: 1,
            threads: 1,
        }
    }
}

impl Plan {
    /// The features that are tuned.
    fn shape(&self, game: &Game) -> Shape {
        let shape = Shape::of(game.rules());
        if self.pairs { shape.with_pairs() } else { shape }
    }
}

/// The progress of a tuning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The round, from 1.
    pub round: u32,
    /// Finished games of this round, including those of an earlier run.
    pub games: u32,
    /// Positions in the fit; 0 until the round's games are done.
    pub samples: u64,
    /// The fraction of the variance that the weights explain (R²); `None` until they are fitted.
    pub explained: Option<f64>,
}

/// The result of a tuning.
#[derive(Clone, Debug, PartialEq)]
pub enum Tuned {
    /// The weights of the last round.
    Done(Weights),
    /// The tuning was stopped; its folder has the state to resume from.
    Stopped(Kept),
}

/// The progress of a stopped tuning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The current round, from 1; all earlier rounds are saved.
    pub round: u32,
    /// Games of this round that are saved.
    pub games: u32,
    /// Games in unfinished batches, which are lost.
    pub lost: u32,
}

/// Games per file; an incomplete batch is not saved.
pub const BATCH: u32 = 50;

/// Tunes a game's weights in a folder, or resumes there.
pub fn tune(
    game: &Arc<Game>,
    plan: &Plan,
    folder: &Path,
    stop: &Stop,
    progress: &(dyn Fn(&Progress) + Sync),
) -> Result<Tuned, BatchError> {
    let shape = plan.shape(game);
    let mut weights = Weights::sound(&shape, game.rules());
    let mut before: Vec<Sample> = Vec::new();
    for round in 1..=plan.rounds {
        let samples = match play_round(game, &weights, plan, round, folder, stop, progress)? {
            Round::Played(samples) => samples,
            Round::Stopped(kept) => return Ok(Tuned::Stopped(kept)),
        };
        if samples.is_empty() {
            return Err(BatchError::Nothing);
        }
        let all = [&samples[..], &before[..]];
        let Some(fitted) = fit(&shape, &all, plan.regularisation, plan.threads, stop) else {
            return Ok(Tuned::Stopped(Kept { round, games: plan.games, lost: 0 }));
        };
        weights = fitted.weights;
        let count = (samples.len() + before.len()) as u64;
        let explained = Some(fitted.explained);
        progress(&Progress { round, games: plan.games, samples: count, explained });
        // The first round was played with untuned weights, so its samples are soon outdated.
        before = if round > 1 { samples } else { Vec::new() };
    }
    Ok(Tuned::Done(weights))
}

/// The games of a round.
enum Round {
    Played(Vec<Sample>),
    Stopped(Kept),
}

/// All games of a round, read from files if already played.
fn play_round(
    game: &Arc<Game>,
    weights: &Weights,
    plan: &Plan,
    round: u32,
    folder: &Path,
    stop: &Stop,
    progress: &(dyn Fn(&Progress) + Sync),
) -> Result<Round, BatchError> {
    let evaluation = Arc::new(Evaluation::new(game.rules(), weights));
    let shape = plan.shape(game);
    let cells = shape.all_cells();
    let asked = format!(
        "rules {} games {} nodes {} random {} trust {} seed {} cells {cells}",
        game.rules().fingerprint(),
        plan.games,
        plan.play.nodes,
        plan.play.random_plies,
        plan.play.trust_search,
        plan.seed
    );
    let batches = plan.games.div_ceil(BATCH);
    let [next, done, lost] = std::array::from_fn(|_| AtomicU32::new(0));
    let games_of = |batch: u32| (plan.games - batch * BATCH).min(BATCH);
    let finished = Mutex::new(Vec::new());
    let failed = Mutex::new(None);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= batches || stop.is_stopped() {
                return;
            }
            let path = batch::file(folder, round, number);
            let count = games_of(number);
            let games = number * BATCH..number * BATCH + count;
            let samples = batch::read(&path, &asked, cells).and_then(|kept| {
                if kept.is_some() {
                    return Ok(kept);
                }
                let seed = |game: u32| {
                    plan.seed.wrapping_mul(1 << 40) + u64::from(round) * (1 << 32) + u64::from(game)
                };
                let mut samples = Vec::new();
                for (finished, number) in (0..).zip(games) {
                    match plan.play.game(game, &evaluation, &shape, seed(number), stop) {
                        Some(played) => samples.extend(played),
                        None => {
                            lost.fetch_add(finished, Ordering::Relaxed);
                            return Ok(None);
                        }
                    }
                }
                batch::write(&path, &asked, &samples)?;
                Ok(Some(samples))
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
        let games =
            (0..batches).filter(|number| batch::file(folder, round, *number).exists()).map(games_of).sum();
        return Ok(Round::Stopped(Kept { round, games, lost: lost.into_inner() }));
    }
    // Floating-point sums depend on their order, so batches are added in order, not as threads finish them.
    finished.sort_by_key(|(number, _)| *number);
    Ok(Round::Played(finished.into_iter().flat_map(|(_, samples)| samples).collect()))
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
        let whole = tune(&game, &plan(), first.path(), &Stop::new(), &|_| {}).unwrap();
        assert!(matches!(whole, Tuned::Done(_)));
        let stop = Stop::new();
        // Stopped after the first batch, then resumed with two threads.
        let halt = |_: &Progress| stop.stop();
        let stopped = tune(&game, &plan(), second.path(), &stop, &halt).unwrap();
        assert_eq!(stopped, Tuned::Stopped(Kept { round: 1, games: BATCH, lost: 0 }));
        assert_eq!(std::fs::read_dir(second.path()).unwrap().count(), 1);
        let plan = Plan { threads: 2, ..plan() };
        let again = tune(&game, &plan, second.path(), &Stop::new(), &|_| {}).unwrap();
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
