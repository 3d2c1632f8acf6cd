//! What time brings about although no room is in memory: flags fall, those who are here stay, what is long over goes.

use std::sync::Arc;

use sower_core::lang::Language;

use super::lobby::LINGERS;
use crate::reader::Reader;
use crate::room::Ask;
use crate::site::Site;
use crate::store::{Millis, StoreError, Write};

/// How often each is done, in milliseconds.
const STAY_EVERY: Millis = 10_000;
const FLAGS_EVERY: Millis = 5000;
const WAKE_EVERY: Millis = 60_000;
const CLEAR_EVERY: Millis = 10 * 60_000;

/// How many games are looked at at once.
const MOST: u32 = 100;

/// How long a challenge that is over is remembered, so that its maker hears of it.
const REMEMBERED: Millis = 60 * 60_000;

/// When each was last done.
#[derive(Default)]
pub(super) struct Sweeper {
    stayed: Millis,
    flags: Millis,
    woken: Millis,
    cleared: Millis,
}

/// Whether something that is done so often is due, and notes that it is done.
fn is_due(last: &mut Millis, every: Millis, now: Millis) -> bool {
    let is_due = now >= last.saturating_add(every);
    if is_due {
        *last = now;
    }
    is_due
}

impl Sweeper {
    pub(super) async fn sweep(&mut self, site: &Arc<Site>) -> Result<(), StoreError> {
        let now = site.now();
        if is_due(&mut self.stayed, STAY_EVERY, now) {
            stay(site, now).await?;
        }
        if is_due(&mut self.flags, FLAGS_EVERY, now) {
            wake(site, site.store.overdue(now, MOST).await?).await;
        }
        if is_due(&mut self.woken, WAKE_EVERY, now) {
            // After a restart nobody may come back to a game whose clock is to run: it is opened, so that it does.
            let before = now.saturating_sub(WAKE_EVERY);
            wake(site, site.store.playing_since_before(before, MOST).await?).await;
        }
        if is_due(&mut self.cleared, CLEAR_EVERY, now) {
            let before = now.saturating_sub(REMEMBERED);
            site.writer.write(Write::ClearChallenges { before }).await?;
        }
        Ok(())
    }
}

/// Opens rooms; each does by itself what its clock says.
async fn wake(site: &Arc<Site>, games: Vec<String>) {
    let reader = Reader { language: Language::english() };
    for game in games {
        // One that cannot be read has complained already.
        let _ = site.rooms.ask(site, &game, reader, |tell| Ask::Wake { tell }).await;
    }
}

/// What those wait with who are here waits on, and in tournaments they can be paired.
async fn stay(site: &Arc<Site>, now: Millis) -> Result<(), StoreError> {
    let until = now + LINGERS;
    let here = site.meeting.presence.persons();
    let open = site.store.open_challenges(now, super::lobby::MOST_IN_ALL).await?;
    let mut makers: Vec<String> = open
        .into_iter()
        .filter(|challenge| !challenge.terms.control.is_slow() && here.contains(&challenge.maker))
        .map(|challenge| challenge.maker)
        .collect();
    makers.sort();
    makers.dedup();
    for person in makers {
        site.writer.write(Write::Here { arena: None, person, now, until }).await?;
    }
    for (arena, person) in site.meeting.presence.at_arenas() {
        site.writer.write(Write::Here { arena: Some(arena), person, now, until }).await?;
    }
    Ok(())
}
