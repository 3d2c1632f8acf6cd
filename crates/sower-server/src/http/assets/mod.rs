//! The page's files: a bundle in the binary, or the sources in a folder during development.
//!
//! Files of the bundle have addresses `/a/NAME` with a hash of their content, and are cached for ever. A folder's files have addresses
//! `/a/live/NAME` and are read on every request. `index.html` is never cached. It is the answer to every path that is not a file, and
//! renders the page for the address; unknown addresses also get status 404.

mod embedded;
mod engine;
mod file;
mod offline;
mod route;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use sower_text::{Language, message};

use self::embedded::Embedded;
use self::engine::{ENGINE, EngineFiles};
use self::file::{Caching, File};
pub use self::offline::StaticFiles;
use self::route::PageRoute;
use crate::game_library::GameLibrary;
use crate::http::error::Code;
use crate::http::locale::Locale;
use crate::random;
use crate::site::Site;
use sower_api::custom_rules;

/// The address of the sources.
const SOURCES: &str = "/a/live/";

/// The placeholder for the tags of all languages in `index.html`.
const LANGUAGES: &str = "LANGUAGES";

/// The placeholder for the version of the bundle in `index.html`; empty for sources.
const VERSION: &str = "VERSION";

/// The address of the service worker. It controls the pages below its address, so it is at the root.
const WORKER: &str = "/sw.js";

/// The page's files.
pub struct Assets {
    from: Origin,
    engine: EngineFiles,
    worker: OnceLock<File>,
}

enum Origin {
    Binary(Box<Embedded>),
    Folder(PathBuf),
}

impl Assets {
    /// The embedded files, compressed once.
    pub fn embedded() -> Assets {
        Assets::new(Origin::Binary(Box::new(Embedded::new())))
    }

    /// Files read from a folder on every request.
    pub fn live(folder: &Path) -> Assets {
        Assets::new(Origin::Folder(folder.to_owned()))
    }

    fn new(from: Origin) -> Assets {
        Assets { from, engine: EngineFiles::default(), worker: OnceLock::new() }
    }

    /// The whole page as files for any static host, with the engine inside. `base` begins and ends with a slash. None for sources in a
    /// folder, which no static host can serve.
    pub fn static_site(&self, games: &GameLibrary, base: &str) -> Option<StaticFiles> {
        match &self.from {
            Origin::Binary(embedded) => Some(offline::static_site(embedded, &self.engine, games, base)),
            Origin::Folder(_) => None,
        }
    }

    /// The service worker.
    fn worker(&self, games: &GameLibrary) -> &File {
        self.worker.get_or_init(|| match &self.from {
            Origin::Binary(embedded) => offline::worker(embedded, &self.engine, games),
            Origin::Folder(_) => offline::no_worker(),
        })
    }

    /// The file at an address below `/a/`.
    fn file(&self, address: &str) -> Option<(File, Caching)> {
        match &self.from {
            Origin::Binary(embedded) => {
                let name = address.strip_prefix("/a/")?;
                embedded.file(name).map(|file| (file.clone(), Caching::Forever))
            }
            Origin::Folder(folder) => {
                let name = address.strip_prefix(SOURCES)?;
                let path = Path::new(name);
                // Reject paths that leave the folder.
                if !path.components().all(|part| matches!(part, Component::Normal(_))) {
                    return None;
                }
                let bytes = fs::read(folder.join(path)).ok()?;
                Some((File::plain(name, Bytes::from(bytes)), Caching::No))
            }
        }
    }

    /// A file of the page's own engine. Its address has no hash, so that browsers ask whether it has changed.
    fn engine_file(&self, name: &str, games: &GameLibrary) -> Option<File> {
        self.engine.file(name, games).or_else(|| match &self.from {
            Origin::Binary(embedded) => embedded.file(&format!("engine/{name}")).cloned(),
            Origin::Folder(folder) => {
                let is_plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-".contains(&byte));
                let packed = fs::read(folder.join("dist/engine").join(format!("{name}.br")))
                    .ok()
                    .filter(|_| is_plain)?;
                File::packed(name, Bytes::from(packed))
            }
        })
    }

    /// `index.html` for an address, and whether the page knows the address.
    fn page(&self, path: &str) -> Option<(File, bool)> {
        match &self.from {
            Origin::Binary(embedded) => {
                let (index, is_known) = embedded.page(path);
                Some((index.clone(), is_known))
            }
            Origin::Folder(folder) => {
                let index = fs::read_to_string(folder.join("index.html")).ok()?;
                let index = with_languages(&index).replace(VERSION, "");
                let index = File::plain("index.html", Bytes::from(index));
                Some((index, routes_in(folder).iter().any(|route| route.fits(path))))
            }
        }
    }
}

/// The addresses that a folder's page handles.
fn routes_in(folder: &Path) -> Vec<PageRoute> {
    let path = folder.join("routes.json");
    let listed = fs::read(&path).map_err(serde_json::Error::io);
    match listed.and_then(|text| serde_json::from_slice::<BTreeMap<String, String>>(&text)) {
        Ok(routes) => routes.keys().map(|pattern| PageRoute::new(pattern)).collect(),
        Err(error) => {
            tracing::warn!(path = %path.display(), %error, "cannot read the page's routes");
            Vec::new()
        }
    }
}

/// Handles every path outside the API.
pub(crate) async fn serve(
    State(site): State<Arc<Site>>,
    locale: Locale,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let missing = || locale.error(Code::NotFound, &message!("site-no-such-page")).into_response();
    if method != Method::GET && method != Method::HEAD {
        return missing();
    }
    let path = uri.path();
    if let Some(name) = path.strip_prefix(ENGINE) {
        let file = site.assets.engine_file(name, &site.games);
        return file.map_or_else(missing, |file| file.response(Caching::No, &headers));
    }
    if path == WORKER {
        return site.assets.worker(&site.games).response(Caching::No, &headers);
    }
    if path.starts_with("/a/") {
        let file = site.assets.file(path);
        return file.map_or_else(missing, |(file, caching)| file.response(caching, &headers));
    }
    // A path that looks like a file is a plain 404; the page handles all others.
    let looks_like_a_file = path.rsplit('/').next().unwrap_or_default().contains('.');
    let page = if looks_like_a_file { None } else { site.assets.page(path) };
    let Some((index, is_known)) = page else { return missing() };
    match is_known && is_there(&site, path, locale) {
        true => index.response(Caching::No, &headers),
        false => (StatusCode::NOT_FOUND, index.response(Caching::No, &HeaderMap::new())).into_response(),
    }
}

/// Whether the game or room in an address can exist. Only checks what needs no database.
fn is_there(site: &Site, path: &str, locale: Locale) -> bool {
    let mut parts = path.trim_matches('/').split('/');
    match (parts.next(), parts.next()) {
        (Some("games" | "puzzles" | "train" | "leaders"), Some(game)) => {
            custom_rules::parts(game).is_some() || site.games.named(game, locale).is_ok()
        }
        // The site does not know the numbers of games that a page keeps.
        (Some("play"), Some(room)) => random::is_room_number(room) || room.starts_with("local-"),
        _ => true,
    }
}

fn with_languages(index: &str) -> String {
    index.replace(LANGUAGES, &Language::tags().collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn web() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web")
    }

    #[test]
    fn the_page_knows_every_language_that_there_is() {
        let page = with_languages(include_str!("../../../../../web/index.html"));
        assert!(page.contains("data-languages=\"en "), "{page}");
        for tag in Language::tags() {
            assert!(page.contains(tag), "{tag}");
        }
    }

    #[test]
    fn the_addresses_of_the_page_are_those_that_it_lists() {
        for assets in [Assets::embedded(), Assets::live(&web())] {
            let is_known = |path| assets.page(path).expect("index.html").1;
            for known in
                ["/", "/games", "/games/", "/games/oware", "/games/oware/tasks/3", "/play/0123456789AE"]
            {
                assert!(is_known(known), "{known}");
            }
            for unknown in
                ["/nothing", "/games/oware/tasks", "/games/oware/tasks/", "/games//tasks/3", "/wp-admin/"]
            {
                assert!(!is_known(unknown), "{unknown}");
            }
        }
    }

    #[test]
    fn every_file_that_the_sources_need_at_first_exists() {
        let assets = Assets::live(&web());
        let (index, _) = assets.page("/").expect("index.html");
        let page = String::from_utf8(index.bytes().to_vec()).expect("text");
        let named: Vec<_> = page.split('"').filter(|part| part.starts_with(SOURCES)).collect();
        assert_eq!(named.len(), 8, "{named:?}");
        for name in named {
            assert!(assets.file(name).is_some(), "{name}");
        }
    }

    #[test]
    fn nothing_outside_of_a_live_folder_is_sent() {
        let assets = Assets::live(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        assert!(assets.file("/a/live/lib.rs").is_some());
        for name in ["../Cargo.toml", "/etc/hostname", "wire/../../Cargo.toml", ""] {
            assert!(assets.file(&format!("{SOURCES}{name}")).is_none(), "{name}");
        }
    }
}
