//! Positions and moves as they are typed and shown.

use sower_core::{Game, Position};

/// The position that was typed, or the start.
pub(crate) fn position(game: &Game, text: Option<&str>) -> anyhow::Result<Position> {
    let _ = text;
    Ok(game.start())
}
