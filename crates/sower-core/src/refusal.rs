//! Reasons why a move is illegal.

use crate::outcome::Outcome;
use crate::side::Side;

/// Why a move is not legal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the text of each error explains its fields")]
pub enum Refusal {
    #[error("the game is over: {outcome}")]
    Over {
        outcome: Outcome,
        /// The number of seeds in play at which the game ends, if the rules have one.
        seeds_left: Option<u8>,
    },
    #[error("there is no pit {label}; {side:?} may play {range}")]
    NoSuchPit { label: String, side: Side, range: String },
    #[error("pit {label} is {owner:?}'s; {side:?} may play {range}")]
    NotYours { label: String, owner: Side, side: Side, range: String },
    #[error("pit {label} is empty")]
    Empty { label: String },
    #[error("pit {label} is {owner:?}'s home and cannot be played")]
    Home { label: String, owner: Side },
    #[error("pit {label} has {found} of the {least} seeds needed to play it")]
    TooFew { label: String, found: u8, least: u8 },
    #[error("sowing pit {label} would never end")]
    Endless { label: String },
    #[error("the turn from pit {label} takes more than {most} laps")]
    TooLong { label: String, most: u32 },
    #[error("the turn from pit {label} sows more than {most} seeds")]
    TooManySown { label: String, most: u8 },
    #[error("{other:?} has no seeds and must be fed; pit {label} does not reach {other:?}'s side")]
    MustFeed { label: String, other: Side },
    #[error("pit {label} would leave {other:?} without seeds")]
    Starves { label: String, other: Side },
    #[error(
        "pit {label} would capture all of {other:?}'s seeds, which is only allowed when no other move is"
    )]
    Slam { label: String, other: Side },
    #[error("pit {label} is sown in one direction; leave out < and >")]
    NoWay { label: String },
    #[error("{label} is not a legal move; from this pit there are {legal}")]
    OtherWay { label: String, legal: String },
    #[error("{label} captures nothing, and a turn must capture if it can; legal moves are {legal}")]
    MustCapture { label: String, legal: String },
    #[error("{label} may not be played now; legal moves are {legal}")]
    NotNow { label: String, legal: String },
    #[error("only the second player may swap seats, instead of their first move")]
    NoSwap,
}
