//! Small tables built in the background, when a game is first asked about.
//!
//! One thread of the lowest priority builds one table after another, between times at which it may not: a program says when
//! others need the machine more. A layer that was begun is finished or left out whole, so it can be stopped at any moment.

use std::collections::HashSet;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sower_core::{Fingerprint, Game, library};
use sower_search::Stop;

use crate::build::Watch;
use crate::error::BuildError;
use crate::shelf::Shelf;
use crate::small::{build_small, missing_of_small};

/// How often it is asked whether it may go on.
const BETWEEN_LOOKS: Duration = Duration::from_secs(2);

/// Builds small tables in the background.
pub struct Background {
    wanted: Mutex<Sender<Game>>,
    /// Games that were asked about already.
    seen: Mutex<HashSet<Fingerprint>>,
    /// The games that Sower comes with: anybody can bring rules, and nobody has room for all of their tables.
    shipped: HashSet<Fingerprint>,
}

impl Background {
    /// Begins. `may` says whether the machine is free at this moment; `complain` hears what went wrong.
    pub fn start(
        shelf: Arc<Shelf>,
        may: impl Fn() -> bool + Send + 'static,
        complain: impl Fn(&BuildError) + Send + 'static,
    ) -> Background {
        let (wanted, games) = channel();
        let work = move || {
            lower_priority();
            build_all(&games, &shelf, &may, &complain);
        };
        // Without a thread there are no tables, which is how it was before.
        let _ = std::thread::Builder::new().name("small tables".to_owned()).spawn(work);
        let shipped = library::all().into_iter().filter_map(|listed| listed.rules(&[]).ok());
        let shipped = shipped.map(|rules| rules.future_fingerprint()).collect();
        Background { wanted: Mutex::new(wanted), seen: Mutex::default(), shipped }
    }

    /// A game is thought about: its small table will be there soon.
    pub fn want(&self, game: &Game) {
        let fingerprint = game.rules().future_fingerprint();
        let is_new = || self.seen.lock().unwrap_or_else(PoisonError::into_inner).insert(fingerprint);
        if self.shipped.contains(&fingerprint) && is_new() {
            let wanted = self.wanted.lock().unwrap_or_else(PoisonError::into_inner);
            // Nobody listens where the thread could not be started.
            let _ = wanted.send(game.clone());
        }
    }
}

/// Bound: it waits for the next game, and ends with the program.
fn build_all(games: &Receiver<Game>, shelf: &Shelf, may: &dyn Fn() -> bool, complain: &dyn Fn(&BuildError)) {
    for game in games {
        if missing_of_small(&game, shelf.folder()).is_empty() {
            continue;
        }
        loop {
            while !may() {
                std::thread::sleep(BETWEEN_LOOKS);
            }
            let stop = Stop::new();
            let watch = Watch::new(1, stop.clone());
            let built = build_small(&game, shelf.folder(), &watch, |_| {
                if !may() {
                    stop.stop();
                }
            });
            match built {
                Err(BuildError::Stopped) => continue,
                Ok(_) => shelf.look_again(&game),
                // Somebody else is at it.
                Err(BuildError::Busy(_)) => {}
                Err(error) => complain(&error),
            }
            break;
        }
    }
}

/// Everything else goes first. A wish: where the system refuses it, the build is small all the same.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(19);
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
    use std::time::Instant;

    use sower_core::Change;

    use super::*;

    fn game(name: &str, changes: &[&str]) -> Game {
        let changes: Vec<Change> = changes.iter().map(|change| Change::parse(change).unwrap()).collect();
        Game::new(library::find(name).unwrap().rules(&changes).unwrap())
    }

    #[test]
    fn a_wanted_table_is_built_once_it_may_be_and_others_rules_never() {
        let all = tempfile::tempdir().unwrap();
        let shelf = Arc::new(Shelf::new(all.path().to_owned()));
        let may = Arc::new(AtomicBool::new(false));
        let is_free = Arc::clone(&may);
        let background =
            Background::start(Arc::clone(&shelf), move || is_free.load(Relaxed), |error| panic!("{error}"));
        let (wanted, changed) = (game("bestemshe", &[]), game("bestemshe", &["board.pits=4"]));
        background.want(&changed);
        background.want(&wanted);
        std::thread::sleep(Duration::from_millis(100));
        assert!(shelf.tables(&wanted).is_none());
        may.store(true, Relaxed);
        let begun = Instant::now();
        while shelf.tables(&wanted).is_none() {
            assert!(begun.elapsed() < Duration::from_secs(60), "no table after a minute");
            std::thread::sleep(Duration::from_millis(50));
        }
        assert!(missing_of_small(&wanted, all.path()).is_empty());
        assert!(shelf.tables(&changed).is_none());
    }
}
