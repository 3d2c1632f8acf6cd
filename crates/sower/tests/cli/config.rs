//! `sower config` and the effect of settings.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

use crate::run::{err, out};

/// Runs with this config file, and no other setting from outside.
fn with(file: &Path, variables: &[(&str, &str)], args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sower"));
    for name in [
        "SOWER_LANG",
        "SOWER_LEVEL",
        "SOWER_SPEED",
        "SOWER_THEME",
        "NO_COLOR",
        "CLICOLOR",
        "CLICOLOR_FORCE",
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
    ] {
        command.env_remove(name);
    }
    command.env("SOWER_CONFIG", file).env("SOWER_DATA", file.with_file_name("data"));
    command.envs(variables.iter().copied()).args(args).stdin(std::process::Stdio::null());
    command.output().expect("the binary runs")
}

fn done(file: &Path, args: &[&str]) -> String {
    let output = with(file, &[], args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", err(&output));
    out(&output)
}

fn fails(file: &Path, args: &[&str]) -> String {
    let output = with(file, &[], args);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", err(&output));
    err(&output)
}

/// Value and source of a key, as `sower config` shows them.
fn row(output: &Output, key: &str) -> String {
    let text = out(output);
    let line = text.lines().find(|line| line.split_whitespace().next() == Some(key));
    let words: Vec<&str> = line.unwrap_or_default().split_whitespace().skip(1).collect();
    words.join(" ")
}

#[test]
fn every_key_is_shown_with_its_value_and_source() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("deep/in/config.toml");
    let shown = with(&file, &[], &["config"]);
    assert!(out(&shown).starts_with(&format!("Config file: {} (does not exist)", file.display())));
    assert_eq!(row(&shown, "level"), "4 default");
    assert_eq!(row(&shown, "color"), "auto default");
    done(&file, &["config", "set", "level", "7"]);
    done(&file, &["config", "set", "THEME", "Wood"]);
    let variables = [("SOWER_SPEED", "off"), ("LANG", "ru_RU.UTF-8"), ("SOWER_LANG", "en")];
    let shown = with(&file, &variables, &["config", "--color", "never"]);
    assert_eq!(row(&shown, "level"), "7 config file");
    assert_eq!(row(&shown, "theme"), "wood config file");
    assert_eq!(row(&shown, "speed"), "off environment (SOWER_SPEED)");
    assert_eq!(row(&shown, "language"), "en environment (SOWER_LANG)");
    assert_eq!(row(&shown, "color"), "never command line (--color)");
    assert_eq!(done(&file, &["config", "path"]), format!("{}\n", file.display()));
}

#[test]
fn settings_have_an_effect_and_the_environment_overrides_them() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("config.toml");
    fs::write(&file, "level = 2\nlanguage = \"ru\"\ncolor = \"always\"\n").unwrap();
    assert!(done(&file, &["play", "kalah"]).contains("уровень 2"));
    assert!(done(&file, &["games"]).contains('\x1b'));
    let output =
        with(&file, &[("SOWER_LANG", "en"), ("NO_COLOR", "1"), ("SOWER_LEVEL", "3")], &["play", "kalah"]);
    assert!(out(&output).contains("computer, level 3"), "{}", out(&output));
    assert!(!out(&output).contains('\x1b'));
    // The locale does not override the file.
    let output = with(&file, &[("LANG", "kk_KZ.UTF-8")], &["rules", "togyz-kumalak"]);
    assert!(out(&output).contains("Тогыз кумалак"), "{}", out(&output));
}

#[test]
fn comments_survive_every_change() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("config.toml");
    fs::write(&file, "# mine\nlevel = 3 # weak\n\n# looks\ntheme = \"dark\"\n").unwrap();
    done(&file, &["config", "set", "level", "9"]);
    done(&file, &["config", "set", "speed", "fast"]);
    assert_eq!(
        fs::read_to_string(&file).unwrap(),
        "# mine\nlevel = 9 # weak\n\n# looks\ntheme = \"dark\"\nspeed = \"fast\"\n"
    );
    done(&file, &["config", "unset", "speed"]);
    done(&file, &["config", "unset", "speed"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "# mine\nlevel = 9 # weak\n\n# looks\ntheme = \"dark\"\n");
}

#[test]
fn a_bad_file_is_an_error_with_its_line_and_stays_as_it_was() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("config.toml");
    for (text, expected) in [
        ("level = 3\n\nlevl = 4\n", ":3: unknown key levl; expected one of level, speed"),
        ("# a\nlevel = 40\n", ":2: level: “40” is not a valid value; expected 1–10"),
        ("level = [1]\n", ":1: level: “[1]” is not a valid value"),
        ("[level]\na = 1\n", ":1: level:"),
        ("theme = \"pink\"\n", "expected auto, classic, wood, night, paper"),
        ("level = \n", ":1: this is not TOML"),
        ("level = 1\nlevel = 2\n", ":2: this is not TOML"),
    ] {
        fs::write(&file, text).unwrap();
        let said = fails(&file, &["games"]);
        assert!(said.contains("config.toml") && said.contains(expected), "{text}: {said}");
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
    // A wrong key or value can be removed with the same command.
    fs::write(&file, "levl = 4\nlevel = 40\n").unwrap();
    done(&file, &["config", "unset", "levl"]);
    done(&file, &["config", "set", "level", "4"]);
    done(&file, &["games"]);
}

#[test]
fn bad_values_and_places_are_refused() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("config.toml");
    assert!(fails(&file, &["config", "set", "level", "11"]).contains("expected 1–10"));
    assert!(fails(&file, &["config", "set", "language", "de"]).contains("auto, en, kk, ru"));
    assert!(fails(&file, &["config", "set", "levels", "1"]).contains("level"));
    assert!(fails(&file, &["config", "unset", "nonsense"]).contains("unknown key nonsense"));
    assert!(!file.exists());
    let output = with(&file, &[("SOWER_THEME", "pink")], &["games"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("SOWER_THEME: “pink” is not a valid value"), "{}", err(&output));
    // A folder is no file, and no file can be below a file.
    assert!(fails(folder.path(), &["games"]).contains("cannot read the config file"));
    fs::write(&file, "").unwrap();
    assert!(fails(&file.join("below.toml"), &["config", "set", "level", "1"]).contains("cannot"));
}
