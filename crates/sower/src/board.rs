//! Draws a board with characters.

use std::io::{self, Write};

use sower_core::{Game, Move, Place, Position};
use sower_text::Language;
use sower_text::board_text::{TextOptions, board_text};

/// A board as lines of text, with the pits of legal moves in brackets.
pub(crate) fn lines(game: &Game, position: &Position, legal: &[Move], finished: bool) -> Vec<String> {
    let place = |played: &Move| played.pit().map(|pit| Place::of(position.side(), pit, position.pits()));
    let options = TextOptions {
        legal: legal.iter().filter_map(place).collect(),
        finished,
        language: Language::spoken(),
        ..TextOptions::default()
    };
    board_text(game.rules(), position, &options)
}

/// Prints a board.
pub(crate) fn print(
    out: &mut impl Write,
    game: &Game,
    position: &Position,
    legal: &[Move],
    finished: bool,
) -> io::Result<()> {
    lines(game, position, legal, finished).iter().try_for_each(|line| writeln!(out, "{line}"))
}
