//! Reads records from files and standard input.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args as ClapArgs;
use serde::Serialize;
use sower_core::record::{MatchFileError, Record, RecordError, Tags};
use sower_core::{Game, Match, Played, Words};
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
    /// Reads the record, or the records of a match, and plays through them. With `json`, an illegal move is also reported as an object.
    pub(crate) fn read(&self, command: &'static str, json: bool) -> anyhow::Result<ReadMatch> {
        let text = read_text(&self.file)?;
        let records = Record::parse_all(&text).map_err(|error| failure(&Words::default(), &error))?;
        let first = records.first().expect("a text is at least one record");
        let game = match &self.game {
            Some(named) => {
                let game = choose::game(named)?;
                // If the game was given by name only, the record's rule changes apply.
                let changed = if named.changes.is_empty() { changed_game(&game, first) } else { None };
                changed.unwrap_or(game)
            }
            None => own_game(first, &self.file, command)?,
        };
        for record in &records {
            same_game(&game, record)?;
        }
        let game = Arc::new(game);
        if records.len() > 1 && !game.rules().matches().has_rounds() {
            // Only rounds of a match follow each other: the error names the second game.
            Record::parse(&text).map_err(|reason| {
                failure(game.rules().words(), &MatchFileError::Round { round: 1, reason })
            })?;
        }
        match Record::play_all(&records, &game) {
            Ok(rounds) => Ok(ReadMatch { records, rounds }),
            Err(error) => {
                if json {
                    tell_failure(&game, &error)?;
                }
                Err(failure(game.rules().words(), &error))
            }
        }
    }
}

/// The records of a match, and their rounds. A game of one round is one record.
pub(crate) struct ReadMatch {
    pub(crate) records: Vec<Record>,
    pub(crate) rounds: Match,
}

impl ReadMatch {
    /// The game of the records.
    pub(crate) fn game(&self) -> &Arc<Game> {
        self.rounds.game()
    }

    /// Each record with its round and its number, from 1.
    pub(crate) fn each(&self) -> impl Iterator<Item = (usize, &Record, &Played)> {
        let rounds = self.records.iter().zip(self.rounds.rounds());
        rounds.enumerate().map(|(index, (record, played))| (index + 1, record, played))
    }

    /// Whether there is more than one round.
    pub(crate) fn has_rounds(&self) -> bool {
        self.records.len() > 1
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
        Err(reason) => Err(failure(&Words::default(), &MatchFileError::Round { round: 1, reason })),
    }
}

/// The ply of a record that fails, as JSON.
#[derive(Serialize)]
struct Failed<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<usize>,
    ply: u32,
    #[serde(rename = "move")]
    token: &'a str,
    reason: String,
}

fn tell_failure(game: &Game, error: &MatchFileError) -> anyhow::Result<()> {
    let MatchFileError::Round { round, reason } = error else { return Ok(()) };
    if let RecordError::Illegal { ply, text, reason, .. }
    | RecordError::IllegalInVariation { ply, text, reason, .. } = reason
    {
        let reason = Language::spoken().say(reason, game.rules().words());
        let round = (*round > 1).then_some(*round);
        json_line(&mut stdout(), &Failed { round, ply: *ply, token: text, reason })?;
    }
    Ok(())
}

/// The error of records: a negative result if a move is illegal, else bad input.
fn failure(words: &Words, error: &MatchFileError) -> anyhow::Error {
    let sentence = Language::spoken().say(error, words);
    if error.is_refusal() { Failure::no(sentence) } else { Failure::input(sentence) }
}

/// The game with the rule changes of a record of it. None if the record names no rules or another game.
fn changed_game(game: &Game, record: &Record) -> Option<Game> {
    let is_of_game = record.game_name() == Some(game.rules().about().id.as_str());
    if !is_of_game || record.tags().value("Rules").is_none() {
        return None;
    }
    let rules = record.rules().ok()?;
    (rules.fingerprint() != game.rules().fingerprint()).then(|| Game::new(rules))
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

/// Resumes the records of a game or match at the cursor of the last one; returns it with its tags.
pub(crate) fn resume(game: &Arc<Game>, text: &str, name: &str) -> anyhow::Result<(Match, Tags)> {
    let told = |error: MatchFileError| Failure::input(format!("{name}: {}", say::sentence(game, &error)));
    let records = Record::parse_all(text).map_err(told)?;
    for record in &records {
        same_game(game, record)?;
    }
    let rounds = Record::resume_all(&records, game).map_err(told)?;
    let tags = records.first().map(|record| record.tags().clone()).unwrap_or_default();
    Ok((rounds, tags))
}
