//! Periodic work without a request: flags that fall in games over days, presence, and deleting what is old or was never used.

use std::sync::Arc;

use sower_core::{Named as _, Side};
use sower_text::Language;

use super::challenges::LINGERS;
use crate::http::locale::Locale;
use crate::random;
use crate::rooms::RoomMessage;
use crate::site::Site;
use crate::store::{Entry, Millis, SeatPlan, StoreError, Write};
use crate::wire::Event;

/// How often each is done, in milliseconds.
const STAY_EVERY: Millis = 10_000;
const FLAGS_EVERY: Millis = 5000;
const WAKE_EVERY: Millis = 60_000;
const CLEAR_EVERY: Millis = 10 * 60_000;
const ROOMS_EVERY: Millis = 60_000;
const GUESTS_EVERY: Millis = 60 * 60_000;

/// A room without moves is deleted after this time.
const UNPLAYED: Millis = 30 * 24 * 60 * 60_000;

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
    rooms: Millis,
    guests: Millis,
    /// The room that was looked at last. It begins anywhere, so that each has its turn however often the site is restarted.
    last_room: Option<String>,
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
            wake(site, site.db.store.overdue(now, MOST).await?).await;
        }
        if is_due(&mut self.woken, WAKE_EVERY, now) {
            // After a restart the players may not come back to a game whose clock should run: it is opened, so that it does.
            let before = now.saturating_sub(WAKE_EVERY);
            wake(site, site.db.store.playing_since_before(before, MOST).await?).await;
        }
        if is_due(&mut self.cleared, CLEAR_EVERY, now) {
            let before = now.saturating_sub(REMEMBERED);
            site.db.writer.write(Write::ClearChallenges { before }).await?;
        }
        if is_due(&mut self.rooms, ROOMS_EVERY, now) {
            self.delete_unplayed(site, now.saturating_sub(UNPLAYED)).await?;
        }
        if is_due(&mut self.guests, GUESTS_EVERY, now) {
            site.db.writer.write(Write::SweepGuests { now }).await?;
        }
        Ok(())
    }

    /// Deletes rooms without moves among the next few by number.
    async fn delete_unplayed(&mut self, site: &Arc<Site>, before: Millis) -> Result<(), StoreError> {
        let after = self.last_room.take().unwrap_or_else(|| random::room_number(site.now()));
        let found = site.db.store.old_games_after(&after, before, MOST).await?;
        // After the last one it begins anew.
        self.last_room = Some(found.last().map_or_else(String::new, |(id, _)| id.clone()));
        for (game, is_old) in found {
            if !is_old || site.rooms.in_memory(&game).is_some() {
                continue;
            }
            if let Some(v) = last_event_if_unplayed(site, &game).await? {
                site.db.writer.write(Write::DeleteGame { game, v }).await?;
            }
        }
        Ok(())
    }
}

/// The number of a game's last event, if no person has made a move in it; that the computer has begun does not count.
async fn last_event_if_unplayed(site: &Arc<Site>, game: &str) -> Result<Option<u64>, StoreError> {
    let Some(stored) = site.db.store.game(game).await? else { return Ok(None) };
    let computers = Side::BOTH.map(|side| matches!(stored.seats[side], SeatPlan::Computer { .. }));
    let is_persons = |entry: &Entry| match &entry.event {
        Event::Move { side, .. } => Side::from_name(side).is_none_or(|side| !computers[side]),
        // A takeback means that a move was made.
        Event::Back { .. } => true,
        _ => false,
    };
    let events = site.db.store.events(game, 0).await?;
    let is_played = events.iter().any(is_persons);
    Ok((!is_played).then(|| events.last().map_or(0, |last| last.v)))
}

/// Opens rooms, so that their clocks run.
async fn wake(site: &Arc<Site>, games: Vec<String>) {
    let locale = Locale { language: Language::english() };
    for game in games {
        // One that cannot be read has complained already.
        let _ = site.rooms.ask(site, &game, locale, |tell| RoomMessage::Wake { tell }).await;
    }
}

/// What those wait with who are here waits on, and in tournaments they can be paired.
async fn stay(site: &Arc<Site>, now: Millis) -> Result<(), StoreError> {
    let until = now + LINGERS;
    let here = site.lobby.presence.persons();
    let open = site.db.store.open_challenges(now, super::challenges::MOST_IN_ALL).await?;
    let mut makers: Vec<String> = open
        .into_iter()
        .filter(|challenge| !challenge.terms.control.is_slow() && here.contains(&challenge.maker))
        .map(|challenge| challenge.maker)
        .collect();
    makers.sort();
    makers.dedup();
    for person in makers {
        site.db.writer.write(Write::Here { arena: None, person, now, until }).await?;
    }
    for (arena, person) in site.lobby.presence.at_arenas() {
        site.db.writer.write(Write::Here { arena: Some(arena), person, now, until }).await?;
    }
    Ok(())
}
