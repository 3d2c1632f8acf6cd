//! File permissions against other local users, memory of sign-ins, and a damaged database.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Stdio;

use serde_json::json;
use tempfile::TempDir;

use super::process::{Served, serve_command, sower};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())).permissions().mode()
        & 0o777
}

fn open_to_all(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

#[test]
fn only_its_owner_can_read_what_a_site_keeps() {
    let place = TempDir::new().unwrap();
    let folder = place.path().join("site");
    let served = Served::start(&folder);
    assert_eq!(served.ask("POST", "/api/me", None, "{\"name\":\"Ann\"}").0, 200);
    assert_eq!(mode(&folder), 0o700);
    let files: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    for name in ["sower.sqlite", "sower.sqlite-wal", "sower.sqlite-shm", "serve.lock", "serve.address"] {
        assert!(files.contains(&folder.join(name)), "{name}");
    }
    for file in files.iter().filter(|file| file.is_file()) {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
    let backup = place.path().join("backup.zst");
    assert!(sower().arg("backup").arg(&backup).arg("--data").arg(&folder).status().unwrap().success());
    assert_eq!(mode(&backup), 0o600);
    drop(served);
    // Permissions that an earlier version left open are closed at startup, and the log says so.
    let database = folder.join("sower.sqlite");
    open_to_all(&folder, 0o755);
    open_to_all(&database, 0o644);
    let mut command = serve_command(&folder);
    command.stderr(Stdio::piped());
    let mut served = Served::of_piped(command);
    let errors = served.errors();
    assert_eq!((mode(&folder), mode(&database)), (0o700, 0o600));
    assert!(served.terminate().success());
    let lines: Vec<String> = BufReader::new(errors).lines().map(Result::unwrap).collect();
    for path in [&folder, &database] {
        let told = format!("other users could read {};", path.display());
        assert!(lines.iter().any(|line| line.contains(&told)), "{lines:?}");
    }
}

/// Resident memory of a process, in MiB.
fn resident(pid: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() >> 10
}

/// The limit for concurrent sign-ins, in MiB: two buffers of 19, as `docs/guide/run-a-site.md` says, plus the request threads.
const CEILING: u64 = 38 + 24;

#[test]
fn sign_ins_take_a_bounded_amount_of_memory() {
    let folder = TempDir::new().unwrap();
    let mut command = serve_command(folder.path());
    command.args(["--limit", "sign-ins=10000", "--limit", "sign-ups=10000"]);
    let served = Served::of(command);
    let account = json!({ "name": "Ann", "password": "correct horse" }).to_string();
    let before = resident(served.pid());
    assert_eq!(served.ask("POST", "/api/account", None, &account).0, 200);
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| {
                for _ in 0..20 {
                    // A site whose buffers stay in use says so.
                    let (status, _, told) = served.ask("POST", "/api/session", None, &account);
                    assert!(status == 200 || status == 503, "{status}: {told}");
                }
            });
        }
    });
    let after = resident(served.pid());
    assert!(after <= before + CEILING, "{before} MiB have become {after} MiB");
}

#[test]
fn a_damaged_database_is_found_after_a_crash_and_not_served() {
    let folder = TempDir::new().unwrap();
    let served = Served::start(folder.path());
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let room = json!({ "game": "kalah", "seats": seats, "control": { "kind": "none" } }).to_string();
    for _ in 0..20 {
        assert_eq!(served.ask("POST", "/api/rooms", None, &room).0, 200);
    }
    assert!({ served }.terminate().success());
    // A restart and a crash leave a log; meanwhile a page of the file is lost.
    let served = Served::start(folder.path());
    assert_eq!(served.ask("POST", "/api/rooms", None, &room).0, 200);
    served.kill();
    drop(served);
    let database = folder.path().join("sower.sqlite");
    let mut bytes = fs::read(&database).unwrap();
    let page = 4096;
    let pages = bytes.len() / page;
    for page_number in pages / 2..pages {
        // The header of a page: its kind and its number of cells.
        bytes[page_number * page..][..8].fill(0xff);
    }
    fs::write(&database, bytes).unwrap();
    let refused = serve_command(folder.path()).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    let told = String::from_utf8(refused.stderr).unwrap();
    assert!(told.contains("is damaged") && told.contains("sower restore"), "{told}");
}
