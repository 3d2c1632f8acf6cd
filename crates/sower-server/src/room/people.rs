//! Who those in a room are: accounts behind seats, how strong they are, and what a game's end does to that.

use std::net::IpAddr;

use sower_core::Side;

use super::actor::Room;
use super::fold::Sitter;
use super::view::Viewer;
use crate::random;
use crate::signer::Grants;
use crate::store::{Ended, EndedSeat, Millis, Rated, StoreError, Write};

/// Moves that each side must have made for a rated game to count.
const LEAST_MOVES: usize = 2;

/// Places that are noted of one game; whoever comes from more has been seen often enough.
const MOST_PLACES: usize = 64;

/// From where somebody plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) address: IpAddr,
    pub(crate) browser: Option<String>,
}

impl Place {
    /// What tells places apart. A household has one network of IPv6, and many addresses in it.
    fn names(&self) -> Vec<String> {
        let address = match self.address.to_canonical() {
            IpAddr::V6(address) => format!("{:x?}", &address.segments()[..4]),
            IpAddr::V4(address) => address.to_string(),
        };
        let browser = self.browser.as_ref().map(|browser| format!("browser {browser}"));
        [Some(format!("address {address}")), browser].into_iter().flatten().collect()
    }
}

impl Room {
    /// Finds out which accounts sit here: a guest may have signed up or in since they sat down.
    pub(super) async fn know_people(&mut self) -> Result<(), StoreError> {
        for side in Side::BOTH {
            let Some(guest) = self.fold.seats[side].guest().map(str::to_owned) else { continue };
            let standing = self.site.store.standing(&guest, &self.stored.name).await?;
            if let Some(standing) = &standing {
                self.fold.became(&guest, &standing.id);
                if self.stored.maker == guest {
                    self.stored.maker.clone_from(&standing.id);
                }
            } else if self.site.store.guest(&guest).await?.is_some_and(|stored| stored.void) {
                self.fold.forget_name(&guest);
            }
            self.people[side] = standing;
        }
        if self.stored.rated && self.fold.outcome().is_some() {
            self.rated_end = self.site.store.rated_end(&self.stored.id).await?;
        }
        Ok(())
    }

    /// The same, where nothing is lost if the database does not answer just now.
    pub(super) async fn look_at_people(&mut self) {
        if let Err(error) = self.know_people().await {
            self.site.complain(&error);
        }
    }

    /// Somebody with an account whom nobody here knows may be one of those who sat down as guests, in another process.
    pub(super) async fn recognise(&mut self, viewer: &Viewer) {
        let is_unknown = |side: Side| self.people[side].is_none() && self.fold.seats[side].guest().is_some();
        if viewer.account && self.sides_of(viewer).is_empty() && Side::BOTH.into_iter().any(is_unknown) {
            self.look_at_people().await;
        }
    }

    /// A guest has signed up or in: their seat is their account's, and so are they.
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
            self.note_live();
            self.tell_all(None);
            self.note_presence();
        }
    }

    /// How the game has ended, if it has. At one screen nobody plays anybody.
    pub(super) fn ending(&self, at: Millis) -> Option<Ended> {
        let fold = &self.fold;
        let outcome = fold.outcome()?;
        let seat = |sitter: &Sitter| match sitter {
            Sitter::Nobody => None,
            Sitter::Guest { guest, .. } => Some(EndedSeat::Person(guest.clone())),
            Sitter::Computer { player } => Some(EndedSeat::Computer(player.clone())),
        };
        let [south, north] = &fold.seats;
        if south.guest().is_some() && south.guest() == north.guest() {
            return None;
        }
        let line = fold.played.line_to(fold.played.cursor());
        let moves = |side| line.iter().filter(|id| fold.played.mover(**id) == Some(side)).count();
        let rated = Rated {
            long_enough: Side::BOTH.into_iter().all(|side| moves(side) >= LEAST_MOVES),
            from_one_place: self.site.options.rate_one_place,
        };
        Some(Ended {
            kind: self.stored.name.clone(),
            at,
            seats: [seat(south)?, seat(north)?],
            winner: outcome.winner,
            began: fold.played.start().side(),
            rated: self.stored.rated.then_some(rated),
        })
    }

    /// Notes from where somebody plays for ratings.
    pub(super) async fn note_place(&mut self, viewer: &Viewer) {
        if !self.stored.rated || self.fold.outcome().is_some() || self.places.len() >= MOST_PLACES {
            return;
        }
        let Some(place) = &viewer.place else { return };
        for side in self.sides_of(viewer) {
            for name in place.names() {
                let mark = self.site.signer.token(Grants::Place, &format!("{} {name}", self.stored.id));
                if !self.places.insert((side, mark.clone())) {
                    continue;
                }
                let write = Write::Place { game: self.stored.id.clone(), side, mark };
                if let Err(error) = self.site.writer.write(write).await {
                    self.site.complain(&error);
                }
            }
        }
    }

    /// Who begins where the rules leave it open: a coin decides, but for ratings whoever has begun less often does, against this
    /// opponent and then against all.
    pub(super) async fn first_to_begin(&self) -> Side {
        let coin = || if random::bytes::<1>()[0] & 1 == 0 { Side::South } else { Side::North };
        let [south, north] = &self.fold.seats;
        let (Some(south), Some(north), true) = (south.guest(), north.guest(), self.stored.rated) else {
            return coin();
        };
        let (store, kind) = (&self.site.store, self.stored.name.as_str());
        let (of_south, of_north) =
            (store.began(south, north, kind).await, store.began(north, south, kind).await);
        let (Ok(of_south), Ok(of_north)) = (of_south, of_north) else { return coin() };
        // Fractions are compared crosswise, so that nobody divides by nothing.
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
    fn a_household_is_one_place_and_two_of_them_are_two() {
        let names =
            |address: &str| Place { address: address.parse().expect("an address"), browser: None }.names();
        assert_eq!(names("2001:db8:1:2::7"), names("2001:db8:1:2:ffff::8"));
        assert_ne!(names("2001:db8:1:2::7"), names("2001:db8:1:3::7"));
        assert_eq!(names("::ffff:192.0.2.1"), names("192.0.2.1"));
        assert_ne!(names("::ffff:192.0.2.1"), names("::ffff:192.0.2.2"));
        let browser = Some("b".to_owned());
        assert_eq!(Place { address: IpAddr::from([192, 0, 2, 1]), browser }.names().len(), 2);
    }
}
