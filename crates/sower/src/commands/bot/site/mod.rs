//! `sower bot http://…`: plays on a site for the account of a token.
//!
//! One thread reads the event stream (`events`), this one decides what to do, and each game has a thread that searches (`table`). A lost
//! connection loses nothing: the first line of a stream has the current state.

mod client;
mod events;
mod options;
mod table;

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::mpsc::{self, Receiver, Sender, SyncSender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use client::{Site, Trouble};
use events::ClientEvent;
use serde_json::Value;
use sower_search::Stop;
use sower_text::message;
use sower_wire::{NewChallenge, SeatWish};
use table::Seat;

use super::BotArgs;
use crate::choose;
use crate::commands::tables;
use crate::failure::Failure;
use crate::interrupt::stop_on_ctrl_c;
use crate::machine;
use crate::output::stdout;

/// The capacity of the event queue.
const QUEUE: usize = 256;

/// How long a site may be silent; it sends an empty line every 7 seconds.
const SILENCE: Duration = Duration::from_secs(25);

/// How long to wait for events before checking for other work.
const LOOK_EVERY: Duration = Duration::from_millis(200);

/// The delay after a refused challenge, and how often to check whether a tournament is over.
const REST: Duration = Duration::from_secs(5);

pub(crate) fn run(args: &BotArgs) -> anyhow::Result<()> {
    let url = options::address(&args.url)?;
    let site = Site::new(&url, &options::token(args)?);
    let who = options::player(args)?;
    let game = args.game.as_deref().map(choose::known_name);
    let challenge = game.as_ref().map(|game| {
        let control = options::control(&args.clock)?;
        let (game, rated) = (game.clone(), args.rated);
        Ok::<_, anyhow::Error>(NewChallenge {
            game,
            changes: Vec::new(),
            control,
            rated,
            seat: SeatWish::default(),
            to: None,
        })
    });
    let challenge = challenge.transpose()?;
    let me = site.get("/api/me").map_err(|trouble| cannot(&url, &trouble))?;
    if !me["scopes"].is_array() {
        return Err(cannot(&url, &Trouble::Foreign(format!("/api/me: {me}"))));
    }
    let scopes: Vec<&str> = me["scopes"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let needed: &[&str] = &["read", "play", "meet"];
    if let Some(scope) = needed.iter().find(|scope| !scopes.contains(scope)) {
        return Err(Failure::input(message!("bot-needs-scope", scope = (*scope).to_owned())));
    }
    if let Some(game) = &game {
        site.get(&format!("/api/games/{game}")).map_err(|trouble| cannot(&url, &trouble))?;
    }
    if let Some(arena) = &args.arena {
        let join = site.post(&format!("/api/arenas/{arena}/join"), &Value::Null);
        join.map_err(|trouble| cannot(&url, &trouble))?;
    }
    let stop = stop_on_ctrl_c()?;
    let settings = machine::search_settings(args.memory, args.threads)?.with_probes(tables::probes());
    let seat = Seat { site, who, settings, time: args.time, stop: stop.clone() };
    let name = me["name"].as_str().unwrap_or_default().to_owned();
    eprintln!("{}", message!("bot-plays-as", name, url, player = seat.who.to_string()));
    let mut bot = Bot {
        seat,
        challenge,
        arena: args.arena.clone(),
        at_once: usize::from(args.at_once),
        left: args.games,
        games: HashMap::new(),
        thinking: Vec::new(),
        waits_with: None,
        next_try: Instant::now(),
    };
    let ended = bot.play(&stop);
    bot.leave();
    ended
}

/// The error for a bot that cannot play at all.
fn cannot(url: &str, trouble: &Trouble) -> anyhow::Error {
    match trouble {
        Trouble::Refused(message) => Failure::input(message),
        Trouble::Away(reason) => {
            Failure::input(message!("bot-no-connection", url = url.to_owned(), reason = reason.clone()))
        }
        Trouble::Foreign(reason) => {
            Failure::input(message!("bot-no-sower", url = url.to_owned(), reason = reason.clone()))
        }
    }
}

/// The state of a bot on a site.
struct Bot {
    seat: Seat,
    /// The challenge that it posts for everyone.
    challenge: Option<NewChallenge>,
    arena: Option<String>,
    at_once: usize,
    /// The number of games after which it stops.
    left: Option<u32>,
    /// Its games, each with a channel that signals turns to its thread.
    games: HashMap<String, Sender<()>>,
    thinking: Vec<JoinHandle<()>>,
    /// The number of its open challenge.
    waits_with: Option<String>,
    next_try: Instant,
}

impl Bot {
    fn play(&mut self, stop: &Stop) -> anyhow::Result<()> {
        let (send, news) = mpsc::sync_channel(QUEUE);
        let mut reader = 0;
        self.listen(reader, &send);
        let mut heard = Instant::now();
        let mut arena_looked = Instant::now();
        while !stop.is_stopped() && self.left != Some(0) {
            if let Some(piece) = next(&news, reader) {
                heard = Instant::now();
                self.hear(piece)?;
                continue;
            }
            if heard.elapsed() > SILENCE {
                // The connection may be dead. Events of the old reader are ignored from now on.
                reader += 1;
                heard = Instant::now();
                self.listen(reader, &send);
            }
            self.offer();
            if arena_looked.elapsed() > REST {
                arena_looked = Instant::now();
                if self.games.is_empty() && self.is_arena_over() {
                    eprintln!("{}", message!("bot-arena-over"));
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    fn listen(&self, reader: u64, news: &SyncSender<(u64, ClientEvent)>) {
        let arena = self.arena.as_ref().map(|arena| format!("?arena={arena}")).unwrap_or_default();
        let path = format!("/api/stream{arena}");
        let (site, stop, news) = (self.seat.site.clone(), self.seat.stop.clone(), news.clone());
        std::thread::spawn(move || events::follow(&site, &path, reader, &news, &stop));
    }

    fn hear(&mut self, piece: ClientEvent) -> anyhow::Result<()> {
        let line = match piece {
            ClientEvent::Beat => return Ok(()),
            ClientEvent::Lost(reason) => {
                eprintln!("{}", message!("bot-connection-lost", reason));
                return Ok(());
            }
            // For example, a revoked token.
            ClientEvent::Refused(reason) => return Err(Failure::input(reason)),
            ClientEvent::Line(line) => line,
        };
        let d = &line["d"];
        match line["t"].as_str() {
            Some("here") => {
                let challenges = d["challenges"].as_array().map_or(&[][..], Vec::as_slice);
                let own = challenges.iter().find(|challenge| challenge["yours"] == true);
                self.waits_with = own.and_then(|own| own["id"].as_str()).map(str::to_owned);
                let games = d["games"].as_array().map_or(&[][..], Vec::as_slice);
                // Forget games that ended while disconnected.
                self.games.retain(|room, _| games.iter().any(|game| game["room"] == room.as_str()));
                games.iter().for_each(|game| self.sit(game));
                for challenge in challenges.iter().filter(|challenge| challenge["for_you"] == true) {
                    self.consider(challenge);
                }
            }
            Some("begin") => self.sit(d),
            Some("turn") => {
                self.sit(d);
                if let Some(turn) = d["room"].as_str().and_then(|room| self.games.get(room)) {
                    let _ = turn.send(());
                }
            }
            Some("over") => self.over(d)?,
            Some("challenge") => self.consider(d),
            Some("ended") if d["challenge"].as_str() == self.waits_with.as_deref() => self.waits_with = None,
            _ => {}
        }
        Ok(())
    }

    /// Starts playing a game. It plays all its games, even beyond its limit.
    fn sit(&mut self, game: &Value) {
        let Some(room) = game["room"].as_str().filter(|room| !self.games.contains_key(*room)) else { return };
        let (turn, turns) = mpsc::channel();
        let (seat, room) = (self.seat.clone(), room.to_owned());
        self.games.insert(room.clone(), turn);
        self.thinking.retain(|thread| !thread.is_finished());
        self.thinking.push(std::thread::spawn(move || {
            table::play(seat, room, &turns, &|reason| eprintln!("{}", message!("bot-complaint", reason)));
        }));
    }

    /// Prints one line per finished game.
    fn over(&mut self, game: &Value) -> anyhow::Result<()> {
        let room = game["room"].as_str().unwrap_or_default();
        self.games.remove(room);
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let (room, title) = (room.to_owned(), text(&game["title"]));
        let opponent = text(&game["opponent"]["name"]);
        let winner = table::side(&game["ending"]["winner"]);
        let talk = match winner {
            None => message!("bot-drawn", room, title, opponent),
            Some(_) if winner == table::side(&game["side"]) => message!("bot-won", room, title, opponent),
            Some(_) => message!("bot-lost", room, title, opponent),
        };
        writeln!(stdout(), "{talk}")?;
        self.left = self.left.map(|left| left.saturating_sub(1));
        Ok(())
    }

    fn has_room(&self) -> bool {
        self.games.len() < self.at_once
    }

    /// Accepts a challenge, or declines it at once if the bot is busy.
    fn consider(&mut self, challenge: &Value) {
        let Some(id) = challenge["id"].as_str() else { return };
        let answered = match self.has_room() {
            true => self.seat.site.post(&format!("/api/lobby/{id}/take"), &Value::Null).map(|_| ()),
            false => self.seat.site.delete(&format!("/api/lobby/{id}")),
        };
        if let Err(trouble) = answered {
            eprintln!("{}", message!("bot-complaint", reason = trouble.to_string()));
        }
    }

    /// Posts a challenge, if none is open and there is capacity for a game.
    fn offer(&mut self) {
        let Some(challenge) = &self.challenge else { return };
        if !self.has_room() || self.next_try > Instant::now() {
            return;
        }
        self.next_try = Instant::now() + REST;
        if let Some(open) = &self.waits_with {
            // The stream never showed a challenge that another game ended as soon as it was posted.
            let lobby = self.seat.site.get("/api/lobby").unwrap_or_default();
            let is_there = |lobby: &Vec<Value>| lobby.iter().any(|other| other["id"] == open.as_str());
            if lobby.as_array().is_none_or(is_there) {
                return;
            }
        }
        match self.seat.site.post("/api/lobby", challenge) {
            Ok(met) => self.waits_with = met["challenge"].as_str().map(str::to_owned),
            Err(trouble) => eprintln!("{}", message!("bot-complaint", reason = trouble.to_string())),
        }
    }

    fn is_arena_over(&self) -> bool {
        let Some(arena) = &self.arena else { return false };
        let page = self.seat.site.get(&format!("/api/arenas/{arena}"));
        page.is_ok_and(|page| page["card"]["stage"] == "over")
    }

    /// Withdraws the bot's challenge and stops; opponents in running games keep waiting.
    fn leave(self) {
        self.seat.stop.stop();
        if let Some(challenge) = &self.waits_with {
            let _ = self.seat.site.delete(&format!("/api/lobby/{challenge}"));
        }
        if let Some(arena) = &self.arena {
            let _ = self.seat.site.post(&format!("/api/arenas/{arena}/leave"), &Value::Null);
        }
        let count = self.games.len();
        // Dropping the channels ends threads that wait for a turn.
        drop(self.games);
        for thread in self.thinking {
            let _ = thread.join();
        }
        if count > 0 {
            eprintln!("{}", message!("bot-games-go-on", count));
        }
    }
}

/// A reader's next event, if one comes soon.
fn next(news: &Receiver<(u64, ClientEvent)>, reader: u64) -> Option<ClientEvent> {
    news.recv_timeout(LOOK_EVERY).ok().filter(|(from, _)| *from == reader).map(|(_, piece)| piece)
}
