//! Periodic work without a request: correspondence flags, presence, and deleting old or unused data.

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

/// Intervals of the tasks, in milliseconds.
const STAY_EVERY: Millis = 10_000;
const FLAGS_EVERY: Millis = 5000;
const WAKE_EVERY: Millis = 60_000;
const CLEAR_EVERY: Millis = 10 * 60_000;
const ROOMS_EVERY: Millis = 60_000;
const GUESTS_EVERY: Millis = 60 * 60_000;

/// The server deletes a room without moves after this time.
const UNPLAYED: Millis = 30 * 24 * 60 * 60_000;

/// Games examined per pass.
const MOST: u32 = 100;

/// How long the server remembers an ended challenge, so that its maker learns of it.
const REMEMBERED: Millis = 60 * 60_000;

/// When each task last ran.
#[derive(Default)]
pub(super) struct Sweeper {
    stayed: Millis,
    flags: Millis,
    woken: Millis,
    cleared: Millis,
    rooms: Millis,
    guests: Millis,
    /// The last room examined. The first is random, so that frequent restarts do not always examine the same rooms.
    last_room: Option<String>,
}

/// Whether a task is due; if so, notes that it runs now.
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
            // After a restart the players may not return to a game whose clock should run, so the server opens its room.
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
        // After the last room, start over.
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

/// The number of a game's last event if no person has moved; the computer's first move does not count.
async fn last_event_if_unplayed(site: &Arc<Site>, game: &str) -> Result<Option<u64>, StoreError> {
    let Some(stored) = site.db.store.game(game).await? else { return Ok(None) };
    let computers = Side::BOTH.map(|side| matches!(stored.seats[side], SeatPlan::Computer { .. }));
    let is_persons = |entry: &Entry| match &entry.event {
        Event::Move { side, .. } => Side::from_name(side).is_none_or(|side| !computers[side]),
        // A takeback implies a move.
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
        // Rooms that cannot be read have already logged an error.
        let _ = site.rooms.ask(site, &game, locale, |tell| RoomMessage::Wake { tell }).await;
    }
}

/// Extends the challenges and tournament presence of everyone who is connected.
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
