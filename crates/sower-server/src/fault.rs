//! What goes wrong, as the wire tells it: a status, a word for programs, a sentence for people.

use axum::Json;
use axum::http::header::WWW_AUTHENTICATE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::wire::Problem;

/// The kinds of faults; `docs/reference/web-api.md` lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "ProblemCode", rename_all = "kebab-case"))]
pub(crate) enum Code {
    BadRequest,
    BadToken,
    MissingScope,
    NotFound,
    WrongMethod,
    NotYours,
    Refused,
    TooLarge,
    TooMany,
    Busy,
    Storage,
    UnknownOutcome,
    Damaged,
}

impl Code {
    fn word(self) -> &'static str {
        match self {
            Code::BadRequest => "bad-request",
            Code::BadToken => "bad-token",
            Code::MissingScope => "missing-scope",
            Code::NotFound => "not-found",
            Code::WrongMethod => "wrong-method",
            Code::NotYours => "not-yours",
            Code::Refused => "refused",
            Code::TooLarge => "too-large",
            Code::TooMany => "too-many",
            Code::Busy => "busy",
            Code::Storage => "storage",
            Code::UnknownOutcome => "unknown-outcome",
            Code::Damaged => "damaged",
        }
    }

    fn status(self) -> StatusCode {
        match self {
            Code::BadRequest => StatusCode::BAD_REQUEST,
            Code::BadToken => StatusCode::UNAUTHORIZED,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Code::NotYours | Code::MissingScope => StatusCode::FORBIDDEN,
            Code::Refused => StatusCode::CONFLICT,
            Code::Damaged => StatusCode::GONE,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::Busy | Code::Storage | Code::UnknownOutcome => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

/// A request that was not done, with the sentence in its reader's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) code: Code,
    pub(crate) message: String,
}

impl Fault {
    pub(crate) fn problem(&self) -> Problem {
        Problem { code: self.code.word().to_owned(), message: self.message.clone() }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut answer = (self.code.status(), Json(self.problem())).into_response();
        if self.code == Code::BadToken {
            answer.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        answer
    }
}
