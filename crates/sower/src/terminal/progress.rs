//! The player's progress with puzzles, in the files that `sower puzzles` uses.

use sower_core::Game;
use sower_puzzles::Progress;
use sower_tui::ProgressStore;

use crate::commands::puzzles::Kept;

/// The progress files in Sower's data folder.
pub(super) struct PuzzleFolder;

impl ProgressStore for PuzzleFolder {
    fn read(&self, game: &Game) -> Result<Progress, String> {
        Kept::of(game).map(|kept| kept.progress).map_err(|error| format!("{error:#}"))
    }

    fn keep(&self, game: &Game, progress: &Progress) -> Result<(), String> {
        // Reading first refuses to overwrite a file that cannot be understood.
        let kept = Kept::of(game).and_then(|mut kept| kept.keep(progress));
        kept.map_err(|error| format!("{error:#}"))
    }
}
