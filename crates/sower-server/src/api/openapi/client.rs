//! The page's client: a JavaScript function for each route, with the types of `web/wire.d.ts`.
//!
//! A route with a JSON response becomes a function that sends the request. One with a text response or a socket becomes a function that
//! returns its address, for links, pictures and sockets.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::Value;

use crate::api::route::{Answer, QueryValue, Route, Shape};

/// The text of `web/net/client.js`.
pub(super) fn client(routes: &[Route]) -> String {
    let mut types = Types::new();
    let functions: String = routes.iter().map(|route| function(route, &mut types)).collect();
    let names: BTreeSet<&str> = routes.iter().map(|route| route.client).collect();
    assert_eq!(names.len(), routes.len(), "two routes have the same name in the client");
    let imported: Vec<&str> = types.used.iter().map(String::as_str).collect();
    format!(
        "/**\n * A function for each route of the server.\n * Made from crates/sower-server/src/api/routes.rs by its tests; do not \
         change by hand.\n *\n * @import {{ {} }} from '../wire.js'\n */\nimport {{ at, fetchJson, query }} from \
         './request.js';\n{functions}",
        imported.join(", ")
    )
}

fn function(route: &Route, types: &mut Types) -> String {
    let mut arguments: Vec<String> = route.path_parameters().map(str::to_owned).collect();
    let mut comment = route.docs.summary.to_owned();
    for name in &arguments {
        let kind = if name == "number" { "number" } else { "string" };
        let _ = write!(comment, " @param {{{kind}}} {name}");
    }
    let mut path = format!("/api{}", route.path).replace('{', "${at(").replace('}', ")}");
    if let Some(body) = route.docs.body {
        let _ = write!(comment, " @param {{{}}} body", types.body(body));
        arguments.push("body".to_owned());
    }
    let is_address = matches!(route.docs.answer, Answer::Text(_) | Answer::Socket);
    if is_address || !route.docs.query.is_empty() {
        let key =
            |(name, value, _): &(&str, QueryValue, &str)| format!("{name}?: {} | null", query_type(value));
        let mut keys: Vec<String> = route.docs.query.iter().map(key).collect();
        if is_address {
            // The browser opens such an address itself, so the address must name the language.
            keys.push("lang?: string | null".to_owned());
        }
        let _ = write!(comment, " @param {{{{ {} }}}} [asked]", keys.join(", "));
        arguments.push("asked".to_owned());
        path.push_str("${query(asked)}");
    }
    let quote = if path.contains('$') { '`' } else { '\'' };
    let address = format!("{quote}{path}{quote}");
    let answer = match &route.docs.answer {
        Answer::Text(_) | Answer::Socket => None,
        Answer::Nothing => Some("null".to_owned()),
        Answer::Json(shape) => Some(types.answer(*shape)),
    };
    let value = match &answer {
        None => address,
        Some(_) if route.docs.body.is_some() => format!("fetchJson('{}', {address}, body)", route.method),
        Some(_) => format!("fetchJson('{}', {address})", route.method),
    };
    if let Some(answer) = answer {
        let _ = write!(comment, " @returns {{Promise<{answer}>}}");
    }
    format!("\n/** {comment} */\nexport const {} = ({}) => {value};\n", route.client, arguments.join(", "))
}

fn query_type(value: &QueryValue) -> String {
    match value {
        QueryValue::Text => "string".to_owned(),
        QueryValue::Texts => "string[]".to_owned(),
        QueryValue::OneOf(words) => {
            words.iter().map(|word| format!("'{word}'")).collect::<Vec<_>>().join(" | ")
        }
        QueryValue::Moment | QueryValue::Number => "number".to_owned(),
    }
}

/// Type names as TypeScript writes them.
struct Types {
    /// The text of `web/wire.d.ts`. The page treats a type that is not in it as `any`.
    declared: String,
    asked: SchemaGenerator,
    answered: SchemaGenerator,
    used: BTreeSet<String>,
}

impl Types {
    fn new() -> Types {
        Types {
            declared: crate::wire::declarations::declarations(),
            asked: SchemaSettings::draft2020_12().for_deserialize().into_generator(),
            answered: SchemaSettings::draft2020_12().for_serialize().into_generator(),
            used: BTreeSet::new(),
        }
    }

    fn answer(&mut self, shape: Shape) -> String {
        let schema = match shape {
            Shape::Type(of) => of(&mut self.answered).to_value(),
            Shape::Described(_) => return "any".to_owned(),
        };
        self.name(&schema)
    }

    /// The type of a body. Keys that the server does not require are optional.
    fn body(&mut self, shape: Shape) -> String {
        let schema = match shape {
            Shape::Type(of) => of(&mut self.asked).to_value(),
            Shape::Described(_) => return "any".to_owned(),
        };
        let name = self.name(&schema);
        let definition = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next());
        let definition = definition.and_then(|name| self.asked.definitions().get(name));
        let Some(keys) = definition.and_then(|definition| definition["properties"].as_object()) else {
            return name;
        };
        let required: Vec<String> = definition
            .and_then(|definition| definition["required"].as_array())
            .into_iter()
            .flatten()
            .map(|key| format!("'{}'", key.as_str().expect("a key is text")))
            .collect();
        match required.len() {
            _ if name == "any" => name,
            all if all == keys.len() => name,
            0 => format!("Partial<{name}>"),
            _ => format!("Partial<{name}> & Pick<{name}, {}>", required.join(" | ")),
        }
    }

    fn name(&mut self, schema: &Value) -> String {
        if schema["type"] == "array" {
            return format!("{}[]", self.name(&schema["items"]));
        }
        let name = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next());
        match name.filter(|name| self.declared.contains(&format!("\nexport type {name} "))) {
            Some(name) => {
                self.used.insert(name.to_owned());
                name.to_owned()
            }
            None => "any".to_owned(),
        }
    }
}
