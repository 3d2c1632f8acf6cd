//! Reads the JSON body of a request. An error says what would be right.

use serde::de::DeserializeOwned;
use sower_text::{Language, Message, message};
use sower_wire::ProblemCode;

use crate::body_keys::Keys;
use crate::problem::{Problem, problem};

/// Reads a body of a type of `sower-wire`.
pub fn read_body<T: DeserializeOwned>(bytes: &[u8], language: &Language) -> Result<T, Problem> {
    serde_json::from_slice(bytes)
        .map_err(|error| problem(ProblemCode::BadRequest, &wrong_body::<T>(error.to_string()), language))
}

/// What is wrong with a body, and which keys it should have.
fn wrong_body<T: DeserializeOwned>(reason: String) -> Message {
    let keys = Keys::of::<T>();
    let names_the_key = reason.starts_with("missing field") || reason.starts_with("unknown field");
    match (keys, keys.listed()) {
        (Keys::One(_), Some(keys)) => message!("site-bad-body-one-key", reason, keys),
        _ if names_the_key => message!("site-bad-body", reason),
        (_, Some(keys)) => message!("site-bad-body-keys", reason, keys),
        (_, None) => match Keys::missing::<T>() {
            Some(missing) => message!("site-bad-body", reason = format!("{reason}; {missing}")),
            None => message!("site-bad-body", reason),
        },
    }
}
