//! The sections of a rules file as types: a struct for each table, an enum for each named value.
//!
//! This is the only place that declares a key: its name, its field, its type and its default.

use super::takes::{
    Choice, CountList, CountsOrEven, Flag, Newer, NotInValue, Number, NumberOr, Required, StartRows, any_of,
    section,
};
use super::values::{
    AcrossChain, AcrossLast, AfterCapture, Before, Besides, Cleared, Goal, LastFewTo, MayMove, OwnedBy,
    OwnedPlaces, OwnedSown, RelaySide, Rows, Ways,
};
use crate::named::named;
use crate::position::MOST_PITS;

/// Names and sources of a game. Nothing here affects play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The name on the command line: the file's, or the variant's.
    pub id: String,
    /// The game's display name.
    pub name: String,
    /// Other names in common use.
    pub also: Vec<String>,
    /// Other names accepted on the command line.
    pub aliases: Vec<String>,
    /// Where the game is played.
    pub region: String,
    /// The countries where it is played, as codes of ISO 3166-1 such as `GH`.
    pub countries: Vec<String>,
    /// One line for the list of games.
    pub summary: String,
    /// The sources of the rules.
    pub source: Vec<String>,
    /// What the sources leave open, and Sower's decision.
    pub notes: Vec<String>,
}

named! {
    /// How pits are named.
    pub enum Labels {
        /// 1 to n, for each side separately.
        Numbers = "numbers",
        /// A, B, … for South and a, b, … for North.
        Letters = "letters",
        /// 1 to n for South, n+1 to 2n for North.
        BoardNumbers = "board-numbers",
        /// A letter for the column and a number for the row, both as South sees the board: a1 is South's left pit in the row nearest to South.
        Squares = "squares",
    }
}

named! {
    /// How moves are written in records.
    pub enum Notation {
        /// The pit's label alone.
        Plain = "plain",
        /// The label and the number of captured seeds: `F+5`.
        Plus = "plus",
        /// First and last pit, `x` for a home, the store in brackets after a capture: `87(10)`.
        FromTo = "from-to",
    }
}

named! {
    /// Whether pits belong to a side.
    pub enum Sides {
        /// Each side plays its own pits.
        Owned = "owned",
        /// Both sides play any pit.
        Shared = "shared",
        /// Each side plays the pits that it won in the last round, in either row; in the first round those of its row.
        Territory = "territory",
    }
}

section! {
    /// Pits, seeds and stores.
    pub struct Board {
        /// Pits per side, in all of its rows.
        pits: u8 = "board.pits", Required(1..=MOST_PITS as u8);
        /// The rows of the board. With three, each side has the row nearest to it and the right half of the middle row. With four, each
        /// side has two rows, an inner and an outer one, and sows around them.
        rows: u8 = "board.rows", Newer(Number(2..=4, 2), 2);
        /// The rows at the start, South's and North's, each in its owner's sowing order.
        start: [Vec<u8>; 2] = "board.start", NotInValue(StartRows { pits });
        /// Whether the board has stores; otherwise captured seeds are kept off the board.
        stores: bool = "board.stores", NotInValue(Flag(false));
        /// Whether pits belong to a side.
        sides: Sides = "board.sides", Choice(Sides::Owned);
        /// Whether pits can be closed: neither sown nor played nor captured.
        closing: bool = "board.closing", Newer(Flag(false), false);
    }
}

named! {
    /// The direction of sowing, as the board is drawn.
    pub enum Direction {
        /// South sows to the right. This is the default.
        Anticlockwise = "anticlockwise",
        /// South sows to the left.
        Clockwise = "clockwise",
    }
}

named! {
    /// How many seeds of a pit are lifted.
    pub enum Lift {
        /// Every seed in the pit.
        All = "all",
        /// All but one; a single seed is lifted.
        LeaveOne = "leave-one",
    }
}

named! {
    /// Which stores are sown.
    pub enum SowStores {
        /// No store is sown.
        None = "none",
        /// The mover's store is sown.
        Own = "own",
    }
}

named! {
    /// Whether a turn continues after its first lap.
    pub enum Relay {
        /// A turn is a single lap.
        None = "none",
        /// Continues with the seeds of the pit where the lap ended.
        Last = "last",
        /// Continues with the seeds of the pit after it.
        Next = "next",
    }
}

section! {
    /// Lifting and sowing.
    pub struct Sow {
        /// The direction of sowing.
        direction: Direction = "sow.direction", NotInValue(Choice(Direction::Anticlockwise));
        /// How many seeds of a pit are lifted.
        lift: Lift = "sow.lift", Choice(Lift::All);
        /// The fewest seeds that a playable pit has.
        least: u8 = "sow.least", Number(1..=255, 1);
        /// Which stores are sown.
        stores: SowStores = "sow.stores", Choice(SowStores::None);
        /// Whether a long lap skips its starting pit.
        skip_origin: bool = "sow.skip-origin", Flag(false);
        /// Whether a turn continues after its first lap.
        relay: Relay = "sow.relay", Choice(Relay::None);
        /// Which pits a turn sows.
        rows: Rows = "sow.rows", Newer(Choice(Rows::Both), Rows::Both);
        /// Which way a turn sows.
        ways: Ways = "sow.ways", Newer(Choice(Ways::One), Ways::One);
        /// With `ways` one or split: the pits, counted from the left, in which the player chooses the direction.
        choice_pits: Vec<u8> = "sow.choice-pits", Newer(CountList, Vec::new());
        /// Whether every further lap of a turn is sown the other way.
        turns_back: bool = "sow.turns-back", Newer(Flag(false), false);
        /// The opponent's pits with these counts are skipped.
        skip_counts: Vec<u8> = "sow.skip-counts", Newer(CountList, Vec::new());
        /// Whether the last seed of a lap skips them too.
        skips_last: bool = "sow.skips-last", Newer(Flag(true), true);
        /// Pits with this many seeds are skipped.
        full_at: Option<u8> = "sow.full-at", Newer(NumberOr("never", 2..=255, None), None);
        /// With `relay = last`: the counts of the last pit with which the turn continues; any if there are none.
        relay_on: Vec<u8> = "sow.relay-on", Newer(CountList, Vec::new());
        /// With `relay = last`: the fewest seeds of the last pit with which the turn continues.
        relay_least: u8 = "sow.relay-least", Newer(Number(2..=255, 2), 2);
        /// Where the last seed of a lap has to fall so that the turn continues.
        relay_side: RelaySide = "sow.relay-side", Newer(Choice(RelaySide::Either), RelaySide::Either);
    }
}

/// A set of seed counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Counts {
    /// The listed counts, ascending.
    Listed(Vec<u8>),
    /// All even counts except 0.
    Even,
}

impl Counts {
    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        matches!(self, Counts::Listed(counts) if counts.is_empty())
    }

    /// Whether the set contains a count; it never contains 0.
    pub fn contains(&self, count: u8) -> bool {
        match self {
            Counts::Listed(counts) => counts.contains(&count),
            Counts::Even => count > 0 && count.is_multiple_of(2),
        }
    }
}

named! {
    /// Whose pits can be captured.
    pub enum CaptureSide {
        /// The opponent's pits.
        Other = "other",
        /// The mover's pits.
        Own = "own",
        /// The pits of both sides.
        Either = "either",
    }
}

named! {
    /// Whether a capture continues to other pits.
    pub enum Chain {
        /// A capture takes one pit.
        None = "none",
        /// A capture continues to the preceding pits.
        Back = "back",
        /// A capture continues to the following pits.
        Forward = "forward",
    }
}

named! {
    /// Where a last seed in an empty pit captures the opposite pit.
    pub enum Across {
        /// There are no captures across.
        None = "none",
        /// Only on the mover's side.
        Own = "own",
        /// On either side.
        Either = "either",
        /// Only on the opponent's side.
        Other = "other",
    }
}

named! {
    /// What the opposite pit must have for a capture across.
    pub enum AcrossNeeds {
        /// At least one seed.
        Seeds = "seeds",
        /// No requirement: the last seed is captured even alone.
        Nothing = "nothing",
    }
}

named! {
    /// Who gets seeds captured in passing.
    pub enum PassingTo {
        /// The side whose row has the pit.
        PitOwner = "pit-owner",
        /// The side that is sowing.
        Sower = "sower",
    }
}

named! {
    /// The effect of a grand slam: a capture of all the opponent's seeds.
    pub enum GrandSlam {
        /// It captures like any other move.
        Captures = "captures",
        /// The move is legal, but captures nothing.
        CapturesNothing = "captures-nothing",
        /// Illegal; if no other move is legal, it may be played and captures nothing.
        Illegal = "illegal",
        /// Illegal; if no other move is legal, it may be played and captures.
        IllegalUnlessForced = "illegal-unless-forced",
        /// It captures all but the pit of the last seed.
        LeavesFirst = "leaves-first",
        /// It captures all but the pit at the far end of the chain.
        LeavesLast = "leaves-last",
        /// It captures, and the opponent gets the seeds left on the mover's side.
        GivesRest = "gives-rest",
    }
}

section! {
    /// Which captures there are.
    pub struct Capture {
        /// The last seed captures its pit if that then has one of these counts.
        last_makes: Counts = "capture.last-makes", CountsOrEven;
        /// The smallest count captured by `last_makes`.
        last_makes_least: u8 = "capture.last-makes-least", Number(1..=255, 1);
        /// Whose pits `last_makes` captures.
        last_makes_side: CaptureSide = "capture.last-makes-side", Choice(CaptureSide::Other);
        /// Whether preceding pits are captured too.
        chain: Chain = "capture.chain", Choice(Chain::None);
        /// Where a last seed in an empty pit captures across.
        across: Across = "capture.across", Choice(Across::None);
        /// What the opposite pit must have.
        across_needs: AcrossNeeds = "capture.across-needs", Choice(AcrossNeeds::Seeds);
        /// With `relay = next`: whether a gap captures the pit beyond it.
        beyond_gap: bool = "capture.beyond-gap", Flag(false);
        /// Counts captured by seeds other than the last of a lap.
        passing: Vec<u8> = "capture.passing", CountList;
        /// Who gets seeds captured in passing.
        passing_to: PassingTo = "capture.passing-to", Choice(PassingTo::PitOwner);
        /// A capture by the last seed that leaves at most this many seeds captures them too.
        last_few: u8 = "capture.last-few", Number(0..=255, 0);
        /// The effect of a capture of all the opponent's seeds.
        grand_slam: GrandSlam = "capture.grand-slam", Choice(GrandSlam::Captures);
        /// The largest count captured by `last_makes`.
        last_makes_most: Option<u8> = "capture.last-makes-most", Newer(NumberOr("none", 1..=255, None), None);
        /// The most pits of a chain.
        chain_most: Option<u8> = "capture.chain-most", Newer(NumberOr("none", 2..=255, None), None);
        /// Whether a chain may continue in the other row.
        chain_crosses: bool = "capture.chain-crosses", Newer(Flag(false), false);
        /// What becomes of the last seed of a capture across.
        across_last: AcrossLast = "capture.across-last", Newer(Choice(AcrossLast::Taken), AcrossLast::Taken);
        /// The counts that a capture across takes; any if there are none.
        across_counts: Counts = "capture.across-counts", Newer(CountsOrEven, Counts::Listed(Vec::new()));
        /// The most seeds that a capture across takes.
        across_most: Option<u8> = "capture.across-most", Newer(NumberOr("none", 1..=255, None), None);
        /// Over which following pits a capture across continues.
        across_chain: AcrossChain = "capture.across-chain", Newer(Choice(AcrossChain::None), AcrossChain::None);
        /// Whether a capture beyond a gap continues with the next gap.
        gap_chain: bool = "capture.gap-chain", Newer(Flag(false), false);
        /// Whether a last seed captures its pit and the opposite one if both have the same number of seeds.
        matching: bool = "capture.matching", Newer(Flag(false), false);
        /// What a capture by the last seed takes besides.
        besides: Besides = "capture.besides", Newer(Choice(Besides::Nothing), Besides::Nothing);
        /// Whether a turn continues after a capture.
        after: AfterCapture = "capture.after", Newer(Choice(AfterCapture::End), AfterCapture::End);
        /// What a turn captures before its seeds are sown.
        before: Before = "capture.before", Newer(Choice(Before::Nothing), Before::Nothing);
        /// Whether the last seed of a lap captures in passing too.
        passing_last: bool = "capture.passing-last", Newer(Flag(false), false);
        /// Whose pits are captured in passing.
        passing_side: CaptureSide = "capture.passing-side", Newer(Choice(CaptureSide::Either), CaptureSide::Either);
        /// Who gets the last few seeds.
        last_few_to: LastFewTo = "capture.last-few-to", Newer(Choice(LastFewTo::Capturer), LastFewTo::Capturer);
        /// The number of turns at the start that capture nothing.
        from_turn: u8 = "capture.from-turn", Newer(Number(0..=255, 0), 0);
        /// Whether a turn that begins with a single seed can capture.
        by_single: bool = "capture.by-single", Newer(Flag(true), true);
    }
}

impl Capture {
    /// Whether the last seed captures a pit with this count.
    pub fn takes(&self, count: u8) -> bool {
        count >= self.last_makes_least
            && self.last_makes_most.is_none_or(|most| count <= most)
            && self.last_makes.contains(count)
    }
}

named! {
    /// Where a home cannot be made.
    pub enum HomeBar {
        /// In the opponent's last pit.
        LastPit = "last-pit",
        /// In the pit with the same number as the opponent's home.
        SameNumber = "same-number",
        /// In the pit opposite the opponent's home.
        Facing = "facing",
    }
}

section! {
    /// Pits that become a player's home.
    pub struct Home {
        /// The count that makes a home; `None` in games without homes.
        at: Option<u8> = "home.at", NumberOr("none", 2..=255, None);
        /// Where a home cannot be made.
        bars: Vec<HomeBar> = "home.bars", any_of();
    }
}

section! {
    /// Pits that a player owns: their seeds stay there until the end, and no turn starts there.
    pub struct Owned {
        /// The count that makes an owned pit; `None` in games without them.
        at: Option<u8> = "owned.at", Newer(NumberOr("none", 2..=255, None), None);
        /// What makes a pit an owned pit.
        by: OwnedBy = "owned.by", Newer(Choice(OwnedBy::Count), OwnedBy::Count);
        /// Whose pits can become owned.
        side: CaptureSide = "owned.side", Newer(Choice(CaptureSide::Either), CaptureSide::Either);
        /// The pits that can become owned.
        places: OwnedPlaces = "owned.places", Newer(Choice(OwnedPlaces::Any), OwnedPlaces::Any);
        /// Whether a player can own only one pit.
        one: bool = "owned.one", Newer(Flag(false), false);
        /// Whether a lap of a single seed can make an owned pit.
        by_single: bool = "owned.by-single", Newer(Flag(true), true);
        /// Which seeds fall into the opponent's owned pits.
        sown: OwnedSown = "owned.sown", Newer(Choice(OwnedSown::All), OwnedSown::All);
        /// Whether a last seed in the opponent's owned pit captures itself and one more.
        raid: bool = "owned.raid", Newer(Flag(false), false);
        /// Whether captured seeds go to the player's first owned pit, and a player without one captures nothing.
        keeps_captures: bool = "owned.keeps-captures", Newer(Flag(false), false);
    }
}

named! {
    /// What gives an extra turn.
    pub enum Again {
        /// A last seed in the mover's store.
        OwnStore = "own-store",
        /// A capture by the last seed.
        Capture = "capture",
    }
}

named! {
    /// What happens if the side to move has no pit to sow.
    pub enum NoMove {
        /// The game ends.
        End = "end",
        /// The side passes.
        Pass = "pass",
    }
}

named! {
    /// Whether a pit with an endless relay may be played.
    pub enum Endless {
        /// The pit may not be played.
        Illegal = "illegal",
        /// The pit may be played: the board stays the same and the opponent moves.
        Stays = "stays",
    }
}

named! {
    /// The duty to feed an opponent without seeds.
    pub enum Feed {
        /// There is no such duty.
        Free = "free",
        /// An opponent without seeds must be given some, if possible.
        MustFeed = "must-feed",
        /// No move may leave the opponent without seeds while another move exists.
        NeverStarve = "never-starve",
    }
}

section! {
    /// Extra turns, passing, and which moves are legal.
    pub struct Turn {
        /// What gives an extra turn.
        again: Vec<Again> = "turn.again", any_of();
        /// What happens if the side to move has no pit to sow.
        no_move: NoMove = "turn.no-move", Choice(NoMove::End);
        /// Whether a pit with an endless relay may be played.
        endless: Endless = "turn.endless", Choice(Endless::Illegal);
        /// The duty to feed an opponent without seeds.
        feed: Feed = "turn.feed", Choice(Feed::Free);
        /// Whether the second player may swap sides after the first turn.
        pie: bool = "turn.pie", NotInValue(Flag(false));
        /// Whether a coin toss decides sides and who begins.
        toss: bool = "turn.toss", NotInValue(Flag(false));
        /// The conditions that a pit has to meet to be played.
        may_move: Vec<MayMove> = "turn.may-move", Newer(any_of(), Vec::new());
        /// With `sow.ways = "split"`: whether a single seed that has just crossed an end of the rows may go straight back.
        may_return: bool = "turn.may-return", Newer(Flag(true), true);
    }
}

named! {
    /// Who gets the remaining seeds when the game ends.
    pub enum Rest {
        /// Each side gets the seeds in its row.
        SideOwner = "side-owner",
        /// The side that moved last.
        LastMover = "last-mover",
        /// The side without seeds in its row gets all of them; if both have seeds, each side keeps its row.
        Unfed = "unfed",
        /// The seeds count for no one.
        Nobody = "nobody",
        /// The side whose row is bare gets what lies in the other row.
        Emptied = "emptied",
        /// Half each; an odd seed goes to the side that has fewer.
        Split = "split",
    }
}

named! {
    /// Who gets the remaining seeds when a duty to feed cannot be met.
    pub enum CannotFeed {
        /// Each side gets the seeds in its row.
        SideOwner = "side-owner",
        /// The mover gets all of them.
        Mover = "mover",
        /// The side that could not be fed.
        Unfed = "unfed",
    }
}

named! {
    /// How the winner is determined.
    pub enum Decide {
        /// The side with more seeds, including its share of the remaining ones.
        Seeds = "seeds",
        /// The side with more captured seeds; if equal, the one with more possession.
        CapturedFirst = "captured-first",
    }
}

section! {
    /// When the game ends and who gets the remaining seeds.
    pub struct End {
        /// Ends the game as soon as either side is empty.
        side_empty: bool = "end.side-empty", Flag(false);
        /// Ends the game when a store has more than half of the seeds.
        majority: bool = "end.majority", NotInValue(Flag(false));
        /// Ends the game when at most this many seeds remain in play.
        seeds_left: Option<u8> = "end.seeds-left", NumberOr("never", 0..=254, None);
        /// Who gets the remaining seeds.
        rest: Rest = "end.rest", Choice(Rest::SideOwner);
        /// Who gets the remaining seeds when the opponent cannot be fed.
        cannot_feed: CannotFeed = "end.cannot-feed", Choice(CannotFeed::SideOwner);
        /// How the winner is determined.
        decide: Decide = "end.decide", Choice(Decide::Seeds);
        /// What wins the game.
        goal: Goal = "end.goal", Newer(Choice(Goal::Seeds), Goal::Seeds);
        /// The side that the mover has to have cleared to end the game.
        cleared: Cleared = "end.cleared", Newer(Choice(Cleared::Never), Cleared::Never);
    }
}

named! {
    /// Who gets the remaining seeds at a repetition or at the ply cap.
    pub enum Settle {
        /// Half each; an odd seed counts for no one.
        Split = "split",
        /// Each side gets the seeds in its row.
        SideOwner = "side-owner",
        /// The seeds count for no one.
        Nobody = "nobody",
    }
}

section! {
    /// Repetition and the ply cap.
    pub struct Cycle {
        /// The occurrence of a position that ends the game.
        repeats: Option<u8> = "cycle.repeats", NumberOr("never", 2..=255, Some(3));
        /// Whether repetition counts only while both sides have seeds.
        needs_both_sides: bool = "cycle.needs-both-sides", Flag(false);
        /// Who gets the remaining seeds.
        settle: Settle = "cycle.settle", Choice(Settle::Split);
        /// The ply after which the game ends.
        max_plies: Option<u32> = "cycle.max-plies", NotInValue(NumberOr("none", 1..=1_000_000, None));
    }
}

named! {
    /// The outline of the board.
    pub enum Shape {
        /// Two parallel rows.
        Rows = "rows",
        /// A circle of pits.
        Ring = "ring",
    }
}

named! {
    /// Where the stores are drawn.
    pub enum StoresAt {
        /// At the ends of the rows.
        Ends = "ends",
        /// Between the rows.
        Between = "between",
    }
}

named! {
    /// How seeds are arranged in a pit.
    pub enum SeedsAs {
        /// In an irregular heap.
        Heap = "heap",
        /// In rows of pairs.
        Pairs = "pairs",
    }
}

named! {
    /// The colour of the board.
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
        /// The outline of the board.
        shape: Shape = "view.shape", Choice(Shape::Rows);
        /// Where the stores are drawn.
        stores: StoresAt = "view.stores", Choice(StoresAt::Ends);
        /// How seeds are arranged in a pit.
        seeds: SeedsAs = "view.seeds", Choice(SeedsAs::Heap);
        /// The colour of the board.
        colour: Colour = "view.colour", Choice(Colour::Teak);
    }
}
