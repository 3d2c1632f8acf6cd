//! The page's files: embedded in the binary, or read from a folder on every request during development.
//!
//! In the binary all modules are one file and all styles another (`bundle`). `index.html` refers to its files as `/a/HASH/…`.
//! The server replaces `HASH` with a hash of all files, so these addresses can be cached for ever. `index.html` is fetched every time.
//! Paths that are not files receive `index.html`, which renders the page for the address; unknown addresses also get status 404.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use sha2::{Digest as _, Sha256};
use sower_text::{Language, message};

use crate::http::bundle::{BundleError, bundle};
use crate::http::compress;
use crate::http::error::Code;
use crate::http::locale::Locale;
use crate::random;
use crate::site::Site;
use sower_api::custom_rules;

/// Every file of `web/` that browsers may request.
static EMBEDDED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/web.rs"));

/// The placeholder for the hash in `index.html`.
const PLACEHOLDER: &str = "/a/HASH/";

/// The placeholder for the tags of all languages in `index.html`.
const LANGUAGES: &str = "LANGUAGES";

/// The entry module; in the binary, the bundle of all modules.
const ENTRY: &str = "app.js";

/// The bundle of all styles.
const STYLES: &str = "style/all.css";

/// Used instead of the hash while files are read from a folder.
const LIVE: &str = "live";

/// The page's files.
pub struct Assets {
    from: From,
}

enum From {
    Memory { hash: String, files: HashMap<String, File>, pages: Pages },
    Folder(PathBuf),
}

/// A file and its response headers.
#[derive(Clone)]
struct File {
    bytes: Bytes,
    /// The compressed file, if that is smaller.
    brotli: Option<Bytes>,
    kind: &'static str,
    tag: String,
}

impl Assets {
    /// The embedded files, compressed once.
    pub fn embedded() -> Assets {
        let mut hash = Sha256::new();
        for (name, bytes) in EMBEDDED {
            hash.update((name.len() as u64).to_le_bytes());
            hash.update(name);
            hash.update((bytes.len() as u64).to_le_bytes());
            hash.update(bytes);
        }
        let hash = hex(&hash.finalize()[..8]);
        let texts: BTreeMap<&str, &str> =
            EMBEDDED.iter().filter_map(|(name, bytes)| Some((*name, str::from_utf8(bytes).ok()?))).collect();
        let joined = Joined::of(&texts).expect("a test joins this very page");
        let mut files = HashMap::new();
        for (name, bytes) in EMBEDDED.iter().filter(|(name, _)| !joined.contains.contains(name)) {
            files.insert((*name).to_owned(), File::new(name, Bytes::from_static(bytes)));
        }
        for (name, text) in joined.files {
            files.insert(name.to_owned(), File::new(name, Bytes::from(text)));
        }
        if let Some(index) = files.get("index.html") {
            let index = File::new("index.html", Bytes::from(filled(&index.bytes, &hash)));
            files.insert("index.html".to_owned(), index);
        }
        let pages = Pages::listed_in(texts.get(ENTRY).expect("the page has an entry"));
        Assets { from: From::Memory { hash, files, pages } }
    }

    /// Files read from a folder on every request.
    pub fn live(folder: &Path) -> Assets {
        Assets { from: From::Folder(folder.to_owned()) }
    }

    /// The file with this name.
    fn file(&self, name: &str) -> Option<File> {
        match &self.from {
            From::Memory { files, .. } => files.get(name).cloned(),
            From::Folder(folder) => {
                let path = Path::new(name);
                // Reject paths that leave the folder.
                if !path.components().all(|part| matches!(part, Component::Normal(_))) {
                    return None;
                }
                let bytes = fs::read(folder.join(path)).ok()?;
                let bytes = if name == "index.html" { filled(&bytes, LIVE) } else { bytes };
                Some(File { brotli: None, ..File::plain(name, Bytes::from(bytes)) })
            }
        }
    }

    /// The addresses that the page handles.
    fn pages(&self) -> Pages {
        match &self.from {
            From::Memory { pages, .. } => pages.clone(),
            From::Folder(folder) => {
                Pages::listed_in(&fs::read_to_string(folder.join(ENTRY)).unwrap_or_default())
            }
        }
    }

    /// The hash in the addresses of cacheable files.
    fn hash(&self) -> &str {
        match &self.from {
            From::Memory { hash, .. } => hash,
            From::Folder(_) => LIVE,
        }
    }
}

/// Bundles and the files they replace.
struct Joined {
    files: Vec<(&'static str, String)>,
    /// The files that the bundles contain.
    contains: Vec<&'static str>,
}

impl Joined {
    fn of(texts: &BTreeMap<&'static str, &'static str>) -> Result<Joined, BundleError> {
        let modules = bundle(texts, ENTRY)?;
        let index = *texts.get("index.html").expect("the page has an index");
        let link = |line: &str| {
            let path =
                line.trim().strip_prefix("<link rel=\"stylesheet\" href=\"/a/HASH/")?.strip_suffix("\">")?;
            texts.get_key_value(path).map(|(name, text)| (*name, *text))
        };
        let styles: Vec<_> = index.lines().filter_map(link).collect();
        let mut page = String::new();
        let mut has_style = false;
        for line in index.lines().filter(|line| !line.contains("rel=\"modulepreload\"")) {
            match link(line) {
                Some(_) if has_style => continue,
                Some((name, _)) => {
                    page.push_str(&line.replace(name, STYLES));
                    has_style = true;
                }
                None => page.push_str(line),
            }
            page.push('\n');
        }
        let in_bundle =
            |name: &&&str| name.ends_with(".js") && modules.contains(&format!("\n{name:?}: () =>"));
        let contains = texts.keys().filter(in_bundle).copied().chain(styles.iter().map(|(name, _)| *name));
        let contains = contains.chain(["index.html"]).collect();
        let styles = styles.iter().map(|(_, text)| *text).collect::<Vec<_>>().join("\n");
        Ok(Joined { files: vec![("index.html", page), (ENTRY, modules), (STYLES, styles)], contains })
    }
}

impl File {
    fn plain(name: &str, bytes: Bytes) -> File {
        let tag = format!("\"{}\"", hex(&Sha256::digest(&bytes)[..8]));
        File { bytes, brotli: None, kind: kind(name), tag }
    }

    fn new(name: &str, bytes: Bytes) -> File {
        let brotli = compress::file(&bytes).map(Bytes::from);
        File { brotli, ..File::plain(name, bytes) }
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
    let path = uri.path().trim_start_matches('/');
    let hashed = path.strip_prefix("a/").and_then(|rest| rest.split_once('/'));
    if let Some((hash, name)) = hashed {
        let is_current = hash == site.assets.hash() && hash != LIVE;
        // A page of an older version may request old files. It gets the current ones, uncached.
        let caching = if is_current { "public, max-age=31536000, immutable" } else { "no-cache" };
        return site.assets.file(name).map_or_else(missing, |file| send(&file, caching, &headers));
    }
    let file = if path.is_empty() { None } else { site.assets.file(path) };
    if let Some(file) = file {
        return send(&file, "no-cache", &headers);
    }
    // A missing path that looks like a file is a plain 404; the page handles all others.
    let looks_like_a_file = path.rsplit('/').next().unwrap_or_default().contains('.');
    let Some(index) = site.assets.file("index.html").filter(|_| !looks_like_a_file) else { return missing() };
    match site.assets.pages().knows(uri.path()) && is_there(&site, uri.path(), locale) {
        true => send(&index, "no-cache", &headers),
        false => (StatusCode::NOT_FOUND, send(&index, "no-cache", &HeaderMap::new())).into_response(),
    }
}

/// Whether the game or room in an address can exist. Only checks what needs no database.
fn is_there(site: &Site, path: &str, locale: Locale) -> bool {
    let mut parts = path.trim_matches('/').split('/');
    match (parts.next(), parts.next()) {
        (Some("games" | "puzzles" | "train" | "leaders"), Some(game)) => {
            custom_rules::parts(game).is_some() || site.games.named(game, locale).is_ok()
        }
        (Some("play"), Some(room)) => random::is_room_number(room),
        _ => true,
    }
}

/// The addresses that the page handles, parsed from its entry module: `route('/games/:game', …)`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Pages(Vec<String>);

impl Pages {
    fn listed_in(entry: &str) -> Pages {
        let listed = |line: &str| Some(line.strip_prefix("route('")?.split_once('\'')?.0.to_owned());
        Pages(entry.lines().filter_map(listed).collect())
    }

    fn knows(&self, path: &str) -> bool {
        let parts =
            |path: &str| -> Vec<String> { path.trim_matches('/').split('/').map(str::to_owned).collect() };
        let asked = parts(path);
        let fits = |page: &String| {
            let page = parts(page);
            let fits = |(part, asked): (&String, &String)| {
                part == asked || part.starts_with(':') && !asked.is_empty()
            };
            page.len() == asked.len() && page.iter().zip(&asked).all(fits)
        };
        self.0.iter().any(fits)
    }
}

fn send(file: &File, caching: &'static str, headers: &HeaderMap) -> Response {
    let asked = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let common =
        [(CACHE_CONTROL, caching.to_owned()), (ETAG, file.tag.clone()), (VARY, "Accept-Encoding".to_owned())];
    if asked(IF_NONE_MATCH) == file.tag {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let kind = [(CONTENT_TYPE, file.kind)];
    match &file.brotli {
        Some(brotli) if compress::is_taken(headers) => {
            (common, kind, [(CONTENT_ENCODING, "br")], brotli.clone()).into_response()
        }
        _ => (common, kind, file.bytes.clone()).into_response(),
    }
}

fn filled(index: &[u8], hash: &str) -> Vec<u8> {
    let languages = Language::tags().collect::<Vec<_>>().join(" ");
    let page = String::from_utf8_lossy(index).replace(PLACEHOLDER, &format!("/a/{hash}/"));
    page.replace(LANGUAGES, &languages).into_bytes()
}

/// The content type, by file extension.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header::ACCEPT_ENCODING;

    fn asked(headers: &[(axum::http::HeaderName, &str)]) -> HeaderMap {
        headers.iter().map(|(name, value)| (name.clone(), value.parse().expect("a header"))).collect()
    }

    #[test]
    fn a_file_is_compressed_for_clients_that_accept_it_and_not_sent_to_clients_that_have_it() {
        let file = File::new("page.js", Bytes::from("let seeds = 4;\n".repeat(100)));
        let small = send(&file, "no-cache", &asked(&[(ACCEPT_ENCODING, "gzip, br;q=1.0")]));
        assert_eq!(small.headers()[CONTENT_ENCODING], "br");
        assert_eq!(small.headers()[CONTENT_TYPE], "text/javascript; charset=utf-8");
        let plain = send(&file, "no-cache", &asked(&[(ACCEPT_ENCODING, "gzip")]));
        assert!(plain.headers().get(CONTENT_ENCODING).is_none());
        let known = send(&file, "no-cache", &asked(&[(IF_NONE_MATCH, file.tag.as_str())]));
        assert_eq!(known.status(), StatusCode::NOT_MODIFIED);
    }

    #[test]
    fn the_page_refers_to_its_files_by_their_hash() {
        let page = filled(b"<script src=\"/a/HASH/app.js\"></script>", "0123");
        assert_eq!(page, b"<script src=\"/a/0123/app.js\"></script>");
        let assets = Assets::embedded();
        assert_eq!(assets.hash().len(), 16);
        assert!(assets.file("wire.d.ts").is_none(), "what only builders need is not sent");
    }

    #[test]
    fn the_page_in_the_binary_is_one_script_and_one_style() {
        let texts = EMBEDDED.iter().filter_map(|(name, bytes)| Some((*name, str::from_utf8(bytes).ok()?)));
        let joined = Joined::of(&texts.collect()).expect("the page is written in forms that can be joined");
        let [(_, page), (_, script), (_, style)] = &joined.files[..] else { panic!("three files") };
        assert_eq!(
            page.matches("<script").count(),
            2,
            "what is needed before the first picture, and the rest: {page}"
        );
        assert_eq!(page.matches("stylesheet").count(), 1, "{page}");
        assert!(script.contains("board/view.js") && script.contains("vendor/lit-html.js"));
        assert!(style.contains(".board") && style.contains(".seat-clock"));
        let assets = Assets::embedded();
        assert!(assets.file("style/all.css").is_some() && assets.file("board/view.js").is_none());
        let sent = assets.file("app.js").and_then(|file| file.brotli).expect("it is compressed");
        assert!(sent.len() < 80_000, "the script is as large as {} bytes", sent.len());
    }

    #[test]
    fn the_page_knows_every_language_that_there_is() {
        let page = filled(include_bytes!("../../../../web/index.html"), "0123");
        let page = String::from_utf8(page).expect("text");
        assert!(page.contains("data-languages=\"en "), "{page}");
        for tag in Language::tags() {
            assert!(page.contains(tag), "{tag}");
        }
    }

    #[test]
    fn the_addresses_of_the_page_are_those_that_it_lists() {
        let pages = Assets::embedded().pages();
        assert_eq!(pages, Assets::live(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web")).pages());
        for known in ["/", "/games", "/games/", "/games/oware", "/games/oware/tasks/3", "/play/0123456789AE"]
        {
            assert!(pages.knows(known), "{known}");
        }
        for unknown in
            ["/nothing", "/games/oware/tasks", "/games/oware/tasks/", "/games//tasks/3", "/wp-admin/"]
        {
            assert!(!pages.knows(unknown), "{unknown}");
        }
    }

    #[test]
    fn nothing_outside_of_a_live_folder_is_sent() {
        let assets = Assets::live(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        assert!(assets.file("lib.rs").is_some());
        for name in ["../Cargo.toml", "/etc/hostname", "wire/../../Cargo.toml", ""] {
            assert!(assets.file(name).is_none(), "{name}");
        }
    }
}
