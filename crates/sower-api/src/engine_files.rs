//! The files that a page's own engine needs: packs for every answer, and single files for some.
//!
//! | name | content |
//! |---|---|
//! | `files.json` | the names of the single files |
//! | `rules.json` | the rules and levels of all games, by path |
//! | `lang-TAG.json` | the sentences of a language, by path |
//! | `GAME.weights`, `GAME.puzzles`, `GAME.lessons` | a file of `games/` |

use std::collections::BTreeMap;

use sower_core::shipped::ShippedFiles;
use sower_text::Language;

/// Files of sentences that only other programs show: the page, the terminal and the command line.
const NOT_OF_THE_ENGINE: [&str; 7] = ["bot", "cli", "solve", "tables", "tui", "tune", "web"];

/// Every file: its name and content. `rules` has the name and text of each rules file.
pub fn engine_files(rules: impl Iterator<Item = (String, String)>) -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut names = Vec::new();
    for kind in [
        sower_search::evaluation::SHIPPED_WEIGHTS,
        sower_puzzles::SHIPPED_PUZZLES,
        sower_puzzles::lessons::SHIPPED_LESSONS,
    ] {
        for (path, text) in paths(kind) {
            names.push(path.clone());
            files.push((path, text.to_owned()));
        }
    }
    let levels = paths(sower_players::player::SHIPPED_LEVELS).map(|(path, text)| (path, text.to_owned()));
    let rules = rules.map(|(name, text)| (format!("{name}.toml"), text)).chain(levels);
    files.push(("files.json".to_owned(), json(&names)));
    files.push(("rules.json".to_owned(), json(&rules.collect::<BTreeMap<_, _>>())));
    for language in Language::all() {
        let texts: BTreeMap<String, &str> = language
            .files()
            .filter(|(name, _)| !NOT_OF_THE_ENGINE.contains(name))
            .map(|(name, text)| (format!("{}/{name}.ftl", language.tag()), text))
            .collect();
        files.push((format!("lang-{}.json", language.tag()), json(&texts)));
    }
    files
}

fn paths(files: ShippedFiles) -> impl Iterator<Item = (String, &'static str)> {
    files.all().into_iter().map(move |(name, text)| (format!("{name}.{}", files.kind()), text))
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("names and texts")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use sower_core::library;

    use super::*;

    fn engine_files() -> Vec<(String, String)> {
        super::engine_files(
            library::SHIPPED_RULES.all().into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())),
        )
    }

    /// Every key of `message!` in the files of a folder.
    fn keys(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                keys(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let without_tests = text.split("#[cfg(test)]").next().unwrap();
                for after in without_tests.split("message!(").skip(1) {
                    let key = after.trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next());
                    found.extend(key.map(str::to_owned));
                }
            }
        }
    }

    #[test]
    fn the_engine_has_every_sentence_that_it_can_say() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut used = BTreeSet::new();
        for name in [
            "sower-api",
            "sower-core",
            "sower-puzzles",
            "sower-review",
            "sower-text",
            "sower-wasm",
            "sower-wire",
        ] {
            keys(&crates.join(name).join("src"), &mut used);
        }
        let files = engine_files();
        for language in Language::all() {
            let name = format!("lang-{}.json", language.tag());
            let (_, pack) = files.iter().find(|(file, _)| *file == name).expect("a pack");
            let texts: BTreeMap<String, String> = serde_json::from_str(pack).expect("JSON");
            let has = |key: &str| {
                texts.values().any(|text| text.lines().any(|line| line.starts_with(&format!("{key} ="))))
            };
            let lacking: Vec<_> = used.iter().filter(|key| !has(key)).collect();
            assert!(lacking.is_empty(), "{}: {lacking:?}", language.tag());
        }
    }

    #[test]
    fn each_listed_file_is_there() {
        let files = engine_files();
        let list = &files.iter().find(|(name, _)| name == "files.json").expect("the list").1;
        let names: Vec<String> = serde_json::from_str(list).expect("JSON");
        assert!(names.contains(&"kalah.weights".to_owned()) && names.contains(&"oware.puzzles".to_owned()));
        assert!(names.iter().all(|name| files.iter().any(|(file, _)| file == name)));
    }
}
