//! Lists `web/index.html` and the files of `web/dist`, so that they are embedded in the binary.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    // A published package contains these files. Where links are not followed, they are two folders up.
    let package = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let web = package.join("web");
    let web = if web.join("dist").is_dir() { web } else { package.join("../../web") }.canonicalize()?;
    let openapi = package.join("docs/openapi.json");
    let openapi = if openapi.metadata()?.len() > 1000 {
        openapi
    } else {
        package.join("../../docs/reference/openapi.json")
    };
    println!("cargo::rerun-if-changed={}", openapi.canonicalize()?.display());
    println!("cargo::rustc-env=SOWER_OPENAPI={}", openapi.canonicalize()?.display());
    println!("cargo::rerun-if-changed={}", web.join("index.html").display());
    let mut files = vec![web.join("index.html")];
    collect(&web.join("dist"), &mut files)?;
    files.sort();
    let mut code = String::from("&[\n");
    for file in files {
        let name = file.strip_prefix(&web).expect("it was found there");
        let name = name.to_str().expect("file names are UTF-8").replace('\\', "/");
        writeln!(code, "    ({name:?}, include_bytes!({file:?})),").expect("a string takes all");
    }
    code.push_str("]\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("web.rs"), code)
}

fn collect(folder: &Path, into: &mut Vec<PathBuf>) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, into)?;
        } else {
            println!("cargo::rerun-if-changed={}", path.display());
            into.push(path);
        }
    }
    Ok(())
}
