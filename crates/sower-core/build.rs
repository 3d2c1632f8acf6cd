//! Lists the files of `games/` and `lang/`, so that adding a game, its lessons or a language is adding a file.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    let games = sorted(&root.join("games"))?;
    embed(games.iter().map(|file| (name(file), file)), "toml", &out.join("games.rs"))?;
    embed(games.iter().map(|file| (name(file), file)), "lessons", &out.join("lessons.rs"))?;

    let mut sentences = Vec::new();
    for folder in sorted(&root.join("lang"))?.into_iter().filter(|path| path.is_dir()) {
        for file in sorted(&folder)? {
            sentences.push((format!("{}/{}", name(&folder), name(&file)), file));
        }
    }
    embed(sentences.iter().map(|(name, file)| (name.clone(), file)), "ftl", &out.join("lang.rs"))
}

/// What lies in a folder, sorted by name.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut found =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<_>>>()?;
    found.sort();
    Ok(found)
}

fn name(path: &Path) -> String {
    path.file_stem().and_then(|stem| stem.to_str()).expect("file names are UTF-8").to_owned()
}

/// Writes a slice expression of `(name, file text)` for every file with that extension.
fn embed<'a>(
    files: impl Iterator<Item = (String, &'a PathBuf)>,
    extension: &str,
    out: &Path,
) -> io::Result<()> {
    let mut code = String::from("&[\n");
    for (name, file) in files.filter(|(_, file)| file.extension().is_some_and(|found| found == extension)) {
        let path = file.canonicalize()?;
        println!("cargo::rerun-if-changed={}", path.display());
        writeln!(code, "    ({name:?}, include_str!({path:?})),").expect("a string takes all");
    }
    code.push_str("]\n");
    fs::write(out, code)
}
