//! The options that a client can set.

use std::ops::RangeInclusive;

use super::quote::quoted;
use sower_search::Settings;

/// Why an option was not set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// No option has this name.
    #[error("there is no option \"{0}\"; expected Game, Hash, Threads, MultiPV, Ponder or Clear Hash")]
    Unknown(String),
    /// The option does not accept this value.
    #[error("{name} takes {takes}, not \"{found}\"")]
    Value {
        /// The option's name.
        name: &'static str,
        /// The values that it accepts.
        takes: String,
        /// The value that the client sent.
        found: String,
    },
    /// The system lacks this much memory, in mebibytes.
    #[error("{0} MiB of memory are not available")]
    Memory(usize),
    /// The game was not found, or its rules are invalid; the message.
    #[error("{0}")]
    Game(String),
}

const HASH: RangeInclusive<usize> = 1..=65_536;
const THREADS: RangeInclusive<usize> = 1..=256;
const LINES: RangeInclusive<usize> = 1..=30;

/// The current option values.
#[derive(Clone, Debug)]
pub(super) struct Options {
    /// The resources of the search.
    pub(super) settings: Settings,
    /// The number of moves to report with their lines.
    pub(super) lines: usize,
}

/// What the session has to do after an option was set.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Change<'a> {
    Nothing,
    /// Recreate the transposition table.
    Table,
    /// Load another game.
    Game(&'a str),
}

impl Options {
    pub(super) fn new(settings: Settings) -> Options {
        Options { settings, lines: 1 }
    }

    /// The `option` lines that describe the options to a client.
    pub(super) fn described(&self, game: &str) -> String {
        let spin = |name: &str, default: usize, range: &RangeInclusive<usize>| {
            format!(
                "option name {name} type spin default {default} min {} max {}",
                range.start(),
                range.end()
            )
        };
        [
            format!("option name Game type string default {game}"),
            spin("Hash", self.settings.memory >> 20, &HASH),
            spin("Threads", self.settings.threads, &THREADS),
            spin("MultiPV", self.lines, &LINES),
            "option name Ponder type check default false".to_owned(),
            "option name Clear Hash type button".to_owned(),
        ]
        .join("\n")
    }

    /// Sets an option. Names are case-insensitive.
    pub(super) fn set<'a>(&mut self, name: &str, value: &'a str) -> Result<Change<'a>, OptionError> {
        match name.to_lowercase().as_str() {
            "hash" => {
                let mebibytes = within("Hash", &HASH, value)?;
                let bytes = mebibytes << 20;
                // Allocate once and free it: better to fail now than when the search needs the memory.
                Vec::<u8>::new().try_reserve_exact(bytes).map_err(|_| OptionError::Memory(mebibytes))?;
                self.settings.memory = bytes;
                Ok(Change::Table)
            }
            "threads" => {
                self.settings.threads = within("Threads", &THREADS, value)?;
                Ok(Change::Table)
            }
            "multipv" => {
                self.lines = within("MultiPV", &LINES, value)?;
                Ok(Change::Nothing)
            }
            // The client announces that it will ponder; there is nothing to prepare.
            "ponder" => match value {
                "true" | "false" => Ok(Change::Nothing),
                found => Err(OptionError::Value {
                    name: "Ponder",
                    takes: "true or false".to_owned(),
                    found: quoted(found),
                }),
            },
            "clear hash" => Ok(Change::Table),
            "game" | "variant" | "uci_variant" => Ok(Change::Game(value)),
            _ => Err(OptionError::Unknown(quoted(name))),
        }
    }
}

fn within(name: &'static str, range: &RangeInclusive<usize>, value: &str) -> Result<usize, OptionError> {
    value.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| OptionError::Value {
        name,
        takes: format!("a number from {} to {}", range.start(), range.end()),
        found: quoted(value),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_is_kept_and_what_is_wrong_changes_nothing() {
        let mut options = Options::new(Settings::default());
        assert_eq!(options.set("hash", "3"), Ok(Change::Table));
        assert_eq!(options.set("MultiPV", "4"), Ok(Change::Nothing));
        assert_eq!(options.set("UCI_Variant", "kalah"), Ok(Change::Game("kalah")));
        for value in ["0", "", "x", "65537", "-1", "99999999999999999999"] {
            let told = options.set("Hash", value).unwrap_err().to_string();
            assert_eq!(told, format!("Hash takes a number from 1 to 65536, not \"{value}\""));
        }
        assert_eq!((options.settings.memory, options.lines), (3 << 20, 4));
        assert!(matches!(options.set("Contempt", "1"), Err(OptionError::Unknown(_))));
    }

    #[test]
    fn each_option_is_described_on_a_line() {
        let described = Options::new(Settings::default()).described("oware");
        assert!(described.starts_with("option name Game type string default oware\n"));
        assert!(described.contains("\noption name Hash type spin default 64 min 1 max 65536\n"));
        assert!(described.lines().all(|line| line.starts_with("option name ")));
    }
}
