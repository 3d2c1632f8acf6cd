//! Connections to a PostgreSQL server that offers TLS: what each `sslmode` does, and how a refusal is explained.

use crate::conformance::some_game;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock, PoisonError};

use sower_server::store::{Postgres, Store, Write};
use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use tempfile::TempDir;

use crate::postgres::Server;

/// A database on these tests' server, with two users: `encrypted` connects only with TLS, `plain` only without.
struct Database {
    address: String,
    certificates: PathBuf,
}

impl Database {
    async fn fresh() -> Database {
        static SHARED: OnceLock<Mutex<(Server, TempDir)>> = OnceLock::new();
        let shared = SHARED.get_or_init(|| {
            let folder = TempDir::new().expect("a folder");
            let path = folder.path().to_str().expect("text").to_owned();
            Mutex::new((Server::start(&["--tls", &path, "-c", "fsync=off"]), folder))
        });
        let (address, certificates) = {
            let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
            (shared.0.database(), shared.1.path().to_owned())
        };
        let mut connection = PgConnection::connect(&address).await.expect("a connection");
        for user in ["encrypted", "plain"] {
            let role = format!(
                "DO $$ BEGIN CREATE ROLE {user} SUPERUSER LOGIN; EXCEPTION WHEN OTHERS THEN NULL; END $$"
            );
            sqlx::raw_sql(sqlx::AssertSqlSafe(role)).execute(&mut connection).await.expect("a user");
        }
        Database { address, certificates }
    }

    /// Its address for a user and a host, with settings. `ROOT` and `STRANGER` are certificates of authorities.
    fn address(&self, user: &str, host: &str, settings: &str) -> String {
        let file = |name: &str| self.certificates.join(name).display().to_string();
        let settings = settings.replace("ROOT", &file("root.crt")).replace("STRANGER", &file("stranger.crt"));
        let address = self.address.replace("postgres@127.0.0.1", &format!("{user}:hunter2@{host}"));
        format!("{address}?{settings}")
    }

    /// The number of Sower's connections with and without TLS.
    async fn connections(&self) -> (i64, i64) {
        let mut connection = PgConnection::connect(&self.address).await.expect("a connection");
        let counted = sqlx::query_as(
            "SELECT COUNT(*) FILTER (WHERE ssl), COUNT(*) FILTER (WHERE NOT ssl) \
             FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
             WHERE application_name LIKE 'sower%' AND datname = current_database()",
        );
        counted.fetch_one(&mut connection).await.expect("they are counted")
    }

    /// Opens every kind of connection that a site uses, and counts them.
    async fn served(&self, address: &str) -> (i64, i64) {
        let store = Postgres::open(address).await.expect("a database");
        let _line = store.notifications();
        store.up_since().await.expect("it is up");
        store.commit(&[Write::Game(Box::new(some_game("one", "ann", 1)))]).await.expect("it is kept");
        store.now().await.expect("the time");
        let _backup = Postgres::snapshot(address).await.expect("a snapshot");
        let mut counted = (0, 0);
        // The listener connects in the background.
        for _ in 0..100 {
            counted = self.connections().await;
            if counted.0 + counted.1 >= 5 {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        store.close().await;
        counted
    }
}

async fn refusal(address: &str) -> String {
    let refused = Postgres::open(address).await.map(|_| ()).expect_err("it is refused");
    let told = refused.to_string();
    assert!(!told.contains("hunter2"), "{told}");
    let backup = Postgres::snapshot(address).await.map(|_| ()).expect_err("it is refused");
    assert_eq!(backup.to_string(), told, "a backup is refused for the same reason");
    told
}

#[tokio::test]
async fn every_connection_is_encrypted_where_the_address_says_so() {
    for settings in [
        "sslmode=require",
        "sslmode=require&sslrootcert=ROOT",
        "sslmode=verify-ca&sslrootcert=ROOT",
        "sslmode=verify-full&sslrootcert=ROOT",
        "sslmode=prefer",
        "",
    ] {
        let database = Database::fresh().await;
        let (with, without) = database.served(&database.address("postgres", "localhost", settings)).await;
        assert!(with >= 5 && without == 0, "{settings}: {with} with TLS, {without} without");
    }
}

#[tokio::test]
async fn no_connection_is_encrypted_where_the_address_says_so() {
    for settings in ["sslmode=disable", "sslmode=allow"] {
        let database = Database::fresh().await;
        let (with, without) = database.served(&database.address("postgres", "localhost", settings)).await;
        assert!(with == 0 && without >= 5, "{settings}: {with} with TLS, {without} without");
    }
}

#[tokio::test]
async fn allow_and_prefer_switch_mode_if_the_server_demands_it() {
    let database = Database::fresh().await;
    let (with, without) = database.served(&database.address("encrypted", "localhost", "sslmode=allow")).await;
    assert!(with >= 5 && without == 0, "{with} with TLS, {without} without");
    let database = Database::fresh().await;
    let (with, without) = database.served(&database.address("plain", "localhost", "sslmode=prefer")).await;
    assert!(with == 0 && without >= 5, "{with} with TLS, {without} without");
    refusal(&database.address("encrypted", "localhost", "sslmode=disable")).await;
    refusal(&database.address("plain", "localhost", "sslmode=require")).await;
}

#[tokio::test]
async fn a_certificate_of_an_unknown_authority_is_refused_by_that_reason() {
    let database = Database::fresh().await;
    for settings in [
        "sslmode=require&sslrootcert=STRANGER",
        "sslmode=verify-ca&sslrootcert=STRANGER",
        "sslmode=verify-full&sslrootcert=STRANGER",
        "sslmode=verify-full",
    ] {
        let told = refusal(&database.address("postgres", "localhost", settings)).await;
        assert!(told.contains("authority") && told.contains("sslrootcert"), "{settings}: {told}");
    }
}

#[tokio::test]
async fn a_certificate_for_another_host_is_refused_only_where_the_name_counts() {
    let database = Database::fresh().await;
    let told =
        refusal(&database.address("postgres", "127.0.0.1", "sslmode=verify-full&sslrootcert=ROOT")).await;
    assert!(told.contains("another host") && told.contains("localhost"), "{told}");
    Postgres::open(&database.address("postgres", "127.0.0.1", "sslmode=verify-ca&sslrootcert=ROOT"))
        .await
        .expect("the authority is known")
        .close()
        .await;
}

#[tokio::test]
async fn a_server_without_tls_is_refused_where_tls_is_demanded() {
    let address = crate::postgres::fresh_database();
    let told = refusal(&format!("{address}?sslmode=require")).await;
    assert!(told.contains("does not support TLS"), "{told}");
    Postgres::open(&format!("{address}?sslmode=prefer")).await.expect("TLS is not demanded").close().await;
}
