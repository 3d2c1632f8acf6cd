//! The reference of the rules file and its template agree with the code that reads rules files.

use sower_core::rules::RulesProblem;
use sower_core::{Change, RulesFile, Words, library};

const PAGE: &str = include_str!("../../../docs/reference/rules-file.md");
const TEMPLATE: &str = include_str!("../../../docs/reference/template.toml");
const CHECKS: [&str; 5] = [
    include_str!("../src/rules/check.rs"),
    include_str!("../src/rules/check_bao.rs"),
    include_str!("../src/rules/check_ring.rs"),
    include_str!("../src/rules/check_rows.rs"),
    include_str!("../src/rules/check_match.rs"),
];

/// What the examples of the page change: only required keys, and a limit on plies.
const BASE: &str = r#"
name = "Base"
region = "Nowhere"
summary = "For examples"
source = ["this test"]
board = { pits = 6, seeds = 4 }
cycle.max-plies = 100
"#;

/// The rows of the table below a heading, each as its cells.
fn rows(heading: &str) -> Vec<Vec<&'static str>> {
    let section = PAGE.split(&format!("\n## {heading}\n")).nth(1).expect("the page has this heading");
    let section = section.split("\n## ").next().expect("a split has a first part");
    let rows = section.lines().filter(|line| line.starts_with('|')).skip(2);
    rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

/// The pieces of a cell that are written as code.
fn code(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

#[test]
fn the_template_is_valid_and_its_variant_too() {
    let file = RulesFile::parse("template.toml", "template", TEMPLATE).expect("the template is TOML");
    assert!(!file.rules(None, &[]).expect("the template is valid").turn().pie);
    assert!(file.rules(Some("pie"), &[]).expect("the variant is valid").turn().pie);
}

#[test]
fn the_template_has_every_key() {
    let oware = library::find("oware").unwrap().rules(&[]).unwrap();
    let keys = oware.values().iter().map(|(key, _)| (*key).to_owned()).collect::<Vec<_>>();
    let words = Words::NAMES.iter().map(|word| format!("words.{word}"));
    for key in keys.into_iter().chain(words) {
        let (table, name) = key.split_once('.').expect("keys are in tables");
        let section = TEMPLATE.split(&format!("\n[{table}]")).nth(1);
        let section = section.unwrap_or_else(|| panic!("the template has no table [{table}]"));
        let section = section.split("\n[").next().expect("a split has a first part");
        let is_there =
            section.lines().any(|line| line.trim_start_matches("# ").starts_with(&format!("{name} = ")));
        assert!(is_there, "the template does not have {key}");
    }
}

#[test]
fn every_documented_dependency_is_enforced_with_the_documented_words() {
    let file = RulesFile::parse("base.toml", "base", BASE).expect("the base is TOML");
    assert!(file.rules(None, &[]).is_ok());
    for row in rows("What requires what") {
        let [setting, required, example] = row[..] else { panic!("{row:?} does not have three cells") };
        let changes: Vec<Change> = code(example).iter().map(|text| Change::parse(text).unwrap()).collect();
        let error = file.rules(None, &changes).expect_err(example);
        assert_eq!(error.problems.len(), 1, "{example}: {error}");
        let problem = &error.problems[0];
        let key = code(setting)[0].split(" =").next().expect("a split has a first part");
        assert_eq!(problem.key, key, "{example}");
        match &problem.what {
            RulesProblem::Needs { needed, .. } => assert_eq!(required.replace('`', ""), *needed, "{example}"),
            RulesProblem::NoBound => assert!(required.contains("prove"), "{required}"),
            other => panic!("{example}: {other}"),
        }
    }
}

#[test]
fn every_dependency_is_documented() {
    let count = |code: &str| CHECKS.iter().map(|checks| checks.matches(code).count()).sum::<usize>();
    let enforced = count("    needs(") + count("RulesProblem::NoBound");
    assert_eq!(rows("What requires what").len(), enforced);
}
