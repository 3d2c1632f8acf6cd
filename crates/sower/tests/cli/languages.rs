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
fn data_is_the_same_in_every_language() {
    for args in [
        &["moves", "togyz-kumalak", "--json"][..],
        &["perft", "oware", "4", "--divide"],
        &["rules", "kalah", "--toml"],
    ] {
        assert_eq!(spoken(&[("SOWER_LANG", "kk")], args), spoken(&[], args), "{args:?}");
    }
}
