//! Converts a route to an operation of the OpenAPI document.

use axum::http::Method;
use serde_json::{Map, Value, json};

use super::schemas::{Schemas, Way};
use crate::api::route::{Answer, Link, QueryValue, Route, TokenAccess};
use crate::wire::Problem;

/// The OpenAPI description of a route.
impl Route {
    /// The method and path as one identifier.
    fn operation_id(&self) -> String {
        let path = self.path.replace(['{', '}'], "").replace(['/', '.'], "_");
        format!("{}{path}", self.method.as_str().to_lowercase())
    }

    /// The names of the path's parameters.
    pub(super) fn path_parameters(&self) -> impl Iterator<Item = &'static str> {
        self.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
    }

    pub(super) fn operation(&self, schemas: &mut Schemas) -> Value {
        let mut operation = json!({
            "operationId": self.operation_id(),
            "tags": [self.docs.tag],
            "summary": self.docs.summary,
            "parameters": self.parameters(),
        });
        if let Some(body) = self.docs.body {
            let schema = schemas.of_shape(Way::Asked, body);
            operation["requestBody"] =
                json!({ "required": true, "content": { "application/json": { "schema": schema } } });
        }
        operation["responses"] = self.responses(schemas);
        let mut ways = match self.docs.account_only {
            false => vec![json!({}), json!({ "guest": [] }), json!({ "session": [] })],
            true => vec![json!({ "session": [] })],
        };
        match self.tokens {
            TokenAccess::Any => ways.push(json!({ "token": [] })),
            TokenAccess::Scope(scope) => ways.push(json!({ "token": [scope.name()] })),
            TokenAccess::Never => {}
        }
        operation["security"] = json!(ways);
        operation
    }

    fn parameters(&self) -> Vec<Value> {
        let mut all: Vec<Value> = self
            .path_parameters()
            .map(|name| {
                let schema = match name {
                    "number" => json!({ "type": "integer", "minimum": 1 }),
                    _ => json!({ "type": "string", "minLength": 1 }),
                };
                json!({ "name": name, "in": "path", "required": true, "schema": schema })
            })
            .collect();
        all.extend(self.docs.query.iter().map(|(name, value, about)| {
            json!({ "name": name, "in": "query", "description": about, "schema": query_schema(value) })
        }));
        all.push(json!({ "$ref": "#/components/parameters/lang" }));
        if self.changes() {
            all.push(json!({ "$ref": "#/components/parameters/X-Sower" }));
        }
        all
    }

    fn changes(&self) -> bool {
        self.method != Method::GET
    }

    fn responses(&self, schemas: &mut Schemas) -> Value {
        let content = |kind: &str, schema: Value| json!({ kind: { "schema": schema } });
        let (status, mut good) = match &self.docs.answer {
            Answer::Nothing => ("204", json!({ "description": "It is done." })),
            Answer::Socket => ("101", json!({ "description": "A WebSocket; see x-messages." })),
            Answer::Json(shape) => {
                let content = content("application/json", schemas.of_shape(Way::Answered, *shape));
                ("200", json!({ "description": "It is done.", "content": content }))
            }
            Answer::Text(kind) => {
                let content = content(kind, json!({ "type": "string" }));
                ("200", json!({ "description": "The text.", "content": content }))
            }
        };
        if !self.docs.links.is_empty() {
            let link = |link: &Link| {
                let parameters = json!({ link.parameter: format!("$response.body#{}", link.pointer) });
                (link.operation, json!({ "operationId": link.operation, "parameters": parameters }))
            };
            good["links"] = self.docs.links.iter().map(link).collect();
        }
        let mut all = json!({ status: good });
        for status in self.all_problems() {
            all[status.to_string()] = json!({ "$ref": format!("#/components/responses/{status}") });
        }
        all
    }

    fn all_problems(&self) -> Vec<u16> {
        // An invalid token; a missing scope, or a foreign host.
        let mut all = self.docs.problems.clone();
        all.extend([401, 403]);
        // Changed or uploaded rules must be compiled first, which is rate-limited.
        if self.path.contains("{game}") || self.path.ends_with("/review") {
            all.push(429);
        }
        if !self.docs.query.is_empty() {
            all.push(400);
        }
        if self.changes() || matches!(self.docs.answer, Answer::Socket) {
            all.push(429);
        }
        if self.docs.body.is_some() {
            all.extend([400, 413]);
        }
        if matches!(self.docs.answer, Answer::Socket) {
            all.push(400);
        }
        all.sort_unstable();
        all.dedup();
        all
    }
}

fn query_schema(value: &QueryValue) -> Value {
    match value {
        QueryValue::Text => json!({ "type": "string" }),
        QueryValue::Texts => {
            json!({ "type": "array", "items": { "type": "string", "examples": ["capture.last=no"] } })
        }
        QueryValue::OneOf(words) => json!({ "type": "string", "enum": words }),
        QueryValue::Number => json!({ "type": "integer", "minimum": 1, "maximum": u32::MAX }),
        QueryValue::Moment => json!({ "type": "integer", "minimum": 0, "maximum": u64::MAX }),
    }
}

/// The components that every operation refers to.
pub(super) fn components(schemas: &mut Schemas) -> Value {
    let problem = schemas.of(Way::Answered, |generator| generator.subschema_for::<Problem>());
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

/// The meaning of each error status.
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
