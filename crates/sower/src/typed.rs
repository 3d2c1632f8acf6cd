//! The command line as typed: command names in any case.

use clap::Command;

/// Puts command names into lower case: `sower PLAY oware` works. Nothing else changes: `a` and `A` can be
/// different pits.
pub(crate) fn with_known_commands(
    root: &Command,
    mut typed: Vec<std::ffi::OsString>,
) -> Vec<std::ffi::OsString> {
    let mut command = root;
    let mut at = 1;
    // Bound: every iteration moves on in the list.
    while let Some(word) = typed.get(at).and_then(|word| word.to_str()) {
        if word == "--" {
            break;
        }
        if word.starts_with('-') {
            // The one option before a command that takes a value.
            at += if word == "--color" { 2 } else { 1 };
            continue;
        }
        if command.get_name() == root.get_name() && word.eq_ignore_ascii_case("help") {
            typed[at] = "help".into();
        } else {
            let names = |below: &&Command| {
                below
                    .get_name_and_visible_aliases()
                    .into_iter()
                    .chain(below.get_all_aliases())
                    .any(|name| name.eq_ignore_ascii_case(word))
            };
            let Some(below) = command.get_subcommands().find(names) else { break };
            typed[at] = below.get_name().into();
            command = below;
        }
        at += 1;
    }
    typed
}

/// The command that was typed, such as `sower tables build`. Command names must be known ones.
pub(crate) fn command_path(root: &Command, typed: &[std::ffi::OsString]) -> String {
    let mut path = root.get_name().to_owned();
    let mut command = root;
    let words = typed.iter().skip(1).filter_map(|word| word.to_str());
    for word in words.filter(|word| !word.starts_with('-')) {
        if let Some(below) = command.find_subcommand(word) {
            path = format!("{path} {}", below.get_name());
            command = below;
        }
    }
    path
}

/// The value of `--color` before the command line is parsed, for help and errors.
pub(crate) fn color(typed: &[std::ffi::OsString]) -> Option<&str> {
    let words = || typed.iter().filter_map(|word| word.to_str());
    let behind = words().skip_while(|word| *word != "--color").nth(1);
    words().find_map(|word| word.strip_prefix("--color=")).or(behind)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(line: &str) -> String {
        let typed = line.split(' ').map(Into::into).collect();
        let words = with_known_commands(&crate::help::command(), typed);
        words.iter().map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_path_of_a_command_ends_before_its_arguments() {
        let path = |line: &str| {
            let typed: Vec<_> = line.split(' ').map(Into::into).collect();
            command_path(&crate::help::command(), &typed)
        };
        assert_eq!(path("sower --color never tables build kalah --seeds 9"), "sower tables build");
        assert_eq!(path("sower engine kalah"), "sower engine");
        assert_eq!(path("sower plya"), "sower");
        assert_eq!(path("sower rules play"), "sower rules");
    }

    #[test]
    fn command_names_ignore_case_and_nothing_else_does() {
        assert_eq!(known("sower PLAY Oware --south A"), "sower play Oware --south A");
        assert_eq!(known("sower Tables BUILD kalah"), "sower tables build kalah");
        assert_eq!(known("sower --color always GAMES"), "sower --color always games");
        assert_eq!(known("sower Analyse oware"), "sower analyze oware");
        assert_eq!(known("sower HELP Play"), "sower help play");
        assert_eq!(known("sower moves oware --why A"), "sower moves oware --why A");
        assert_eq!(known("sower frobnicate X"), "sower frobnicate X");
    }
}
