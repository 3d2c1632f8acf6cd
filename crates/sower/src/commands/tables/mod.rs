//! `sower tables`: builds and reads the proven values of all positions with few seeds.

mod args;
mod bench;
mod build;
mod info;
mod probe;
mod verify;

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use args::{Task, WhichArgs};
use sower_core::Game;
use sower_search::{Probes, Stop};
use sower_tables::{
    BackgroundBuilder, BuildError, CACHE_BYTES, EndgameTables, TableError, TableLibrary, Workers,
};
use sower_text::message;

use crate::failure::Failure;
use crate::terminal::data_folder;
use crate::{choose, machine, say};

pub(crate) use args::TablesArgs;

pub(crate) fn run(args: &TablesArgs) -> anyhow::Result<()> {
    match &args.task {
        Task::Build(args) => build::run(args),
        Task::Verify(args) => verify::run(args),
        Task::Info(args) => info::run(args),
        Task::Probe(args) => probe::run(args),
        Task::Bench(args) => bench::run(args),
    }
}

/// The error for a damaged table, with its name.
fn damaged(tables: &EndgameTables, error: &TableError) -> anyhow::Error {
    match tables.damaged() {
        Some(path) => Failure::input(format_args!("{}: {error}", path.display())),
        None => Failure::input(error),
    }
}

/// The folder of all tables.
pub(crate) fn tables_folder() -> anyhow::Result<PathBuf> {
    Ok(data_folder()?.join("tables"))
}

/// All tables in Sower's data, opened once; `None` without a data folder.
pub(crate) fn library() -> Option<Arc<TableLibrary>> {
    static LIBRARY: OnceLock<Option<Arc<TableLibrary>>> = OnceLock::new();
    LIBRARY.get_or_init(|| Some(Arc::new(TableLibrary::new(tables_folder().ok()?)))).clone()
}

/// The tables in Sower's data as probes for searches.
pub(crate) fn probes() -> Probes {
    library().map(|library| library.probes()).unwrap_or_default()
}

/// Whether people are playing each other on this program's site; no if there is none.
static PEOPLE_PLAY: OnceLock<Box<dyn Fn() -> bool + Send + Sync>> = OnceLock::new();

/// Starts building small tables of the games in use in the background, while no people play each other here.
pub(crate) fn build_in_background() {
    let may = || PEOPLE_PLAY.get().is_none_or(|people_play| !people_play());
    // A site logs errors; on a terminal app they would garble the screen.
    let complain = |error: &BuildError| {
        if PEOPLE_PLAY.get().is_some() {
            eprintln!("sower: {error}");
        }
    };
    if let Some(library) = library() {
        library.build_with(BackgroundBuilder::start(Arc::clone(&library), may, complain));
    }
}

/// Pauses builds while people play each other on a site.
pub(crate) fn not_while(people_play: impl Fn() -> bool + Send + Sync + 'static) {
    // A program has only one site.
    let _ = PEOPLE_PLAY.set(Box::new(people_play));
}

/// Builds a game's small table in Sower's data if it is missing, with progress.
pub(crate) fn small_tables(game: &Game, stop: &Stop) -> anyhow::Result<()> {
    let all = tables_folder()?;
    let Some(seeds) = sower_tables::starter_seeds(game) else {
        let typed = game.rules().about().id.clone();
        eprintln!("{}", say::sentence(game, &message!("train-no-small-table", game = typed)));
        return Ok(());
    };
    if sower_tables::missing_starter_layers(game, &all).is_empty() {
        return Ok(());
    }
    eprintln!("{}", say::sentence(game, &message!("train-small-table", count = seeds)));
    let workers = Workers::new(machine::processors(), stop.clone());
    match sower_tables::build_starter(game, &all, &workers, |_| {}) {
        Ok(_) => Ok(()),
        Err(error @ BuildError::Stopped) => Err(Failure::no(error)),
        Err(error) => Err(Failure::input(error)),
    }
}

/// The tables for a proof: from the given folder, which must have some, or else from Sower's data, which may have none.
///
/// A table's margins are for play to the last seed. If the game stops at a majority, they do not apply, so a proof uses no tables.
pub(crate) fn for_proofs(game: &Game, all: Option<&Path>) -> anyhow::Result<Option<Arc<EndgameTables>>> {
    let fingerprint = game.rules().future_fingerprint();
    let folder = match all {
        Some(all) => sower_tables::rules_folder(fingerprint, all),
        None => sower_tables::rules_folder(fingerprint, &tables_folder()?),
    };
    if game.rules().end().majority || (all.is_none() && !folder.is_dir()) {
        return Ok(None);
    }
    let tables = EndgameTables::open(game, &folder, CACHE_BYTES);
    tell_refused(&tables);
    if tables.is_empty() {
        let talk = message!(
            "tables-none",
            folder = folder.display().to_string(),
            game = game.rules().about().id.clone()
        );
        return if all.is_some() { Err(Failure::no(say::sentence(game, &talk))) } else { Ok(None) };
    }
    Ok(Some(Arc::new(tables)))
}

pub(crate) fn tell_refused(tables: &EndgameTables) {
    for (path, error) in tables.refused() {
        eprintln!("{}: {error}", path.display());
    }
}

/// The requested game, and the folder of its tables.
fn chosen(which: &WhichArgs) -> anyhow::Result<(Game, PathBuf)> {
    let game = choose::game(&which.game)?;
    let all = match &which.dir {
        Some(folder) => folder.clone(),
        None => tables_folder()?,
    };
    let folder = sower_tables::rules_folder(game.rules().future_fingerprint(), &all);
    Ok((game, folder))
}

/// The requested game with its tables; an error if there are none.
fn opened(which: &WhichArgs) -> anyhow::Result<(Game, EndgameTables)> {
    let (game, folder) = chosen(which)?;
    let tables = EndgameTables::open(&game, &folder, CACHE_BYTES);
    tell_refused(&tables);
    if tables.is_empty() {
        let talk =
            message!("tables-none", folder = folder.display().to_string(), game = which.game.game.clone());
        return Err(Failure::no(say::sentence(&game, &talk)));
    }
    Ok((game, tables))
}
