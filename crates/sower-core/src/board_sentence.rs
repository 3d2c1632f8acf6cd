//! What is said on and about a drawn board, for pictures and plain text alike.

use crate::labels;
use crate::lang::{Language, Message, Say, messages};
use crate::position::Position;
use crate::rules::{Decide, Rules, Shape};
use crate::side::{Place, Side};

messages! {
    /// Words on a board.
    pub enum BoardSentence {
        /// A side's name alone.
        Side {
            /// Which.
            side: Side,
        } = "board-side-name",
        /// The game and how it stands.
        Title {
            /// What the game is called.
            game: String,
            /// Who is to move, or that it is over.
            standing: Message,
        } = "board-title",
        /// Who is to move.
        ToMove {
            /// Who.
            side: Side,
        } = "board-to-move",
        /// Nobody is to move.
        Finished = "board-finished",
        /// Every count in one sentence.
        Description {
            /// Who is to move, or that it is over.
            standing: Message,
            /// South's row.
            south: String,
            /// North's row.
            north: String,
            /// South's store.
            south_store: u8,
            /// North's store.
            north_store: u8,
        } = "board-description",
        /// A row in which a home lies.
        DescriptionHome {
            /// The row so far.
            row: String,
            /// The pit.
            label: String,
            /// Whose home it is.
            owner: Side,
        } = "board-description-home",
        /// A side's name.
        Name {
            /// Which.
            side: Side,
        } = "board-side",
        /// A side with what it has.
        NameTally {
            /// Its name, or that it is to move.
            standing: Message,
            /// What it has captured.
            taken: Message,
            /// What lies on its side.
            on_side: Message,
            /// Both together.
            possession: Message,
        } = "board-side-tally",
        /// What a side has captured.
        Taken {
            /// How many.
            count: u8,
        } = "board-taken",
        /// What lies on a side.
        OnSide {
            /// How many.
            count: u8,
        } = "board-on-side",
        /// What a side possesses.
        Possession {
            /// How many.
            count: u8,
        } = "board-possession",
        /// A store and its count.
        Store {
            /// How many.
            count: u8,
        } = "board-store",
        /// What the mark in a pit means.
        Home {
            /// The mark.
            mark: String,
            /// Whose home it is.
            owner: Side,
        } = "board-home",
        /// The size of a board whose pits all begin alike.
        SizeEach {
            /// Pits a side.
            a_side: u8,
            /// Seeds in each.
            each: u8,
        } = "board-size-each",
        /// The size of another board.
        SizeTotal {
            /// Pits a side.
            a_side: u8,
            /// Seeds in all.
            total: u8,
        } = "board-size-total",
        /// What a home is called.
        HomeWord = "board-home-word",
    }
}

impl BoardSentence {
    /// How large a game's board is.
    pub fn size(rules: &Rules) -> BoardSentence {
        let (a_side, start) = (rules.board().pits, &rules.board().start);
        let each = start[0][0];
        match start.iter().flatten().all(|seeds| *seeds == each) {
            true => BoardSentence::SizeEach { a_side, each },
            false => BoardSentence::SizeTotal { a_side, total: rules.total() },
        }
    }
}

/// Whether a board tells what each side has captured, has before it and possesses: where that decides the game,
/// and on a ring, whose players reckon so throughout.
pub(crate) fn shows_possession(rules: &Rules) -> bool {
    rules.end().decide == Decide::CapturedFirst || rules.view().shape == Shape::Ring
}

/// Captured, on the side, and both together.
pub(crate) fn tally(position: &Position, side: Side) -> [BoardSentence; 3] {
    let (taken, on_side) = (position.store(side), position.on_side(side));
    // A board never has more than 255 seeds.
    let possession = taken + on_side;
    [
        BoardSentence::Taken { count: taken },
        BoardSentence::OnSide { count: on_side },
        BoardSentence::Possession { count: possession },
    ]
}

/// Says things about a board in one language and one game's words.
#[derive(Clone, Copy)]
pub(crate) struct Speaker<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) language: &'a Language,
}

impl Speaker<'_> {
    pub(crate) fn say(&self, sentence: &BoardSentence) -> String {
        self.language.say(sentence, self.rules.words())
    }

    /// The first letter of a side's name, where there is no room for more.
    pub(crate) fn initial(&self, side: Side) -> String {
        self.language.side(side).chars().take(1).collect()
    }

    /// A picture's title: the game, and who is to move.
    pub(crate) fn title(&self, position: &Position, finished: bool) -> String {
        let game = self.language.about(self.rules).name;
        self.say(&BoardSentence::Title { game, standing: standing(position, finished).message() })
    }

    /// The whole position in a sentence.
    pub(crate) fn description(&self, position: &Position, finished: bool) -> String {
        self.say(&BoardSentence::Description {
            standing: standing(position, finished).message(),
            south: self.row(position, Side::South),
            north: self.row(position, Side::North),
            south_store: position.store(Side::South),
            north_store: position.store(Side::North),
        })
    }

    fn row(&self, position: &Position, side: Side) -> String {
        let row = position.row(side).iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        match position.home(!side) {
            Some(index) => {
                let label = labels::label(self.rules, Place { side, index });
                self.say(&BoardSentence::DescriptionHome { row, label, owner: !side })
            }
            None => row,
        }
    }
}

fn standing(position: &Position, finished: bool) -> BoardSentence {
    if finished { BoardSentence::Finished } else { BoardSentence::ToMove { side: position.side() } }
}
