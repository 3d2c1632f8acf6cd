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
pub use fit::{Fit, Regularisation, Sample};
pub use selfplay::SelfPlay;

use sower_search::Stop;
use sower_search::evaluation::{Evaluation, Shape, Weights};

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
    pub wishes: Regularisation,
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
            wishes: Regularisation::default(),
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

/// What a tuning came to.
#[derive(Clone, Debug, PartialEq)]
pub enum Tuned {
    /// The weights.
    Done(Weights),
    /// It was stopped; what is in its folder is there for the next time.
    Stopped(Kept),
}

/// How far a tuning had come when it was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The round, from 1; those before it are kept whole.
    pub round: u32,
    /// Games of this round that are in files.
    pub games: u32,
    /// Games that had been played since, in batches that were not done: they are lost.
    pub lost: u32,
}

/// Games in a file: fewer at a time are not kept.
pub const BATCH: u32 = 50;

/// Samples that are added between two looks at the brake.
const SAMPLES_AT_A_TIME: usize = 4096;

/// Tunes a game's weights in a folder, or goes on with it there.
pub fn tune(
    game: &Arc<Game>,
    plan: &Plan,
    folder: &Path,
    stop: &Stop,
    progress: &(dyn Fn(&Progress) + Sync),
) -> Result<Tuned, BatchError> {
    let shape = Shape::of(game.rules());
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
        let mut fit = Fit::new(&shape);
        for some in samples.chunks(SAMPLES_AT_A_TIME).chain(before.chunks(SAMPLES_AT_A_TIME)) {
            if !stop.is_stopped() {
                some.iter().for_each(|sample| fit.add(sample));
            }
        }
        let Some((fitted, explained)) = fit.solve(plan.wishes, stop) else {
            return Ok(Tuned::Stopped(Kept { round, games: plan.games, lost: 0 }));
        };
        weights = fitted;
        progress(&Progress { round, games: plan.games, samples: fit.samples(), explained: Some(explained) });
        // The first round was played with untuned weights: what it shows is soon outdone.
        before = if round > 1 { samples } else { Vec::new() };
    }
    Ok(Tuned::Done(weights))
}

/// The games of a round.
enum Round {
    Played(Vec<Sample>),
    Stopped(Kept),
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
) -> Result<Round, BatchError> {
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
                    match plan.play.game(game, &evaluation, seed(number), stop) {
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
    // Sums of fractions depend on their order: the batches are added in theirs, whoever played them first.
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
        // Stopped after the first batch, then taken up again with two threads.
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
