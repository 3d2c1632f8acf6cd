//! Schemas of types that other crates declare.
#![expect(missing_docs, reason = "only the schemas are used")]

use std::collections::BTreeMap;

use schemars::JsonSchema;

/// `S` or `N`.
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
    Hand,
    None,
}

/// A direction as in a move's label.
#[derive(JsonSchema)]
#[schemars(inline)]
pub enum DirectionSign {
    #[schemars(rename = "<")]
    Clockwise,
    #[schemars(rename = ">")]
    Anticlockwise,
}

/// What a player chooses within a turn.
#[derive(JsonSchema)]
#[schemars(inline, untagged)]
pub enum TurnOption {
    Safari(Safari),
    Cell(u8),
}

/// The word for sowing the house on.
#[derive(JsonSchema)]
#[schemars(inline, rename_all = "kebab-case")]
pub enum Safari {
    Safari,
}

/// The value of a setting.
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

/// The settings of the page.
pub type Settings = BTreeMap<String, Chosen>;
