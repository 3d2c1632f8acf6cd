//! A game's puzzles: the list, one of them, and why a move is right or wrong.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use sower_core::notation::write_position;
use sower_core::{Game, Move};
use sower_puzzles::{Puzzle, Puzzles, Why};
use sower_search::{Searcher, Settings, Stop};

use super::{At, Body};
use crate::http::error::{Code, Fault};
use crate::http::locale::Reader;
use crate::sentences::SiteTalk;
use crate::site::Site;
use crate::wire::{PuzzleAnswer, PuzzleLine, PuzzlePage};

/// Memory of the search that finds what follows a move.
const MEMORY: usize = 4 << 20;

/// The puzzles of a game that the site has by that name.
async fn of(site: &Arc<Site>, name: &str, reader: Reader) -> Result<(Arc<Game>, &'static Puzzles), Fault> {
    let game = site.find(name, &[], reader).await?.game;
    let puzzles = sower_puzzles::of_game(&game);
    let puzzles = puzzles.ok_or_else(|| reader.fault(Code::NotFound, &SiteTalk::NoPuzzles))?;
    Ok((game, puzzles))
}

/// One of them.
async fn one(
    site: &Arc<Site>,
    name: &str,
    number: usize,
    reader: Reader,
) -> Result<(Arc<Game>, &'static Puzzle), Fault> {
    let (game, puzzles) = of(site, name, reader).await?;
    let puzzle = puzzles.number(number);
    Ok((game, puzzle.ok_or_else(|| reader.fault(Code::NotFound, &SiteTalk::NoPuzzles))?))
}

pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    At(name): At<String>,
    reader: Reader,
) -> Result<Json<Vec<PuzzleLine>>, Fault> {
    let (_, puzzles) = of(&site, &name, reader).await?;
    let lines = puzzles.all().iter().zip(1..).map(|(puzzle, number)| PuzzleLine {
        number,
        grade: puzzle.grade(),
        position: write_position(&puzzle.position),
    });
    Ok(Json(lines.collect()))
}

pub(crate) async fn page(
    State(site): State<Arc<Site>>,
    At((name, number)): At<(String, usize)>,
    reader: Reader,
) -> Result<Json<PuzzlePage>, Fault> {
    let (game, puzzle) = one(&site, &name, number, reader).await?;
    let (_, all) = of(&site, &name, reader).await?;
    site.reckon(reader, move |_| {
        Ok(Json(PuzzlePage {
            number: number as u32,
            of: all.all().len() as u32,
            grade: puzzle.grade(),
            plies: puzzle.length,
            position: write_position(&puzzle.position),
            task: reader.say_of(&game, &puzzle.task()),
            hint: puzzle.hint(&game).map(|hint| reader.say_of(&game, &hint)),
        }))
    })
    .await
}

#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct TriedMove {
    r#move: String,
}

/// Why a move is right or wrong.
pub(crate) async fn answer(
    State(site): State<Arc<Site>>,
    At((name, number)): At<(String, usize)>,
    reader: Reader,
    Body(tried): Body<TriedMove>,
) -> Result<Json<PuzzleAnswer>, Fault> {
    let (game, puzzle) = one(&site, &name, number, reader).await?;
    let settings = site.search_settings(MEMORY);
    site.reckon(reader, move |_| {
        let refused = |refusal| Fault { code: Code::Refused, message: reader.say_of(&game, &refusal) };
        let played = game.read_move(puzzle.position.side(), tried.r#move.trim()).map_err(refused)?;
        explained(&game, puzzle, played, settings, reader).map(Json)
    })
    .await
}

/// The right move, with its reasons.
pub(crate) async fn solution(
    State(site): State<Arc<Site>>,
    At((name, number)): At<(String, usize)>,
    reader: Reader,
) -> Result<Json<PuzzleAnswer>, Fault> {
    let (game, puzzle) = one(&site, &name, number, reader).await?;
    let settings = site.search_settings(MEMORY);
    site.reckon(reader, move |_| explained(&game, puzzle, puzzle.solution, settings, reader).map(Json)).await
}

fn explained(
    game: &Arc<Game>,
    puzzle: &Puzzle,
    played: Move,
    settings: Settings,
    reader: Reader,
) -> Result<PuzzleAnswer, Fault> {
    let mut searcher = Searcher::new(Arc::clone(game), settings);
    let why = Why::of(game, puzzle, played, &mut searcher, &Stop::new());
    let why = why.map_err(|refusal| Fault { code: Code::Refused, message: reader.say_of(game, &refusal) })?;
    let words = game.rules().words();
    Ok(PuzzleAnswer {
        right: why.right,
        label: game.label(puzzle.position.side(), played),
        why: why.told.iter().map(|message| reader.language.render(message, words)).collect(),
        line: game.labels(&puzzle.position, &why.line),
    })
}
