//! Rules files: download a game's, check one, and store a guest's own.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::Extensions;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use sower_api::custom_rules;
use sower_text::message;

use super::games::card;
use super::{Body, PathParams};
use crate::auth::guest::Guest;
use crate::http::error::{ApiError, Code};
use crate::http::guard::network;
use crate::http::locale::Locale;
use crate::site::Site;
use crate::store::{CustomRules, CustomRulesBounds, KeptRules, Write};
use crate::wire::{GameCard, RulesChecked, RulesKept, RulesText};

/// Files per guest; the least recently used one is deleted first.
const MOST_OF_A_GUEST: u32 = 20;

/// Total stored files that no game uses: about 16 MiB at most.
const MOST: u32 = 1000;

/// How long the server stores an unused file that no game uses.
const UNUSED_FOR: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// A game's rules file; for a variant, a file with only that variant.
pub(crate) async fn text(
    State(site): State<Arc<Site>>,
    PathParams(name): PathParams<String>,
    locale: Locale,
) -> Result<impl IntoResponse, ApiError> {
    let listed = site.find(&name, &[], locale).await?;
    let text = listed.file.text_of(listed.variant.as_deref());
    let text = text.ok_or_else(|| locale.error(Code::NotFound, &message!("site-no-such-page")))?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

pub(crate) async fn check(
    State(site): State<Arc<Site>>,
    locale: Locale,
    Body(written): Body<RulesText>,
) -> Result<Json<RulesChecked>, ApiError> {
    let look = move |_: &Arc<Site>| Ok(sower_api::check_rules(&written.text, locale.language)?);
    site.examine(locale, look).await.map(Json)
}

pub(crate) async fn keep(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
    extensions: Extensions,
    Body(RulesText { text }): Body<RulesText>,
) -> Result<Response, ApiError> {
    if !site.limits.allow_rules(&guest.id, network(&extensions)) {
        return Err(locale.error(Code::TooMany, &message!("site-too-many-rules")));
    }
    let sound = move |_: &Arc<Site>| match custom_rules::check(&text, locale.language) {
        Ok(_) => Ok(text),
        Err(mistakes) => Err(ApiError { code: Code::BadRequest, message: custom_rules::told(&mistakes) }),
    };
    let text = site.examine(locale, sound).await?;
    let (name, now) = (custom_rules::name(&text), site.now());
    let bounds = CustomRulesBounds {
        of_a_guest: MOST_OF_A_GUEST,
        in_all: MOST,
        since: now.saturating_sub(UNUSED_FOR.as_millis() as u64),
    };
    let rules = KeptRules { file: name.clone(), text };
    let own = CustomRules { guest: guest.id.clone(), rules, used: now, bounds };
    let kept = site.db.writer.write(Write::Rules(own)).await;
    kept.map_err(|error| site.storage_error(&error, locale))?;
    Ok(guest.welcome(Json(RulesKept { name })))
}

/// The reader's uploaded files, most recently used first.
pub(crate) async fn mine(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Option<Guest>,
) -> Result<Json<Vec<GameCard>>, ApiError> {
    let Some(guest) = guest else { return Ok(Json(Vec::new())) };
    let stored =
        site.db.store.rules_of(&guest.id).await.map_err(|error| site.storage_error(&error, locale))?;
    let mut cards = Vec::new();
    for rules in stored {
        // An unreadable file must not hide the others.
        if let Ok(listed) = site.find(&rules.file, &[], locale).await {
            cards.push(card(&site, &listed, locale));
        }
    }
    Ok(Json(cards))
}
