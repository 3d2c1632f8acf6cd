//! How the OpenAPI file tells of types that are not the wire's own.

#![expect(dead_code, reason = "only the schemas are used")]

use std::collections::BTreeMap;

use schemars::JsonSchema;

/// A side.
#[derive(JsonSchema)]
#[schemars(inline)]
pub(crate) enum SideLetter {
    S,
    N,
}

/// What a store looks like.
#[derive(JsonSchema)]
#[schemars(inline, rename_all = "kebab-case")]
pub(crate) enum StoreWord {
    Carved,
    Bowl,
    Trough,
}

/// A text or a tick.
#[derive(JsonSchema)]
#[schemars(inline, untagged)]
pub(crate) enum Chosen {
    Text(String),
    Tick(bool),
}

/// What somebody has chosen about the page.
pub(crate) type Settings = BTreeMap<String, Chosen>;
