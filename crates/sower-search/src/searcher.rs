//! The search as others use it: a game, a table, threads, and questions.

use std::sync::Arc;
use std::time::Instant;

use sower_core::Game;

use crate::analysis::{Analysis, Candidate};
use crate::limits::{Limits, Stop};
use crate::root::Root;
use crate::score::Score;

/// What a search may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Bytes of the table of positions.
    pub memory: usize,
    /// Threads.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { memory: 64 << 20, threads: 1 }
    }
}

/// Searches positions of one game, and remembers what it has seen.
pub struct Searcher {
    game: Arc<Game>,
}

impl Searcher {
    /// A searcher with an empty table.
    pub fn new(game: Arc<Game>, _settings: Settings) -> Searcher {
        Searcher { game }
    }

    /// The game.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// The best move, with its score and line: all strength goes into that one. No moves if the game is over.
    pub fn best(&mut self, root: &Root, limits: &Limits, stop: &Stop) -> Analysis {
        self.analyse(root, limits, stop, &mut |_| {})
    }

    /// Every legal move with its score and line, best first. `report` is called after every finished depth.
    pub fn analyse(
        &mut self,
        root: &Root,
        _limits: &Limits,
        _stop: &Stop,
        report: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let begun = Instant::now();
        let position = root.position;
        let mut moves: Vec<Candidate> = self
            .game
            .moves(&position)
            .into_iter()
            .map(|played| {
                let side = position.side();
                let margin =
                    |at: &sower_core::Position| i32::from(at.store(side)) - i32::from(at.store(!side));
                let score = self.game.play(&position, played).map_or(0, |after| margin(&after));
                Candidate::new(&self.game, &position, vec![played], Score::margin(score), false)
            })
            .collect();
        moves.sort_by_key(|candidate| std::cmp::Reverse(candidate.score));
        let nodes = moves.len() as u64;
        let analysis = Analysis { depth: 1, nodes, seconds: begun.elapsed().as_secs_f64(), moves };
        report(&analysis);
        analysis
    }
}
