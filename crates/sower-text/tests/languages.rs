//! Explains whole games in every language, and checks for leftovers of the catalogue syntax.

use sower_core::rules::{RulesFile, RulesProblem, Words};
use sower_core::{Game, Move, library};
use sower_text::{Language, rules_in_words, trace_sentences};

/// Whether a sentence has leftovers of a missing argument, form or message.
fn shows_through(sentence: &str) -> bool {
    let key = |word: &str| {
        ["step-", "rule-", "board-", "place-", "ending-", "result-", "side-", "game-", "words"]
            .iter()
            .any(|prefix| word.starts_with(prefix))
    };
    sentence.is_empty()
        || sentence.contains(['{', '}', '$'])
        || sentence.contains("  ")
        || sentence.split_whitespace().any(key)
}

/// Whether a sentence has English words. Labels are single letters, and centuries are Roman numerals.
fn has_english_words(sentence: &str) -> bool {
    let is_english = |word: &str| {
        word.len() > 1 && word.bytes().all(|letter| letter.is_ascii_alphabetic() && !b"XVI".contains(&letter))
    };
    sentence.split(|letter: char| !letter.is_alphabetic()).any(is_english)
}

/// The languages that are not written in the Latin alphabet.
fn other_languages() -> impl Iterator<Item = &'static Language> {
    Language::all().iter().filter(|language| *language != Language::english())
}

#[test]
fn a_whole_game_of_every_kind_is_told_in_every_language() {
    for listed in library::all() {
        let game = Game::new(listed.rules(&[]).expect("shipped files are sound"));
        let (rules, words) = (game.rules(), game.rules().words());
        let mut position = game.start();
        for turn in 0..60 {
            let moves: Vec<Move> = game.moves(&position);
            if game.outcome(&position).is_some() || moves.is_empty() {
                break;
            }
            let played = moves[(turn * 7 + 3) % moves.len()];
            let trace = game.trace(&position, played).expect("it is legal");
            for (message, rule) in trace_sentences(&trace, rules) {
                for language in other_languages() {
                    let said = language.render(&message, words);
                    let what = format!("{} {} {rule} {}: {said}", language.tag(), listed.name, message.key);
                    assert!(!shows_through(&said), "{what}");
                    assert!(!has_english_words(&said), "{what}");
                }
            }
            position = trace.after;
        }
    }
}

#[test]
fn the_rules_of_every_game_are_told_in_every_language() {
    for listed in library::all() {
        let rules = listed.rules(&[]).expect("shipped files are sound");
        for language in other_languages() {
            let about = language.about(&rules);
            let mut told = vec![about.region, about.summary];
            for (heading, sentences) in rules_in_words(&rules) {
                told.push(language.say(&heading, rules.words()));
                told.extend(sentences.iter().map(|sentence| language.say(sentence, rules.words())));
            }
            for said in told {
                let what = format!("{} {}: {said}", language.tag(), listed.name);
                assert!(!shows_through(&said) && !has_english_words(&said), "{what}");
            }
        }
    }
}

#[test]
fn a_game_has_the_words_of_its_players_in_their_own_grammar() {
    let told = |tag: &str, name: &str, number: usize| {
        let game = Game::new(library::find(name).unwrap().rules(&[]).unwrap());
        let played = game.moves(&game.start())[number - 1];
        let trace = game.trace(&game.start(), played).unwrap();
        let language = Language::of(tag).unwrap();
        let said = trace_sentences(&trace, game.rules());
        said.iter().map(|(message, _)| language.render(message, game.rules().words())).collect::<Vec<_>>()
    };
    assert_eq!(
        told("ru", "kalah", 3),
        [
            "из лунки 3 Юга вынимают 4 камня",
            "по одному камню падает в лунки 4, 5, 6 Юга и амбар Юга; в амбаре Юга теперь 1",
            "последний камень падает в собственный амбар Юга: Юг ходит ещё раз",
        ]
    );
    assert_eq!(
        told("kk", "togyz-kumalak", 1),
        [
            "Оңтүстіктің 1-отауынан 8 құмалақ қолға алынады, біреуі қалады",
            "бір-бір құмалақ түседі: Оңтүстіктің 2, 3, 4, 5, 6, 7, 8, 9-отаулары; Оңтүстіктің 9-отауында енді 10",
            "Оңтүстіктің 9-отауында енді 10, ештеңе ұтып алынбайды: жүріс аяқталады",
        ]
    );
}

#[test]
fn a_variant_has_its_games_words_and_a_custom_game_the_plain_ones() {
    let russian = Language::of("ru").unwrap();
    let seeds = |words: &sower_core::Words| {
        let forms = russian.forms(words);
        forms.into_iter().find(|(name, _)| *name == "seeds").unwrap().1.to_owned()
    };
    let rules = |name: &str| library::find(name).unwrap().rules(&[]).unwrap();
    assert_eq!(seeds(rules("oware").words()), "зёрна");
    assert_eq!(seeds(rules("oware-slam-illegal").words()), "зёрна");
    assert_eq!(seeds(rules("togyz-kumalak-open").words()), "кумалаки");
    let text = library::find("oware").unwrap().file.text();
    let own = sower_core::RulesFile::parse("oware.toml", "oware", text).unwrap().rules(None, &[]).unwrap();
    assert_eq!(seeds(own.words()), "камни");
    assert_eq!(russian.about(&own).name, "Oware", "a file of one's own has the name that it says");
    assert_eq!(russian.about(&rules("oware")).name, "Оваре");
}

#[test]
fn titles_fit_beside_their_summaries_in_a_list() {
    for listed in library::all() {
        let rules = listed.rules(&[]).expect("shipped files are sound");
        for language in Language::all() {
            let title = language.about(&rules).name;
            // A variant is listed below its game, with only the rest of its title.
            let (shown, most) = match (&listed.variant, title.split_once(", ")) {
                (Some(_), Some((_, own))) => (own, 28),
                (Some(_), None) => panic!("{}: {title} does not name its game first", language.tag()),
                (None, _) => (title.as_str(), 16),
            };
            assert!(shown.chars().count() <= most, "{}: {title} is too long for a list", language.tag());
        }
    }
}

#[test]
fn every_kind_of_toml_fault_is_translated() {
    let faults = [
        "a = 1\na = 2",
        "[a]\nb = 1\n[a]\nb = 2",
        "[a",
        "[[a]",
        "a = [1, 2",
        "a = { b = 1",
        "a = [1 2]",
        "a = [1,, 2]",
        "a = { b = 1 c = 2 }",
        "a = = 1",
        "a 1",
        "a = \"b",
        "a = 'b",
        "a = b",
        "a = \"\"\"b",
        "a = 99999999999999999999",
        "a = 01",
        "a = 1__2",
        "a = 0X1",
        "a = +-1",
        "a =",
        "a = ",
        "= 1",
        "a.b. = 1",
        "ä = 1",
        "a = 1 b = 2",
        "a = 1 2",
    ];
    for text in faults {
        let error = RulesFile::parse("mine.toml", "mine", text).expect_err(text);
        for problem in &error.problems {
            assert!(matches!(problem.what, RulesProblem::Syntax { .. }), "{text:?}: {problem:?}");
            for language in other_languages() {
                let said =
                    language.say(&problem.what, &Words::default()).replace("TOML", "т").replace("true", "т");
                assert!(!shows_through(&said.replace(['{', '}'], "")), "{} {text:?}: {said}", language.tag());
                assert!(!has_english_words(&said), "{} {text:?}: {said}", language.tag());
            }
        }
    }
}
