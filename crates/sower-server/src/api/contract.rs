//! Serves the OpenAPI document.

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

/// Made by the tests from the routes and the wire's types, and kept where a change of it is seen.
const OPENAPI: &str = include_str!("../../../../docs/reference/openapi.json");

pub(crate) async fn openapi() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], OPENAPI)
}
