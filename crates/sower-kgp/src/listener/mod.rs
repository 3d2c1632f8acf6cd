//! A KGP server: programs connect and play Kalah against Sower or each other, or have their rules verified.
//!
//! Every connection has a thread and every wait a timeout. Lines, connections and the time per move are bounded.

mod connection;
mod lobby;
mod play_game;
mod verify;

use std::io;
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sower_core::{Game, Side};
use sower_players::PlayerSpec;
use sower_search::{Probes, Settings, Stop};

use crate::command::{Argument, Command};
use connection::{Activity, Connection, Disconnected};
use lobby::Lobby;

/// How often the listener checks whether it should stop.
const GLANCE: Duration = Duration::from_millis(100);

/// The listener's settings.
pub struct Options {
    /// Kalah on a board of some size.
    pub game: Arc<Game>,
    /// Sower's player; if none, clients play each other.
    pub opponent: Option<PlayerSpec>,
    /// The time limit per move.
    pub time: Duration,
    /// Games per connection.
    pub games: u32,
    /// Positions per verification of a client's rules.
    pub problems: u32,
    /// Connections at once. Beyond that the server turns clients away.
    pub connections: usize,
    /// Searches at once.
    pub thinkers: usize,
    /// Endgame tables for the opponent.
    pub probes: Probes,
}

/// A game that ended regularly or because a client left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The players' names, South first.
    pub names: [String; 2],
    /// Each side's seeds at the end; seeds left on the board count for the side they are on.
    pub seeds: [u8; 2],
    /// The winner; none for a draw.
    pub winner: Option<Side>,
    /// The side that left before the end.
    pub left: Option<Side>,
    /// The number of plies played.
    pub plies: usize,
}

/// State that all connections share.
pub(crate) struct ServerState {
    pub(crate) options: Options,
    pub(crate) lobby: Lobby,
    pub(crate) ends: Stop,
    games: AtomicUsize,
    connections: AtomicUsize,
    thinking: Mutex<usize>,
    thought: Condvar,
    report: Box<dyn Fn(Finished) + Send + Sync>,
}

/// Counts a connection as open while it lives.
pub(crate) struct Counted(Arc<ServerState>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.connections.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Listens until `ends` is set, and reports every finished game.
pub fn listen(
    listener: &TcpListener,
    options: Options,
    ends: Stop,
    report: impl Fn(Finished) + Send + Sync + 'static,
) -> io::Result<()> {
    let house = Arc::new(ServerState {
        options,
        lobby: Lobby::default(),
        ends,
        games: AtomicUsize::new(0),
        connections: AtomicUsize::new(0),
        thinking: Mutex::new(0),
        thought: Condvar::new(),
        report: Box::new(report),
    });
    listener.set_nonblocking(true)?;
    while !house.ends.is_stopped() {
        match listener.accept() {
            Ok((stream, _)) => {
                let house = Arc::clone(&house);
                std::thread::spawn(move || welcome(&house, stream));
            }
            // No client is waiting, or too many files are open, which may pass.
            Err(_) => std::thread::sleep(GLANCE),
        }
    }
    Ok(())
}

/// Serves one connection until it closes.
fn welcome(house: &Arc<ServerState>, stream: TcpStream) {
    let before = house.connections.fetch_add(1, Ordering::Relaxed);
    let counted = Counted(Arc::clone(house));
    let _ = stream.set_nonblocking(false);
    let Ok(mut guest) = Connection::new(stream, counted) else { return };
    if before >= house.options.connections {
        guest.dismiss("too many connections; come back later");
        return;
    }
    match guest.activity(&house.ends) {
        Ok(Activity::Play) if house.options.opponent.is_some() => play_game::against_sower(house, guest),
        Ok(Activity::Play) => lobby::against_each_other(house, guest),
        Ok(Activity::Verify) => verify::verify(house, guest),
        Err(Disconnected) => {}
    }
}

impl ServerState {
    /// A number for a new game.
    pub(crate) fn next_game(&self) -> usize {
        self.games.fetch_add(1, Ordering::Relaxed) + 1
    }

    pub(crate) fn report(&self, finished: Finished) {
        (self.report)(finished);
    }

    /// Runs a search when a slot is free.
    pub(crate) fn think<T>(&self, work: impl FnOnce(Settings) -> T) -> T {
        let lock =
            || -> MutexGuard<'_, usize> { self.thinking.lock().unwrap_or_else(PoisonError::into_inner) };
        let mut busy = lock();
        while *busy >= self.options.thinkers.max(1) {
            busy = self.thought.wait(busy).unwrap_or_else(PoisonError::into_inner);
        }
        *busy += 1;
        drop(busy);
        let done = work(Settings::new(16 << 20, 1).with_probes(self.options.probes.clone()));
        *lock() -= 1;
        self.thought.notify_one();
        done
    }
}

/// `set option "value"`.
pub(crate) fn set(option: &str, value: Argument) -> Command {
    Command::new("set", [Argument::Word(option.to_owned()), value])
}
