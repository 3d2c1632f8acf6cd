//! OGN, the notation of Oware programs (`*.ogn`).
//!
//! South's houses are A to F, North's a to f, `+n` is the number of captured seeds. `[FEN]` has a dashed board if the start is
//! not the usual one. OGN is read like any record: `[Variant]` names the game.

use super::error::FormError;
use super::tags::Tags;
use super::write::{copy, copy_others, movetext, set_ending};
use crate::notation::write_dashed;
use crate::played::Played;
use crate::rules::{Labels, Notation};

/// Writes a game as OGN, with all variations and notes.
///
/// OGN records no rules beyond the game's name.
pub fn write_ogn(tags: &Tags, played: &Played) -> Result<String, FormError> {
    let rules = played.game().rules();
    let fits = *rules.labels() == Labels::Letters
        && *rules.notation() == Notation::Plus
        && rules.home().at.is_none()
        && !rules.turn().pie;
    if !fits {
        return Err(FormError::NotOgn { name: rules.about().name.clone() });
    }
    let mut head = Tags::new();
    head.set("Variant", &rules.about().name);
    copy(&mut head, tags, &["Event", "Site", "Date", "Round", "South", "North"]);
    set_ending(&mut head, played);
    if *played.start() != played.game().start() {
        head.set("FEN", &write_dashed(played.start()));
    }
    copy_others(&mut head, tags, &["Game", "Rules", "Position", "FEN", "Termination", "Winner"]);
    Ok(format!("{head}\n{}", movetext(played)))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{game, play};
    use super::super::{Record, write_record};
    use super::*;

    const TEXT: &str = "\
[Variant \"Oware\"]
[Date \"2024.05.01\"]
[South \"Ann\"]
[North \"Ben\"]
[Result \"*\"]
[FEN \"0-0-0-0-2-3-2-2-1-4-0-0-10-10-S\"]

1. F+8 {a remark} 1... d *
";

    #[test]
    fn ogn_is_read_and_written() {
        let record = Record::parse(TEXT).unwrap();
        assert_eq!(record.rules().unwrap().about().id, "oware");
        let played = record.play(&game("oware")).unwrap();
        assert_eq!(write_ogn(record.tags(), &played).unwrap(), TEXT);
    }

    #[test]
    fn ogn_becomes_a_record_and_back() {
        let record = Record::parse(TEXT).unwrap();
        let played = record.play(&game("oware")).unwrap();
        let native = Record::parse(&write_record(record.tags(), &played)).unwrap();
        let again = native.play(&game("oware")).unwrap();
        assert_eq!(write_ogn(native.tags(), &again).unwrap(), TEXT);
    }

    #[test]
    fn a_game_without_letters_has_no_ogn() {
        let played = play("kalah", "3 1").unwrap();
        assert_eq!(write_ogn(&Tags::new(), &played), Err(FormError::NotOgn { name: "Kalah".to_owned() }));
    }
}
