//! Parses a line of the engine protocol into a command, without knowing the game or the session.

use std::num::NonZero;
use std::str::FromStr;
use std::time::Duration;

use sower_core::Side;

use super::quote::quoted;
use sower_search::{ClockLeft, Limits};

/// A client's command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `uci`: identify the engine and list its options.
    Uci,
    /// `isready`: answered at once with `readyok`.
    IsReady,
    /// `debug`: accepted and ignored.
    Debug,
    /// `setoption`: sets an option.
    SetOption {
        /// The option's name, in any case.
        name: String,
        /// The option's value; `None` for a button.
        value: Option<String>,
    },
    /// `ucinewgame`: the next position belongs to another game.
    NewGame,
    /// `position`: the position to search.
    Position(Placed),
    /// `go`: starts a search.
    Go(Go),
    /// `stop`: ends the search and reports the best move.
    Stop,
    /// `ponderhit`: the opponent played the move that the engine is pondering.
    PonderHit,
    /// `d`: shows the board.
    Display,
    /// `moves`: the legal moves and the positions after them, as JSON.
    Moves,
    /// `perft`: counts the sequences of that many plies.
    Perft(u32),
    /// `help`: lists the commands.
    Help,
    /// `quit`: ends the session.
    Quit,
}

/// A position and the moves played from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The position before the first move.
    pub from: Begin,
    /// The moves as words; a word may contain several moves if labels are letters.
    pub moves: Vec<String>,
}

/// The position before the first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Begin {
    /// The game's starting position.
    Start,
    /// A position in any format that Sower reads.
    Text(String),
}

/// The parameters of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// The time for this move.
    pub movetime: Option<Duration>,
    /// The most positions to search.
    pub nodes: Option<u64>,
    /// The most plies to search.
    pub depth: Option<u32>,
    /// The time left on each side's clock.
    pub left: [Option<Duration>; 2],
    /// The increment of each side's clock per turn.
    pub increment: [Duration; 2],
    /// The number of moves until the next time control.
    pub moves_to_go: Option<u32>,
    /// Searches until `stop`, even if everything is proven.
    pub infinite: bool,
    /// Searches on the opponent's time, until `ponderhit` or `stop`.
    pub ponder: bool,
}

impl Go {
    /// The limits for the side to move. Its clock matters only if no time was given for the move.
    pub fn limits(&self, side: Side) -> Limits {
        let clock = self.left[side].map(|own| ClockLeft {
            left: Side::BOTH.map(|side| self.left[side].unwrap_or(own)),
            increment: self.increment,
        });
        let time = self.movetime.or_else(|| clock.map(|clock| clock.share(side, self.moves_to_go)));
        Limits { time, nodes: self.nodes, depth: self.depth, clock }
    }
}

/// Why a line is not a command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// There is no command with this name.
    #[error("there is no command \"{0}\"; help lists them")]
    Unknown(String),
    /// A required part is missing.
    #[error("{command} takes {takes}")]
    Incomplete {
        /// The command's name.
        command: &'static str,
        /// The syntax that the command expects.
        takes: &'static str,
    },
    /// A word that the command does not accept.
    #[error("{command} does not take \"{word}\"; it takes {takes}")]
    Strange {
        /// The command's name.
        command: &'static str,
        /// The unexpected word.
        word: String,
        /// The syntax that the command expects.
        takes: &'static str,
    },
    /// A number is missing or invalid.
    #[error("{word} takes {takes}, not \"{found}\"")]
    NotANumber {
        /// The parameter that needs the number.
        word: &'static str,
        /// The kind of number that it expects.
        takes: &'static str,
        /// The text in place of the number.
        found: String,
    },
}

const SETOPTION: &str = "name NAME value VALUE";
const POSITION: &str = "startpos or a position, then moves and the moves, if there are any";
const GO: &str = "movetime, nodes, depth, wtime, btime, winc, binc (or stime, ntime, sinc, ninc), movestogo, each \
                  with a number, and infinite or ponder";
const MILLISECONDS: &str = "milliseconds";
const DEEPEST_PERFT: u32 = 100;

/// Parses a line; `None` if it is blank.
pub fn parse(line: &str) -> Result<Option<Command>, LineError> {
    let mut words = line.split_whitespace();
    let Some(first) = words.next() else { return Ok(None) };
    let rest = line.trim_start()[first.len()..].trim();
    let bare = |command: &'static str, parsed: Command| match rest {
        "" => Ok(parsed),
        word => Err(LineError::Strange { command, word: quoted(word), takes: "nothing" }),
    };
    let command = match first {
        "uci" => bare("uci", Command::Uci)?,
        "isready" => bare("isready", Command::IsReady)?,
        "debug" => match rest {
            "on" | "off" | "" => Command::Debug,
            word => {
                return Err(LineError::Strange { command: "debug", word: quoted(word), takes: "on or off" });
            }
        },
        "setoption" => set_option(rest)?,
        "ucinewgame" => bare("ucinewgame", Command::NewGame)?,
        "position" => Command::Position(position(rest)?),
        "go" => Command::Go(go(words)?),
        "stop" => bare("stop", Command::Stop)?,
        "ponderhit" => bare("ponderhit", Command::PonderHit)?,
        "d" => bare("d", Command::Display)?,
        "moves" => bare("moves", Command::Moves)?,
        "perft" => Command::Perft(perft(rest)?),
        "help" => Command::Help,
        "quit" => Command::Quit,
        word => return Err(LineError::Unknown(quoted(word))),
    };
    Ok(Some(command))
}

fn set_option(rest: &str) -> Result<Command, LineError> {
    let incomplete = LineError::Incomplete { command: "setoption", takes: SETOPTION };
    let Some(named) = after_word(rest, "name") else { return Err(incomplete) };
    // Names may contain blanks ("Clear Hash"), so the value begins after the word `value`.
    let (name, value) = match split_at_word(named, "value") {
        Some((name, value)) => (name, Some(value)),
        None => (named, None),
    };
    if name.is_empty() {
        return Err(incomplete);
    }
    Ok(Command::SetOption { name: name.to_owned(), value: value.map(str::to_owned) })
}

fn position(rest: &str) -> Result<Placed, LineError> {
    let (from, moves) = match split_at_word(rest, "moves") {
        Some((from, moves)) => (from, moves.split_whitespace().map(str::to_owned).collect()),
        None => (rest, Vec::new()),
    };
    let from = match after_word(from, "fen").unwrap_or(from) {
        "" => return Err(LineError::Incomplete { command: "position", takes: POSITION }),
        "startpos" => Begin::Start,
        text => Begin::Text(text.to_owned()),
    };
    Ok(Placed { from, moves })
}

fn go<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Go, LineError> {
    let mut go = Go::default();
    while let Some(word) = words.next() {
        match word {
            "infinite" => go.infinite = true,
            "ponder" => go.ponder = true,
            "movetime" => go.movetime = Some(time("movetime", words.next())?),
            "wtime" | "stime" => go.left[Side::South] = Some(time("wtime", words.next())?),
            "btime" | "ntime" => go.left[Side::North] = Some(time("btime", words.next())?),
            "winc" | "sinc" => go.increment[Side::South] = time("winc", words.next())?,
            "binc" | "ninc" => go.increment[Side::North] = time("binc", words.next())?,
            "nodes" => {
                go.nodes = Some(
                    number::<NonZero<u64>>("nodes", "a number of positions from 1 on", words.next())?.get(),
                )
            }
            "depth" => {
                go.depth =
                    Some(number::<NonZero<u32>>("depth", "a number of plies from 1 on", words.next())?.get())
            }
            "movestogo" => go.moves_to_go = Some(number("movestogo", "a number of moves", words.next())?),
            word => return Err(LineError::Strange { command: "go", word: quoted(word), takes: GO }),
        }
    }
    Ok(go)
}

fn perft(rest: &str) -> Result<u32, LineError> {
    let depth = number("perft", "a number of plies from 1 to 100", Some(rest))?;
    if (1..=DEEPEST_PERFT).contains(&depth) {
        return Ok(depth);
    }
    Err(LineError::NotANumber {
        word: "perft",
        takes: "a number of plies from 1 to 100",
        found: quoted(rest),
    })
}

/// A time in milliseconds. Clients send a negative time for an overrun clock; it counts as zero.
fn time(word: &'static str, found: Option<&str>) -> Result<Duration, LineError> {
    let milliseconds: i64 = number(word, MILLISECONDS, found)?;
    Ok(Duration::from_millis(u64::try_from(milliseconds).unwrap_or(0)))
}

fn number<T: FromStr>(word: &'static str, takes: &'static str, found: Option<&str>) -> Result<T, LineError> {
    let found = found.unwrap_or_default();
    found.parse().map_err(|_| LineError::NotANumber { word, takes, found: quoted(found) })
}

/// The text after a leading word.
fn after_word<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let rest = text.strip_prefix(word)?;
    (rest.is_empty() || rest.starts_with(char::is_whitespace)).then(|| rest.trim())
}

/// The text before and after the first occurrence of a word.
fn split_at_word<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let mut from = 0;
    // Bound: each iteration starts further along in the text.
    while let Some(found) = text[from..].find(word) {
        let at = from + found;
        let begins = text[..at].chars().next_back().is_none_or(char::is_whitespace);
        if begins && let Some(after) = after_word(&text[at..], word) {
            return Some((text[..at].trim(), after));
        }
        from = at + word.len();
    }
    None
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn read(line: &str) -> Command {
        parse(line).unwrap().unwrap()
    }

    fn refused(line: &str) -> String {
        parse(line).unwrap_err().to_string()
    }

    #[test]
    fn an_empty_line_is_nothing() {
        assert_eq!(parse(""), Ok(None));
        assert_eq!(parse(" \t "), Ok(None));
    }

    #[test]
    fn an_option_may_have_blanks_in_its_name_and_its_value() {
        let set = |name: &str, value: Option<&str>| Command::SetOption {
            name: name.to_owned(),
            value: value.map(str::to_owned),
        };
        assert_eq!(read("setoption name Hash value 32"), set("Hash", Some("32")));
        assert_eq!(read("setoption name Clear Hash"), set("Clear Hash", None));
        assert_eq!(
            read("setoption name Game value my games/a.toml board.seeds=3"),
            set("Game", Some("my games/a.toml board.seeds=3"))
        );
        assert_eq!(read("setoption name Game value"), set("Game", Some("")));
        assert_eq!(read("setoption name valued value x"), set("valued", Some("x")));
        for line in ["setoption", "setoption Hash 32", "setoption name", "setoption name value 3"] {
            assert_eq!(refused(line), "setoption takes name NAME value VALUE", "{line}");
        }
    }

    #[test]
    fn a_position_is_the_start_or_a_text_with_moves_behind() {
        let placed = |from: Begin, moves: &[&str]| {
            Command::Position(Placed { from, moves: moves.iter().map(|word| (*word).to_owned()).collect() })
        };
        let text = |text: &str| Begin::Text(text.to_owned());
        assert_eq!(read("position startpos"), placed(Begin::Start, &[]));
        assert_eq!(read("position startpos moves A b"), placed(Begin::Start, &["A", "b"]));
        assert_eq!(read("position startpos moves"), placed(Begin::Start, &[]));
        let dashed = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
        assert_eq!(read(&format!("position fen {dashed} moves AbC")), placed(text(dashed), &["AbC"]));
        let own = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";
        assert_eq!(read(&format!("position {own} moves 3 6")), placed(text(own), &["3", "6"]));
        for line in ["position", "position moves A", "position fen"] {
            assert!(refused(line).starts_with("position takes startpos or a position"), "{line}");
        }
    }

    #[test]
    fn white_is_south_and_black_is_north() {
        let Command::Go(go) = read("go wtime 1000 btime 2000 winc 10 binc 20 movestogo 5") else { panic!() };
        assert_eq!(read("go stime 1000 ntime 2000 sinc 10 ninc 20 movestogo 5"), Command::Go(go.clone()));
        let milliseconds = Duration::from_millis;
        assert_eq!(go.left, [Some(milliseconds(1000)), Some(milliseconds(2000))]);
        assert_eq!(go.limits(Side::North).time, Some(milliseconds(1990 / 5 + 15)));
        assert_eq!(
            read("go wtime -5"),
            Command::Go(Go { left: [Some(Duration::ZERO), None], ..Go::default() })
        );
    }

    #[test]
    fn a_time_for_the_move_goes_before_the_clock() {
        let Command::Go(go) = read("go movetime 70 wtime 1000 depth 9 nodes 12") else { panic!() };
        let limits = go.limits(Side::South);
        assert_eq!(limits.time, Some(Duration::from_millis(70)));
        assert_eq!((limits.depth, limits.nodes), (Some(9), Some(12)));
        let Command::Go(go) = read("go wtime 1000") else { panic!() };
        assert_eq!(
            go.limits(Side::North).time,
            None,
            "a clock that shows nothing for the mover limits nothing"
        );
    }

    #[test]
    fn a_mistake_is_told_with_what_would_be_right() {
        assert_eq!(refused("frobnicate now"), "there is no command \"frobnicate\"; help lists them");
        assert_eq!(refused("uci please"), "uci does not take \"please\"; it takes nothing");
        assert_eq!(refused("go movetime"), "movetime takes milliseconds, not \"\"");
        assert_eq!(refused("go depth 0"), "depth takes a number of plies from 1 on, not \"0\"");
        assert_eq!(refused("go depth x"), "depth takes a number of plies from 1 on, not \"x\"");
        assert!(
            refused("go searchmoves A").starts_with("go does not take \"searchmoves\"; it takes movetime")
        );
        for line in ["perft", "perft 0", "perft 101", "perft -1", "perft 3 4"] {
            assert!(refused(line).starts_with("perft takes a number of plies from 1 to 100, not "), "{line}");
        }
        assert!(refused(&"x".repeat(60_000)).len() < 500);
    }

    proptest! {
        #[test]
        fn no_line_makes_the_reader_panic(line in ".{0,60}") {
            let _ = parse(&line);
        }

        #[test]
        fn no_words_make_the_reader_panic(
            words in prop::collection::vec(
                prop::sample::select(vec![
                    "position", "startpos", "fen", "moves", "go", "movetime", "setoption", "name", "value", "99999999999999999999", "-1", "depth", "perft", "é", "wtime",
                ]),
                0..8,
            )
        ) {
            let _ = parse(&words.join(" "));
        }
    }
}
