//! What the commands themselves say to a person.

use sower_core::Side;
use sower_text::messages;

messages! {
    /// Talk of the commands.
    pub(crate) enum Talk {
        /// A coin gives sides.
        Toss {
            /// Who plays South.
            south: String,
            /// Who plays North.
            north: String,
            /// Who begins.
            first: Side,
        } = "cli-toss",
        /// A move that was made.
        Played {
            /// The side.
            side: Side,
            /// The player.
            who: String,
            /// The move.
            token: String,
        } = "cli-played",
        /// What can be typed.
        Help = "cli-help",
        /// How to learn more.
        TypeHelp = "cli-type-help",
        /// Seats may be swapped.
        MaySwap = "cli-may-swap",
        /// Nothing to take back.
        NothingToUndo = "cli-nothing-to-undo",
        /// Nothing to put back.
        NothingToRedo = "cli-nothing-to-redo",
        /// The record's place.
        Saved {
            /// The file.
            file: String,
        } = "cli-saved",
        /// The record that goes on.
        Resumed {
            /// The file.
            file: String,
            /// Plies so far.
            count: usize,
        } = "cli-resumed",
        /// Left with a record.
        LeftSaved {
            /// The file.
            file: String,
        } = "cli-left-saved",
        /// Left without one.
        LeftUnsaved = "cli-left-unsaved",
        /// How to keep a game.
        SaveNeedsFile = "cli-save-needs-file",
        /// A file that is there already.
        FileThere {
            /// The file.
            file: String,
        } = "cli-file-there",
        /// Several laps.
        PlayedLaps {
            /// The side.
            side: Side,
            /// The player.
            who: String,
            /// The move.
            token: String,
            /// How many.
            laps: u32,
        } = "cli-played-laps",
        /// A coin gives the first move.
        TossFirst {
            /// Who begins.
            first: Side,
        } = "cli-toss-first",
        /// Another process has the record.
        OpenElsewhere {
            /// The file.
            file: String,
        } = "cli-open-elsewhere",
        /// A record that is finished.
        ResumedFinished {
            /// The file.
            file: String,
            /// Plies.
            count: usize,
        } = "cli-resumed-finished",
        /// A start and a record at once.
        FromAndRecord {
            /// The file.
            file: String,
        } = "cli-from-and-record",
        /// A record of another game.
        OtherGame {
            /// Its game.
            found: String,
            /// The game that was asked for.
            expected: String,
        } = "cli-other-game",
        /// Nothing to explain yet.
        NoLastMove = "cli-no-last-move",
        /// Too many words.
        TooMuch = "cli-too-much",
        /// Moves taken back.
        TakenBack {
            /// How many.
            count: usize,
        } = "cli-taken-back",
        /// Rules that were changed for this run.
        Changed {
            /// The changes.
            changes: String,
        } = "cli-changed",
        /// The heading of notes.
        Notes = "cli-notes",
        /// The heading of notes where the rules were changed.
        NotesUnchanged = "cli-notes-unchanged",
        /// The heading of sources.
        Sources = "cli-sources",
        /// How long a record is.
        Plies {
            /// Plies.
            count: usize,
        } = "cli-plies",
        /// Whose turn it is.
        ToMove {
            /// Whose.
            side: Side,
        } = "cli-to-move",
        /// Whether to agree.
        AskAgree {
            /// Who is asked.
            side: Side,
        } = "cli-ask-agree",
        /// The computer does not agree.
        NoAgreement {
            /// Who declines.
            side: Side,
        } = "cli-no-agreement",
        /// A player that gave no move.
        Faulted {
            /// Its side.
            side: Side,
            /// Who.
            who: String,
            /// Why.
            reason: String,
        } = "cli-faulted",
        /// What a strong player would do.
        Hint {
            /// The move.
            label: String,
            /// The mover's margin.
            seeds: String,
            /// The best line.
            line: String,
        } = "cli-hint",
        /// The same, proven.
        HintProven {
            /// The move.
            label: String,
            /// The mover's margin.
            seeds: String,
            /// The best line.
            line: String,
        } = "cli-hint-proven",
        /// A finished game.
        Over = "cli-over",
        /// How often a measurement is made.
        BenchRounds {
            /// Rounds.
            rounds: usize,
        } = "cli-bench-rounds",
        /// The round that runs.
        BenchRound {
            /// The game.
            game: &'static str,
            /// Which round, from 1.
            round: usize,
            /// Rounds in all.
            rounds: usize,
        } = "cli-bench-round",
        /// Games that are put into a database.
        BenchStores {
            /// So far.
            count: usize,
            /// Of so many.
            of: usize,
        } = "cli-bench-stores",
        /// Games that have begun.
        BenchGamesBegun {
            /// How many.
            count: usize,
        } = "cli-bench-games-begun",
        /// Nothing is measured yet.
        BenchWarmsUp {
            /// For how long.
            seconds: u64,
        } = "cli-bench-warms-up",
        /// It is measured.
        BenchMeasures {
            /// For how long.
            seconds: u64,
        } = "cli-bench-measures",
        /// A rate that makes no sense.
        BenchBadRate = "cli-bench-bad-rate",
        /// An address that is none of a site.
        BenchBadUrl {
            /// What was typed.
            url: String,
        } = "cli-bench-bad-url",
        /// Too few moves were made for the times to mean anything.
        BenchTooSlow {
            /// Moves a second.
            reached: String,
            /// Those that were intended.
            intended: String,
        } = "cli-bench-too-slow",
        /// A row: games at once.
        BenchGames = "cli-bench-games",
        /// A row: the intended rate.
        BenchIntended = "cli-bench-intended",
        /// A row: the rate that was reached.
        BenchReached = "cli-bench-reached",
        /// A row: half of all moves.
        BenchP50 = "cli-bench-p50",
        /// A row: 99 of 100.
        BenchP99 = "cli-bench-p99",
        /// A row: 999 of 1000.
        BenchP999 = "cli-bench-p999",
        /// A row: the slowest.
        BenchSlowest = "cli-bench-slowest",
        /// How late the crowd itself was.
        BenchLate = "cli-bench-late",
        /// A row: how long half of those who lost their connection took to come back.
        BenchReturnP50 = "cli-bench-return-p50",
        /// A row: the same, 99 of 100.
        BenchReturnP99 = "cli-bench-return-p99",
        /// A row: bytes for a move.
        BenchBytes = "cli-bench-bytes",
        /// A row: refusals.
        BenchRefused = "cli-bench-refused",
        /// A row: lost connections.
        BenchLost = "cli-bench-lost",
        /// A row: processor time.
        BenchCpu = "cli-bench-cpu",
        /// A row: processors that think.
        BenchThinking = "cli-bench-thinking",
        /// A row: the size of commits.
        BenchBatch = "cli-bench-batch",
        /// A row: memory.
        BenchMemory = "cli-bench-memory",
        /// A row: memory at most.
        BenchMostMemory = "cli-bench-most-memory",
        /// A move that is explained.
        Plays {
            /// Who.
            side: Side,
            /// The move.
            label: String,
        } = "cli-plays",
        /// A turn too long to be told in full.
        MiddleLeftOut {
            /// Its laps.
            laps: u32,
        } = "cli-middle-left-out",
        /// A game's other names.
        Also {
            /// All of them.
            names: String,
        } = "cli-also",
    }
}
