//! The texts on and about a drawn board, for pictures and plain text.

use sower_core::rules::{Decide, Rules, Shape};
use sower_core::{Place, Position, Side, Way, labels};

use crate::layout::{StoreKind, store_kind};
use crate::pit_marks::PitMarks;
use crate::{Language, Message, message};

/// The size of a game's board as a sentence.
pub fn board_size(rules: &Rules) -> Message {
    let (rows, a_side, start) = (rules.board().rows, rules.columns(), &rules.board().start);
    let each = start[0][0];
    match start.iter().flatten().all(|seeds| *seeds == each) {
        true => message!("board-size-each", rows, a_side, each),
        false => message!("board-size-total", rows, a_side, total = rules.total()),
    }
}

/// The name of a direction in a game in which players choose it: left or right in Bao, where it names an end of a row.
pub fn way_name(rules: &Rules, way: Way) -> Message {
    match way {
        Way::Clockwise if rules.bao().play => message!("way-left"),
        Way::Anticlockwise if rules.bao().play => message!("way-right"),
        Way::Clockwise => message!("way-clockwise"),
        Way::Anticlockwise => message!("way-anticlockwise"),
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
        let standing = standing(position, finished);
        let [south, north] = Side::BOTH.map(|side| self.row(position, side));
        let hands = position.extra().hands;
        self.say(&match store_kind(self.rules) {
            StoreKind::None => message!("board-description-bare", standing, south, north),
            StoreKind::Hand => message!(
                "board-description-hands",
                standing,
                south,
                north,
                south_hand = hands[Side::South],
                north_hand = hands[Side::North]
            ),
            _ => message!(
                "board-description",
                standing,
                south,
                north,
                south_store = position.store(Side::South),
                north_store = position.store(Side::North)
            ),
        })
    }

    fn row(&self, position: &Position, side: Side) -> String {
        let listed = |seeds: &[u8]| seeds.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let columns = usize::from(self.rules.columns());
        let row = match position.row(side) {
            both if self.rules.board().rows == 4 => {
                let (inner, outer) = both.split_at(columns);
                self.say(&message!("board-description-rows", inner = listed(inner), outer = listed(outer)))
            }
            both if self.rules.board().rows == 3 => {
                let (outer, middle) = both.split_at(columns);
                self.say(&message!(
                    "board-description-three-rows",
                    outer = listed(outer),
                    middle = listed(middle)
                ))
            }
            row => listed(row),
        };
        let marks = self.marks(position, side);
        let row = match marks.is_empty() {
            true => row,
            false => self.say(&message!("board-description-marks", row, marks = marks.join(", "))),
        };
        match position.home(!side) {
            Some(index) => {
                let label = labels::label(self.rules, Place { side, index });
                self.say(&message!("board-description-home", row, label, owner = !side))
            }
            None => row,
        }
    }

    /// A phrase for each pit of a side that is more than a pit.
    fn marks(&self, position: &Position, side: Side) -> Vec<String> {
        let mark = |index: u8| {
            let place = Place { side, index };
            let label = labels::label(self.rules, place);
            let marks = PitMarks::of(self.rules, position, place);
            let phrase = match marks {
                PitMarks { is_closed: true, .. } => message!("board-mark-closed", label),
                PitMarks { owner: Some(owner), .. } => message!("board-mark-owned", label, owner),
                PitMarks { is_blocked: true, .. } => message!("board-mark-blocked", label),
                PitMarks { is_house: true, .. } => message!("board-mark-house", label, owner = side),
                _ => return None,
            };
            Some(self.say(&phrase))
        };
        (0..position.pits()).filter_map(mark).collect()
    }
}

fn standing(position: &Position, finished: bool) -> Message {
    if finished { message!("board-finished") } else { message!("board-to-move", side = position.side()) }
}
