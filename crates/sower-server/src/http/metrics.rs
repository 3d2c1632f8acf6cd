//! Metrics in Prometheus' text format.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper bounds of the histogram buckets, in microseconds.
const RANGES: [u64; 12] =
    [500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 5_000_000];

/// A histogram of durations.
#[derive(Debug, Default)]
pub(crate) struct Times {
    counts: [AtomicU64; RANGES.len()],
    all: AtomicU64,
    micros: AtomicU64,
}

impl Times {
    pub(crate) fn note(&self, took: Duration) {
        let micros = took.as_micros() as u64;
        if let Some(range) = RANGES.iter().position(|end| micros <= *end) {
            self.counts[range].fetch_add(1, Relaxed);
        }
        self.all.fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }
}

/// Counters that are updated as things happen. Gauges are read on request.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Responses by the first digit of their status, from 1.
    pub(crate) answers: [AtomicU64; 5],
    pub(crate) answering: Times,
    pub(crate) commits: Times,
    pub(crate) failed_commits: AtomicU64,
    /// Writes in all commits; divided by the number of commits, the average batch size.
    pub(crate) writes: AtomicU64,
    /// Messages received over sockets.
    pub(crate) messages: AtomicU64,
}

/// Values that are read on request.
pub(crate) struct Gauges {
    pub(crate) sockets: usize,
    pub(crate) rooms: usize,
    pub(crate) live_games: usize,
    pub(crate) waiting_writes: usize,
}

impl Metrics {
    pub(crate) fn note_answer(&self, status: u16, took: Duration) {
        if let Some(count) = self.answers.get(usize::from(status / 100).wrapping_sub(1)) {
            count.fetch_add(1, Relaxed);
        }
        self.answering.note(took);
    }

    /// Renders all metrics.
    pub(crate) fn text(&self, gauges: &Gauges) -> String {
        let mut page = Page::default();
        page.head(
            "sower_http_answers_total",
            "counter",
            "Answers to requests, by the first digit of their status.",
        );
        for (digit, count) in self.answers.iter().enumerate() {
            page.line(
                "sower_http_answers_total",
                &format!("{{status=\"{}xx\"}}", digit + 1),
                count.load(Relaxed),
            );
        }
        page.times("sower_http_answer_seconds", "How long answers took.", &self.answering);
        page.times("sower_commit_seconds", "How long commits took.", &self.commits);
        page.one(
            "sower_failed_commits_total",
            "counter",
            "Commits that the database did not take.",
            &self.failed_commits,
        );
        page.one("sower_writes_total", "counter", "What was written in all commits.", &self.writes);
        page.one(
            "sower_socket_messages_total",
            "counter",
            "Messages that came over sockets.",
            &self.messages,
        );
        let mut gauge = |name, help, value: usize| {
            page.head(name, "gauge", help);
            page.line(name, "", value as u64);
        };
        gauge("sower_sockets", "Sockets that are open.", gauges.sockets);
        gauge("sower_rooms", "Rooms in memory.", gauges.rooms);
        gauge("sower_live_games", "Games between people that go on in this process.", gauges.live_games);
        gauge("sower_waiting_writes", "Writes that are not yet told.", gauges.waiting_writes);
        if let Some((seconds, bytes)) = of_the_process() {
            page.head("process_cpu_seconds_total", "counter", "Processor time, in seconds.");
            page.line("process_cpu_seconds_total", "", seconds);
            page.head("process_resident_memory_bytes", "gauge", "Memory, in bytes.");
            page.line("process_resident_memory_bytes", "", bytes);
        }
        page.text
    }
}

#[derive(Default)]
struct Page {
    text: String,
}

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    fn line(&mut self, name: &str, labels: &str, value: impl std::fmt::Display) {
        let _ = writeln!(self.text, "{name}{labels} {value}");
    }

    fn one(&mut self, name: &str, kind: &str, help: &str, value: &AtomicU64) {
        self.head(name, kind, help);
        self.line(name, "", value.load(Relaxed));
    }

    fn times(&mut self, name: &str, help: &str, times: &Times) {
        self.head(name, "histogram", help);
        let mut up_to = 0;
        for (end, count) in RANGES.iter().zip(&times.counts) {
            up_to += count.load(Relaxed);
            self.line(&format!("{name}_bucket"), &format!("{{le=\"{}\"}}", *end as f64 / 1e6), up_to);
        }
        let all = times.all.load(Relaxed);
        self.line(&format!("{name}_bucket"), "{le=\"+Inf\"}", all);
        self.line(&format!("{name}_sum"), "", times.micros.load(Relaxed) as f64 / 1e6);
        self.line(&format!("{name}_count"), "", all);
    }
}

/// Processor time in seconds and memory in bytes, if the system has `/proc`.
fn of_the_process() -> Option<(f64, u64)> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The process name is in brackets and may contain anything. Fields 14 and 15 are user and system time.
    let words: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: u64 = words.get(11)?.parse::<u64>().ok()? + words.get(12)?.parse::<u64>().ok()?;
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kibibytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.split_whitespace().next()?;
    // Linux reports these times in hundredths of a second on all platforms.
    Some((ticks as f64 / 100.0, kibibytes.parse::<u64>().ok()? * 1024))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_in_all_ranges_that_hold_them() {
        let metrics = Metrics::default();
        metrics.note_answer(204, Duration::from_millis(3));
        metrics.note_answer(503, Duration::from_secs(60));
        let text = metrics.text(&Gauges { sockets: 7, rooms: 0, live_games: 0, waiting_writes: 0 });
        for line in [
            "sower_http_answers_total{status=\"2xx\"} 1",
            "sower_http_answers_total{status=\"5xx\"} 1",
            "sower_http_answer_seconds_bucket{le=\"0.0025\"} 0",
            "sower_http_answer_seconds_bucket{le=\"0.005\"} 1",
            "sower_http_answer_seconds_bucket{le=\"5\"} 1",
            "sower_http_answer_seconds_bucket{le=\"+Inf\"} 2",
            "sower_http_answer_seconds_count 2",
            "sower_sockets 7",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is missing:\n{text}");
        }
    }
}
