//! Completions, man pages and the reference of all commands.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::run::{done, fails};

#[test]
fn every_shell_completes_commands_and_games() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh", "ZSH"] {
        let script = done(&["completions", shell]);
        for word in ["analyze", "position", "togyz-kumalak"] {
            // The scripts of the other shells complete no values of arguments.
            let completes = !word.contains("togyz") || ["bash", "zsh", "ZSH"].contains(&shell);
            assert!(!completes || script.contains(word), "{shell}: {word}");
        }
    }
    assert!(fails(2, &["completions", "tcsh"]).contains("bash"));
}

#[test]
fn man_pages_are_written_and_other_files_are_not_overwritten() {
    let folder = TempDir::new().unwrap();
    let pages = folder.path().join("share/man1");
    let name = pages.display().to_string();
    for _ in 0..2 {
        assert!(done(&["man", &name]).contains("man pages to"));
    }
    for page in ["sower.1", "sower-play.1", "sower-tables-build.1", "sower-config-set.1"] {
        let text = fs::read_to_string(pages.join(page)).unwrap();
        assert!(text.contains(".TH sower") && text.contains("Examples"), "{page}");
    }
    fs::write(pages.join("sower-play.1"), "a letter").unwrap();
    let before = fs::read_to_string(pages.join("sower.1")).unwrap();
    assert!(fails(2, &["man", &name]).contains("sower-play.1 is not a man page of Sower"));
    assert_eq!(fs::read_to_string(pages.join("sower-play.1")).unwrap(), "a letter");
    assert_eq!(fs::read_to_string(pages.join("sower.1")).unwrap(), before);
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(fails(2, &["man", &file.display().to_string()]).contains("cannot create"));
}

/// The page lists every command with the line of `sower --help` and the first example of its help. `UPDATE_GOLDEN=1` rewrites
/// the list.
#[test]
fn the_reference_lists_the_commands_of_the_help() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference/commands.md");
    let page = fs::read_to_string(&path).unwrap();
    let (before, rest) = page.split_once(BEGIN).unwrap();
    let (found, after) = rest.split_once(END).unwrap();
    let expected = command_list();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, format!("{before}{BEGIN}{expected}{END}{after}")).unwrap();
        return;
    }
    assert_eq!(found, expected, "UPDATE_GOLDEN=1 cargo test -p sower documents rewrites the list");
}

/// The marks around the list.
const BEGIN: &str = "<!-- The list up to the next mark is generated from the help texts. -->\n";
const END: &str = "<!-- End of the list. -->\n";

fn command_list() -> String {
    let mut list = String::new();
    for line in done(&["--help"]).lines() {
        let heading = line.strip_suffix(':').filter(|heading| !heading.contains(' '));
        match (heading, line.strip_prefix("  ")) {
            (Some("Options" | "Usage"), _) => break,
            (Some(heading), _) => {
                list.push_str(&format!(
                    "\n### {heading}\n\n| command | purpose | example |\n|---|---|---|\n"
                ));
            }
            (None, Some(row)) if !list.is_empty() => {
                let (name, about) = row.split_once("  ").unwrap();
                list.push_str(&format!("| `{name}` | {} | `{}` |\n", about.trim(), example(name)));
            }
            _ => {}
        }
    }
    list.push('\n');
    list
}

/// The first example in a command's help.
fn example(name: &str) -> String {
    let help = done(&[name, "--help"]);
    let examples = help.split("Examples:").nth(1).unwrap();
    let line = examples.lines().find(|line| line.starts_with("    ")).unwrap();
    line.trim().to_owned()
}
