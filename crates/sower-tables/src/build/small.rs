//! Builds a small table in memory, on one thread: for pages, which have neither files nor a server to ask.

use std::sync::Arc;

use sower_core::kernel::{Half, SharedRing};
use sower_core::{Game, with_shared_ring};
use sower_search::Stop;
use sower_search::endings::Cycles;

use super::context::{BuildContext, SolvedLayer};
use super::{Workers, check_values, encoding_of, planes_of, row_moves_of, solve_layer};
use crate::capture_steps::CaptureSteps;
use crate::error::BuildError;
use crate::file::{Header, Packing, plain_file};
use crate::layer::{Board, Layer};
use crate::plan::{plan, starter_seeds};
use crate::tables::EndgameTables;
use crate::value_encoding::ValueEncoding;

/// The cache of decompressed blocks: nothing is compressed.
const CACHE_BYTES: usize = 0;

/// The layers of a game's starter table that have at most `positions` positions together. `None` if the game has no starter table, or if
/// none of its layers with positions is that small.
pub fn build_small(game: &Game, positions: u64) -> Result<Option<EndgameTables>, BuildError> {
    let Some(most) = starter_seeds(game) else { return Ok(None) };
    let mut sum = 0_u64;
    let layers = plan(game, most).into_iter().take_while(|layer| {
        sum = sum.saturating_add(layer.positions);
        sum <= positions
    });
    let Some(seeds) = layers.filter(|layer| layer.positions > 0).map(|layer| layer.seeds).last() else {
        return Ok(None);
    };
    let files =
        with_shared_ring!(game.kernel(), kernel => build_files(game, kernel, seeds)?, else return Ok(None));
    Ok(Some(EndgameTables::from_bytes(game, files, CACHE_BYTES)))
}

/// The seeds in play of a layer, and the bytes of its file.
type LayerFile = (u8, Arc<[u8]>);

/// The file of each layer.
fn build_files<H: Half>(
    game: &Game,
    kernel: &SharedRing<H>,
    seeds: u8,
) -> Result<Vec<LayerFile>, BuildError> {
    let rules = game.rules();
    let workers = Workers::new(1, Stop::new());
    let kernel = kernel.played_out();
    let (steps, cycles) = (CaptureSteps::of(rules), Cycles::of(rules));
    let fingerprint = rules.future_fingerprint();
    let board = Arc::new(Board::new(rules, &kernel, seeds));
    let row_moves = row_moves_of(rules, &kernel, &board, seeds);
    let (mut files, mut solved): (Vec<_>, Vec<SolvedLayer<H>>) = (Vec::new(), Vec::new());
    for seeds in steps.layers(seeds) {
        let layer = Layer::new(board.clone(), seeds);
        let encoding =
            ValueEncoding::new(rules, &steps, seeds, |next| encoding_of(rules, &steps, &solved, next))?;
        let context = BuildContext::new(&kernel, &layer, &encoding, &solved);
        let built = solve_layer(&context, cycles, row_moves.as_ref(), &workers)?;
        check_values(&built, &encoding, &workers);
        let (planes, sources) = planes_of(&built);
        let header = Header {
            fingerprint,
            pits: rules.board().pits,
            seeds,
            cycles,
            packing: Packing::Plain,
            positions: layer.len(),
            encoding: encoding.clone(),
            planes,
        };
        files.push((seeds, plain_file(header, &sources).into()));
        drop(sources);
        solved.push(SolvedLayer { layer, encoding, values: built.values });
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use sower_core::library;
    use sower_search::Probe as _;

    use super::*;
    use crate::{BuildOptions, CACHE_BYTES, Workers, build};

    fn game(name: &str) -> Game {
        Game::new(library::find(name).unwrap().rules(&[]).unwrap())
    }

    #[test]
    fn a_small_table_in_memory_has_the_values_of_one_on_disk() {
        for name in ["oware", "kalah", "togyz-kumalak"] {
            let game = game(name);
            let small = build_small(&game, 100_000).unwrap().expect("a table");
            assert!(small.refused().is_empty() && small.most_seeds() >= 3, "{name}: {}", small.most_seeds());
            let folder = tempfile::tempdir().unwrap();
            let seeds = small.most_seeds();
            let options =
                BuildOptions { folder: folder.path(), seeds, packing: Packing::Compressed, memory: 64 << 20 };
            build(&game, &options, &Workers::new(2, Stop::new()), |_| {}).unwrap();
            let stored = EndgameTables::open(&game, folder.path(), CACHE_BYTES);
            assert_eq!(small.layers().len(), stored.layers().len());
            let mut compared = 0;
            for walk in 0..2000_u64 {
                let mut position = game.start();
                for ply in 0..300_u64 {
                    let moves = game.moves(&position);
                    let Some(played) = moves
                        .get((walk.wrapping_mul(0x9e37_79b9) + ply * walk) as usize % moves.len().max(1))
                    else {
                        break;
                    };
                    position = game.play(&position, *played).unwrap();
                    let found = small.look_up(&position).unwrap();
                    if position.in_play() <= seeds {
                        compared += usize::from(found.is_some());
                        assert_eq!(found, stored.look_up(&position).unwrap(), "{name}: {position:?}");
                    }
                }
            }
            assert!(compared > 50, "{name}: {compared}");
        }
    }

    #[test]
    fn a_game_without_a_starter_table_has_no_small_one() {
        assert!(build_small(&game("ogidise"), 100_000).unwrap().is_none());
        assert!(build_small(&game("bao-kujifunza"), 100_000).unwrap().is_none());
    }
}
