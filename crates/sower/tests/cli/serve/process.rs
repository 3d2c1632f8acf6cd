//! Runs a site as a separate process, with plain HTTP requests to it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStderr, Command, ExitStatus, Stdio};

use tempfile::TempDir;

/// The binary under test.
pub(super) fn sower() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sower"));
    command.env("SOWER_LANG", "en");
    command
}

/// A site on any free port.
pub(super) fn serve_command(folder: &Path) -> Command {
    let mut command = sower();
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder);
    command
}

/// Where a site stores its games.
pub(super) enum Home {
    Folder(TempDir),
    Database(String),
}

impl Home {
    pub(super) fn folder() -> Home {
        Home::Folder(TempDir::new().unwrap())
    }

    /// A command for this site.
    pub(super) fn command(&self, words: &[&str]) -> Command {
        let mut command = sower();
        command.args(words);
        match self {
            Home::Folder(folder) => command.arg("--data").arg(folder.path()),
            Home::Database(address) => command.args(["--database", address]),
        };
        command
    }

    /// A site on any free port, with limits for many clients from one address.
    pub(super) fn serve(&self) -> Served {
        Served::of(self.command(&[
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--limit",
            "new-rooms=100000",
            "--limit",
            "sockets=5000",
            "--limit",
            "requests=10000",
        ]))
    }
}

pub(super) struct Served {
    child: Child,
    pub(super) url: String,
}

impl Served {
    pub(super) fn start(folder: &Path) -> Served {
        Served::of(serve_command(folder))
    }

    /// Starts a site and waits for its address.
    pub(super) fn of(mut command: Command) -> Served {
        command.stderr(Stdio::inherit());
        Served::of_piped(command)
    }

    /// Starts a site with its standard error as configured.
    pub(super) fn of_piped(mut command: Command) -> Served {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.trim().strip_prefix("Sower is at ").unwrap_or_else(|| panic!("{line}")).to_owned();
        Served { child, url }
    }

    /// Its standard error, if piped.
    pub(super) fn errors(&mut self) -> ChildStderr {
        self.child.stderr.take().unwrap()
    }

    pub(super) fn host(&self) -> &str {
        self.url.strip_prefix("http://").unwrap()
    }

    pub(super) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Sends `kill -9`.
    pub(super) fn kill(&self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-KILL", &pid]).status().unwrap().success());
    }

    /// Sends the signal to terminate, as a system does.
    pub(super) fn terminate(&mut self) -> ExitStatus {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        self.child.wait().unwrap()
    }

    pub(super) fn get(&self, path: &str, cookie: Option<&str>) -> (u16, String) {
        let (status, _, body) = self.ask("GET", path, cookie, "");
        (status, body)
    }

    /// A plain request: status, headers, body.
    pub(super) fn ask(
        &self,
        method: &str,
        path: &str,
        cookie: Option<&str>,
        body: &str,
    ) -> (u16, String, String) {
        ask(self.host(), method, path, cookie, body)
    }
}

/// A plain request to a host: status, headers, body.
pub(super) fn ask(
    host: &str,
    method: &str,
    path: &str,
    cookie: Option<&str>,
    body: &str,
) -> (u16, String, String) {
    let mut wire = TcpStream::connect(host).unwrap();
    let cookie = cookie.map_or_else(String::new, |cookie| format!("Cookie: {cookie}\r\n"));
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {}\r\nX-Sower: 1\r\nConnection: close\r\n{cookie}\
             Content-Length: {}\r\n\r\n{body}",
        host,
        body.len()
    );
    wire.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    wire.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, head.to_owned(), body.to_owned())
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
