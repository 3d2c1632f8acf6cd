//! What the commands themselves say to a person.

use sower_core::Side;
use sower_core::lang::messages;

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
