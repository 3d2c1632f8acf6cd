// A part of build scripts: what lies beside the rules files in `games/`, so that adding a game's is adding a file.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs, io};

/// A folder of the repository, which a published package contains. Where links are not followed, it is two folders up.
pub(crate) fn folder(name: &str) -> PathBuf {
    let package = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let own = package.join(name);
    if own.is_dir() { own } else { package.join("../..").join(name) }
}

/// Writes a slice expression of `(name, file text)` for every file of `games/` with that extension.
pub(crate) fn embed(extension: &str) -> io::Result<()> {
    let root = folder("games").canonicalize()?;
    println!("cargo::rerun-if-changed={}", root.display());
    let entries = fs::read_dir(&root)?.map(|entry| entry.map(|entry| entry.path()));
    let mut files = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    files.retain(|file| file.extension().is_some_and(|found| found == extension));
    files.sort();
    let mut code = String::from("&[\n");
    // The host of a WebAssembly module provides the files when they are needed; a program may do without them too.
    if env::var("CARGO_FEATURE_EMBEDDED").is_err() {
        files.clear();
    }
    if env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        files.clear();
    }
    for file in &files {
        let name = file.file_stem().and_then(|stem| stem.to_str()).expect("file names are UTF-8");
        let path = file.canonicalize()?;
        println!("cargo::rerun-if-changed={}", path.display());
        writeln!(code, "    ({name:?}, include_str!({path:?})),").expect("a string takes all");
    }
    code.push_str("]\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join(format!("{extension}.rs")), code)
}
