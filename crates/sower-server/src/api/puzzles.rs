//! A game's puzzles: the list, one puzzle, and why a move is right or wrong.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_core::notation::write_position;
use sower_core::{Game, Move};
use sower_puzzles::{Puzzle, Puzzles, Why};
use sower_search::{Searcher, Settings, Stop};
use sower_text::message;

use super::{Body, PathParams};
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::site::Site;
use crate::wire::{PuzzleAnswer, PuzzleLine, PuzzlePage, TriedMove};

/// Memory of the search for continuations, in bytes.
const MEMORY: usize = 4 << 20;

/// The puzzles of a game.
async fn of(site: &Arc<Site>, name: &str, locale: Locale) -> Result<(Arc<Game>, &'static Puzzles), ApiError> {
    let game = site.find(name, &[], locale).await?.game;
    let puzzles = sower_puzzles::of_game(&game);
    let puzzles = puzzles.ok_or_else(|| locale.error(Code::NotFound, &message!("site-no-puzzles")))?;
    Ok((game, puzzles))
}

/// One puzzle by its number.
async fn one(
    site: &Arc<Site>,
    name: &str,
    number: usize,
    locale: Locale,
) -> Result<(Arc<Game>, &'static Puzzle), ApiError> {
    let (game, puzzles) = of(site, name, locale).await?;
    let puzzle = puzzles.number(number);
    Ok((game, puzzle.ok_or_else(|| locale.error(Code::NotFound, &message!("site-no-puzzles")))?))
}

pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    PathParams(name): PathParams<String>,
    locale: Locale,
) -> Result<Json<Vec<PuzzleLine>>, ApiError> {
    let (_, puzzles) = of(&site, &name, locale).await?;
    let lines = puzzles.all().iter().zip(1..).map(|(puzzle, number)| PuzzleLine {
        number,
        grade: puzzle.grade(),
        position: write_position(&puzzle.position),
    });
    Ok(Json(lines.collect()))
}

pub(crate) async fn page(
    State(site): State<Arc<Site>>,
    PathParams((name, number)): PathParams<(String, usize)>,
    locale: Locale,
) -> Result<Json<PuzzlePage>, ApiError> {
    let (game, puzzle) = one(&site, &name, number, locale).await?;
    let (_, all) = of(&site, &name, locale).await?;
    site.compute(locale, move |_| {
        Ok(Json(PuzzlePage {
            number: number as u32,
            of: all.all().len() as u32,
            grade: puzzle.grade(),
            plies: puzzle.length,
            position: write_position(&puzzle.position),
            task: locale.say_of(&game, &puzzle.task()),
            hint: puzzle.hint(&game).map(|hint| locale.say_of(&game, &hint)),
        }))
    })
    .await
}

/// Explains why a move is right or wrong.
pub(crate) async fn answer(
    State(site): State<Arc<Site>>,
    PathParams((name, number)): PathParams<(String, usize)>,
    locale: Locale,
    Body(tried): Body<TriedMove>,
) -> Result<Json<PuzzleAnswer>, ApiError> {
    let (game, puzzle) = one(&site, &name, number, locale).await?;
    let settings = site.search_settings(MEMORY);
    site.compute(locale, move |_| {
        let refused = |refusal| ApiError { code: Code::Refused, message: locale.say_of(&game, &refusal) };
        let played = game.read_move(puzzle.position.side(), tried.r#move.trim()).map_err(refused)?;
        explained(&game, puzzle, played, settings, locale).map(Json)
    })
    .await
}

/// The solution, with its explanation.
pub(crate) async fn solution(
    State(site): State<Arc<Site>>,
    PathParams((name, number)): PathParams<(String, usize)>,
    locale: Locale,
) -> Result<Json<PuzzleAnswer>, ApiError> {
    let (game, puzzle) = one(&site, &name, number, locale).await?;
    let settings = site.search_settings(MEMORY);
    site.compute(locale, move |_| explained(&game, puzzle, puzzle.solution, settings, locale).map(Json)).await
}

fn explained(
    game: &Arc<Game>,
    puzzle: &Puzzle,
    played: Move,
    settings: Settings,
    locale: Locale,
) -> Result<PuzzleAnswer, ApiError> {
    let mut searcher = Searcher::new(Arc::clone(game), settings);
    let why = Why::of(game, puzzle, played, &mut searcher, &Stop::new());
    let why =
        why.map_err(|refusal| ApiError { code: Code::Refused, message: locale.say_of(game, &refusal) })?;
    let words = game.rules().words();
    Ok(PuzzleAnswer {
        right: why.right,
        label: game.label(puzzle.position.side(), played),
        why: why.told.iter().map(|message| locale.language.render(message, words)).collect(),
        line: game.labels(&puzzle.position, &why.line),
    })
}
