//! Builds starter tables in the background, when a game is first played or analysed.
//!
//! One thread of the lowest priority builds one table after another, and pauses while the program needs the machine for something else. A
//! layer is written completely or not at all, so a build can be stopped at any moment.

use std::collections::HashSet;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sower_core::{Fingerprint, Game, library};
use sower_search::Stop;

use crate::build::Workers;
use crate::build::starter::{build_starter, missing_starter_layers};
use crate::error::BuildError;
use crate::library::TableLibrary;

/// How often a paused build checks whether it may continue.
const BETWEEN_LOOKS: Duration = Duration::from_secs(2);

/// Builds starter tables in the background.
pub struct BackgroundBuilder {
    wanted: Mutex<Sender<Game>>,
    /// Games that were requested already.
    seen: Mutex<HashSet<Fingerprint>>,
    /// The shipped games: tables of custom rules could fill the disk.
    shipped: HashSet<Fingerprint>,
}

impl BackgroundBuilder {
    /// Starts the thread. `may` returns whether the machine is free at this moment; `complain` gets errors.
    pub fn start(
        library: Arc<TableLibrary>,
        may: impl Fn() -> bool + Send + 'static,
        complain: impl Fn(&BuildError) + Send + 'static,
    ) -> BackgroundBuilder {
        let (wanted, games) = channel();
        let work = move || {
            lower_priority();
            build_all(&games, &library, &may, &complain);
        };
        // Without a thread there are no tables, but play works without them.
        let _ = std::thread::Builder::new().name("starter tables".to_owned()).spawn(work);
        let shipped = library::all().into_iter().filter_map(|listed| listed.rules(&[]).ok());
        let shipped = shipped.map(|rules| rules.future_fingerprint()).collect();
        BackgroundBuilder { wanted: Mutex::new(wanted), seen: Mutex::default(), shipped }
    }

    /// Requests the starter table of a game.
    pub fn request(&self, game: &Game) {
        let fingerprint = game.rules().future_fingerprint();
        let is_new = || self.seen.lock().unwrap_or_else(PoisonError::into_inner).insert(fingerprint);
        if self.shipped.contains(&fingerprint) && is_new() {
            let wanted = self.wanted.lock().unwrap_or_else(PoisonError::into_inner);
            // There is no receiver if the thread could not be started.
            let _ = wanted.send(game.clone());
        }
    }
}

/// Bound: it waits for the next game, and ends with the program.
fn build_all(
    games: &Receiver<Game>,
    library: &TableLibrary,
    may: &dyn Fn() -> bool,
    complain: &dyn Fn(&BuildError),
) {
    for game in games {
        if missing_starter_layers(&game, library.folder()).is_empty() {
            continue;
        }
        loop {
            while !may() {
                std::thread::sleep(BETWEEN_LOOKS);
            }
            let stop = Stop::new();
            let workers = Workers::new(1, stop.clone());
            let built = build_starter(&game, library.folder(), &workers, |_| {
                if !may() {
                    stop.stop();
                }
            });
            match built {
                Err(BuildError::Stopped) => continue,
                Ok(_) => library.reopen(&game),
                // Another program is building it.
                Err(BuildError::Busy(_)) => {}
                Err(error) => complain(&error),
            }
            break;
        }
    }
}

/// Lets everything else run first. If the system refuses, the build is small anyway.
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
        let library = Arc::new(TableLibrary::new(all.path().to_owned()));
        let may = Arc::new(AtomicBool::new(false));
        let is_free = Arc::clone(&may);
        let background = BackgroundBuilder::start(
            Arc::clone(&library),
            move || is_free.load(Relaxed),
            |error| panic!("{error}"),
        );
        let (wanted, changed) = (game("bestemshe", &[]), game("bestemshe", &["board.pits=4"]));
        background.request(&changed);
        background.request(&wanted);
        std::thread::sleep(Duration::from_millis(100));
        assert!(library.tables(&wanted).is_none());
        may.store(true, Relaxed);
        let begun = Instant::now();
        while library.tables(&wanted).is_none() {
            assert!(begun.elapsed() < Duration::from_secs(60), "no table after a minute");
            std::thread::sleep(Duration::from_millis(50));
        }
        assert!(missing_starter_layers(&wanted, all.path()).is_empty());
        assert!(library.tables(&changed).is_none());
    }
}
