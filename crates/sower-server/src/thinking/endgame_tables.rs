//! The endgame tables that the trainer plays from.

use std::sync::Arc;

use sower_core::Game;
use sower_tables::Tables;

use crate::site::Site;

impl Site {
    /// A game's tables, if there are any.
    pub(crate) fn tables(&self, game: &Game) -> Option<Arc<Tables>> {
        self.options.tables.as_ref()?.tables(game)
    }

    /// Whether the trainer has tables of a game, or can build a small one within seconds.
    pub(crate) fn trains(&self, game: &Game) -> bool {
        self.tables(game).is_some() || sower_tables::small_seeds(game).is_some()
    }

    /// A game's tables for the trainer. A game without tables gets a small one, built on one thread within seconds. There is none
    /// while another thread builds it, while people play each other, or where it cannot be built.
    pub(crate) fn tables_to_train(&self, game: &Game) -> Option<Arc<Tables>> {
        let shelf = self.options.tables.as_ref()?;
        shelf.tables(game).or_else(|| {
            if self.people_play() {
                return None;
            }
            let watch = sower_tables::Watch::new(1, sower_search::Stop::new());
            match sower_tables::build_small(game, shelf.folder(), &watch, |_| {}) {
                Ok(_) => shelf.look_again(game),
                Err(sower_tables::BuildError::Busy(_)) => return None,
                Err(error) => self.log_error(&error),
            }
            shelf.tables(game)
        })
    }
}
