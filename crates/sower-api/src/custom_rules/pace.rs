//! Measures how long turns can be under untrusted rules.

use sower_core::rules::Sides;
use sower_core::trace::laps;
use sower_core::{Game, Pit, Rules};

/// Games played for the measurement, and the most plies of each.
const GAMES: u64 = 6;
const PLIES: usize = 60;

/// The laps from which a turn counts as long. The rules bound every turn ([`Rules::most_laps`]), so it still ends.
const LONG: u32 = 20_000;

/// The number of long turns from which rules are rejected.
const MANY: usize = 8;

/// Whether any of these rules has too many long turns for a public site; returns their length.
///
/// Tries every pit of the same pseudo-random positions each time, so a file that passed once always passes.
pub fn too_slow(all: impl IntoIterator<Item = Rules>) -> Option<u32> {
    let mut long = 0;
    for rules in all {
        long += long_turns(&Game::new(rules));
        if long >= MANY {
            return Some(LONG);
        }
    }
    None
}

/// Counts long turns in a few games, up to the limit.
fn long_turns(game: &Game) -> usize {
    let board = game.rules().board();
    let playable = if board.sides == Sides::Shared { 2 * board.pits } else { board.pits };
    let mut long = 0;
    for first in 0..GAMES {
        let mut position = game.start();
        let mut chance = first;
        for _ in 0..PLIES {
            // Each pit first: finding the legal moves also tries them all.
            for pit in (0..playable).map(Pit::from_index) {
                long += usize::from(laps(game.rules(), &position, pit, LONG) >= LONG);
                if long >= MANY {
                    return long;
                }
            }
            let moves = game.moves(&position);
            // A linear congruential generator with Knuth's constants is random enough to visit different positions.
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let Some(chosen) = moves.get((chance >> 33) as usize % moves.len().max(1)) else { break };
            let Ok(next) = game.play(&position, *chosen) else { break };
            position = next;
        }
    }
    long
}

#[cfg(test)]
mod tests {
    use super::*;
    use sower_core::library;

    #[test]
    fn shipped_games_would_be_accepted_as_custom_rules() {
        for listed in library::all() {
            let game = Game::new(listed.rules(&[]).expect("sound rules"));
            assert!(long_turns(&game) < MANY, "{}", listed.name);
        }
    }
}
