//! What can be asked over HTTP, a file for each kind of question.

mod account;
mod analyse;
mod arenas;
mod body;
mod entry;
mod export;
mod games;
mod language;
mod lessons;
mod lobby;
mod look;
mod me;
mod options;
mod page;
mod people;
mod picture;
mod puzzles;
mod records;
mod review;
mod rooms;
mod rules;
mod scopes;
mod tokens;
mod train;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{delete, get, post};

use crate::fault::{Code, Fault};
use crate::reader::Reader;
use crate::site::{LARGEST_RECORD, Site};
use crate::talk::SiteTalk;
pub(crate) use body::{At, Body};
pub(crate) use rooms::check_control;
pub(crate) use scopes::{TokenNeeds, token_needs};

/// The routes below `/api`.
pub(crate) fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/games", get(games::list))
        .route("/games/{game}", get(page::page))
        .route("/games/{game}/picture.svg", get(picture::picture))
        .route("/games/{game}/lessons", get(lessons::list))
        .route("/games/{game}/rules.toml", get(rules::text))
        .route("/rules", post(rules::keep))
        .route("/rules/check", post(rules::check))
        .route("/tasks/{game}/{number}", post(lessons::judge))
        .route("/games/{game}/puzzles", get(puzzles::list))
        .route("/puzzles/{game}/{number}", get(puzzles::page).post(puzzles::answer))
        .route("/puzzles/{game}/{number}/solution", get(puzzles::solution))
        .route("/train/{game}", post(train::train))
        .route("/look", post(look::look))
        .route("/why", post(look::why))
        .route("/read", post(records::read).layer(DefaultBodyLimit::max(LARGEST_RECORD)))
        .route("/write", post(records::write).layer(DefaultBodyLimit::max(LARGEST_RECORD)))
        .route("/lang/{tag}", get(language::sentences))
        .route("/analyse", get(analyse::analyse))
        .route("/review", post(review::begin).layer(DefaultBodyLimit::max(LARGEST_RECORD)))
        .route("/review/{id}", get(review::result))
        .route("/rooms", post(rooms::make))
        .route("/rooms/{id}", get(rooms::state))
        .route("/rooms/{id}/record", get(rooms::record))
        .route("/rooms/{id}/socket", get(rooms::socket))
        .route("/rooms/{id}/stream", get(rooms::stream))
        .route("/rooms/{id}/moves", post(rooms::moves))
        .route("/rooms/{id}/say", post(rooms::say))
        .route("/stream", get(me::stream))
        .route("/lobby", get(lobby::list).post(lobby::challenge))
        .route("/lobby/pair", post(lobby::pair))
        .route("/lobby/socket", get(lobby::socket))
        .route("/lobby/{id}", delete(lobby::end))
        .route("/lobby/{id}/take", post(lobby::take))
        .route("/playing", get(lobby::playing))
        .route("/arenas", get(arenas::list).post(arenas::make))
        .route("/arenas/{id}", get(arenas::page).delete(arenas::call_off))
        .route("/arenas/{id}/join", post(arenas::join))
        .route("/arenas/{id}/leave", post(arenas::leave))
        .route("/me/calls", get(lobby::calls))
        .route("/me/turns", get(me::turns))
        .route("/me", get(me::me).post(me::change).delete(me::forget))
        .route("/me/games", get(me::games))
        .route("/me/rules", get(rules::mine))
        .route("/me/settings", post(account::settings))
        .route("/me/export", get(export::export))
        .route("/account", post(account::sign_up).delete(account::delete))
        .route("/account/password", post(account::change_password))
        .route("/account/recover", post(account::recover))
        .route("/account/bot", post(tokens::mark_bot))
        .route("/tokens", get(tokens::list).post(tokens::make))
        .route("/tokens/{id}", delete(tokens::revoke))
        .route("/session", post(account::sign_in).delete(account::sign_out))
        .route("/sessions", delete(account::sign_out_everywhere))
        .route("/people/{name}", get(people::profile))
        .route("/people/{name}/games", get(people::games))
        .route("/people/{name}/ratings/{game}", get(people::history))
        .route("/leaders/{game}", get(people::leaders))
        .fallback(nothing_here)
        .method_not_allowed_fallback(nothing_here)
}

async fn nothing_here(reader: Reader) -> Fault {
    reader.fault(Code::NotFound, &SiteTalk::NoSuchPage)
}
