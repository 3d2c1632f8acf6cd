//! The columns of a route that only the OpenAPI document and the page's client need.
#![cfg_attr(not(test), expect(dead_code, reason = "the documents are made by tests"))]

use serde_json::Value;

/// A type that a row may name as a body or an answer. In tests it must have a JSON schema.
#[cfg(test)]
pub(in crate::api) trait Described: schemars::JsonSchema {}
#[cfg(test)]
impl<T: schemars::JsonSchema> Described for T {}
#[cfg(not(test))]
pub(in crate::api) trait Described {}
#[cfg(not(test))]
impl<T> Described for T {}

/// Makes the JSON schema of a type; outside tests there is none to make.
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

/// The JSON of a body or an answer.
#[derive(Clone, Copy)]
pub(in crate::api) enum Shape {
    Type(SchemaOf),
    /// A schema written by hand, for JSON that has no type.
    Described(fn() -> Value),
}

/// What a route answers when all is well.
pub(in crate::api) enum Answer {
    /// Status 204.
    Nothing,
    Json(Shape),
    /// A text with this media type.
    Text(&'static str),
    /// Status 101, a WebSocket.
    Socket,
}

/// The values that a key of the query takes.
pub(in crate::api) enum QueryValue {
    Text,
    /// The key may be repeated.
    Texts,
    OneOf(&'static [&'static str]),
    /// Milliseconds since 1970.
    Moment,
}

/// A later operation that takes a value from this answer.
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

/// What the OpenAPI document says about a route.
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
