//! A client for the part of a site's API that a bot needs.

use std::fmt;
use std::io::{BufRead as _, BufReader};
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::Value;
use ureq::http::StatusCode;
use ureq::{Agent, Body};

/// Timeouts for connecting and for a response.
const CONNECTING: Duration = Duration::from_secs(10);
const ANSWERING: Duration = Duration::from_secs(20);

/// The longest time to read a stream before it is reopened, which loses nothing.
const STREAMING: Duration = Duration::from_secs(600);

/// The largest response and the longest line to read, in bytes.
const LARGEST: u64 = 4 << 20;

/// Why a request failed.
#[derive(Clone, Debug)]
pub(super) enum Trouble {
    /// The site is unreachable or temporarily unavailable; the request can be retried.
    Away(String),
    /// The site refused the request, with this message.
    Refused(String),
    /// The other end is not a Sower site.
    Foreign(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Away(reason) | Trouble::Refused(reason) | Trouble::Foreign(reason) => {
                f.write_str(reason)
            }
        }
    }
}

/// A site, and the token for it.
#[derive(Clone)]
pub(super) struct Site {
    agent: Agent,
    url: String,
    bearer: String,
}

impl Site {
    pub(super) fn new(url: &str, token: &str) -> Site {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_connect(Some(CONNECTING))
            .timeout_recv_response(Some(ANSWERING))
            .timeout_recv_body(Some(ANSWERING))
            .user_agent(concat!("sower/", env!("CARGO_PKG_VERSION")))
            .build();
        Site { agent: config.into(), url: url.to_owned(), bearer: format!("Bearer {token}") }
    }

    /// Sends a GET request for JSON.
    pub(super) fn get(&self, path: &str) -> Result<Value, Trouble> {
        json(self.agent.get(self.at(path)).header("Authorization", &self.bearer).call())
    }

    /// Sends a GET request for text.
    pub(super) fn text(&self, path: &str) -> Result<String, Trouble> {
        read(self.agent.get(self.at(path)).header("Authorization", &self.bearer).call())
    }

    /// Sends a POST request with a JSON body.
    pub(super) fn post(&self, path: &str, body: &impl Serialize) -> Result<Value, Trouble> {
        let request = self.agent.post(self.at(path)).header("Authorization", &self.bearer);
        let body = serde_json::to_string(body).expect("a body is made of numbers and text");
        json(request.header("Content-Type", "application/json").send(body))
    }

    /// Sends a DELETE request.
    pub(super) fn delete(&self, path: &str) -> Result<(), Trouble> {
        read(self.agent.delete(self.at(path)).header("Authorization", &self.bearer).call()).map(|_| ())
    }

    /// Passes on the lines of a stream, including empty ones, until it ends or the receiver stops.
    pub(super) fn stream(
        &self,
        path: &str,
        language: &str,
        mut take: impl FnMut(&str) -> bool,
    ) -> Result<(), Trouble> {
        let request = self.agent.get(self.at(path)).header("Authorization", &self.bearer);
        let request = request.header("Accept-Language", language);
        let began = Instant::now();
        let answer = request.config().timeout_recv_body(Some(STREAMING)).build().call().map_err(away)?;
        if answer.status() != StatusCode::OK {
            return read(Ok(answer)).map(|_| ());
        }
        let mut lines = BufReader::new(answer.into_body().into_reader());
        loop {
            let mut line = String::new();
            let length = std::io::Read::take(&mut lines, LARGEST).read_line(&mut line);
            match length {
                Ok(0) => return Ok(()),
                Ok(_) if take(line.trim()) => {}
                Ok(_) => return Ok(()),
                Err(_) if began.elapsed() >= STREAMING => return Ok(()),
                Err(error) => return Err(Trouble::Away(error.to_string())),
            }
        }
    }

    fn at(&self, path: &str) -> String {
        format!("{}{path}", self.url)
    }
}

fn away(error: ureq::Error) -> Trouble {
    Trouble::Away(error.to_string())
}

type Answer = Result<ureq::http::Response<Body>, ureq::Error>;

/// The body of a successful response.
fn read(answer: Answer) -> Result<String, Trouble> {
    let mut answer = answer.map_err(away)?;
    let status = answer.status();
    let body = answer.body_mut().with_config().limit(LARGEST).read_to_string().map_err(away)?;
    if status.is_success() {
        return Ok(body);
    }
    let problem = parsed(&body).unwrap_or_default();
    match (problem["code"].as_str(), problem["message"].as_str()) {
        (Some("busy" | "storage" | "unknown-outcome" | "too-many"), Some(message)) => {
            Err(Trouble::Away(message.to_owned()))
        }
        (Some(_), Some(message)) => Err(Trouble::Refused(message.to_owned())),
        // A proxy in front of a site that is restarting.
        _ if status.is_server_error() => Err(Trouble::Away(status.to_string())),
        _ => Err(Trouble::Foreign(status.to_string())),
    }
}

fn json(answer: Answer) -> Result<Value, Trouble> {
    let body = read(answer)?;
    if body.is_empty() {
        return Ok(Value::Null);
    }
    parsed(&body).map_err(|error| Trouble::Foreign(error.to_string()))
}

/// Parses a site's JSON. Its text ends up on a terminal, so control characters are removed.
pub(super) fn parsed(text: &str) -> serde_json::Result<Value> {
    let mut value = serde_json::from_str(text)?;
    make_plain(&mut value);
    Ok(value)
}

/// Bound: the JSON parser limits the nesting depth.
fn make_plain(value: &mut Value) {
    match value {
        Value::String(text) if text.contains(char::is_control) => {
            *text = text.replace(char::is_control, " ");
        }
        Value::Array(values) => values.iter_mut().for_each(make_plain),
        Value::Object(entries) => entries.values_mut().for_each(make_plain),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_a_site_says_moves_the_terminal() {
        let said =
            parsed(r#"{"name": "a\u001b]0;b\u0007", "d": ["\u009b2J", 1, null]}"#).expect("it is JSON");
        assert_eq!(said, serde_json::json!({ "name": "a ]0;b ", "d": [" 2J", 1, null] }));
    }
}
