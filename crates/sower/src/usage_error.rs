//! Errors of the command line in the form of all other errors: `error: unknown command plya; did you mean play?`

use std::error::Error as _;

use clap::Command;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use sower_text::{Arg, Message, message};

use crate::failure;
use crate::typed;

/// Prints help and versions to standard output and exits with 0; prints an error to standard error and exits with 2.
pub(crate) fn exit(error: &Error, root: &Command, typed: &[std::ffi::OsString]) -> ! {
    match said(error) {
        Some(what) => {
            failure::print(&what);
            let command = typed::command_path(root, typed);
            eprintln!("{}", message!("usage-see-help", command));
            std::process::exit(2)
        }
        None => error.exit(),
    }
}

/// The error in words; none for help and versions, which are no errors.
fn said(error: &Error) -> Option<String> {
    let text = |kind: ContextKind| error.get(kind).and_then(first);
    let name = || text(ContextKind::InvalidArg).unwrap_or_default();
    let said = match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => return None,
        ErrorKind::InvalidSubcommand => {
            let name = text(ContextKind::InvalidSubcommand).unwrap_or_default();
            or_nearest(
                message!("usage-unknown-command", name),
                nearest(error, ContextKind::SuggestedSubcommand),
            )
        }
        ErrorKind::UnknownArgument if name().starts_with('-') => {
            let unknown = message!("usage-unknown-option", name = name());
            or_nearest(unknown, nearest(error, ContextKind::SuggestedArg))
        }
        ErrorKind::UnknownArgument => message!("usage-unexpected", value = name()),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => bad_value(error, name()),
        ErrorKind::MissingRequiredArgument => {
            message!("usage-missing", names = all(error, ContextKind::InvalidArg))
        }
        ErrorKind::MissingSubcommand => {
            message!("usage-missing-command", known = all(error, ContextKind::ValidSubcommand))
        }
        ErrorKind::ArgumentConflict => match all(error, ContextKind::PriorArg) {
            other if other.is_empty() || other == name() => message!("usage-given-twice", option = name()),
            other => message!("usage-conflict", option = name(), other),
        },
        // The rest cannot happen with Sower's options, except for text that is not Unicode.
        _ => return Some(plain(error)),
    };
    Some(said.to_string())
}

fn bad_value(error: &Error, option: String) -> Message {
    let value = error.get(ContextKind::InvalidValue).and_then(first).unwrap_or_default();
    let reason = match error.source() {
        Some(reason) => Arg::from(reason.to_string()),
        None if value.is_empty() => return message!("usage-missing-value", option),
        None => Arg::from(message!("usage-one-of", known = all(error, ContextKind::ValidValue))),
    };
    or_nearest(
        message!("usage-bad-value", value, option, reason),
        nearest(error, ContextKind::SuggestedValue),
    )
}

fn or_nearest(what: Message, nearest: Option<String>) -> Message {
    match nearest {
        Some(nearest) => message!("usage-did-you-mean", what, nearest),
        None => what,
    }
}

/// What the parser suggests; the nearest is the last of its list.
fn nearest(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::Strings(texts) => texts.last().cloned(),
        value => first(value),
    }
}

fn first(value: &ContextValue) -> Option<String> {
    match value {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => texts.first().cloned(),
        _ => None,
    }
}

fn all(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(value) => first(value).unwrap_or_default(),
        None => String::new(),
    }
}

/// The first line in the words of the parser.
fn plain(error: &Error) -> String {
    let text = error.to_string();
    text.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(line: &str) -> String {
        let error = crate::help::command().try_get_matches_from(line.split(' ')).expect_err("it is wrong");
        said(&error).unwrap_or_default()
    }

    #[test]
    fn errors_of_the_parser_have_the_form_of_all_errors() {
        for (line, expected) in [
            ("sower plya", "unknown command plya; did you mean play?"),
            ("sower frobnicate", "unknown command frobnicate"),
            ("sower play oware --levle 3", "unknown option --levle; did you mean --level?"),
            ("sower play oware extra", "unexpected argument “extra”"),
            ("sower play", "missing: <GAME>"),
            (
                "sower play oware --level 11",
                "invalid value “11” for --level <N>: expected a number from 1 to 10, such as 5",
            ),
            ("sower play oware --level", "--level <N> needs a value"),
            ("sower play oware --level 3 --south human", "--level <N> cannot be used with --south <PLAYER>"),
            ("sower solve kalah --time 1s --time 2s", "--time <TIME> is given twice"),
            (
                "sower replay game.txt --write ogm",
                "invalid value “ogm” for --write <FORM>: expected one of sower, ogn, togyz, fen, dashed; did you mean ogn?",
            ),
            ("sower --help", ""),
            ("sower --version", ""),
        ] {
            assert_eq!(told(line), expected, "{line}");
        }
    }
}
