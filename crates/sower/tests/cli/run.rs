//! Runs the binary: its exit code, stdout and stderr.

use std::io::Write as _;
use std::process::{Child, Command, Output, Stdio};

/// An empty folder for data and settings, so that the user's own files cannot affect a test.
fn no_data() -> std::path::PathBuf {
    std::env::temp_dir().join(format!("sower-tests-{}", std::process::id()))
}

pub(crate) fn sower(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sower"))
        .env("SOWER_LANG", "en")
        .env("SOWER_DATA", no_data())
        .env("SOWER_CONFIG", no_data().join("config.toml"))
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR_FORCE")
        .args(args)
        .stdin(Stdio::null())
        .output()
        .expect("the binary runs")
}

/// Starts the binary with all streams piped.
pub(crate) fn start(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_sower"))
        .env("SOWER_LANG", "en")
        .env("SOWER_DATA", no_data())
        .env("SOWER_CONFIG", no_data().join("config.toml"))
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR_FORCE")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs")
}

/// Runs with text on standard input.
pub(crate) fn sower_with(args: &[&str], input: &str) -> Output {
    let mut child = start(args);
    // A command that fails early may close its input.
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the binary ends")
}

pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is text")
}

pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("talk is text")
}

/// Runs a command that must succeed; returns its output.
pub(crate) fn done(args: &[&str]) -> String {
    succeeded(args, &sower(args))
}

/// Runs a command with input that must succeed.
pub(crate) fn done_with(args: &[&str], input: &str) -> String {
    succeeded(args, &sower_with(args, input))
}

/// Runs a command that must fail with this code; returns its message, which must not be empty or a panic.
pub(crate) fn fails(code: i32, args: &[&str]) -> String {
    failed(code, args, &sower(args))
}

/// Runs a command with input that must fail with this code.
pub(crate) fn fails_with(code: i32, args: &[&str], input: &str) -> String {
    failed(code, args, &sower_with(args, input))
}

fn succeeded(args: &[&str], output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", err(output));
    out(output)
}

fn failed(code: i32, args: &[&str], output: &Output) -> String {
    let said = err(output);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
    assert!(!said.is_empty() && !said.contains("panicked"), "{args:?}: {said}");
    said
}
