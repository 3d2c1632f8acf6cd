//! The JSON schemas of request bodies and responses.
//!
//! A type can be stricter as a response, where every key is present, than as a body. Its schema as a body then has a second name.

use std::collections::{BTreeMap, BTreeSet};

use schemars::Schema;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Value, json};

use crate::api::route::Shape;

/// The prefix of schema references in the document.
const HERE: &str = "#/components/schemas/";

/// Whether a schema describes a request or a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Asked,
    Answered,
}

/// Generates the schema of a type.
pub(in crate::api) type SchemaOf = fn(&mut SchemaGenerator) -> Schema;

/// The schemas used so far.
pub(super) struct Schemas {
    asked: SchemaGenerator,
    answered: SchemaGenerator,
}

impl Schemas {
    pub(super) fn new() -> Schemas {
        let settings =
            || SchemaSettings::draft2020_12().with(|settings| settings.definitions_path = HERE[1..].into());
        Schemas {
            asked: settings().for_deserialize().into_generator(),
            answered: settings().for_serialize().into_generator(),
        }
    }

    /// A schema for use in the document. It refers to named schemas, which [`Schemas::put_into`] adds.
    pub(super) fn of(&mut self, way: Way, of: SchemaOf) -> Value {
        match way {
            Way::Asked => {
                let mut schema = of(&mut self.asked).to_value();
                // Final names are assigned at the end, when all schemas are known.
                mark(&mut schema);
                schema
            }
            Way::Answered => of(&mut self.answered).to_value(),
        }
    }

    pub(super) fn of_shape(&mut self, way: Way, shape: Shape) -> Value {
        match shape {
            Shape::Type(of) => self.of(way, of),
            Shape::Described(schema) => schema(),
        }
    }

    /// Adds every named schema to the document, and gives those of bodies their final names.
    pub(super) fn put_into(mut self, file: &mut Value) {
        let answered = self.answered.take_definitions(true);
        let asked = self.asked.take_definitions(true);
        let mut differ: BTreeSet<&str> = BTreeSet::new();
        // A schema that refers to a differing one differs too. There are at most as many rounds as names.
        while let Some(more) = asked.iter().find(|(name, schema)| {
            let other = answered.get(*name);
            !differ.contains(name.as_str())
                && other.is_some_and(|other| other != *schema || refers_to(schema, &differ))
        }) {
            differ.insert(more.0);
        }
        let mut all: BTreeMap<String, Value> = answered.clone().into_iter().collect();
        for (name, schema) in &asked {
            let mut schema = schema.clone();
            mark(&mut schema);
            let shown = if differ.contains(name.as_str()) { format!("{name}{ASKED}") } else { name.clone() };
            all.insert(shown, schema);
        }
        all.values_mut().for_each(bound);
        file["components"]["schemas"] = json!(all);
        settle(file, &differ);
    }
}

/// Marks references to body schemas until their final names are known.
const MARK: char = '?';

/// The suffix of a type whose schema as a body differs from that as a response.
const ASKED: &str = "Asked";

fn mark(schema: &mut Value) {
    each_reference(schema, &mut |name| name.push(MARK));
}

fn settle(file: &mut Value, differ: &BTreeSet<&str>) {
    each_reference(file, &mut |name| {
        if name.starts_with(HERE) && name.ends_with(MARK) {
            name.pop();
            if differ.contains(&name[HERE.len()..]) {
                name.push_str(ASKED);
            }
        }
    });
}

/// Adds a maximum to unsigned numbers, for tools that ignore `format`.
fn bound(schema: &mut Value) {
    let most = match schema.get("format").and_then(Value::as_str) {
        Some("uint32") => Some(u64::from(u32::MAX)),
        Some("uint64") => Some(u64::MAX),
        _ => None,
    };
    if let Some(most) = most {
        schema["maximum"] = json!(most);
    }
    match schema {
        Value::Object(keys) => keys.values_mut().for_each(bound),
        Value::Array(items) => items.iter_mut().for_each(bound),
        _ => {}
    }
}

fn refers_to(schema: &Value, names: &BTreeSet<&str>) -> bool {
    let mut found = false;
    each_reference(&mut schema.clone(), &mut |name| found |= names.contains(&name[HERE.len()..]));
    found
}

fn each_reference(schema: &mut Value, change: &mut impl FnMut(&mut String)) {
    match schema {
        Value::Object(keys) => {
            for (key, value) in keys {
                match value {
                    Value::String(name) if key == "$ref" => change(name),
                    other => each_reference(other, change),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| each_reference(item, change)),
        _ => {}
    }
}
