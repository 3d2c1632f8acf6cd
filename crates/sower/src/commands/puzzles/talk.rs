//! What `sower puzzles` and `sower train` say.

use sower_text::messages;

messages! {
    /// Talk of puzzles and of the trainer.
    pub(crate) enum PuzzleTalk {
        /// A game has none.
        None {
            /// The game as it was typed.
            game: String,
        } = "puzzles-none",
        /// One line of the list of games.
        Game {
            /// The game.
            game: String,
            /// How many.
            count: usize,
            /// How many are solved.
            solved: usize,
        } = "puzzles-game",
        /// Nothing has that number.
        NoNumber {
            /// What was typed.
            number: String,
            /// How many there are.
            count: usize,
        } = "puzzles-no-number",
        /// Nothing has that grade.
        NoGrade {
            /// What was typed.
            grade: String,
            /// The hardest.
            hardest: u8,
        } = "puzzles-no-grade",
        /// Help is there.
        TypeHelp = "puzzles-type-help",
        /// What can be typed.
        Help = "puzzles-help",
        /// It is solved.
        Solved = "puzzles-solved",
        /// It is not.
        Again = "puzzles-again",
        /// Nothing was tried yet.
        NothingTried = "puzzles-nothing-tried",
        /// How far somebody is in a grade.
        Tally {
            /// The grade.
            grade: u8,
            /// Puzzles in it.
            count: usize,
            /// How many were tried.
            tried: usize,
            /// How many are solved.
            solved: usize,
            /// How many of those at once.
            once: usize,
        } = "puzzles-tally",
        /// There are no tables to find puzzles in.
        NoTables = "puzzles-no-tables",
        /// Games are played and looked through.
        Looking {
            /// Games.
            games: String,
            /// Candidates.
            found: usize,
            /// Those wanted.
            wanted: usize,
            /// The time that is left, about.
            left: String,
        } = "puzzles-looking",
        /// Candidates are graded.
        Grading {
            /// Graded.
            done: usize,
            /// Of so many.
            of: usize,
            /// The time that is left, about.
            left: String,
        } = "puzzles-grading",
        /// All is done.
        Built {
            /// How many.
            count: usize,
            /// How long it took.
            time: String,
            /// How many of each grade.
            grades: String,
        } = "puzzles-built",
        /// There are not so many.
        TooFew {
            /// How many.
            count: usize,
            /// How many were asked for.
            wanted: u32,
        } = "puzzles-too-few",
        /// The small table is built first.
        SmallTable {
            /// Its seeds in play.
            count: u8,
        } = "train-small-table",
        /// A game has no small table.
        NoSmallTable {
            /// The game as it can be typed.
            game: String,
        } = "train-no-small-table",
        /// There is nothing to train.
        NoExercise {
            /// The game.
            game: String,
        } = "train-no-exercise",
        /// What the other side has played.
        Replied {
            /// The moves.
            line: String,
        } = "train-replied",
        /// It may be taken back.
        TakeBack = "train-take-back",
        /// Nothing to take back.
        NothingToTakeBack = "train-nothing-to-take-back",
        /// What can be typed.
        TrainHelp = "train-help",
    }
}
