//! Tracks who has the lobby, the first page or a tournament open.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A person, and the tournament whose page they have open.
type Place = (String, Option<String>);

/// Counts the open pages of each person.
#[derive(Clone, Default)]
pub(crate) struct Presence {
    places: Arc<Mutex<HashMap<Place, usize>>>,
}

/// Counts a page as open while it lives.
pub(crate) struct Here {
    presence: Presence,
    place: Place,
}

impl Presence {
    fn lock(&self) -> MutexGuard<'_, HashMap<Place, usize>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Registers an open page.
    pub(crate) fn come(&self, person: &str, arena: Option<&str>) -> Here {
        let place = (person.to_owned(), arena.map(str::to_owned));
        *self.lock().entry(place.clone()).or_default() += 1;
        Here { presence: self.clone(), place }
    }

    /// Everyone with an open page.
    pub(crate) fn persons(&self) -> HashSet<String> {
        self.lock().keys().map(|(person, _)| person.clone()).collect()
    }

    /// Whether a person has a tournament's page open.
    pub(crate) fn is_at(&self, person: &str, arena: &str) -> bool {
        self.lock().contains_key(&(person.to_owned(), Some(arena.to_owned())))
    }

    /// Everyone with a tournament's page open.
    pub(crate) fn at_arenas(&self) -> Vec<(String, String)> {
        let lock = self.lock();
        let known = lock.keys().filter(|(person, _)| !person.is_empty());
        known.filter_map(|(person, arena)| Some((arena.clone()?, person.clone()))).collect()
    }

    /// The tournaments whose pages are open.
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
