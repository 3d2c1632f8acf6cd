//! Pairs waiting clients in order of arrival.

use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::connection::Connection;
use super::{ServerState, play_game};

/// The waiting client, if there is one. The next client to arrive becomes its opponent.
#[derive(Default)]
pub(crate) struct Lobby {
    waits: Mutex<Option<SyncSender<Connection>>>,
}

impl Lobby {
    fn lock(&self) -> MutexGuard<'_, Option<SyncSender<Connection>>> {
        self.waits.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Plays against the waiting client, or waits for the next one.
pub(crate) fn against_each_other(house: &Arc<ServerState>, guest: Connection) {
    let mut guest = guest;
    let (hand, handed) = sync_channel(1);
    {
        let mut waits = house.lobby.lock();
        if let Some(first) = waits.take() {
            match first.try_send(guest) {
                Ok(()) => return,
                // The waiting client left at this moment.
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
                // Another client arrived at this moment and waits instead.
                return against_each_other(house, other);
            }
            // No other client is waiting, so the entry is this client's.
            *waits = None;
            return;
        }
    }
}
