//! Pairs waiting clients in order of arrival.

use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::connection::Connection;
use super::{ServerState, play_game};

/// The one who waits, if anybody does: whoever comes is handed to them.
#[derive(Default)]
pub(crate) struct Lobby {
    waits: Mutex<Option<SyncSender<Connection>>>,
}

impl Lobby {
    fn lock(&self) -> MutexGuard<'_, Option<SyncSender<Connection>>> {
        self.waits.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Plays with the one who waits, or waits for the next.
pub(crate) fn against_each_other(house: &Arc<ServerState>, guest: Connection) {
    let mut guest = guest;
    let (hand, handed) = sync_channel(1);
    {
        let mut waits = house.lobby.lock();
        if let Some(first) = waits.take() {
            match first.try_send(guest) {
                Ok(()) => return,
                // The one who waited has left at this very moment.
                Err(TrySendError::Disconnected(back) | TrySendError::Full(back)) => guest = back,
            }
        }
        *waits = Some(hand);
    }
    loop {
        if let Ok(other) = handed.try_recv() {
            return play_game::of_two(house, [guest, other]);
        }
        if guest.wait_a_little(&house.ends).is_err() {
            let mut waits = house.lobby.lock();
            if let Ok(other) = handed.try_recv() {
                drop(waits);
                // Somebody came at that very moment: they wait in this one's place.
                return against_each_other(house, other);
            }
            // Nobody has taken the place, so it is this one's own.
            *waits = None;
            return;
        }
    }
}
