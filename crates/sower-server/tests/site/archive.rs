//! Backups: made while the site runs, complete or refused, and equal for both databases.

use crate::conformance::{self, some_game};
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sha2::{Digest as _, Sha256};
use sower_server::store::archive::{self, Archive, ArchiveError, TABLES};
use sower_server::store::{Entry, Postgres, Sqlite, Store, Write};
use sower_server::wire::Event;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection as _, Row as _};
use tempfile::TempDir;

use crate::postgres;

/// The lines of an archive.
fn lines(path: &Path) -> Vec<String> {
    let mut text = String::new();
    let file = File::open(path).expect("a file");
    zstd::stream::read::Decoder::new(file).expect("zstd").read_to_string(&mut text).expect("text");
    text.lines().map(str::to_owned).collect()
}

/// An archive with these lines, and the matching last line.
fn archive_of(path: &Path, lines: &str) {
    let rows = lines.lines().filter(|line| line.starts_with('[')).count();
    let hash = Sha256::digest(lines.as_bytes());
    let hash: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    let text = format!("{lines}{{\"rows\":{rows},\"sha256\":\"{hash}\"}}\n");
    fs::write(path, zstd::encode_all(text.as_bytes(), 3).expect("zstd")).expect("it is written");
}

async fn sqlite_copy(folder: &Path, file: &Path) -> Result<u64, ArchiveError> {
    archive::back_up(&mut *Sqlite::snapshot(folder).await?, 5, file).await
}

async fn postgres_copy(address: &str, file: &Path) -> Result<u64, ArchiveError> {
    archive::back_up(&mut *Postgres::snapshot(address).await?.0, 5, file).await
}

#[tokio::test]
async fn every_table_and_column_is_in_backups() {
    let listed: BTreeSet<(String, String)> = TABLES
        .iter()
        .flat_map(|table| {
            table.columns.iter().map(|(column, _)| (table.name.to_owned(), (*column).to_owned()))
        })
        .collect();
    let folder = TempDir::new().expect("a folder");
    Sqlite::open(folder.path()).await.expect("a database").close().await;
    let file = SqliteConnectOptions::new().filename(Sqlite::file(folder.path()));
    let mut sqlite = SqliteConnection::connect_with(&file).await.expect("a connection");
    let rows = sqlx::query(
        "SELECT tables.name, columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns \
         WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'",
    );
    let rows = rows.fetch_all(&mut sqlite).await.expect("they are told");
    let found: BTreeSet<_> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
    assert_eq!(found, listed, "store/archive/tables.rs lists what SQLite has");
    let address = postgres::fresh_database();
    Postgres::open(&address).await.expect("a database").close().await;
    let mut postgres = PgConnection::connect(&address).await.expect("a connection");
    let rows = sqlx::query(
        "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT) FROM information_schema.columns \
         WHERE table_schema = 'public' AND table_name <> 'sower_form'",
    );
    let rows = rows.fetch_all(&mut postgres).await.expect("they are told");
    let found: BTreeSet<_> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
    assert_eq!(found, listed, "store/archive/tables.rs lists what PostgreSQL has");
}

#[tokio::test]
async fn a_site_goes_to_postgres_and_back_and_is_the_same() {
    let folders = [TempDir::new().expect("a folder"), TempDir::new().expect("a folder")];
    let file = |name: &str| folders[0].path().join(name);
    let store = Sqlite::open(folders[0].path()).await.expect("a database");
    conformance::conforms(&store).await;
    // The site is still running.
    let rows = sqlite_copy(folders[0].path(), &file("one")).await.expect("a copy");
    let address = postgres::fresh_database();
    let restored = Postgres::restore(&address, Archive::open(&file("one")).expect("an archive")).await;
    assert_eq!(restored, Ok(rows));
    postgres_copy(&address, &file("two")).await.expect("a copy");
    let back = Sqlite::restore(folders[1].path(), Archive::open(&file("two")).expect("an archive")).await;
    assert_eq!(back, Ok(rows));
    sqlite_copy(folders[1].path(), &file("three")).await.expect("a copy");
    let first = lines(&file("one"));
    assert!(first.len() as u64 > rows && first == lines(&file("two")) && first == lines(&file("three")));
    let again: &dyn Store = &Sqlite::open(folders[1].path()).await.expect("the same");
    let key = (&store as &dyn Store).signing_key().await.expect("a key");
    assert_eq!(again.signing_key().await.expect("a key"), key, "cookies stay good");
    let taken = sqlite_copy(folders[1].path(), &file("one")).await.expect_err("there is such a file");
    assert!(taken.to_string().contains("already"), "{taken}");
}

#[tokio::test]
async fn nothing_is_overwritten_and_no_running_site_is_touched() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("copy");
    Sqlite::open(folder.path()).await.expect("a database").close().await;
    sqlite_copy(folder.path(), &file).await.expect("a copy");
    let open = || Archive::open(&file).expect("an archive");
    let refused = Sqlite::restore(folder.path(), open()).await.expect_err("there is a site");
    assert!(matches!(refused, ArchiveError::NotEmpty { .. }), "{refused}");
    let address = postgres::fresh_database();
    let site = Postgres::open(&address).await.expect("a database");
    site.up_since().await.expect("it is up");
    let refused = Postgres::restore(&address, open()).await.expect_err("it runs");
    assert!(matches!(refused, ArchiveError::Running { .. }), "{refused}");
    site.close().await;
    drop(site);
    let refused = Postgres::restore(&address, open()).await.expect_err("there is a site");
    assert!(matches!(refused, ArchiveError::NotEmpty { .. }), "{refused}");
    let empty = TempDir::new().expect("a folder");
    let refused = sqlite_copy(empty.path(), &folder.path().join("none")).await.expect_err("nothing is there");
    assert!(matches!(refused, ArchiveError::NoSite { .. }), "{refused}");
}

#[tokio::test]
async fn a_damaged_archive_restores_nothing() {
    let folder = TempDir::new().expect("a folder");
    let (file, broken) = (folder.path().join("copy"), folder.path().join("broken"));
    let store = Sqlite::open(folder.path()).await.expect("a database");
    for number in 0..40 {
        let game = some_game(&format!("game-{number}"), "ann", number);
        store.commit(&[Write::Game(Box::new(game))]).await.expect("it is kept");
    }
    sqlite_copy(folder.path(), &file).await.expect("a copy");
    let whole = fs::read(&file).expect("a file");
    let target = TempDir::new().expect("a folder");
    let mut damages: Vec<Vec<u8>> = (1..20).map(|part| whole[..whole.len() * part / 20].to_vec()).collect();
    damages.push(whole[..whole.len() - 1].to_vec());
    for at in (0..whole.len()).step_by(whole.len() / 40) {
        let mut damaged = whole.clone();
        damaged[at] ^= 0x10;
        damages.push(damaged);
    }
    // Valid zstd, but changed content.
    let text = zstd::decode_all(&whole[..]).expect("zstd");
    let text = String::from_utf8(text).expect("text");
    for changed in
        [text.replace("game-7", "game-8x"), format!("{text}[]\n"), text.replacen("games", "game;s", 1)]
    {
        damages.push(zstd::encode_all(changed.as_bytes(), 3).expect("zstd"));
    }
    for damaged in damages {
        fs::write(&broken, &damaged).expect("it is written");
        let restored = match Archive::open(&broken) {
            Ok(archive) => Sqlite::restore(target.path(), archive).await,
            Err(error) => Err(error),
        };
        let told = restored.expect_err("it is damaged");
        assert!(told.to_string().contains("broken"), "{told}");
        assert_eq!(fs::read_dir(target.path()).expect("a folder").count(), 0, "nothing is left");
    }
    // With a valid checksum, but a name that would become part of a statement.
    let text = text.replacen(",\"sealed\":true", "", 1);
    let (lines, _) = text.trim_end().rsplit_once('\n').expect("lines");
    archive_of(
        &broken,
        &format!("{}\n", lines.replacen("\"table\":\"games\"", "\"table\":\"games; --\"", 1)),
    );
    let told =
        Sqlite::restore(target.path(), Archive::open(&broken).expect("whole")).await.expect_err("no name");
    assert!(matches!(told, ArchiveError::Damaged { .. }), "{told}");
    fs::write(&broken, b"a letter to a friend").expect("it is written");
    assert!(matches!(
        Archive::open(&broken),
        Err(ArchiveError::NoArchive { .. } | ArchiveError::File { .. })
    ));
    let newer = text.replacen("\"form\":", "\"form\":9", 1);
    fs::write(&broken, zstd::encode_all(newer.as_bytes(), 3).expect("zstd")).expect("it is written");
    assert!(matches!(Archive::open(&broken), Err(ArchiveError::Newer { .. })));
}

#[tokio::test]
async fn every_flipped_bit_and_every_cut_of_a_backup_is_noticed() {
    let folder = TempDir::new().expect("a folder");
    let (file, broken) = (folder.path().join("copy"), folder.path().join("broken"));
    let store = Sqlite::open(folder.path()).await.expect("a database");
    store.commit(&[Write::Game(Box::new(some_game("one", "ann", 1)))]).await.expect("it is kept");
    sqlite_copy(folder.path(), &file).await.expect("a copy");
    let whole = fs::read(&file).expect("a file");
    Archive::open(&file).map(|_| ()).expect("it is whole");
    for bit in 0..8 * whole.len() {
        let mut flipped = whole.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        fs::write(&broken, &flipped).expect("it is written");
        assert!(Archive::open(&broken).is_err(), "bit {} of byte {}", bit % 8, bit / 8);
    }
    for length in 0..whole.len() {
        fs::write(&broken, &whole[..length]).expect("it is written");
        assert!(Archive::open(&broken).is_err(), "cut to {length} bytes");
    }
    fs::write(&broken, [&whole[..], &whole[..]].concat()).expect("it is written");
    assert!(Archive::open(&broken).is_err(), "twice the same");
}

#[tokio::test]
async fn a_backup_of_an_earlier_version_has_no_seal_and_its_unused_bits_are_looked_at() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("archive");
    let released = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/databases/form-2.jsonl");
    archive_of(&file, &fs::read_to_string(released).expect("a fixture"));
    Archive::open(&file).map(|_| ()).expect("it is whole");
    let whole = fs::read(&file).expect("a file");
    for bit in [3, 4] {
        let mut flipped = whole.clone();
        flipped[4] ^= 1 << bit;
        fs::write(&file, &flipped).expect("it is written");
        assert!(Archive::open(&file).is_err(), "bit {bit}");
    }
}

/// Copies while batches each write an event to two games: every copy has both or neither.
async fn copies_show_one_moment(store: Arc<dyn Store>, copy: impl AsyncFn(PathBuf)) {
    for id in ["left", "right"] {
        store.commit(&[Write::Game(Box::new(some_game(id, "ann", 1)))]).await.expect("it is kept");
    }
    let writing = tokio::spawn(async move {
        for v in 1..=400 {
            let event = || Event::Offer { side: "S".to_owned(), offer: sower_server::wire::Offer::End };
            let entry = || Entry { v, at: v, event: event(), guest: None, left: None };
            let write =
                |game: &str| Write::Event { game: game.to_owned(), entry: entry(), opens: None, live: None };
            store.commit(&[write("left"), write("right")]).await.expect("they are kept");
        }
    });
    let folder = TempDir::new().expect("a folder");
    let mut seen = BTreeSet::new();
    for round in 0..8 {
        let file = folder.path().join(round.to_string());
        copy(file.clone()).await;
        let lines = lines(&file);
        let of = |game: &str| {
            lines
                .iter()
                .filter(|line| line.starts_with(&format!("[\"{game}\",")) && line.contains("offer"))
                .count()
        };
        assert_eq!(of("left"), of("right"));
        seen.insert(of("left"));
    }
    writing.await.expect("all is written");
    assert!(seen.len() > 1, "nothing was written meanwhile: {seen:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_a_running_site_shows_one_moment() {
    let folder = TempDir::new().expect("a folder");
    let store = Arc::new(Sqlite::open(folder.path()).await.expect("a database"));
    copies_show_one_moment(store, async |file| {
        sqlite_copy(folder.path(), &file).await.expect("a copy");
    })
    .await;
    let address = postgres::fresh_database();
    let store = Arc::new(Postgres::open(&address).await.expect("a database"));
    copies_show_one_moment(store, async |file| {
        postgres_copy(&address, &file).await.expect("a copy");
    })
    .await;
}

#[tokio::test]
async fn every_released_form_is_brought_to_the_present_one() {
    let released = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/databases");
    for form in 1.. {
        let Ok(lines) = fs::read_to_string(released.join(format!("form-{form}.jsonl"))) else {
            assert!(form > 2, "there are fixtures");
            break;
        };
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("archive");
        archive_of(&file, &lines);
        let open = || Archive::open(&file).expect("an archive");
        Sqlite::restore(folder.path(), open()).await.expect("it is brought to this form");
        holds_what_was_kept(&Sqlite::open(folder.path()).await.expect("a database"), form).await;
        let address = postgres::fresh_database();
        Postgres::restore(&address, open()).await.expect("it is brought to this form");
        holds_what_was_kept(&Postgres::open(&address).await.expect("a database"), form).await;
    }
}

async fn holds_what_was_kept(store: &dyn Store, form: u32) {
    let game = store.game("g1").await.expect("it is read").expect("it is there");
    assert_eq!((game.maker.as_str(), game.points, game.created), ("ann", [0.5, 1.5], 1000));
    assert_eq!(game.rules.expect("rules").text, "name = \"Oware\"\n");
    let events = store.events("g1", 0).await.expect("they are read");
    assert_eq!(
        events.iter().map(|entry| (entry.v, entry.at)).collect::<Vec<_>>(),
        [(1, 1100), (2, 1200), (3, 1300)]
    );
    assert_eq!(events[1].event, Event::Move { label: "A".to_owned(), side: "S".to_owned() });
    let ben = store.guest("ben").await.expect("it is read").expect("it is there");
    assert_eq!((ben.name.as_str(), ben.void), ("Бен", true));
    assert_eq!(store.games_of("ben", u64::MAX, 5).await.expect("they are read"), [("g1".to_owned(), 1100)]);
    assert_eq!(store.rules_of("ann").await.expect("they are read").len(), usize::from(form >= 2));
    let key: Vec<u8> = (0..32).collect();
    assert_eq!(store.signing_key().await.expect("a key"), key[..]);
}
