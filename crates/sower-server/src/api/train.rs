//! The trainer: an endgame against perfect play. The page sends the whole line, so the server stores nothing.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_text::message;

use super::{Body, PathParams};
use crate::auth::guest::Guest;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::rooms::{Asked, check_may_analyse};
use crate::site::Site;
use crate::wire::{Training, TrainingAsked};
use sower_api::custom_rules;

pub(crate) async fn train(
    State(site): State<Arc<Site>>,
    PathParams(name): PathParams<String>,
    locale: Locale,
    guest: Guest,
    Body(asked): Body<TrainingAsked>,
) -> Result<Json<Training>, ApiError> {
    // Uploaded rules can be played, but the server builds no tables for them.
    if custom_rules::parts(&name).is_some() {
        return Err(locale.error(Code::NotFound, &message!("site-no-puzzles")));
    }
    let game = site.find(&name, &[], locale).await?.game;
    let (asked, played) = site
        .compute(locale, move |site| {
            // A given position needs no tables yet.
            let tables = match asked.position {
                Some(_) => None,
                None => site.tables_to_train(&game),
            };
            let played =
                sower_api::exercise(&asked, game, tables.as_deref(), &mut rand::rng(), locale.language)?;
            Ok((asked, played))
        })
        .await?;
    // Players of a running game do not get the trainer's help for it.
    check_may_analyse(&site, Some(&guest.id), Asked::at_cursor(&played), locale).await?;
    let train = move |site: &Arc<Site>| {
        let tables = site.tables_to_train(played.game());
        Ok(Json(sower_api::training(&asked, &played, tables, locale.language)?))
    };
    site.compute(locale, train).await
}
