//! Compares the kernel and the trace, the two implementations of the rules, on one position.

use std::fmt::Display;
use std::sync::OnceLock;

use sower_core::{Choice, Game, Move, Pit, Position, Rules, Way, trace};

/// Compares both implementations: the result, the legal moves, and the position after each. Returns the legal moves.
///
/// # Panics
/// If they differ; the message starts with `about`.
pub fn check(game: &Game, position: &Position, about: &dyn Display) -> Vec<Move> {
    let rules = game.rules();
    let moves = game.moves(position);
    let outcome = game.outcome(position);
    assert_eq!(outcome, trace::outcome(rules, position), "{about} {position:?}");
    assert_eq!(outcome.is_some(), moves.is_empty(), "{about} {position:?}");
    assert_eq!(trace::settle(rules, position), *position, "{about} {position:?}");
    let pits = (0..2 * rules.board().pits).map(Pit::from_index);
    let ways = [None, Some(Way::Clockwise), Some(Way::Anticlockwise)];
    let plain = pits.flat_map(|pit| ways.map(|way| Move::new(pit, way, Choice::None)));
    let chosen = moves.iter().copied().filter(|played| played.choice() != Choice::None);
    for played in plain.chain(chosen) {
        let traced = trace::trace(rules, position, played);
        assert_eq!(traced.is_some(), moves.contains(&played), "{about} {position:?} {played}");
        assert_eq!(traced.is_some(), game.play(position, played).is_ok(), "{about} {position:?} {played}");
        if let (Some(traced), Ok(after)) = (traced, game.play(position, played)) {
            assert_eq!(traced.after, after, "{about} {position:?} {played}");
            assert_eq!(traced.outcome, game.outcome(&after), "{about} {position:?} {played}");
            for step in &traced.steps {
                assert!(names_a_key(step.rule, rules), "{about}: no key is called {}", step.rule);
            }
        }
    }
    moves
}

/// Whether rules files have a key with that name.
pub fn names_a_key(name: &str, rules: &Rules) -> bool {
    // Every game has the same keys.
    static KEYS: OnceLock<Vec<&str>> = OnceLock::new();
    KEYS.get_or_init(|| rules.values().into_iter().map(|(key, _)| key).collect()).contains(&name)
}
