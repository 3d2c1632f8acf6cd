//! The endgame tables that a page builds for its trainer.

use std::sync::Arc;

use sower_core::{Fingerprint, Game};
use sower_search::endings::Cycles;
use sower_tables::{EndgameTables, build_small};

/// The most positions of a table: built within a second or two, and enough for half of the puzzles of Oware.
const MOST_POSITIONS: u64 = 130_000;

/// The table of the game that was trained last.
#[derive(Default)]
pub(crate) struct SmallTables {
    last: Option<(Fingerprint, Option<Arc<EndgameTables>>)>,
}

impl SmallTables {
    /// The table of a game; `None` if a search alone proves its puzzles, or if there is no small table.
    #[inline(never)]
    pub(super) fn of(&mut self, game: &Game) -> Option<Arc<EndgameTables>> {
        let fingerprint = game.rules().fingerprint();
        if let Some((kept, tables)) = &self.last
            && *kept == fingerprint
        {
            return tables.clone();
        }
        // Where play cannot cycle, a search reaches the end of any endgame, and there are puzzles.
        let proves = Cycles::of(game.rules()) == Cycles::None && sower_puzzles::of_game(game).is_some();
        // Without memory the trainer does what a search can.
        let tables = if proves { None } else { build_small(game, MOST_POSITIONS).ok().flatten() };
        let tables = tables.map(Arc::new);
        self.last = Some((fingerprint, tables.clone()));
        tables
    }
}
