//! The sections of a rules file as types: a struct for each table, an enum for each named value.
//!
//! A key is declared here and nowhere else: its name, its field, what it takes and its default.

use super::takes::{
    Choice, CountList, CountsOrEven, Flag, NotInValue, Number, NumberOr, Required, StartRows, any_of, section,
};
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

section! {
    /// Pits, seeds and stores.
    pub struct Board {
        /// Pits a side, 1 to 15.
        pits: u8 = "board.pits", Required(1..=15);
        /// The rows at the start, South's and North's, each in its owner's sowing order.
        start: [Vec<u8>; 2] = "board.start", NotInValue(StartRows { pits });
        /// Whether the board has stores (else captured seeds are kept aside).
        stores: bool = "board.stores", NotInValue(Flag(false));
        /// Whether pits belong to a side.
        sides: Sides = "board.sides", Choice(Sides::Owned);
    }
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

section! {
    /// How seeds are lifted and dropped.
    pub struct Sow {
        /// Which way round.
        direction: Direction = "sow.direction", NotInValue(Choice(Direction::Anticlockwise));
        /// How much is lifted.
        lift: Lift = "sow.lift", Choice(Lift::All);
        /// The fewest seeds that a pit may be played with.
        least: u8 = "sow.least", Number(1..=255, 1);
        /// Which stores are sown into.
        stores: SowStores = "sow.stores", Choice(SowStores::None);
        /// Whether a long lap leaves out the pit it was lifted from.
        skip_origin: bool = "sow.skip-origin", Flag(false);
        /// Whether the turn goes on.
        relay: Relay = "sow.relay", Choice(Relay::None);
    }
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

section! {
    /// What is captured.
    pub struct Capture {
        /// The last seed captures the pit that it brings to one of these.
        last_makes: Counts = "capture.last-makes", CountsOrEven;
        /// The smallest count that is captured so.
        last_makes_least: u8 = "capture.last-makes-least", Number(1..=255, 1);
        /// Whose pits are captured so.
        last_makes_side: CaptureSide = "capture.last-makes-side", Choice(CaptureSide::Other);
        /// Whether the pits before it follow.
        chain: Chain = "capture.chain", Choice(Chain::None);
        /// Whether an empty pit captures across.
        across: Across = "capture.across", Choice(Across::None);
        /// What must lie opposite.
        across_needs: AcrossNeeds = "capture.across-needs", Choice(AcrossNeeds::Seeds);
        /// With `relay = next`: whether a gap captures what lies beyond it.
        beyond_gap: bool = "capture.beyond-gap", Flag(false);
        /// Counts that are captured by seeds that are not the last of a lap.
        passing: Vec<u8> = "capture.passing", CountList;
        /// Who gets those.
        passing_to: PassingTo = "capture.passing-to", Choice(PassingTo::PitOwner);
        /// A capture by the last seed that leaves so few takes them too.
        last_few: u8 = "capture.last-few", Number(0..=255, 0);
        /// What a capture of everything does.
        grand_slam: GrandSlam = "capture.grand-slam", Choice(GrandSlam::Captures);
    }
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

section! {
    /// Pits that change hands.
    pub struct Home {
        /// The count that makes a home, where there are homes.
        at: Option<u8> = "home.at", NumberOr("none", 2..=255, None);
        /// Where none can be made.
        bars: Vec<HomeBar> = "home.bars", any_of();
    }
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

section! {
    /// Whose turn it is, and what may be played.
    pub struct Turn {
        /// What gives another turn.
        again: Vec<Again> = "turn.again", any_of();
        /// What a side with nothing to sow does.
        no_move: NoMove = "turn.no-move", Choice(NoMove::End);
        /// What happens to an endless pit.
        endless: Endless = "turn.endless", Choice(Endless::Illegal);
        /// The duty to feed.
        feed: Feed = "turn.feed", Choice(Feed::Free);
        /// Whether the other may swap seats after the first turn.
        pie: bool = "turn.pie", NotInValue(Flag(false));
        /// Whether a coin decides sides and who begins.
        toss: bool = "turn.toss", NotInValue(Flag(false));
    }
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

section! {
    /// When the game ends and who gets the rest.
    pub struct End {
        /// As soon as either side is empty.
        side_empty: bool = "end.side-empty", Flag(false);
        /// When a store has more than half.
        majority: bool = "end.majority", NotInValue(Flag(false));
        /// When so few are in play.
        seeds_left: Option<u8> = "end.seeds-left", NumberOr("never", 0..=254, None);
        /// Who gets what is left.
        rest: Rest = "end.rest", Choice(Rest::SideOwner);
        /// Who gets it when the other cannot be fed.
        cannot_feed: CannotFeed = "end.cannot-feed", Choice(CannotFeed::SideOwner);
        /// What decides.
        decide: Decide = "end.decide", Choice(Decide::Seeds);
    }
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

section! {
    /// Repetition and the cap.
    pub struct Cycle {
        /// The occurrence that ends the game.
        repeats: Option<u8> = "cycle.repeats", NumberOr("never", 2..=255, Some(3));
        /// Only where both sides have seeds.
        needs_both_sides: bool = "cycle.needs-both-sides", Flag(false);
        /// Who gets what is left.
        settle: Settle = "cycle.settle", Choice(Settle::Split);
        /// The game ends after so many plies.
        max_plies: Option<u32> = "cycle.max-plies", NotInValue(NumberOr("none", 1..=1_000_000, None));
    }
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

section! {
    /// How the board is drawn.
    pub struct View {
        /// The outline.
        shape: Shape = "view.shape", Choice(Shape::Rows);
        /// Where the stores are.
        stores: StoresAt = "view.stores", Choice(StoresAt::Ends);
        /// How seeds lie.
        seeds: SeedsAs = "view.seeds", Choice(SeedsAs::Heap);
        /// The wood.
        colour: Colour = "view.colour", Choice(Colour::Teak);
    }
}
