//! The rules that players can change for a new game. A value is offered only if the resulting rules are valid.

use sower_core::rules::{Across, AcrossNeeds, GrandSlam};
use sower_core::{Change, Named, Rules};
use sower_text::{Language, Message, message};
use sower_wire::OptionChoice;

use crate::listed_game::ListedGame;

pub(crate) fn options(listed: &ListedGame, language: &Language) -> Vec<OptionChoice> {
    let rules = listed.game.rules();
    let values = rules.values();
    let named = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect::<Vec<_>>();
    let numbers = |range: std::ops::RangeInclusive<u8>| range.map(|number| number.to_string()).collect();
    let flags = || named(vec!["true", "false"]);
    let even = {
        let start = &rules.board().start;
        start.iter().flatten().all(|seeds| *seeds == start[0][0]).then(|| start[0][0].to_string())
    };
    let takes_across = rules.capture().across != Across::None;
    let takes_counts = !rules.capture().last_makes.is_empty();
    let mut offered: Vec<(&str, Message, Vec<String>)> = Vec::new();
    if even.is_some() {
        offered.push(("board.pits", message!("site-option-pits"), numbers(3..=9)));
        offered.push(("board.seeds", message!("site-option-seeds"), numbers(2..=9)));
    }
    offered.push(("turn.pie", message!("site-option-pie"), flags()));
    if takes_counts {
        offered.push(("capture.grand-slam", message!("site-option-grand-slam"), named(names::<GrandSlam>())));
    }
    if takes_across {
        offered.push(("capture.across", message!("site-option-across"), named(names::<Across>())));
        offered.push((
            "capture.across-needs",
            message!("site-option-across-needs"),
            named(names::<AcrossNeeds>()),
        ));
    }
    offered.push(("end.majority", message!("site-option-majority"), flags()));
    offered.push(("cycle.repeats", message!("site-option-repeats"), named(vec!["never", "2", "3"])));
    let choice = |(key, title, all): (&str, Message, Vec<String>)| {
        let found = values.iter().find(|(known, _)| *known == key).map(|(_, value)| value.clone());
        let value = found.or_else(|| even.clone())?;
        let fits = |text: &String| *text == value || can_be(listed, key, text);
        let mut values: Vec<String> = all.into_iter().filter(fits).collect();
        if !values.contains(&value) {
            values.push(value.clone());
        }
        let title = language.say(&title, rules.words());
        let names =
            values.iter().map(|value| value_name(key, value)).map(|name| language.say(&name, rules.words()));
        let names = names.collect();
        (values.len() > 1).then(|| OptionChoice { key: key.to_owned(), title, value, values, names })
    };
    offered.into_iter().filter_map(choice).collect()
}

/// A value in words; numbers stay.
fn value_name(key: &str, value: &str) -> Message {
    match (key, value) {
        (_, "true") => message!("site-option-yes"),
        (_, "false") => message!("site-option-no"),
        ("capture.across", "none") => message!("site-option-across-none"),
        ("capture.across", "own") => message!("site-option-across-own"),
        ("capture.across", "either") => message!("site-option-across-either"),
        ("capture.across", "other") => message!("site-option-across-other"),
        ("capture.across-needs", "seeds") => message!("site-option-needs-seeds"),
        ("capture.across-needs", "nothing") => message!("site-option-needs-nothing"),
        ("capture.grand-slam", "captures") => message!("site-option-slam-captures"),
        ("capture.grand-slam", "captures-nothing") => message!("site-option-slam-captures-nothing"),
        ("capture.grand-slam", "illegal") => message!("site-option-slam-illegal"),
        ("capture.grand-slam", "illegal-unless-forced") => message!("site-option-slam-illegal-unless-forced"),
        ("capture.grand-slam", "leaves-first") => message!("site-option-slam-leaves-first"),
        ("capture.grand-slam", "leaves-last") => message!("site-option-slam-leaves-last"),
        ("capture.grand-slam", "gives-rest") => message!("site-option-slam-gives-rest"),
        ("cycle.repeats", "never") => message!("site-option-never"),
        _ => message!("site-option-other", value = value.to_owned()),
    }
}

fn names<T: Named>() -> Vec<&'static str> {
    T::ALL.iter().map(|(name, _)| *name).collect()
}

fn can_be(listed: &ListedGame, key: &str, value: &str) -> bool {
    let parse = |text: &String| Change::parse(text);
    let mut changes: Vec<Change> = listed.changes.iter().filter_map(parse).collect();
    changes.push(Change { key: key.to_owned(), value: value.to_owned() });
    let made: Option<Rules> = listed.file.rules(listed.variant.as_deref(), &changes).ok();
    made.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find_shipped;
    use sower_core::library;

    #[test]
    fn every_value_but_a_number_is_said_in_words() {
        for listed in library::all() {
            let language = Language::english();
            let found = find_shipped(&listed.name, &[], language).expect("a shipped game");
            for option in options(&found, language) {
                assert_eq!(option.names.len(), option.values.len(), "{}", option.key);
                for (value, name) in option.values.iter().zip(&option.names) {
                    let is_number = value.bytes().all(|byte| byte.is_ascii_digit());
                    assert!(is_number || name != value || value == "never", "{}: {value}", option.key);
                }
            }
        }
    }
}
