//! A game's puzzles: the list, one puzzle, and why a move is right or wrong.

use std::sync::Arc;

use sower_core::notation::write_position;
use sower_core::{Game, Move};
use sower_puzzles::{Puzzle, Puzzles, Why};
use sower_search::{Searcher, Settings, Stop};
use sower_text::{Language, message};
use sower_wire::{ProblemCode, PuzzleAnswer, PuzzleLine, PuzzlePage, TriedMove};

use crate::problem::{Problem, problem, refused};

fn missing(language: &Language) -> Problem {
    problem(ProblemCode::NotFound, &message!("site-no-puzzles"), language)
}

fn of(game: &Game, language: &Language) -> Result<&'static Puzzles, Problem> {
    sower_puzzles::of_game(game).ok_or_else(|| missing(language))
}

fn one(game: &Game, number: usize, language: &Language) -> Result<&'static Puzzle, Problem> {
    of(game, language)?.number(number).ok_or_else(|| missing(language))
}

/// A game's puzzles, easy ones first.
pub fn puzzles(game: &Game, language: &Language) -> Result<Vec<PuzzleLine>, Problem> {
    let lines = of(game, language)?.all().iter().zip(1..).map(|(puzzle, number)| PuzzleLine {
        number,
        grade: puzzle.grade(),
        position: write_position(&puzzle.position),
    });
    Ok(lines.collect())
}

/// A puzzle; they count from 1.
pub fn puzzle_page(game: &Game, number: usize, language: &Language) -> Result<PuzzlePage, Problem> {
    let puzzle = one(game, number, language)?;
    let words = game.rules().words();
    Ok(PuzzlePage {
        number: number as u32,
        of: of(game, language)?.all().len() as u32,
        grade: puzzle.grade(),
        plies: puzzle.length,
        position: write_position(&puzzle.position),
        task: language.say(&puzzle.task(), words),
        hint: puzzle.hint(game).map(|hint| language.say(&hint, words)),
    })
}

/// Whether a move is the solution, and why. The search with these settings finds the continuation.
pub fn answer_puzzle(
    game: &Arc<Game>,
    number: usize,
    tried: &TriedMove,
    settings: Settings,
    language: &Language,
) -> Result<PuzzleAnswer, Problem> {
    let puzzle = one(game, number, language)?;
    let played = game.read_move(puzzle.position.side(), tried.r#move.trim());
    explained(game, puzzle, played.map_err(|refusal| refused(game, &refusal, language))?, settings, language)
}

/// The solution, with its explanation.
pub fn puzzle_solution(
    game: &Arc<Game>,
    number: usize,
    settings: Settings,
    language: &Language,
) -> Result<PuzzleAnswer, Problem> {
    let puzzle = one(game, number, language)?;
    explained(game, puzzle, puzzle.solution, settings, language)
}

fn explained(
    game: &Arc<Game>,
    puzzle: &Puzzle,
    played: Move,
    settings: Settings,
    language: &Language,
) -> Result<PuzzleAnswer, Problem> {
    let mut searcher = Searcher::new(Arc::clone(game), settings);
    let why = Why::of(game, puzzle, played, &mut searcher, &Stop::new());
    let why = why.map_err(|refusal| refused(game, &refusal, language))?;
    let words = game.rules().words();
    Ok(PuzzleAnswer {
        right: why.right,
        label: game.label(puzzle.position.side(), played),
        why: why.told.iter().map(|message| language.render(message, words)).collect(),
        line: game.labels(&puzzle.position, &why.line),
    })
}
