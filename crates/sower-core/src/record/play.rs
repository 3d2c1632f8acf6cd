//! Replays a record by the rules of a game.

use std::sync::Arc;

use super::Record;
use super::error::RecordError;
use super::movetext::{Line, WrittenPly};
use crate::game::Game;
use crate::notation::{TokenError, quoted};
use crate::played::{NodeId, Notes, Played};
use crate::position::Position;
use crate::refusal::Refusal;

impl Record {
    /// Replays the record by the rules of a game, including variations. The cursor is at the end of the main line.
    ///
    /// Rejects a record with another rules fingerprint. Also rejects one whose result contradicts its moves,
    /// unless the game was not over on the board.
    pub fn play(&self, game: &Arc<Game>) -> Result<Played, RecordError> {
        self.check_fingerprint(game.rules())?;
        let mut played = Played::from_position(Arc::clone(game), self.start(game)?);
        played.notes_mut(NodeId::START).merge(&self.text.opening);
        play_line(&mut played, &self.text.main, Whose::Main)?;
        let end = played.cursor();
        for beginning in &self.text.beginnings {
            played.go_to(NodeId::START);
            play_line(&mut played, beginning, Whose::Variation)?;
        }
        played.go_to(end);
        self.finish(&mut played)?;
        Ok(played)
    }

    /// The starting position in the tags.
    fn start(&self, game: &Game) -> Result<Position, RecordError> {
        match self.tags().value("Position").or_else(|| self.tags().value("FEN")) {
            None => Ok(game.start()),
            Some(text) => {
                game.read_position(text).map_err(|error| RecordError::BadPosition { reason: error })
            }
        }
    }
}

/// The line being replayed, for errors.
#[derive(Clone, Copy)]
enum Whose {
    Main,
    Variation,
}

/// Plays a line from the cursor and leaves the cursor at its end.
///
/// The whole line is played before its variations. A variation that repeats moves of the line then follows it and
/// appends its other moves.
fn play_line(played: &mut Played, line: &Line, whose: Whose) -> Result<(), RecordError> {
    let mut branches = Vec::new();
    for ply in &line.plies {
        if !ply.variations.is_empty() {
            branches.push((played.cursor(), &ply.variations));
        }
        play_ply(played, ply, whose)?;
    }
    let end = played.cursor();
    for (from, variations) in branches {
        for variation in variations {
            played.go_to(from);
            play_line(played, variation, Whose::Variation)?;
        }
    }
    played.go_to(end);
    Ok(())
}

fn play_ply(played: &mut Played, written: &WrittenPly, whose: Whose) -> Result<(), RecordError> {
    let refuse = |played: &Played, reason| {
        let ply = played.node(played.cursor()).ply() + 1;
        let (line, text) = (written.line, quoted(&written.text));
        match whose {
            Whose::Main => RecordError::Illegal { ply, line, text, reason },
            Whose::Variation => RecordError::IllegalInVariation { ply, line, text, reason },
        }
    };
    // First the ends that a position does not show: repetition and the ply cap.
    if let Some(outcome) = played.outcome() {
        let over = Refusal::Over { outcome, seeds_left: played.game().rules().end().seeds_left };
        return Err(refuse(played, TokenError::Illegal { reason: over }));
    }
    let read = played.game().read_token(played.position(), &written.text);
    let id = match read {
        Ok(token) => {
            played.play(token).map_err(|refusal| refuse(played, TokenError::Illegal { reason: refusal }))?
        }
        Err(error) => return Err(refuse(played, error)),
    };
    if written.notes != Notes::default() {
        played.notes_mut(id).merge(&written.notes);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::play;
    use super::*;
    use crate::notation::write_position;

    #[test]
    fn a_list_of_moves_is_played() {
        let played = play("oware", "FfBeBc").unwrap();
        assert_eq!(played.main_line().len(), 7);
        assert_eq!(played.cursor(), played.main_line()[6]);
    }

    #[test]
    fn the_ply_that_fails_is_named() {
        let error = play("oware", "1. F f\n2. F").unwrap_err();
        let refusal = Refusal::Empty { label: "F".to_owned() };
        let reason = TokenError::Illegal { reason: refusal };
        assert_eq!(error, RecordError::Illegal { ply: 3, line: 2, text: "F".to_owned(), reason });
        assert!(error.is_refusal());
    }

    #[test]
    fn a_wrong_suffix_fails_its_ply() {
        let error = play("oware", "1. F f+3").unwrap_err();
        assert!(matches!(error, RecordError::Illegal { ply: 2, .. }));
        let error = play("oware", "1. F f (1... a+2)").unwrap_err();
        assert!(matches!(error, RecordError::IllegalInVariation { ply: 2, .. }));
    }

    #[test]
    fn a_move_after_the_end_is_illegal() {
        let error = play("oware", "[Position \"0,0,0,0,0,1/1,0,0,0,0,1 23,22 S\"] 1. F f").unwrap_err();
        assert!(matches!(error, RecordError::Illegal { ply: 2, .. }));
    }

    #[test]
    fn a_record_may_begin_anywhere() {
        for tag in ["Position \"4,4,4,4,4,4/4,4,4,4,4,4 0,0 N\"", "FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\""] {
            let played = play("oware", &format!("[{tag}]\n1... a")).unwrap();
            assert_eq!(write_position(played.start()), "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N");
        }
        let error = play("oware", "[Position \"x\"] 1. A").unwrap_err();
        assert!(matches!(error, RecordError::BadPosition { .. }) && !error.is_refusal());
    }

    #[test]
    fn a_variation_that_repeats_the_line_adds_to_it() {
        let played = play("oware", "1. A (1. A b) a 2. B").unwrap();
        let line = played.main_line();
        assert_eq!(line.len(), 4);
        let after_first = played.node(line[1]).children();
        assert_eq!(after_first.len(), 2);
        assert_eq!(after_first[0], line[2]);
    }
}
