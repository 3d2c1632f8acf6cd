//! Two simulated guests who play one game after another on a schedule.

use std::collections::VecDeque;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use serde_json::{Value, json};
use sower_core::{Game, Named as _, Played, Side};
use tokio::time::{Instant, sleep_until, timeout};

use crate::games::Games;
use crate::http;
use crate::page::Page;
use crate::schedule::{Losses, Schedule};
use crate::socket::{Kind, Told, Wire};
use crate::tally::Tally;

/// Plies after which a game is abandoned: random play may not end soon.
const LONGEST: u32 = 300;

/// How long any step may take before the connection counts as lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// One of the two players.
struct Guest {
    /// The server process that they are connected to.
    site: SocketAddr,
    cookie: String,
    wire: Wire,
    /// The page's connection for requests, if it asks for positions.
    page: Option<Page>,
}

/// A move that was sent, and that not both players have received.
struct Pending {
    v: u64,
    meant: Instant,
    told: [bool; 2],
}

/// Events that a table waits for.
enum Happens {
    /// A player received a message, or their connection ended.
    Told(usize, Option<Told>),
    /// A move is due.
    Due,
    /// A player loses the connection.
    Loss,
}

/// Two guests and their game.
pub(crate) struct Table {
    from: Option<IpAddr>,
    room: String,
    watch: String,
    rules: Arc<Game>,
    /// The guests, South first in the first game.
    guests: [Guest; 2],
    /// The index of the guest who plays South.
    south: usize,
    played: Played,
    /// The plies played so far, as labels.
    labels: Vec<String>,
    /// The starting position, as text.
    start: String,
    game: String,
    /// Whether the site refused a move. The driver then no longer knows the board, and starts the next game.
    broken: bool,
    v: u64,
    tally: Arc<Tally>,
}

/// Everything a spectator needs to connect.
pub(crate) struct Watching {
    pub(crate) site: SocketAddr,
    pub(crate) from: Option<IpAddr>,
    pub(crate) path: String,
}

impl Table {
    /// Creates a room and seats both guests, each on their own server process.
    pub(crate) async fn open(
        [site, other]: [SocketAddr; 2],
        from: Option<IpAddr>,
        game: &str,
        games: &Games,
        tally: Arc<Tally>,
        asks: bool,
    ) -> Result<Table, String> {
        let asked = json!({
            "game": game,
            "seats": [{ "kind": "me" }, { "kind": "friend" }],
            "toss": false,
            "control": { "kind": "fischer", "base": 3600, "increment": 5 },
        });
        let (made, cookie) = http::ask(site, from, "POST", "/api/rooms", None, &asked).await?;
        let first = cookie.ok_or("no cookie was given")?;
        let text =
            |key: &str| made[key].as_str().map(str::to_owned).ok_or(format!("a room without {key}: {made}"));
        let (room, play, watch) = (text("id")?, text("play")?, text("watch")?);
        let seat =
            play.split_once("seat=").map(|(_, seat)| seat.to_owned()).ok_or("a link without a seat")?;
        let path = format!("/api/rooms/{room}?seat={seat}");
        let (_, cookie) = http::ask(other, from, "GET", &path, None, &Value::Null).await?;
        let second = cookie.ok_or("no cookie was given")?;
        let socket = format!("/api/rooms/{room}/socket");
        let mut south = Wire::open(site, from, &socket, Some(&first)).await?;
        let mut north = Wire::open(other, from, &format!("{socket}?seat={seat}"), Some(&second)).await?;
        south.state().await.ok_or("no state")?;
        north.state().await.ok_or("no state")?;
        north.say("sit", json!({ "seat": seat, "name": "North" }), 0).await;
        let joined = north.state().await.ok_or("no state after sitting down")?;
        let state = whole(other, from, &room, &second).await?;
        let (rules, played) = read_room(&state, games)?;
        let page = |site, cookie: &String| {
            asks.then(|| Page::open(site, from, Some(cookie.clone()), Arc::clone(&tally)))
        };
        let [first_page, second_page] = [page(site, &first), page(other, &second)];
        let mut table = Table {
            from,
            watch: watch.replace("/play/", "/api/rooms/").replace('?', "/socket?"),
            room,
            rules,
            guests: [
                Guest { site, cookie: first, wire: south, page: first_page },
                Guest { site: other, cookie: second, wire: north, page: second_page },
            ],
            south: 0,
            played,
            labels: Vec::new(),
            start: state["start"].as_str().unwrap_or_default().to_owned(),
            game: game.to_owned(),
            broken: false,
            v: joined.v,
            tally,
        };
        while let Some(told) = table.guests[0].wire.state().await {
            if told.v >= table.v {
                return Ok(table);
            }
        }
        Err("the first guest was told nothing".to_owned())
    }

    pub(crate) fn watching(&self) -> Watching {
        Watching { site: self.guests[0].site, from: self.from, path: self.watch.clone() }
    }

    /// Plays until the schedule ends.
    pub(crate) async fn play(mut self, mut schedule: Schedule, reconnects: f64) {
        let mut next = schedule.next();
        let mut overdue: VecDeque<Instant> = VecDeque::new();
        let mut pending: Option<Pending> = None;
        // Both players lose their connection at the same rate.
        let losses = Losses::new(2.0 * reconnects);
        let mut loss = losses.after(Instant::now());
        loop {
            if pending.is_none() && self.is_over() {
                if !self.next_game().await {
                    return;
                }
                continue;
            }
            if pending.is_none()
                && let Some(meant) = overdue.pop_front()
            {
                pending = self.make_move(meant).await;
                continue;
            }
            if next.is_none() && overdue.is_empty() && pending.is_none() {
                return;
            }
            let due = next.unwrap_or_else(|| Instant::now() + PATIENCE);
            let [south, north] = &mut self.guests;
            let happens = tokio::select! {
                biased;
                told = south.wire.next() => Happens::Told(0, told),
                told = north.wire.next() => Happens::Told(1, told),
                () = sleep_until(due.min(loss)) => if loss < due { Happens::Loss } else { Happens::Due },
            };
            let gone = match happens {
                Happens::Told(who, Some(told)) => {
                    self.hear(who, &told, &mut pending);
                    continue;
                }
                Happens::Told(who, None) => {
                    self.tally.lost();
                    who
                }
                Happens::Loss => {
                    loss = losses.after(Instant::now());
                    rand::rng().random_range(0..2)
                }
                Happens::Due if next.is_some() => {
                    self.tally.came(due);
                    overdue.push_back(due);
                    next = schedule.next();
                    continue;
                }
                // No player received the move for very long, so it never counts as received.
                Happens::Due => return,
            };
            let began = Instant::now();
            match self.return_to_room(gone).await {
                Some(v) => self.note(&mut pending, gone, v),
                None => return,
            }
            self.tally.returned(began);
        }
    }

    fn hear(&mut self, who: usize, told: &Told, pending: &mut Option<Pending>) {
        self.tally.received(told.bytes());
        match told.kind {
            Kind::State => {
                self.v = self.v.max(told.v);
                self.note(pending, who, told.v);
            }
            Kind::Refused => {
                self.tally.refused();
                self.broken = true;
                *pending = None;
            }
            Kind::Other => {}
        }
    }

    /// Records that a player received a version, which may complete the pending move.
    fn note(&self, pending: &mut Option<Pending>, who: usize, v: u64) {
        let Some(open) = pending.as_mut().filter(|open| v >= open.v) else { return };
        open.told[who] = true;
        if open.told == [true; 2] {
            self.tally.told(open.meant);
            *pending = None;
            self.ask_position();
        }
    }

    /// The page of the player who is not to move asks for the position that the opponent moves from.
    fn ask_position(&self) {
        let waits = 1 - self.mover();
        if let (Some(page), None) = (&self.guests[waits].page, self.played.outcome()) {
            page.ask(&self.game, &self.start, &self.labels);
        }
    }

    /// The index of the guest who is to move.
    fn mover(&self) -> usize {
        if self.played.position().side() == Side::South { self.south } else { 1 - self.south }
    }

    fn is_over(&self) -> bool {
        self.broken
            || self.played.outcome().is_some()
            || self.played.node(self.played.cursor()).ply() >= LONGEST
    }

    /// Plays a random move for the side to move.
    async fn make_move(&mut self, meant: Instant) -> Option<Pending> {
        let chosen = self.played.moves().choose(&mut rand::rng()).copied()?;
        let label = self.rules.label(self.played.position().side(), chosen);
        let mover = self.mover();
        self.played.play(chosen).ok()?;
        self.labels.push(label.clone());
        let pending = Pending { v: self.v + 1, meant, told: [false; 2] };
        self.guests[mover].wire.say("move", json!(label), self.v).await;
        Some(pending)
    }

    /// Drops and reopens a guest's connection; returns the room's version that they see.
    async fn return_to_room(&mut self, who: usize) -> Option<u64> {
        let path = format!("/api/rooms/{}/socket", self.room);
        let Guest { site, cookie, wire, .. } = &mut self.guests[who];
        let opened = Wire::open(*site, self.from, &path, Some(cookie)).await;
        // The old socket closes after the new one opens, as when a page is reloaded.
        *wire = opened.ok()?;
        let told = timeout(PATIENCE, wire.state()).await.ok()??;
        self.tally.received(told.bytes());
        self.v = self.v.max(told.v);
        Some(told.v)
    }

    /// Ends the game if necessary, and starts the rematch.
    async fn next_game(&mut self) -> bool {
        self.tally.game_over();
        let Ok(Some(room)) = timeout(PATIENCE, self.agree_on_next()).await else { return false };
        self.room = room;
        self.v = 0;
        for who in [0, 1] {
            if self.return_to_room(who).await.is_none() {
                return false;
            }
        }
        self.south = 1 - self.south;
        self.played = Played::new(Arc::clone(&self.rules));
        self.labels.clear();
        self.broken = false;
        true
    }

    /// Ends the game if necessary and has both players offer a rematch; returns
    /// its room. Each player acts only after seeing the opponent's action.
    async fn agree_on_next(&mut self) -> Option<String> {
        if self.played.outcome().is_none() {
            self.guests[0].wire.say("resign", Value::Null, self.v).await;
            self.v = self.told_after(1, self.v).await?;
        }
        self.guests[0].wire.say("offer", json!("rematch"), self.v).await;
        self.v = self.told_after(1, self.v).await?;
        self.guests[1].wire.say("offer", json!("rematch"), self.v).await;
        self.room_after().await
    }

    /// Waits until a player receives a version after `v`.
    async fn told_after(&mut self, who: usize, v: u64) -> Option<u64> {
        loop {
            let told = self.guests[who].wire.state().await?;
            self.tally.received(told.bytes());
            if told.v > v {
                return Some(told.v);
            }
        }
    }

    /// The number of the rematch's room.
    async fn room_after(&mut self) -> Option<String> {
        loop {
            let told = self.guests[0].wire.next().await?;
            self.tally.received(told.bytes());
            let data = told.data();
            if data["d"]["event"]["kind"] == "rematch" {
                return data["d"]["event"]["room"].as_str().map(str::to_owned);
            }
        }
    }
}

/// Requests the whole room over HTTP.
async fn whole(site: SocketAddr, from: Option<IpAddr>, room: &str, cookie: &str) -> Result<Value, String> {
    let (state, _) =
        http::ask(site, from, "GET", &format!("/api/rooms/{room}"), Some(cookie), &Value::Null).await?;
    Ok(state)
}

/// The game of a room, with the plies played so far.
fn read_room(room: &Value, games: &Games) -> Result<(Arc<Game>, Played), String> {
    let game = games.of_room(room)?;
    let start = room["start"].as_str().ok_or("a room without a start")?;
    let start = game.read_position(start).map_err(|error| error.to_string())?;
    debug_assert_eq!(start.side().name(), Side::South.name());
    Ok((Arc::clone(&game), Played::from_position(game, start)))
}
