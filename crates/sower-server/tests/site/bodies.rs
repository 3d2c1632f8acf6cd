//! Empty or malformed bodies: the error names the expected keys.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::contract::{operations, resolved};
use crate::harness::{Person, serve};

/// The keys of a schema.
fn keys(schema: &'static Value) -> Vec<&'static str> {
    let schema = resolved(schema);
    let own = schema["properties"].as_object().into_iter().flatten().map(|(key, _)| key.as_str());
    let below = ["oneOf", "anyOf", "allOf"].into_iter().filter_map(|word| schema[word].as_array());
    own.chain(below.flatten().flat_map(keys)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_names_the_keys_that_a_wrong_body_lacks() {
    let served = serve().await;
    let mut refused = 0;
    for (method, path, told) in operations() {
        let schema = &told["requestBody"]["content"]["application/json"]["schema"];
        let keys = if schema.is_null() { Vec::new() } else { keys(schema) };
        if keys.is_empty() {
            continue;
        }
        let path = path.replace("{game}", "kalah").replace(['{', '}'], "");
        for body in [Value::Null, json!({}), json!([]), json!("text"), json!({ "zzz": 1 })] {
            let mut ann = Person::default();
            let (status, answer) = served.ask(&mut ann, &method, &path, body.clone()).await;
            // Other routes refuse the person or the address before reading the body, or require no key.
            if status != StatusCode::BAD_REQUEST {
                continue;
            }
            let message = answer["message"].as_str().expect("a message");
            assert!(keys.iter().any(|key| message.contains(key)), "{method} {path} {body}: {message}");
            refused += 1;
        }
    }
    assert!(refused > 40, "many bodies were refused: {refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_request_without_its_key_gets_the_valid_keys() {
    let served = serve().await;
    let mut ann = Person::default();
    for body in [Value::Null, json!({}), json!({ "rekord": "x" }), json!({ "record": "x", "room": "y" })] {
        let (status, answer) = served.post(&mut ann, "/api/review", body.clone()).await;
        let message = answer["message"].as_str().expect("a message");
        assert_eq!(status, StatusCode::BAD_REQUEST, "{body}");
        assert!(message.contains("exactly one of these keys: record, room"), "{body}: {message}");
    }
}
