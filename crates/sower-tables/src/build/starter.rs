//! The starter table of a game: small enough for any machine, built when it is first needed.
//!
//! Its files are those of any larger table of the game, in the same folder, so a larger build continues from it.

use std::path::Path;

use sower_core::Game;

use crate::build::{BuildEvent, BuildOptions, Workers, build, rules_folder};
use crate::error::BuildError;
use crate::file::Packing;
use crate::plan::{PlannedLayer, plan, starter_seeds};
use crate::tables::layer_path;

/// Memory for a build: several times what the largest starter table takes.
const MEMORY: u64 = 512 << 20;

/// The missing layers of a game's starter table in the folder of all tables; empty if it is complete, or if the game has none.
pub fn missing_starter_layers(game: &Game, all: &Path) -> Vec<PlannedLayer> {
    let Some(seeds) = starter_seeds(game) else { return Vec::new() };
    let folder = rules_folder(game.rules().future_fingerprint(), all);
    plan(game, seeds).into_iter().filter(|layer| !layer_path(&folder, layer.seeds).exists()).collect()
}

/// Builds the missing layers of a game's starter table in the folder of all tables. Returns its number of seeds in play.
///
/// A layer is written completely or not at all, and the next call resumes after the last one. Only one program builds at a time: any
/// other gets [`BuildError::Busy`].
pub fn build_starter(
    game: &Game,
    all: &Path,
    workers: &Workers,
    tell: impl FnMut(BuildEvent),
) -> Result<Option<u8>, BuildError> {
    let Some(seeds) = starter_seeds(game) else { return Ok(None) };
    if !missing_starter_layers(game, all).is_empty() {
        let folder = rules_folder(game.rules().future_fingerprint(), all);
        let order = BuildOptions { folder: &folder, seeds, packing: Packing::Compressed, memory: MEMORY };
        build(game, &order, workers, tell)?;
    }
    Ok(Some(seeds))
}

#[cfg(test)]
mod tests {
    use sower_core::library;
    use sower_search::{Probe as _, Stop};

    use super::*;
    use crate::library::TableLibrary;
    use crate::plan::LARGEST;

    fn game(name: &str) -> Game {
        Game::new(library::find(name).unwrap().rules(&[]).unwrap())
    }

    #[test]
    fn the_small_tables_have_these_sizes() {
        let sizes = ["kalah", "oware", "togyz-kumalak", "ogidise"].map(|name| starter_seeds(&game(name)));
        assert_eq!(sizes, [Some(12), Some(10), Some(5), None]);
    }

    #[test]
    fn every_game_has_a_small_table_or_none_at_all() {
        for listed in library::all() {
            let game = Game::new(listed.rules(&[]).unwrap());
            if let Some(seeds) = starter_seeds(&game) {
                let bytes: u64 = plan(&game, seeds).iter().map(|layer| layer.disk).sum();
                assert!(bytes <= LARGEST, "{}: {bytes}", listed.name);
                let missing = missing_starter_layers(&game, Path::new("/no/such/folder"));
                assert!(!missing.is_empty(), "{}", listed.name);
            }
        }
    }

    #[test]
    fn it_is_built_once_and_a_library_that_is_reopened_has_it() {
        let all = tempfile::tempdir().unwrap();
        let game = game("bestemshe");
        let library = TableLibrary::new(all.path().to_owned());
        assert!(library.tables(&game).is_none());
        let workers = Workers::new(2, Stop::new());
        let mut steps = 0;
        let seeds = build_starter(&game, all.path(), &workers, |_| steps += 1).unwrap().unwrap();
        assert!(steps > 0);
        assert!(missing_starter_layers(&game, all.path()).is_empty());
        library.reopen(&game);
        assert_eq!(library.tables(&game).unwrap().most_seeds(), seeds);
        build_starter(&game, all.path(), &workers, |_| panic!("everything is there")).unwrap();
    }

    #[test]
    fn stopped_it_says_so_and_leaves_nothing_half_done() {
        let all = tempfile::tempdir().unwrap();
        let game = game("kalah");
        let stop = Stop::new();
        stop.stop();
        let stopped = build_starter(&game, all.path(), &Workers::new(1, stop), |_| {});
        assert!(matches!(stopped, Err(BuildError::Stopped)));
        let tables = TableLibrary::new(all.path().to_owned()).tables(&game);
        assert!(tables.is_none_or(|tables| tables.refused().is_empty()));
    }
}
