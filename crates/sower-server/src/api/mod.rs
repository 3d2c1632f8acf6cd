//! What can be asked over HTTP, a file for each kind of question.

mod account;
mod analyse;
mod arenas;
mod body;
mod contract;
mod entry;
mod export;
mod games;
mod keys;
mod language;
mod lessons;
mod lobby;
mod look;
mod me;
#[cfg(test)]
mod openapi;
mod options;
mod page;
mod people;
mod picture;
mod puzzles;
mod records;
mod review;
mod rooms;
mod route;
mod rules;
mod scopes;
mod tokens;
mod train;

use std::sync::Arc;

use axum::Router;

use crate::http::error::{Code, Fault};
use crate::http::locale::Reader;
use crate::sentences::SiteTalk;
use crate::site::Site;
pub(crate) use body::{At, Body};
pub(crate) use rooms::check_control;
use route::{Route, delete, get, post};
pub(crate) use scopes::{TokenNeeds, token_needs};

/// All that is answered below `/api`. What each takes and gives is told in `openapi`, which the tests hold to this list.
fn table() -> Vec<Route> {
    vec![
        get("/openapi.json", contract::openapi),
        get("/games", games::list),
        get("/games/{game}", page::page),
        get("/games/{game}/picture.svg", picture::picture),
        get("/games/{game}/lessons", lessons::list),
        get("/games/{game}/rules.toml", rules::text),
        post("/rules", rules::keep),
        post("/rules/check", rules::check),
        post("/tasks/{game}/{number}", lessons::judge),
        get("/games/{game}/puzzles", puzzles::list),
        get("/puzzles/{game}/{number}", puzzles::page),
        post("/puzzles/{game}/{number}", puzzles::answer),
        get("/puzzles/{game}/{number}/solution", puzzles::solution),
        post("/train/{game}", train::train),
        post("/look", look::look),
        post("/why", look::why),
        post("/read", records::read).with_a_record(),
        post("/write", records::write).with_a_record(),
        get("/lang/{tag}", language::sentences),
        get("/analyse", analyse::analyse),
        post("/review", review::begin).with_a_record(),
        get("/review/{id}", review::result),
        post("/rooms", rooms::make),
        get("/rooms/{id}", rooms::state),
        get("/rooms/{id}/record", rooms::record),
        get("/rooms/{id}/review", review::of_room),
        get("/rooms/{id}/socket", rooms::socket),
        get("/rooms/{id}/stream", rooms::stream),
        post("/rooms/{id}/moves", rooms::moves),
        post("/rooms/{id}/say", rooms::say),
        get("/stream", me::stream),
        get("/lobby", lobby::list),
        post("/lobby", lobby::challenge),
        post("/lobby/pair", lobby::pair),
        get("/lobby/socket", lobby::socket),
        delete("/lobby/{id}", lobby::end),
        post("/lobby/{id}/take", lobby::take),
        get("/playing", lobby::playing),
        get("/arenas", arenas::list),
        post("/arenas", arenas::make),
        get("/arenas/{id}", arenas::page),
        delete("/arenas/{id}", arenas::call_off),
        post("/arenas/{id}/join", arenas::join),
        post("/arenas/{id}/leave", arenas::leave),
        get("/me/calls", lobby::calls),
        get("/me/turns", me::turns),
        get("/me", me::me),
        post("/me", me::change),
        delete("/me", me::forget),
        get("/me/games", me::games),
        get("/me/rules", rules::mine),
        post("/me/settings", account::settings),
        get("/me/export", export::export),
        post("/account", account::sign_up),
        delete("/account", account::delete),
        post("/account/password", account::change_password),
        post("/account/recover", account::recover),
        post("/account/code", account::new_recovery),
        post("/account/bot", tokens::mark_bot),
        get("/tokens", tokens::list),
        post("/tokens", tokens::make),
        delete("/tokens/{id}", tokens::revoke),
        post("/session", account::sign_in),
        delete("/session", account::sign_out),
        delete("/sessions", account::sign_out_everywhere),
        get("/people/{name}", people::profile),
        get("/people/{name}/games", people::games),
        get("/people/{name}/ratings/{game}", people::history),
        get("/leaders/{game}", people::leaders),
    ]
}

/// The routes below `/api`.
pub(crate) fn routes() -> Router<Arc<Site>> {
    let routes =
        table().into_iter().fold(Router::new(), |router, route| router.route(route.path, route.answers));
    routes.fallback(nothing_here).method_not_allowed_fallback(wrong_method)
}

async fn nothing_here(reader: Reader) -> Fault {
    reader.fault(Code::NotFound, &SiteTalk::NoSuchPage)
}

async fn wrong_method(reader: Reader) -> Fault {
    reader.fault(Code::WrongMethod, &SiteTalk::WrongMethod)
}
