//! What can be asked over HTTP, a file for each kind of question.

mod body;
mod games;
mod language;
mod look;
mod options;
mod page;
mod picture;
mod records;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};

use crate::fault::Code;
use crate::reader::Reader;
use crate::site::Site;
use crate::talk::SiteTalk;
pub(crate) use body::Body;

/// The routes below `/api`.
pub(crate) fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/games", get(games::list))
        .route("/games/{game}", get(page::page))
        .route("/games/{game}/picture.svg", get(picture::picture))
        .route("/look", post(look::look))
        .route("/why", post(look::why))
        .route("/read", post(records::read))
        .route("/write", post(records::write))
        .route("/lang/{tag}", get(language::sentences))
        .fallback(async |reader: Reader| reader.fault(Code::NotFound, &SiteTalk::NoSuchPage))
}
