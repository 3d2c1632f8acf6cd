//! What every target does with rules that were accepted: plays them by both readings.

use sower_core::{Game, Move, Pit, Position, Rules, trace};

/// Plies that a game is followed for.
const PLIES: usize = 50;
/// The most seeds on boards whose turns may be endless: with more, the circles become long.
const MOST_RELAY_SEEDS: u8 = 12;

/// Plays a game at random, and at every position holds the kernel and the trace together.
pub fn compare_readings(rules: &Rules, seed: u64) {
    if rules.can_be_endless() && rules.total() > MOST_RELAY_SEEDS {
        return;
    }
    let game = Game::new(rules.clone());
    let mut position = game.start();
    assert_eq!(position, trace::settle(rules, &position), "a start is settled");
    let mut dice = Dice(seed);
    for _ in 0..PLIES {
        let moves = compare_at(&game, &position);
        if moves.is_empty() {
            break;
        }
        let played = moves[dice.below(moves.len())];
        position = game.play(&position, played).expect("a listed move is legal");
    }
}

fn compare_at(game: &Game, position: &Position) -> Vec<Move> {
    let rules = game.rules();
    let moves = game.moves(position);
    let outcome = game.outcome(position);
    assert_eq!(outcome, trace::outcome(rules, position), "{position:?}");
    assert_eq!(outcome.is_some(), moves.is_empty(), "{position:?}");
    for index in 0..2 * rules.board().pits {
        let pit = Pit::from_index(index);
        let traced = trace::trace(rules, position, pit);
        assert_eq!(traced.is_some(), moves.contains(&Move::Sow(pit)), "{position:?} {pit}");
        if let Some(traced) = traced {
            let after = game.play(position, Move::Sow(pit)).expect("both allow it");
            assert_eq!(traced.after, after, "{position:?} {pit}");
            assert_eq!(traced.outcome, game.outcome(&after), "{position:?} {pit}");
        }
    }
    moves
}

/// A seed out of the input, so that the same input plays the same game.
pub fn seed_of(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |seed, byte| (seed ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// A small generator (splitmix64): the fuzzer only needs games that differ.
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % count as u64) as usize
    }
}
