//! Checks every response in these tests against the OpenAPI document. An undocumented status or a body of another shape fails the test.

use std::sync::LazyLock;

use axum::http::StatusCode;
use serde_json::{Value, json};

/// The document as the site serves it.
pub(crate) static OPENAPI: LazyLock<Value> = LazyLock::new(|| {
    let text = include_str!("../../../../docs/reference/openapi.json");
    serde_json::from_str(text).expect("docs/reference/openapi.json is JSON")
});

/// All operations, such as `GET` and `/api/games/{game}`.
pub(crate) fn operations() -> impl Iterator<Item = (String, &'static str, &'static Value)> {
    let paths = OPENAPI["paths"].as_object().expect("paths");
    paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().expect("methods");
        methods.iter().map(move |(method, told)| (method.to_uppercase(), path.as_str(), told))
    })
}

/// Whether an address matches a path, and how many of its segments match literally.
fn fits(path: &str, address: &str) -> Option<usize> {
    let (path, address): (Vec<_>, Vec<_>) = (path.split('/').collect(), address.split('/').collect());
    let named = |(part, given): (&&str, &&str)| part == given || part.starts_with('{');
    let all = path.len() == address.len() && path.iter().zip(&address).all(named);
    all.then(|| path.iter().filter(|part| !part.starts_with('{')).count())
}

/// Checks a response against its operation.
pub(crate) fn hold(method: &str, address: &str, status: StatusCode, kind: Option<&str>, body: &Value) {
    let address = address.split('?').next().unwrap_or_default();
    if !address.starts_with("/api/") {
        return;
    }
    let met = format!("{method} {address} → {status}");
    let of_path = operations().filter_map(|(known, path, told)| Some((fits(path, address)?, known, told)));
    let best = of_path.filter(|(_, known, _)| known == method).max_by_key(|(literal, ..)| *literal);
    let Some((_, _, told)) = best else {
        let refused = [StatusCode::NOT_FOUND, StatusCode::METHOD_NOT_ALLOWED, StatusCode::FORBIDDEN];
        assert!(refused.contains(&status), "{met}: it is answered, and the OpenAPI file does not have it");
        return;
    };
    let answer = &told["responses"][status.as_str()];
    assert!(answer.is_object(), "{met}: the OpenAPI file does not tell of it; the answer is {body}");
    let answer = resolved(answer);
    let Some(content) = answer["content"].as_object() else {
        assert_eq!(body, &json!(""), "{met}: the contract has no body");
        return;
    };
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    let schema = content.get(kind).unwrap_or_else(|| panic!("{met}: {kind} is not told of"));
    // Text responses are strings, even if they could be parsed as JSON.
    if kind == "application/json" {
        let wrong = mistakes(&schema["schema"], body, "");
        assert!(wrong.is_empty(), "{met}: the answer is not as the OpenAPI file tells: {wrong:#?}");
    }
}

/// The documented messages of a socket.
pub(crate) fn told_at(url: &str) -> Option<&'static Value> {
    let address = &url[url.find("/api/")?..];
    let address = address.split('?').next().unwrap_or_default();
    let sockets = OPENAPI["x-messages"].as_object().expect("sockets");
    sockets.iter().find(|(path, _)| fits(path, address).is_some()).and_then(|(_, told)| told.get("sends"))
}

/// Checks a message against its socket's documentation.
pub(crate) fn hold_message(told: Option<&'static Value>, message: &Value) {
    let wrong = told.map(|told| mistakes(told, message, "")).unwrap_or_default();
    assert!(wrong.is_empty(), "the message is not as the OpenAPI file tells: {wrong:#?}");
}

pub(crate) fn resolved(schema: &'static Value) -> &'static Value {
    match schema["$ref"].as_str() {
        Some(name) => OPENAPI.pointer(&name[1..]).unwrap_or_else(|| panic!("{name} is nowhere")),
        None => schema,
    }
}

/// The mistakes of a value by its schema. Supports only the JSON Schema
/// keywords that the document uses; an unknown keyword is a mistake.
pub(crate) fn mistakes(schema: &'static Value, value: &Value, at: &str) -> Vec<String> {
    let Some(words) = schema.as_object() else {
        return if *schema == json!(false) { vec![format!("{at} may not be there")] } else { Vec::new() };
    };
    let mut wrong = Vec::new();
    let mut hold = |holds: bool, what: &str| {
        if !holds {
            wrong.push(format!("{at}: {what}, and it is {value}"));
        }
    };
    let mut deeper = Vec::new();
    for (word, told) in words {
        let branches = || told.as_array().expect("a list of schemas").iter();
        let fitting = || branches().filter(|branch| mistakes(branch, value, at).is_empty()).count();
        match word.as_str() {
            "$ref" => deeper.extend(mistakes(resolved(schema), value, at)),
            "type" => {
                let one = |name: &Value| is_of_type(value, name.as_str().unwrap_or_default());
                hold(
                    told.as_array().map_or_else(|| one(told), |all| all.iter().any(one)),
                    &format!("must be {told}"),
                );
            }
            "const" => hold(value == told, &format!("must be {told}")),
            "enum" => hold(branches().any(|one| one == value), &format!("must be one of {told}")),
            "anyOf" => hold(fitting() > 0, "must be of one of the kinds"),
            "oneOf" => hold(fitting() == 1, "must be of one kind and not of several"),
            "minimum" => {
                hold(value.as_f64() >= told.as_f64() || !value.is_number(), &format!("must be from {told}"))
            }
            "maximum" => {
                hold(value.as_f64() <= told.as_f64() || !value.is_number(), &format!("must be up to {told}"))
            }
            "minItems" => {
                hold(count(value) >= told.as_u64() || !value.is_array(), &format!("must have {told} items"))
            }
            "maxItems" => {
                hold(count(value) <= told.as_u64() || !value.is_array(), &format!("must have {told} items"))
            }
            "items" => {
                let first = words.get("prefixItems").and_then(Value::as_array).map_or(0, Vec::len);
                for (index, item) in value.as_array().into_iter().flatten().enumerate().skip(first) {
                    deeper.extend(mistakes(told, item, &format!("{at}/{index}")));
                }
            }
            "prefixItems" => {
                for (index, (told, item)) in
                    branches().zip(value.as_array().into_iter().flatten()).enumerate()
                {
                    deeper.extend(mistakes(told, item, &format!("{at}/{index}")));
                }
            }
            "properties" => {
                for (key, told) in told.as_object().expect("schemas by key") {
                    if let Some(value) = value.get(key) {
                        deeper.extend(mistakes(told, value, &format!("{at}/{key}")));
                    }
                }
            }
            "required" => {
                for key in branches().filter_map(Value::as_str) {
                    hold(!value.is_object() || value.get(key).is_some(), &format!("must have {key}"));
                }
            }
            "additionalProperties" => {
                let told_of = words.get("properties").and_then(Value::as_object);
                for (key, value) in value.as_object().into_iter().flatten() {
                    if told_of.is_none_or(|known| !known.contains_key(key)) {
                        deeper.extend(mistakes(told, value, &format!("{at}/{key}")));
                    }
                }
            }
            "description" | "default" | "format" | "examples" | "title" => {}
            other => hold(false, &format!("has the word {other}, which this check does not know")),
        }
    }
    wrong.extend(deeper);
    wrong
}

fn count(value: &Value) -> Option<u64> {
    value.as_array().map(|items| items.len() as u64)
}

fn is_of_type(value: &Value, name: &str) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    }
}

#[test]
fn an_answer_of_another_shape_is_seen() {
    let schema = &OPENAPI["components"]["schemas"]["RoomMade"];
    let good = json!({ "id": "1", "play": null, "watch": "/play/1", "only_here": true });
    assert_eq!(mistakes(schema, &good, ""), Vec::<String>::new());
    for (key, value) in [("id", json!(1)), ("play", json!([])), ("only_here", json!("yes"))] {
        let mut bad = good.clone();
        bad[key] = value;
        assert_eq!(mistakes(schema, &bad, "").len(), 1, "{bad}");
    }
    let mut bad = good;
    bad.as_object_mut().expect("an object").remove("watch");
    assert_eq!(mistakes(schema, &bad, "").len(), 1, "{bad}");
    let control = &OPENAPI["components"]["schemas"]["Control"];
    assert!(mistakes(control, &json!({ "kind": "fischer", "base": 1, "increment": 0 }), "").is_empty());
    assert!(
        !mistakes(control, &json!({ "kind": "fischer", "base": 1, "increment": 0, "more": 1 }), "")
            .is_empty()
    );
    assert!(!mistakes(control, &json!({ "kind": "fischer", "base": -1, "increment": 0 }), "").is_empty());
}
