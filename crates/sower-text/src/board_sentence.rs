//! The texts on and about a drawn board, for pictures and plain text.

use sower_core::rules::{Decide, Rules, Shape};
use sower_core::{Place, Position, Side, labels};

use crate::{Language, Message, message};

/// The size of a game's board as a sentence.
pub fn board_size(rules: &Rules) -> Message {
    let (a_side, start) = (rules.board().pits, &rules.board().start);
    let each = start[0][0];
    match start.iter().flatten().all(|seeds| *seeds == each) {
        true => message!("board-size-each", a_side, each),
        false => message!("board-size-total", a_side, total = rules.total()),
    }
}

/// Whether a board shows each side's captured seeds, seeds in its pits, and their sum. True if possession decides the game,
/// and on a ring, where players always count that way.
pub(crate) fn shows_possession(rules: &Rules) -> bool {
    rules.end().decide == Decide::CapturedFirst || rules.view().shape == Shape::Ring
}

/// Messages for a side's captured seeds, seeds in its pits, and their sum.
pub(crate) fn tally(position: &Position, side: Side) -> [Message; 3] {
    let (taken, on_side) = (position.store(side), position.on_side(side));
    // A board never has more than 255 seeds.
    let possession = taken + on_side;
    [
        message!("board-taken", count = taken),
        message!("board-on-side", count = on_side),
        message!("board-possession", count = possession),
    ]
}

/// Translates texts about a board with one game's terms.
#[derive(Clone, Copy)]
pub(crate) struct Speaker<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) language: &'a Language,
}

impl Speaker<'_> {
    pub(crate) fn say(&self, sentence: &Message) -> String {
        self.language.say(sentence, self.rules.words())
    }

    /// The first letter of a side's name, for narrow spaces.
    pub(crate) fn initial(&self, side: Side) -> String {
        self.language.side(side).chars().take(1).collect()
    }

    /// A picture's title: the game and the side to move.
    pub(crate) fn title(&self, position: &Position, finished: bool) -> String {
        let game = self.language.about(self.rules).name;
        self.say(&message!("board-title", game, standing = standing(position, finished)))
    }

    /// The whole position as a sentence.
    pub(crate) fn description(&self, position: &Position, finished: bool) -> String {
        self.say(&message!(
            "board-description",
            standing = standing(position, finished),
            south = self.row(position, Side::South),
            north = self.row(position, Side::North),
            south_store = position.store(Side::South),
            north_store = position.store(Side::North)
        ))
    }

    fn row(&self, position: &Position, side: Side) -> String {
        let row = position.row(side).iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        match position.home(!side) {
            Some(index) => {
                let label = labels::label(self.rules, Place { side, index });
                self.say(&message!("board-description-home", row, label, owner = !side))
            }
            None => row,
        }
    }
}

fn standing(position: &Position, finished: bool) -> Message {
    if finished { message!("board-finished") } else { message!("board-to-move", side = position.side()) }
}
