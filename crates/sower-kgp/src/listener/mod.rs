//! A server: programs connect, say what they want, and play Kalah against Sower or each other, or have their rules checked.
//!
//! Every connection has a thread and every wait an end. Lines, connections and the time for a move are bounded.

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

/// How often is looked whether the listener is to end.
const GLANCE: Duration = Duration::from_millis(100);

/// What a listener offers.
pub struct Options {
    /// The game, which is Kalah on a board of some size.
    pub game: Arc<Game>,
    /// Who plays against those who come; if none, they play each other.
    pub opponent: Option<PlayerSpec>,
    /// The time for a move.
    pub time: Duration,
    /// Games of one connection.
    pub games: u32,
    /// Positions of one check of somebody's rules.
    pub problems: u32,
    /// Connections at once; beyond that newcomers are told to come back.
    pub connections: usize,
    /// Searches at once.
    pub thinkers: usize,
    /// Endgame tables for the opponent.
    pub probes: Probes,
}

/// A game that was played to its end, or until somebody left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// Who had which side, South first.
    pub names: [String; 2],
    /// The stores at the end; what is left on the board counts for the side it lies on.
    pub seeds: [u8; 2],
    /// Who won; none in a draw.
    pub winner: Option<Side>,
    /// Who left before the end.
    pub left: Option<Side>,
    /// The plies that were made.
    pub plies: usize,
}

/// What all connections share.
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

/// A connection that counts as long as it is there.
pub(crate) struct Counted(Arc<ServerState>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.connections.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Listens until it is told to stop; every game that ends is reported.
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
            // Nobody has come, or there are too many open files, which others may close meanwhile.
            Err(_) => std::thread::sleep(GLANCE),
        }
    }
    Ok(())
}

/// Serves a connection to its end.
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
    /// A number for a game.
    pub(crate) fn next_game(&self) -> usize {
        self.games.fetch_add(1, Ordering::Relaxed) + 1
    }

    pub(crate) fn report(&self, finished: Finished) {
        (self.report)(finished);
    }

    /// Thinks when there is a place for it.
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
