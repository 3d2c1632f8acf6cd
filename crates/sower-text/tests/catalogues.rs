//! Every language has every message with the same arguments, and every message is used.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use sower_core::{Words, library};
use sower_text::Language;
use sower_text::lang::MESSAGES;

/// A message in a catalogue: the arguments that it uses, and its attributes.
#[derive(Default)]
struct Written {
    uses: BTreeSet<String>,
    attributes: BTreeSet<String>,
}

/// Every message of a language except those of the web page.
fn written(language: &Language) -> BTreeMap<String, Written> {
    let page = language.own_page_catalogue().expect("web.ftl holds what the page can show");
    let mut found = BTreeMap::new();
    for text in language.texts() {
        let resource = fluent_syntax::parser::parse(text).expect("a catalogue has no faults");
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name;
            if !page.messages.contains_key(key) {
                let before = found.insert(key.to_owned(), of(&message));
                assert!(before.is_none(), "{}: {key} is written twice", language.tag());
            }
        }
    }
    found
}

fn of(message: &Message<&str>) -> Written {
    let mut found = Written::default();
    message.value.iter().for_each(|value| pattern(value, &mut found.uses));
    for attribute in &message.attributes {
        pattern(&attribute.value, &mut found.uses);
        let is_new = found.attributes.insert(attribute.id.name.to_owned());
        assert!(is_new, "{}.{} is written twice", message.id.name, attribute.id.name);
    }
    found
}

fn pattern(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_names(expression, names);
        }
    }
}

fn expression_names(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => inline_names(inline, names),
        Expression::Select { selector, variants } => {
            inline_names(selector, names);
            for variant in variants {
                pattern(&variant.value, names);
            }
        }
    }
}

fn inline_names(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                inline_names(argument, names);
            }
        }
        InlineExpression::Placeable { expression } => expression_names(expression, names),
        _ => {}
    }
}

/// Whether a message is a sentence, not a game's title, notes or words.
fn is_sentence(key: &str) -> bool {
    key != "words" && !["game-", "notes-", "words-"].iter().any(|prefix| key.starts_with(prefix))
}

/// The English messages that are sentences.
fn messages() -> impl Iterator<Item = &'static (&'static str, &'static [&'static str])> {
    MESSAGES.iter().filter(|(key, _)| is_sentence(key))
}

#[test]
fn every_language_has_every_message_and_uses_its_arguments() {
    for language in Language::all() {
        let tag = language.tag();
        let written = written(language);
        let plain = Words::default();
        let words: BTreeSet<&str> = language.forms(&plain).into_iter().map(|(name, _)| name).collect();
        let cases: BTreeSet<&String> =
            written.iter().filter(|(key, _)| is_sentence(key)).flat_map(|(_, own)| &own.attributes).collect();
        for (key, arguments) in messages() {
            let own = written.get(*key).unwrap_or_else(|| panic!("{tag} has no sentence for {key}"));
            // An argument that is itself a message may be used in one of its grammatical cases.
            let means = |name: &str, argument: &str| {
                let case = name.strip_prefix(argument).and_then(|rest| rest.strip_prefix('_'));
                name == argument || case.is_some_and(|case| cases.iter().any(|known| *known == case))
            };
            for argument in arguments.iter().filter(|argument| !Words::NAMES.contains(argument)) {
                assert!(
                    own.uses.iter().any(|name| means(name, argument)),
                    "{tag}: {key} does not use ${argument}"
                );
            }
            for name in &own.uses {
                let known = arguments.iter().any(|argument| means(name, argument));
                assert!(
                    known || words.contains(name.as_str()),
                    "{tag}: {key} uses ${name}, which it is not given"
                );
            }
        }
        for key in written.keys().filter(|key| is_sentence(key)) {
            assert!(MESSAGES.iter().any(|(known, _)| known == key), "{tag}: English has no {key}");
        }
    }
}

#[test]
fn every_message_is_used() {
    let mut source = String::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for folder in fs::read_dir(crates).expect("the crates are there") {
        let src = folder.expect("a folder").path().join("src");
        if src.is_dir() {
            add_source(&src, &mut source).expect("sources can be read");
        }
    }
    // Lessons compute their keys from the game's name; another test checks those.
    for (key, _) in messages().filter(|(key, _)| !key.starts_with("learn-")) {
        assert!(source.contains(&format!("{key:?}")), "nothing uses {key}");
    }
}

/// All Rust source in a folder and the folders within it.
fn add_source(folder: &Path, source: &mut String) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            add_source(&path, source)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            source.push_str(&fs::read_to_string(path)?);
        }
    }
    Ok(())
}

#[test]
fn every_language_names_every_game_and_has_its_words() {
    for language in Language::all().iter().filter(|language| *language != Language::english()) {
        let tag = language.tag();
        let written = written(language);
        for listed in library::all() {
            let game = written.get(&format!("game-{}", listed.name));
            let attributes =
                &game.unwrap_or_else(|| panic!("{tag} has no title for {}", listed.name)).attributes;
            assert!(attributes.contains("summary"), "{tag} has no summary for {}", listed.name);
            let has_region = attributes.contains("region") || listed.variant.is_some();
            assert!(has_region, "{tag} has no region for {}", listed.name);
        }
        let games: BTreeSet<String> = library::all().into_iter().map(|listed| listed.name).collect();
        for (key, own) in &written {
            for prefix in ["game-", "notes-"] {
                let name = key.strip_prefix(prefix);
                assert!(name.is_none_or(|name| games.contains(name)), "{tag}: there is no game for {key}");
            }
            if key.starts_with("words-") {
                let strange = own.attributes.difference(&written["words"].attributes).collect::<Vec<_>>();
                assert!(strange.is_empty(), "{tag}: {key} has forms that no sentence knows: {strange:?}");
            }
        }
        for file in library::files() {
            let rules = file.rules(None, &[]).expect("shipped files are sound");
            let sets = language.word_sets(rules.words());
            assert!(sets.iter().all(|set| written.contains_key(set)), "{tag}: {} has {sets:?}", file.id());
        }
    }
}

#[test]
fn translated_notes_are_as_many_as_the_rules_file_has() {
    for language in Language::all() {
        for listed in library::all() {
            let rules = listed.rules(&[]).expect("shipped files are sound");
            let (own, written) = (language.about(&rules).notes, &rules.about().notes);
            assert_eq!(own.len(), written.len(), "{}: notes of {}", language.tag(), listed.name);
            let is_first = library::FIRST.contains(&listed.file.id());
            if is_first && language != Language::english() {
                assert_ne!(&own, written, "{}: notes of {} are English", language.tag(), listed.name);
            }
        }
    }
}

#[test]
fn every_language_has_every_message_of_the_page() {
    let english = Language::english().page_catalogue();
    for language in Language::all() {
        let own = language.own_page_catalogue().expect("web.ftl holds what the page can show");
        let plain = Words::default();
        let words: BTreeSet<&str> = language.forms(&plain).into_iter().map(|(name, _)| name).collect();
        for (key, message) in &english.messages {
            let tag = language.tag();
            let said = own.messages.get(key).unwrap_or_else(|| panic!("{tag} has no {key} for the page"));
            let given = message.arguments();
            for name in said.arguments() {
                let known = given.contains(&name) || words.contains(name);
                assert!(known, "{tag}: {key} uses ${name}, which it is not given");
            }
        }
        for key in own.messages.keys() {
            assert!(english.messages.contains_key(key), "{}: nothing says {key}", language.tag());
        }
    }
}
