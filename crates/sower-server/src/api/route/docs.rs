//! The columns of a route that only the OpenAPI document and the page's client need.
#![cfg_attr(not(test), expect(dead_code, reason = "the documents are made by tests"))]

use serde_json::Value;

/// A type that a row may use as a body or a response. In tests it must have a JSON schema.
#[cfg(test)]
pub(in crate::api) trait Described: schemars::JsonSchema {}
#[cfg(test)]
impl<T: schemars::JsonSchema> Described for T {}
#[cfg(not(test))]
pub(in crate::api) trait Described {}
#[cfg(not(test))]
impl<T> Described for T {}

/// Generates the JSON schema of a type; a placeholder outside tests.
#[cfg(test)]
pub(in crate::api) type SchemaOf = crate::api::openapi::SchemaOf;
#[cfg(not(test))]
#[derive(Clone, Copy)]
pub(in crate::api) struct SchemaOf;

#[cfg(test)]
pub(super) fn schema_of<T: Described>() -> SchemaOf {
    |generator| generator.subschema_for::<T>()
}
#[cfg(not(test))]
pub(super) fn schema_of<T: Described>() -> SchemaOf {
    SchemaOf
}

/// The JSON of a body or a response.
#[derive(Clone, Copy)]
pub(in crate::api) enum Shape {
    Type(SchemaOf),
    /// A handwritten schema, for JSON without a type.
    Described(fn() -> Value),
}

/// A route's successful response.
pub(in crate::api) enum Answer {
    /// Status 204.
    Nothing,
    Json(Shape),
    /// A text with this media type.
    Text(&'static str),
    /// Status 101, a WebSocket.
    Socket,
}

/// The kind of values of a query key.
pub(in crate::api) enum QueryValue {
    Text,
    /// The key may be repeated.
    Texts,
    OneOf(&'static [&'static str]),
    /// A whole number from 1.
    Number,
    /// Milliseconds since 1970.
    Moment,
}

/// A later operation that takes a value from this response.
pub(in crate::api) struct Link {
    pub(in crate::api) operation: &'static str,
    pub(in crate::api) parameter: &'static str,
    pub(in crate::api) pointer: &'static str,
}

/// The messages of a socket or a stream.
#[derive(Default)]
pub(in crate::api) struct Messages {
    pub(in crate::api) description: Option<&'static str>,
    pub(in crate::api) receives: Option<SchemaOf>,
    pub(in crate::api) sends: Option<SchemaOf>,
}

/// A route's columns for the OpenAPI document.
pub(in crate::api) struct Docs {
    pub(in crate::api) tag: &'static str,
    pub(in crate::api) summary: &'static str,
    pub(in crate::api) query: Vec<(&'static str, QueryValue, &'static str)>,
    pub(in crate::api) body: Option<Shape>,
    pub(in crate::api) answer: Answer,
    pub(in crate::api) problems: Vec<u16>,
    pub(in crate::api) links: Vec<Link>,
    pub(in crate::api) account_only: bool,
    pub(in crate::api) messages: Option<Messages>,
}
