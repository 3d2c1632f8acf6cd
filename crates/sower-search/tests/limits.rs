//! A node limit applies to all threads together, even in games whose second ply is large.

use std::sync::Arc;

use sower_core::{Game, library};
use sower_search::{Limits, Root, Searcher, Settings, Stop};

/// The node limit of the test.
const NODES: u64 = 2_000;
const FAR_MORE: u64 = 1_000_000;

#[test]
fn helper_threads_keep_the_limits_from_the_first_position() {
    for listed in library::all() {
        let game = Arc::new(Game::new(listed.rules(&[]).unwrap()));
        let mut searcher = Searcher::new(Arc::clone(&game), Settings::new(1 << 20, 2));
        let root = Root::alone(game.start());
        let found = searcher.best(&root, &Limits::nodes(NODES), &Stop::new());
        assert!(found.best().is_some() && found.nodes < FAR_MORE, "{}: {}", listed.name, found.nodes);
    }
}
