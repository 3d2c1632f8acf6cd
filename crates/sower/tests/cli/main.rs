//! The binary on the command line: exit codes, stdout, stderr, files. One test program, so that it is linked once.

#![expect(clippy::unwrap_used, reason = "a test that cannot continue fails")]

mod analyze;
mod commands;
mod config;
mod documents;
#[cfg(unix)]
mod engine;
mod import;
mod languages;
mod matches;
mod puzzles;
mod review;
mod run;
#[cfg(unix)]
mod serve;
mod site;
mod solve;
mod tables;
mod tune;
