//! How long turns are by rules that anyone may have written.

use sower_core::rules::Sides;
use sower_core::trace::laps;
use sower_core::{Game, Pit, Rules};

/// Games that are played to see how long turns are, and the most plies of each.
const GAMES: u64 = 6;
const PLIES: usize = 60;

/// A turn of so many laps is long. Each is bounded by the rules ([`Rules::most_laps`]) and can be waited for.
const LONG: u32 = 20_000;

/// So many long turns are many: by such rules nearly every position has some.
const MANY: usize = 8;

/// Whether turns by some of these rules are long more often than a site for many can wait for; then how long.
///
/// Every pit of the positions that come about is tried, the same ones each time: a file that was sound once stays so.
pub(crate) fn too_slow(all: impl IntoIterator<Item = Rules>) -> Option<u32> {
    let mut long = 0;
    for rules in all {
        long += long_turns(&Game::new(rules));
        if long >= MANY {
            return Some(LONG);
        }
    }
    None
}

/// How many long turns there are in a few games, or that there are many.
fn long_turns(game: &Game) -> usize {
    let board = game.rules().board();
    let playable = if board.sides == Sides::Shared { 2 * board.pits } else { board.pits };
    let mut long = 0;
    for first in 0..GAMES {
        let mut position = game.start();
        let mut chance = first;
        for _ in 0..PLIES {
            // Each alone first, for whoever asks which may be played tries them all, and to their ends.
            for pit in (0..playable).map(Pit::from_index) {
                long += usize::from(laps(game.rules(), &position, pit, LONG) >= LONG);
                if long >= MANY {
                    return long;
                }
            }
            let moves = game.moves(&position);
            // Numbers as by Knuth's generator: spread well enough to visit different positions.
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
    fn shipped_games_have_no_long_turns() {
        for listed in library::all() {
            let game = Game::new(listed.rules(&[]).expect("sound rules"));
            assert_eq!(long_turns(&game), 0, "{}", listed.name);
        }
    }
}
