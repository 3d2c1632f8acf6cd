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
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
    use sower_core::Words;
    use sower_core::lang::{self, Language, Sentence};

    use super::Talk;
    use crate::commands::analyze::AnalysisTalk;
    use crate::commands::matches::MatchTalk;
    use crate::commands::review::ReviewTalk;
    use crate::commands::tune::TuneTalk;

    fn every_sentence() -> Vec<&'static Sentence> {
        lang::sentences()
            .chain(sower_search::sentences())
            .chain(AnalysisTalk::SENTENCES)
            .chain(ReviewTalk::SENTENCES)
            .chain(MatchTalk::SENTENCES)
            .chain(TuneTalk::SENTENCES)
            .chain(Talk::SENTENCES)
            .chain(sower_tui::sentences())
            .chain(sower_server::sentences())
            .collect()
    }

    /// The arguments that each message of a language uses.
    fn used(language: &Language) -> BTreeMap<String, BTreeSet<String>> {
        let mut found = BTreeMap::new();
        for text in language.texts() {
            let resource = fluent_syntax::parser::parse(text).expect("a catalogue has no faults");
            for entry in resource.body {
                if let Entry::Message(message) = entry {
                    let mut names = BTreeSet::new();
                    pattern(message.value.as_ref().expect("a message has a sentence"), &mut names);
                    let before = found.insert(message.id.name.to_owned(), names);
                    assert!(before.is_none(), "{} is written twice", message.id.name);
                }
            }
        }
        found
    }

    fn pattern(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                expression_names(expression, names);
            }
        }
    }

    fn expression_names(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
        match expression {
            Expression::Inline(inline) => inline_names(inline, names),
            Expression::Select { selector, variants } => {
                inline_names(selector, names);
                for variant in variants {
                    pattern(&variant.value, names);
                }
            }
        }
    }

    fn inline_names(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                names.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    inline_names(argument, names);
                }
            }
            InlineExpression::Placeable { expression } => expression_names(expression, names),
            _ => {}
        }
    }

    #[test]
    fn every_key_has_its_sentence_in_every_language_and_every_argument_is_used() {
        for tag in Language::tags() {
            let language = Language::of(tag).expect("listed");
            let used = used(language);
            for (key, arguments) in every_sentence() {
                let names = used.get(*key).unwrap_or_else(|| panic!("{tag} has no sentence for {key}"));
                for argument in *arguments {
                    assert!(names.contains(*argument), "{tag}: {key} does not use ${argument}");
                }
                for name in names {
                    let known = arguments.contains(&name.as_str()) || Words::NAMES.contains(&name.as_str());
                    assert!(known, "{tag}: {key} uses ${name}, which it is not given");
                }
            }
        }
    }

    #[test]
    fn every_sentence_of_a_catalogue_has_a_key_that_says_it() {
        let known: BTreeSet<&str> = every_sentence().iter().map(|(key, _)| *key).collect();
        for tag in Language::tags() {
            for key in used(Language::of(tag).expect("listed")).keys() {
                assert!(known.contains(key.as_str()), "{tag}: nothing says {key}");
            }
        }
    }
}
