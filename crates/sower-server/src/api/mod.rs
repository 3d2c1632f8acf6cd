//! The HTTP API: the route table in [`routes`] and one file of handlers for each subject.

mod account;
mod analyse;
mod arenas;
mod body;
mod contract;
mod export;
mod games;
mod language;
mod lessons;
mod lobby;
mod look;
mod me;
#[cfg(test)]
mod openapi;
mod page;
mod people;
mod picture;
mod puzzles;
mod records;
mod review;
mod rooms;
mod route;
mod routes;
mod rules;
mod solo;
mod tokens;
mod train;

use std::sync::Arc;

use axum::Router;
use sower_text::message;

use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::site::Site;

pub(crate) use body::{Body, PathParams};
pub(crate) use route::TokenAccess;
pub(crate) use routes::token_access;

/// Everything below `/api`.
pub(crate) fn router() -> Router<Arc<Site>> {
    routes::router().fallback(nothing_here).method_not_allowed_fallback(wrong_method)
}

async fn nothing_here(locale: Locale) -> ApiError {
    locale.error(Code::NotFound, &message!("site-no-such-page"))
}

async fn wrong_method(locale: Locale) -> ApiError {
    locale.error(Code::WrongMethod, &message!("site-wrong-method"))
}
