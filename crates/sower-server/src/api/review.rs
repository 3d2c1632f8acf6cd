//! Reviews of played games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::Extensions;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};
use sower_search::Stop;
use sower_search::review::{Progress, review_json};

use super::At;
use super::body::LargeBody;
use super::records::{FoundRecord, Unread, read_record};
use super::rooms::Visit;
use crate::auth::guest::Guest;
use crate::http::error::{Code, Fault};
use crate::http::guard::network;
use crate::http::locale::Reader;
use crate::network::Network;
use crate::random;
use crate::rooms::{Ask, Asked, Viewer, check_may_analyse};
use crate::sentences::SiteTalk;
use crate::site::Site;
use crate::thinking::pool::{Asker, Kind};
use crate::thinking::reviews::{self, Review};

/// What is to be reviewed: a record, or a finished game by its room.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) enum Reviewed {
    Record(String),
    Room(String),
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Begun {
    review: String,
}

pub(crate) async fn begin(
    State(site): State<Arc<Site>>,
    reader: Reader,
    guest: Guest,
    extensions: Extensions,
    LargeBody(asked): LargeBody<Reviewed>,
) -> Result<Response, Fault> {
    let text = match asked {
        Reviewed::Record(text) => text,
        Reviewed::Room(room) => {
            if !random::is_room_number(&room) {
                return Err(reader.fault(Code::NotFound, &SiteTalk::NoRoom));
            }
            let viewer = Viewer::of(&guest, reader);
            let ask = |tell| Ask::Record { viewer: Box::new(viewer.clone()), tell };
            let (record, _) = site.rooms.ask(&site, &room, reader, ask).await?;
            finished(record, reader)?
        }
    };
    let review = of_record(&site, text, &asker(&guest, Some(network(&extensions))), reader).await?;
    Ok(guest.welcome(Json(Begun { review })))
}

/// The review of a room's game, by the room: begun where this process has none, so that its address works for everyone who may
/// see the game, later and after a restart.
pub(crate) async fn of_room(visit: Visit) -> Result<Response, Fault> {
    let reader = visit.reader();
    let record = finished(visit.record().await?, reader)?;
    let id = of_record(visit.site(), record, &asker(visit.guest(), visit.network()), reader).await?;
    Ok(visit.guest().welcome(answer(visit.site(), &id, reader)?))
}

fn asker(guest: &Guest, network: Option<Network>) -> Asker {
    Asker { network, guest: guest.id.clone() }
}

/// The record of a game that is over.
fn finished((record, is_over): (String, bool), reader: Reader) -> Result<String, Fault> {
    if is_over { Ok(record) } else { Err(reader.fault(Code::Refused, &SiteTalk::NotOver)) }
}

/// The number of a record's review, which is begun if it is not there.
async fn of_record(site: &Arc<Site>, text: String, asker: &Asker, reader: Reader) -> Result<String, Fault> {
    let asked_for = text.clone();
    let found = read_record(site, text, None, reader).await.map_err(|unread| match unread {
        Unread::Record(record) => reader.fault(Code::BadRequest, &SiteTalk::ReadsAsNothing { record }),
        Unread::Fault(fault) => fault,
    })?;
    let FoundRecord { record, played, .. } = found;
    check_may_analyse(site, Some(&asker.guest), Asked::all_of(&played), reader).await?;
    let stop = Stop::new();
    let id = match site.reviews.begin(&asked_for, stop.clone()) {
        reviews::Begun::Now(id) => id,
        reviews::Begun::Before(review) => return Ok(review),
    };
    let (number, thinking) = (id.clone(), Arc::clone(site));
    let asked = site.pool.ask(Kind::Analysis, asker, stop, move |stop| {
        let mut note = |progress: Progress| {
            let review = Review::UnderWay { done: progress.done, of: progress.of };
            thinking.reviews.note(&number, review);
        };
        match review_json(&played, record.tags(), thinking.probes(), stop, &mut note) {
            Ok(bytes) => thinking.reviews.note(&number, Review::Done(bytes.into())),
            Err(_) => thinking.reviews.forget(&number),
        }
    });
    if asked.is_err() {
        site.reviews.forget(&id);
        return Err(reader.fault(Code::Busy, &SiteTalk::Busy));
    }
    Ok(id)
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Far {
    done: usize,
    of: usize,
}

pub(crate) async fn result(
    State(site): State<Arc<Site>>,
    At(id): At<String>,
    reader: Reader,
) -> Result<Response, Fault> {
    answer(&site, &id, reader)
}

/// A review, or how far it is.
fn answer(site: &Site, id: &str, reader: Reader) -> Result<Response, Fault> {
    match site.reviews.ask(id) {
        Some(Review::UnderWay { done, of }) => Ok(Json(Far { done, of }).into_response()),
        Some(Review::Done(bytes)) => {
            Ok(([(CONTENT_TYPE, "application/json")], bytes.to_string()).into_response())
        }
        None => Err(reader.fault(Code::NotFound, &SiteTalk::NoReview)),
    }
}
