//! The sentences of a puzzle: its task, its hint, and why a move is right or wrong.

use sower_core::{Game, Move, Position, Refusal, Side};
use sower_review::score_sentence;
use sower_search::{Limits, Root, Searcher, Stop};
use sower_text::{LineOfPlay, Message, Say as _, gist, message};

use crate::perfect_play::is_decided;
use crate::puzzle::Puzzle;
use crate::result::GameResult;
use crate::value_range::ValueRange;

/// The node limit for the line after a move.
const LINE: u64 = 100_000;
/// The most plies of the line to show.
const SHOWN: usize = 10;

impl Puzzle {
    /// The task as a sentence.
    pub fn task(&self) -> Message {
        let side = self.position.side();
        match self.aim {
            GameResult::Win => message!("puzzle-find-win", side),
            _ => message!("puzzle-find-draw", side),
        }
    }

    /// A hint about the effect of the solution, without naming it.
    pub fn hint(&self, game: &Game) -> Option<Message> {
        let what = gist(game, &self.position, self.solution).into_iter().last()?;
        Some(message!("puzzle-hint", what))
    }
}

impl ValueRange {
    /// The result for a side as a sentence.
    pub fn message(self, side: Side) -> Message {
        if self.lower == self.upper {
            return score_sentence(self.lower, side, true);
        }
        let shown = |score: sower_search::Score| format!("{:+}", score.whole());
        message!("puzzle-between", side, sure = shown(self.lower), most = shown(self.upper))
    }
}

/// Why a move is right or wrong.
#[derive(Clone, Debug)]
pub struct Why {
    /// The move that is explained.
    pub played: Move,
    /// Whether it keeps the result.
    pub right: bool,
    /// The move's proven value.
    pub value: ValueRange,
    /// A continuation, the move itself first: the refutation of a wrong move, the proof of the right one.
    pub line: Vec<Move>,
    /// The explanation in sentences: the verdict, the move's effect, the continuation.
    pub told: Vec<Message>,
    /// The place of the continuation among the sentences.
    continuation: Option<usize>,
}

impl Why {
    /// Explains why a move of a puzzle is right or wrong. The searcher may have tables or not; the proven values are in the puzzle.
    pub fn of(
        game: &Game,
        puzzle: &Puzzle,
        played: Move,
        searcher: &mut Searcher,
        stop: &Stop,
    ) -> Result<Why, Refusal> {
        let side = puzzle.position.side();
        game.check(&puzzle.position, played)?;
        let after = game.play(&puzzle.position, played)?;
        // Every legal move of a puzzle has a value.
        let value = puzzle.value(played).unwrap_or(ValueRange::exactly(sower_search::Score::LEVEL));
        let right = played == puzzle.solution;
        let mut line = vec![played];
        line.extend(what_follows(game, &after, searcher, stop));
        let mut told = vec![verdict(game, puzzle.aim, &puzzle.position, played, value, right)];
        told.extend(gist(game, &puzzle.position, played));
        let continuation = (line.len() > 1).then_some(told.len());
        if continuation.is_some() {
            let line = LineOfPlay::new(game, &puzzle.position, &line).message();
            told.push(message!("puzzle-line", line));
        }
        if right {
            let others = puzzle.moves.iter().filter(|(other, _)| *other != played);
            if let Some((other, value)) = others.max_by_key(|(_, value)| (value.upper, value.lower)) {
                let label = game.label(side, *other);
                told.push(message!("puzzle-next-best", label, score = value.message(side)));
            }
        }
        Ok(Why { played, right, value, line, told, continuation })
    }

    /// The explanation for readers who see the continuation elsewhere.
    pub fn told_without_line(&self) -> impl Iterator<Item = &Message> {
        self.told
            .iter()
            .enumerate()
            .filter(|(place, _)| Some(*place) != self.continuation)
            .map(|(_, told)| told)
    }
}

/// The verdict on a move that should keep a result.
pub(crate) fn verdict(
    game: &Game,
    aim: GameResult,
    position: &Position,
    played: Move,
    value: ValueRange,
    right: bool,
) -> Message {
    let side = position.side();
    let (label, score) = (game.label(side, played), value.message(side));
    match (right, aim) {
        (true, _) => message!("puzzle-right", label, score),
        (false, GameResult::Win) => message!("puzzle-win-gone", label, score),
        (false, _) => message!("puzzle-draw-gone", label, score),
    }
}

/// The best line from a position, up to the decision.
pub(crate) fn what_follows(game: &Game, from: &Position, searcher: &mut Searcher, stop: &Stop) -> Vec<Move> {
    let mut at = *from;
    let mut line = Vec::new();
    if is_decided(game, &at) {
        return line;
    }
    let found = searcher.best(&Root::alone(at), &Limits::nodes(LINE), stop);
    let Some(best) = found.moves.into_iter().next() else { return line };
    for played in best.moves.into_iter().take(SHOWN) {
        let Ok(after) = game.play(&at, played) else { break };
        line.push(played);
        at = after;
        if is_decided(game, &at) {
            break;
        }
    }
    line
}
