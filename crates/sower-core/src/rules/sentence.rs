//! Every sentence that can be said about a game's rules.

use crate::lang::{Message, messages};

messages! {
    /// One sentence about a game's rules.
    pub enum RuleSentence {
        /// Rows, pits and seeds.
        Board {
            /// Pits a side.
            a_side: u8,
            /// Seeds in each.
            each: u8,
            /// In all.
            total: u8,
        } = "rule-board",
        /// A ring of pits.
        BoardRing {
            /// Pits in all.
            around: u8,
            /// Seeds in each.
            each: u8,
            /// In all.
            total: u8,
        } = "rule-board-ring",
        /// Rows and pits, with a start of its own.
        BoardUneven {
            /// Pits a side.
            a_side: u8,
            /// South's row.
            south: String,
            /// North's row.
            north: String,
            /// In all.
            total: u8,
        } = "rule-board-uneven",
        /// Whose pits are whose.
        Owned {
            /// South's labels.
            south: String,
            /// North's labels.
            north: String,
        } = "rule-owned",
        /// Pits that both play.
        Shared = "rule-shared",
        /// Stores at the right.
        StoresRight = "rule-stores-right",
        /// Stores at the left.
        StoresLeft = "rule-stores-left",
        /// Stores between the rows.
        StoresBetween = "rule-stores-between",
        /// No stores: what is captured is kept aside.
        KeptAside = "rule-kept-aside",
        /// A coin decides.
        Toss = "rule-toss",
        /// South begins.
        SouthBegins = "rule-south-begins",
        /// The pie rule.
        Pie = "rule-pie",
        /// All is lifted, against the clock.
        LiftAnticlockwise = "rule-lift-anticlockwise",
        /// All is lifted, with the clock.
        LiftClockwise = "rule-lift-clockwise",
        /// All but one is lifted, against the clock.
        LeaveOneAnticlockwise = "rule-leave-one-anticlockwise",
        /// All but one is lifted, with the clock.
        LeaveOneClockwise = "rule-leave-one-clockwise",
        /// A pit needs seeds to be played.
        Least {
            /// How many.
            count: u8,
        } = "rule-least",
        /// The own store is sown.
        SowOwnStore = "rule-sow-own-store",
        /// The origin is left out.
        SkipOrigin = "rule-skip-origin",
        /// The origin is sown too.
        SowOrigin = "rule-sow-origin",
        /// The last pit is lifted.
        RelayLast = "rule-relay-last",
        /// The last pit is lifted unless it is captured.
        RelayLastUnlessCaptured = "rule-relay-last-unless-captured",
        /// The next pit is lifted.
        RelayNext = "rule-relay-next",
        /// An endless pit may not be played.
        EndlessIllegal = "rule-endless-illegal",
        /// An endless pit leaves the board as it is.
        EndlessStays = "rule-endless-stays",
        /// Nothing is captured.
        NoCapture = "rule-no-capture",
        /// A home is made.
        Home {
            /// By how many.
            count: u8,
        } = "rule-home",
        /// What a home does.
        HomeKeeps = "rule-home-keeps",
        /// No home in the last pit.
        HomeNotLast {
            /// Its number.
            number: u8,
        } = "rule-home-not-last",
        /// No home with the same number.
        HomeNotSame = "rule-home-not-same",
        /// No home that faces the other's.
        HomeNotFacing = "rule-home-not-facing",
        /// Counts on the other side.
        CountOther {
            /// Which.
            counts: Message,
        } = "rule-count-other",
        /// Counts on the own side.
        CountOwn {
            /// Which.
            counts: Message,
        } = "rule-count-own",
        /// Counts anywhere.
        CountEither {
            /// Which.
            counts: Message,
        } = "rule-count-either",
        /// The capture goes on backwards.
        Chain = "rule-chain",
        /// The capture goes on backwards, round the board.
        ChainEither = "rule-chain-either",
        /// Across, on the own side.
        AcrossOwn = "rule-across-own",
        /// Across, on either side.
        AcrossEither = "rule-across-either",
        /// Nothing opposite, nothing captured.
        AcrossNeedsSeeds = "rule-across-needs-seeds",
        /// The lone seed is captured.
        AcrossNeedsNothing = "rule-across-needs-nothing",
        /// What lies beyond a gap.
        BeyondGap = "rule-beyond-gap",
        /// In passing, to the pit's owner.
        PassingToOwner {
            /// Which counts.
            counts: Message,
        } = "rule-passing-to-owner",
        /// In passing, to the sower.
        PassingToSower {
            /// Which counts.
            counts: Message,
        } = "rule-passing-to-sower",
        /// The last few.
        LastFew {
            /// How many.
            count: u8,
        } = "rule-last-few",
        /// A capture ends the turn.
        CaptureEndsTurn = "rule-capture-ends-turn",
        /// A grand slam captures.
        SlamCaptures = "rule-slam-captures",
        /// A grand slam captures nothing.
        SlamNothing = "rule-slam-nothing",
        /// A grand slam is illegal.
        SlamIllegal = "rule-slam-illegal",
        /// A grand slam is illegal unless forced.
        SlamUnlessForced = "rule-slam-unless-forced",
        /// A grand slam leaves the first pit.
        SlamLeavesFirst = "rule-slam-leaves-first",
        /// A grand slam leaves the last pit.
        SlamLeavesLast = "rule-slam-leaves-last",
        /// A grand slam gives the rest away.
        SlamGivesRest = "rule-slam-gives-rest",
        /// Another turn by the store.
        AgainStore = "rule-again-store",
        /// Another turn by a capture.
        AgainCapture = "rule-again-capture",
        /// A bare side must be fed.
        MustFeed = "rule-must-feed",
        /// The other side must never be left bare.
        NeverStarve = "rule-never-starve",
        /// A duty that cannot be met falls away.
        FeedFallsAway = "rule-feed-falls-away",
        /// A side with nothing passes.
        NoMovePass = "rule-no-move-pass",
        /// When nobody can feed: each keeps their side.
        CannotFeedSides = "rule-cannot-feed-sides",
        /// When nobody can feed: the mover takes all.
        CannotFeedMover = "rule-cannot-feed-mover",
        /// When nobody can feed: the unfed takes all.
        CannotFeedUnfed = "rule-cannot-feed-unfed",
        /// The end at a majority.
        Majority {
            /// So many.
            count: u8,
        } = "rule-majority",
        /// The end when a side is empty.
        SideEmpty = "rule-side-empty",
        /// The end when few are left.
        SeedsLeft {
            /// So many.
            count: u8,
        } = "rule-seeds-left",
        /// The end when the mover has nothing.
        StuckEnds = "rule-stuck-ends",
        /// The end when neither has anything.
        NobodyMoves = "rule-nobody-moves",
        /// The rest by sides.
        RestSides = "rule-rest-sides",
        /// The rest by sides when a side cannot move, and counted as captured.
        RestSidesWhenStuck = "rule-rest-sides-when-stuck",
        /// The rest to who moved last.
        RestLastMover = "rule-rest-last-mover",
        /// The rest to the side without seeds.
        RestUnfed = "rule-rest-unfed",
        /// The rest to nobody.
        RestNobody = "rule-rest-nobody",
        /// Most seeds win.
        MostSeeds = "rule-most-seeds",
        /// Most captured win, then possession.
        CapturedFirst = "rule-captured-first",
        /// Repetition.
        Repeats {
            /// Which occurrence.
            count: u8,
            /// Who gets the rest.
            settle: Message,
        } = "rule-repeats",
        /// Repetition where both have seeds.
        RepeatsBoth {
            /// Which occurrence.
            count: u8,
            /// Who gets the rest.
            settle: Message,
        } = "rule-repeats-both",
        /// The cap.
        Cap {
            /// After so many plies.
            count: u32,
            /// Who gets the rest.
            settle: Message,
        } = "rule-cap",
        /// Half each.
        SettleSplit = "settle-split",
        /// Each their side.
        SettleSides = "settle-sides",
        /// Nobody.
        SettleNobody = "settle-nobody",
        /// Even counts.
        CountsEven = "counts-even",
        /// Even counts from some count on.
        CountsEvenFrom {
            /// From this on.
            least: u8,
        } = "counts-even-from",
        /// One count.
        CountsOne {
            /// The count.
            count: u8,
        } = "counts-one",
        /// A list of counts.
        CountsList {
            /// All but the last.
            first: String,
            /// The last.
            last: u8,
        } = "counts-list",
    }
}
