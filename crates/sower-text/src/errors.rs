//! Translated messages for rule violations and invalid input.

use sower_core::clock::OutOfTime;
use sower_core::library::UnknownGame;
use sower_core::record::{FormError, RecordError};
use sower_core::rules::{Expected, Problem, RulesError, RulesProblem};
use sower_core::{PositionError, Refusal, SetupError, TokenError};

use crate::lang::Arg;
use crate::outcome::ending;
use crate::{Message, Say, message};

impl Say for Refusal {
    fn message(&self) -> Message {
        match self {
            Refusal::Over { outcome, seeds_left } => {
                message!("refusal-over", ending = ending(outcome, *seeds_left))
            }
            Refusal::NoSuchPit { label, side, range } => message!("refusal-no-such-pit", label, side, range),
            Refusal::NotYours { label, owner, side, range } => {
                message!("refusal-not-yours", label, owner, side, range)
            }
            Refusal::Empty { label } => message!("refusal-empty", label),
            Refusal::Home { label, owner } => message!("refusal-home", label, owner),
            Refusal::TooFew { label, found, least } => message!("refusal-too-few", label, found, least),
            Refusal::Endless { label } => message!("refusal-endless", label),
            Refusal::TooLong { label, most } => message!("refusal-too-long", label, most),
            Refusal::TooManySown { label, most } => message!("refusal-too-many-sown", label, most),
            Refusal::MustFeed { label, other } => message!("refusal-must-feed", label, other),
            Refusal::Starves { label, other } => message!("refusal-starves", label, other),
            Refusal::Slam { label, other } => message!("refusal-slam", label, other),
            Refusal::NoWay { label } => message!("refusal-no-way", label),
            Refusal::OtherWay { label, legal } => message!("refusal-other-way", label, legal),
            Refusal::MustCapture { label, legal } => message!("refusal-must-capture", label, legal),
            Refusal::NotNow { label, legal } => message!("refusal-not-now", label, legal),
            Refusal::NoSwap => message!("refusal-no-swap"),
        }
    }
}

impl Say for PositionError {
    fn message(&self) -> Message {
        match self {
            PositionError::Shape { text, example } => message!("position-shape", text, example),
            PositionError::Rows { found, example } => message!("position-rows", found, example),
            PositionError::NotSeeds { found, side, number } => {
                message!("position-not-seeds", found, side, number)
            }
            PositionError::SideRows { found, side, example } => {
                message!("position-side-rows", found, side, example)
            }
            PositionError::TwoBlocked { side } => message!("position-two-blocked", side),
            PositionError::Hands { found } => message!("position-hands", found),
            PositionError::Houses { found } => message!("position-houses", found),
            PositionError::TwoHomes { side } => message!("position-two-homes", side),
            PositionError::Stores { found } => message!("position-stores", found),
            PositionError::NotAStore { found, side } => message!("position-not-a-store", found, side),
            PositionError::NotASide { found } => message!("position-not-a-side", found),
            PositionError::NotAPie { found } => message!("position-not-a-pie", found),
            PositionError::NotAMoveNumber { found } => message!("position-not-a-move-number", found),
            PositionError::Unclosed { text, bracket } => message!("position-unclosed", text, bracket),
            PositionError::Length { found, count } => message!("position-length", found, count),
            PositionError::Size { found, count } => message!("position-size", found, count),
            PositionError::Setup { text, reason } => {
                message!("position-setup", text, reason = reason.message())
            }
        }
    }
}

impl Say for TokenError {
    fn message(&self) -> Message {
        match self {
            TokenError::Unreadable { text, range } => message!("token-unreadable", text, range),
            TokenError::Illegal { reason } => message!("token-illegal", reason = reason.message()),
            TokenError::WrongEnd { claimed, last } => message!("token-wrong-end", claimed, last),
            TokenError::NoEnd { claimed } => message!("token-no-end", claimed),
            TokenError::WrongCapture { claimed, count } => message!("token-wrong-capture", claimed, count),
            TokenError::NoHome => message!("token-no-home"),
            TokenError::NoCapture { claimed } => message!("token-no-capture", claimed),
            TokenError::WrongStore { claimed, count } => message!("token-wrong-store", claimed, count),
        }
    }
}

impl Say for SetupError {
    fn message(&self) -> Message {
        match self {
            SetupError::PitCount { side, found, count } => message!("setup-pit-count", side, found, count),
            SetupError::TooMany { found } => message!("setup-too-many", found),
            SetupError::NoHomes => message!("setup-no-homes"),
            SetupError::HomeBeyond { side, count } => message!("setup-home-beyond", side, count),
            SetupError::HomeNotEmpty { side, number } => message!("setup-home-not-empty", side, number),
            SetupError::HomeInLast { side, number } => message!("setup-home-in-last", side, number),
            SetupError::HomesSameNumber { number } => message!("setup-homes-same-number", number),
            SetupError::HomesFacing { number } => message!("setup-homes-facing", number),
            SetupError::NoClosed => message!("setup-no-closed"),
            SetupError::ClosedNotEmpty { side, number } => message!("setup-closed-not-empty", side, number),
            SetupError::NoHands => message!("setup-no-hands"),
            SetupError::NoHouses => message!("setup-no-houses"),
            SetupError::NoBlocked => message!("setup-no-blocked"),
            SetupError::BlockedPit { side } => message!("setup-blocked-pit", side),
            SetupError::NoPie => message!("setup-no-pie"),
            SetupError::PieSide => message!("setup-pie-side"),
        }
    }
}

impl Say for RecordError {
    fn message(&self) -> Message {
        match self {
            RecordError::Empty => message!("record-empty"),
            RecordError::NotText { line } => message!("record-not-text", line),
            RecordError::BadTag { line, text } => message!("record-bad-tag", line, text),
            RecordError::DoubleTag { line, name } => message!("record-double-tag", line, name),
            RecordError::Unclosed { line, opening, closing } => {
                message!("record-unclosed", line, opening, closing)
            }
            RecordError::Stray { line, closing } => message!("record-stray", line, closing),
            RecordError::TooDeep { line, most } => message!("record-too-deep", line, most),
            RecordError::EmptyVariation { line } => message!("record-empty-variation", line),
            RecordError::EarlyVariation { line } => message!("record-early-variation", line),
            RecordError::Unreadable { line, text } => message!("record-unreadable", line, text),
            RecordError::SecondGame { line, text } => message!("record-second-game", line, text),
            RecordError::AfterResult { line, text } => message!("record-after-result", line, text),
            RecordError::BadResult { text } => message!("record-bad-result", text),
            RecordError::BadTermination { text, known } => message!("record-bad-termination", text, known),
            RecordError::ResultsDiffer { tag, end } => message!("record-results-differ", tag, end),
            RecordError::BadPosition { reason } => message!("record-bad-position", reason = reason.message()),
            RecordError::BadRules { text } => message!("record-bad-rules", text),
            RecordError::ForeignRules { found, expected } => {
                message!("record-foreign-rules", found, expected)
            }
            RecordError::NoGame => message!("record-no-game"),
            RecordError::UnknownGame { reason } => message!("record-unknown-game", reason = reason.message()),
            RecordError::BadChanges { reason } => message!("record-bad-changes", reason = reason.message()),
            RecordError::Illegal { ply, line, text, reason } => {
                message!("record-illegal", ply, line, text, reason = reason.message())
            }
            RecordError::IllegalInVariation { ply, line, text, reason } => {
                message!("record-illegal-in-variation", ply, line, text, reason = reason.message())
            }
            RecordError::WrongResult { claimed, score } => message!("record-wrong-result", claimed, score),
            RecordError::WrongTermination { claimed, termination } => {
                message!("record-wrong-termination", claimed, termination)
            }
            RecordError::NotOver { claimed } => message!("record-not-over", claimed),
        }
    }
}

impl Say for FormError {
    fn message(&self) -> Message {
        match self {
            FormError::NotOgn { name } => message!("form-not-ogn", name),
            FormError::NotTwoFigures { name } => message!("form-not-two-figures", name),
        }
    }
}

/// The TOML parser's message in the reader's language. The parser speaks only English, so its messages are recognised by their
/// words; `every_kind_of_toml_fault_is_translated` checks that with the parser itself.
fn toml_fault(fault: &str) -> Message {
    let says = |words: &[&str]| words.iter().any(|word| fault.contains(word));
    if says(&["duplicate key"]) {
        message!("toml-duplicate-key")
    } else if says(&["unclosed"]) {
        message!("toml-unclosed")
    } else if says(&["comma"]) {
        message!("toml-comma")
    } else if says(&["`=`", "assignment"]) {
        message!("toml-equals")
    } else if says(&["string", "quote"]) {
        message!("toml-quote")
    } else if says(&["integer", "float", "number", "digit", "zero", "sign", "radix"]) {
        message!("toml-number")
    } else if says(&["value"]) {
        message!("toml-value")
    } else if says(&["key"]) {
        message!("toml-key")
    } else if says(&["content", "comment", "newline"]) {
        message!("toml-content")
    } else {
        message!("toml-other", fault = fault.to_owned())
    }
}

impl Say for RulesProblem {
    fn message(&self) -> Message {
        match self {
            RulesProblem::Syntax { fault } => message!("rules-syntax", fault = toml_fault(fault)),
            RulesProblem::UnknownKey { nearest } => message!("rules-unknown-key", nearest),
            RulesProblem::StrangeKey => message!("rules-strange-key"),
            RulesProblem::Missing { takes } => message!("rules-missing", takes = takes.message()),
            RulesProblem::WrongValue { found, takes } => {
                message!("rules-wrong-value", found, takes = takes.message())
            }
            RulesProblem::StartRows { count } => message!("rules-start-rows", count),
            RulesProblem::TooManySeeds { count } => message!("rules-too-many-seeds", count),
            RulesProblem::Needs { value, needed } => message!("rules-needs", value, needed),
            RulesProblem::Position(error) => error.message(),
            RulesProblem::Move(refusal) => refusal.message(),
            RulesProblem::NoBound => message!("rules-no-bound"),
            RulesProblem::NotInVariant => message!("rules-not-in-variant"),
            RulesProblem::NoSuchVariant { known } => message!("rules-no-such-variant", known),
            RulesProblem::NoVariants => message!("rules-no-variants"),
        }
    }
}

impl Say for Expected {
    fn message(&self) -> Message {
        match self {
            Expected::OneOf(known) => message!("expected-one-of", known),
            Expected::ListOf(known) => message!("expected-list-of", known),
            Expected::Between { least, most } => message!("expected-between", least = *least, most = *most),
            Expected::WordOrBetween { word, least, most } => {
                message!("expected-word-or-between", word, least = *least, most = *most)
            }
            Expected::Counts => message!("expected-counts"),
            Expected::CountsOr(word) => message!("expected-counts-or", word = *word),
            Expected::Text => message!("expected-text"),
            Expected::Texts => message!("expected-texts"),
            Expected::Countries => message!("expected-countries"),
        }
    }
}

impl Say for UnknownGame {
    fn message(&self) -> Message {
        match self {
            UnknownGame::Named { name, nearest } => message!("unknown-game", name, nearest),
            UnknownGame::Strange { name } => message!("strange-game", name),
        }
    }
}

impl Say for OutOfTime {
    fn message(&self) -> Message {
        match self {
            OutOfTime::Flagged { side } => message!("clock-out-of-time", side),
        }
    }
}

impl Say for Problem {
    fn message(&self) -> Message {
        self.what.message()
    }
}

/// Each problem on a separate line, with its file, line and key.
impl Say for RulesError {
    fn message(&self) -> Message {
        let problems = self.problems.iter().map(|problem| {
            message!("rules-problem", place = self.place_of(problem), what = problem.what.message())
        });
        message!("rules-problems", problems = Arg::Listed { messages: problems.collect(), between: "\n" })
    }
}
