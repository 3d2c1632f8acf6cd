//! Self-play games, and their positions as training samples.

use std::sync::Arc;

use rand::RngExt;
use sower_core::{Game, Played};

use super::fit::Sample;
use crate::player::generator;
use sower_search::Root;
use sower_search::Score;
use sower_search::evaluation::{Evaluation, Shape};
use sower_search::{Limits, Stop};
use sower_search::{Searcher, Settings};

/// The parameters of self-play games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SelfPlay {
    /// Positions searched per move.
    pub nodes: u64,
    /// The most random plies at the beginning; each game has a random number up to this.
    pub random_plies: usize,
    /// The weight of the search's score in a sample, from 0 to 1; the rest is the game's result.
    pub trust_search: f64,
}

impl Default for SelfPlay {
    fn default() -> SelfPlay {
        SelfPlay { nodes: 2000, random_plies: 16, trust_search: 0.7 }
    }
}

/// The size of a table for one move's search, in bytes.
const MEMORY: usize = 2 << 20;

impl SelfPlay {
    /// Plays one game and returns its positions as samples of a shape's features; the same seed gives the same game. `None` if stopped.
    pub fn game(
        &self,
        game: &Arc<Game>,
        evaluation: &Arc<Evaluation>,
        shape: &Shape,
        seed: u64,
        stop: &Stop,
    ) -> Option<Vec<Sample>> {
        let mut rng = generator(seed);
        let settings = Settings::new(MEMORY, 1);
        let mut searcher = Searcher::with_evaluation(Arc::clone(game), Arc::clone(evaluation), settings);
        let mut played = Played::new(Arc::clone(game));
        for _ in 0..rng.random_range(0..=self.random_plies) {
            let moves = played.moves();
            if moves.is_empty() {
                return Some(Vec::new());
            }
            played.play(moves[rng.random_range(0..moves.len())]).expect("it is legal");
        }
        let mut seen = Vec::new();
        // Bound: the rules' ply cap.
        while played.outcome().is_none() {
            let analysis = searcher.best(&Root::of(&played), &Limits::nodes(self.nodes), stop);
            if stop.is_stopped() {
                return None;
            }
            let Some(best) = analysis.best() else { break };
            seen.push((*played.position(), best.score));
            if analysis.proven {
                // The value is proven, so the rest of the game adds no information.
                return Some(self.samples(game, shape, &seen, best.score, played.position().side()));
            }
            played.play(best.played).expect("the search plays legal moves");
        }
        let outcome = played.outcome()?;
        let side = played.position().side();
        Some(self.samples(game, shape, &seen, Score::of_outcome(&outcome, side), side))
    }

    /// The samples of a game that ended with that score for a side.
    fn samples(
        &self,
        game: &Game,
        shape: &Shape,
        seen: &[(sower_core::Position, Score)],
        came_to: Score,
        side: sower_core::Side,
    ) -> Vec<Sample> {
        seen.iter()
            .map(|(position, expected)| {
                let mover = position.side();
                let result = if mover == side { came_to } else { -came_to }.seeds();
                let target = self.trust_search * expected.seeds() + (1.0 - self.trust_search) * result;
                let margin = f64::from(position.store(mover)) - f64::from(position.store(!mover));
                Sample {
                    cells: shape.cells_of(position),
                    fill: f32::from(position.in_play()) / f32::from(game.rules().total().max(1)),
                    promise: (target - margin) as f32,
                }
            })
            .collect()
    }
}
