//! Match files: the records of the rounds of a match, one after another.
//!
//! Each round is a record. Three tags place it in the match: `[Match "best of 3"]`, `[Round "2"]` and `[MatchScore "1-0"]`, the
//! score before the round. `[Position]` has the start of the round where it is not the start of the game.

use std::sync::Arc;

use super::error::RecordError;
use super::movetext;
use super::scan::{Piece, Scanner};
use super::tags::Tags;
use super::write::write_record;
use super::{Record, kept};
use crate::game::Game;
use crate::matches::{Match, MatchError, match_name};
use crate::notation::quoted;
use crate::played::Played;

/// The tags that place a round in its match.
const MATCH: &str = "Match";
const ROUND: &str = "Round";
const SCORE: &str = "MatchScore";

/// Why a text is not a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the text of each error explains its fields")]
pub enum MatchFileError {
    #[error("round {round}: {reason}")]
    Round { round: usize, reason: RecordError },
    #[error(transparent)]
    Rounds(MatchError),
    #[error("the tag [Round \"{found}\"] is in record {round}; expected [Round \"{round}\"]")]
    WrongRound { round: usize, found: String },
    #[error("round {round} has the tag [MatchScore \"{found}\"]; the rounds before it give {expected}")]
    WrongScore { round: usize, found: String, expected: String },
}

impl MatchFileError {
    /// Whether the records are readable, but their moves or rounds break the rules.
    pub fn is_refusal(&self) -> bool {
        match self {
            MatchFileError::Round { reason, .. } => reason.is_refusal(),
            MatchFileError::Rounds(_)
            | MatchFileError::WrongRound { .. }
            | MatchFileError::WrongScore { .. } => true,
        }
    }
}

/// Writes a match: a record for each round, with the match's tags. Reading it back gives the same match.
pub fn write_match(tags: &Tags, of: &Match) -> String {
    let rounds = (1..).zip(of.rounds());
    let records: Vec<String> =
        rounds.map(|(round, played)| write_record(&round_tags(tags, of, round), played)).collect();
    records.join("\n")
}

/// Writes a match with its tags and the cursor of its last round, and the given player names where it has none.
pub fn write_kept_match(of: &Match, tags: &Tags, players: [&str; 2]) -> String {
    let mut records = Vec::new();
    for (round, played) in (1..).zip(of.rounds()) {
        records.push(kept::write_kept(played, &round_tags(tags, of, round), players));
    }
    records.join("\n")
}

/// The tags of a round. A game of one round has no others than those given.
pub fn round_tags(tags: &Tags, of: &Match, round: usize) -> Tags {
    let mut tags = tags.clone();
    let rules = of.game().rules();
    if let Some(name) = match_name(rules) {
        tags.set(MATCH, &name);
        tags.set(ROUND, &round.to_string());
        tags.set(SCORE, &of.score_before_round(round).text(rules));
    }
    tags
}

impl Record {
    /// Parses a text with one record or several. Lines are counted from the beginning of the text.
    pub fn parse_all(text: &str) -> Result<Vec<Record>, MatchFileError> {
        let in_round = |(round, (line, text))| {
            let found = movetext::read_from(text, line).map(|text| Record { text });
            found.map_err(|reason| MatchFileError::Round { round, reason })
        };
        (1..).zip(split(text)).map(in_round).collect()
    }

    /// Replays the records of a match by the rules of a game.
    pub fn play_all(records: &[Record], game: &Arc<Game>) -> Result<Match, MatchFileError> {
        Record::rounds(records, game, Record::play)
    }

    /// Replays the records of a match and puts the cursor of the last round where it was when the match was saved.
    pub fn resume_all(records: &[Record], game: &Arc<Game>) -> Result<Match, MatchFileError> {
        let last = records.len();
        Record::rounds(records, game, |record, game| {
            let is_last = records.get(last.wrapping_sub(1)).is_some_and(|last| std::ptr::eq(last, record));
            if is_last { record.resume(game) } else { record.play(game) }
        })
    }

    fn rounds(
        records: &[Record],
        game: &Arc<Game>,
        play: impl Fn(&Record, &Arc<Game>) -> Result<Played, RecordError>,
    ) -> Result<Match, MatchFileError> {
        let mut rounds = Vec::with_capacity(records.len());
        for (round, record) in (1..).zip(records) {
            rounds.push(play(record, game).map_err(|reason| MatchFileError::Round { round, reason })?);
        }
        let of = Match::of_rounds(rounds).map_err(MatchFileError::Rounds)?;
        for (round, record) in (1..).zip(records) {
            record.check_place(&of, round, records.len())?;
        }
        Ok(of)
    }

    /// Compares the tags of the match, where there are any. A single record of a later round needs no others.
    fn check_place(&self, of: &Match, round: usize, records: usize) -> Result<(), MatchFileError> {
        if records < 2 || !of.game().rules().matches().has_rounds() {
            return Ok(());
        }
        if let Some(found) = self.tags().value(ROUND).filter(|found| found.trim() != round.to_string()) {
            return Err(MatchFileError::WrongRound { round, found: quoted(found) });
        }
        let expected = of.score_before_round(round).text(of.game().rules());
        match self.tags().value(SCORE).filter(|found| found.trim() != expected) {
            Some(found) => Err(MatchFileError::WrongScore { round, found: quoted(found), expected }),
            None => Ok(()),
        }
    }
}

/// The records of a text, each with the number of its first line. A record begins with the first tag after moves or a result.
///
/// Text that cannot be read is not split: it belongs to the record before it, which then reports it.
fn split(text: &str) -> Vec<(usize, &str)> {
    let mut scanner = Scanner::new(text, 1);
    let mut starts = vec![(1, 0)];
    let mut has_moves = false;
    // Every piece takes at least one byte.
    while let Ok(Some(piece)) = scanner.next_piece() {
        match piece {
            Piece::Tag(tag) if has_moves => {
                starts.push((scanner.line(), text.len() - scanner.left() - tag.length));
                has_moves = false;
            }
            Piece::Tag(_) | Piece::Comment(_) => {}
            _ => has_moves = true,
        }
    }
    let ends = starts.iter().skip(1).map(|(_, start)| *start).chain([text.len()]);
    starts.iter().zip(ends).map(|((line, start), end)| (*line, &text[*start..end])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library;
    use crate::matches::NoNextRound;
    use crate::rules::Change;
    use crate::side::Side;

    fn game(changes: &[&str]) -> Arc<Game> {
        let changes: Vec<Change> = changes.iter().map(|change| Change::parse(change).unwrap()).collect();
        Arc::new(Game::new(library::find("kalah").unwrap().rules(&changes).unwrap()))
    }

    fn best_of_three() -> Arc<Game> {
        game(&["match.next=same", "match.rounds=3"])
    }

    /// South resigns the first round; the second has begun.
    fn two_rounds() -> Match {
        let mut of = Match::new(best_of_three());
        of.current_mut().resign(Side::South).unwrap();
        of.begin_next_round().unwrap();
        let moves = of.current().moves();
        of.current_mut().play(moves[1]).unwrap();
        of
    }

    fn read(text: &str, game: &Arc<Game>) -> Result<Match, MatchFileError> {
        Record::play_all(&Record::parse_all(text)?, game)
    }

    #[test]
    fn a_match_is_records_one_after_another() {
        let of = two_rounds();
        let text = write_match(&Tags::new(), &of);
        let rules = super::super::identify::rules_tag(of.game().rules());
        let expected = format!(
            "\
[Game \"kalah\"]
[Rules \"{rules}\"]
[Result \"0-0\"]
[Termination \"resignation\"]
[Winner \"North\"]
[Match \"best of 3\"]
[Round \"1\"]
[MatchScore \"0-0\"]

0-0

[Game \"kalah\"]
[Rules \"{rules}\"]
[Position \"4,4,4,4,4,4/4,4,4,4,4,4 0,0 N\"]
[Result \"*\"]
[Match \"best of 3\"]
[Round \"2\"]
[MatchScore \"0-1\"]

1... 2 *
"
        );
        assert_eq!(text, expected);
        let again = read(&text, of.game()).unwrap();
        assert_eq!(write_match(&Tags::new(), &again), text);
        assert_eq!((again.round(), again.score_before()), (2, of.score_before()));
    }

    #[test]
    fn each_round_is_a_valid_record_of_its_own() {
        let of = two_rounds();
        let text = write_match(&Tags::new(), &of);
        let second = text.split("\n\n[Game").nth(1).unwrap();
        let record = Record::parse(&format!("[Game{second}")).unwrap();
        assert_eq!(record.rules().unwrap(), *of.game().rules());
        let played = record.play(of.game()).unwrap();
        assert_eq!(played.position(), of.current().position());
        assert!(Record::play_all(&[record], of.game()).is_ok(), "a round alone stands for itself");
    }

    #[test]
    fn the_cursor_of_the_last_round_is_kept() {
        let mut of = two_rounds();
        of.current_mut().undo();
        let text = write_kept_match(&of, &Tags::new(), ["Ann", "Ben"]);
        let records = Record::parse_all(&text).unwrap();
        let again = Record::resume_all(&records, of.game()).unwrap();
        assert_eq!(again.current().position(), of.current().position());
        assert!(again.current().clone().redo().is_some());
        assert_eq!(records[0].tags().player(Side::North), Some("Ben"));
    }

    #[test]
    fn what_does_not_fit_is_told() {
        let of = two_rounds();
        let text = write_match(&Tags::new(), &of);
        let told = |text: &str| read(text, of.game()).unwrap_err().to_string();
        assert_eq!(
            told(&text.replace("[Round \"2\"]", "[Round \"3\"]")),
            "the tag [Round \"3\"] is in record 2; expected [Round \"2\"]"
        );
        assert_eq!(
            told(&text.replace("[MatchScore \"0-1\"]", "[MatchScore \"1-0\"]")),
            "round 2 has the tag [MatchScore \"1-0\"]; the rounds before it give 0-1"
        );
        assert!(
            told(&text.replace("0,0 N", "0,0 S"))
                .starts_with("round 2 starts from 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S;")
        );
        assert_eq!(told(&text.replace("1... 2", "1... 9")).split(':').next(), Some("round 2"));
        let line = text.lines().position(|line| line == "1... 2 *").unwrap() + 1;
        assert!(told(&text.replace("1... 2", "1... 9")).contains(&format!("line {line}")));
        let one_round = read("1. 1 *\n[A \"b\"]\n1. 2 *", &game(&[])).unwrap_err();
        assert!(!one_round.is_refusal() || matches!(&one_round, MatchFileError::Rounds(_)));
        assert_eq!(
            one_round,
            MatchFileError::Rounds(MatchError::NoNext { round: 2, reason: NoNextRound::OneRound })
        );
    }

    #[test]
    fn comments_and_variations_do_not_divide_a_text() {
        let records =
            Record::parse_all("[A \"1\"] 1. 1 (1. 2 {[B \"2\"]}) {x} * ; [C \"3\"]\n[A \"2\"]\n1. 3 *")
                .unwrap();
        assert_eq!(records.iter().map(Record::plies).collect::<Vec<_>>(), [1, 1]);
        assert_eq!(Record::parse_all("1. 1 *").unwrap().len(), 1);
        let empty = MatchFileError::Round { round: 1, reason: RecordError::Empty };
        assert_eq!(Record::parse_all(""), Err(empty));
    }

    proptest::proptest! {
        #[test]
        fn no_text_makes_the_reader_panic(text in "([A-Fa-f1-9. (){}*;!\n]|\\[A \"b\"\\]|12-3|…){0,60}") {
            let _ = Record::parse_all(&text);
        }
    }
}
