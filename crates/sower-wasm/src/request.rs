//! Requests and answers, in the form of HTTP.

use serde::Serialize;
use serde::de::DeserializeOwned;
use sower_api::{Problem, read_body};
use sower_text::Language;

/// The status of an answer that needs files which the host has not provided yet. The body lists them.
pub const NEEDS_FILES: u16 = 424;

/// A request: the same method, address and body that a page sends to a server.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    /// `GET` or `POST`.
    pub method: &'a str,
    /// The parts of the path after `/api/`, decoded.
    pub path: Vec<String>,
    /// The decoded pairs of the query.
    pub query: Vec<(String, String)>,
    /// The body; empty for `GET`.
    pub body: &'a str,
    /// The reader's language.
    pub language: &'static Language,
}

impl<'a> Request<'a> {
    /// Reads a request: `METHOD ADDRESS`, and the body from the second line on. The query names the language (`lang`).
    pub fn parse(text: &'a str) -> Option<Request<'a>> {
        let (head, body) = text.split_once('\n').unwrap_or((text, ""));
        let (method, address) = head.split_once(' ')?;
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let path = path.strip_prefix("/api/")?;
        let query: Vec<(String, String)> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
        let tag = query.iter().find(|(key, _)| key == "lang").map_or("en", |(_, tag)| tag);
        let language = Language::of(tag).unwrap_or_else(|_| Language::english());
        Some(Request { method, path: path.split('/').map(decoded).collect(), query, body, language })
    }

    /// The first value of a key in the query.
    pub(crate) fn value(&self, key: &str) -> Option<&str> {
        self.query.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// All values of a key in the query.
    pub(crate) fn values(&self, key: &str) -> Vec<String> {
        self.query.iter().filter(|(known, _)| known == key).map(|(_, value)| value.clone()).collect()
    }

    /// The body as a type of `sower-wire`.
    pub(crate) fn read<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        read_body(self.body.as_bytes(), self.language)
    }
}

/// Decodes one part of a path.
fn decoded(part: &str) -> String {
    // In a path, unlike in a form, a plus sign is itself.
    let pairs = part.replace('+', "%2B");
    form_urlencoded::parse(pairs.as_bytes()).next().map_or_else(String::new, |(name, _)| name.into_owned())
}

/// An answer: a status of HTTP and a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// 200, an error's status, or [`NEEDS_FILES`].
    pub status: u16,
    /// JSON, or the text of a file.
    pub body: String,
}

impl Answer {
    /// A successful answer.
    pub(crate) fn json(value: &impl Serialize) -> Answer {
        let body = serde_json::to_string(value).expect("wire types are made of numbers and text");
        Answer { status: 200, body }
    }

    /// The text of a file.
    pub(crate) fn text(body: String) -> Answer {
        Answer { status: 200, body }
    }
}

impl From<Problem> for Answer {
    fn from(problem: Problem) -> Answer {
        Answer { status: problem.code.status(), ..Answer::json(&problem) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_decoded_part_by_part() {
        let read =
            Request::parse("GET /api/games/a%2Fb+c/picture.svg?set=x%3D1&set=y&lang=ru").expect("a request");
        assert_eq!(read.path, ["games", "a/b+c", "picture.svg"]);
        assert_eq!(read.values("set"), ["x=1", "y"]);
        assert_eq!((read.language.tag(), read.body), ("ru", ""));
        let posted = Request::parse("POST /api/look\n{}").expect("a request");
        assert_eq!((posted.method, posted.body, posted.language.tag()), ("POST", "{}", "en"));
        assert!(Request::parse("GET").is_none() && Request::parse("GET /other").is_none());
    }
}
