//! The principal variation of a proven score is legal and ends with the claimed margin.

use std::sync::Arc;

use sower_core::{Game, Played, library};
use sower_search::{Limits, Root, Score, Searcher, Settings, Stop};

/// Endings that a search proves, mostly with table entries from lower depths.
const ENDINGS: [(&str, &str); 4] = [
    ("kalah", "1,0,2,0,1,2/0,2,0,1,3,1 18,17 S"),
    ("kalah", "2,3,0,4,1,2/1,0,5,2,3,1 12,12 S"),
    ("kalah", "0,5,2,0,3,1/2,0,4,1,0,3 14,13 N"),
    ("togyz-kumalak", "1,0,2,0,0,0,1,0,2/0,1,0,0,2,0,1,0,1 75,76 S"),
];

#[test]
fn a_proven_line_is_played_out_as_far_as_it_is_known_and_comes_to_its_score() {
    let (mut proven, mut plies, mut finished) = (0, 0, 0);
    for (name, text) in ENDINGS {
        let game = Arc::new(Game::new(library::find(name).unwrap().rules(&[]).unwrap()));
        let position = game.read_position(text).unwrap();
        let side = position.side();
        let root = Root::of(&Played::from_position(Arc::clone(&game), position));
        let mut searcher = Searcher::new(Arc::clone(&game), Settings::new(8 << 20, 1));
        let limits = Limits { depth: Some(60), ..Limits::nodes(2_000_000) };
        let analysis = searcher.analyze(&root, &limits, &Stop::new(), &mut |_| {});
        for found in analysis.moves.iter().filter(|found| found.proven) {
            (proven, plies) = (proven + 1, plies + found.moves.len());
            let mut at = position;
            for played in &found.moves {
                at = game.play(&at, *played).unwrap();
            }
            // Seeds in the stores can no longer be lost.
            let margin = i32::from(at.store(side)) - i32::from(at.store(!side));
            let off = (found.score.whole() - margin).abs();
            assert!(off <= i32::from(at.in_play()), "{name} {text} {:?}", found.line);
            if let Some(outcome) = game.outcome(&at) {
                assert_eq!(Score::of_outcome(&outcome, side), found.score, "{name} {text} {:?}", found.line);
                finished += 1;
            }
        }
    }
    assert!(plies >= 10 * proven && finished >= 3, "{proven} lines, {plies} plies, {finished} to the end");
}
