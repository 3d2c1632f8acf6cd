//! The embedded games of `games/`, looked up by name.

use std::sync::OnceLock;

use crate::game::Game;
use crate::nearest::nearest;
use crate::rules::{Change, Rules, RulesError, RulesFile};
use crate::shipped::ShippedFiles;

/// Every rules file. The host of a WebAssembly module provides all of them before the first use.
pub const SHIPPED_RULES: ShippedFiles =
    ShippedFiles::new("toml", include!(concat!(env!("OUT_DIR"), "/toml.rs")));

/// No game has the requested name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the text of each error explains its fields")]
pub enum UnknownGame {
    #[error("there is no game named {name}; did you mean {nearest}?")]
    Named { name: String, nearest: String },
    #[error("there is no game named {name}")]
    Strange { name: String },
}

/// A game or variant that can be selected by name.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The name on the command line.
    pub name: String,
    /// The rules file that defines it.
    pub file: &'static RulesFile,
    /// The variant's name within the file; `None` for the game itself.
    pub variant: Option<String>,
}

impl Listed {
    /// The rules, with `--set` changes applied.
    pub fn rules(&self, changes: &[Change]) -> Result<Rules, RulesError> {
        self.file.rules(self.variant.as_deref(), changes)
    }
}

/// The shipped files, sorted by name.
///
/// # Panics
/// If a shipped file is not valid TOML, which a test excludes.
pub fn files() -> &'static [RulesFile] {
    static PARSED: OnceLock<Vec<RulesFile>> = OnceLock::new();
    PARSED.get_or_init(|| {
        SHIPPED_RULES
            .all()
            .into_iter()
            .map(|(stem, text)| {
                let file = RulesFile::parse(&format!("games/{stem}.toml"), stem, text);
                file.expect("tests read every file").shipped()
            })
            .collect()
    })
}

/// Every game and variant, each game followed by its variants.
pub fn all() -> Vec<Listed> {
    files()
        .iter()
        .flat_map(|file| {
            let game = Listed { name: file.id().to_owned(), file, variant: None };
            let variants = file.variants().map(move |name| Listed {
                name: name.to_owned(),
                file,
                variant: Some(name.to_owned()),
            });
            std::iter::once(game).chain(variants)
        })
        .collect()
}

/// The main games, listed before all others.
pub const FIRST: [&str; 4] = ["kalah", "oware", "togyz-kumalak", "ogidise"];

/// All games and variants, with the [`FIRST`] games at the head.
pub fn all_with_the_first_four_first() -> Vec<Listed> {
    let mut listed = all();
    listed.sort_by_key(|listed| {
        FIRST.iter().position(|first| *first == listed.file.id()).unwrap_or(FIRST.len())
    });
    listed
}

/// The game or variant with that name or alias, ready to play. [`find`] gives its rules instead, with changes if wanted.
///
/// # Panics
/// If a shipped file has invalid rules, which a test excludes.
pub fn game(name: &str) -> Result<Game, UnknownGame> {
    find(name).map(|listed| Game::new(listed.rules(&[]).expect("tests check the rules of every file")))
}

/// The game or variant with that name or alias.
pub fn find(name: &str) -> Result<Listed, UnknownGame> {
    let listed = all();
    if let Some(found) = listed.iter().find(|listed| listed.name == name) {
        return Ok(found.clone());
    }
    for file in files() {
        let aliases = file.rules(None, &[]).map(|rules| rules.about().aliases.clone()).unwrap_or_default();
        if aliases.iter().any(|alias| alias == name) {
            return Ok(Listed { name: file.id().to_owned(), file, variant: None });
        }
    }
    let name = name.to_owned();
    Err(match nearest(&name, listed.iter().map(|listed| listed.name.as_str())) {
        Some(nearest) => UnknownGame::Named { nearest: nearest.to_owned(), name },
        None => UnknownGame::Strange { name },
    })
}

/// The text of the file that belongs to a game's rules. A variant without one uses its game's.
pub fn beside_rules(files: ShippedFiles, rules: &Rules) -> Option<&'static str> {
    let id = rules.about().id.as_str();
    files.text(id).or_else(|| files.text(find(id).ok()?.file.id()))
}
