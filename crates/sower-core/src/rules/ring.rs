//! The section of boards with four rows, where each side sows around its own pits and captures across the front.

use super::takes::{Choice, CountList, Flag, Newer, NotInValue, Number, section};
use crate::named::named;

named! {
    /// In which pits a last seed captures, by what they had before it.
    pub enum Lands {
        /// In pits with seeds.
        Occupied = "occupied",
        /// In empty pits.
        Empty = "empty",
        /// In any pit.
        Any = "any",
    }
}

named! {
    /// From which of the mover's rows a last seed captures.
    pub enum FrontRows {
        /// Only from the inner row.
        Inner = "inner",
        /// From the inner and the outer row.
        Either = "either",
    }
}

named! {
    /// Which opposite pits must have seeds for a capture.
    pub enum Needs {
        /// The inner one.
        Inner = "inner",
        /// The inner and the outer one.
        Both = "both",
        /// The inner or the outer one.
        Either = "either",
        /// The outer one, and the inner one must be empty.
        OuterAlone = "outer-alone",
    }
}

named! {
    /// Which opposite pits a capture takes.
    pub enum FrontTakes {
        /// The inner and the outer one.
        Both = "both",
        /// Only the inner one.
        Inner = "inner",
    }
}

named! {
    /// What becomes of captured seeds.
    pub enum Captured {
        /// The captor keeps them off the board.
        Removed = "removed",
        /// The captor sows them; the first goes into the pit after the one where the lap began.
        Lap = "lap",
        /// The captor sows them; the first goes into the pit where the lap began.
        IntoLap = "into-lap",
        /// The captor sows them; the first goes into the pit after the one where the turn began.
        Turn = "turn",
        /// The captor sows them; the first goes into the pit after the last seed's.
        Next = "next",
        /// The captor sows them; the first goes into the pit after the one beside the last seed's in the outer row.
        Outer = "outer",
        /// The captor sows them; the first goes into the pit beside the last seed's in the outer row.
        IntoOuter = "into-outer",
        /// The captor sows them; the first goes into the pit after the nearest empty one before the last seed's.
        Gap = "gap",
    }
}

named! {
    /// Whether the seeds of the pit from which captured seeds are sown are sown with them.
    pub enum WithPit {
        /// They stay.
        Never = "never",
        /// Only a single seed is.
        Single = "single",
        /// All of them are.
        Always = "always",
    }
}

named! {
    /// What follows a capture in the same turn.
    pub enum AfterFrontCapture {
        /// The turn ends, after captured seeds are sown.
        Ends = "ends",
        /// The turn continues: with the captured seeds' last one, or with the next pit if it has two or more.
        Continues = "continues",
        /// Once the captured seeds are sown, the turn continues with the pit from which they were captured.
        FromPit = "from-pit",
    }
}

named! {
    /// What a last seed does that would fall into an empty pit.
    pub enum LastInEmpty {
        /// It falls there.
        Stays = "stays",
        /// It falls into the pit after it, and the turn ends.
        MovesOn = "moves-on",
    }
}

named! {
    /// When a pit with a single seed may be sown.
    pub enum Singles {
        /// Like any other pit.
        Free = "free",
        /// Only if no pit of the mover has more.
        Last = "last",
        /// Only if no pit of the mover has more, and only into an empty pit.
        LastIntoEmpty = "last-into-empty",
    }
}

named! {
    /// Whether the player chooses the direction of each turn.
    pub enum RingWays {
        /// Each turn starts in the board's direction, except from the pits of `ring.reverse`.
        One = "one",
        /// The player chooses the direction of each turn.
        Either = "either",
        /// Each player's first turn is in the board's direction. At the second the player chooses one and keeps it for the game.
        Kept = "kept",
        /// Each player chooses a direction in the first turn and keeps it for the game.
        KeptFromFirst = "kept-from-first",
    }
}

named! {
    /// When the mover also takes one pit of choice from the opponent.
    pub enum ExtraPit {
        /// Never.
        None = "none",
        /// After a capture.
        Capture = "capture",
        /// After a capture of two pits with seeds.
        Both = "both",
        /// After a turn whose last seed falls where it could capture, even if it captures nothing.
        Landing = "landing",
    }
}

named! {
    /// How a game on a board of four rows is won.
    pub enum RingGoal {
        /// The player who cannot move loses.
        Immobile = "immobile",
        /// The player with more seeds wins when the player to move cannot move.
        Seeds = "seeds",
    }
}

section! {
    /// Boards of four rows: captures across the front, and which turns are legal.
    pub struct Ring {
        /// Seeds that each player places one by one in any of the own pits before play, South first.
        placed: u8 = "ring.placed", Newer(NotInValue(Number(0..=100, 0)), 0);
        /// What a last seed does that would fall into an empty pit.
        last_in_empty: LastInEmpty = "ring.last-in-empty", Newer(Choice(LastInEmpty::Stays), LastInEmpty::Stays);
        /// In which pits a last seed captures.
        lands: Lands = "ring.lands", Newer(Choice(Lands::Occupied), Lands::Occupied);
        /// From which rows a last seed captures.
        from: FrontRows = "ring.from", Newer(Choice(FrontRows::Inner), FrontRows::Inner);
        /// Which opposite pits must have seeds.
        needs: Needs = "ring.needs", Newer(Choice(Needs::Inner), Needs::Inner);
        /// Which opposite pits are taken.
        takes: FrontTakes = "ring.takes", Newer(Choice(FrontTakes::Both), FrontTakes::Both);
        /// Whether a capture also takes the seeds of the last seed's pit.
        takes_own: bool = "ring.takes-own", Newer(Flag(false), false);
        /// Whether a last seed in an empty pit captures where both opposite pits have a single seed.
        two_singles: bool = "ring.two-singles", Newer(Flag(true), true);
        /// Whether a single seed that is sown can capture.
        single_captures: bool = "ring.single-captures", Newer(Flag(true), true);
        /// What becomes of captured seeds.
        captured: Captured = "ring.captured", Newer(Choice(Captured::Removed), Captured::Removed);
        /// Whether the seeds of the pit from which captured seeds are sown are sown with them.
        with_pit: WithPit = "ring.with-pit", Newer(Choice(WithPit::Never), WithPit::Never);
        /// What follows a capture in the same turn.
        after: AfterFrontCapture = "ring.after", Newer(Choice(AfterFrontCapture::Ends), AfterFrontCapture::Ends);
        /// When the mover also takes one pit of choice.
        extra: ExtraPit = "ring.extra", Newer(Choice(ExtraPit::None), ExtraPit::None);
        /// When a pit with a single seed may be sown.
        singles: Singles = "ring.singles", Newer(Choice(Singles::Free), Singles::Free);
        /// Whether the player chooses the direction.
        ways: RingWays = "ring.ways", Newer(Choice(RingWays::One), RingWays::One);
        /// The pits that may be sown in the other direction if the first lap captures.
        reverse: Vec<u8> = "ring.reverse", Newer(CountList, Vec::new());
        /// Whether seeds captured by a reverse lap are sown in reverse too, if that captures at once.
        reverse_again: bool = "ring.reverse-again", Newer(Flag(false), false);
        /// Whether only turns whose first lap captures are legal while there are any.
        must_capture: bool = "ring.must-capture", Newer(Flag(false), false);
        /// The first turns of each side in which nothing is captured.
        quiet_turns: u8 = "ring.quiet-turns", Newer(Number(0..=100, 0), 0);
        /// Whether these turns relay; otherwise they are a single lap.
        quiet_relay: bool = "ring.quiet-relay", Newer(Flag(true), true);
        /// The pits in which each side's first turn must begin; any if the list is empty.
        first_pits: Vec<u8> = "ring.first-pits", Newer(CountList, Vec::new());
        /// How the game is won.
        goal: RingGoal = "ring.goal", Newer(Choice(RingGoal::Immobile), RingGoal::Immobile);
    }
}

impl Ring {
    /// The number of turns, of both sides together, in which other rules hold than later.
    pub(crate) fn counted_turns(&self) -> u8 {
        (2 * self.quiet_turns).max(if self.first_pits.is_empty() && self.ways != RingWays::Kept {
            0
        } else {
            2
        })
    }

    /// Whether play depends on the number of turns played, or on directions that the players have chosen.
    pub(crate) fn counts_turns(&self) -> bool {
        self.counted_turns() > 0 || self.ways == RingWays::KeptFromFirst
    }

    /// Whether captured seeds are sown again.
    pub fn sows_captured(&self) -> bool {
        self.captured != Captured::Removed
    }
}
