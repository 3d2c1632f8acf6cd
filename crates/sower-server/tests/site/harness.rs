//! A whole site on its own port, and clients for it.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crate::contract;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{Request, StatusCode};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use sower_server::store::{Sqlite, Store};
use sower_server::{Assets, GameLibrary, Limits, Site, SiteOptions, app, serve as serve_site};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async, connect_async};
use tower::ServiceExt as _;

/// Longer than any step takes; a test that waits this long has failed.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) struct Served {
    pub(crate) site: Arc<Site>,
    pub(crate) address: SocketAddr,
    _folder: Option<TempDir>,
}

/// A site with an empty database.
pub(crate) async fn serve() -> Served {
    serve_with(SiteOptions::default()).await
}

/// A site with a high message limit, for clients that play fast.
pub(crate) async fn serve_quick_hands() -> Served {
    let limits = Limits::default().with("messages=1000".parse().expect("a limit"));
    serve_with(SiteOptions { limits, ..SiteOptions::default() }).await
}

pub(crate) async fn serve_with(options: SiteOptions) -> Served {
    let folder = TempDir::new().expect("a folder");
    let store = Arc::new(Sqlite::open(folder.path()).await.expect("a database"));
    let mut served = serve_store(store, options).await;
    served._folder = Some(folder);
    served
}

pub(crate) async fn serve_store(store: Arc<dyn Store>, options: SiteOptions) -> Served {
    let games = GameLibrary::new(None).expect("the shipped games");
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let site = Site::open(games, Assets::live(&web), store, options).await.expect("a site");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let served = Arc::clone(&site);
    tokio::spawn(async move { serve_site(&served, listener).await });
    Served { site, address, _folder: None }
}

/// A person with cookies.
#[derive(Clone, Debug, Default)]
pub(crate) struct Person {
    pub(crate) cookie: Option<String>,
}

impl Person {
    /// Stores a cookie beside the others, as a browser does.
    fn take_cookie(&mut self, set: &str) {
        let pair = set.split(';').next().expect("a pair");
        let (name, value) = pair.split_once('=').expect("a pair");
        let kept = self.cookie.take().unwrap_or_default();
        let others =
            kept.split("; ").filter(|other| !other.is_empty() && !other.starts_with(&format!("{name}=")));
        let all: Vec<&str> = others.chain(Some(pair).filter(|_| !value.is_empty())).collect();
        self.cookie = Some(all.join("; ")).filter(|all| !all.is_empty());
    }
}

impl Served {
    /// Sends a request to the router, as the page does.
    pub(crate) async fn ask(
        &self,
        person: &mut Person,
        method: &str,
        path: &str,
        body: Value,
    ) -> (StatusCode, Value) {
        let mut request = Request::builder().method(method).uri(path).header("x-sower", "1");
        if let Some(cookie) = &person.cookie {
            request = request.header(COOKIE, cookie);
        }
        let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
        let request = request.body(body).expect("a request");
        let answer = app(Arc::clone(&self.site)).oneshot(request).await.expect("an answer");
        for cookie in answer.headers().get_all(SET_COOKIE) {
            person.take_cookie(cookie.to_str().expect("text"));
        }
        let status = answer.status();
        let kind = answer.headers().get(CONTENT_TYPE).map(|kind| kind.to_str().expect("text").to_owned());
        let bytes = axum::body::to_bytes(answer.into_body(), 1 << 24).await.expect("a body");
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        let told = serde_json::from_str(&text).unwrap_or(Value::String(text));
        contract::hold(method, path, status, kind.as_deref(), &told);
        (status, told)
    }

    pub(crate) async fn get(&self, person: &mut Person, path: &str) -> (StatusCode, Value) {
        self.ask(person, "GET", path, Value::Null).await
    }

    pub(crate) async fn post(&self, person: &mut Person, path: &str, body: Value) -> (StatusCode, Value) {
        self.ask(person, "POST", path, body).await
    }

    /// Creates a room with these seats.
    pub(crate) async fn room(&self, person: &mut Person, seats: Value, more: Value) -> Value {
        let mut asked = json!({ "game": "kalah", "seats": seats, "control": { "kind": "none" } });
        for (key, value) in more.as_object().expect("an object") {
            asked[key] = value.clone();
        }
        let (status, made) = self.post(person, "/api/rooms", asked).await;
        assert_eq!(status, StatusCode::OK, "{made}");
        made
    }

    /// Opens a socket to a room.
    pub(crate) async fn enter(&self, person: &Person, id: &str, query: &str) -> Client {
        let url = format!("ws://{}/api/rooms/{id}/socket?{query}", self.address);
        Client::connect(&url, person).await
    }

    /// Opens a socket to a room, from another local address.
    pub(crate) async fn enter_from(&self, from: &str, person: &Person, id: &str, query: &str) -> Client {
        let url = format!("ws://{}/api/rooms/{id}/socket?{query}", self.address);
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind(format!("{from}:0").parse().expect("an address")).expect("an address of this machine");
        let stream = socket.connect(self.address).await.expect("a connection");
        let request = Client::request(&url, person);
        let (wire, _) = client_async(request, MaybeTlsStream::Plain(stream)).await.expect("a socket");
        Client { wire, v: 0, room: Value::Null, told: contract::told_at(&url) }
    }

    /// The response to a request from another site's page with a person's cookies.
    pub(crate) async fn by_foreign_page(
        &self,
        person: &Person,
        origin: &str,
        method: &str,
        path: &str,
    ) -> StatusCode {
        let request = Request::builder().method(method).uri(path).header("host", "localhost");
        let request = request.header("x-sower", "1").header("origin", origin);
        let request = request.header(COOKIE, person.cookie.clone().unwrap_or_default());
        let request = request.body(Body::from("{}")).expect("a request");
        app(Arc::clone(&self.site)).oneshot(request).await.expect("an answer").status()
    }

    /// Two people in a room, both seated, with all earlier messages read.
    pub(crate) async fn two_people(&self, more: Value) -> (String, [Person; 2], [Client; 2]) {
        self.two_people_as([Person::default(), Person::default()], more).await
    }

    /// Two existing people in a room, both seated.
    pub(crate) async fn two_people_as(
        &self,
        people: [Person; 2],
        more: Value,
    ) -> (String, [Person; 2], [Client; 2]) {
        let [mut ann, mut ben] = people;
        self.get(&mut ben, "/api/me").await;
        let made = self.room(&mut ann, json!([{ "kind": "me" }, { "kind": "friend" }]), more).await;
        let id = made["id"].as_str().expect("a number").to_owned();
        let seat = made["play"].as_str().expect("a link").split("seat=").nth(1).expect("a token").to_owned();
        let mut first = self.enter(&ann, &id, "").await;
        first.state().await;
        let mut second = self.enter(&ben, &id, &format!("seat={seat}")).await;
        second.state().await;
        second.say("sit", json!({ "seat": seat, "name": "Ben" }), 0).await;
        second.event("join").await;
        first.event("join").await;
        (id, [ann, ben], [first, second])
    }
}

/// A client with a socket.
pub(crate) struct Client {
    pub(crate) wire: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The room's version from the last message.
    pub(crate) v: u64,
    /// The room's last known state.
    room: Value,
    /// The documented messages of this socket.
    told: Option<&'static Value>,
}

impl Client {
    fn request(url: &str, person: &Person) -> Request<()> {
        let mut request = url.into_client_request().expect("an address");
        if let Some(cookie) = &person.cookie {
            request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
        }
        request
    }

    pub(crate) async fn connect(url: &str, person: &Person) -> Client {
        let (wire, _) = connect_async(Client::request(url, person)).await.expect("a socket");
        Client { wire, v: 0, room: Value::Null, told: contract::told_at(url) }
    }

    /// Opens a socket with a token only.
    pub(crate) async fn connect_by_token(url: &str, secret: &str) -> Client {
        Client::try_by_token(url, secret).await.expect("a socket")
    }

    /// Opens a socket with a token, or returns the status of the refusal.
    pub(crate) async fn try_by_token(url: &str, secret: &str) -> Result<Client, StatusCode> {
        let mut request = Client::request(url, &Person::default());
        let value = format!("Bearer {secret}").parse().expect("a header");
        request.headers_mut().insert("authorization", value);
        match connect_async(request).await {
            Ok((wire, _)) => Ok(Client { wire, v: 0, room: Value::Null, told: contract::told_at(url) }),
            Err(Error::Http(answer)) => Err(answer.status()),
            Err(other) => panic!("{url}: {other}"),
        }
    }

    pub(crate) async fn say(&mut self, t: &str, d: Value, v: u64) {
        let text = json!({ "t": t, "d": d, "v": v }).to_string();
        self.wire.send(Message::text(text)).await.expect("it is sent");
    }

    /// Sends any text.
    pub(crate) async fn wire_text(&mut self, text: &str) {
        self.wire.send(Message::text(text)).await.expect("it is sent");
    }

    /// Plays a move at the last known version.
    pub(crate) async fn play(&mut self, label: &str) {
        self.say("move", json!(label), self.v).await;
    }

    /// The next message; none if the socket has closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        // Pings do not count: the message must arrive in time, however many pings come first.
        tokio::time::timeout(PATIENCE, self.message()).await.expect("it comes in time")
    }

    async fn message(&mut self) -> Option<Value> {
        loop {
            match self.wire.next().await {
                Some(Ok(Message::Text(text))) => {
                    let value: Value = serde_json::from_str(&text).expect("JSON");
                    contract::hold_message(self.told, &value);
                    return Some(self.whole(value));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// A message as the page sees it: a ply is merged into the last known room.
    fn whole(&mut self, mut message: Value) -> Value {
        if message["t"] == "moved" {
            let v = message["v"].as_u64().expect("a version");
            assert_eq!(v, self.v + 1, "a ply follows what was told before");
            let mut d = message["d"].take();
            let mut room = self.room.take();
            let event = d["event"].take();
            let added = [
                ("moves", event["label"].clone()),
                ("movers", event["side"].clone()),
                ("written", d["written"].take()),
                ("told", d["told"].take()),
            ];
            for (key, value) in added {
                room[key].as_array_mut().expect("a list").push(value);
            }
            for key in ["look", "sowing", "clocks", "may_undo", "may_hint"] {
                room[key] = d[key].take();
            }
            room["offers"] = json!([]);
            message = json!({ "t": "state", "d": { "event": event, "room": room }, "v": v });
        }
        if message["t"] == "state" {
            self.v = message["v"].as_u64().expect("a version");
            self.room = message["d"]["room"].clone();
        }
        message
    }

    /// The next message of a kind, within the time limit, whatever comes before it.
    pub(crate) async fn of_kind(&mut self, t: &str) -> Value {
        let mut passed = Value::Null;
        let wanted = async {
            loop {
                let message = self.message().await.unwrap_or_else(|| panic!("the socket ended before a {t}"));
                if message["t"] == t {
                    return message;
                }
                passed = message;
            }
        };
        let found = tokio::time::timeout(PATIENCE, wanted).await;
        found.unwrap_or_else(|_| panic!("no {t} has come; the last that came is {passed}"))
    }

    /// The next state of the room.
    pub(crate) async fn state(&mut self) -> Value {
        self.of_kind("state").await["d"]["room"].clone()
    }

    /// The state with an event of a kind.
    pub(crate) async fn event(&mut self, kind: &str) -> Value {
        loop {
            let state = self.of_kind("state").await;
            if state["d"]["event"]["kind"] == kind {
                return state["d"]["room"].clone();
            }
        }
    }

    /// The code of the next refusal.
    pub(crate) async fn refused(&mut self) -> String {
        self.of_kind("refused").await["d"]["code"].as_str().expect("a code").to_owned()
    }
}
