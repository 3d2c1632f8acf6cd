//! The server under test as a child process, and its resource use as Linux reports it.

use std::ffi::OsString;
use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The name of engine threads, whose time is not part of a move's cost.
const THINKERS: &str = "thinker";

/// Clock ticks per second in `/proc`; 100 on every Linux platform.
const TICKS: f64 = 100.0;

/// A running server process, which stops when this is dropped.
pub struct Server {
    child: Child,
    /// The address that the server listens at.
    pub address: SocketAddr,
    metrics: SocketAddr,
}

/// Why a server could not be started.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The process did not start.
    #[error("the site cannot be started: {0}")]
    Start(#[from] std::io::Error),
    /// The process did not report its address.
    #[error("the site did not print its address")]
    Silent,
}

/// Resource use of a process.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Figures {
    /// Processor time in seconds, without engine threads.
    pub(crate) serving: f64,
    /// Processor time of engine threads, in seconds.
    pub(crate) thinking: f64,
    /// Current and peak memory in bytes, of the largest process.
    pub(crate) memory: u64,
    pub(crate) most_memory: u64,
    /// Commits so far, and the number of writes in them.
    pub(crate) commits: u64,
    pub(crate) writes: u64,
}

impl Figures {
    /// The sum of two processes.
    pub(crate) fn and(self, other: Figures) -> Figures {
        Figures {
            serving: self.serving + other.serving,
            thinking: self.thinking + other.thinking,
            memory: self.memory.max(other.memory),
            most_memory: self.most_memory.max(other.most_memory),
            commits: self.commits + other.commits,
            writes: self.writes + other.writes,
        }
    }
}

impl Server {
    /// Starts a server process, with additional arguments for `sower serve`.
    pub fn start(program: &Path, more: &[OsString]) -> Result<Server, ServerError> {
        // A port that is free now. If another program takes it meanwhile, the server reports that and does not start.
        let metrics = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--metrics", &metrics.to_string()])
            .args(more)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let stdout = child.stdout.take().ok_or(ServerError::Silent)?;
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| {
            let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != '.' && letter != ':');
            rest[..end.unwrap_or(rest.len())].trim_end_matches('.').parse().ok()
        });
        match address {
            Some(address) => Ok(Server { child, address, metrics }),
            None => {
                let _ = child.kill();
                let _ = child.wait();
                Err(ServerError::Silent)
            }
        }
    }

    /// Its resource use; none on systems other than Linux.
    pub(crate) async fn figures(&self) -> Option<Figures> {
        let folder = Path::new("/proc").join(self.child.id().to_string());
        let status = std::fs::read_to_string(folder.join("status")).ok()?;
        let mut figures = Figures {
            memory: kilobytes(&status, "VmRSS:")? * 1024,
            most_memory: kilobytes(&status, "VmHWM:")? * 1024,
            ..Figures::default()
        };
        for task in std::fs::read_dir(folder.join("task")).ok()?.flatten() {
            // The thread may have ended meanwhile.
            let Ok(stat) = std::fs::read_to_string(task.path().join("stat")) else { continue };
            if let Some((name, seconds)) = seconds(&stat) {
                *if name == THINKERS { &mut figures.thinking } else { &mut figures.serving } += seconds;
            }
        }
        if let Some((commits, writes)) = crate::http::commits(self.metrics).await {
            (figures.commits, figures.writes) = (commits, writes);
        }
        Some(figures)
    }
}

impl Drop for Server {
    /// Sends the signal that asks the server to stop, and waits a little.
    fn drop(&mut self) {
        if let Some(pid) = i32::try_from(self.child.id()).ok().and_then(rustix::process::Pid::from_raw) {
            let _ = rustix::process::kill_process(pid, rustix::process::Signal::TERM);
        }
        for _ in 0..100 {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn kilobytes(status: &str, name: &str) -> Option<u64> {
    let line = status.lines().find(|line| line.starts_with(name))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// Parses a thread's name and processor time in seconds.
fn seconds(stat: &str) -> Option<(&str, f64)> {
    let (head, tail) = stat.rsplit_once(')')?;
    let name = head.split_once('(')?.1;
    // In the file's numbering, field 2 is the name, and 14 and 15 are the times.
    let fields: Vec<&str> = tail.split_whitespace().collect();
    let ticks = |place: usize| fields.get(place - 3)?.parse::<f64>().ok();
    Some((name, (ticks(14)? + ticks(15)?) / TICKS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_threads_time_is_found_whatever_its_name_is() {
        let stat = "17 (a) (b)) S 1 2 3 4 5 6 7 8 9 10 250 50 0 0 20 0 1 0 5";
        assert_eq!(seconds(stat), Some(("a) (b)", 3.0)));
        assert_eq!(seconds("nonsense"), None);
        assert_eq!(kilobytes("VmHWM:\t  12 kB\nVmRSS:\t 7 kB\n", "VmRSS:"), Some(7));
    }
}
