//! `sower backup` and `sower restore` for the operator.

use std::process::Output;

use serde_json::Value;
use tempfile::TempDir;

use super::play::Table;
use super::postgres;
use super::process::{Home, sower};

fn done(output: Output) -> String {
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{told}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_running_site_moves_from_sqlite_to_postgres_with_everyone() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("site.backup");
    let home = Home::folder();
    let served = home.serve();
    let table = Table::open(&served);
    let told = done(home.command(&["backup"]).arg(&file).output().unwrap());
    assert!(told.contains("site.backup") && told.contains("Rows: "), "{told}");
    // A running site is left alone, and so is one that is not empty.
    let refused = home.command(&["restore"]).arg(&file).output().unwrap();
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8(refused.stderr).unwrap().contains(&served.url));
    drop(served);
    let refused = home.command(&["restore"]).arg(&file).output().unwrap();
    assert_eq!(refused.status.code(), Some(1));
    let moved = Home::Database(postgres::fresh_database());
    done(moved.command(&["restore"]).arg(&file).output().unwrap());
    let served = moved.serve();
    let (status, body) = served.get("/api/me/games", Some(&table.cookie));
    let games: Value = serde_json::from_str(&body).unwrap();
    assert_eq!(
        (status, &games[0]["id"]),
        (200, &Value::from(table.room)),
        "the cookie is good, the game is there"
    );
    let refused = moved.command(&["restore"]).arg(&file).output().unwrap();
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8(refused.stderr).unwrap().contains("a site is running"));
}

#[test]
fn what_is_no_backup_is_bad_input() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("letter");
    std::fs::write(&file, "dear friend").unwrap();
    let home = Home::folder();
    let refused = home.command(&["restore"]).arg(&file).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8(refused.stderr).unwrap().contains("letter"));
    let refused = home.command(&["backup"]).arg(folder.path().join("new")).output().unwrap();
    assert_eq!(refused.status.code(), Some(2), "there is nothing to copy");
    let missing = Home::Database("postgres://ann:hunter2@127.0.0.1:1/x".to_owned());
    let refused = missing.command(&["serve"]).output().unwrap();
    let told = String::from_utf8(refused.stderr).unwrap();
    assert!(
        refused.status.code() == Some(2) && told.contains("127.0.0.1:1/x") && !told.contains("hunter2"),
        "{told}"
    );
}

/// The system refuses larger files, as a full disk does.
#[cfg(unix)]
#[test]
fn a_restore_that_runs_out_of_room_leaves_nothing_behind() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("site.backup");
    let home = Home::folder();
    let served = home.serve();
    Table::open(&served);
    done(home.command(&["backup"]).arg(&file).output().unwrap());
    let empty = folder.path().join("empty");
    std::fs::create_dir(&empty).unwrap();
    for target in [folder.path().join("new"), folder.path().join("new/and/deeper"), empty.clone()] {
        let limited = "trap '' XFSZ; ulimit -f 16; exec \"$0\" restore \"$1\" --data \"$2\"";
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", limited, env!("CARGO_BIN_EXE_sower")]).arg(&file).arg(&target);
        let refused = shell.env("SOWER_LANG", "en").output().unwrap();
        let told = String::from_utf8(refused.stderr).unwrap();
        assert_eq!(refused.status.code(), Some(2), "{told}");
        assert!(told.contains("sower.sqlite"), "{told}");
        assert!(!folder.path().join("new").exists(), "{told}");
        assert_eq!(std::fs::read_dir(&empty).unwrap().count(), 0, "{told}");
    }
    let target = folder.path().join("new/and/deeper");
    done(sower().arg("restore").arg(&file).arg("--data").arg(&target).output().unwrap());
    assert!(target.join("sower.sqlite").exists());
}
