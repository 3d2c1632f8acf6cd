//! How long turns are by rules that anybody may have made.

use sower_core::{Game, Refusal, Rules};

/// Games that are played to see how long turns are, and the most plies of each.
const GAMES: u64 = 6;
const PLIES: usize = 60;

/// Laps that all their turns may take together. The shipped game with the longest turns, Ogidise, needs a fiftieth.
const MOST_LAPS: u32 = 500_000;

/// How many laps a few games by these rules take, if that is more than a site for many can wait for.
///
/// Each single turn is bounded by the rules ([`Rules::most_laps`]); this keeps out rules by which turns of that length are
/// usual. Which moves are played is the same every time, so that a file that was sound once stays so.
pub(crate) fn too_slow(all: impl IntoIterator<Item = Rules>) -> Option<u32> {
    let mut laps: u32 = 0;
    for rules in all {
        let game = Game::new(rules);
        for first in 0..GAMES {
            let mut position = game.start();
            let mut chance = first;
            for _ in 0..PLIES {
                let refused = game.refused(&position);
                if refused.iter().any(|(_, refusal)| matches!(refusal, Refusal::TooLong { .. })) {
                    return Some(game.rules().most_laps());
                }
                let moves = game.moves(&position);
                // Numbers as by Knuth's generator: spread well enough to visit different positions.
                chance =
                    chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let Some(chosen) = moves.get((chance >> 33) as usize % moves.len().max(1)) else { break };
                let Ok(trace) = game.trace(&position, *chosen) else { break };
                laps = laps.saturating_add(trace.laps);
                if laps > MOST_LAPS {
                    return Some(laps);
                }
                position = trace.after;
            }
        }
    }
    None
}
