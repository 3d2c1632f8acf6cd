//! Saved games: a record of an unfinished game with its players and cursor.

use std::sync::Arc;

use super::{Record, RecordError, Tags, write_record};
use crate::game::Game;
use crate::played::Played;
use crate::side::Side;

/// The tag with the cursor's ply, written if moves were taken back.
const CURSOR: &str = "Ply";

/// The tag with the player's own rules file: its path, and a variant after `#`.
pub const RULES_FILE: &str = "RulesFile";
/// The tag with the changes to that file for this game: `board.seeds=3; end.majority=true`.
pub const RULES_CHANGES: &str = "RulesChanges";

/// Writes a game with its tags, and the given player names where it has none.
pub fn write_kept(played: &Played, tags: &Tags, players: [&str; 2]) -> String {
    let mut kept = Tags::new();
    for (name, value) in tags.iter().filter(|(name, _)| *name != CURSOR) {
        kept.set(name, value);
    }
    let mut tags = kept;
    for (side, name) in [(Side::South, "South"), (Side::North, "North")] {
        if tags.player(side).is_none() {
            tags.set(name, players[side]);
        }
    }
    // The line played last becomes the main line; lines taken back become variations.
    let mut played = played.clone();
    played.make_main_line();
    let line = played.main_line();
    let ply = line.iter().position(|id| *id == played.cursor()).unwrap_or(line.len() - 1);
    if ply + 1 < line.len() {
        tags.set(CURSOR, &ply.to_string());
    }
    write_record(&tags, &played)
}

impl Record {
    /// Replays the record and puts the cursor where it was when the game was saved.
    pub fn resume(&self, game: &Arc<Game>) -> Result<Played, RecordError> {
        let mut played = self.play(game)?;
        let line = played.main_line();
        let ply = self.tags().value(CURSOR).and_then(|ply| ply.parse::<usize>().ok()).unwrap_or(usize::MAX);
        played.go_to(line[ply.min(line.len() - 1)]);
        Ok(played)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::game;
    use super::*;

    #[test]
    fn a_kept_game_comes_back_with_its_players_and_its_cursor() {
        let game = game("oware");
        let mut played = Record::parse("1. F f 2. B e").unwrap().play(&game).unwrap();
        played.undo();
        let text = write_kept(&played, &Tags::new(), ["human", "greedy"]);
        let record = Record::parse(&text).unwrap();
        let again = record.resume(&game).unwrap();
        assert_eq!(again.moves_played(), played.moves_played());
        assert_eq!(again.position(), played.position());
        assert_eq!(record.tags().player(Side::North), Some("greedy"));
        // Moves taken back can be redone.
        assert!(again.clone().redo().is_some());
    }

    /// Writes a game and reads it back.
    fn kept_and_read(played: &Played) -> (String, Played) {
        let text = write_kept(played, &Tags::new(), ["human", "human"]);
        let again = Record::parse(&text).unwrap().resume(played.game()).unwrap();
        assert_eq!(write_kept(&again, &Tags::new(), ["human", "human"]), text);
        (text, again)
    }

    #[test]
    fn what_was_taken_back_before_a_resignation_is_in_its_record() {
        let game = game("oware");
        for (moves, back, expected) in [
            ("1. F f 2. B e", 2, "1. F f (1... f 2. B e) 0-0"),
            (
                "1. F f (1... a 2. C) 2. B (2. C c) 2... e",
                2,
                "1. F f (1... a 2. C) (1... f 2. B e) (1... f 2. C c) 0-0",
            ),
            ("1. F f 2. B e", 4, "(1. F f 2. B e) 0-0"),
        ] {
            let mut played = Record::parse(moves).unwrap().play(&game).unwrap();
            for _ in 0..back {
                played.undo();
            }
            played.resign(Side::South).unwrap();
            let (text, mut again) = kept_and_read(&played);
            assert!(text.trim_end().ends_with(expected), "{text}");
            assert_eq!(again.outcome(), played.outcome());
            assert_eq!(again.main_line().len(), played.main_line().len());
            again.undo();
            for _ in 0..back {
                assert!(again.redo().is_some(), "{text}");
            }
        }
    }

    #[test]
    fn an_end_that_was_left_for_another_line_loses_no_plies_either() {
        let mut played = Record::parse("1. F f 2. B e").unwrap().play(&game("oware")).unwrap();
        played.undo();
        played.resign(Side::North).unwrap();
        played.go_to(crate::played::NodeId::START);
        let other = played.moves()[0];
        played.play(other).unwrap();
        let (text, again) = kept_and_read(&played);
        assert!(text.trim_end().ends_with("1. A (1. F f 2. B e) *"), "{text}");
        assert_eq!(again.outcome(), None);
    }

    #[test]
    fn players_that_a_record_names_stay() {
        let mut tags = Tags::new();
        tags.set("South", "Ann");
        let text = write_kept(&Played::new(game("kalah")), &tags, ["human", "random"]);
        assert!(text.contains("[South \"Ann\"]") && text.contains("[North \"random\"]"), "{text}");
    }
}
