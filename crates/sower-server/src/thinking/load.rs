//! Measures how busy the machine is with priority work: sockets, the database, other programs.
//!
//! Only Linux reports this, and only for the whole machine. A container may own a small part of it.

use std::fs::File;
use std::io::Read as _;

/// Linux's processor statistics since boot.
const TOLD: &str = "/proc/stat";

/// The weight of a new sample in the moving average.
const NEW: f64 = 0.3;

/// Processor time since boot, in clock ticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ticks {
    /// Time at normal priority. Excludes low-priority work such as all engine threads.
    firm: u64,
    all: u64,
}

/// A moving average of the machine's load.
#[derive(Debug, Default)]
pub(crate) struct Machine {
    last: Option<Ticks>,
    busy: f64,
}

impl Machine {
    /// The fraction of all processors, from 0 to 1, recently used at normal priority; 0 if unknown.
    pub(crate) fn busy(&mut self) -> f64 {
        if let Some(now) = read_first(TOLD).as_deref().and_then(ticks) {
            self.note(now);
        }
        self.busy
    }

    fn note(&mut self, now: Ticks) {
        let before = self.last.replace(now);
        let Some(Ticks { firm, all }) = before.filter(|before| before.all < now.all) else { return };
        let part = now.firm.saturating_sub(firm) as f64 / (now.all - all) as f64;
        self.busy += NEW * (part - self.busy);
    }
}

/// Reads the beginning of a file, which is enough here.
fn read_first(path: &str) -> Option<String> {
    let mut bytes = [0; 256];
    let length = File::open(path).ok()?.read(&mut bytes).ok()?;
    Some(String::from_utf8_lossy(&bytes[..length]).into_owned())
}

/// Parses the line of all processors: user, nice, system, idle, iowait, two kinds of interrupts, steal.
fn ticks(text: &str) -> Option<Ticks> {
    let mut fields = text.lines().next()?.split_whitespace();
    let numbers = (fields.next()? == "cpu").then_some(fields)?.map_while(|field| field.parse::<u64>().ok());
    let numbers: Vec<u64> = numbers.take(8).collect();
    let [user, _nice, system, _idle, _disk, hard, soft, ..] = numbers[..] else { return None };
    Some(Ticks { firm: user + system + hard + soft, all: numbers.iter().sum() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_at_a_low_priority_does_not_count() {
        let told = "cpu  10 500 20 400 30 1 2 37 0 0\ncpu0 5 250 10 200 15 0 1 18 0 0\n";
        assert_eq!(ticks(told), Some(Ticks { firm: 33, all: 1000 }));
        assert_eq!(ticks("cpu0 1 2 3 4 5 6 7 8\n"), None);
        assert_eq!(ticks("cpu 1 2 3\n"), None);
        assert_eq!(ticks(""), None);
    }

    #[test]
    fn a_machine_is_as_busy_as_it_was_lately() {
        let mut machine = Machine::default();
        machine.note(Ticks { firm: 0, all: 0 });
        for turn in 1..=30 {
            machine.note(Ticks { firm: 60 * turn, all: 100 * turn });
        }
        assert!((machine.busy - 0.6).abs() < 0.01);
        machine.note(Ticks { firm: 60 * 30, all: 100 * 30 });
        assert!((machine.busy - 0.6).abs() < 0.01, "no time has passed");
        for turn in 31..=60 {
            machine.note(Ticks { firm: 60 * 30, all: 100 * turn });
        }
        assert!(machine.busy < 0.01);
    }
}
