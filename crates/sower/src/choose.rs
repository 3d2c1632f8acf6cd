//! From what was typed to a game: a name, a path, and `--set`.

use std::fs;
use std::path::Path;

use anyhow::Context as _;
use sower_core::{Change, Game, RulesFile, library};

use crate::args::GameArgs;
use crate::failure::Failure;

/// A rules file is small; whatever is larger is something else.
const LARGEST_FILE: u64 = 1 << 20;

/// The rules file and variant that a name or path means.
pub(crate) enum Chosen {
    /// A shipped game.
    Shipped(library::Listed),
    /// A user's own file, and the variant in it that was asked for.
    Own(RulesFile, Option<String>),
}

impl Chosen {
    pub(crate) fn file(&self) -> &RulesFile {
        match self {
            Chosen::Shipped(listed) => listed.file,
            Chosen::Own(file, _) => file,
        }
    }

    /// The game, with changes for this run.
    pub(crate) fn game(&self, changes: &[Change]) -> anyhow::Result<Game> {
        let rules = match self {
            Chosen::Shipped(listed) => listed.rules(changes),
            Chosen::Own(file, variant) => file.rules(variant.as_deref(), changes),
        };
        Ok(Game::new(rules.map_err(Failure::input)?))
    }
}

/// Finds what a name or path means.
pub(crate) fn choose(name: &str) -> anyhow::Result<Chosen> {
    let (path, variant) = match name.rsplit_once(".toml#") {
        Some((stem, variant)) => (format!("{stem}.toml"), Some(variant.to_owned())),
        None => (name.to_owned(), None),
    };
    if name.contains(['/', '\\']) || path.ends_with(".toml") || Path::new(&path).is_file() {
        return Ok(Chosen::Own(own_file(Path::new(&path))?, variant));
    }
    library::find(name).map(Chosen::Shipped).map_err(Failure::input)
}

fn own_file(path: &Path) -> anyhow::Result<RulesFile> {
    let name = path.display().to_string();
    let size = fs::metadata(path).with_context(|| format!("cannot read the rules file {name}"))?.len();
    if size > LARGEST_FILE {
        return Err(Failure::input(format!(
            "{name} has {size} bytes; a rules file has at most {LARGEST_FILE}"
        )));
    }
    let text = fs::read_to_string(path).with_context(|| format!("cannot read the rules file {name}"))?;
    let id = path.file_stem().map_or_else(|| name.clone(), |stem| stem.to_string_lossy().into_owned());
    RulesFile::parse(&name, &id, &text).map_err(Failure::input)
}

/// Reads the changes of `--set`.
pub(crate) fn changes(args: &GameArgs) -> anyhow::Result<Vec<Change>> {
    args.changes
        .iter()
        .map(|text| {
            Change::parse(text).ok_or_else(|| {
                Failure::input(format!("--set takes key=value, such as board.seeds=3, not {text:?}"))
            })
        })
        .collect()
}

/// The game that was asked for, ready to play.
pub(crate) fn game(args: &GameArgs) -> anyhow::Result<Game> {
    choose(&args.game)?.game(&changes(args)?)
}
