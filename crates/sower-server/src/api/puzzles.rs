//! A game's puzzles: the list, one puzzle, the puzzle of the day, tries with their ratings, and a player's results.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_core::notation::write_position;
use sower_puzzles::{Day, Puzzle, starting_rating};

use super::body::QueryPairs;
use super::{Body, PathParams};
use crate::auth::guest::Guest;
use crate::http::error::ApiError;
use crate::http::locale::Locale;
use crate::site::Site;
use crate::store::{PuzzlePlayer, PuzzleResult, PuzzleTry, StoreError, Write, WriteOutcome};
use crate::wire::{
    DailyPuzzles, MyPuzzles, PuzzleAnswer, PuzzleLine, PuzzlePage, PuzzleRated, PuzzleRating, PuzzleStreak,
    TriedMove, TriedPuzzle,
};

/// Memory of the search for continuations, in bytes.
const MEMORY: usize = 4 << 20;

pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    PathParams(name): PathParams<String>,
    locale: Locale,
) -> Result<Json<Vec<PuzzleLine>>, ApiError> {
    let game = site.find(&name, &[], locale).await?.game;
    site.compute(locale, move |_| Ok(Json(sower_api::puzzles(&game, locale.language)?))).await
}

pub(crate) async fn page(
    State(site): State<Arc<Site>>,
    PathParams((name, number)): PathParams<(String, usize)>,
    locale: Locale,
) -> Result<Json<PuzzlePage>, ApiError> {
    let game = site.find(&name, &[], locale).await?.game;
    let found =
        site.compute(locale, move |_| Ok(sower_api::puzzle_page(&game, number, locale.language)?)).await;
    let mut page = found?;
    let stored = site.db.store.puzzle_rating(&name, &page.position).await;
    if let Some(rating) = stored.map_err(|error| site.storage_error(&error, locale))? {
        page.rating = rating.shown();
    }
    Ok(Json(page))
}

/// Every game's puzzle of the day.
pub(crate) async fn daily(
    State(site): State<Arc<Site>>,
    locale: Locale,
) -> Result<Json<DailyPuzzles>, ApiError> {
    let day = Day::of_millis(site.now());
    let mut puzzles = Vec::new();
    for (file, variant) in site.games.all() {
        let listed = site.find(&file.name_of(variant.as_deref()), &[], locale).await?;
        puzzles.extend(sower_api::daily_puzzle(&listed.game, listed.name(), day, locale.language));
    }
    Ok(Json(DailyPuzzles { day: day.0, puzzles }))
}

/// Explains why a move is right or wrong, and rates the player's first try.
pub(crate) async fn answer(
    State(site): State<Arc<Site>>,
    PathParams((name, number)): PathParams<(String, usize)>,
    locale: Locale,
    guest: Option<Guest>,
    Body(tried): Body<TriedMove>,
) -> Result<Json<PuzzleAnswer>, ApiError> {
    let listed = site.find(&name, &[], locale).await?;
    let (game, name) = (Arc::clone(&listed.game), listed.name().to_owned());
    let puzzle = sower_api::find_puzzle(&game, number, locale.language)?;
    let settings = site.search_settings(MEMORY);
    let (sent, language) = (tried.clone(), locale.language);
    let explain =
        move |_: &Arc<Site>| Ok(sower_api::answer_puzzle(&game, number, &sent, settings, language)?);
    let mut answer = site.compute(locale, explain).await?;
    let at = site.now();
    let today = Day::of_millis(at);
    let count = sower_puzzles::of_game(&listed.game).map_or(0, |puzzles| puzzles.all().len());
    let daily = (sower_puzzles::daily(&name, count, today) == Some(number)).then_some(today);
    // A program's tries say nothing about the person whose token it has.
    let account = guest.filter(|guest| guest.account && !guest.is_program()).map(|guest| guest.id);
    let (right, helped) = (answer.right, tried.helped || tried.r#move.is_none());
    if let Some(account) = account {
        let tried = PuzzleTry {
            account,
            game: name,
            position: write_position(&puzzle.position),
            starts_at: starting_rating(puzzle.grade()),
            right,
            helped,
            daily,
            at,
        };
        (answer.rated, answer.streak) = keep(&site, tried, locale).await?;
    } else if let Some(kept) = &tried.kept {
        let rating = rating_of(&site, &name, puzzle, locale).await?;
        let solved = right && !helped;
        (answer.rated, answer.streak) = sower_api::rate_guest(kept, rating, solved, daily, at);
    }
    Ok(Json(answer))
}

async fn rating_of(
    site: &Arc<Site>,
    game: &str,
    puzzle: &Puzzle,
    locale: Locale,
) -> Result<sower_ratings::Rating, ApiError> {
    let stored = site.db.store.puzzle_rating(game, &write_position(&puzzle.position)).await;
    let stored = stored.map_err(|error| site.storage_error(&error, locale))?;
    Ok(stored.unwrap_or_else(|| starting_rating(puzzle.grade())))
}

/// Stores an account's try; returns the effect on the rating if it is the first, and the streak if it solves the puzzle of the day.
async fn keep(
    site: &Arc<Site>,
    tried: PuzzleTry,
    locale: Locale,
) -> Result<(Option<PuzzleRated>, Option<PuzzleStreak>), ApiError> {
    let failed = |error: StoreError| site.storage_error(&error, locale);
    let written = site.db.writer.write(Write::Puzzle(Box::new(tried.clone()))).await.map_err(failed)?;
    if written == WriteOutcome::Taken {
        return Ok((None, None));
    }
    let PuzzleTry { account, game, position, right, helped, daily, .. } = &tried;
    let store = &site.db.store;
    let result = store.puzzle_result(account, game, position).await.map_err(failed)?;
    let players = store.puzzle_players(account).await.map_err(failed)?;
    let player = players.into_iter().find(|player| player.game == *game);
    let rated = match (result, player) {
        // The time of the first try is stored.
        (Some(PuzzleResult { at, moved: (before, after), .. }), Some(player)) if at == tried.at => {
            Some(PuzzleRated {
                before: before.round() as i32,
                after: after.round() as i32,
                provisional: player.rated.rating.is_provisional(),
                kept: sower_api::kept(player.rated),
            })
        }
        _ => None,
    };
    let streak = match daily.is_some() && *right && !helped {
        true => Some(sower_api::streak(store.puzzle_streak(account).await.map_err(failed)?)),
        false => None,
    };
    Ok((rated, streak))
}

/// The caller's puzzle ratings, streak and tries. Guests keep theirs in the browser.
pub(crate) async fn mine(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Option<Guest>,
    query: QueryPairs,
) -> Result<Json<MyPuzzles>, ApiError> {
    let Some(guest) = guest.filter(|guest| guest.account) else { return Ok(Json(MyPuzzles::default())) };
    let failed = |error: StoreError| site.storage_error(&error, locale);
    let store = &site.db.store;
    let ratings = store.puzzle_players(&guest.id).await.map_err(failed)?;
    let results = store.puzzle_results(&guest.id, query.value("game")).await.map_err(failed)?;
    let rating = |PuzzlePlayer { game, rated, tries }| PuzzleRating {
        game,
        rating: rated.rating.into(),
        puzzles: tries,
    };
    Ok(Json(MyPuzzles {
        streak: sower_api::streak(store.puzzle_streak(&guest.id).await.map_err(failed)?),
        ratings: ratings.into_iter().map(rating).collect(),
        results: results.into_iter().map(tried_puzzle).collect(),
    }))
}

/// A player's tries at one puzzle, as clients receive them.
pub(super) fn tried_puzzle(
    PuzzleResult { game, position, tries, solved, helped, .. }: PuzzleResult,
) -> TriedPuzzle {
    TriedPuzzle { game, position, tries, solved, helped }
}

/// The solution, with its explanation.
pub(crate) async fn solution(
    State(site): State<Arc<Site>>,
    PathParams((name, number)): PathParams<(String, usize)>,
    locale: Locale,
) -> Result<Json<PuzzleAnswer>, ApiError> {
    let game = site.find(&name, &[], locale).await?.game;
    let settings = site.search_settings(MEMORY);
    let solve =
        move |_: &Arc<Site>| Ok(Json(sower_api::puzzle_solution(&game, number, settings, locale.language)?));
    site.compute(locale, solve).await
}
