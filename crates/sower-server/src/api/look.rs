//! The legal moves and outcome of a position, and the explanation of a ply.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_core::{Game, Move, Place, Played, Position, Side};
use sower_text::message;

use super::Body;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::site::Site;
use crate::wire::{GameSoFar, Look, Why, WhyAsked};

/// More plies than any real game has.
pub(crate) const MOST_MOVES: usize = 5000;

/// The requested game, with its changes.
pub(crate) async fn find_game(
    asked: &GameSoFar,
    site: &Arc<Site>,
    locale: Locale,
) -> Result<Arc<Game>, ApiError> {
    site.find(&asked.game, &asked.changes, locale).await.map(|shelved| shelved.game)
}

/// The requested game after its moves.
pub(crate) fn play(asked: &GameSoFar, game: Arc<Game>, locale: Locale) -> Result<Played, ApiError> {
    let start = position(&game, asked.position.as_deref(), locale)?;
    let mut played = Played::from_position(game, start);
    play_all(&mut played, &asked.moves, locale)?;
    Ok(played)
}

/// Plays moves by their labels; an error names the first that fails.
pub(crate) fn play_all(played: &mut Played, moves: &[String], locale: Locale) -> Result<(), ApiError> {
    if moves.len() > MOST_MOVES {
        return Err(locale.error(Code::BadRequest, &message!("site-too-many-moves", most = MOST_MOVES)));
    }
    for (index, label) in moves.iter().enumerate() {
        let game = Arc::clone(played.game());
        let side = played.position().side();
        game.read_move(side, label.trim()).and_then(|found| played.play(found)).map_err(|refusal| {
            let reason = locale.say_of(&game, &refusal);
            locale.error(Code::Refused, &message!("site-move-fails", ply = index + 1, reason))
        })?;
    }
    Ok(())
}

/// Parses a position; the start if none is given. In addresses `_` replaces a space.
pub(crate) fn position(game: &Game, text: Option<&str>, locale: Locale) -> Result<Position, ApiError> {
    let Some(text) = text.filter(|text| !text.trim().is_empty()) else { return Ok(game.start()) };
    let bad = |error| ApiError { code: Code::BadRequest, message: locale.say_of(game, &error) };
    game.read_position(text).map_err(bad)
}

pub(crate) async fn look(
    State(site): State<Arc<Site>>,
    locale: Locale,
    Body(asked): Body<GameSoFar>,
) -> Result<Json<Look>, ApiError> {
    let game = find_game(&asked, &site, locale).await?;
    site.compute(locale, move |_| {
        let played = play(&asked, game, locale)?;
        let outcome = played.outcome();
        Ok(Json(Look::at(played.game(), played.position(), outcome.as_ref(), locale.language)))
    })
    .await
}

/// The requested move. A label names one of the mover's pits; a cell is any pit, so that players can ask about the opponent's pits.
fn chosen(asked: &WhyAsked, played: &Played, locale: Locale) -> Result<Move, ApiError> {
    let (game, position) = (played.game(), played.position());
    let (side, pits) = (position.side(), position.pits());
    match (&asked.r#move, asked.cell) {
        (Some(label), None) => game
            .read_move(side, label.trim())
            .map_err(|refusal| ApiError { code: Code::Refused, message: locale.say_of(game, &refusal) }),
        (None, Some(cell)) if cell < 2 * pits => {
            let owner = if cell < pits { Side::South } else { Side::North };
            Ok(Move::Sow(Place { side: owner, index: cell % pits }.seen_by(side, pits)))
        }
        _ => {
            let reason = format!("either move, or a cell below {}", 2 * pits);
            Err(locale.error(Code::BadRequest, &message!("site-bad-body", reason)))
        }
    }
}

pub(crate) async fn why(
    State(site): State<Arc<Site>>,
    locale: Locale,
    Body(asked): Body<WhyAsked>,
) -> Result<Json<Vec<Why>>, ApiError> {
    let game = find_game(&asked.position, &site, locale).await?;
    site.compute(locale, move |_| {
        let played = play(&asked.position, game, locale)?;
        let (game, position) = (played.game(), played.position());
        let refused = |refusal| ApiError { code: Code::Refused, message: locale.say_of(game, &refusal) };
        let chosen = chosen(&asked, &played, locale)?;
        let trace = match game.trace(position, chosen) {
            // For a clicked pit, the reason why it cannot be played is the answer, not an error.
            Err(refusal) if asked.cell.is_some() => {
                return Ok(Json(vec![Why { rule: String::new(), sentence: locale.say_of(game, &refusal) }]));
            }
            traced => traced.map_err(refused)?,
        };
        let said = sower_text::trace_sentences(&trace, game.rules()).into_iter().map(|(message, rule)| Why {
            rule: rule.to_owned(),
            sentence: locale.language.render(&message, game.rules().words()),
        });
        Ok(Json(said.collect()))
    })
    .await
}
