//! The lobby: challenges, quick pairing, games to watch, and their background work.
//!
//! All open challenges and games are in the database, so several processes can act as one site. A unique key guards every step:
//! the process that inserts the end of a challenge accepts it, and the one that inserts a tournament's next round pairs it.
//! Each process reads the open challenges and games into a [`LobbySnapshot`], once a second and right after its own changes. Each
//! visitor's socket (`visitor`) sends the differences.
//!
//! `challenges` creates and accepts challenges, `matching` pairs players,
//! `new_game` creates the game of a pair, `sweep` does periodic work.

pub(crate) mod challenges;
mod matching;
pub(crate) mod new_game;
mod people;
mod presence;
pub(crate) mod snapshot;
mod sweep;
pub(crate) mod visitor;

use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::{Notify, watch};
use tokio::time::{Instant, sleep, sleep_until};

use crate::site::Site;
use crate::tournaments;
pub(crate) use people::{check_may_join, check_may_make, check_may_rate, rating};
use presence::Presence;
pub(crate) use snapshot::{Glance, LobbySnapshot, challenges as shown_challenges, playing};

/// How often the lobby is read, and how soon after a change by this process.
const LOOK_EVERY: Duration = Duration::from_secs(1);
const SOON: Duration = Duration::from_millis(30);

/// The lobby's state in this process.
pub(crate) struct Lobby {
    stirred: Notify,
    scene: watch::Sender<Arc<LobbySnapshot>>,
    pub(crate) presence: Presence,
}

impl Default for Lobby {
    fn default() -> Lobby {
        let scene = watch::Sender::new(Arc::new(LobbySnapshot::default()));
        Lobby { stirred: Notify::new(), scene, presence: Presence::default() }
    }
}

impl Lobby {
    /// Requests a new snapshot after a change.
    pub(crate) fn wake(&self) {
        self.stirred.notify_one();
    }

    /// The current snapshot, with notifications of changes.
    pub(crate) fn look(&self) -> watch::Receiver<Arc<LobbySnapshot>> {
        self.scene.subscribe()
    }
}

/// Runs the lobby's background work until the site shuts down.
pub(crate) async fn run(site: Weak<Site>) {
    let mut sweeper = sweep::Sweeper::default();
    let mut has_complained = false;
    loop {
        let began = Instant::now();
        let Some(site) = site.upgrade() else { return };
        let done = step(&site, &mut sweeper).await;
        if let Err(error) = &done
            && !has_complained
        {
            // The next pass may succeed again; requests meanwhile report their own errors.
            site.log_error(error);
        }
        has_complained = done.is_err();
        tokio::select! {
            () = sleep_until(began + LOOK_EVERY) => {}
            () = async { site.lobby.stirred.notified().await; sleep(SOON).await } => {}
            () = site.shutdown.wait() => return,
        }
    }
}

async fn step(site: &Arc<Site>, sweeper: &mut sweep::Sweeper) -> Result<(), crate::store::StoreError> {
    sweeper.sweep(site).await?;
    challenges::pair_waiting(site).await?;
    tournaments::step_all(site).await?;
    let before = Arc::clone(&site.lobby.scene.borrow());
    let next = LobbySnapshot::read(site, &before).await?;
    site.lobby.scene.send_if_modified(|scene| {
        let differs = !scene.looks_like(&next);
        if differs {
            *scene = Arc::new(next);
        }
        differs
    });
    Ok(())
}
