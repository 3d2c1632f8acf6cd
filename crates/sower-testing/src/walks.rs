//! Random games and random boards of the shipped games.

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64;
use sower_core::{Extra, Game, Move, Pie, Position, Setup, Side, library};

/// Plies after which a random game is abandoned: some games last until their cap.
pub const PLIES: usize = 400;

/// Every shipped game and variant.
pub fn every_game() -> Vec<Game> {
    library::all()
        .into_iter()
        .map(|listed| Game::new(listed.rules(&[]).unwrap_or_else(|error| panic!("{error}"))))
        .collect()
}

/// Plays random games of at most `plies` and visits every position with its legal moves.
pub fn walk(game: &Game, games: usize, plies: usize, seed: u64, mut visit: impl FnMut(&Position, &[Move])) {
    let mut rng = Pcg64::seed_from_u64(seed);
    for _ in 0..games {
        let first = if rng.random_bool(0.5) && game.rules().turn().toss { Side::North } else { Side::South };
        let mut position = game.start_with(first);
        for _ in 0..plies {
            let moves = game.moves(&position);
            visit(&position, &moves);
            let Some(played) = pick(&mut rng, &moves) else { break };
            position = game.play(&position, played).expect("a listed move is legal");
        }
    }
}

/// One of these moves at random; `None` if there is none.
pub fn pick(rng: &mut impl Rng, moves: &[Move]) -> Option<Move> {
    (!moves.is_empty()).then(|| moves[rng.random_range(0..moves.len())])
}

/// A random board with up to `most` seeds in a pit and in a store, not necessarily reachable. `None` if the
/// rules do not allow it.
pub fn set_up(game: &Game, rng: &mut impl Rng, most: u8) -> Option<Position> {
    let pits = game.rules().board().pits;
    let mut row = || -> Vec<u8> {
        (0..pits).map(|_| if rng.random_bool(0.4) { 0 } else { rng.random_range(0..=most) }).collect()
    };
    let mut rows = [row(), row()];
    let mut homes = [None, None];
    for side in Side::BOTH {
        if game.rules().home().at.is_some() && rng.random_bool(0.4) {
            let index = rng.random_range(0..pits);
            homes[side] = Some(index);
            rows[!side][usize::from(index)] = 0;
        }
    }
    let side = if rng.random_bool(0.5) { Side::South } else { Side::North };
    let stores = [rng.random_range(0..=most), rng.random_range(0..=most)];
    game.position(&Setup { rows, stores, homes, side, pie: Pie::Closed, extra: Extra::default() }).ok()
}
