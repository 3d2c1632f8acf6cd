//! `sower site export`: the page as static files.

use std::fs;

use tempfile::TempDir;

use crate::run::{done, fails};

#[test]
fn the_page_is_written_once_into_an_empty_folder() {
    let folder = TempDir::new().unwrap();
    let site = folder.path().join("site");
    let name = site.display().to_string();
    let told = done(&["site", "export", &name, "--base", "club/sower"]);
    assert!(told.contains(&name), "{told}");
    let index = fs::read_to_string(site.join("games/oware/index.html")).unwrap();
    assert!(index.contains("\"/club/sower/a/page/") && index.contains("content=\"none\""), "{index}");
    for file in ["index.html", "404.html", "sw.js", "a/engine/rules.json", "a/lang/kk.json"] {
        assert!(site.join(file).is_file(), "{file}");
    }
    assert!(fails(2, &["site", "export", &name]).contains("is not empty"));
    assert!(fails(2, &["site", "export", "x", "--base", "a b"]).contains("/sower/"));
}
