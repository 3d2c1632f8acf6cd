//! Checks a guest's rules file: the errors of the rules parser, and limits for a public site.

use sower_core::rules::Problem;
use sower_core::{Rules, RulesFile, Words};
use sower_text::{Language, Message, Say as _, message};

use super::pace::too_slow;
use super::{name, read_kept};

/// Mistakes reported at once.
const MOST_MISTAKES: usize = 40;

/// Variants per file; each is checked.
const MOST_VARIANTS: usize = 16;

/// The longest texts that appear again and again: a game's title, a word used in sentences.
const LONGEST_TITLE: usize = 80;
const LONGEST_WORD: usize = 30;

/// A mistake, its place, and a correction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The line in the file, from 1, if it is at one place.
    pub line: Option<usize>,
    /// The key, if it is about one.
    pub key: String,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl Mistake {
    fn of(problem: &Problem, language: &Language) -> Mistake {
        let message = language.render(&problem.what.message(), &Words::default());
        Mistake { line: problem.line, key: problem.key.clone(), message }
    }

    fn said(key: &str, talk: &Message, language: &Language) -> Mistake {
        Mistake { line: None, key: key.to_owned(), message: language.say(talk, &Words::default()) }
    }
}

/// Parses a file with all its variants. Returns all mistakes, without duplicates.
pub fn check(text: &str, language: &Language) -> Result<RulesFile, Vec<Mistake>> {
    let told = |problems: &[Problem]| -> Vec<Mistake> {
        problems.iter().map(|each| Mistake::of(each, language)).collect()
    };
    let file = read_kept(&name(text), text).map_err(|error| told(&error.problems))?;
    let variants: Vec<Option<&str>> = std::iter::once(None).chain(file.variants().map(Some)).collect();
    if variants.len() > MOST_VARIANTS + 1 {
        let talk = message!("site-rules-too-many-variants", most = MOST_VARIANTS);
        return Err(vec![Mistake::said("variants", &talk, language)]);
    }
    let mut mistakes: Vec<Mistake> = Vec::new();
    let mut all: Vec<Rules> = Vec::new();
    for variant in variants {
        if let Some(name) = variant.filter(|name| !can_be_an_address(name)) {
            let key = format!("variants.{name}");
            note(&mut mistakes, Mistake::said(&key, &message!("site-rules-bad-variant-name"), language));
        }
        match file.rules(variant, &[]) {
            Ok(rules) => {
                too_wordy(&rules, language).into_iter().for_each(|mistake| note(&mut mistakes, mistake));
                all.push(rules);
            }
            // A variant repeats the mistakes of its game.
            Err(error) => {
                error.problems.iter().for_each(|problem| note(&mut mistakes, Mistake::of(problem, language)))
            }
        }
    }
    if mistakes.is_empty()
        && let Some(laps) = too_slow(all)
    {
        mistakes.push(Mistake::said("sow.relay", &message!("site-rules-too-slow", laps), language));
    }
    mistakes.sort_by_key(|mistake| mistake.line.unwrap_or(0));
    mistakes.truncate(MOST_MISTAKES);
    if mistakes.is_empty() { Ok(file) } else { Err(mistakes) }
}

/// Whether a variant's name can be part of an address.
fn can_be_an_address(name: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    (1..=LONGEST_TITLE).contains(&name.len()) && name.bytes().all(fits)
}

fn note(mistakes: &mut Vec<Mistake>, mistake: Mistake) {
    if !mistakes.contains(&mistake) {
        mistakes.push(mistake);
    }
}

/// All mistakes in one text.
pub fn told(mistakes: &[Mistake]) -> String {
    let each = mistakes.iter().map(|Mistake { line, key, message }| {
        let line = line.map_or_else(String::new, |line| format!("{line}: "));
        let key = if key.is_empty() { String::new() } else { format!("{key}: ") };
        format!("{line}{key}{message}")
    });
    each.collect::<Vec<_>>().join("; ")
}

/// Texts that are too long for repeated use.
pub fn too_wordy(rules: &Rules, language: &Language) -> Vec<Mistake> {
    let words = rules.words().all();
    let words = words.iter().map(|(name, word)| (format!("words.{name}"), *word, LONGEST_WORD));
    let texts = std::iter::once(("name".to_owned(), rules.about().name.as_str(), LONGEST_TITLE)).chain(words);
    texts
        .filter(|(_, text, most)| text.chars().count() > *most)
        .map(|(key, _, most)| Mistake::said(&key, &message!("site-rules-too-long-text", most), language))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sower_core::library;

    fn mistakes(text: &str) -> Vec<Mistake> {
        check(text, Language::english()).expect_err("it has mistakes")
    }

    fn kalah() -> &'static str {
        library::find("kalah").expect("a game").file.text()
    }

    #[test]
    fn every_shipped_file_could_be_brought() {
        for file in library::files() {
            check(file.text(), Language::english()).unwrap_or_else(|told| panic!("{}: {told:?}", file.id()));
        }
    }

    #[test]
    fn errors_have_their_lines_and_are_reported_once() {
        let wrong = kalah().replace("seeds = 4", "seeds = 400").replace("rest = ", "rset = ");
        let told = mistakes(&wrong);
        let line = |key: &str| wrong.lines().position(|line| line.starts_with(key)).map(|at| at + 1);
        let found: Vec<_> = told.iter().map(|each| (each.line, each.key.as_str())).collect();
        assert_eq!(found, [(line("seeds = "), "board.seeds"), (line("rset = "), "end.rset")]);
        assert!(told[1].message.contains("end.rest"), "{told:?}");
        let syntax = mistakes("name = x\n");
        assert_eq!((syntax.len(), syntax[0].line), (1, Some(1)));
    }

    #[test]
    fn a_word_that_fills_the_page_is_refused() {
        let long = kalah().replace("\"stone\"", &format!("\"{}\"", "stone".repeat(100)));
        assert_eq!(mistakes(&long)[0].key, "words.seed");
        let many: String = (0..20).map(|number| format!("[variants.v{number}]\nname = \"V\"\n")).collect();
        assert_eq!(mistakes(&format!("{}{many}", kalah()))[0].key, "variants");
        let odd = format!("{}[variants.\"../x\"]\nname = \"X\"\n", kalah());
        assert_eq!(mistakes(&odd)[0].key, "variants.../x");
    }

    #[test]
    fn rules_with_overlong_turns_are_refused() {
        let ogidise = library::find("ogidise").expect("a game").file.text();
        // No pit is ever emptied, so a turn never ends.
        let slow = ogidise.replace("skip-origin = false", "lift = \"leave-one\"").replace("[4]", "[200]");
        let told = mistakes(&slow.replace("pits = 6", "pits = 15").replace("seeds = 4", "seeds = 8"));
        assert_eq!((told.len(), told[0].key.as_str()), (1, "sow.relay"), "{told:?}");
    }
}
