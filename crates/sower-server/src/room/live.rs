//! The games between people that go on, so that nobody has the one analysed that they play in.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sower_core::{Fingerprint, Played, Position};

use super::mailbox::Ask;
use crate::fault::{Code, Fault};
use crate::reader::Reader;
use crate::site::Site;
use crate::store::Millis;
use crate::talk::SiteTalk;

/// Rooms of a guest that are asked about, the newest first.
const MOST_ROOMS: u32 = 200;

/// Rooms that are remembered as being nobody's concern; beyond that they are found out again.
const MOST_SETTLED: usize = 50_000;

struct Game {
    guests: Vec<String>,
    rules: Fingerprint,
    position: Position,
}

#[derive(Default)]
struct Known {
    /// The games that go on in a room that is in memory.
    games: HashMap<String, Game>,
    /// Rooms whose game is over, or is not between people. They stay so.
    settled: HashSet<String>,
}

/// What is known of rooms.
#[derive(Default)]
pub(crate) struct Live {
    known: Mutex<Known>,
}

impl Live {
    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes where a game stands.
    pub(crate) fn note(&self, room: &str, guests: [Option<&str>; 2], rules: Fingerprint, position: Position) {
        let mut known = self.lock();
        match known.games.get_mut(room) {
            // A ply changes nothing else.
            Some(noted) if guests.iter().flatten().eq(&noted.guests) => noted.position = position,
            _ => {
                let guests = guests.into_iter().flatten().map(str::to_owned).collect();
                known.games.insert(room.to_owned(), Game { guests, rules, position });
            }
        }
    }

    /// A game is over, or is not between people.
    pub(crate) fn settle(&self, room: &str) {
        let mut known = self.lock();
        known.games.remove(room);
        if known.settled.len() >= MOST_SETTLED {
            known.settled.clear();
        }
        known.settled.insert(room.to_owned());
    }

    /// A room leaves memory.
    pub(crate) fn forget(&self, room: &str) {
        self.lock().games.remove(room);
    }

    /// How many games between people go on in rooms that are in memory.
    pub(crate) fn len(&self) -> usize {
        self.lock().games.len()
    }

    fn knows(&self, room: &str) -> bool {
        let known = self.lock();
        known.settled.contains(room) || known.games.contains_key(room)
    }

    /// Whether a line leads through a position before which a guest sits at this moment.
    fn bars(&self, guest: &str, asked: &Played) -> bool {
        let rules = asked.game().rules().fingerprint();
        let line = asked.line_to(asked.cursor());
        let leads_through =
            |position: &Position| line.iter().any(|id| asked.node(*id).position() == position);
        self.lock().games.values().any(|game| {
            game.rules == rules && game.guests.iter().any(|own| own == guest) && leads_through(&game.position)
        })
    }
}

/// Refuses to think about a game for somebody who plays it at this moment, be its room in memory or not.
pub(crate) async fn check_may_analyse(
    site: &Arc<Site>,
    guest: Option<&str>,
    asked: &Played,
    reader: Reader,
) -> Result<(), Fault> {
    let Some(guest) = guest else { return Ok(()) };
    let listed = site.store.games_of(guest, Millis::MAX, MOST_ROOMS).await;
    for (room, _) in listed.map_err(|error| site.storage_fault(&error, reader))? {
        if !site.live.knows(&room) {
            // One that cannot be read cannot be played in either.
            let _ = site.rooms.ask(site, &room, reader, |tell| Ask::Wake { tell }).await;
        }
    }
    match site.live.bars(guest, asked) {
        true => Err(reader.fault(Code::Refused, &SiteTalk::NoAnalysis)),
        false => Ok(()),
    }
}
