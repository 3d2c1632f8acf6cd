//! Records on disk and on standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use anyhow::Context as _;
use sower_core::record::{Record, RecordError, Tags, write_record};
use sower_core::{Game, Played, Side};

use crate::failure::Failure;
use crate::say;
use crate::talk::Talk;

/// A record is at most so large; a game of a million plies would still fit.
const LARGEST: u64 = 16 << 20;

/// The tag that says where the cursor stood, when moves had been taken back.
const CURSOR: &str = "Ply";

/// The text of a record; `-` is standard input.
pub(crate) fn read_text(file: &Path) -> anyhow::Result<String> {
    let name = file.display();
    let mut bytes = Vec::new();
    if file == Path::new("-") {
        io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes).context("cannot read standard input")?;
    } else {
        let opened = File::open(file).with_context(|| format!("cannot read the record {name}"))?;
        opened
            .take(LARGEST + 1)
            .read_to_end(&mut bytes)
            .with_context(|| format!("cannot read the record {name}"))?;
    }
    if bytes.len() as u64 > LARGEST {
        return Err(Failure::input(format!(
            "{name} has more than {LARGEST} bytes; that is no record of a game"
        )));
    }
    String::from_utf8(bytes).map_err(|_| Failure::input(format!("{name} is not text (UTF-8)")))
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
            Err(Failure::input(say::sentence(game, &Talk::OtherGame { found, expected: id.to_owned() })))
        }
        _ => Ok(()),
    }
}

/// Plays the text of a record, to be gone on with: the cursor stands where it stood. Told with its tags.
pub(crate) fn resume(game: &Arc<Game>, text: &str, name: &str) -> anyhow::Result<(Played, Tags)> {
    let told = |error: RecordError| Failure::input(format!("{name}: {}", say::sentence(game, &error)));
    let record = Record::parse(text).map_err(told)?;
    same_game(game, &record)?;
    let mut played = record.play(game).map_err(told)?;
    let line = played.main_line();
    let ply = record.tags().value(CURSOR).and_then(|ply| ply.parse::<usize>().ok()).unwrap_or(usize::MAX);
    played.go_to(line[ply.min(line.len() - 1)]);
    Ok((played, record.tags().clone()))
}

/// Writes a game with the tags it has, and the names of its players where it has none.
pub(crate) fn write(played: &Played, tags: &Tags, players: [&str; 2]) -> String {
    let mut kept = Tags::new();
    for (name, value) in tags.iter().filter(|(name, _)| *name != CURSOR) {
        kept.set(name, value);
    }
    let mut tags = kept;
    for (side, name, player) in [(Side::South, "South", players[0]), (Side::North, "North", players[1])] {
        if tags.player(side).is_none() {
            tags.set(name, player);
        }
    }
    // What was played last is the main line; what was taken back and played otherwise is a variation.
    let mut played = played.clone();
    played.make_main_line();
    let line = played.main_line();
    let ply = line.iter().position(|id| *id == played.cursor()).unwrap_or(line.len() - 1);
    if ply + 1 < line.len() {
        tags.set(CURSOR, &ply.to_string());
    }
    write_record(&tags, &played)
}
