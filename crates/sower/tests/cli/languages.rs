//! The language of the output, and what does not depend on it.

use std::process::Command;

/// The output with only these environment variables for languages.
fn spoken(environment: &[(&str, &str)], args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sower"));
    for name in ["SOWER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command.env("SOWER_CONFIG", "/dev/null");
    let output = command.args(args).envs(environment.iter().copied()).output().expect("the binary runs");
    String::from_utf8(output.stdout).expect("output is text")
}

#[test]
fn the_environment_chooses_the_language() {
    let title = |environment: &[(&str, &str)]| {
        let told = spoken(environment, &["rules", "togyz-kumalak"]);
        told.split(" — ").next().unwrap_or_default().to_owned()
    };
    assert_eq!(title(&[]), "Togyz Kumalak");
    assert_eq!(title(&[("LANG", "C.UTF-8")]), "Togyz Kumalak");
    assert_eq!(title(&[("LANG", "ru_RU.UTF-8")]), "Тогыз кумалак");
    assert_eq!(title(&[("LANG", "ru_RU.UTF-8"), ("LC_MESSAGES", "kk_KZ.UTF-8")]), "Тоғызқұмалақ");
    assert_eq!(title(&[("LC_ALL", "kk_KZ.UTF-8"), ("SOWER_LANG", "")]), "Тоғызқұмалақ");
    assert_eq!(title(&[("LC_ALL", "kk_KZ.UTF-8"), ("SOWER_LANG", "en")]), "Togyz Kumalak");
}

#[test]
fn an_unknown_language_gets_one_line_that_names_the_known_ones() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("config.toml");
    let said = |text: &str, variable: &str| {
        std::fs::write(&config, text).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_sower"));
        command.env("SOWER_CONFIG", &config).env("SOWER_LANG", variable).env("LC_ALL", "C.UTF-8");
        let output = command.args(["games", "--json"]).output().expect("the binary runs");
        assert!(output.status.success() && !output.stdout.is_empty());
        String::from_utf8(output.stderr).unwrap()
    };
    let end = "unknown language “xx”; available: en, kk, ru. Messages are in English.\n";
    assert_eq!(said("", "xx"), format!("SOWER_LANG: {end}"));
    assert_eq!(said("language = \"xx\"\n", ""), format!("{}: {end}", config.display()));
    assert_eq!(said("language = \"xx\"\n", "kk"), "");
    assert_eq!(said("", ""), "");
}

#[test]
fn usage_errors_are_in_the_users_language() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sower"));
    command.env("SOWER_CONFIG", "/dev/null").env("SOWER_LANG", "ru");
    let output = command.args(["play", "oware", "--level", "11"]).output().expect("the binary runs");
    let said = String::from_utf8(output.stderr).unwrap();
    let expected =
        "ошибка: недопустимое значение «11» для --level <N>: ожидается число от 1 до 10, например 5\n";
    assert_eq!(said, format!("{expected}Справка: sower play --help\n"));
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn data_is_the_same_in_every_language() {
    for args in [
        &["moves", "togyz-kumalak", "--json"][..],
        &["perft", "oware", "4", "--divide"],
        &["rules", "kalah", "--toml"],
    ] {
        assert_eq!(spoken(&[("SOWER_LANG", "kk")], args), spoken(&[], args), "{args:?}");
    }
}
