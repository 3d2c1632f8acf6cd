//! The sections of a rules file as types: one struct a table, one enum a named value.

use crate::named::named;

/// Who and where: nothing here changes play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The name that the command line takes: the file's, or the variant's.
    pub id: String,
    /// What the game is called.
    pub name: String,
    /// Other names, for people.
    pub also: Vec<String>,
    /// Other names that the command line takes.
    pub aliases: Vec<String>,
    /// Where it is played.
    pub region: String,
    /// One line for a list.
    pub summary: String,
    /// Where the rules come from.
    pub source: Vec<String>,
    /// What the sources leave open, and how it is decided.
    pub notes: Vec<String>,
}

named! {
    /// How pits are named.
    pub enum Labels {
        /// 1..n, each side its own.
        Numbers = "numbers",
        /// South A.., North a..
        Letters = "letters",
        /// 1..n South's, n+1..2n North's.
        BoardNumbers = "board-numbers",
    }
}

named! {
    /// How a move is written in a record.
    pub enum Notation {
        /// The pit's label.
        Plain = "plain",
        /// The label and what was captured: `F+5`.
        Plus = "plus",
        /// From-pit and last pit, `x` for a home, the store in brackets after a capture: `87(10)`.
        FromTo = "from-to",
    }
}

named! {
    /// Whether pits belong to a side.
    pub enum Sides {
        /// Each side plays its own pits.
        Owned = "owned",
        /// Both play any pit.
        Shared = "shared",
    }
}

/// Pits, seeds and stores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Pits a side, 1 to 15.
    pub pits: u8,
    /// The rows at the start, South's and North's, each in its owner's sowing order.
    pub start: [Vec<u8>; 2],
    /// Whether the board has stores (else captured seeds are kept aside).
    pub stores: bool,
    /// Whether pits belong to a side.
    pub sides: Sides,
}

named! {
    /// Which way round seeds are sown, as the board is drawn.
    pub enum Direction {
        /// Against the clock.
        Anticlockwise = "anticlockwise",
        /// With the clock.
        Clockwise = "clockwise",
    }
}

named! {
    /// How much of a pit is lifted.
    pub enum Lift {
        /// All of it.
        All = "all",
        /// All but one; a lone seed moves on.
        LeaveOne = "leave-one",
    }
}

named! {
    /// Which stores are sown into.
    pub enum SowStores {
        /// None.
        None = "none",
        /// The sower's own.
        Own = "own",
    }
}

named! {
    /// Whether a turn goes on after its first lap.
    pub enum Relay {
        /// It does not.
        None = "none",
        /// The pit in which the lap ended is lifted.
        Last = "last",
        /// The pit after it is lifted.
        Next = "next",
    }
}

/// How seeds are lifted and dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sow {
    /// Which way round.
    pub direction: Direction,
    /// How much is lifted.
    pub lift: Lift,
    /// The fewest seeds that a pit may be played with.
    pub least: u8,
    /// Which stores are sown into.
    pub stores: SowStores,
    /// Whether a long lap leaves out the pit it was lifted from.
    pub skip_origin: bool,
    /// Whether the turn goes on.
    pub relay: Relay,
}

/// A set of seed counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Counts {
    /// These.
    Listed(Vec<u8>),
    /// Every even one.
    Even,
}

impl Counts {
    /// Whether no count is meant.
    pub fn is_empty(&self) -> bool {
        matches!(self, Counts::Listed(counts) if counts.is_empty())
    }

    /// Whether this count is meant. Nothing is never a count.
    pub fn contains(&self, count: u8) -> bool {
        match self {
            Counts::Listed(counts) => counts.contains(&count),
            Counts::Even => count > 0 && count.is_multiple_of(2),
        }
    }
}

named! {
    /// Whose pits a capture takes.
    pub enum CaptureSide {
        /// The other side's.
        Other = "other",
        /// The mover's own.
        Own = "own",
        /// Any.
        Either = "either",
    }
}

named! {
    /// Whether a capture goes on to other pits.
    pub enum Chain {
        /// It takes one pit.
        None = "none",
        /// It goes on backwards.
        Back = "back",
    }
}

named! {
    /// Where an empty pit, met by the last seed, captures what lies opposite.
    pub enum Across {
        /// Nowhere.
        None = "none",
        /// On the mover's side.
        Own = "own",
        /// On either side.
        Either = "either",
    }
}

named! {
    /// What must lie opposite for a capture across.
    pub enum AcrossNeeds {
        /// At least a seed.
        Seeds = "seeds",
        /// Nothing: the lone seed is captured even so.
        Nothing = "nothing",
    }
}

named! {
    /// Who gets what is captured in passing.
    pub enum PassingTo {
        /// The side in whose row the pit lies.
        PitOwner = "pit-owner",
        /// The mover.
        Sower = "sower",
    }
}

named! {
    /// What happens to a capture of all the other side's seeds.
    pub enum GrandSlam {
        /// It captures like any other.
        Captures = "captures",
        /// The move stands, nothing is captured.
        CapturesNothing = "captures-nothing",
        /// May not be played; if nothing else is legal it stands and captures nothing.
        Illegal = "illegal",
        /// May not be played; if nothing else is legal it captures.
        IllegalUnlessForced = "illegal-unless-forced",
        /// The pit of the last seed stays.
        LeavesFirst = "leaves-first",
        /// The pit at the far end of the chain stays.
        LeavesLast = "leaves-last",
        /// It captures, and what is left on the mover's side goes to the other.
        GivesRest = "gives-rest",
    }
}

/// What is captured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capture {
    /// The last seed captures the pit that it brings to one of these.
    pub last_makes: Counts,
    /// The smallest count that is captured so.
    pub last_makes_least: u8,
    /// Whose pits are captured so.
    pub last_makes_side: CaptureSide,
    /// Whether the pits before it follow.
    pub chain: Chain,
    /// Whether an empty pit captures across.
    pub across: Across,
    /// What must lie opposite.
    pub across_needs: AcrossNeeds,
    /// With `relay = next`: whether a gap captures what lies beyond it.
    pub beyond_gap: bool,
    /// Counts that are captured by seeds that are not the last of a lap.
    pub passing: Vec<u8>,
    /// Who gets those.
    pub passing_to: PassingTo,
    /// A capture by the last seed that leaves so few takes them too.
    pub last_few: u8,
    /// What a capture of everything does.
    pub grand_slam: GrandSlam,
}

impl Capture {
    /// Whether the last seed captures by making this count.
    pub fn takes(&self, count: u8) -> bool {
        count >= self.last_makes_least && self.last_makes.contains(count)
    }
}

named! {
    /// Where no home can be made.
    pub enum HomeBar {
        /// In the other's last pit.
        LastPit = "last-pit",
        /// In the pit with the number of the other's home.
        SameNumber = "same-number",
        /// In the pit that faces the other's home.
        Facing = "facing",
    }
}

/// Pits that change hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home {
    /// The count that makes a home, where there are homes.
    pub at: Option<u8>,
    /// Where none can be made.
    pub bars: Vec<HomeBar>,
}

named! {
    /// What gives another turn.
    pub enum Again {
        /// The last seed in one's own store.
        OwnStore = "own-store",
        /// A capture by the last seed.
        Capture = "capture",
    }
}

named! {
    /// What a side with nothing to sow does.
    pub enum NoMove {
        /// It ends the game.
        End = "end",
        /// It passes.
        Pass = "pass",
    }
}

named! {
    /// What happens to a pit whose relay would never end.
    pub enum Endless {
        /// It may not be played.
        Illegal = "illegal",
        /// It may: the board stays, the other moves.
        Stays = "stays",
    }
}

named! {
    /// A duty toward a side without seeds.
    pub enum Feed {
        /// None.
        Free = "free",
        /// A bare side must be given seeds, if that can be done.
        MustFeed = "must-feed",
        /// No move may leave the other bare while another exists.
        NeverStarve = "never-starve",
    }
}

/// Whose turn it is, and what may be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// What gives another turn.
    pub again: Vec<Again>,
    /// What a side with nothing to sow does.
    pub no_move: NoMove,
    /// What happens to an endless pit.
    pub endless: Endless,
    /// The duty to feed.
    pub feed: Feed,
    /// Whether the other may swap seats after the first turn.
    pub pie: bool,
    /// Whether a coin decides sides and who begins.
    pub toss: bool,
}

named! {
    /// Who gets what is left when the game ends.
    pub enum Rest {
        /// The side on which it lies.
        SideOwner = "side-owner",
        /// Who moved last.
        LastMover = "last-mover",
        /// The side that has nothing to move.
        Unfed = "unfed",
        /// Nobody.
        Nobody = "nobody",
    }
}

named! {
    /// Who gets what is left when a duty to feed cannot be met.
    pub enum CannotFeed {
        /// The side on which it lies.
        SideOwner = "side-owner",
        /// The mover, all of it.
        Mover = "mover",
        /// The side that could not be fed.
        Unfed = "unfed",
    }
}

named! {
    /// What decides a game.
    pub enum Decide {
        /// Most seeds, the rest included.
        Seeds = "seeds",
        /// Most captured; if level, the possession.
        CapturedFirst = "captured-first",
    }
}

/// When the game ends and who gets the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// As soon as either side is empty.
    pub side_empty: bool,
    /// When a store has more than half.
    pub majority: bool,
    /// When so few are in play.
    pub seeds_left: Option<u8>,
    /// Who gets what is left.
    pub rest: Rest,
    /// Who gets it when the other cannot be fed.
    pub cannot_feed: CannotFeed,
    /// What decides.
    pub decide: Decide,
}

named! {
    /// Who gets what is left at a repetition or at the cap.
    pub enum Settle {
        /// Half each; an odd seed to nobody.
        Split = "split",
        /// The side on which it lies.
        SideOwner = "side-owner",
        /// Nobody.
        Nobody = "nobody",
    }
}

/// Repetition and the cap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cycle {
    /// The occurrence that ends the game.
    pub repeats: Option<u8>,
    /// Only where both sides have seeds.
    pub needs_both_sides: bool,
    /// Who gets what is left.
    pub settle: Settle,
    /// The game ends after so many plies.
    pub max_plies: Option<u32>,
}

named! {
    /// The outline of the board.
    pub enum Shape {
        /// Two rows.
        Rows = "rows",
        /// A circle of pits.
        Ring = "ring",
    }
}

named! {
    /// Where the stores are drawn.
    pub enum StoresAt {
        /// At the ends.
        Ends = "ends",
        /// Between the rows.
        Between = "between",
    }
}

named! {
    /// How seeds lie in a pit.
    pub enum SeedsAs {
        /// As they fall.
        Heap = "heap",
        /// In pairs.
        Pairs = "pairs",
    }
}

named! {
    /// The board's wood.
    pub enum Colour {
        /// Warm brown.
        Teak = "teak",
        /// Nearly black.
        Ebony = "ebony",
        /// Pale, with blue.
        Steppe = "steppe",
        /// Red earth.
        Clay = "clay",
    }
}

/// How the board is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The outline.
    pub shape: Shape,
    /// Where the stores are.
    pub stores: StoresAt,
    /// How seeds lie.
    pub seeds: SeedsAs,
    /// The wood.
    pub colour: Colour,
}
