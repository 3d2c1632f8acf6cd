//! One operation, told as OpenAPI does.

use axum::http::Method;
use schemars::JsonSchema;
use serde_json::{Map, Value, json};

use super::schemas::{self, Of, Schemas, Way};
use crate::api::{TokenNeeds, token_needs};
use crate::wire::Problem;

/// What is answered when all is well.
enum Answer {
    /// 204.
    Nothing,
    Json(Of),
    /// JSON that is described here, because no type of the wire has it.
    Described(Value),
    /// A text of some kind.
    Text(&'static str),
    /// 101: the messages are told apart.
    Socket,
}

/// Who may ask.
#[derive(Clone, Copy)]
enum Who {
    Anyone,
    Account,
}

/// What can be asked by one method of one path.
pub(super) struct Operation {
    pub(super) method: Method,
    pub(super) path: &'static str,
    tag: &'static str,
    summary: &'static str,
    query: Vec<Value>,
    body: Option<Body>,
    answer: Answer,
    problems: Vec<u16>,
    links: Vec<(&'static str, Value)>,
    who: Who,
}

enum Body {
    Of(Of),
    Described(Value),
}

impl Operation {
    pub(super) fn new(
        method: Method,
        path: &'static str,
        tag: &'static str,
        summary: &'static str,
    ) -> Operation {
        Operation {
            method,
            path,
            tag,
            summary,
            query: Vec::new(),
            body: None,
            answer: Answer::Nothing,
            problems: Vec::new(),
            links: Vec::new(),
            who: Who::Anyone,
        }
    }

    /// A key of the query, with its schema and what it is for.
    pub(super) fn query(mut self, name: &str, schema: Value, about: &str) -> Operation {
        self.query.push(json!({ "name": name, "in": "query", "description": about, "schema": schema }));
        self
    }

    pub(super) fn body<T: JsonSchema>(self) -> Operation {
        Operation { body: Some(Body::Of(schemas::of::<T>())), ..self }
    }

    pub(super) fn described_body(self, schema: Value) -> Operation {
        Operation { body: Some(Body::Described(schema)), ..self }
    }

    pub(super) fn answers<T: JsonSchema>(self) -> Operation {
        Operation { answer: Answer::Json(schemas::of::<T>()), ..self }
    }

    pub(super) fn answers_described(self, schema: Value) -> Operation {
        Operation { answer: Answer::Described(schema), ..self }
    }

    pub(super) fn answers_text(self, kind: &'static str) -> Operation {
        Operation { answer: Answer::Text(kind), ..self }
    }

    pub(super) fn opens_socket(self) -> Operation {
        Operation { answer: Answer::Socket, ..self }
    }

    /// Only for whoever is signed in.
    pub(super) fn needs_account(self) -> Operation {
        Operation { who: Who::Account, ..self }
    }

    /// What may go wrong beside what goes wrong with every request of its kind.
    pub(super) fn problems(self, problems: &[u16]) -> Operation {
        Operation { problems: problems.to_vec(), ..self }
    }

    /// An operation that goes on with something in the answer.
    pub(super) fn leads_to(mut self, operation: &'static str, parameter: &str, pointer: &str) -> Operation {
        let link = json!({
            "operationId": operation,
            "parameters": { parameter: format!("$response.body#{pointer}") },
        });
        self.links.push((operation, link));
        self
    }

    /// The method and the path as one word.
    pub(super) fn id(&self) -> String {
        let path = self.path.replace(['{', '}'], "").replace(['/', '.'], "_");
        format!("{}{path}", self.method.as_str().to_lowercase())
    }

    pub(super) fn told(&self, schemas: &mut Schemas) -> Value {
        let mut told = json!({
            "operationId": self.id(),
            "tags": [self.tag],
            "summary": self.summary,
            "parameters": self.parameters(),
        });
        if let Some(body) = &self.body {
            let schema = match body {
                Body::Of(of) => schemas.of(Way::Asked, *of),
                Body::Described(schema) => schema.clone(),
            };
            told["requestBody"] =
                json!({ "required": true, "content": { "application/json": { "schema": schema } } });
        }
        told["responses"] = self.responses(schemas);
        let mut ways = match self.who {
            Who::Anyone => vec![json!({}), json!({ "guest": [] }), json!({ "session": [] })],
            Who::Account => vec![json!({ "session": [] })],
        };
        match self.token_needs() {
            TokenNeeds::Nothing => ways.push(json!({ "token": [] })),
            TokenNeeds::Scope(scope) => ways.push(json!({ "token": [scope.name()] })),
            TokenNeeds::Person => {}
        }
        told["security"] = json!(ways);
        told
    }

    fn parameters(&self) -> Vec<Value> {
        let named = self.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        let mut all: Vec<Value> = named
            .map(|name| {
                let schema = match name {
                    "number" => json!({ "type": "integer", "minimum": 1 }),
                    _ => json!({ "type": "string", "minLength": 1 }),
                };
                json!({ "name": name, "in": "path", "required": true, "schema": schema })
            })
            .collect();
        all.extend(self.query.iter().cloned());
        all.push(json!({ "$ref": "#/components/parameters/lang" }));
        if self.changes() {
            all.push(json!({ "$ref": "#/components/parameters/X-Sower" }));
        }
        all
    }

    fn token_needs(&self) -> TokenNeeds {
        token_needs(self.method.as_str(), &format!("/api{}", self.path))
    }

    fn changes(&self) -> bool {
        self.method != Method::GET
    }

    fn responses(&self, schemas: &mut Schemas) -> Value {
        let content = |kind: &str, schema: Value| json!({ kind: { "schema": schema } });
        let (status, mut good) = match &self.answer {
            Answer::Nothing => ("204", json!({ "description": "It is done." })),
            Answer::Socket => ("101", json!({ "description": "A WebSocket; see x-messages." })),
            Answer::Json(of) => {
                let schema = schemas.of(Way::Answered, *of);
                (
                    "200",
                    json!({ "description": "It is done.", "content": content("application/json", schema) }),
                )
            }
            Answer::Described(schema) => {
                let content = content("application/json", schema.clone());
                ("200", json!({ "description": "It is done.", "content": content }))
            }
            Answer::Text(kind) => {
                let content = content(kind, json!({ "type": "string" }));
                ("200", json!({ "description": "The text.", "content": content }))
            }
        };
        if !self.links.is_empty() {
            good["links"] = self.links.iter().map(|(name, link)| (*name, link.clone())).collect();
        }
        let mut all = json!({ status: good });
        for status in self.all_problems() {
            all[status.to_string()] = json!({ "$ref": format!("#/components/responses/{status}") });
        }
        all
    }

    fn all_problems(&self) -> Vec<u16> {
        // A token that is not good; one that does not allow it, or a host that is not the site's.
        let mut all = self.problems.clone();
        all.extend([401, 403]);
        // Games by other rules than their own are compiled first, however they are asked for.
        if self.path.contains("{game}") || self.path.ends_with("/review") {
            all.push(429);
        }
        if !self.query.is_empty() {
            all.push(400);
        }
        if self.changes() || matches!(self.answer, Answer::Socket) {
            all.push(429);
        }
        if self.body.is_some() {
            all.extend([400, 413]);
        }
        if matches!(self.answer, Answer::Socket) {
            all.push(400);
        }
        all.sort_unstable();
        all.dedup();
        all
    }
}

/// What every operation refers to.
pub(super) fn components(schemas: &mut Schemas) -> Value {
    let problem = schemas.of(Way::Answered, schemas::of::<Problem>());
    let responses: Map<String, Value> = PROBLEMS
        .iter()
        .map(|(status, about)| {
            let content = json!({ "application/json": { "schema": problem } });
            (status.to_string(), json!({ "description": about, "content": content }))
        })
        .collect();
    let language = "The language of sentences, before the cookie `lang` and `Accept-Language`.";
    let header = "Anything. No page of another site can send it. Who comes with a token need not.";
    let cookie = |name: &str, about: &str| json!({ "type": "apiKey", "in": "cookie", "name": name, "description": about });
    json!({
        "schemas": {},
        "responses": responses,
        "parameters": {
            "lang": {
                "name": "lang", "in": "query", "description": language,
                "schema": { "type": "string", "examples": ["ru"] },
            },
            "X-Sower": {
                "name": "X-Sower", "in": "header", "required": false, "description": header,
                "schema": { "type": "string", "examples": ["1"] },
            },
        },
        "securitySchemes": {
            "guest": cookie("guest", "Given on the first request that needs a guest."),
            "session": cookie("session", "Given by signing up or in."),
            "token": {
                "type": "http", "scheme": "bearer",
                "description": "A token of an account, made by `POST /api/tokens`. What is named beside it is the scope that it needs.",
            },
        },
    })
}

/// What goes wrong, by its status.
const PROBLEMS: [(u16, &str); 9] = [
    (400, "It cannot be read; the message says what was expected."),
    (401, "The token is not good, or good no more."),
    (
        403,
        "It is not yours, or the token does not allow it, or it came from another site's page or to another host.",
    ),
    (404, "It is not there, or not for you."),
    (409, "It was understood and is refused; the message says why."),
    (410, "It is damaged in the database and cannot be shown."),
    (413, "It is too large."),
    (429, "That is too much at once."),
    (
        503,
        "There is no place at the moment, or the database does not take it and nothing was changed. With the code `unknown-outcome` it may have been saved.",
    ),
];
