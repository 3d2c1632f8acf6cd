//! Test data files: tables with a header line, and files with one JSON value per line.
//!
//! `testdata/cases` is part of the repository, so every clone runs the same tests. Recorded games of other people and programs
//! cannot be redistributed. They are in the folder that the environment variable `SOWER_CASES` names. [`run_outside`] runs their tests,
//! and lists them as ignored if the variable is not set.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};
use serde::de::DeserializeOwned;

/// The environment variable with the folder of test data outside the repository.
const OUTSIDE: &str = "SOWER_CASES";

/// A folder of test data.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

/// The test data in the repository.
pub fn inside() -> Folder {
    Folder(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/cases"))
}

/// The test data outside the repository; for tests that [`run_outside`] runs.
pub fn outside() -> Folder {
    Folder(std::env::var_os(OUTSIDE).expect("run_outside ignores its tests where this is not set").into())
}

/// The `main` of a test target whose tests read [`outside`] data. Without that data the tests are listed as ignored, and none of
/// them counts as passed.
pub fn run_outside(tests: &[(&'static str, fn())]) -> ExitCode {
    let is_there = std::env::var_os(OUTSIDE).is_some();
    if !is_there {
        eprintln!("{OUTSIDE} is not set: {} tests of recorded games and values are ignored", tests.len());
    }
    let trial = |(name, test): &(&'static str, fn())| {
        let test = *test;
        let run = move || {
            test();
            Ok(())
        };
        Trial::test(*name, run).with_ignored_flag(!is_there)
    };
    libtest_mimic::run(&Arguments::from_args(), tests.iter().map(trial).collect()).exit_code()
}

/// Names test functions for [`run_outside`].
#[macro_export]
macro_rules! named_tests {
    ($($test:path),+ $(,)?) => { [$((stringify!($test), $test as fn())),+] };
}

impl Folder {
    fn text(&self, file: &str) -> String {
        let path = self.0.join(file);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// The values of a file with one JSON value per line.
    pub fn values<T: DeserializeOwned>(&self, file: &str) -> Vec<T> {
        let text = self.text(file);
        let read = |(index, line)| {
            serde_json::from_str(line).unwrap_or_else(|error| panic!("{file}:{}: {error}", index + 1))
        };
        let values: Vec<T> =
            text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).map(read).collect();
        assert!(!values.is_empty(), "{file} is empty");
        values
    }

    /// The rows of a table: fields separated by tabs, or by commas in `.csv` files.
    pub fn rows(&self, file: &str) -> Vec<Row> {
        let between = if file.ends_with(".csv") { ',' } else { '\t' };
        let text = self.text(file);
        let mut lines = text.lines().enumerate();
        let (_, head) = lines.next().unwrap_or_else(|| panic!("{file} is empty"));
        let names: Vec<&str> = head.split(between).collect();
        let row = |(index, line): (usize, &str)| Row {
            place: format!("{file}:{}", index + 1),
            fields: names
                .iter()
                .zip(line.split(between))
                .map(|(name, field)| ((*name).to_owned(), field.to_owned()))
                .collect(),
        };
        let rows: Vec<Row> = lines.filter(|(_, line)| !line.trim().is_empty()).map(row).collect();
        assert!(!rows.is_empty(), "{file} has no rows");
        rows
    }
}

/// One row of a table, its fields by the names in the header line.
#[derive(Clone, Debug)]
pub struct Row {
    place: String,
    fields: HashMap<String, String>,
}

impl Row {
    /// The text of a field; empty if the row lacks it.
    pub fn text(&self, name: &str) -> &str {
        self.fields.get(name).map_or("", String::as_str)
    }

    /// The number in a field.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> T {
        self.text(name)
            .parse()
            .unwrap_or_else(|_| panic!("{self}: {name} is not a number: {:?}", self.text(name)))
    }

    /// The numbers in a field, separated by spaces.
    pub fn numbers(&self, name: &str) -> Vec<u8> {
        let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("{self}: {name}: {text:?}"));
        self.text(name).split_whitespace().map(number).collect()
    }
}

impl std::fmt::Display for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.place)
    }
}
