//! Permissions: each role against each operation of the OpenAPI document and each message of the sockets, over real connections.
//! `roles.txt` and `messages.txt` are the tables; an operation or a message without a row fails.

use std::collections::BTreeSet;

use crate::contract::{OPENAPI, operations};
use crate::harness::{Client, PATIENCE, Person, Served, serve_with};
use crate::http;
use serde_json::{Value, json};
use sower_server::{Limits, SiteOptions};

const PASSWORD: &str = "correct horse";

/// The columns of both tables.
const ROLES: [&str; 10] =
    ["stranger", "guest", "player", "watcher", "other", "maker", "gone", "reads", "plays", "meets"];

/// The scopes of the last three roles' tokens.
const SCOPES: [&str; 3] = ["read", "play", "meet"];

/// All roles, with their shared rooms and challenges.
struct Cast {
    /// In the order of [`ROLES`], without the last three: no identity; a guest; the maker's opponent, a guest; a guest with the
    /// spectators' link; another account; the account that made room, challenge and tournament; an ended session of the maker's.
    people: [Person; 7],
    /// The maker's tokens, one for each of [`SCOPES`].
    tokens: [String; 3],
    maker: String,
    room: String,
    watch: String,
}

impl Cast {
    /// A new cast; `number` makes its names unique.
    async fn gather(served: &Served, number: usize) -> Cast {
        let [mut guest, mut watcher, mut other, mut maker, mut gone] = [(); 5].map(|()| Person::default());
        let name = format!("Maker{number}");
        served.sign_up(&mut maker, &name).await;
        served.sign_up(&mut other, &format!("Other{number}")).await;
        let credentials = json!({ "name": name, "password": PASSWORD });
        served.post(&mut gone, "/api/session", credentials).await;
        served.ask(&mut gone.clone(), "DELETE", "/api/session", Value::Null).await;
        for person in [&mut guest, &mut watcher] {
            served.get(person, "/api/me").await;
        }
        let (room, watch, [maker, player]) = begun(served, [maker, Person::default()]).await;
        let people = [Person::default(), guest, player, watcher, other, maker, gone];
        let mut tokens = [(); 3].map(|()| String::new());
        for (token, scope) in tokens.iter_mut().zip(SCOPES) {
            *token = served.token(&mut people[5].clone(), &[scope]).await.0;
        }
        Cast { people, tokens, maker: name, room, watch }
    }

    /// The same people in a new room without messages.
    async fn in_another_room(self, served: &Served) -> Cast {
        let [stranger, guest, player, watcher, other, maker, gone] = self.people;
        let (room, watch, [maker, player]) = begun(served, [maker, player]).await;
        let people = [stranger, guest, player, watcher, other, maker, gone];
        Cast { people, room, watch, ..self }
    }

    /// The headers that identify a role.
    fn headers(&self, role: usize) -> String {
        match self.people.get(role) {
            Some(Person { cookie: Some(cookie) }) => format!("X-Sower: 1\r\nCookie: {cookie}\r\n"),
            Some(Person { cookie: None }) => "X-Sower: 1\r\n".to_owned(),
            None => format!("Authorization: Bearer {}\r\n", self.tokens[role - self.people.len()]),
        }
    }

    fn maker(&self) -> Person {
        self.people[5].clone()
    }

    /// Withdraws the maker's challenges and tournaments, to stay below the limits.
    async fn clear(&self, served: &Served) {
        let mut maker = self.maker();
        for path in ["/api/lobby", "/api/arenas"] {
            let (_, list) = served.get(&mut maker, path).await;
            for each in list.as_array().into_iter().flatten() {
                let path = format!("{path}/{}", each["id"].as_str().expect("a number"));
                served.ask(&mut maker.clone(), "DELETE", &path, Value::Null).await;
            }
        }
    }

    /// Fills in a path's parameters; creates a challenge or a tournament for it.
    async fn path(&self, served: &Served, path: &str) -> String {
        let mut maker = self.maker();
        let path = path.replace("{game}", "kalah").replace("{number}", "1").replace("{tag}", "en");
        let path = path.replace("{name}", &self.maker);
        let id = if path.contains("/tokens/{id}") {
            served.token(&mut maker, &["read"]).await.1
        } else if path.contains("/rooms/") {
            self.room.clone()
        } else if path.contains("/lobby/{id}") {
            let (_, met) = served.post(&mut maker, "/api/lobby", challenge()).await;
            met["challenge"].as_str().expect("a challenge").to_owned()
        } else if path.contains("/arenas/{id}") {
            let (_, made) = served.post(&mut maker, "/api/arenas", arena()).await;
            made["id"].as_str().expect("a tournament").to_owned()
        } else if path.contains("/review/{id}") {
            let record = another_record(served).await;
            let (_, begun) = served.post(&mut maker, "/api/review", json!({ "record": record })).await;
            begun["review"].as_str().expect("a review").to_owned()
        } else {
            assert!(!path.contains("{id}"), "{path}: whose number?");
            String::new()
        };
        path.replace("{id}", &id)
    }

    async fn record(&self, served: &Served) -> String {
        let (_, record) = served.get(&mut self.maker(), &format!("/api/rooms/{}/record", self.room)).await;
        record.as_str().expect("a record").to_owned()
    }

    /// A body by its name in the table.
    async fn body(&self, served: &Served, name: &str, role: &str) -> Value {
        let me = json!({ "kind": "me" });
        let rules = include_str!("../../../../games/kalah.toml");
        match name {
            "-" => Value::Null,
            "standing" => json!({ "game": "kalah", "moves": ["2"] }),
            "why" => json!({ "game": "kalah", "move": "1" }),
            "record" => json!({ "text": self.record(served).await }),
            "review" => json!({ "record": another_record(served).await }),
            "review-same-game" => json!({ "record": self.record(served).await }),
            "review-room" => json!({ "room": self.room }),
            "moves" => json!({ "moves": [] }),
            "move" => json!({ "move": "1" }),
            "resign" => json!({ "t": "resign" }),
            "bot" => json!({ "bot": true }),
            "token" => json!({ "label": "a program", "scopes": ["read", "play"] }),
            "training" => json!({}),
            "rules" => json!({ "text": rules }),
            "solo" => crate::solo::solo_game("local-roles"),
            "room" => json!({ "game": "kalah", "seats": [me, me], "control": { "kind": "none" } }),
            "rated-room" => json!({ "game": "kalah", "seats": [me, { "kind": "friend" }], "rated": true,
                "control": { "kind": "fischer", "base": 60, "increment": 1 } }),
            "name" => json!({ "name": "Zed" }),
            "new-account" => json!({ "name": format!("{role}-{}", self.maker), "password": PASSWORD }),
            "password" => json!({ "name": self.maker, "password": PASSWORD }),
            "wrong-password" => json!({ "name": self.maker, "password": "wrong horse" }),
            "another-password" => json!({ "old": PASSWORD, "new": "another horse" }),
            "another-by-guess" => json!({ "old": "wrong horse", "new": "another horse" }),
            "guessed-code" => json!({ "name": self.maker, "code": "0000-0000", "password": "another horse" }),
            "own-password" => json!({ "password": PASSWORD }),
            "guessed-password" => json!({ "password": "wrong horse" }),
            "settings" => json!({ "theme": "dark" }),
            "challenge" => challenge(),
            "rated-challenge" => {
                let mut rated = challenge();
                rated["rated"] = json!(true);
                rated
            }
            "to-maker" => {
                let mut direct = challenge();
                direct["to"] = json!(self.maker);
                direct
            }
            "pairing" => {
                json!({ "game": "kalah", "control": { "kind": "fischer", "base": 60, "increment": 1 } })
            }
            "arena" => arena(),
            other => panic!("there is no body {other}"),
        }
    }
}

/// A game of two people after its first move, with the spectators' token.
async fn begun(served: &Served, people: [Person; 2]) -> (String, String, [Person; 2]) {
    let (room, people, [mut first, mut second]) = served.two_people_as(people, json!({})).await;
    first.play("1").await;
    first.event("move").await;
    second.event("move").await;
    let (_, state) = served.get(&mut people[0].clone(), &format!("/api/rooms/{room}")).await;
    let watch = state["watch_link"].as_str().and_then(|link| link.split("watch=").nth(1));
    (room, watch.expect("a link for watching").to_owned(), people)
}

/// A record of a game that is not being played.
async fn another_record(served: &Served) -> Value {
    let asked = json!({ "game": "kalah", "moves": ["2", "1"] });
    served.post(&mut Person::default(), "/api/write", asked).await.1["record"].clone()
}

fn challenge() -> Value {
    json!({ "game": "kalah", "control": { "kind": "fischer", "base": 60, "increment": 1 } })
}

fn arena() -> Value {
    json!({ "game": "kalah", "format": { "kind": "arena", "minutes": 10 }, "starts_in": 3600,
        "control": { "kind": "fischer", "base": 60, "increment": 1 } })
}

/// The rows of a table: words separated by spaces; lines with # are comments.
fn rows(text: &'static str) -> Vec<Vec<&'static str>> {
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_whitespace().collect()).collect()
}

async fn site() -> Served {
    let most = 1_000_000;
    let limits = Limits {
        requests: most,
        new_rooms: most,
        new_rules: most,
        sign_ups: most,
        sign_ins: most,
        ..Limits::default()
    };
    serve_with(SiteOptions { limits, ..SiteOptions::default() }).await
}

/// Whether the route table accepts a token with only this scope.
fn lets_in(method: &str, path: &str, scope: &str) -> bool {
    let (_, _, told) = operations().find(|known| known.0 == method && known.1 == path).expect("an operation");
    let ways = told["security"].as_array().expect("ways to authenticate");
    let scopes = ways.iter().find_map(|way| way["token"].as_array());
    scopes.is_some_and(|needed| needed.is_empty() || needed.iter().any(|one| one == scope))
}

#[tokio::test(flavor = "multi_thread")]
async fn each_role_may_ask_what_the_table_says_and_nothing_else() {
    let rows = rows(include_str!("roles.txt"));
    let told: BTreeSet<String> = operations().map(|(method, path, _)| format!("{method} {path}")).collect();
    let in_rows: BTreeSet<String> = rows.iter().map(|row| format!("{} {}", row[0], row[1])).collect();
    assert_eq!(told.difference(&in_rows).collect::<Vec<_>>(), Vec::<&String>::new(), "without a row");
    assert_eq!(in_rows.difference(&told).collect::<Vec<_>>(), Vec::<&String>::new(), "rows of nothing");
    let served = site().await;
    let mut cast = Cast::gather(&served, 0).await;
    let mut wrong = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        let [method, path, body, expected @ ..] = &row[..] else { panic!("{row:?} is no row") };
        assert_eq!(expected.len(), ROLES.len(), "{row:?}");
        for (status, scope) in expected[ROLES.len() - SCOPES.len()..].iter().zip(SCOPES) {
            // The token of an account that the last request deleted is invalid: 401.
            let is_refused = matches!(*status, "401" | "403");
            assert!(is_refused || lets_in(method, path, scope), "{row:?}: the scope {scope}");
        }
        if *method != "GET" {
            cast = Cast::gather(&served, number + 1).await;
        }
        let mut met = Vec::new();
        let mut address = cast.path(&served, path).await;
        for (index, role) in ROLES.iter().enumerate() {
            // What one role has accepted, joined or ended must not affect the next.
            if index > 0 && *method != "GET" {
                if path.contains("/rooms/{id}") {
                    cast = cast.in_another_room(&served).await;
                }
                address = cast.path(&served, path).await;
            }
            let mut address = address.clone();
            if *role == "watcher" && path.contains("/rooms/{id}") {
                address = format!("{address}?watch={}", cast.watch);
            }
            let body = cast.body(&served, body, role).await;
            let status = http::status(served.address, method, &address, &cast.headers(index), &body).await;
            met.push(status.to_string());
            if *method != "GET" && (path.contains("/lobby") || path.contains("/arenas")) {
                cast.clear(&served).await;
            }
        }
        if *method == "GET" && path.contains("/arenas/{id}") {
            cast.clear(&served).await;
        }
        if met != *expected {
            wrong.push(format!("{method} {path} {body}: told {}, met {}", expected.join(" "), met.join(" ")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The outcome of a message as one word: the kind of an event or answer, or the code of a problem.
async fn outcome(client: &mut Client) -> String {
    let wanted = async {
        while let Some(message) = client.next().await {
            let word = match message["t"].as_str() {
                Some("refused") => &message["d"]["code"],
                Some("state") => &message["d"]["event"]["kind"],
                Some("presence" | "lobby" | "arena") => continue,
                Some(_) => &message["t"],
                None if message["problem"].is_object() => &message["problem"]["code"],
                None if message["analysis"].is_object() => return "analysis".to_owned(),
                None => continue,
            };
            if let Some(word) = word.as_str() {
                return word.to_owned();
            }
        }
        "closed".to_owned()
    };
    tokio::time::timeout(PATIENCE, wanted).await.unwrap_or_else(|_| "nothing".to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn each_role_may_say_what_the_table_says_and_nothing_else() {
    let rows = rows(include_str!("messages.txt"));
    let of_schema = |name: &str| -> Vec<String> {
        let kinds = OPENAPI["components"]["schemas"][name]["oneOf"].as_array().expect("kinds");
        kinds
            .iter()
            .map(|kind| kind["properties"]["t"]["const"].as_str().expect("a word").to_owned())
            .collect()
    };
    for (socket, schema) in [("room", "FromPlayer"), ("lobby", "FromVisitor")] {
        for kind in of_schema(schema) {
            assert!(rows.iter().any(|row| row[0] == socket && row[1] == kind), "{socket} {kind} has no row");
        }
    }
    let served = site().await;
    let mut wrong = Vec::new();
    let mut cast = Cast::gather(&served, 0).await;
    for row in &rows {
        let [socket, kind, data, expected @ ..] = &row[..] else { panic!("{row:?} is no row") };
        assert_eq!(expected.len(), ROLES.len(), "{row:?}");
        let mut met = Vec::new();
        for (index, role) in ROLES.iter().enumerate() {
            if *socket == "room" && *kind != "ping" {
                // Each role starts with a new room.
                cast = cast.in_another_room(&served).await;
            }
            let query = if *role == "watcher" { format!("watch={}", cast.watch) } else { String::new() };
            let path = match *socket {
                "room" => format!("rooms/{}/socket", cast.room),
                "lobby" => "lobby/socket".to_owned(),
                _ => "analyse".to_owned(),
            };
            let url = format!("ws://{}/api/{path}?{query}", served.address);
            let mut client = match cast.people.get(index) {
                Some(person) => Client::connect(&url, person).await,
                None => match Client::try_by_token(&url, &cast.tokens[index - cast.people.len()]).await {
                    Ok(client) => client,
                    Err(status) => {
                        met.push(status.as_u16().to_string());
                        continue;
                    }
                },
            };
            let data: Value = match *data {
                "-" => Value::Null,
                text => serde_json::from_str(text).expect("JSON"),
            };
            if *socket == "analyse" {
                let text = json!({ "id": 1, "game": "kalah", "moves": data, "seconds": 0.1 }).to_string();
                client.wire_text(&text).await;
            } else if *socket == "room" {
                match client.next().await {
                    Some(first) if first["t"] == "state" => client.say(kind, data, client.v).await,
                    Some(first) => {
                        met.push(first["d"]["code"].as_str().unwrap_or("?").to_owned());
                        continue;
                    }
                    None => {
                        met.push("closed".to_owned());
                        continue;
                    }
                }
            } else {
                client.say(kind, data, 0).await;
            }
            met.push(outcome(&mut client).await);
        }
        if met != *expected {
            wrong.push(format!("{socket} {kind} {data}: told {}, met {}", expected.join(" "), met.join(" ")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
