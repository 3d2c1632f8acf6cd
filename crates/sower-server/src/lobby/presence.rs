//! Who has a page open in the lobby, on the first page or at a tournament.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Somebody, and the tournament that they are at.
type Place = (String, Option<String>);

/// Who is here, each counted as often as they have a page open.
#[derive(Clone, Default)]
pub(crate) struct Presence {
    places: Arc<Mutex<HashMap<Place, usize>>>,
}

/// Somebody who is here as long as this lives.
pub(crate) struct Here {
    presence: Presence,
    place: Place,
}

impl Presence {
    fn lock(&self) -> MutexGuard<'_, HashMap<Place, usize>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody comes.
    pub(crate) fn come(&self, person: &str, arena: Option<&str>) -> Here {
        let place = (person.to_owned(), arena.map(str::to_owned));
        *self.lock().entry(place.clone()).or_default() += 1;
        Here { presence: self.clone(), place }
    }

    /// Everybody who is here.
    pub(crate) fn persons(&self) -> HashSet<String> {
        self.lock().keys().map(|(person, _)| person.clone()).collect()
    }

    /// Whether somebody is at a tournament.
    pub(crate) fn is_at(&self, person: &str, arena: &str) -> bool {
        self.lock().contains_key(&(person.to_owned(), Some(arena.to_owned())))
    }

    /// Everybody who is at a tournament.
    pub(crate) fn at_arenas(&self) -> Vec<(String, String)> {
        let lock = self.lock();
        let known = lock.keys().filter(|(person, _)| !person.is_empty());
        known.filter_map(|(person, arena)| Some((arena.clone()?, person.clone()))).collect()
    }

    /// The tournaments that somebody looks at.
    pub(crate) fn arenas(&self) -> HashSet<String> {
        self.lock().keys().filter_map(|(_, arena)| arena.clone()).collect()
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let mut places = self.presence.lock();
        if let Some(count) = places.get_mut(&self.place) {
            *count -= 1;
            if *count == 0 {
                places.remove(&self.place);
            }
        }
    }
}
