//! Parses a record's result and compares it with its moves.

use super::Record;
use super::error::RecordError;
use crate::named::Named;
use crate::notation::quoted;
use crate::outcome::{Outcome, Termination};
use crate::played::{Played, settled};
use crate::side::Side;

/// A written result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Claim {
    /// `*`: the game is not over.
    Unfinished,
    /// `25-20`, South's first.
    Score([u8; 2]),
    /// `1/2-1/2`, or `1-0` if that cannot be a score.
    Won(Option<Side>),
}

impl Claim {
    fn parse(text: &str) -> Option<Claim> {
        match text {
            "*" | "?" | "" => return Some(Claim::Unfinished),
            "1/2-1/2" | "½-½" => return Some(Claim::Won(None)),
            _ => {}
        }
        let (south, north) = text.split_once('-')?;
        let count = |text: &str| {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            digits.then(|| text.parse().ok()).flatten()
        };
        Some(Claim::Score([count(south)?, count(north)?]))
    }

    /// The result in chess style, where `1-0` names the winner.
    fn as_in_chess(self) -> Claim {
        match self {
            Claim::Score([1, 0]) => Claim::Won(Some(Side::South)),
            Claim::Score([0, 1]) => Claim::Won(Some(Side::North)),
            claim => claim,
        }
    }

    fn fits(self, outcome: &Outcome) -> bool {
        match self {
            Claim::Unfinished => true,
            Claim::Score(score) => score == outcome.score,
            Claim::Won(winner) => winner == outcome.winner,
        }
    }
}

impl Record {
    /// Compares the end of the moves with the recorded result. If the game is not over on the board, the players may have
    /// ended it; the recorded result is then accepted.
    pub(super) fn finish(&self, played: &mut Played) -> Result<(), RecordError> {
        let (claim, written) = self.claim()?;
        let termination = self.termination()?;
        if let Some(text) = self.tags().value("Winner").filter(|_| self.is_native()) {
            winner_of(text)?;
        }
        match (played.outcome(), termination) {
            (Some(outcome), Some(claimed)) if claimed != outcome.termination => {
                Err(RecordError::WrongTermination {
                    claimed: claimed.to_string(),
                    termination: outcome.termination.to_string(),
                })
            }
            (Some(outcome), _) => {
                let chess = !self.is_native() && claim.as_in_chess().fits(&outcome);
                if claim.fits(&outcome) || chess {
                    return Ok(());
                }
                let [south, north] = outcome.score;
                Err(RecordError::WrongResult { claimed: quoted(written), score: format!("{south}-{north}") })
            }
            (None, None) if claim == Claim::Unfinished => Ok(()),
            (None, None) => self.declare(played, claim, None),
            (None, Some(claimed)) if is_players_doing(claimed) => self.declare(played, claim, Some(claimed)),
            (None, Some(claimed)) => Err(RecordError::NotOver { claimed: claimed.to_string() }),
        }
    }

    /// How the game ended, if the record uses Sower's terms. Other programs use their own.
    fn termination(&self) -> Result<Option<Termination>, RecordError> {
        let Some(text) = self.tags().value("Termination") else { return Ok(None) };
        match Termination::from_name(text) {
            None if self.is_native() => {
                let known: Vec<&str> = Termination::ALL.iter().map(|(name, _)| *name).collect();
                Err(RecordError::BadTermination { text: quoted(text), known: known.join(", ") })
            }
            found => Ok(found),
        }
    }

    /// The result in the tag, and the result after the moves.
    fn claim(&self) -> Result<(Claim, &str), RecordError> {
        let read =
            |text: &str| Claim::parse(text).ok_or_else(|| RecordError::BadResult { text: quoted(text) });
        let tag = self.tags().value("Result");
        let end = self.text.result.as_deref();
        if let (Some(tag), Some(end)) = (tag, end)
            && read(tag)? != read(end)?
        {
            return Err(RecordError::ResultsDiffer { tag: quoted(tag), end: quoted(end) });
        }
        let written = tag.or(end).unwrap_or("*");
        Ok((read(written)?, written))
    }

    /// Ends the game as the players did.
    ///
    /// If no reason is recorded, a result that an agreement would give counts as agreement; any other as abandoned.
    fn declare(
        &self,
        played: &mut Played,
        claim: Claim,
        termination: Option<Termination>,
    ) -> Result<(), RecordError> {
        let claim = if self.is_native() { claim } else { claim.as_in_chess() };
        let agreed = settled(played.game().rules(), played.position(), Termination::Agreement);
        let stores = Side::BOTH.map(|side| played.position().store(side));
        let can_be = match (claim, termination) {
            (Claim::Score(score), Some(Termination::Agreement)) => score == agreed.score,
            (Claim::Score(score), _) => is_within(score, stores, played.position().in_play()),
            _ => true,
        };
        if let (false, Claim::Score([south, north])) = (can_be, claim) {
            let [least_south, least_north] = stores;
            return Err(RecordError::WrongResult {
                claimed: format!("{south}-{north}"),
                score: format!("{least_south}-{least_north}"),
            });
        }
        let is_said = termination.is_some();
        let is_agreed = match claim {
            Claim::Score(score) => score == agreed.score,
            Claim::Won(winner) => winner.is_none() && agreed.winner.is_none(),
            Claim::Unfinished => false,
        };
        let unsaid = if is_agreed { Termination::Agreement } else { Termination::Abandoned };
        let termination = termination.unwrap_or(unsaid);
        let score = match claim {
            Claim::Score(score) => score,
            _ if termination == Termination::Agreement => agreed.score,
            _ => stores,
        };
        let by_score = Outcome::by_score(termination, score, None);
        let winner = match (self.tags().value("Winner"), claim) {
            _ if termination == Termination::Agreement => by_score.winner,
            (Some(text), _) => winner_of(text)?,
            (_, Claim::Won(winner)) => winner,
            (_, Claim::Unfinished) if termination == Termination::Abandoned => None,
            (_, Claim::Score(_)) if !is_said => by_score.winner,
            // The side to move resigned or ran out of time, unless the score says otherwise.
            _ => by_score.winner.or(Some(!played.position().side())),
        };
        // The game is not over at the cursor, so this cannot fail.
        let _ = played.declare(Outcome { winner, ..by_score });
        Ok(())
    }
}

/// The recorded winner of a game that the players ended.
fn winner_of(text: &str) -> Result<Option<Side>, RecordError> {
    match text {
        "South" => Ok(Some(Side::South)),
        "North" => Ok(Some(Side::North)),
        "-" => Ok(None),
        other => Err(RecordError::BadResult { text: quoted(other) }),
    }
}

/// Whether a score is possible with these stores and that many seeds in play: no side ends with less than its store.
fn is_within(score: [u8; 2], stores: [u8; 2], in_play: u8) -> bool {
    let more = [0, 1].map(|side| i16::from(score[side]) - i16::from(stores[side]));
    more.iter().all(|more| *more >= 0) && more.iter().sum::<i16>() <= i16::from(in_play)
}

/// Whether the players, not the board, end a game this way.
pub(super) fn is_players_doing(termination: Termination) -> bool {
    use Termination::{Abandoned, Agreement, Resignation, Time};
    matches!(termination, Agreement | Resignation | Time | Abandoned)
}

#[cfg(test)]
mod tests {
    use super::super::tests::play;
    use super::*;

    /// South captures the decisive seeds: 25 to 22.
    const WON: &str = "[Position \"0,0,0,0,0,1/1,0,0,0,0,1 23,22 S\"]\n";
    const OPEN: &str = "[Position \"3,0,0,0,0,0/4,0,0,0,0,0 21,20 S\"]\n";

    fn outcome(text: &str) -> Result<Option<Outcome>, RecordError> {
        play("oware", text).map(|played| played.outcome())
    }

    #[test]
    fn the_score_that_the_moves_give_is_accepted() {
        for end in ["25-22", "*", "", "1-0"] {
            let found = outcome(&format!("{WON}1. F+2 {end}")).unwrap().unwrap();
            assert_eq!(found.termination, Termination::Majority, "{end}");
        }
        assert!(outcome(&format!("[Result \"25-22\"]\n[Termination \"majority\"]\n{WON}1. F")).is_ok());
    }

    #[test]
    fn another_score_or_ending_is_refused() {
        let wrong = RecordError::WrongResult { claimed: "25-20".to_owned(), score: "25-22".to_owned() };
        assert_eq!(outcome(&format!("{WON}1. F 25-20")), Err(wrong.clone()));
        assert!(wrong.is_refusal());
        let wrong = RecordError::WrongResult { claimed: "1-0".to_owned(), score: "25-22".to_owned() };
        assert_eq!(outcome(&format!("[Game \"oware\"]\n{WON}1. F 1-0")), Err(wrong));
        assert_eq!(
            outcome(&format!("[Termination \"stuck\"]\n{WON}1. F")),
            Err(RecordError::WrongTermination {
                claimed: "stuck".to_owned(),
                termination: "majority".to_owned()
            })
        );
        assert_eq!(
            outcome(&format!("[Termination \"majority\"]\n{OPEN}*")),
            Err(RecordError::NotOver { claimed: "majority".to_owned() })
        );
    }

    #[test]
    fn the_players_may_have_ended_it() {
        let ended = |tags: &str| {
            let outcome = outcome(&format!("{tags}\n{OPEN}")).unwrap().unwrap();
            (outcome.termination, outcome.score, outcome.winner)
        };
        assert_eq!(ended("[Termination \"agreement\"]"), (Termination::Agreement, [24, 24], None));
        assert_eq!(
            ended("[Termination \"resignation\"][Result \"21-20\"][Winner \"North\"]"),
            (Termination::Resignation, [21, 20], Some(Side::North))
        );
        assert_eq!(ended("[Termination \"time\"]"), (Termination::Time, [21, 20], Some(Side::South)));
        assert_eq!(ended("[Result \"24-24\"]"), (Termination::Agreement, [24, 24], None));
        assert_eq!(ended("[Result \"0-1\"]"), (Termination::Abandoned, [21, 20], Some(Side::North)));
        assert_eq!(ended("[Result \"1/2-1/2\"]"), (Termination::Agreement, [24, 24], None));
        assert_eq!(ended("[Result \"21-20\"]"), (Termination::Abandoned, [21, 20], Some(Side::South)));
        assert_eq!(outcome(&format!("{OPEN}*")), Ok(None));
    }

    #[test]
    fn a_score_that_cannot_come_of_the_board_is_refused() {
        for impossible in ["99-99", "20-20", "21-28", "0-0"] {
            let wrong =
                RecordError::WrongResult { claimed: impossible.to_owned(), score: "21-20".to_owned() };
            assert_eq!(outcome(&format!("[Game \"oware\"]\n[Result \"{impossible}\"]\n{OPEN}")), Err(wrong));
        }
        let agreed = "[Game \"oware\"]\n[Result \"21-27\"]\n[Termination \"agreement\"]\n";
        assert!(outcome(&format!("{agreed}{OPEN}")).is_err(), "agreement gives 24-24");
        let level = outcome("[Game \"oware\"]\n[Result \"0-0\"]\n1. A").unwrap().unwrap();
        assert_eq!(
            (level.termination, level.winner),
            (Termination::Abandoned, None),
            "neither side has lost"
        );
    }

    #[test]
    fn words_that_sower_does_not_write_are_told_in_its_own_records() {
        let bad = outcome("[Game \"oware\"]\n[Termination \"nonsense\"]\n1. A").unwrap_err();
        assert!(matches!(&bad, RecordError::BadTermination { text, .. } if text == "nonsense"), "{bad:?}");
        let bad = outcome("[Game \"oware\"]\n[Winner \"Bob\"]\n1. A");
        assert_eq!(bad, Err(RecordError::BadResult { text: "Bob".to_owned() }));
        assert_eq!(outcome("[Termination \"Time forfeit\"]\n1. A"), Ok(None), "another program's");
    }

    #[test]
    fn results_that_differ_or_are_none_are_told() {
        let differ = RecordError::ResultsDiffer { tag: "1-2".to_owned(), end: "2-1".to_owned() };
        assert_eq!(outcome("[Result \"1-2\"]\n2-1"), Err(differ));
        assert_eq!(outcome("[Result \"won\"]\n1. A"), Err(RecordError::BadResult { text: "won".to_owned() }));
        assert_eq!(outcome("1. A 300-2"), Err(RecordError::BadResult { text: "300-2".to_owned() }));
    }
}
