//! A match: rounds of one game, each of which continues from the result of the last one.
//!
//! What a round hands on is in [`RoundEnd`], what the rounds add up to in [`MatchScore`], and when a match ends in [`MatchResult`].
//! A [`Match`] keeps the rounds themselves.

mod carry;
mod result;
mod score;

use std::sync::Arc;

pub use carry::RoundEnd;
pub use result::{MatchEnd, MatchResult, match_name, match_result};
pub use score::MatchScore;

use crate::game::Game;
use crate::played::Played;
use crate::position::Position;
use crate::side::Side;

/// The rounds of a match: finished ones, and the current one.
#[derive(Clone, Debug)]
pub struct Match {
    game: Arc<Game>,
    /// The rounds before the current one. Each is over at its cursor.
    finished: Vec<Played>,
    current: Played,
}

/// Why there is no next round.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the text of each error explains its fields")]
pub enum NoNextRound {
    #[error("this game is played in one round; a match needs match.next = \"same\" or \"refill\"")]
    OneRound,
    #[error("round {round} is not over")]
    NotOver { round: usize },
    #[error("the match is over: {result}")]
    Over { result: MatchResult },
}

/// Why rounds are not those of a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the text of each error explains its fields")]
pub enum MatchError {
    #[error("a match has at least one round")]
    NoRounds,
    #[error("round {round} cannot follow: {reason}")]
    NoNext { round: usize, reason: NoNextRound },
    #[error("round {round} starts from {found}; after round {} it starts from {expected}", round - 1)]
    WrongStart { round: usize, found: Box<Position>, expected: Box<Position> },
}

impl Match {
    /// A match from the starting position, South to move.
    pub fn new(game: Arc<Game>) -> Match {
        Match::starting(Played::new(game))
    }

    /// A match whose first round is this one.
    pub fn starting(round: Played) -> Match {
        Match { game: Arc::clone(round.game()), finished: Vec::new(), current: round }
    }

    /// A match of rounds that were played one after another. All but the last have to be over at their cursors.
    pub fn of_rounds(rounds: impl IntoIterator<Item = Played>) -> Result<Match, MatchError> {
        let mut rounds = rounds.into_iter();
        let mut found = Match::starting(rounds.next().ok_or(MatchError::NoRounds)?);
        for round in rounds {
            let number = found.round() + 1;
            let expected =
                found.next_start().map_err(|reason| MatchError::NoNext { round: number, reason })?;
            if *round.start() != expected {
                let (found, expected) = (Box::new(*round.start()), Box::new(expected));
                return Err(MatchError::WrongStart { round: number, found, expected });
            }
            found.finished.push(std::mem::replace(&mut found.current, round));
        }
        Ok(found)
    }

    /// The game of all rounds.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// The number of the current round, counted from 1.
    pub fn round(&self) -> usize {
        self.finished.len() + 1
    }

    /// The current round.
    pub fn current(&self) -> &Played {
        &self.current
    }

    /// The current round, for playing. Undo stays within it.
    pub fn current_mut(&mut self) -> &mut Played {
        &mut self.current
    }

    /// All rounds, the current one last.
    pub fn rounds(&self) -> impl ExactSizeIterator<Item = &Played> + DoubleEndedIterator {
        (0..self.round()).map(|index| self.finished.get(index).unwrap_or(&self.current))
    }

    /// The score of the finished rounds, without the current one.
    pub fn score_before(&self) -> MatchScore {
        self.score_before_round(self.round())
    }

    /// The score of the rounds before the one with that number.
    pub fn score_before_round(&self, round: usize) -> MatchScore {
        let ends = self.finished.iter().take(round.saturating_sub(1)).filter_map(RoundEnd::of);
        ends.fold(MatchScore::default(), |score, end| score.with(self.game.rules(), &end))
    }

    /// The score, including the current round if it is over.
    pub fn score(&self) -> MatchScore {
        let before = self.score_before();
        RoundEnd::of(&self.current).map_or(before, |end| before.with(self.game.rules(), &end))
    }

    /// The result, if the match is over. A game of one round has none.
    pub fn result(&self) -> Option<MatchResult> {
        match self.next_start() {
            Err(NoNextRound::Over { result }) => Some(result),
            _ => None,
        }
    }

    /// The position in which the next round starts.
    pub fn next_start(&self) -> Result<Position, NoNextRound> {
        let rules = self.game.rules();
        if !rules.matches().has_rounds() {
            return Err(NoNextRound::OneRound);
        }
        let end = RoundEnd::of(&self.current).ok_or(NoNextRound::NotOver { round: self.round() })?;
        let score = self.score();
        if let Some(result) = match_result(rules, &score, &end) {
            return Err(NoNextRound::Over { result });
        }
        let start = self.game.settle(&end.next_start(rules));
        match self.game.outcome(&start) {
            None => Ok(start),
            // No one could play the next round.
            Some(_) => Err(NoNextRound::Over { result: result::unplayable(rules, &score, &end) }),
        }
    }

    /// Begins the next round, in which nothing was played yet.
    pub fn begin_next_round(&mut self) -> Result<&mut Played, NoNextRound> {
        let start = self.next_start()?;
        let next = Played::from_position(Arc::clone(&self.game), start);
        self.finished.push(std::mem::replace(&mut self.current, next));
        Ok(&mut self.current)
    }

    /// The rounds before the current one, and the current one.
    pub fn into_rounds(self) -> (Vec<Played>, Played) {
        (self.finished, self.current)
    }

    /// The side that begins the current round.
    pub fn starter(&self) -> Side {
        self.current.start().side()
    }
}

#[cfg(test)]
mod tests;
