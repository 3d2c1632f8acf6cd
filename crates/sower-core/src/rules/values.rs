//! The named values of the keys that describe the wider family of two-row games.

use crate::named::named;

named! {
    /// Which way a turn sows.
    pub enum Ways {
        /// Every turn sows in `sow.direction`, except from the pits of `sow.choice-pits`.
        One = "one",
        /// The player chooses the direction of every turn.
        Chosen = "chosen",
        /// The left half of a row is sown to the left, the right half to the right. In a middle pit the player chooses.
        Split = "split",
        /// An odd number of seeds is sown anticlockwise, an even number clockwise.
        Parity = "parity",
        /// The first player chooses a direction for the whole game; the opponent sows in the other one.
        FirstMover = "first-mover",
    }
}

named! {
    /// Which pits a turn sows.
    pub enum Rows {
        /// Those of both rows.
        Both = "both",
        /// Only those of the row where it began.
        Own = "own",
    }
}

named! {
    /// Where the last seed of a lap has to fall so that the turn continues.
    pub enum RelaySide {
        /// On either side.
        Either = "either",
        /// On the mover's side.
        Own = "own",
        /// On the opponent's side.
        Other = "other",
        /// Anywhere, but a first lap must have reached the opponent's side.
        Visited = "visited",
    }
}

named! {
    /// What becomes of the last seed of a capture across.
    pub enum AcrossLast {
        /// It is captured too.
        Taken = "taken",
        /// It stays in its pit.
        Stays = "stays",
    }
}

named! {
    /// Over which pits a capture across continues.
    pub enum AcrossChain {
        /// It takes one pit.
        None = "none",
        /// Over the following empty pits.
        Empty = "empty",
        /// Over any following pits.
        Any = "any",
    }
}

named! {
    /// What a capture by the last seed takes besides.
    pub enum Besides {
        /// Nothing.
        Nothing = "nothing",
        /// The seeds of the pit opposite the captured one.
        Opposite = "opposite",
        /// The seeds of the pit where the last seed fell.
        Last = "last",
        /// The seeds of all of the opponent's pits with a captured count.
        SameCount = "same-count",
    }
}

named! {
    /// Whether a turn continues after a capture.
    pub enum AfterCapture {
        /// A capture ends the turn.
        End = "end",
        /// The turn continues: after a capture of the last pit with the next one, after a capture across with the last seed, after a
        /// capture beyond a gap with the last pit.
        GoOn = "go-on",
        /// The captured seeds and those of the last pit are sown on.
        SowOn = "sow-on",
    }
}

named! {
    /// What a turn captures before its seeds are sown.
    pub enum Before {
        /// Nothing.
        Nothing = "nothing",
        /// One of the lifted seeds, of every lap.
        OneOfEach = "one-of-each",
        /// The pits opposite all of the mover's pits with one seed.
        OppositeSingles = "opposite-singles",
        /// The pit opposite a lifted single seed.
        OppositeLifted = "opposite-lifted",
    }
}

named! {
    /// Who gets the last few seeds.
    pub enum LastFewTo {
        /// The player whose capture leaves them.
        Capturer = "capturer",
        /// The mover, after any turn.
        Mover = "mover",
        /// The player who had the first turn, after any turn.
        Starter = "starter",
    }
}

named! {
    /// A condition that a pit has to meet to be played.
    pub enum MayMove {
        /// The first lap reaches the opponent's side or ends in an empty pit.
        ReachesOrEmpty = "reaches-or-empty",
        /// The first lap ends in a pit with seeds.
        Occupied = "occupied",
        /// A single seed may move only to an empty pit.
        SingleToEmpty = "single-to-empty",
        /// A single seed may move only if no pit has more.
        SinglesLast = "singles-last",
        /// A pit with two seeds may be played only if no other pit can be.
        TwosLast = "twos-last",
        /// No pit opposite a single seed may be played.
        NotOppositeSingle = "not-opposite-single",
        /// The leftmost pit may be played with three seeds or fewer only if no other pit can be.
        LeftPitLast = "left-pit-last",
    }
}

named! {
    /// What makes a pit an owned pit.
    pub enum OwnedBy {
        /// A last seed that makes the count of `owned.at`.
        Count = "count",
        /// The same; where the last two pits have that count and one less, both become owned.
        Pair = "pair",
        /// A last seed in an empty pit whose opposite pit has the count: both become owned.
        Facing = "facing",
    }
}

named! {
    /// Which seeds fall into the opponent's owned pits.
    pub enum OwnedSown {
        /// All.
        All = "all",
        /// None: they are skipped.
        None = "none",
        /// Only the last seed of a lap.
        Last = "last",
    }
}

named! {
    /// The pits that can become owned.
    pub enum OwnedPlaces {
        /// Any pit.
        Any = "any",
        /// No pit at the end of a row.
        NotEnds = "not-ends",
        /// The mover's pits except the ends, and the ends of the opponent's row.
        OwnMiddle = "own-middle",
        /// The ends of both rows, and the pits next to the ends of the opponent's row.
        EndsAndNext = "ends-and-next",
    }
}

named! {
    /// What wins the game.
    pub enum Goal {
        /// More seeds.
        Seeds = "seeds",
        /// Having no seeds left on one's own side.
        Clear = "clear",
        /// Having taken all of the opponent's seeds. A player who runs out of seeds loses.
        Deprive = "deprive",
        /// The opponent has no legal move.
        Immobile = "immobile",
    }
}

named! {
    /// A side that the mover has to have cleared to end the game.
    pub enum Cleared {
        /// No such end.
        Never = "never",
        /// The mover's side.
        Own = "own",
        /// The opponent's side.
        Other = "other",
    }
}
