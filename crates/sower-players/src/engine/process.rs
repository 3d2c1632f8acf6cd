//! A child process that can neither block its owner nor exhaust its memory.
//!
//! Callers never block on the process, and buffer only a few of its lines. Separate threads read
//! and write, lines and queues are bounded, and a process that writes faster than it is read has to wait. It runs in a
//! separate process group, which is killed together with everything that it has started.

use std::io::{BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::bounded_lines::{Line, read_line};
use super::check_command::words;
use super::quote::quoted;
use crate::player::{Exit, PlayerError, Silence};
use sower_search::Stop;

/// The most lines waiting to be read, and to be written.
const QUEUE: usize = 64;
/// The time between two checks of the stop handle.
const GLANCE: Duration = Duration::from_millis(10);
/// The longest time for a process that has closed its output to exit.
const ENDING: Duration = Duration::from_millis(500);

/// A running program.
pub(super) struct Process {
    child: Child,
    group: Group,
    /// Lines to write; `None` after its input is closed.
    input: Option<SyncSender<String>>,
    lines: Receiver<Line>,
    complaints: Complaints,
}

/// The result of waiting for a line.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum ProcessOutput {
    Line(Line),
    /// No line arrived in time.
    Late,
    /// The caller stopped the wait.
    Stopped,
    /// The output has ended.
    Ended,
}

impl Process {
    /// Starts a command, split into words like a shell does.
    pub(super) fn start(command: &str) -> Result<Process, PlayerError> {
        let unusable =
            |why: String| PlayerError::Died(format!("\"{}\" cannot be started: {why}", quoted(command)));
        let words = words(command).map_err(|error| unusable(error.to_string()))?;
        let (program, arguments) = words.split_first().expect("a command that was split has a word");
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // A Python program that prints its move without a flush would otherwise never send it.
        command.env("PYTHONUNBUFFERED", "1");
        let (mut child, group) = Group::spawn(&mut command).map_err(|error| unusable(error.to_string()))?;
        let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());

        let (input, to_write) = sync_channel::<String>(QUEUE);
        thread::spawn(move || {
            let Some(mut stdin) = stdin else { return };
            for line in to_write {
                if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    return;
                }
            }
        });
        let (heard, lines) = sync_channel(QUEUE);
        thread::spawn(move || {
            let Some(stdout) = stdout else { return };
            let mut stdout = BufReader::new(stdout);
            while let Ok(Some(line)) = read_line(&mut stdout) {
                if heard.send(line).is_err() {
                    return;
                }
            }
        });
        let complaints = Complaints::of(stderr);
        Ok(Process { child, group, input: Some(input), lines, complaints })
    }

    /// Sends a line, without waiting for the process to read it.
    pub(super) fn send(&mut self, line: &str) -> Result<(), PlayerError> {
        let sent = match &self.input {
            Some(input) => input.try_send(format!("{line}\n")),
            None => return Err(self.ended()),
        };
        match sent {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(_)) => {
                Err(PlayerError::Died(self.with_last_words("it does not read what it is sent".to_owned())))
            }
            Err(TrySendError::Disconnected(_)) => Err(self.ended()),
        }
    }

    /// The next line.
    pub(super) fn next(&self, until: Instant, stop: &Stop) -> ProcessOutput {
        // Bound: `until`. Checked first, so that a flood of lines does not delay it.
        loop {
            if stop.is_stopped() {
                return ProcessOutput::Stopped;
            }
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return ProcessOutput::Late;
            }
            match self.lines.recv_timeout(left.min(GLANCE)) {
                Ok(line) => return ProcessOutput::Line(line),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return ProcessOutput::Ended,
            }
        }
    }

    /// A line that has already arrived.
    pub(super) fn waiting(&self) -> Option<Line> {
        self.lines.try_recv().ok()
    }

    /// The error for a process whose output has ended.
    pub(super) fn ended(&mut self) -> PlayerError {
        let until = Instant::now() + ENDING;
        let status = loop {
            match self.child.try_wait() {
                Ok(Some(status)) => break Some(status),
                Ok(None) if Instant::now() < until => thread::sleep(GLANCE / 2),
                _ => break None,
            }
        };
        self.complaints.wait(until);
        match status {
            Some(status) => PlayerError::Exited(Exit { status, last_words: self.complaints.last() }),
            None => PlayerError::Died(self.with_last_words("it closed its output".to_owned())),
        }
    }

    /// The error for a process that did not answer in time. `beside` is its last line that was not an answer.
    pub(super) fn silent(&self, waited: Duration, beside: Option<String>) -> PlayerError {
        PlayerError::Silent(Silence { waited, last_words: self.complaints.last().or(beside) })
    }

    /// The error for a process with an invalid answer.
    pub(super) fn nonsense(&self, what: String) -> PlayerError {
        PlayerError::Nonsense(self.with_last_words(what))
    }

    fn with_last_words(&self, what: String) -> String {
        match self.complaints.last() {
            Some(words) => format!("{what}; its last output: {words}"),
            None => what,
        }
    }

    /// Ends the process. It has `grace` to exit before it is killed.
    pub(super) fn end(&mut self, grace: Duration) {
        self.input = None;
        let until = Instant::now() + grace;
        while Instant::now() < until {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(GLANCE / 2),
                _ => break,
            }
        }
        self.group.kill();
        // Without process groups, only the process itself can be killed.
        let _ = self.child.kill();
        // Returns at once after a kill, and avoids a zombie process.
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end(Duration::ZERO);
    }
}

/// The process's standard error: all of it is read, the last line is kept.
struct Complaints {
    last: Arc<Mutex<Option<String>>>,
    reader: JoinHandle<()>,
}

impl Complaints {
    fn of(stderr: Option<std::process::ChildStderr>) -> Complaints {
        let last = Arc::new(Mutex::new(None));
        let kept = Arc::clone(&last);
        let reader = thread::spawn(move || {
            let Some(stderr) = stderr else { return };
            let mut stderr = BufReader::new(stderr);
            while let Ok(Some(line)) = read_line(&mut stderr) {
                if let Line::Text(text) = line
                    && !text.trim().is_empty()
                {
                    *kept.lock().unwrap_or_else(PoisonError::into_inner) = Some(quoted(text.trim()));
                }
            }
        });
        Complaints { last, reader }
    }

    fn last(&self) -> Option<String> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Waits until everything is read, at most until `until`.
    fn wait(&self, until: Instant) {
        while !self.reader.is_finished() && Instant::now() < until {
            thread::sleep(GLANCE / 2);
        }
    }
}

use group::Group;
pub use group::end_all;

#[cfg(unix)]
mod group {
    //! Process groups: everything that a process has started ends with it.

    use std::io;
    use std::os::unix::process::CommandExt as _;
    use std::process::{Child, Command};
    use std::sync::{Mutex, MutexGuard, PoisonError};

    use rustix::process::{Pid, Signal, kill_process_group};

    /// The live groups, to kill before the program exits.
    static LIVE: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

    fn live() -> MutexGuard<'static, Vec<Pid>> {
        LIVE.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Kills every process that was started and has not ended. Call it before `std::process::exit`.
    pub fn end_all() {
        for group in live().drain(..) {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }

    /// The group of one process.
    pub(super) struct Group(Option<Pid>);

    impl Group {
        pub(super) fn spawn(command: &mut Command) -> io::Result<(Child, Group)> {
            let mut live = live();
            let child = command.process_group(0).spawn()?;
            let group = Pid::from_child(&child);
            live.push(group);
            Ok((child, Group(Some(group))))
        }

        /// Kills the group, once: afterwards the system may reuse its number.
        pub(super) fn kill(&mut self) {
            if let Some(group) = self.0.take() {
                let mut live = live();
                if live.contains(&group) {
                    live.retain(|known| *known != group);
                    // An error means that the group has already ended.
                    let _ = kill_process_group(group, Signal::KILL);
                }
            }
        }
    }
}

#[cfg(not(unix))]
mod group {
    //! On systems without process groups only the process itself is ended.

    use std::io;
    use std::process::{Child, Command};

    /// Does nothing: there are no groups to kill.
    pub fn end_all() {}

    pub(super) struct Group;

    impl Group {
        pub(super) fn spawn(command: &mut Command) -> io::Result<(Child, Group)> {
            Ok((command.spawn()?, Group))
        }

        pub(super) fn kill(&mut self) {}
    }
}
