//! The search probes tables for positions they may have, and treats their values as proven.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sower_core::kernel::Board;
use sower_core::{Game, library};
use sower_search::{Limits, PackedProbe, Probe, Probes, Root, Score, Searcher, Settings, Stop};

/// A probe that awards every small position's seeds to its mover.
struct Generous {
    asked: AtomicU64,
}

impl Probe for Generous {
    fn most_seeds(&self) -> u8 {
        8
    }
}

impl<B: Board> PackedProbe<B> for Generous {
    fn probe(&self, position: &B) -> Option<Score> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        let position = position.unpack(6);
        assert!(position.in_play() <= 8);
        let mover = position.side();
        let margin = i32::from(position.store(mover)) - i32::from(position.store(!mover));
        Some(Score::margin(margin + i32::from(position.in_play())))
    }
}

fn search(position: &str) -> (Score, bool, u64) {
    let game = Arc::new(Game::new(library::find("oware").unwrap().rules(&[]).unwrap()));
    let probe = Arc::new(Generous { asked: AtomicU64::new(0) });
    let tables = Arc::clone(&probe);
    let probes = Probes::new(move |_| Some(Arc::clone(&tables) as Arc<dyn Probe>));
    let mut searcher = Searcher::new(Arc::clone(&game), Settings::new(1 << 20, 1).with_probes(probes));
    let root = Root::alone(game.read_position(position).unwrap());
    let found = searcher.best(&root, &Limits::depth(4), &Stop::new());
    (found.best().unwrap().score, found.proven, probe.asked.load(Ordering::Relaxed))
}

#[test]
fn what_the_probe_knows_is_proven() {
    // After either move North is to move with all six seeds in play, and the probe awards them all to North.
    assert_eq!(search("1,1,1,0,0,0/1,1,1,0,0,0 21,21 S"), (Score::margin(-6), true, 3));
}

#[test]
fn with_more_seeds_it_is_not_asked() {
    let (_, proven, asked) = search("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S");
    assert_eq!((proven, asked), (false, 0));
}
