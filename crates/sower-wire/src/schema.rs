//! How the OpenAPI file tells of types that are not the wire's own.
#![expect(missing_docs, reason = "only the schemas are used")]

use std::collections::BTreeMap;

use schemars::JsonSchema;

/// A side.
#[derive(JsonSchema)]
#[schemars(inline)]
pub enum SideLetter {
    S,
    N,
}

/// What a store looks like.
#[derive(JsonSchema)]
#[schemars(inline, rename_all = "kebab-case")]
pub enum StoreWord {
    Carved,
    Bowl,
    Trough,
}

/// A text or a tick.
#[derive(JsonSchema)]
#[schemars(inline, untagged)]
pub enum Chosen {
    Text(String),
    Tick(bool),
}

/// The value of a condition in a task's goal.
#[derive(JsonSchema)]
#[schemars(inline, untagged)]
pub enum GoalValue {
    Count(u32),
    Label(String),
    Flag(bool),
}

/// What somebody has chosen about the page.
pub type Settings = BTreeMap<String, Chosen>;
