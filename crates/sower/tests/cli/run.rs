//! The binary, run: its exit code, stdout and stderr.

use std::io::Write as _;
use std::process::{Child, Command, Output, Stdio};

/// A folder of data that nothing is kept in: what somebody has built or played must not change a test.
fn no_data() -> std::path::PathBuf {
    std::env::temp_dir().join(format!("sower-tests-{}", std::process::id()))
}

pub(crate) fn sower(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sower"))
        .env("SOWER_LANG", "en")
        .env("SOWER_DATA", no_data())
        .args(args)
        .stdin(Stdio::null())
        .output()
        .expect("the binary runs")
}

/// Starts with everything piped.
pub(crate) fn start(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_sower"))
        .env("SOWER_LANG", "en")
        .env("SOWER_DATA", no_data())
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
    // A command that fails early closes its input: that is its right.
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the binary ends")
}

pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is text")
}

pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("talk is text")
}

/// A command that must succeed: its output.
pub(crate) fn done(args: &[&str]) -> String {
    succeeded(args, &sower(args))
}

/// The same with text on standard input.
pub(crate) fn done_with(args: &[&str], input: &str) -> String {
    succeeded(args, &sower_with(args, input))
}

/// A command that must fail with that code: what it says. It must say something, and never panic.
pub(crate) fn fails(code: i32, args: &[&str]) -> String {
    failed(code, args, &sower(args))
}

/// The same with text on standard input.
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
