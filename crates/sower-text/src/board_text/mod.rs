//! A position as plain text, for terminals, pipes and logs.
//!
//! Nothing depends on colour. South's row is the lower one, and everything is placed as in the [layout](crate::layout).
//! A line is never wider than [`WIDEST`].

mod canvas;
mod four_rows;
mod ring;
mod rows;
mod three_rows;

use sower_core::rules::{Rules, Shape};
use sower_core::{Place, Position, Side, labels};

use crate::board_sentence::{Speaker, shows_possession, tally};
use crate::lang::{Language, Message};
use crate::layout::{StoreKind, store_kind};
use crate::message;
use crate::pit_marks::PitMarks;

/// The most columns of a board, whatever its size.
pub const WIDEST: usize = 80;
/// The text in a closed pit.
const CLOSED: &str = "x";

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
        _ if rules.board().rows == 4 => four_rows::lines(&board),
        _ if rules.board().rows == 3 => three_rows::lines(&board),
        Shape::Ring if rules.board().pits >= ring::FEWEST_PITS => ring::lines(&board),
        Shape::Ring | Shape::Rows => rows::lines(&board),
    });
    lines.push(board.side_line(Side::South));
    lines.extend(Side::BOTH.into_iter().filter_map(|owner| board.home_line(owner)));
    lines.extend(board.mark_lines());
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
        let sentence = match self.beside(side) {
            _ if shows_possession(self.rules) => {
                let [taken, on_side, possession] = tally(self.position, side);
                message!("board-side-tally", standing, taken, on_side, possession)
            }
            Some(kept) => message!("board-side-keeps", standing, kept),
            None => standing,
        };
        format!("{pointer} {}", self.say(&sentence))
    }

    /// A player's seeds that have no place on the text board: in hand, or in a store that is not drawn.
    fn beside(&self, side: Side) -> Option<Message> {
        let count = self.position.store(side);
        match store_kind(self.rules) {
            StoreKind::None => None,
            StoreKind::Hand => Some(message!("board-hand", count = self.position.extra().hands[side])),
            _ if self.rules.board().rows > 2 || rows::is_long(self) => Some(message!("board-store", count)),
            _ => None,
        }
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
        let marks = self.marks(place);
        match self.position.home_at(place) {
            Some(owner) => self.home_mark(owner),
            None if marks.is_closed => CLOSED.to_owned(),
            None => format!("{}{}", self.position.seeds(place), marks.sign(place.side)),
        }
    }

    fn marks(&self, place: Place) -> PitMarks {
        PitMarks::of(self.rules, self.position, place)
    }

    /// The legend for the signs in the pits.
    fn mark_lines(&self) -> Vec<String> {
        let pits = self.rules.board().pits;
        let places =
            Side::BOTH.into_iter().flat_map(|side| (0..pits).map(move |index| Place { side, index }));
        let mut legend: Vec<Message> = Vec::new();
        for place in places {
            let marks = self.marks(place);
            let sign = marks.sign(place.side);
            let message = match marks {
                PitMarks { is_closed: true, .. } => message!("board-legend-closed", mark = CLOSED),
                PitMarks { owner: Some(owner), .. } if owner == place.side => {
                    message!("board-legend-own", mark = sign)
                }
                PitMarks { owner: Some(_), .. } => message!("board-legend-other", mark = sign),
                PitMarks { is_blocked: true, .. } => message!("board-legend-blocked", mark = sign),
                PitMarks { is_house: true, .. } => message!("board-legend-house", mark = sign),
                _ => continue,
            };
            if !legend.contains(&message) {
                legend.push(message);
            }
        }
        legend.iter().map(|message| format!("  {}", self.say(message))).collect()
    }

    /// The text beside a pit.
    fn label(&self, place: Place) -> String {
        let label = labels::label(self.rules, place);
        if self.options.legal.contains(&place) { format!("[{label}]") } else { label }
    }
}

#[cfg(test)]
mod tests;
