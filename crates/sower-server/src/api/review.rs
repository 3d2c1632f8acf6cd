//! Reviews of finished games: start one, and poll its progress or result.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::Extensions;
use axum::response::{IntoResponse as _, Response};
use sower_api::FoundRecord;
use sower_review::{Progress, default_review};
use sower_search::Stop;
use sower_text::message;

use super::PathParams;
use super::body::LargeBody;
use super::records::{Unread, read_record};
use super::rooms::Visit;
use crate::auth::guest::Guest;
use crate::http::error::{ApiError, Code};
use crate::http::guard::network;
use crate::http::locale::Locale;
use crate::network::Network;
use crate::random;
use crate::rooms::{Asked, RoomMessage, Viewer, check_may_analyse};
use crate::site::Site;
use crate::thinking::pool::{Asker, Kind};
use crate::thinking::reviews::{self, FinishedReview, Review};
use crate::wire::{NewReview, ReviewBegun, ReviewProgress};

pub(crate) async fn begin(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
    extensions: Extensions,
    LargeBody(asked): LargeBody<NewReview>,
) -> Result<Response, ApiError> {
    let text = match asked {
        NewReview::Record(text) => text,
        NewReview::Room(room) => {
            if !random::is_room_number(&room) {
                return Err(locale.error(Code::NotFound, &message!("site-no-room")));
            }
            let viewer = Viewer::of(&guest, locale);
            let ask = |tell| RoomMessage::Record { viewer: Box::new(viewer.clone()), round: None, tell };
            let (record, _) = site.rooms.ask(&site, &room, locale, ask).await?;
            finished(record, locale)?
        }
    };
    let review = of_record(&site, text, &asker(&guest, Some(network(&extensions))), locale).await?;
    Ok(guest.welcome(Json(ReviewBegun { review })))
}

/// The review of a room's game. Starts it if this process has none, so that the address keeps working after a restart.
pub(crate) async fn of_room(visit: Visit) -> Result<Response, ApiError> {
    let locale = visit.locale();
    let record = finished(visit.record().await?, locale)?;
    let id = of_record(visit.site(), record, &asker(visit.guest(), visit.network()), locale).await?;
    Ok(visit.guest().welcome(answer(visit.site(), &id, locale)?))
}

fn asker(guest: &Guest, network: Option<Network>) -> Asker {
    Asker { network, guest: guest.id.clone() }
}

/// The record of a finished game.
fn finished((record, is_over): (String, bool), locale: Locale) -> Result<String, ApiError> {
    if is_over { Ok(record) } else { Err(locale.error(Code::Refused, &message!("site-not-over"))) }
}

/// The number of a record's review, which is started if necessary.
async fn of_record(
    site: &Arc<Site>,
    text: String,
    asker: &Asker,
    locale: Locale,
) -> Result<String, ApiError> {
    let asked_for = text.clone();
    let found = read_record(site, text, None, locale).await.map_err(|unread| match unread {
        Unread::Record(record) => sower_api::unreadable(None, record, locale.language).into(),
        Unread::ApiError(error) => error,
    })?;
    let FoundRecord { record, played, .. } = found;
    check_may_analyse(site, Some(&asker.guest), Asked::all_of(&played), locale).await?;
    let stop = Stop::new();
    // The sentences of a review are in one language.
    let asked_for = format!("{}\n{asked_for}", locale.language.tag());
    let id = match site.thinking.reviews.begin(&asked_for, stop.clone()) {
        reviews::Begun::Now(id) => id,
        reviews::Begun::Before(review) => return Ok(review),
    };
    let (number, shared) = (id.clone(), Arc::clone(site));
    let asked = site.thinking.pool.ask(Kind::Analysis, asker, stop, move |stop| {
        let mut note = |progress: Progress| {
            let review = Review::UnderWay { done: progress.done, of: progress.of };
            shared.thinking.reviews.note(&number, review);
        };
        match default_review(&played, record.tags(), shared.probes(), stop, &mut note) {
            Ok(review) => {
                let finished = FinishedReview { review, game: Arc::clone(played.game()) };
                shared.thinking.reviews.note(&number, Review::Done(Arc::new(finished)));
            }
            Err(_) => shared.thinking.reviews.forget(&number),
        }
    });
    if asked.is_err() {
        site.thinking.reviews.forget(&id);
        return Err(locale.error(Code::Busy, &message!("site-busy")));
    }
    Ok(id)
}

pub(crate) async fn result(
    State(site): State<Arc<Site>>,
    PathParams(id): PathParams<String>,
    locale: Locale,
) -> Result<Response, ApiError> {
    answer(&site, &id, locale)
}

/// A finished review, or its progress.
fn answer(site: &Site, id: &str, locale: Locale) -> Result<Response, ApiError> {
    match site.thinking.reviews.ask(id) {
        Some(Review::UnderWay { done, of }) => {
            let (done, of) = (done as u32, of as u32);
            Ok(Json(ReviewProgress { done, of }).into_response())
        }
        Some(Review::Done(finished)) => Ok(Json(finished.say_in(locale.language)).into_response()),
        None => Err(locale.error(Code::NotFound, &message!("site-no-review"))),
    }
}
