//! A position as plain text, for terminals, pipes and logs.
//!
//! Nothing depends on colour. South's row is the lower one, and everything is placed as in the [layout](crate::layout).
//! A line is never wider than [`WIDEST`].

mod canvas;
mod ring;
mod rows;

use sower_core::rules::{Rules, Shape};
use sower_core::{Place, Position, Side, labels};

use crate::board_sentence::{Speaker, shows_possession, tally};
use crate::lang::{Language, Message};
use crate::message;

/// The most columns of a board, whatever its size.
pub const WIDEST: usize = 80;

/// The character set of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Characters {
    /// ASCII, which every terminal and log can show.
    Ascii,
    /// Box-drawing characters too.
    #[default]
    Unicode,
}

/// The options of a text board.
#[derive(Clone, Debug)]
pub struct TextOptions {
    /// The character set to draw with.
    pub characters: Characters,
    /// The legal pits, whose labels are shown in brackets.
    pub legal: Vec<Place>,
    /// Whether the game is over, so that no side is to move.
    pub finished: bool,
    /// The language of the words on the board.
    pub language: &'static Language,
}

impl Default for TextOptions {
    fn default() -> TextOptions {
        TextOptions {
            characters: Characters::default(),
            legal: Vec::new(),
            finished: false,
            language: Language::english(),
        }
    }
}

/// The board as lines of text, without line ends and trailing blanks.
pub fn board_text(rules: &Rules, position: &Position, options: &TextOptions) -> Vec<String> {
    let board = TextBoard { rules, position, options };
    let mut lines = vec![board.side_line(Side::North)];
    lines.extend(match rules.view().shape {
        Shape::Ring if rules.board().pits >= ring::FEWEST_PITS => ring::lines(&board),
        Shape::Ring | Shape::Rows => rows::lines(&board),
    });
    lines.push(board.side_line(Side::South));
    lines.extend(Side::BOTH.into_iter().filter_map(|owner| board.home_line(owner)));
    lines
}

/// The inputs of a text board.
struct TextBoard<'a> {
    rules: &'a Rules,
    position: &'a Position,
    options: &'a TextOptions,
}

impl TextBoard<'_> {
    /// The first letter of a side's name.
    fn initial(&self, side: Side) -> String {
        self.say(&message!("board-side-name", side)).chars().take(1).collect()
    }

    fn say(&self, sentence: &Message) -> String {
        Speaker { rules: self.rules, language: self.options.language }.say(sentence)
    }

    /// The line above or below the board: the side's name, whether it moves, and its seeds where
    /// possession counts.
    fn side_line(&self, side: Side) -> String {
        let moves = !self.options.finished && self.position.side() == side;
        let pointer = match (moves, self.options.characters) {
            (false, _) => ' ',
            (true, Characters::Ascii) => '>',
            (true, Characters::Unicode) => '►',
        };
        let standing = if moves { message!("board-to-move", side) } else { message!("board-side", side) };
        let sentence = if shows_possession(self.rules) {
            let [taken, on_side, possession] = tally(self.position, side);
            message!("board-side-tally", standing, taken, on_side, possession)
        } else {
            standing
        };
        format!("{pointer} {}", self.say(&sentence))
    }

    /// The legend for a side's home, if it has one.
    fn home_line(&self, owner: Side) -> Option<String> {
        self.position.home(owner)?;
        let sentence = message!("board-home", mark = self.home_mark(owner), owner);
        Some(format!("  {}", self.say(&sentence)))
    }

    fn home_mark(&self, owner: Side) -> String {
        let initial = self.initial(owner);
        match self.options.characters {
            Characters::Ascii => format!("*{initial}"),
            Characters::Unicode => format!("◆{initial}"),
        }
    }

    /// The text in a pit.
    fn content(&self, place: Place) -> String {
        match self.position.home_at(place) {
            Some(owner) => self.home_mark(owner),
            None => self.position.seeds(place).to_string(),
        }
    }

    /// The text beside a pit.
    fn label(&self, place: Place) -> String {
        let label = labels::label(self.rules, place);
        if self.options.legal.contains(&place) { format!("[{label}]") } else { label }
    }
}

#[cfg(test)]
mod tests;
