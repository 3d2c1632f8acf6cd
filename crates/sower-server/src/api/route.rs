//! A route as data, so that tests can go through all of them.

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::http::Method;
use axum::routing::MethodRouter;

use crate::site::{LARGEST_RECORD, Site};

/// One method of one path.
pub(super) struct Route {
    #[cfg_attr(not(test), expect(dead_code, reason = "tests hold the OpenAPI file to it"))]
    pub(super) method: Method,
    /// Below `/api`, with its named parts in braces.
    pub(super) path: &'static str,
    pub(super) answers: MethodRouter<Arc<Site>>,
}

impl Route {
    /// Its body may be as large as a record with comments.
    pub(super) fn with_a_record(self) -> Route {
        Route { answers: self.answers.layer(DefaultBodyLimit::max(LARGEST_RECORD)), ..self }
    }
}

macro_rules! methods {
    ($($name:ident $method:ident),+ $(,)?) => { $(
        pub(super) fn $name<H, T>(path: &'static str, handler: H) -> Route
        where
            H: Handler<T, Arc<Site>>,
            T: 'static,
        {
            Route { method: Method::$method, path, answers: axum::routing::$name(handler) }
        }
    )+ };
}

methods!(get GET, post POST, delete DELETE);
