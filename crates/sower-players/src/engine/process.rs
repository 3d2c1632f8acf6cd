//! Another program, kept at arm's length.
//!
//! Whatever it does, its owner never blocks on it and never keeps more than a few lines of it: threads of their own read
//! and write, lines and queues have bounds, and a program that writes faster than it is read has to wait. It runs in a
//! process group of its own, which is killed with everything that it has started.

use std::io::{BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::bounded_lines::{Line, read_line};
use super::check_command::words;
use super::quote::quoted;
use crate::player::{PlayerError, Silence};
use sower_search::Stop;

/// Lines that may wait to be read, and lines that may wait to be written.
const QUEUE: usize = 64;
/// How often a wait looks at the brake.
const GLANCE: Duration = Duration::from_millis(10);
/// How long a program that has closed its output may take to end by itself.
const ENDING: Duration = Duration::from_millis(500);

/// A running program.
pub(super) struct Process {
    child: Child,
    group: Group,
    /// Lines to be written; `None` once its input is closed.
    input: Option<SyncSender<String>>,
    lines: Receiver<Line>,
    complaints: Complaints,
}

/// What came, or did not.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum ProcessOutput {
    /// A line.
    Line(Line),
    /// Nothing in time.
    Late,
    /// The brake was pulled.
    Stopped,
    /// Nothing more will come.
    Ended,
}

impl Process {
    /// Starts a command, its words split as a shell would.
    pub(super) fn start(command: &str) -> Result<Process, PlayerError> {
        let unusable =
            |why: String| PlayerError::Died(format!("\"{}\" cannot be started: {why}", quoted(command)));
        let words = words(command).map_err(|error| unusable(error.to_string()))?;
        let (program, arguments) = words.split_first().expect("a command that was split has a word");
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // A Python program that prints its move without a flush would keep it to itself for ever.
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

    /// Sends a line. It does not wait for the program to read it.
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
        // Bound: `until`. It is looked at first, so that a flood of lines does not put it off.
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

    /// A line that is there already.
    pub(super) fn waiting(&self) -> Option<Line> {
        self.lines.try_recv().ok()
    }

    /// The fault of a program whose output has ended.
    pub(super) fn ended(&mut self) -> PlayerError {
        let until = Instant::now() + ENDING;
        let how = loop {
            match self.child.try_wait() {
                Ok(Some(status)) => break status.to_string(),
                Ok(None) if Instant::now() < until => thread::sleep(GLANCE / 2),
                _ => break "it closed its output".to_owned(),
            }
        };
        self.complaints.wait(until);
        PlayerError::Died(self.with_last_words(how))
    }

    /// The fault of a program that was waited for. `beside` is the last that it wrote beside the point.
    pub(super) fn silent(&self, waited: Duration, beside: Option<String>) -> PlayerError {
        PlayerError::Silent(Silence { waited, last_words: self.complaints.last().or(beside) })
    }

    /// The fault of a program that answers something else.
    pub(super) fn nonsense(&self, what: String) -> PlayerError {
        PlayerError::Nonsense(self.with_last_words(what))
    }

    fn with_last_words(&self, what: String) -> String {
        match self.complaints.last() {
            Some(words) => format!("{what}; the last that it wrote: {words}"),
            None => what,
        }
    }

    /// Ends the program: it has so long to do so by itself.
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
        // Where there are no groups, the program itself is all that can be ended.
        let _ = self.child.kill();
        // After a kill this is at once; without it the system would keep a record of the program.
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end(Duration::ZERO);
    }
}

/// What a program writes to standard error: all of it is read, the last line is kept.
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

    /// Waits until all is read, but not longer than that.
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
    //! Process groups: whatever a program has started ends with it.

    use std::io;
    use std::os::unix::process::CommandExt as _;
    use std::process::{Child, Command};
    use std::sync::{Mutex, MutexGuard, PoisonError};

    use rustix::process::{Pid, Signal, kill_process_group};

    /// The groups that are there, for those who leave without taking leave.
    static LIVE: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

    fn live() -> MutexGuard<'static, Vec<Pid>> {
        LIVE.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Kills every program that was started and has not ended, as before `std::process::exit`.
    pub fn end_all() {
        for group in live().drain(..) {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }

    /// The group of one program.
    pub(super) struct Group(Option<Pid>);

    impl Group {
        pub(super) fn spawn(command: &mut Command) -> io::Result<(Child, Group)> {
            let mut live = live();
            let child = command.process_group(0).spawn()?;
            let group = Pid::from_child(&child);
            live.push(group);
            Ok((child, Group(Some(group))))
        }

        /// Kills the group, once: afterwards its number may be somebody else's.
        pub(super) fn kill(&mut self) {
            if let Some(group) = self.0.take() {
                let mut live = live();
                if live.contains(&group) {
                    live.retain(|known| *known != group);
                    // A group that has ended by itself is not there any more, and that is as well.
                    let _ = kill_process_group(group, Signal::KILL);
                }
            }
        }
    }
}

#[cfg(not(unix))]
mod group {
    //! Here a program is ended alone.

    use std::io;
    use std::process::{Child, Command};

    /// There are no groups to kill.
    pub fn end_all() {}

    pub(super) struct Group;

    impl Group {
        pub(super) fn spawn(command: &mut Command) -> io::Result<(Child, Group)> {
            Ok((command.spawn()?, Group))
        }

        pub(super) fn kill(&mut self) {}
    }
}
