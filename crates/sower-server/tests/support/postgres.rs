//! A real PostgreSQL for tests: an empty database for each, on the server that `SOWER_TEST_POSTGRES` names, or on one for this process.
//!
//! `script/postgres` starts it, and stops it when its pipe is closed, which happens whenever this process ends.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// A PostgreSQL server.
pub(crate) struct Server {
    child: Child,
    words: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Server {
    /// Starts a server with PostgreSQL settings.
    pub(crate) fn start(settings: &[&str]) -> Server {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../script/postgres");
        let mut child = Command::new(script)
            .args(settings)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // It outlives this process by a moment; run it by hand to see its output.
            .stderr(Stdio::null())
            .spawn()
            .expect("script/postgres");
        let words = child.stdin.take();
        let answers = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut server = Server { child, words, answers };
        assert!(server.answer().starts_with("postgres://"), "PostgreSQL has not started");
        server
    }

    fn answer(&mut self) -> String {
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("an answer");
        line.trim().to_owned()
    }

    fn tell(&mut self, word: &str) -> String {
        let words = self.words.as_mut().expect("it runs");
        words.write_all(format!("{word}\n").as_bytes()).expect("it listens");
        self.answer()
    }

    /// The address of a new, empty database.
    pub(crate) fn database(&mut self) -> String {
        let address = self.tell("database");
        assert!(address.starts_with("postgres://"), "there is no database: {address}");
        address
    }

    /// Stops the server like a crash.
    pub(crate) fn stop(&mut self) {
        assert_eq!(self.tell("stop"), "done");
    }

    /// Restarts the server.
    pub(crate) fn start_again(&mut self) {
        assert_eq!(self.tell("start"), "done");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.words.take());
        let _ = self.child.wait();
    }
}

/// Settings for test servers: they wait for the disk only if `SOWER_FSYNC` is set.
pub(crate) fn settings() -> &'static [&'static str] {
    match std::env::var_os("SOWER_FSYNC") {
        Some(_) => &[],
        None => &["-c", "fsync=off"],
    }
}

/// The address of an empty database.
pub(crate) fn fresh_database() -> String {
    if let Ok(server) = std::env::var("SOWER_TEST_POSTGRES") {
        return database_of(&server);
    }
    static SHARED: OnceLock<Mutex<Server>> = OnceLock::new();
    let shared = SHARED.get_or_init(|| Mutex::new(Server::start(settings())));
    shared.lock().unwrap_or_else(PoisonError::into_inner).database()
}

/// The address of a new, empty database on a shared server.
fn database_of(server: &str) -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let name = format!("sower_{}_{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
    let (server, _) = server.rsplit_once('/').expect("an address with a database");
    let made =
        Command::new("createdb").args(["--maintenance-db", &format!("{server}/postgres"), &name]).status();
    assert!(made.expect("createdb is installed with PostgreSQL").success(), "there is no database");
    format!("{server}/{name}")
}
