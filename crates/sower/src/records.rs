//! Reads records from files and standard input.

use std::path::Path;
use std::sync::Arc;

use sower_core::record::{Record, RecordError, Tags};
use sower_core::{Game, Played, Words};
use sower_text::{Language, message};

use crate::failure::Failure;
use crate::input::Kind;
use crate::say;

/// The size limit; enough for a million plies.
const RECORD: Kind =
    Kind { what: "the record", largest: 16 << 20, too_large: "is too large; a record has at most {} bytes" };

/// Reads a record's text; `-` is standard input.
pub(crate) fn read_text(file: &Path) -> anyhow::Result<String> {
    if file == Path::new("-") { RECORD.read_stdin() } else { RECORD.read_file(file) }
}

/// The error of a record: a negative result if a move is illegal, else bad input.
pub(crate) fn failure(words: &Words, error: &RecordError) -> anyhow::Error {
    let sentence = Language::spoken().say(error, words);
    if error.is_refusal() { Failure::no(sentence) } else { Failure::input(sentence) }
}

/// Plays through a record. If the game was given by name only, the record's rule changes apply.
pub(crate) fn play_record(
    game: &Arc<Game>,
    record: &Record,
    named_only: bool,
) -> Result<Played, RecordError> {
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
