//! One row of the route table, with a builder for its optional columns.
//!
//! The router and the token check read rows when the site starts. Tests generate the
//! OpenAPI document and the page's client from them, so JSON schemas exist only in tests.

mod docs;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::http::Method;
use axum::routing::MethodRouter;
use serde_json::Value;

pub(super) use docs::{Answer, Described, Docs, Link, QueryValue, Shape};
use docs::{Messages, schema_of};

use crate::site::{LARGEST_RECORD, Site};
use crate::wire::Scope;

/// The scope that a route requires of an API token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenAccess {
    /// Any valid token is accepted.
    Any,
    /// The token must have this scope.
    Scope(Scope),
    /// Every token is refused: only guests and signed-in people may use the route.
    Never,
}

/// One method of one path.
pub(super) struct Route {
    pub(super) method: Method,
    /// The path below `/api`, with parameters in braces.
    pub(super) path: &'static str,
    /// The function of `web/net/client.js` that calls it.
    #[cfg_attr(not(test), expect(dead_code, reason = "tests make the page's client from it"))]
    pub(super) client: &'static str,
    pub(super) tokens: TokenAccess,
    pub(super) handler: MethodRouter<Arc<Site>>,
    pub(super) docs: Docs,
}

macro_rules! methods {
    ($($name:ident $method:ident),+ $(,)?) => { $(
        pub(super) fn $name<H, T>(
            path: &'static str,
            client: &'static str,
            tokens: TokenAccess,
            handler: H,
            summary: &'static str,
        ) -> Route
        where
            H: Handler<T, Arc<Site>>,
            T: 'static,
        {
            Route::new(Method::$method, path, client, tokens, axum::routing::$name(handler), summary)
        }
    )+ };
}

methods!(get GET, post POST, delete DELETE);

impl Route {
    fn new(
        method: Method,
        path: &'static str,
        client: &'static str,
        tokens: TokenAccess,
        handler: MethodRouter<Arc<Site>>,
        summary: &'static str,
    ) -> Route {
        let docs = Docs {
            tag: "",
            summary,
            query: Vec::new(),
            body: None,
            answer: Answer::Nothing,
            problems: vec![503],
            links: Vec::new(),
            account_only: false,
            messages: None,
        };
        Route { method, path, client, tokens, handler, docs }
    }

    pub(super) fn body<T: Described>(mut self) -> Route {
        self.docs.body = Some(Shape::Type(schema_of::<T>()));
        self
    }

    pub(super) fn described_body(mut self, schema: fn() -> Value) -> Route {
        self.docs.body = Some(Shape::Described(schema));
        self
    }

    /// The body may be as large as a record with comments.
    pub(super) fn large_body(mut self) -> Route {
        self.handler = self.handler.layer(DefaultBodyLimit::max(LARGEST_RECORD));
        self
    }

    pub(super) fn answers<T: Described>(mut self) -> Route {
        self.docs.answer = Answer::Json(Shape::Type(schema_of::<T>()));
        self
    }

    pub(super) fn answers_described(mut self, schema: fn() -> Value) -> Route {
        self.docs.answer = Answer::Json(Shape::Described(schema));
        self
    }

    pub(super) fn answers_text(mut self, media_type: &'static str) -> Route {
        self.docs.answer = Answer::Text(media_type);
        self
    }

    pub(super) fn opens_socket(mut self) -> Route {
        self.docs.answer = Answer::Socket;
        self
    }

    /// What clients send on the socket.
    pub(super) fn receives<T: Described>(mut self) -> Route {
        self.messages().receives = Some(schema_of::<T>());
        self
    }

    /// What the server sends on the socket or the stream.
    pub(super) fn sends<T: Described>(mut self) -> Route {
        self.messages().sends = Some(schema_of::<T>());
        self
    }

    pub(super) fn describes_messages(mut self, description: &'static str) -> Route {
        self.messages().description = Some(description);
        self
    }

    fn messages(&mut self) -> &mut Messages {
        self.docs.messages.get_or_insert_default()
    }

    pub(super) fn query(mut self, key: &'static str, value: QueryValue, about: &'static str) -> Route {
        self.docs.query.push((key, value, about));
        self
    }

    /// Takes rule changes, as `set=key=value`.
    pub(super) fn takes_rule_changes(self) -> Route {
        self.query("set", QueryValue::Texts, "A rule that is changed, as `key=value`; may be repeated.")
    }

    /// Takes the tokens of a room's links.
    pub(super) fn takes_link_tokens(self) -> Route {
        self.query("seat", QueryValue::Text, "The token of the link for playing.").query(
            "watch",
            QueryValue::Text,
            "The token of the link for watching.",
        )
    }

    /// Takes the number of a round.
    pub(super) fn takes_round(self) -> Route {
        let about = "The number of a round of a match; without it, all rounds, or in a review the last one.";
        self.query("round", QueryValue::Number, about)
    }

    /// Only signed-in people may use it. The handler checks that; this documents it.
    pub(super) fn account_only(mut self) -> Route {
        self.docs.account_only = true;
        self
    }

    /// Possible error statuses, besides those of every request of its kind.
    pub(super) fn problems(mut self, statuses: &[u16]) -> Route {
        self.docs.problems.extend(statuses);
        self
    }

    /// Needs neither the database nor a worker, so it never answers 503.
    pub(super) fn never_busy(mut self) -> Route {
        self.docs.problems.retain(|status| *status != 503);
        self
    }

    /// `operation` takes the value at `pointer` in this response as `parameter`.
    pub(super) fn leads_to(
        mut self,
        operation: &'static str,
        parameter: &'static str,
        pointer: &'static str,
    ) -> Route {
        self.docs.links.push(Link { operation, parameter, pointer });
        self
    }
}
