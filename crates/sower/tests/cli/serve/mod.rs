//! `sower serve` as a process: its address, its folder, and its shutdown.

mod backup;
mod bots;
#[cfg(target_os = "linux")]
mod hardened;
mod kill;
mod logs;
mod play;
#[path = "../../../../sower-server/tests/support/postgres.rs"]
mod postgres;
mod process;
mod together;
mod user;

use std::net::TcpListener;

use tempfile::TempDir;

use process::{Served, serve_command};

#[test]
fn a_second_site_on_one_folder_is_refused_with_the_first_ones_address() {
    let folder = TempDir::new().unwrap();
    let first = Served::start(folder.path());
    let second = serve_command(folder.path()).output().unwrap();
    assert_eq!(second.status.code(), Some(1));
    let told = String::from_utf8(second.stderr).unwrap();
    assert!(told.contains(&first.url), "{told}");
    drop(first);
    Served::start(folder.path());
}

#[test]
fn a_busy_port_is_refused_where_it_was_asked_for() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let folder = TempDir::new().unwrap();
    let refused =
        process::sower().args(["serve", "--listen", &address, "--data"]).arg(folder.path()).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    let told = String::from_utf8(refused.stderr).unwrap();
    assert!(told.contains(&address), "{told}");
}

#[test]
fn a_busy_port_moves_on_to_the_next_where_none_was_asked_for() {
    // Whether or not 8080 is free, two sites get two ports.
    let folders = [TempDir::new().unwrap(), TempDir::new().unwrap()];
    let sites = folders.each_ref().map(|folder| {
        let mut command = process::sower();
        command.arg("serve").arg("--data").arg(folder.path());
        Served::of(command)
    });
    assert_ne!(sites[0].url, sites[1].url);
}

#[test]
fn a_folder_that_cannot_be_used_is_an_error() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let refused = serve_command(&file).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    let broken = folder.path().join("broken");
    std::fs::create_dir(&broken).unwrap();
    std::fs::write(broken.join("sower.sqlite"), "no database at all, but long enough to be one").unwrap();
    let refused = serve_command(&broken).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    let told = String::from_utf8(refused.stderr).unwrap();
    assert!(told.contains("sower.sqlite"), "{told}");
}

#[test]
fn a_site_that_is_asked_to_end_ends_in_good_order() {
    let folder = TempDir::new().unwrap();
    let mut served = Served::start(folder.path());
    let (status, _) = served.get("/api/games", None);
    assert_eq!(status, 200);
    assert!(served.terminate().success());
    assert!(!folder.path().join("serve.address").exists());
}
