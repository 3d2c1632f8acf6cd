//! The search benchmark: a fixed workload whose node count is a checksum of the search's behaviour and whose time is its speed.
//!
//! A pure optimisation leaves the counts unchanged. A change that alters them needs a match result.

use std::sync::Arc;

use sower_core::{Game, library};

use crate::limits::{Limits, Stop};
use crate::root::Root;
use crate::searcher::{Searcher, Settings};

/// Middle-game positions of one game, and the depth to search them to.
#[derive(Clone, Copy, Debug)]
pub struct Work {
    /// The name of the game's rules file, such as `kalah`.
    pub game: &'static str,
    /// The positions, from games between players of level 6.
    pub positions: &'static [&'static str],
    /// Plies to search: about a second's work in total.
    pub depth: u32,
}

/// The workload of the four main games.
pub const WORK: [Work; 4] = [
    Work {
        game: "kalah",
        positions: &[
            "0,3,1,8,7,0/2,0,3,8,7,1 5,3 S",
            "0,7,3,0,1,11/0,7,2,7,1,0 5,4 N",
            "5,4,0,1,0,1/1,1,9,0,10,8 4,4 S",
            "2,0,7,0,1,1/3,8,1,10,0,6 4,5 N",
        ],
        depth: 23,
    },
    Work {
        game: "oware",
        positions: &[
            "0,13,9,0,0,1/0,0,11,1,1,8 0,4 S",
            "0,0,3,0,9,0/0,3,12,0,1,6 6,8 S",
            "1,0,1,12,10,0/0,0,1,1,0,0 8,14 S",
            "1,3,5,4,4,13/10,0,0,0,0,1 4,3 S",
        ],
        depth: 22,
    },
    Work {
        game: "togyz-kumalak",
        positions: &[
            "t,10,7,1,4,3,6,1,1/1,20,2,0,18,4,9,2,13 28,32 S",
            "1,11,0,1,1,20,18,t,4/0,1,2,1,1,t,1,0,20 38,42 S",
            "0,0,t,1,17,1,2,2,2/0,1,2,20,2,1,12,2,3 48,46 S",
            "1,4,4,1,5,4,1,2,4/1,2,22,4,t,18,1,16,1 41,30 S",
        ],
        depth: 14,
    },
    Work {
        game: "ogidise",
        positions: &[
            "3,1,4,10,0,2/3,2,12,1,6,0 0,4 S",
            "1,2,5,1,2,0/6,13,0,5,1,8 0,4 S",
            "0,2,5,1,4,2/9,1,4,2,10,4 0,4 S",
            "3,2,13,7,2,2/12,1,1,2,1,2 0,0 S",
        ],
        depth: 17,
    },
];

impl Work {
    /// Searches every position with an empty transposition table whose memory is already mapped. Returns the positions searched and the
    /// seconds it took.
    ///
    /// # Panics
    /// If a shipped game or one of the positions does not parse; a test covers that.
    pub fn run(&self, settings: Settings, limits: &Limits) -> (u64, f64) {
        let listed = library::find(self.game).expect("the game is shipped");
        let game = Arc::new(Game::new(listed.rules(&[]).expect("shipped rules are checked")));
        let mut searcher = Searcher::new(Arc::clone(&game), settings);
        let (mut nodes, mut seconds) = (0, 0.0);
        for text in self.positions {
            searcher.clear();
            let position = game.read_position(text).expect("the positions are the game's");
            let found = searcher.best(&Root::alone(position), limits, &Stop::new());
            nodes += found.nodes;
            seconds += found.seconds;
        }
        (nodes, seconds)
    }
}
