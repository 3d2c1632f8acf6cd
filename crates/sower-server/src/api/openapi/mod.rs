//! Generates the OpenAPI document and the page's client from the route table.
//!
//! Both are generated only in tests. The site serves `docs/reference/openapi.json`, so reviewers see every API change.
//! `UPDATE_GOLDEN=1 cargo test -p sower-server openapi` rewrites them.

mod client;
mod operation;
mod schemas;

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Map, Value, json};

use super::route::Route;
use super::routes::{TAGS, table};
pub(super) use schemas::SchemaOf;
use schemas::{Schemas, Way};

fn document(routes: &[Route]) -> Value {
    let mut schemas = Schemas::new();
    let mut paths: BTreeMap<String, Map<String, Value>> = BTreeMap::new();
    let mut messages = Map::new();
    for route in routes {
        let full = format!("/api{}", route.path);
        if let Some(of_route) = messages_of(route, &mut schemas) {
            messages.insert(full.clone(), of_route);
        }
        let operation = route.operation(&mut schemas);
        paths.entry(full).or_default().insert(route.method.as_str().to_lowercase(), operation);
    }
    let components = operation::components(&mut schemas);
    let mut file = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Sower",
            "version": env!("CARGO_PKG_VERSION"),
            "summary": "Play, learn and solve mancala",
            "description": "The API of a Sower site, for its page and for any program. Answers may gain keys; existing keys keep \
                their shape. docs/reference/web-api.md explains each request.",
            "license": { "name": "Apache-2.0", "identifier": "Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "tags": TAGS.map(|(name, description)| json!({ "name": name, "description": description })),
        "paths": paths,
        "components": components,
        "x-messages": messages,
    });
    schemas.put_into(&mut file);
    file
}

/// The messages of a socket or a stream, which OpenAPI cannot describe.
fn messages_of(route: &Route, schemas: &mut Schemas) -> Option<Value> {
    let messages = route.docs.messages.as_ref()?;
    let mut of_route = Map::new();
    if let Some(description) = messages.description {
        of_route.insert("description".to_owned(), json!(description));
    }
    if let Some(receives) = messages.receives {
        of_route.insert("receives".to_owned(), schemas.of(Way::Asked, receives));
    }
    if let Some(sends) = messages.sends {
        of_route.insert("sends".to_owned(), schemas.of(Way::Answered, sends));
    }
    Some(of_route.into())
}

/// Compares a generated file with the one in the repository, or writes it if `UPDATE_GOLDEN` is set.
fn compare_with_golden(path: &str, made: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, made).expect("the folder is there");
    }
    let kept = std::fs::read_to_string(&path).expect("the file is in the repository");
    let same = kept == made;
    assert!(same, "UPDATE_GOLDEN=1 cargo test -p sower-server openapi writes {} anew", path.display());
}

#[test]
fn the_openapi_document_is_made_from_the_route_table() {
    compare_with_golden("docs/reference/openapi.json", &format!("{:#}\n", document(&table())));
}

#[test]
fn the_page_knows_the_types_of_the_wire() {
    compare_with_golden("web/wire.d.ts", &crate::wire::declarations::declarations());
}

#[test]
fn the_page_s_client_is_made_from_the_route_table() {
    compare_with_golden("web/net/client.js", &client::client(&table()));
}
