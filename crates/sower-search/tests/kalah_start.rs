//! A quick search finds the known best first move of Kalah.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sower_core::{Game, Played, library};
use sower_search::{Limits, Root, Searcher, Settings, Stop};

/// From the start of Kalah(6,4) pit 3 gives another turn and wins by most (Irving, Donkers and Uiterwijk, Solving Kalah,
/// 2000).
#[test]
fn kalah_begins_with_pit_3() {
    let game = Arc::new(Game::new(library::find("kalah").unwrap().rules(&[]).unwrap()));
    let mut searcher = Searcher::new(Arc::clone(&game), Settings::new(64 << 20, 1));
    let root = Root::of(&Played::new(game));
    let begun = Instant::now();
    let analysis = searcher.best(&root, &Limits::depth(14), &Stop::new());
    let best = analysis.best().unwrap();
    assert_eq!((analysis.depth, best.label.as_str()), (14, "3"));
    assert!(best.seeds > 0.0, "{best:?}");
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
}
