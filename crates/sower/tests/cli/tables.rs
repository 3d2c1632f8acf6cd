//! `sower tables` on the command line: builds, answers, refusals, and what a kill leaves.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;

use crate::run::{err, fails, out, sower};

fn built(game: &str, seeds: &str) -> (TempDir, String) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().display().to_string();
    let told = err(&sower(&["tables", "build", game, "--seeds", seeds, "--dir", &path]));
    assert!(told.contains(&format!("with up to {seeds} ")), "{told}");
    (folder, path)
}

/// The files of the only set of rules in a folder, by name.
fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let inner = std::fs::read_dir(folder).unwrap().next().unwrap().unwrap().path();
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(inner).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "table"));
    files.sort();
    files.into_iter().map(|path| (path.file_name().unwrap().into(), std::fs::read(&path).unwrap())).collect()
}

#[test]
fn tables_are_built_verified_counted_and_asked() {
    let (_folder, dir) = built("awari", "6");
    let verified = out(&sower(&["tables", "verify", "awari", "--dir", &dir]));
    assert!(verified.contains("6 seeds: 12,376 of 12,376 positions checked, no errors"), "{verified}");
    let info: Value =
        serde_json::from_str(&out(&sower(&["tables", "info", "awari", "--values", "--json", "--dir", &dir])))
            .unwrap();
    assert_eq!(info["cycles"], "level");
    // Lincke 2002: with one stone, the mover loses in seven positions of twelve.
    let one = &info["layers"][1];
    assert_eq!((&one["positions"], &one["wins"], &one["losses"]), (&12.into(), &5.into(), &7.into()));
    let position = "0,0,0,0,1,0/1,0,0,0,0,0 23,23 S";
    let args = ["tables", "probe", "awari", "--dir", &dir, "--position", position, "--json"];
    let probe: Value = serde_json::from_str(&out(&sower(&args))).unwrap();
    assert!(
        probe["value"].is_i64() && probe["moves"].as_array().is_some_and(|moves| !moves.is_empty()),
        "{probe}"
    );
    let told = out(&sower(&args[..7]));
    assert!(told.contains("proven"), "{told}");
}

#[test]
fn what_cannot_be_asked_or_built_is_told() {
    let (_folder, dir) = built("kalah", "3");
    assert!(fails(1, &["tables", "probe", "kalah", "--dir", &dir]).contains("have at most 3"));
    assert!(fails(1, &["tables", "info", "oware", "--dir", &dir]).contains("sower tables build oware"));
    assert!(
        fails(1, &["tables", "verify", "kalah", "--seeds", "9", "--dir", &dir]).contains("no table with 9")
    );
    let small = ["tables", "build", "awari", "--seeds", "20", "--memory", "1", "--dir", &dir];
    assert!(fails(2, &small).contains("--memory"));
    fails(2, &["tables", "build", "kalah", "--seeds", "200", "--dir", &dir]);
    let file = format!("{dir}/file");
    std::fs::write(&file, "").unwrap();
    fails(2, &["tables", "build", "kalah", "--seeds", "2", "--dir", &file]);
}

#[test]
fn a_killed_build_goes_on_and_ends_with_the_same_files() {
    let (whole, _) = built("oware", "8");
    let folder = TempDir::new().unwrap();
    let args = ["tables", "build", "oware", "--seeds", "8", "--dir"];
    for milliseconds in [5, 20, 50, 100] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sower"))
            .args(args)
            .arg(folder.path())
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(Duration::from_millis(milliseconds));
        child.kill().unwrap();
        child.wait().unwrap();
    }
    sower(&[&args[..], &[&folder.path().display().to_string()]].concat());
    assert!(files(whole.path()) == files(folder.path()));
    let inner = std::fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap().path();
    let left = |entry: std::fs::DirEntry| entry.file_name().to_string_lossy().starts_with(".building");
    assert!(!std::fs::read_dir(inner).unwrap().any(|entry| left(entry.unwrap())));
}

/// A file that may not grow fails like one on a full disk.
#[test]
#[cfg(unix)]
fn a_full_disk_is_told_and_what_was_built_stays_whole() {
    let (whole, _) = built("oware", "8");
    let whole = files(whole.path());
    let largest = whole.iter().map(|(_, bytes)| bytes.len()).max().unwrap();
    let folder = TempDir::new().unwrap();
    let dir = folder.path().display().to_string();
    let args = ["tables", "build", "oware", "--seeds", "8", "--dir", &dir];
    // If the signal for a file that is too large is ignored, the write fails instead.
    let limited = format!("trap '' XFSZ; ulimit -f {}; exec \"$0\" \"$@\"", (largest - 1) / 512);
    let output = Command::new("sh")
        .args(["-c", &limited, env!("CARGO_BIN_EXE_sower")])
        .args(args)
        .env("SOWER_LANG", "en")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let told = err(&output);
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains(&dir) && !told.contains("panicked"), "{told}");
    let kept = files(folder.path());
    assert!(kept.len() < whole.len() && kept.iter().all(|file| whole.contains(file)), "{told}");
    sower(&args);
    assert!(files(folder.path()) == whole);
}

/// Searches find the tables in Sower's data, and their values are proven.
#[test]
fn tables_in_the_data_folder_are_consulted() {
    let data = TempDir::new().unwrap();
    let run = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_sower"))
            .env("SOWER_DATA", data.path())
            .env("SOWER_LANG", "en")
            .args(args)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", err(&output));
        out(&output)
    };
    run(&["tables", "build", "awari", "--seeds", "6"]);
    let position = "1,0,0,1,0,1/0,1,0,1,0,1 20,22 S";
    let found: Value =
        serde_json::from_str(&run(&["analyze", "awari", "--position", position, "--json"])).unwrap();
    let asked: Value =
        serde_json::from_str(&run(&["tables", "probe", "awari", "--position", position, "--json"])).unwrap();
    assert_eq!(found["proven"], true);
    assert_eq!(found["moves"][0]["score"].as_f64(), asked["value"].as_f64());
    assert_eq!(found["nodes"].as_u64(), found["moves"].as_array().map(|moves| moves.len() as u64));
}
