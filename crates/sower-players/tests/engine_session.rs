//! Engine protocol sessions from a client's point of view.

#![expect(clippy::unwrap_used, reason = "a test that cannot continue fails")]

use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use sower_core::{Change, Game, library};
use sower_players::engine::{Line, Next, Output, Session, serve};
use sower_search::Settings;

/// Collects a session's output.
#[derive(Clone, Default)]
struct Said(Arc<Mutex<Vec<u8>>>);

impl Write for Said {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Said {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }

    /// Waits for a text in the output; fails if it never appears.
    fn wait_for(&self, what: &str) {
        let until = Instant::now() + Duration::from_secs(20);
        while !self.text().contains(what) {
            assert!(Instant::now() < until, "{what:?} was never said: {}", self.text());
            thread::sleep(Duration::from_millis(2));
        }
    }
}

fn find(name: &str, changes: &[Change]) -> Result<Game, String> {
    let listed = library::find(name).map_err(|error| error.to_string())?;
    listed.rules(changes).map(Game::new).map_err(|error| error.to_string())
}

fn session(said: &Said) -> Session {
    let settings = Settings { memory: 1 << 20, ..Settings::default() };
    Session::new(Arc::new(find("oware", &[]).unwrap()), settings, Output::new(said.clone()), find)
}

fn hear(session: &mut Session, line: &str) -> Next {
    session.hear(&Line::Text(line.to_owned()))
}

/// The whole output for these lines, including that of a search.
fn answers(lines: &str) -> String {
    let said = Said::default();
    serve(lines.as_bytes(), session(&said)).unwrap();
    said.text()
}

/// The only line of output.
fn answer(lines: &str) -> String {
    let said = answers(lines);
    assert_eq!(said.lines().count(), 1, "{said}");
    said.trim_end().to_owned()
}

#[test]
fn the_handshake_names_the_engine_and_its_options() {
    let said = answers("uci\nisready\n");
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], format!("id name Sower {}", env!("CARGO_PKG_VERSION")));
    assert!(lines[1].starts_with("id author "));
    assert!(lines.contains(&"option name Game type string default oware"));
    assert!(lines.contains(&"option name Hash type spin default 1 min 1 max 65536"));
    assert_eq!(lines[lines.len() - 2..], ["uciok", "readyok"]);
}

#[test]
fn auale_is_answered_as_its_engines_answer() {
    let said = Said::default();
    let mut session = session(&said);
    // The first move of a match: a depth and a time.
    for line in ["uci", "ucinewgame", "isready", "position startpos", "go depth 4 movetime 600"] {
        hear(&mut session, line);
    }
    said.wait_for("bestmove ");
    // Later positions start at the last capture, with the moves since then without blanks.
    for line in [
        "ucinewgame",
        "isready",
        "position fen 1-0-3-0-5-0-0-8-0-10-0-12-4-5-N moves bAdC",
        "go ponder",
        "isready",
        "stop",
        "position fen 0-0-0-0-0-3-2-2-1-4-0-6-15-15-S",
        "go movetime 50",
    ] {
        hear(&mut session, line);
    }
    said.wait_for("bestmove F");
    assert_eq!(hear(&mut session, "quit"), Next::End);
    let text = said.text();
    assert!(!text.contains("error"), "{text}");
    // Aualé would take an empty line for the end.
    assert!(text.lines().all(|line| !line.trim().is_empty()));
    let best: Vec<&str> = text.lines().filter(|line| line.starts_with("bestmove ")).collect();
    assert_eq!(best.len(), 3, "{text}");
    let is_letter = |word: &str| word.len() == 1 && word.bytes().all(|byte| byte.is_ascii_alphabetic());
    for line in best {
        match line.split(' ').collect::<Vec<_>>()[..] {
            [_, best] => assert!(is_letter(best), "{line}"),
            [_, best, "ponder", answer] => assert!(is_letter(best) && is_letter(answer), "{line}"),
            _ => panic!("{line}"),
        }
    }
    // After it has sent moves without blanks, lines are written that way too.
    let last = text.rsplit("bestmove ").nth(1).unwrap();
    let lines: Vec<&str> = last.lines().filter_map(|line| Some(line.split_once(" pv ")?.1)).collect();
    assert!(!lines.is_empty() && lines.iter().all(|line| !line.contains(' ')), "{last}");
}

#[test]
fn every_form_of_a_position_is_read() {
    for position in [
        "startpos",
        "fen 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S",
        "4,4,4,4,4,4/4,4,4,4,4,4_0,0_S",
        "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1",
        "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>",
        "[4,4,4,4,4,4,0,4,4,4,4,4,4,0] S",
    ] {
        let said = answers(&format!("position {position} moves F f Be\nd"));
        assert!(said.contains("\nposition 6,1,7,6,5,1/6,5,5,5,0,1 0,0 S\n"), "{position}: {said}");
    }
}

#[test]
fn a_mistake_is_told_and_what_was_there_stays() {
    let said = answers("position startpos moves F f\nposition startpos moves F f F\nd");
    assert!(said.starts_with("error move 3, F: "), "{said}");
    assert!(said.contains("\nposition 5,5,5,5,4,0/5,5,5,5,4,0 0,0 S\n"), "{said}");
    assert_eq!(said.matches("error").count(), 1);
    assert!(answer("position 1,2,3").contains("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"));
    assert!(answer("position startpos moves hello").starts_with("error move 1, h: "));
    assert_eq!(
        answer("setoption name Depth value 3"),
        "error there is no option \"Depth\"; expected Game, Hash, Threads, MultiPV, Ponder or Clear Hash"
    );
    assert!(answer("setoption name Game value kalha").contains("kalah"));
    assert!(answer("setoption name Game value kalah board.seed=3").contains("board.seeds"));
    assert_eq!(answer("ponderhit"), "error nothing is pondered on; go ponder begins it");
    assert_eq!(
        answers("stop\n\n \ndebug on\nponder"),
        "error there is no command \"ponder\"; help lists them\n"
    );
}

#[test]
fn lines_that_cannot_be_read_are_refused_and_the_next_is_answered() {
    let said = Said::default();
    let mut bytes = vec![b'x'; 100_000];
    bytes.extend_from_slice(b"\n\xff\xff\nisready\n");
    serve(&bytes[..], session(&said)).unwrap();
    let text = said.text();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "error the line is too long; a line has at most 65536 bytes");
    assert_eq!(lines[1..], ["error the line is not text (UTF-8)", "readyok"]);
}

#[test]
fn any_game_is_played_by_name_and_with_changes() {
    for listed in library::all() {
        let said = answers(&format!("setoption name Game value {}\ngo depth 2", listed.name));
        let last = said.lines().last().unwrap();
        assert!(last.starts_with("bestmove ") && !said.contains("error"), "{}: {said}", listed.name);
    }
    let said = answers("setoption name uci_variant value kalah board.seeds=3 end.majority=true\nd");
    assert!(said.contains("\nposition 3,3,3,3,3,3/3,3,3,3,3,3 0,0 S\n"), "{said}");
}

#[test]
fn a_search_tells_score_nodes_time_and_line() {
    let said = answers("go depth 3");
    let info = said.lines().next().unwrap();
    let words: Vec<&str> = info.split(' ').collect();
    assert_eq!((words[0], words[1], words[3], words[4], words[6]), ("info", "depth", "score", "cp", "seeds"));
    for word in ["nodes", "nps", "time", "pv"] {
        assert!(words.contains(&word), "{info}");
    }
    let said = answers("setoption name MultiPV value 3\ngo depth 2");
    for number in 1..=3 {
        assert!(said.contains(&format!(" multipv {number} ")), "{said}");
    }
    assert!(!said.contains(" multipv 4 "));
}

#[test]
fn a_finished_game_has_no_best_move() {
    let said = answers("position 0,0,0,0,0,0/2,1,1,1,1,0 22,20 S\ngo movetime 10\nmoves");
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].starts_with("info string ") && lines[1] == "bestmove 0000", "{said}");
    assert!(lines[2].contains("\"over\":true,\"score\":[22,26]"));
}

#[test]
fn an_infinite_search_answers_when_it_is_stopped_and_not_before() {
    let said = Said::default();
    let mut session = session(&said);
    // Few seeds are left, so the search soon proves everything.
    hear(&mut session, "position 0,0,0,0,0,1/1,0,0,0,0,0 23,23 S");
    hear(&mut session, "go infinite");
    thread::sleep(Duration::from_millis(50));
    hear(&mut session, "isready");
    assert!(said.text().contains("readyok") && !said.text().contains("bestmove"));
    for line in ["go movetime 10", "ucinewgame", "setoption name Hash value 2", "perft 3"] {
        hear(&mut session, line);
    }
    assert_eq!(said.text().matches("error a search or a count is under way; send stop first").count(), 4);
    hear(&mut session, "stop");
    assert_eq!(said.text().matches("bestmove F").count(), 1, "{}", said.text());
    // After an answer the next search can start at once.
    for count in 2..20 {
        hear(&mut session, "go nodes 5");
        let until = Instant::now() + Duration::from_secs(20);
        while said.text().matches("bestmove F").count() < count {
            assert!(Instant::now() < until, "{}", said.text());
        }
    }
}

#[test]
fn a_pondered_move_is_answered_after_it_was_played() {
    let said = Said::default();
    let mut session = session(&said);
    hear(&mut session, "go ponder wtime 1000 btime 1000");
    thread::sleep(Duration::from_millis(50));
    assert!(!said.text().contains("bestmove"));
    hear(&mut session, "ponderhit");
    said.wait_for("bestmove ");
}

#[test]
fn plies_are_counted_and_a_count_can_be_stopped() {
    let oware = find("oware", &[]).unwrap();
    let counted = (1..=4).map(|depth| format!("perft {depth} {}\n", oware.perft(&oware.start(), depth)));
    assert_eq!(answers("perft 4"), counted.collect::<String>());
    let said = Said::default();
    let mut session = session(&said);
    hear(&mut session, "perft 100");
    hear(&mut session, "isready");
    hear(&mut session, "stop");
    assert!(said.text().contains("readyok\n") && said.text().ends_with("perft stopped\n"), "{}", said.text());
}

#[test]
fn quitting_ends_a_search_at_once() {
    let said = Said::default();
    let mut session = session(&said);
    hear(&mut session, "go infinite");
    let begun = Instant::now();
    assert_eq!(hear(&mut session, "quit"), Next::End);
    assert!(begun.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_client_that_no_longer_reads_ends_the_session() {
    struct Closed;
    impl Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let game = Arc::new(find("oware", &[]).unwrap());
    let mut session = Session::new(game, Settings::default(), Output::new(Closed), find);
    assert_eq!(hear(&mut session, "isready"), Next::End);
}

/// A random line of the protocol's words.
const WORDS: &str = "(position|go|setoption|perft|d|moves|stop|ponderhit|ucinewgame|uci|debug)( (startpos|moves|\
    [A-Fa-f]{1,5}|infinite|depth [0-9]|nodes [0-9]{1,4}|movetime [0-9]|ponder|name|value|Game|MultiPV|kalah|\
    togyz-kumalak|board.seeds=[0-9]|[0-9]{1,3}|4-4-4-4-4-4-4-4-4-4-4-4-0-0-S)){0,6}";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn no_lines_make_a_session_panic_or_fall_silent(
        lines in prop::collection::vec(prop_oneof![3 => WORDS, 1 => ".{0,40}"], 0..12)
    ) {
        let said = Said::default();
        let mut session = session(&said);
        for line in &lines {
            prop_assert!(line.trim().starts_with("quit") || hear(&mut session, line) == Next::Line);
        }
        hear(&mut session, "stop");
        hear(&mut session, "isready");
        prop_assert!(said.text().ends_with("readyok\n"));
        prop_assert!(said.text().lines().all(|line| !line.trim().is_empty()));
    }
}
