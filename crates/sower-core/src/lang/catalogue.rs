//! The catalogues of `lang/`, and how a message becomes a sentence.

use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::message::{Arg, Message, Say};
use crate::rules::Words;
use crate::side::Side;

/// Every file of `lang/`: its language tag and text. A language may have several.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/lang.rs"));

/// A language that sentences can be said in.
pub struct Language {
    tag: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Language").field(&self.tag).finish()
    }
}

/// A language that Sower has no catalogue for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage {
    /// What was asked for.
    pub tag: String,
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "there is no language {:?}; there are {}",
            self.tag,
            Language::tags().collect::<Vec<_>>().join(", ")
        )
    }
}

impl std::error::Error for UnknownLanguage {}

impl Language {
    /// The tags of all languages, sorted.
    pub fn tags() -> impl Iterator<Item = &'static str> {
        all().iter().map(|language| language.tag)
    }

    /// The language of that tag.
    pub fn of(tag: &str) -> Result<&'static Language, UnknownLanguage> {
        all()
            .iter()
            .find(|language| language.tag == tag)
            .ok_or_else(|| UnknownLanguage { tag: tag.to_owned() })
    }

    /// English, the language that is always complete.
    pub fn english() -> &'static Language {
        Language::of("en").expect("lang/en.ftl is part of the project")
    }

    /// Its tag, as `en`.
    pub fn tag(&self) -> &'static str {
        self.tag
    }

    /// The files of this language, as they are written.
    pub fn texts(&self) -> impl Iterator<Item = &'static str> {
        FILES.iter().filter(|(tag, _)| *tag == self.tag).map(|(_, text)| *text)
    }

    /// The sentence of a message, in a game's own words.
    pub fn say(&self, what: &impl Say, words: &Words) -> String {
        self.render(&what.message(), words)
    }

    /// The sentence of a message, in a game's own words.
    ///
    /// A key without a sentence, which the tests rule out, shows as the key itself rather than as nothing.
    pub fn render(&self, message: &Message, words: &Words) -> String {
        let Some(pattern) = self.bundle.get_message(message.key).and_then(|found| found.value()) else {
            return message.key.to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, word) in words.all() {
            args.set(name, word);
        }
        for (name, arg) in &message.args {
            args.set(*name, self.value(arg, words));
        }
        let mut faults = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned()
    }

    fn value(&self, arg: &Arg, words: &Words) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Side(side) => {
                let key = match side {
                    Side::South => "side-south",
                    Side::North => "side-north",
                };
                FluentValue::from(self.render(&Message { key, args: Vec::new() }, words))
            }
            Arg::Said(message) => FluentValue::from(self.render(message, words)),
        }
    }
}

fn all() -> &'static [Language] {
    static ALL: OnceLock<Vec<Language>> = OnceLock::new();
    ALL.get_or_init(|| FILES.chunk_by(|(one, _), (next, _)| one == next).map(load).collect())
}

/// Makes a language of all its files.
fn load(files: &[(&'static str, &'static str)]) -> Language {
    let tag = files[0].0;
    let id: LanguageIdentifier = tag.parse().expect("a folder of lang/ is named by its language tag");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Marks of direction around every argument would litter terminals and records.
    bundle.set_use_isolating(false);
    if tag == "en" {
        bundle.add_function("COUNT", count_in_english).expect("it is added once");
        bundle.add_function("AN", article_in_english).expect("it is added once");
    } else {
        bundle.add_function("COUNT", count_in_figures).expect("it is added once");
    }
    for (_, text) in files {
        let resource = match FluentResource::try_new((*text).to_owned()) {
            Ok(resource) => resource,
            // What could be read is kept; the tests refuse a file with a fault in it.
            Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    Language { tag, bundle }
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

/// `AN($word)` in English: the word behind its article, at the head of a sentence with `case: "upper"`.
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

/// `COUNT($n)` where small numbers have no words of their own.
fn count_in_figures<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    positional.first().cloned().unwrap_or(FluentValue::Error)
}
