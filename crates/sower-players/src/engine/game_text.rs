//! Rules as one line: the name of a game, and the keys that differ from it.

use sower_core::{Change, Named as _, Rules, library};

/// The name and changes that reproduce these rules: `oware`, `kalah board.start=3,3,3,3,3,3/3,3,3,3,3,3`.
///
/// Another program does not know custom rules by name, so they are written as changes to Kalah.
pub fn game_text(rules: &Rules) -> String {
    let named = |name: &str| library::find(name).ok().and_then(|listed| listed.rules(&[]).ok());
    let id = rules.about().id.as_str();
    let (name, base) = match named(id) {
        Some(base) => (id, Some(base)),
        None => (library::FIRST[0], named(library::FIRST[0])),
    };
    let mut text = name.to_owned();
    let Some(base) = base else { return text };
    for (key, value) in rules.changes_from(&base) {
        text.push_str(&format!(" {key}={value}"));
    }
    if rules.labels() != base.labels() {
        text.push_str(&format!(" labels={}", rules.labels().name()));
    }
    text
}

/// Splits a name and changes: the changes are the trailing words of the form `key=value`. So a path may contain
/// blanks.
pub(super) fn split(text: &str) -> (&str, Vec<Change>) {
    let mut name = text.trim();
    let mut changes = Vec::new();
    // Bound: each iteration removes a word from the text.
    while let Some((before, word)) = name.rsplit_once(char::is_whitespace)
        && let Some(change) = Change::parse(word)
        && change.key.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-' || byte == b'.')
    {
        changes.push(change);
        name = before.trim_end();
    }
    changes.reverse();
    (name, changes)
}

#[cfg(test)]
mod tests {
    use sower_core::RulesFile;

    use super::*;

    fn rules(name: &str, changes: &[Change]) -> Rules {
        library::find(name).unwrap().rules(changes).unwrap()
    }

    fn again(text: &str) -> Rules {
        let (name, changes) = split(text);
        rules(name, &changes)
    }

    #[test]
    fn every_game_is_told_by_its_name() {
        for listed in library::all() {
            let rules = listed.rules(&[]).unwrap();
            assert_eq!(game_text(&rules), listed.name);
        }
    }

    #[test]
    fn changed_rules_are_made_again_from_their_text() {
        for (name, change) in [
            ("kalah", "board.seeds=3"),
            ("oware", "capture.last-makes=2,3,4"),
            ("togyz-kumalak", "home.bars=none"),
            ("kalah", "turn.again=none"),
        ] {
            let changed = rules(name, &[Change::parse(change).unwrap()]);
            let text = game_text(&changed);
            assert_eq!(again(&text).fingerprint(), changed.fingerprint(), "{text}");
        }
    }

    #[test]
    fn rules_of_ones_own_are_changes_of_kalah() {
        let text = "name = \"Mine\"\nregion = \"Here\"\nsummary = \"Mine\"\nsource = [\"me\"]\nlabels = \"letters\"\n\
            [board]\npits = 3\nseeds = 2\nstores = true\n[sow]\nstores = \"own\"\n[cycle]\nmax-plies = 100\n";
        let mine = RulesFile::parse("mine.toml", "mine", text).unwrap().rules(None, &[]).unwrap();
        let found = again(&game_text(&mine));
        assert_eq!((found.fingerprint(), found.labels()), (mine.fingerprint(), mine.labels()));
    }

    #[test]
    fn a_path_may_have_blanks() {
        let (name, changes) = split(" my games/a=b.toml#big board.seeds=3 end.majority=true ");
        assert_eq!((name, changes.len()), ("my games/a=b.toml#big", 2));
        assert_eq!(changes[0].key, "board.seeds");
        assert_eq!(split("").0, "");
    }
}
