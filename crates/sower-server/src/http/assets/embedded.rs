//! The page that is part of the binary: `web/index.html`, and the bundle in `web/dist` that `script/web` makes.
//!
//! Every file of the bundle has a hash of its content in its name, so browsers keep it for ever.
//! `web/dist/manifest.json` lists which file replaces which source, and the files that each page needs at first.
//! `index.html` names those files too: the browser requests them at once, not after it has read the first script.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;

use axum::body::Bytes;
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use super::file::{File, hex};
use super::route::PageRoute;
use super::{SOURCES, VERSION, with_languages};

/// `index.html`, and every file of `dist` with its path below `web/`.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/web.rs"));

/// The place for what is loaded early, in `index.html`.
const PRELOADS: &str = "<!-- preloads -->";

/// `web/dist/manifest.json`.
#[derive(Deserialize)]
struct Manifest {
    /// The files of the bundle by the source that `index.html` names.
    entries: BTreeMap<String, String>,
    /// The files that each page needs besides the entry, by its address in `web/routes.json`.
    pages: BTreeMap<String, Vec<String>>,
}

/// The embedded page.
pub(super) struct Embedded {
    files: HashMap<&'static str, File>,
    /// The files of the bundle by the source that they replace.
    entries: BTreeMap<String, String>,
    /// A hash of the bundle.
    version: String,
    /// `index.html` for every address of the page.
    pages: Vec<(String, PageRoute, File)>,
    /// `index.html` for all other addresses.
    other: File,
}

impl Embedded {
    /// Compresses every file once.
    pub(super) fn new() -> Embedded {
        let manifest = manifest();
        let index = str::from_utf8(source("index.html")).expect("index.html is text");
        let version = hex(&Sha256::digest(source("dist/manifest.json"))[..8]);
        let index = index.replace(VERSION, &version);
        let page = |preloads: &[String]| {
            File::compressed("index.html", Bytes::from(filled(&index, &manifest.entries, preloads)))
        };
        let files = FILES.iter().filter_map(|(path, bytes)| {
            let name = path.strip_prefix("dist/").filter(|name| *name != "manifest.json")?;
            let bytes = Bytes::from_static(bytes);
            if let Some(name) = name.strip_suffix(".br") {
                let file = File::packed(name, bytes).expect("a test unpacks every file");
                return Some((name, file));
            }
            // Only the tools of developers request source maps.
            let file = match name.ends_with(".map") {
                true => File::plain(name, bytes),
                false => File::compressed(name, bytes),
            };
            Some((name, file))
        });
        Embedded {
            files: files.collect(),
            pages: manifest
                .pages
                .iter()
                .map(|(path, needed)| (path.clone(), PageRoute::new(path), page(needed)))
                .collect(),
            other: page(&[]),
            entries: manifest.entries,
            version,
        }
    }

    /// The file of the bundle with this name.
    pub(super) fn file(&self, name: &str) -> Option<&File> {
        self.files.get(name)
    }

    /// `index.html` for an address, and whether the page knows it.
    pub(super) fn page(&self, path: &str) -> (&File, bool) {
        match self.pages.iter().find(|(_, route, _)| route.fits(path)) {
            Some((_, _, index)) => (index, true),
            None => (&self.other, false),
        }
    }

    /// The addresses of the page, each with its `index.html`.
    pub(super) fn routes(&self) -> impl Iterator<Item = (&str, &File)> {
        self.pages.iter().map(|(path, _, index)| (path.as_str(), index))
    }

    /// Every file of the bundle.
    pub(super) fn all(&self) -> impl Iterator<Item = (&'static str, &File)> {
        self.files.iter().map(|(name, file)| (*name, file))
    }

    /// The file that replaces a source.
    pub(super) fn entry(&self, source: &str) -> &str {
        self.entries.get(source).map_or("", String::as_str)
    }

    /// A hash of the bundle, which the page's own version is.
    pub(super) fn version(&self) -> &str {
        &self.version
    }
}

fn source(path: &str) -> &'static [u8] {
    FILES.iter().find(|(name, _)| *name == path).map(|(_, bytes)| *bytes).expect("build.rs embeds it")
}

fn manifest() -> Manifest {
    serde_json::from_slice(source("dist/manifest.json")).expect("a test reads this very manifest")
}

/// `index.html` with the files of the bundle instead of the sources, and those that the page needs at first.
fn filled(index: &str, entries: &BTreeMap<String, String>, preloads: &[String]) -> String {
    let mut page = with_languages(index);
    for (source, file) in entries {
        page = page.replace(&format!("\"{SOURCES}{source}\""), &format!("\"/a/{file}\""));
    }
    let links = preloads.iter().fold(String::new(), |mut links, file| {
        let _ = write!(links, "<link rel=\"modulepreload\" href=\"/a/{file}\">");
        links
    });
    page.replace(PRELOADS, &links)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    fn text(file: &File) -> String {
        String::from_utf8(file.bytes().to_vec()).expect("text")
    }

    #[test]
    fn the_page_names_only_files_that_exist() {
        let embedded = Embedded::new();
        let pages = embedded.pages.iter().map(|(_, _, file)| file).chain([&embedded.other]);
        for page in pages.map(text) {
            assert!(!page.contains(SOURCES) && !page.contains(PRELOADS), "{page}");
            let named = page.split("\"/a/").skip(1).map(|rest| rest.split('"').next().expect("a name"));
            for name in named {
                assert!(embedded.file(name).is_some(), "{name}");
            }
        }
        assert!(embedded.file("manifest.json").is_none() && embedded.file("index.html").is_none());
    }

    #[test]
    fn a_board_needs_few_files_and_few_bytes() {
        let embedded = Embedded::new();
        let (index, is_known) = embedded.page("/play/0123456789AE");
        assert!(is_known);
        let page = text(index);
        let scripts = page.matches("modulepreload").count() + page.matches("<script").count();
        assert!(scripts <= 4, "{page}");
        // A browser loads the icons of an app and its manifest when it installs the app.
        let named = page.split("\"/a/").skip(1).filter_map(|rest| rest.split('"').next());
        let at_first = named.filter(|name| !name.ends_with(".png") && !name.ends_with(".webmanifest"));
        let bytes: usize = at_first.filter_map(|name| embedded.file(name)).map(File::sent).sum();
        assert!(bytes < 85_000, "{bytes} bytes before the first move");
    }

    #[test]
    fn every_script_and_style_has_its_source_map() {
        let embedded = Embedded::new();
        let scripts =
            embedded.files.iter().filter(|(name, _)| name.ends_with(".js") || name.ends_with(".css"));
        for (name, file) in scripts.filter(|(name, _)| name.starts_with("page/")) {
            let map = format!("{}.map", name.rsplit('/').next().expect("a name"));
            assert!(text(file).contains(&format!("# sourceMappingURL={map}")), "{name}");
            assert!(embedded.file(&format!("page/{map}")).is_some(), "{name}");
        }
    }

    #[test]
    fn the_bundle_was_made_from_the_sources_as_they_are() {
        #[derive(Deserialize)]
        struct Made {
            inputs: Vec<String>,
            sources: String,
        }
        let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
        let read = |name: &str| fs::read(web.join(name)).unwrap_or_default();
        let made: Made = serde_json::from_slice(source("dist/manifest.json")).expect("the manifest");
        assert!(made.inputs.iter().any(|name| name == "board/view.js"), "{:?}", made.inputs);
        let mut hash = Sha256::new();
        for name in &made.inputs {
            let bytes = read(name);
            hash.update(format!("{name}\n{}\n", bytes.len()));
            hash.update(bytes);
        }
        let lock: serde_json::Value = serde_json::from_slice(&read("package-lock.json")).expect("the lock");
        for tool in ["rolldown", "esbuild"] {
            let version = lock["packages"][format!("node_modules/{tool}")]["version"].as_str();
            hash.update(format!("{tool} {}\n", version.expect("a version")));
        }
        let hash: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hash, made.sources, "web/dist is stale: run script/web and commit the result");
    }
}
