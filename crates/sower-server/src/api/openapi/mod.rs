//! The OpenAPI file: made from the wire's types and the list of operations, and held to the routes that are served.
//!
//! It is built only in tests. The site serves `docs/reference/openapi.json`, so a change of the API is seen there in review.
//! `UPDATE_GOLDEN=1 cargo test -p sower-server openapi` writes it anew.

mod operation;
mod operations;
mod schemas;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use axum::http::Method;
use serde_json::{Map, Value, json};

use super::table;
use operation::Operation;
use schemas::Schemas;

fn document(operations: &[Operation]) -> Value {
    let mut schemas = Schemas::new();
    let mut paths: BTreeMap<String, Map<String, Value>> = BTreeMap::new();
    for operation in operations {
        let told = operation.told(&mut schemas);
        let path = paths.entry(format!("/api{}", operation.path)).or_default();
        path.insert(operation.method.as_str().to_lowercase(), told);
    }
    let components = operation::components(&mut schemas);
    let messages = operations::messages(&mut schemas);
    let mut file = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Sower",
            "version": env!("CARGO_PKG_VERSION"),
            "summary": "The home of mancala games",
            "description": "What the page of a Sower site speaks with its server, and what any program may. Keys may be added to \
                answers and never change shape. What each request means is told in docs/reference/web-api.md.",
            "license": { "name": "Apache-2.0", "identifier": "Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "tags": operations::TAGS.map(|(name, description)| json!({ "name": name, "description": description })),
        "paths": paths,
        "components": components,
        "x-messages": messages,
    });
    schemas.put_into(&mut file);
    file
}

fn golden() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference/openapi.json")
}

#[test]
fn the_openapi_file_is_the_one_that_these_types_make() {
    let made = format!("{:#}\n", document(&operations::all()));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(golden(), &made).expect("docs/ is there");
    }
    let kept = std::fs::read_to_string(golden()).unwrap_or_default();
    assert!(
        kept == made,
        "UPDATE_GOLDEN=1 cargo test -p sower-server openapi writes docs/reference/openapi.json anew"
    );
}

#[test]
fn the_page_knows_the_types_of_the_wire() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/wire.d.ts");
    let made = crate::wire::declarations::declarations();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &made).expect("web/ is there");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(kept, made, "UPDATE_GOLDEN=1 cargo test -p sower-server openapi writes web/wire.d.ts anew");
}

#[test]
fn every_route_is_in_the_openapi_file_and_nothing_else_is() {
    type Routes = BTreeSet<(String, String)>;
    let named = |method: &Method, path: &str| (method.to_string(), path.to_owned());
    let served: Routes = table().iter().map(|route| named(&route.method, route.path)).collect();
    let operations = operations::all();
    let told: Routes = operations.iter().map(|told| named(&told.method, told.path)).collect();
    assert_eq!(told.len(), operations.len(), "each is told once");
    assert_eq!(served.difference(&told).collect::<Vec<_>>(), Vec::<&_>::new(), "served and not told");
    assert_eq!(told.difference(&served).collect::<Vec<_>>(), Vec::<&_>::new(), "told and not served");
}
