//! Reads records from files and standard input.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args as ClapArgs;
use serde::Serialize;
use sower_core::record::{Record, RecordError, Tags};
use sower_core::{Game, Played, Words};
use sower_text::{Language, Say as _, message};

use crate::args::GameArgs;
use crate::failure::Failure;
use crate::game_name::GameName;
use crate::input::Kind;
use crate::output::{json_line, stdout};
use crate::{choose, say};

/// The size limit; enough for a million plies.
const RECORD: Kind =
    Kind { what: "the record", largest: 16 << 20, too_large: "is too large; a record has at most {} bytes" };

/// A record and its game. Both orders are understood: FILE GAME, and GAME FILE.
#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct RecordArgs {
    /// Game record, or - for standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Game or rules file, if the record does not name one.
    #[arg(value_name = "GAME", value_parser = GameName, hide_possible_values = true)]
    game: Option<String>,
    /// Change a rule for this run, such as board.seeds=3; may be repeated.
    #[arg(long = "set", value_name = "KEY=VALUE", requires = "game")]
    changes: Vec<String>,
}

impl RecordArgs {
    /// The record's file and the game, told apart.
    pub(crate) fn source(&self, command: &'static str) -> anyhow::Result<RecordSource> {
        let changes = self.changes.clone();
        let first = self.file.to_str().unwrap_or_default();
        let Some(second) = &self.game else {
            if names_game(first) && !is_there(first) {
                let game = first.to_owned();
                return Err(Failure::input(message!("record-file-missing", game, command)));
            }
            return Ok(RecordSource { file: self.file.clone(), game: None });
        };
        // A name that is neither a game nor a file is a misspelt game if the other one is a file.
        let is_swapped = match (names_game(first), names_game(second)) {
            (true, false) => true,
            (false, false) => !is_there(first) && is_there(second),
            _ => false,
        };
        let (file, game) = match is_swapped {
            true => (PathBuf::from(second), first.to_owned()),
            false => (self.file.clone(), second.clone()),
        };
        Ok(RecordSource { file, game: Some(GameArgs { game, changes }) })
    }
}

/// Whether a name is a game's: a shipped game, or a rules file.
fn names_game(name: &str) -> bool {
    if name.ends_with(".toml") || name.contains(".toml#") {
        return true;
    }
    // A pipe can be read only once, so only regular files are tried as rules.
    let may_be_read = !name.contains(['/', '\\']) || Path::new(name).is_file();
    name != "-" && may_be_read && choose::choose(name).is_ok()
}

fn is_there(name: &str) -> bool {
    name == "-" || Path::new(name).exists()
}

/// Where a record is, and the game that the user named for it.
pub(crate) struct RecordSource {
    pub(crate) file: PathBuf,
    game: Option<GameArgs>,
}

impl RecordSource {
    /// Reads the record and plays it through. With `json`, an illegal move is also reported as an object.
    pub(crate) fn read(&self, command: &'static str, json: bool) -> anyhow::Result<(Record, Played)> {
        let text = read_text(&self.file)?;
        let record = Record::parse(&text).map_err(|error| failure(&Words::default(), &error))?;
        let (game, named_only) = match &self.game {
            Some(named) => {
                let game = choose::game(named)?;
                same_game(&game, &record)?;
                (game, named.changes.is_empty())
            }
            None => (own_game(&record, &self.file, command)?, false),
        };
        let game = Arc::new(game);
        match play_record(&game, &record, named_only) {
            Ok(played) => Ok((record, played)),
            Err(error) => {
                if json {
                    tell_failure(&game, &error)?;
                }
                Err(failure(game.rules().words(), &error))
            }
        }
    }
}

/// Reads a record's text; `-` is standard input.
pub(crate) fn read_text(file: &Path) -> anyhow::Result<String> {
    if file == Path::new("-") { RECORD.read_stdin() } else { RECORD.read_file(file) }
}

/// The game that a record names.
fn own_game(record: &Record, file: &Path, command: &'static str) -> anyhow::Result<Game> {
    match record.rules() {
        Ok(rules) => Ok(Game::new(rules)),
        Err(error @ (RecordError::NoGame | RecordError::UnknownGame { .. })) => {
            let (fault, file) = (error.message(), file.display().to_string());
            Err(Failure::input(message!("record-game-hint", fault, file, command)))
        }
        Err(error) => Err(failure(&Words::default(), &error)),
    }
}

/// The ply of a record that fails, as JSON.
#[derive(Serialize)]
struct Failed<'a> {
    ply: u32,
    #[serde(rename = "move")]
    token: &'a str,
    reason: String,
}

fn tell_failure(game: &Game, error: &RecordError) -> anyhow::Result<()> {
    if let RecordError::Illegal { ply, text, reason, .. }
    | RecordError::IllegalInVariation { ply, text, reason, .. } = error
    {
        let reason = Language::spoken().say(reason, game.rules().words());
        json_line(&mut stdout(), &Failed { ply: *ply, token: text, reason })?;
    }
    Ok(())
}

/// The error of a record: a negative result if a move is illegal, else bad input.
fn failure(words: &Words, error: &RecordError) -> anyhow::Error {
    let sentence = Language::spoken().say(error, words);
    if error.is_refusal() { Failure::no(sentence) } else { Failure::input(sentence) }
}

/// Plays through a record. If the game was given by name only, the record's rule changes apply.
fn play_record(game: &Arc<Game>, record: &Record, named_only: bool) -> Result<Played, RecordError> {
    let foreign = match record.play(game) {
        Err(error @ RecordError::ForeignRules { .. }) => error,
        played => return played,
    };
    let same_game = record.game_name() == Some(game.rules().about().id.as_str());
    match record.rules() {
        Ok(rules) if named_only && same_game => record.play(&Arc::new(Game::new(rules))),
        _ => Err(foreign),
    }
}

/// Refuses a record of another game.
pub(crate) fn same_game(game: &Game, record: &Record) -> anyhow::Result<()> {
    let id = game.rules().about().id.as_str();
    match record.rules() {
        Ok(rules) if rules.about().id != id && rules.fingerprint() != game.rules().fingerprint() => {
            let found = rules.about().id.clone();
            Err(Failure::input(say::sentence(
                game,
                &message!("cli-other-game", found, expected = id.to_owned()),
            )))
        }
        _ => Ok(()),
    }
}

/// Resumes a record at its cursor; returns it with its tags.
pub(crate) fn resume(game: &Arc<Game>, text: &str, name: &str) -> anyhow::Result<(Played, Tags)> {
    let told = |error: RecordError| Failure::input(format!("{name}: {}", say::sentence(game, &error)));
    let record = Record::parse(text).map_err(told)?;
    same_game(game, &record)?;
    let played = record.resume(game).map_err(told)?;
    Ok((played, record.tags().clone()))
}
