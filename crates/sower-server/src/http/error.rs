//! API errors: a status, a code for programs, and a sentence for people.

use axum::Json;
use axum::http::header::WWW_AUTHENTICATE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::wire::Problem;
pub(crate) use crate::wire::ProblemCode as Code;

/// A request that failed, with a sentence in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ApiError {
    pub(crate) code: Code,
    pub(crate) message: String,
}

impl ApiError {
    pub(crate) fn problem(&self) -> Problem {
        Problem { code: self.code, message: self.message.clone() }
    }
}

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> ApiError {
        let Problem { code, message } = problem;
        ApiError { code, message }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.code.status()).expect("every problem has a status of HTTP");
        let mut answer = (status, Json(self.problem())).into_response();
        if self.code == Code::BadToken {
            answer.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        answer
    }
}
