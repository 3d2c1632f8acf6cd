//! The small table of a game: one that anybody has room and time for, built when it is first wanted.
//!
//! It is the same files as any other table of the game, in the same folder, so a larger build goes on from it.

use std::path::Path;

use sower_core::Game;

use crate::build::{Order, Planned, Step, Watch, build, folder_of, plan};
use crate::error::BuildError;
use crate::file::Packing;
use crate::layer::MOST_SEEDS;
use crate::set::layer_path;

/// The most bytes that a small table has before it is compressed: about a megabyte on the disk and a few seconds of work, measured
/// in `docs/guide/endgame-tables.md`.
const LARGEST: u64 = 4 << 20;

/// Memory for a build: several times what the largest small table takes.
const MEMORY: u64 = 512 << 20;

/// The most seeds in play of a game's small table. There is none where already the first positions that are not over are too
/// many: Ogidise ends with 16 stones left, and there are 85 million positions of 20.
pub fn small_seeds(game: &Game) -> Option<u8> {
    let most = game.rules().total().min(MOST_SEEDS);
    let plans = (0..=most).map(|seeds| plan(game, seeds));
    let fitting = plans.take_while(|layers| layers.iter().map(|layer| layer.disk).sum::<u64>() <= LARGEST);
    let largest = fitting.last()?;
    largest.iter().filter(|layer| layer.positions > 0).map(|layer| layer.seeds).max()
}

/// What is missing of a game's small table in a folder of all tables; nothing if it is there, or if the game has none.
pub fn missing_of_small(game: &Game, all: &Path) -> Vec<Planned> {
    let Some(seeds) = small_seeds(game) else { return Vec::new() };
    let folder = folder_of(game.rules().future_fingerprint(), all);
    plan(game, seeds).into_iter().filter(|layer| !layer_path(&folder, layer.seeds).exists()).collect()
}

/// Builds what is missing of a game's small table in a folder of all tables, and says how many seeds it has in play.
///
/// Every layer is on the disk whole or not at all; stopped or killed, the next call goes on from the last one. Only one program
/// builds at a time: to any other this is [`BuildError::Busy`].
pub fn build_small(
    game: &Game,
    all: &Path,
    watch: &Watch,
    tell: impl FnMut(Step),
) -> Result<Option<u8>, BuildError> {
    let Some(seeds) = small_seeds(game) else { return Ok(None) };
    if !missing_of_small(game, all).is_empty() {
        let folder = folder_of(game.rules().future_fingerprint(), all);
        let order = Order { folder: &folder, seeds, packing: Packing::Compressed, memory: MEMORY };
        build(game, &order, watch, tell)?;
    }
    Ok(Some(seeds))
}

#[cfg(test)]
mod tests {
    use sower_core::library;
    use sower_search::{Probe as _, Stop};

    use super::*;
    use crate::shelf::Shelf;

    fn game(name: &str) -> Game {
        Game::new(library::find(name).unwrap().rules(&[]).unwrap())
    }

    #[test]
    fn the_small_tables_have_these_sizes() {
        let sizes = ["kalah", "oware", "togyz-kumalak", "ogidise"].map(|name| small_seeds(&game(name)));
        assert_eq!(sizes, [Some(12), Some(10), Some(5), None]);
    }

    #[test]
    fn every_game_has_a_small_table_or_none_at_all() {
        for listed in library::all() {
            let game = Game::new(listed.rules(&[]).unwrap());
            if let Some(seeds) = small_seeds(&game) {
                let bytes: u64 = plan(&game, seeds).iter().map(|layer| layer.disk).sum();
                assert!(bytes <= LARGEST, "{}: {bytes}", listed.name);
                assert!(missing_of_small(&game, Path::new("/no/such/folder")).len() > 1, "{}", listed.name);
            }
        }
    }

    #[test]
    fn it_is_built_once_and_a_shelf_that_looks_again_has_it() {
        let all = tempfile::tempdir().unwrap();
        let game = game("bestemshe");
        let shelf = Shelf::new(all.path().to_owned());
        assert!(shelf.tables(&game).is_none());
        let watch = Watch::new(2, Stop::new());
        let mut steps = 0;
        let seeds = build_small(&game, all.path(), &watch, |_| steps += 1).unwrap().unwrap();
        assert!(steps > 0);
        assert!(missing_of_small(&game, all.path()).is_empty());
        shelf.look_again(&game);
        assert_eq!(shelf.tables(&game).unwrap().most_seeds(), seeds);
        build_small(&game, all.path(), &watch, |_| panic!("everything is there")).unwrap();
    }

    #[test]
    fn stopped_it_says_so_and_leaves_nothing_half_done() {
        let all = tempfile::tempdir().unwrap();
        let game = game("kalah");
        let stop = Stop::new();
        stop.stop();
        let stopped = build_small(&game, all.path(), &Watch::new(1, stop), |_| {});
        assert!(matches!(stopped, Err(BuildError::Stopped)));
        let tables = Shelf::new(all.path().to_owned()).tables(&game);
        assert!(tables.is_none_or(|tables| tables.refused().is_empty()));
    }
}
