//! Records on disk and on standard input.

use std::path::Path;
use std::sync::Arc;

use sower_core::record::{Record, RecordError, Tags};
use sower_core::{Game, Played, Words};
use sower_text::{Language, message};

use crate::failure::Failure;
use crate::input::Kind;
use crate::say;

/// A game of a million plies would still fit.
const RECORD: Kind = Kind {
    what: "the record",
    largest: 16 << 20,
    too_large: "has more than {} bytes; that is no record of a game",
};

/// The text of a record; `-` is standard input.
pub(crate) fn read_text(file: &Path) -> anyhow::Result<String> {
    if file == Path::new("-") { RECORD.read_stdin() } else { RECORD.read_file(file) }
}

/// A record that fails: a "no" where a move is illegal, else bad input.
pub(crate) fn failure(words: &Words, error: &RecordError) -> anyhow::Error {
    let sentence = Language::spoken().say(error, words);
    if error.is_refusal() { Failure::no(sentence) } else { Failure::input(sentence) }
}

/// Plays a record. Where the game was only named, the record's own changes to its rules hold.
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

/// Refuses a record that says it is another game's.
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

/// Plays the text of a record, to be gone on with: the cursor stands where it stood. Told with its tags.
pub(crate) fn resume(game: &Arc<Game>, text: &str, name: &str) -> anyhow::Result<(Played, Tags)> {
    let told = |error: RecordError| Failure::input(format!("{name}: {}", say::sentence(game, &error)));
    let record = Record::parse(text).map_err(told)?;
    same_game(game, &record)?;
    let played = record.resume(game).map_err(told)?;
    Ok((played, record.tags().clone()))
}
