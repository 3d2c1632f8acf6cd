//! The page without a network or a server: the service worker with its list of files, and the page as static files.
//!
//! The list has only files that are the same for everybody. The worker keeps nothing else, so nothing personal is ever in its cache.

use std::collections::BTreeMap;

use axum::body::Bytes;
use serde_json::json;
use sha2::{Digest as _, Sha256};
use sower_text::Language;

use super::embedded::Embedded;
use super::engine::{ENGINE, EngineFiles};
use super::file::{File, hex};
use crate::game_library::GameLibrary;

/// A development server has no fixed files to keep. Its worker removes itself, and with it one of an earlier server at the same address.
const REMOVES_ITSELF: &str = "self.addEventListener('install', () => self.skipWaiting());\n\
    self.addEventListener('activate', () => self.registration.unregister());\n";

/// The policy of the site, for hosts that send no headers.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self' blob:; \
    worker-src 'self'; base-uri 'none'; form-action 'none'";

/// Files by their path below the site's root.
pub type StaticFiles = BTreeMap<String, Bytes>;

/// The service worker of the bundled page.
pub(super) fn worker(embedded: &Embedded, engine: &EngineFiles, games: &GameLibrary) -> File {
    let mut files: BTreeMap<String, Bytes> = BTreeMap::new();
    files.extend(page_files(embedded).map(|(name, bytes)| (format!("/a/{name}"), bytes)));
    files.extend(
        engine_files(embedded, engine, games).map(|(name, bytes)| (format!("{ENGINE}{name}"), bytes)),
    );
    files.extend(sentences().map(|(tag, bytes)| (format!("/api/lang/{tag}"), bytes)));
    files.insert("/".to_owned(), embedded.page("/").0.bytes().clone());
    match script(embedded, &files, "/", false) {
        Some(script) => File::compressed("sw.js", Bytes::from(script)),
        None => no_worker(),
    }
}

/// The worker of a page whose sources are read on every request.
pub(super) fn no_worker() -> File {
    File::plain("sw.js", Bytes::from_static(REMOVES_ITSELF.as_bytes()))
}

/// The whole page as files for any static host, below `base`, which begins and ends with a slash.
pub(super) fn static_site(
    embedded: &Embedded,
    engine: &EngineFiles,
    games: &GameLibrary,
    base: &str,
) -> StaticFiles {
    let mut files = StaticFiles::new();
    files.extend(page_files(embedded).map(|(name, bytes)| (format!("a/{name}"), bytes)));
    files.extend(
        engine_files(embedded, engine, games).map(|(name, bytes)| (format!("a/engine/{name}"), bytes)),
    );
    files.extend(sentences().map(|(tag, bytes)| (format!("a/lang/{tag}.json"), bytes)));
    let shell = alone(embedded.page("/").0, base);
    let listed: BTreeMap<String, Bytes> = files
        .iter()
        .map(|(name, bytes)| (format!("{base}{name}"), bytes.clone()))
        .chain([(base.to_owned(), shell.clone())])
        .collect();
    if let Some(script) = script(embedded, &listed, base, true) {
        files.insert("sw.js".to_owned(), Bytes::from(script));
    }
    // Many hosts send this file for addresses that they do not know. The page then shows the right one.
    files.insert("404.html".to_owned(), alone(embedded.page("/404").0, base));
    let names: Vec<String> = games.all().map(|(file, variant)| file.name_of(variant.as_deref())).collect();
    for (route, index) in embedded.routes() {
        let addresses = match route.strip_suffix("/:game") {
            Some(before) => names.iter().map(|name| format!("{before}/{name}")).collect(),
            None if route.contains(':') => Vec::new(),
            None => vec![route.to_owned()],
        };
        for address in addresses {
            let folder = address.trim_matches('/');
            let path =
                if folder.is_empty() { "index.html".to_owned() } else { format!("{folder}/index.html") };
            files.insert(path, alone(index, base));
        }
    }
    files
}

/// `index.html` of a page without a server.
fn alone(index: &File, base: &str) -> Bytes {
    let index = String::from_utf8_lossy(index.bytes()).replace("\"/a/", &format!("\"{base}a/"));
    let about = format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n  \
         <meta name=\"server\" content=\"none\">\n  <meta name=\"base\" content=\"{base}\">\n  <title>"
    );
    Bytes::from(index.replacen("<title>", &about, 1))
}

/// The files of the bundle, without the tools of developers and without the worker itself.
fn page_files(embedded: &Embedded) -> impl Iterator<Item = (&'static str, Bytes)> {
    let worker = embedded.entry("sw.js").to_owned();
    embedded.all().filter_map(move |(name, file)| {
        let is_kept = name.starts_with("page/") && !name.ends_with(".map") && name != worker;
        is_kept.then(|| (name, file.bytes().clone()))
    })
}

fn engine_files(
    embedded: &Embedded,
    engine: &EngineFiles,
    games: &GameLibrary,
) -> impl Iterator<Item = (String, Bytes)> {
    let modules = embedded.all().filter_map(|(name, file)| {
        let name = name.strip_prefix("engine/").filter(|name| name.ends_with(".wasm"))?;
        Some((name.to_owned(), file.bytes().clone()))
    });
    let texts = engine.all(games).into_iter().map(|(name, text)| (name, Bytes::from(text)));
    modules.chain(texts).collect::<Vec<_>>().into_iter()
}

/// The page's sentences in each language.
fn sentences() -> impl Iterator<Item = (&'static str, Bytes)> {
    Language::all().iter().map(|language| {
        let text = serde_json::to_vec(&language.page_catalogue()).expect("names and sentences");
        (language.tag(), Bytes::from(text))
    })
}

/// The script of the worker, with the files that it keeps. None if the bundle has none.
fn script(
    embedded: &Embedded,
    files: &BTreeMap<String, Bytes>,
    shell: &str,
    is_static: bool,
) -> Option<String> {
    let mut hash = Sha256::new();
    for (name, bytes) in files {
        hash.update(format!("{name}\n{}\n", bytes.len()));
        hash.update(bytes);
    }
    let kept = json!({
        "version": hex(&hash.finalize()[..8]),
        "page": embedded.version(),
        "shell": shell,
        "isStatic": is_static,
        "files": files.keys().collect::<Vec<_>>(),
    });
    let code = embedded.file(embedded.entry("sw.js"))?;
    let code = String::from_utf8_lossy(code.bytes());
    let code = code.split("//# sourceMappingURL").next().unwrap_or_default();
    Some(format!("self.OFFLINE = {kept};\n{code}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(bytes: &Bytes) -> String {
        String::from_utf8(bytes.to_vec()).expect("text")
    }

    #[test]
    fn the_worker_keeps_only_files_that_are_the_same_for_everybody() {
        let (embedded, engine) = (Embedded::new(), EngineFiles::default());
        let games = GameLibrary::new(None).expect("the shipped games");
        let script = text(worker(&embedded, &engine, &games).bytes());
        let kept =
            script.lines().next().and_then(|line| line.strip_prefix("self.OFFLINE = ")).expect("the list");
        let kept: serde_json::Value = serde_json::from_str(kept.trim_end_matches(';')).expect("JSON");
        let files: Vec<_> =
            kept["files"].as_array().expect("a list").iter().filter_map(|name| name.as_str()).collect();
        assert!(
            files.contains(&"/")
                && files.contains(&"/api/lang/kk")
                && files.contains(&"/a/engine/rules.json")
        );
        let is_common =
            |name: &&str| *name == "/" || name.starts_with("/a/") || name.starts_with("/api/lang/");
        assert!(files.iter().all(is_common), "{files:?}");
        assert!(!script.contains("sourceMappingURL"));
        assert_eq!(kept["page"], embedded.version());
    }

    #[test]
    fn a_static_site_names_only_its_own_files() {
        let (embedded, engine) = (Embedded::new(), EngineFiles::default());
        let games = GameLibrary::new(None).expect("the shipped games");
        let files = static_site(&embedded, &engine, &games, "/sower/");
        for page in [
            "index.html",
            "404.html",
            "games/oware/index.html",
            "puzzles/kalah/index.html",
            "analysis/index.html",
        ] {
            let page = text(files.get(page).unwrap_or_else(|| panic!("{page}")));
            assert!(
                page.contains("<meta name=\"server\" content=\"none\">") && !page.contains("\"/a/"),
                "{page}"
            );
            for name in page
                .split("\"/sower/")
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .filter(|name| !name.is_empty())
            {
                assert!(files.contains_key(name), "{name}");
            }
        }
        let list = text(&files["a/engine/files.json"]);
        let names: Vec<String> = serde_json::from_str(&list).expect("JSON");
        assert!(names.iter().all(|name| files.contains_key(&format!("a/engine/{name}"))));
    }
}
