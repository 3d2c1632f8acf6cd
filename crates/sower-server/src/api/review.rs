//! Reviews of played games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};
use sower_search::Stop;
use sower_search::review::{Progress, review_json};

use super::At;
use super::body::LargeBody;
use super::records::{FoundRecord, Unread, read_record};
use crate::fault::{Code, Fault};
use crate::guest::Guest;
use crate::pool::Kind;
use crate::random;
use crate::reader::Reader;
use crate::reviews::{self, Review};
use crate::room::{Ask, Asked, Viewer, check_may_analyse};
use crate::site::Site;
use crate::talk::SiteTalk;

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
            let ((record, is_over), _) = site.rooms.ask(&site, &room, reader, ask).await?;
            if !is_over {
                return Err(reader.fault(Code::Refused, &SiteTalk::NotOver));
            }
            record
        }
    };
    let asked_for = text.clone();
    let found = read_record(&site, text, None, reader).await.map_err(|unread| match unread {
        Unread::Record(record) => reader.fault(Code::BadRequest, &SiteTalk::ReadsAsNothing { record }),
        Unread::Fault(fault) => fault,
    })?;
    let FoundRecord { record, played, .. } = found;
    check_may_analyse(&site, Some(&guest.id), Asked::all_of(&played), reader).await?;
    let stop = Stop::new();
    let id = match site.reviews.begin(&asked_for, stop.clone()) {
        reviews::Begun::Now(id) => id,
        reviews::Begun::Before(review) => return Ok(guest.welcome(Json(Begun { review }))),
    };
    let (number, thinking) = (id.clone(), Arc::clone(&site));
    let asked = site.pool.ask(Kind::Analysis, &guest.id, stop, move |stop| {
        let mut note = |progress: Progress| {
            let review = Review::UnderWay { done: progress.done, of: progress.of };
            thinking.reviews.note(&number, review);
        };
        match review_json(&played, record.tags(), stop, &mut note) {
            Ok(bytes) => thinking.reviews.note(&number, Review::Done(bytes.into())),
            Err(_) => thinking.reviews.forget(&number),
        }
    });
    if asked.is_err() {
        site.reviews.forget(&id);
        return Err(reader.fault(Code::Busy, &SiteTalk::Busy));
    }
    Ok(guest.welcome(Json(Begun { review: id })))
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
    match site.reviews.ask(&id) {
        Some(Review::UnderWay { done, of }) => Ok(Json(Far { done, of }).into_response()),
        Some(Review::Done(bytes)) => {
            Ok(([(CONTENT_TYPE, "application/json")], bytes.to_string()).into_response())
        }
        None => Err(reader.fault(Code::NotFound, &SiteTalk::NoReview)),
    }
}
