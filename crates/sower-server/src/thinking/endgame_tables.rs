//! The site's endgame tables, for searches and the trainer.

use std::sync::Arc;

use sower_core::Game;
use sower_search::{Probes, Settings};
use sower_tables::{EndgameTables, TableLibrary};

use crate::site::Site;

impl Site {
    /// The settings of one search, with the site's tables.
    pub(crate) fn search_settings(&self, memory: usize) -> Settings {
        Settings::new(memory, 1).with_probes(self.probes())
    }

    /// The site's tables as probes for searches.
    pub(crate) fn probes(&self) -> Probes {
        self.options.tables.as_ref().map(TableLibrary::probes).unwrap_or_default()
    }

    /// A game's tables, if there are any.
    pub(crate) fn tables(&self, game: &Game) -> Option<Arc<EndgameTables>> {
        self.options.tables.as_ref()?.tables(game)
    }

    /// Whether the trainer has tables for a game, or can build a small one within seconds.
    pub(crate) fn trains(&self, game: &Game) -> bool {
        self.tables(game).is_some() || sower_tables::starter_seeds(game).is_some()
    }

    /// A game's tables for the trainer. If there are none, builds a small one on one thread within seconds. Returns none while another
    /// thread builds it, while people play each other, or if it cannot be built.
    pub(crate) fn tables_to_train(&self, game: &Game) -> Option<Arc<EndgameTables>> {
        let library = self.options.tables.as_ref()?;
        library.tables(game).or_else(|| {
            if self.people_play() || sower_tables::starter_seeds(game).is_none() {
                return None;
            }
            let workers = sower_tables::Workers::new(1, sower_search::Stop::new());
            match sower_tables::build_starter(game, library.folder(), &workers, |_| {}) {
                Ok(_) => library.reopen(game),
                Err(sower_tables::BuildError::Busy(_)) => return None,
                Err(error) => self.log_error(&error),
            }
            library.tables(game)
        })
    }
}
