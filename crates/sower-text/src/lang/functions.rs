//! The Fluent functions for catalogues: `COUNT` for a number in words, `CAPITAL` for a text with a capital letter, and in English
//! `AN` for a word with its article.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

/// Adds the functions to a language's bundle.
pub(super) fn add(bundle: &mut FluentBundle<FluentResource>, tag: &str) {
    bundle.add_function("CAPITAL", capitalised).expect("it is added once");
    if tag == "en" {
        bundle.add_function("COUNT", count_in_english).expect("it is added once");
        bundle.add_function("AN", article_in_english).expect("it is added once");
    } else {
        bundle.add_function("COUNT", count_in_figures).expect("it is added once");
    }
}

/// `COUNT($n)` in English: a small number as a word.
fn count_in_english<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    const WORDS: [&str; 13] = [
        "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    match positional {
        [FluentValue::Number(number)] if number.value >= 0.0 && number.value < WORDS.len() as f64 => {
            FluentValue::from(WORDS[number.value as usize])
        }
        _ => count_in_figures(positional, named),
    }
}

/// `AN($word)` in English: the word with its article, capitalised with `case: "upper"`.
fn article_in_english<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::String(word)) = positional.first() else { return FluentValue::Error };
    let article = match (word.starts_with(['a', 'e', 'i', 'o', 'u']), named.get("case").is_some()) {
        (false, false) => "a",
        (true, false) => "an",
        (false, true) => "A",
        (true, true) => "An",
    };
    FluentValue::from(format!("{article} {word}"))
}

/// `CAPITAL($text)`: the text with its first letter capitalised, for the beginning of a sentence.
fn capitalised<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::String(text)) = positional.first() else { return FluentValue::Error };
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    FluentValue::from(first.chain(letters).collect::<String>())
}

/// `COUNT($n)` in languages that write small numbers as digits.
fn count_in_figures<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    positional.first().cloned().unwrap_or(FluentValue::Error)
}
