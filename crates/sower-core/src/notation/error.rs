//! Errors in the text of a position.

use crate::position::SetupError;
use crate::side::Side;

/// Why the text of a position is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the text of each error explains its fields")]
pub enum PositionError {
    #[error("“{text}” is not a position; expected the form “{example}”")]
    Shape { text: String, example: String },
    #[error("“{found}” is not two rows separated by a slash, such as “{example}”")]
    Rows { found: String, example: String },
    #[error("“{found}”, entry {number} of {side:?}'s row, is not a number from 0 to 255")]
    NotSeeds { found: String, side: Side, number: usize },
    #[error("“{found}” is not the rows of {side:?}, separated by |, such as “{example}”")]
    SideRows { found: String, side: Side, example: String },
    #[error("two pits of {side:?} are marked with !; at most one can be blocked")]
    TwoBlocked { side: Side },
    #[error("“{found}” is not the seeds in two hands, separated by a comma, such as “22,22”")]
    Hands { found: String },
    #[error("“{found}” is not the houses of South and North: y if owned, - if lost, such as “y,-”")]
    Houses { found: String },
    #[error("two homes in {side:?}'s row; each player can have one, in the opponent's row")]
    TwoHomes { side: Side },
    #[error("“{found}” is not two stores separated by a comma, such as “0,0”")]
    Stores { found: String },
    #[error("“{found}”, {side:?}'s store, is not a number from 0 to 255")]
    NotAStore { found: String, side: Side },
    #[error("“{found}” is not a side to move; expected S or N")]
    NotASide { found: String },
    #[error(
        "“{found}” is not a state of the pie rule; expected “pie” during the first turn or “swap” after it"
    )]
    NotAPie { found: String },
    #[error("“{found}” is not a move number")]
    NotAMoveNumber { found: String },
    #[error("“{text}” does not end with “{bracket}”")]
    Unclosed { text: String, bracket: &'static str },
    #[error("{found} numbers found; this board has {count}, stores included")]
    Length { found: usize, count: usize },
    #[error("the board has {found} pits per side; this game has {count}")]
    Size { found: u8, count: u8 },
    #[error("“{text}” is not possible: {reason}")]
    Setup { text: String, reason: SetupError },
}
