//! A game that is being played, kept as a record: with who sits where, and where its cursor stands.

use std::sync::Arc;

use super::{Record, RecordError, Tags, write_record};
use crate::game::Game;
use crate::played::Played;
use crate::side::Side;

/// The tag that says where the cursor stood, when moves had been taken back.
const CURSOR: &str = "Ply";

/// Writes a game with the tags it has, and the names of its players where it has none.
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

impl Record {
    /// Plays the record, to be gone on with: the cursor stands where it stood when the game was left.
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
        // What was taken back can be put back.
        assert!(again.clone().redo().is_some());
    }

    #[test]
    fn players_that_a_record_names_stay() {
        let mut tags = Tags::new();
        tags.set("South", "Ann");
        let text = write_kept(&Played::new(game("kalah")), &tags, ["human", "random"]);
        assert!(text.contains("[South \"Ann\"]") && text.contains("[North \"random\"]"), "{text}");
    }
}
