//! The accounts of the seats, their ratings, and the effect of a game's end on them.

use std::collections::HashSet;

use sower_api::room::Sitter;
use sower_core::{Played, Side};

use super::actor::Room;
use super::view::Viewer;
use crate::auth::signer::Grants;
use crate::network::Network;
use crate::random;
use crate::store::{Ended, EndedSeat, Millis, Rated, StoreError, Write};
use crate::thinking::pool::Asker;

/// Moves by each side for a rated game to count.
const LEAST_MOVES: usize = 2;

/// Browsers recorded for one side of a game.
const MOST_BROWSERS: usize = 16;

/// Networks recorded for one side of a game.
const MOST_NETWORKS: usize = 256;

/// The browser and network of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) network: Network,
    /// The number in the browser's signed cookie.
    pub(crate) browser: Option<String>,
}

/// Signed marks of the places from which one side of a rated game was played, as far as this process knows.
#[derive(Default)]
pub(super) struct SidePlaces {
    networks: HashSet<String>,
    browsers: HashSet<String>,
}

impl SidePlaces {
    /// Records a place and returns its new marks. The network is always recorded, because browsers are easier to change.
    fn note(&mut self, place: &Place, sign: impl Fn(&str) -> String) -> Vec<String> {
        let network = format!("n{}", sign(&format!("address {}", place.network)));
        let browser = place.browser.as_ref().map(|id| format!("b{}", sign(&format!("browser {id}"))));
        let new_network = self.networks.len() < MOST_NETWORKS && self.networks.insert(network.clone());
        let new_browser = browser
            .filter(|browser| self.browsers.len() < MOST_BROWSERS && self.browsers.insert(browser.clone()));
        new_network.then_some(network).into_iter().chain(new_browser).collect()
    }
}

impl Room {
    /// Looks up the accounts of the seats: guests may have signed up or in since.
    pub(super) async fn know_people(&mut self) -> Result<(), StoreError> {
        for side in Side::BOTH {
            let Some(guest) = self.fold.seats[side].guest().map(str::to_owned) else { continue };
            let standing = self.site.db.store.standing(&guest, &self.stored.name).await?;
            if let Some(standing) = &standing {
                self.fold.became(&guest, &standing.id);
                if self.stored.maker == guest {
                    self.stored.maker.clone_from(&standing.id);
                }
            } else if self.site.db.store.guest(&guest).await?.is_some_and(|stored| stored.void) {
                self.fold.forget_name(&guest);
            }
            self.people[side] = standing;
        }
        if self.stored.rated && self.fold.outcome().is_some() {
            self.rated_end = self.site.db.store.rated_end(&self.stored.id).await?;
        }
        Ok(())
    }

    /// Looks up the accounts; logs a failure of the database.
    pub(super) async fn look_at_people(&mut self) {
        if let Err(error) = self.know_people().await {
            self.site.log_error(&error);
        }
    }

    /// An unknown account may be a guest of this room who signed in at another process.
    pub(super) async fn recognise(&mut self, viewer: &Viewer) {
        let is_unknown = |side: Side| self.people[side].is_none() && self.fold.seats[side].guest().is_some();
        if viewer.account && self.sides_of(viewer).is_empty() && Side::BOTH.into_iter().any(is_unknown) {
            self.look_at_people().await;
        }
    }

    /// Moves a guest's seat and sockets to the account they signed up for or in to.
    pub(super) async fn became(&mut self, guest: &str, account: &str, session: &str) {
        let mut concerned = self.stored.maker == guest || !self.fold.sides_of(guest).is_empty();
        for socket in self.sockets.values_mut() {
            let viewer = &mut socket.viewer;
            if viewer.guest.as_deref() == Some(guest) {
                viewer.guest = Some(account.to_owned());
                viewer.account = true;
                viewer.session = Some(session.to_owned());
                concerned = true;
            }
        }
        if concerned {
            self.look_at_people().await;
            self.note_places_of(Some(account)).await;
            self.note_live();
            self.tell_all(None);
            self.note_presence();
        }
    }

    /// The result for both players, if the game is over. A pass-and-play game has none.
    pub(super) fn ending(&self, at: Millis) -> Option<Ended> {
        let fold = &self.fold;
        let outcome = fold.outcome()?;
        let seat = |sitter: &Sitter| match sitter {
            Sitter::Open => None,
            Sitter::Guest { guest, .. } => Some(EndedSeat::Person(guest.clone())),
            Sitter::Computer { player } => Some(EndedSeat::Computer(player.clone())),
        };
        let [south, north] = &fold.seats;
        if south.guest().is_some() && south.guest() == north.guest() {
            return None;
        }
        let moves_of = |played: &Played, side| {
            let line = played.line_to(played.cursor());
            line.iter().filter(|id| played.mover(**id) == Some(side)).count()
        };
        let moves = |side| fold.rounds().rounds().map(|played| moves_of(played, side)).sum::<usize>();
        let rated = Rated {
            long_enough: Side::BOTH.into_iter().all(|side| moves(side) >= LEAST_MOVES),
            from_one_place: self.site.options.rate_one_place,
        };
        Some(Ended {
            kind: self.stored.name.clone(),
            at,
            seats: [seat(south)?, seat(north)?],
            winner: outcome.winner,
            began: fold.first_starter(),
            rated: self.stored.rated.then_some(rated),
        })
    }

    /// Records where a player of a rated game comes from. Notifies the players if the game will not count because of it.
    pub(super) async fn note_place(&mut self, viewer: &Viewer) {
        if !self.stored.rated || self.fold.outcome().is_some() {
            return;
        }
        let Some(place) = &viewer.place else { return };
        let mut is_news = false;
        for side in self.sides_of(viewer) {
            let (signer, game) = (&self.site.auth.signer, &self.stored.id);
            let sign = |name: &str| signer.token(Grants::Place, &format!("{game} {name}"));
            for mark in self.places[side].note(place, sign) {
                is_news = true;
                let write = Write::Place { game: game.clone(), side, mark };
                if let Err(error) = self.site.db.writer.write(write).await {
                    self.site.log_error(&error);
                }
            }
        }
        if is_news {
            self.look_whether_it_counts().await;
        }
    }

    /// Records the places of all sockets of a player, who may have watched before taking a seat.
    pub(super) async fn note_places_of(&mut self, guest: Option<&str>) {
        let viewers = self.sockets.values().map(|socket| &socket.viewer);
        let own: Vec<Viewer> = viewers.filter(|viewer| viewer.guest.as_deref() == guest).cloned().collect();
        for viewer in own {
            self.note_place(&viewer).await;
        }
    }

    /// The guest and network against which the pool counts the computer's search.
    pub(super) fn asker(&self) -> Asker {
        let places = self.sockets.values().filter(|socket| !self.sides_of(&socket.viewer).is_empty());
        let network =
            places.filter_map(|socket| socket.viewer.place.as_ref()).map(|place| place.network).next();
        Asker { network, guest: self.stored.maker.clone() }
    }

    /// Checks whether a rated game will count, and notifies members if that changes.
    pub(super) async fn look_whether_it_counts(&mut self) {
        let [Some(south), Some(north)] = [0, 1].map(|side| self.fold.seats[side].guest()) else { return };
        if !self.stored.rated || self.fold.outcome().is_some() {
            return;
        }
        let (game, now, from_one_place) =
            (&self.stored.id, self.site.now(), self.site.options.rate_one_place);
        match self.site.db.store.rating_doubt(game, [south, north], now, from_one_place).await {
            Ok(doubt) if doubt == self.rating_doubt => {}
            Ok(doubt) => {
                self.rating_doubt = doubt;
                self.tell_all(None);
            }
            // The next check retries, and the end of the game checks in any case.
            Err(error) => self.site.log_error(&error),
        }
    }

    /// Decides who moves first if the rules leave it open. A coin decides casual games. In
    /// rated games it is who moved first less often, against this opponent and then overall.
    pub(super) async fn first_to_begin(&self) -> Side {
        let coin = || if random::bytes::<1>()[0] & 1 == 0 { Side::South } else { Side::North };
        let [south, north] = &self.fold.seats;
        let (Some(south), Some(north), true) = (south.guest(), north.guest(), self.stored.rated) else {
            return coin();
        };
        let (store, kind) = (&self.site.db.store, self.stored.name.as_str());
        let (of_south, of_north) =
            (store.began(south, north, kind).await, store.began(north, south, kind).await);
        let (Ok(of_south), Ok(of_north)) = (of_south, of_north) else { return coin() };
        // Compare fractions by cross-multiplying, which avoids dividing by zero.
        let less = |(one, of_one): (u32, u32), (other, of_other): (u32, u32)| {
            (one * of_other.max(1)).cmp(&(other * of_one.max(1)))
        };
        let orders = of_south.into_iter().zip(of_north).map(|(one, other)| less(one, other));
        match orders.into_iter().find(|order| order.is_ne()) {
            Some(std::cmp::Ordering::Less) => Side::South,
            Some(_) => Side::North,
            None => coin(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_noted_however_many_browsers_come_from_it() {
        let mut places = SidePlaces::default();
        let place = |network: u8, browser: usize| Place {
            network: Network::V4([192, 0, 2, network]),
            browser: Some(browser.to_string()),
        };
        let sign = |name: &str| name.to_owned();
        assert_eq!(places.note(&place(1, 0), sign), ["naddress 192.0.2.1", "bbrowser 0"]);
        assert!(places.note(&place(1, 0), sign).is_empty());
        let noted = (1..100).flat_map(|browser| places.note(&place(1, browser), sign)).count();
        assert_eq!(noted, MOST_BROWSERS - 1);
        assert_eq!(places.note(&place(2, 0), sign), ["naddress 192.0.2.2"]);
    }
}
