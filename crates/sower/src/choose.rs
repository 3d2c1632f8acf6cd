//! Finds the game that the user named: a shipped name, a path, and `--set`.

use std::path::Path;

use anyhow::Context as _;
use sower_core::library::UnknownGame;
use sower_core::{Change, Game, Rules, RulesFile, library};
use sower_text::{Language, message};

use crate::args::GameArgs;
use crate::failure::Failure;
use crate::input::Kind;
use crate::say;

/// Rules files are small; a larger file is something else.
const RULES_FILE: Kind = Kind {
    what: "the rules file",
    largest: 1 << 20,
    too_large: "is too large; a rules file has at most {} bytes",
};

/// The most variants of one file.
const MOST_VARIANTS: usize = 100;

/// The rules file and variant of a name or path.
pub(crate) enum Chosen {
    /// A shipped game.
    Shipped(library::Listed),
    /// A custom file, and the requested variant in it.
    Own(RulesFile, Option<String>),
}

impl Chosen {
    pub(crate) fn file(&self) -> &RulesFile {
        match self {
            Chosen::Shipped(listed) => listed.file,
            Chosen::Own(file, _) => file,
        }
    }

    /// The rules, with changes for this run.
    pub(crate) fn rules(&self, changes: &[Change]) -> anyhow::Result<Rules> {
        let rules = match self {
            Chosen::Shipped(listed) => listed.rules(changes),
            Chosen::Own(file, variant) => file.rules(variant.as_deref(), changes),
        };
        rules.map_err(say::bad_input)
    }

    /// The compiled game, with changes for this run.
    pub(crate) fn game(&self, changes: &[Change]) -> anyhow::Result<Game> {
        self.rules(changes).map(Game::new)
    }
}

/// Finds the rules file of a name or path.
pub(crate) fn choose(name: &str) -> anyhow::Result<Chosen> {
    let (path, variant) = path_and_variant(name);
    if is_path(name, &path) {
        return Ok(Chosen::Own(own_file(Path::new(&path))?, variant));
    }
    shipped(name).map(Chosen::Shipped).map_err(say::bad_input)
}

/// The shipped game of a name: its name on the command line, an alias or a display name, without regard to case.
fn shipped(name: &str) -> Result<library::Listed, UnknownGame> {
    let simple = simplified(name);
    if let Ok(listed) = library::find(name).or_else(|_| library::find(&simple)) {
        return Ok(listed);
    }
    if let Some(listed) = library::all().into_iter().find(|listed| has_name(listed, &simple)) {
        return Ok(listed);
    }
    library::find(&simple).map_err(|error| match error {
        UnknownGame::Named { nearest, .. } => UnknownGame::Named { name: name.to_owned(), nearest },
        UnknownGame::Strange { .. } => UnknownGame::Strange { name: name.to_owned() },
    })
}

/// The shipped game's name on the command line; any other name unchanged.
pub(crate) fn known_name(name: &str) -> String {
    shipped(name).map_or_else(|_| name.to_owned(), |listed| listed.name)
}

/// Whether a game is called so on screen, in English or in the user's language.
fn has_name(listed: &library::Listed, simple: &str) -> bool {
    let Ok(rules) = listed.rules(&[]) else { return false };
    let about = [rules.about().clone(), Language::spoken().about(&rules)];
    let mut names = about.iter().flat_map(|about| std::iter::once(&about.name).chain(&about.also));
    names.any(|name| simplified(name) == simple)
}

/// A name in lower case with hyphens, as on the command line: "Togyz Kumalak" is togyz-kumalak.
fn simplified(name: &str) -> String {
    let lower = name.trim().to_lowercase();
    lower.split([' ', '_', '-', ',']).filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}

/// Splits `mine.toml#variant`.
fn path_and_variant(name: &str) -> (String, Option<String>) {
    match name.rsplit_once(".toml#") {
        Some((stem, variant)) => (format!("{stem}.toml"), Some(variant.to_owned())),
        None => (name.to_owned(), None),
    }
}

/// Whether the name is a path, and not a shipped game's name.
fn is_path(name: &str, path: &str) -> bool {
    name.contains(['/', '\\']) || path.ends_with(".toml") || Path::new(path).is_file()
}

fn own_file(path: &Path) -> anyhow::Result<RulesFile> {
    let name = path.display().to_string();
    let text = RULES_FILE.read_file(path)?;
    let id = path.file_stem().map_or_else(|| name.clone(), |stem| stem.to_string_lossy().into_owned());
    let file = RulesFile::parse(&name, &id, &text).map_err(say::bad_input)?;
    let variants: Vec<String> = file.variants().map(str::to_owned).collect();
    if variants.len() > MOST_VARIANTS {
        let found = variants.len();
        return Err(Failure::input(format!(
            "{name} has {found} variants; a rules file has at most {MOST_VARIANTS}"
        )));
    }
    // A mistake in any variant is a mistake in the file.
    for variant in &variants {
        file.rules(Some(variant), &[]).map_err(say::bad_input)?;
    }
    Ok(file)
}

/// The absolute path of a custom rules file with its variant, which works from any folder; none for a shipped game.
pub(crate) fn own_path(args: &GameArgs) -> anyhow::Result<Option<String>> {
    let (path, variant) = path_and_variant(&args.game);
    if !is_path(&args.game, &path) {
        return Ok(None);
    }
    let whole =
        Path::new(&path).canonicalize().with_context(|| format!("cannot read the rules file {path}"))?;
    let whole = whole.display().to_string();
    Ok(Some(variant.map_or_else(|| whole.clone(), |variant| format!("{whole}#{variant}"))))
}

/// Parses the changes of `--set`.
pub(crate) fn changes(args: &GameArgs) -> anyhow::Result<Vec<Change>> {
    args.changes
        .iter()
        .map(|text| {
            Change::parse(text).ok_or_else(|| Failure::input(message!("usage-change", text = text.clone())))
        })
        .collect()
}

/// The requested game, compiled.
pub(crate) fn game(args: &GameArgs) -> anyhow::Result<Game> {
    choose(&args.game)?.game(&changes(args)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(name: &str) -> String {
        shipped(name).map_or_else(|error| error.to_string(), |listed| listed.name)
    }

    #[test]
    fn games_are_found_in_any_case_and_by_their_names_on_screen() {
        for name in ["oware", "Oware", "OWARE", " oware ", "Oware Abapa", "awalé", "AWALÉ"] {
            assert_eq!(found(name), "oware", "{name}");
        }
        for name in ["Togyz Kumalak", "togyz_kumalak", "TOGUZ-KORGOOL", "togyzqumalaq"] {
            assert_eq!(found(name), "togyz-kumalak", "{name}");
        }
        assert_eq!(found("Kalah, empty capture"), "kalah-empty-capture");
        assert_eq!(found("FairKalah"), "fair-kalah");
    }

    #[test]
    fn a_name_that_is_close_gets_a_suggestion() {
        assert_eq!(found("Owari"), "there is no game named Owari; did you mean wari?");
        assert_eq!(found(""), "there is no game named ");
    }

    #[test]
    fn no_two_games_have_the_same_name_on_screen() {
        let mut names: Vec<String> = library::all()
            .iter()
            .map(|listed| simplified(&listed.rules(&[]).unwrap().about().name))
            .collect();
        let all = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), all);
    }
}
