//! The catalogues of `lang/`, and the rendering of messages.

use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource};
use sower_core::Side;
use sower_core::rules::Words;
use unic_langid::LanguageIdentifier;

use super::forms::Forms;
use super::message::{Arg, Message, Say};
use super::{files, functions};

/// A language with a catalogue.
pub struct Language {
    tag: &'static str,
    /// Parsed at the first use.
    catalogue: OnceLock<Catalogue>,
}

/// The parsed files of a language.
pub(super) struct Catalogue {
    pub(super) bundle: FluentBundle<FluentResource>,
    pub(super) forms: Forms,
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Language").field(&self.tag).finish()
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Language) -> bool {
        self.tag == other.tag
    }
}

impl Eq for Language {}

/// Sower has no catalogue for the requested language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage {
    /// The requested tag.
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
    /// Every language, sorted by tag.
    pub fn all() -> &'static [Language] {
        static ALL: OnceLock<Vec<Language>> = OnceLock::new();
        ALL.get_or_init(|| {
            let mut tags: Vec<&str> = files::all().map(|file| file.tag).collect();
            tags.dedup();
            tags.into_iter().map(|tag| Language { tag, catalogue: OnceLock::new() }).collect()
        })
    }

    /// The tags of all languages, sorted.
    pub fn tags() -> impl Iterator<Item = &'static str> {
        Language::all().iter().map(Language::tag)
    }

    /// The language with that tag.
    pub fn of(tag: &str) -> Result<&'static Language, UnknownLanguage> {
        let found = Language::all().iter().find(|language| language.tag == tag);
        found.ok_or_else(|| UnknownLanguage { tag: tag.to_owned() })
    }

    /// English, the fallback of every other language.
    pub fn english() -> &'static Language {
        Language::of("en").expect("lang/en is part of the project")
    }

    /// The language's tag: `en`, `kk`, `ru`.
    pub fn tag(&self) -> &'static str {
        self.tag
    }

    /// The language's name in the language itself, for a menu.
    pub fn name(&self) -> String {
        self.render(&Message { key: "language-name", args: Vec::new() }, &Words::default())
    }

    /// The name and text of each of this language's files.
    pub fn files(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        files::of(self.tag).map(|file| (file.name, file.text))
    }

    /// The texts of this language's files.
    pub fn texts(&self) -> impl Iterator<Item = &'static str> {
        files::of(self.tag).map(|file| file.text)
    }

    /// Renders a message with a game's terms.
    pub fn say(&self, what: &impl Say, words: &Words) -> String {
        self.render(&what.message(), words)
    }

    /// A number with a decimal point, with this language's separator instead.
    pub(super) fn decimal(&self, number: &str) -> String {
        let separator = self.text("decimal-separator", &Words::default());
        number.replace('.', &separator)
    }

    /// A whole number in groups of three digits: `1,352,078`.
    pub fn grouped(&self, number: u64) -> String {
        let separator = self.text("thousands-separator", &Words::default());
        let digits = number.to_string();
        let mut grouped = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                grouped.push_str(&separator);
            }
            grouped.push(digit);
        }
        grouped
    }

    /// The name of a side in this language.
    pub fn side(&self, side: Side) -> String {
        self.render(&name_of(side), &Words::default())
    }

    /// Renders a message with a game's terms.
    ///
    /// Falls back to English if this language lacks the message, and to the key if English lacks it too.
    /// Tests exclude both.
    pub fn render(&self, message: &Message, words: &Words) -> String {
        let Some(found) = self.catalogue().bundle.get_message(message.key) else {
            return match self.tag {
                "en" => message.key.to_owned(),
                _ => Language::english().render(message, words),
            };
        };
        let args = self.arguments(message, words);
        self.value(&found, &args).unwrap_or_else(|| message.key.to_owned())
    }

    /// The text of a key known only at run time, with a game's terms.
    pub fn text(&self, key: &str, words: &Words) -> String {
        let Some(found) = self.catalogue().bundle.get_message(key) else {
            return match self.tag {
                "en" => key.to_owned(),
                _ => Language::english().text(key, words),
            };
        };
        let nothing = Message { key: "", args: Vec::new() };
        let args = self.arguments(&nothing, words);
        self.value(&found, &args).unwrap_or_else(|| key.to_owned())
    }

    pub(super) fn catalogue(&self) -> &Catalogue {
        self.catalogue.get_or_init(|| load(self.tag))
    }

    /// The game's terms and the message's arguments.
    fn arguments<'a>(&'a self, message: &'a Message, words: &'a Words) -> FluentArgs<'a> {
        let mut args = FluentArgs::new();
        for (name, word) in self.forms(words) {
            args.set(name, word);
        }
        for (name, arg) in &message.args {
            match arg {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Text(text) => args.set(*name, text.as_str()),
                Arg::Decimal(number) => args.set(*name, self.decimal(number)),
                Arg::Side(side) => self.set_said(&mut args, name, &name_of(*side), words),
                Arg::Said(message) => self.set_said(&mut args, name, message, words),
                Arg::Listed { messages, between } => {
                    let said: Vec<String> = messages.iter().map(|one| self.render(one, words)).collect();
                    args.set(*name, said.join(between));
                }
            }
        }
        args
    }

    /// Sets an argument that is itself a message. Its attributes become arguments too, `$place_acc` for `place` and `.acc`. So
    /// a language can give a side or a place the grammatical cases that its sentences need.
    fn set_said(&self, args: &mut FluentArgs<'_>, name: &'static str, said: &Message, words: &Words) {
        args.set(name, self.render(said, words));
        let Some(found) = self.catalogue().bundle.get_message(said.key) else { return };
        let mut attributes = found.attributes().peekable();
        if attributes.peek().is_none() {
            return;
        }
        let inner = self.arguments(said, words);
        for attribute in attributes {
            let mut faults = Vec::new();
            let form = self
                .catalogue()
                .bundle
                .format_pattern(attribute.value(), Some(&inner), &mut faults)
                .into_owned();
            args.set(format!("{name}_{}", attribute.id()), form);
        }
    }

    fn value(&self, found: &FluentMessage<'_>, args: &FluentArgs<'_>) -> Option<String> {
        let mut faults = Vec::new();
        let pattern = found.value()?;
        Some(self.catalogue().bundle.format_pattern(pattern, Some(args), &mut faults).into_owned())
    }
}

fn name_of(side: Side) -> Message {
    let key = match side {
        Side::South => "side-south",
        Side::North => "side-north",
    };
    Message { key, args: Vec::new() }
}

/// Reads all files of a language.
fn load(tag: &'static str) -> Catalogue {
    let id: LanguageIdentifier = tag.parse().expect("a folder of lang/ is named by its language tag");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Bidirectional isolation marks around every argument would clutter terminals and records.
    bundle.set_use_isolating(false);
    functions::add(&mut bundle, tag);
    // The web page reads its messages itself.
    for file in files::of(tag).filter(|file| file.name != super::page::FILE) {
        let resource = match FluentResource::try_new(file.text.to_owned()) {
            Ok(resource) => resource,
            // Keep what could be parsed; a test rejects files with errors.
            Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    let forms = Forms::of(&bundle);
    Catalogue { bundle, forms }
}
