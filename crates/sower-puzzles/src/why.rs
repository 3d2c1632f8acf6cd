//! What is said of a puzzle, and why a move is right or wrong.

use sower_core::lang::{Message, Say as _, messages};
use sower_core::{Game, Move, Position, Refusal, Side};
use sower_search::{Limits, Root, Searcher, Stop, gist};

use crate::perfect_play::is_decided;
use crate::puzzle::Puzzle;
use crate::result::GameResult;
use crate::value_range::ValueRange;

/// What the line after a move may cost.
const LINE: u64 = 100_000;
/// Plies of it that are shown.
const SHOWN: usize = 10;

messages! {
    /// What is said of puzzles and of endgames that are played out.
    pub enum PuzzleSentence {
        /// What is asked, where a win is to be kept.
        FindWin {
            /// Who is to move.
            side: Side,
        } = "puzzle-find-win",
        /// What is asked, where a draw is to be held.
        FindDraw {
            /// Who is to move.
            side: Side,
        } = "puzzle-find-draw",
        /// The right move.
        Right {
            /// The move.
            label: String,
            /// What it comes to.
            score: Message,
        } = "puzzle-right",
        /// A move that gives away a win.
        WinGone {
            /// The move.
            label: String,
            /// What it comes to.
            score: Message,
        } = "puzzle-win-gone",
        /// A move that gives away a draw.
        DrawGone {
            /// The move.
            label: String,
            /// What it comes to.
            score: Message,
        } = "puzzle-draw-gone",
        /// A value that endless play leaves open.
        Between {
            /// Whose margin.
            side: Side,
            /// What is sure.
            sure: String,
            /// The most there is to get.
            most: String,
        } = "puzzle-between",
        /// What can follow.
        Line {
            /// The moves.
            line: String,
        } = "puzzle-line",
        /// The best of the other moves.
        NextBest {
            /// The move.
            label: String,
            /// What it comes to.
            score: Message,
        } = "puzzle-next-best",
        /// What helps.
        Hint {
            /// What the right move does.
            what: Message,
        } = "puzzle-hint",
        /// How hard a puzzle is and how long its way.
        Grade {
            /// Its number.
            number: u32,
            /// Of so many.
            of: u32,
            /// The grade.
            grade: u8,
            /// Plies.
            plies: u32,
        } = "puzzle-grade",
        /// What the trainer asks, where a win is to be brought home.
        TrainWin {
            /// Who is to move.
            side: Side,
        } = "train-win",
        /// What the trainer asks, where a draw is to be held.
        TrainDraw {
            /// Who is to move.
            side: Side,
        } = "train-draw",
        /// A win was brought home on the shortest way.
        TrainedShortest {
            /// Own moves.
            moves: u32,
        } = "train-won-shortest",
        /// A win was brought home on a longer one.
        TrainedLonger {
            /// Own moves.
            moves: u32,
            /// How many more than needed.
            more: u32,
        } = "train-won-longer",
        /// A win was brought home, and nobody knows the shortest way.
        TrainedWon {
            /// Own moves.
            moves: u32,
        } = "train-won",
        /// A draw was held.
        TrainedDrawn {
            /// Own moves.
            moves: u32,
        } = "train-drawn",
        /// It ended worse than it could have.
        TrainedMissed {
            /// Own moves.
            moves: u32,
        } = "train-missed",
        /// Moves that were let slip on the way and taken back.
        Slips {
            /// How many.
            slips: u32,
        } = "train-slips",
        /// Nobody knows this position.
        TrainBeyond {
            /// Its seeds in play.
            count: u8,
        } = "train-beyond",
        /// There is nothing to keep.
        TrainLost = "train-lost",
        /// How endless play would end is not known.
        TrainOpen = "train-open",
        /// The game is over.
        TrainOver = "train-over",
    }
}

impl Puzzle {
    /// What is asked.
    pub fn task(&self) -> PuzzleSentence {
        let side = self.position.side();
        match self.aim {
            GameResult::Win => PuzzleSentence::FindWin { side },
            _ => PuzzleSentence::FindDraw { side },
        }
    }

    /// What the right move does, without saying which it is.
    pub fn hint(&self, game: &Game) -> Option<PuzzleSentence> {
        let what = gist(game, &self.position, self.solution).into_iter().last()?;
        Some(PuzzleSentence::Hint { what })
    }
}

impl ValueRange {
    /// What it means to a side, in words.
    pub fn message(self, side: Side) -> Message {
        if self.lower == self.upper {
            return self.lower.sentence(side, true).message();
        }
        let shown = |score: sower_search::Score| format!("{:+}", score.whole());
        PuzzleSentence::Between { side, sure: shown(self.lower), most: shown(self.upper) }.message()
    }
}

/// Why a move is right or wrong.
#[derive(Clone, Debug)]
pub struct Why {
    /// The move.
    pub played: Move,
    /// Whether it keeps the result.
    pub right: bool,
    /// What is proven of it.
    pub value: ValueRange,
    /// What can follow it, the move itself first: the refutation of a wrong move, the proof of the right one.
    pub line: Vec<Move>,
    /// All of it in sentences: the verdict, what the move does, what follows.
    pub told: Vec<Message>,
}

impl Why {
    /// Why a move of a puzzle is right or wrong. The searcher may ask tables or not; what is proven is in the puzzle.
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
        // Every legal move of a puzzle has its worth.
        let value = puzzle.value(played).unwrap_or(ValueRange::exactly(sower_search::Score::LEVEL));
        let right = played == puzzle.solution;
        let mut line = vec![played];
        line.extend(what_follows(game, &after, searcher, stop));
        let mut told = vec![verdict(game, puzzle.aim, &puzzle.position, played, value, right)];
        told.extend(gist(game, &puzzle.position, played));
        if line.len() > 1 {
            let line = game.write_line(&puzzle.position, &line).join(" ");
            told.push(PuzzleSentence::Line { line }.message());
        }
        if right {
            let others = puzzle.moves.iter().filter(|(other, _)| *other != played);
            if let Some((other, value)) = others.max_by_key(|(_, value)| (value.upper, value.lower)) {
                let label = game.label(side, *other);
                told.push(PuzzleSentence::NextBest { label, score: value.message(side) }.message());
            }
        }
        Ok(Why { played, right, value, line, told })
    }
}

/// The verdict on a move that was to keep a result.
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
    let said = match (right, aim) {
        (true, _) => PuzzleSentence::Right { label, score },
        (false, GameResult::Win) => PuzzleSentence::WinGone { label, score },
        (false, _) => PuzzleSentence::DrawGone { label, score },
    };
    said.message()
}

/// The best play from a position, as far as it is worth showing.
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
