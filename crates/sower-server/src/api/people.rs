//! Profiles, rating histories, finished games and leaderboards.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_api::room::computer_name;
use sower_text::{Language, message};

use super::PathParams;
use super::body::{A_MOMENT, QueryPairs};
use crate::auth::accounts::name_key;
use crate::auth::guest::Guest;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::site::Site;
use crate::store::{Counted, Millis, ResultsAsked, StoreError, StoredAccount, StoredResult};
use crate::wire::{FinishedGame, GameRating, Leader, Profile, RatingPoint, Score};

/// Games per page of the archive.
const PAGE: u32 = 20;

pub(crate) async fn profile(
    State(site): State<Arc<Site>>,
    PathParams(name): PathParams<String>,
    locale: Locale,
    guest: Option<Guest>,
) -> Result<Json<Profile>, ApiError> {
    let failed = |error: StoreError| site.storage_error(&error, locale);
    let account = named(&site, &name, locale).await?;
    let mut ratings = Vec::new();
    for (game, rating, games) in site.db.store.ratings_of(&account.id).await.map_err(failed)? {
        let title = title(&site, &game, locale).await;
        ratings.push(GameRating { game, title, rating: rating.into(), games });
    }
    let you = guest.is_some_and(|guest| guest.account && guest.id == account.id);
    Ok(Json(Profile { name: account.name, bot: account.bot, you, since: account.created, ratings }))
}

pub(crate) async fn history(
    State(site): State<Arc<Site>>,
    PathParams((name, game)): PathParams<(String, String)>,
    locale: Locale,
) -> Result<Json<Vec<RatingPoint>>, ApiError> {
    let account = named(&site, &name, locale).await?;
    let points = site.db.store.rating_history(&account.id, &game).await;
    let points = points.map_err(|error| site.storage_error(&error, locale))?;
    let point = |at: Millis, value: f64| RatingPoint { at, value: value.round() as i32 };
    // The graph starts with the rating before the first of these games.
    let begin = points.last().map(|(at, (before, _))| point(*at, *before));
    let each = points.iter().rev().map(|(at, (_, after))| point(*at, *after));
    Ok(Json(begin.into_iter().chain(each).collect()))
}

/// A player's finished games. Other people see only rated games; the rest needs the room's link.
pub(crate) async fn games(
    State(site): State<Arc<Site>>,
    PathParams(name): PathParams<String>,
    locale: Locale,
    guest: Option<Guest>,
    query: QueryPairs,
) -> Result<Json<Vec<FinishedGame>>, ApiError> {
    let failed = |error: StoreError| site.storage_error(&error, locale);
    let account = named(&site, &name, locale).await?;
    let own = guest.is_some_and(|guest| guest.account && guest.id == account.id);
    let mut asked = asked(&query, locale)?;
    if let Some(opponent) = query.value("opponent").filter(|name| !name.is_empty()) {
        let other = site.db.store.account_named(&name_key(opponent)).await.map_err(failed)?;
        let Some(other) = other else { return Ok(Json(Vec::new())) };
        asked.opponent = Some(other.id);
    }
    if !own {
        if asked.rated == Some(false) {
            return Ok(Json(Vec::new()));
        }
        asked.rated = Some(true);
    }
    let mut games = Vec::new();
    for result in site.db.store.results_of(&account.id, &asked).await.map_err(failed)? {
        let title = title(&site, &result.kind, locale).await;
        games.push(finished(result, title, locale));
    }
    Ok(Json(games))
}

fn asked(query: &QueryPairs, locale: Locale) -> Result<ResultsAsked, ApiError> {
    let bad = |key: &str, text: &str, right: &str| QueryPairs::refused(key, text, right, locale);
    let value = |key| query.value(key).filter(|text| !text.is_empty());
    let score = match value("result") {
        None => None,
        Some("won") => Some(2),
        Some("drawn") => Some(1),
        Some("lost") => Some(0),
        Some(other) => return Err(bad("result", other, "won|drawn|lost")),
    };
    let rated = match value("rated") {
        None => None,
        Some("yes") => Some(true),
        Some("no") => Some(false),
        Some(other) => return Err(bad("rated", other, "yes|no")),
    };
    let moment = |text: &str| text.parse().map_err(|_| bad("before", text, A_MOMENT));
    let before = value("before").map(moment).transpose()?;
    let kind = value("game").map(str::to_owned);
    Ok(ResultsAsked { kind, score, rated, opponent: None, before, most: PAGE })
}

pub(super) fn finished(result: StoredResult, title: String, locale: Locale) -> FinishedGame {
    let opponent_account = result.opponent.is_some();
    let computer = || result.player.as_ref().map(|player| computer_name(player, locale.language));
    let opponent = result.opponent.clone().or_else(computer);
    FinishedGame {
        score: match result.score {
            2 => Score::Won,
            1 => Score::Drawn,
            _ => Score::Lost,
        },
        opponent: opponent.unwrap_or_else(|| locale.say(&message!("site-guest"))),
        opponent_account,
        rated: result.counted != Counted::No,
        moved: result.moved.map(|(before, after)| [before.round() as i32, after.round() as i32]),
        id: result.game,
        game: result.kind,
        title,
        at: result.at,
    }
}

pub(crate) async fn leaders(
    State(site): State<Arc<Site>>,
    PathParams(game): PathParams<String>,
    query: QueryPairs,
    locale: Locale,
) -> Result<Json<Vec<Leader>>, ApiError> {
    let game = site.find(&game, &[], locale).await?;
    let bots = match query.value("bots").unwrap_or_default() {
        "" | "no" => false,
        "yes" => true,
        other => return Err(QueryPairs::refused("bots", other, "yes|no", locale)),
    };
    let leaders = site.db.store.leaders(game.name(), bots).await;
    let leaders = leaders.map_err(|error| site.storage_error(&error, locale))?;
    let line = |leader: crate::store::Standing| Leader {
        name: leader.name,
        rating: leader.rating.into(),
        games: leader.games,
    };
    Ok(Json(leaders.into_iter().map(line).collect()))
}

async fn named(site: &Site, name: &str, locale: Locale) -> Result<StoredAccount, ApiError> {
    let found = site.db.store.account_named(&name_key(name)).await;
    let not_found = || {
        locale.error(
            Code::NotFound,
            &message!("site-no-account", name = name.chars().take(40).collect::<String>()),
        )
    };
    found.map_err(|error| site.storage_error(&error, locale))?.ok_or_else(not_found)
}

/// A game's title; its name if the game no longer exists.
pub(super) async fn title(site: &Arc<Site>, game: &str, locale: Locale) -> String {
    let language: &Language = locale.language;
    match site.find(game, &[], locale).await {
        Ok(found) => language.about(found.game.rules()).name,
        Err(_) => game.to_owned(),
    }
}
