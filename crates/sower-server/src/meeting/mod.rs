//! Where strangers meet: the lobby, quick pairing, games to watch, tournaments.
//!
//! Everything that is open is in the database, so that several processes are one site, and every step is fenced by a key:
//! whoever inserts the end of a challenge has taken it, whoever inserts the next round of a tournament has paired it. A process
//! reads what there is once a second, and at once when it has changed something itself; what it has read is a [`Scene`], from
//! which each visitor (`visit`) is told what they look at. `lobby` makes and takes challenges, `nearest` and `arena` decide who
//! meets, `table` makes the game that two play, `sweep` does what time brings about.

pub(crate) mod arena;
pub(crate) mod lobby;
mod nearest;
mod persons;
mod presence;
mod scene;
mod sweep;
pub(crate) mod table;
pub(crate) mod visit;

use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::{Notify, watch};
use tokio::time::{Instant, sleep, sleep_until};

use crate::site::Site;
pub(crate) use persons::{check_may_join, check_may_make, check_may_rate, rating};
use presence::Presence;
pub(crate) use scene::{Glance, Scene, challenges as shown_challenges, playing};

/// How often it is looked at what others have changed, and how soon after a change of one's own.
const LOOK_EVERY: Duration = Duration::from_secs(1);
const SOON: Duration = Duration::from_millis(30);

/// What the process knows of those who meet.
pub(crate) struct Meeting {
    stirred: Notify,
    scene: watch::Sender<Arc<Scene>>,
    pub(crate) presence: Presence,
}

impl Default for Meeting {
    fn default() -> Meeting {
        let scene = watch::Sender::new(Arc::new(Scene::default()));
        Meeting { stirred: Notify::new(), scene, presence: Presence::default() }
    }
}

impl Meeting {
    /// Something has changed: whoever looks is told soon.
    pub(crate) fn stir(&self) {
        self.stirred.notify_one();
    }

    /// What is to be seen now, and when that changes.
    pub(crate) fn look(&self) -> watch::Receiver<Arc<Scene>> {
        self.scene.subscribe()
    }
}

/// Does what belongs to meeting for as long as the site is there.
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
            // The next look may find the database there again; whoever asks for something meanwhile is told.
            site.complain(error);
        }
        has_complained = done.is_err();
        tokio::select! {
            () = sleep_until(began + LOOK_EVERY) => {}
            () = async { site.meeting.stirred.notified().await; sleep(SOON).await } => {}
            () = site.shutdown.wait() => return,
        }
    }
}

async fn step(site: &Arc<Site>, sweeper: &mut sweep::Sweeper) -> Result<(), crate::store::StoreError> {
    sweeper.sweep(site).await?;
    lobby::pair_waiting(site).await?;
    arena::step_all(site).await?;
    let before = Arc::clone(&site.meeting.scene.borrow());
    let next = Scene::read(site, &before).await?;
    site.meeting.scene.send_if_modified(|scene| {
        let differs = !scene.looks_like(&next);
        if differs {
            *scene = Arc::new(next);
        }
        differs
    });
    Ok(())
}
