//! The rooms in memory, each opened once and on demand.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sower_text::message;
use tokio::sync::{OnceCell, oneshot};

use super::actor::{self, Unopened};
use super::live_games::LiveGames;
use super::messages::{Mailbox, RoomMessage};
use super::remote::RemotePresence;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::site::Site;

/// A room in memory.
#[derive(Clone)]
pub(crate) struct Opened {
    pub(crate) mailbox: Mailbox,
    pub(crate) remote: Arc<RemotePresence>,
}

type Place = Arc<OnceCell<Opened>>;

/// All rooms in memory.
#[derive(Default)]
pub(crate) struct Hub {
    rooms: Mutex<HashMap<String, Place>>,
    pub(crate) live: LiveGames,
}

impl Hub {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Place>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Removes a room that is closing.
    pub(crate) fn forget(&self, id: &str) {
        self.lock().remove(id);
    }

    /// Notifies all rooms in memory that a guest's data is deleted.
    pub(crate) async fn forget_guest(&self, guest: &str) {
        self.tell_all(|| RoomMessage::Forget { guest: guest.to_owned() }).await;
    }

    /// Notifies all rooms in memory that a guest has signed up or in.
    pub(crate) async fn became(&self, guest: &str, account: &str, session: &str) {
        let [guest, account, session] = [guest, account, session].map(str::to_owned);
        self.tell_all(|| RoomMessage::Became {
            guest: guest.clone(),
            account: account.clone(),
            session: session.clone(),
        })
        .await;
    }

    /// Notifies all rooms in memory that an account signed out of one session, or of all.
    pub(crate) async fn signed_out(&self, account: &str, session: Option<&str>) {
        self.tell_all(|| RoomMessage::SignedOut {
            account: account.to_owned(),
            session: session.map(str::to_owned),
        })
        .await;
    }

    async fn tell_all(&self, what: impl Fn() -> RoomMessage) {
        for (_, room) in self.opened() {
            // A closed room reads it when it opens again.
            let _ = room.mailbox.send(what()).await;
        }
    }

    /// The number of rooms in memory.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// All rooms that are in memory.
    pub(crate) fn opened(&self) -> Vec<(String, Opened)> {
        let rooms = self.lock();
        rooms.iter().filter_map(|(id, place)| Some((id.clone(), place.get()?.clone()))).collect()
    }

    /// A room, if it is in memory.
    pub(crate) fn in_memory(&self, id: &str) -> Option<Opened> {
        self.lock().get(id)?.get().cloned()
    }

    /// A room's mailbox. Loads the room if necessary.
    async fn mailbox(&self, site: &Arc<Site>, id: &str, locale: Locale) -> Result<Mailbox, ApiError> {
        let place = {
            let mut rooms = self.lock();
            if rooms.len() >= site.options.limits.rooms as usize && !rooms.contains_key(id) {
                return Err(locale.error(Code::Busy, &message!("site-busy")));
            }
            Arc::clone(rooms.entry(id.to_owned()).or_default())
        };
        let opened = place.get_or_try_init(|| actor::open(site, id)).await;
        opened.map(|opened| opened.mailbox.clone()).map_err(|unopened| {
            // Do not keep entries for rooms that do not exist.
            self.forget(id);
            match unopened {
                Unopened::Missing => locale.error(Code::NotFound, &message!("site-no-room")),
                Unopened::Broken(error) => {
                    site.log_error(&error);
                    locale.error(Code::Damaged, &message!("site-broken-room"))
                }
                Unopened::Store(error) => site.storage_error(&error, locale),
            }
        })
    }

    /// Sends a request to a room. If the room is just closing, opens it again.
    pub(crate) async fn ask<T>(
        &self,
        site: &Arc<Site>,
        id: &str,
        locale: Locale,
        question: impl Fn(oneshot::Sender<Result<T, ApiError>>) -> RoomMessage,
    ) -> Result<(T, Mailbox), ApiError> {
        const TRIES: usize = 3;
        for _ in 0..TRIES {
            let mailbox = self.mailbox(site, id, locale).await?;
            let (tell, told) = oneshot::channel();
            if mailbox.send(question(tell)).await.is_ok()
                && let Ok(answer) = told.await
            {
                return answer.map(|answer| (answer, mailbox));
            }
            let mut rooms = self.lock();
            if rooms.get(id).and_then(|place| place.get()).is_some_and(|opened| opened.mailbox.is_closed()) {
                rooms.remove(id);
            }
        }
        Err(locale.error(Code::Busy, &message!("site-busy")))
    }
}
