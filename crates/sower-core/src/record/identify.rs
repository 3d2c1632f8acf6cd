//! Identifies the game of a record.
//!
//! `[Rules "1a2b… board.seeds=3; end.majority=true"]` has the fingerprint of the rules and the keys that
//! differ from the game in `[Game]`. So a record with changed rules can be replayed, and one with unknown rules is
//! rejected instead of misread.

use super::Record;
use super::error::RecordError;
use crate::library::{self, Listed};
use crate::notation::quoted;
use crate::rules::{Change, Fingerprint, Rules};

impl Record {
    /// The game in the tags: `[Game]`, or `[Variant]` as in OGN.
    pub fn game_name(&self) -> Option<&str> {
        self.tags().value("Game").or_else(|| self.tags().value("Variant"))
    }

    /// The rules of the shipped game in the tags, with the record's changes.
    pub fn rules(&self) -> Result<Rules, RecordError> {
        let listed = named(self.game_name().ok_or(RecordError::NoGame)?)?;
        let changes = self.written_rules()?.map_or_else(Vec::new, |(_, changes)| changes);
        let rules = listed.rules(&changes).map_err(|error| RecordError::BadChanges { reason: error })?;
        self.check_fingerprint(&rules)?;
        Ok(rules)
    }

    /// Rejects rules whose fingerprint differs from the record's.
    pub(super) fn check_fingerprint(&self, rules: &Rules) -> Result<(), RecordError> {
        let expected = rules.fingerprint();
        match self.written_rules()? {
            Some((found, _)) if found != expected => {
                Err(RecordError::ForeignRules { found: found.to_string(), expected: expected.to_string() })
            }
            _ => Ok(()),
        }
    }

    fn written_rules(&self) -> Result<Option<(Fingerprint, Vec<Change>)>, RecordError> {
        let Some(text) = self.tags().value("Rules") else { return Ok(None) };
        let read = || {
            let (fingerprint, changes) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
            let changes = changes.split(';').filter(|change| !change.trim().is_empty());
            Some((Fingerprint::parse(fingerprint)?, changes.map(Change::parse).collect::<Option<_>>()?))
        };
        read().map(Some).ok_or_else(|| RecordError::BadRules { text: quoted(text) })
    }
}

/// The game with that name, as on the command line or in common use.
fn named(name: &str) -> Result<Listed, RecordError> {
    let unknown = match library::find(name) {
        Ok(listed) => return Ok(listed),
        Err(unknown) => unknown,
    };
    let is_called = |listed: &Listed| {
        listed.rules(&[]).is_ok_and(|rules| {
            let about = rules.about();
            std::iter::once(&about.name).chain(&about.also).any(|known| known.eq_ignore_ascii_case(name))
        })
    };
    library::all().into_iter().find(is_called).ok_or(RecordError::UnknownGame { reason: unknown })
}

/// The value of the `[Rules]` tag.
pub(super) fn rules_tag(rules: &Rules) -> String {
    let base = library::find(&rules.about().id).ok().and_then(|listed| listed.rules(&[]).ok());
    let changes: Vec<String> = base.map_or_else(Vec::new, |base| {
        rules.changes_from(&base).into_iter().map(|(key, value)| format!("{key}={value}")).collect()
    });
    format!("{} {}", rules.fingerprint(), changes.join("; ")).trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(name: &str, changes: &[&str]) -> Rules {
        let changes: Vec<Change> = changes.iter().filter_map(|change| Change::parse(change)).collect();
        library::find(name).unwrap().rules(&changes).unwrap()
    }

    fn record(tags: &str) -> Record {
        Record::parse(tags).unwrap()
    }

    fn with_rules(game: &str, rules: &Rules) -> Record {
        record(&format!("[Game \"{game}\"]\n[Rules \"{}\"]", rules_tag(rules).replace('"', "\\\"")))
    }

    #[test]
    fn a_game_is_found_by_any_of_its_names() {
        let cases = [
            ("[Game \"oware\"]", "oware"),
            ("[Variant \"Oware Abapa\"]", "oware"),
            ("[Game \"kalah-empty-capture\"]", "kalah-empty-capture"),
            ("[Game \"toguz-korgool\"]", "togyz-kumalak"),
            ("[Game \"Togyz Kumalak\"]", "togyz-kumalak"),
        ];
        for (tags, id) in cases {
            assert_eq!(record(tags).rules().unwrap().about().id, id);
        }
        assert!(matches!(record("[Game \"chess\"]").rules(), Err(RecordError::UnknownGame { .. })));
        assert_eq!(record("1. A").rules().unwrap_err(), RecordError::NoGame);
    }

    #[test]
    fn changed_rules_are_made_again_from_the_tag() {
        let cases: [(&str, &[&str]); 4] = [
            ("kalah", &["board.pits=5", "board.seeds=3"]),
            ("kalah", &["turn.again=none", "end.majority=true"]),
            ("oware", &["capture.last-makes=2,3,4", "cycle.repeats=never", "end.seeds-left=2"]),
            ("togyz-kumalak", &["home.bars=none", "cycle.max-plies=10"]),
        ];
        for (name, changes) in cases {
            let changed = rules(name, changes);
            let found = with_rules(name, &changed).rules().unwrap_or_else(|error| panic!("{error:?}"));
            assert_eq!(found.fingerprint(), changed.fingerprint(), "{changes:?}");
        }
    }

    #[test]
    fn unchanged_rules_are_a_fingerprint_alone() {
        let oware = rules("oware", &[]);
        assert_eq!(rules_tag(&oware), oware.fingerprint().to_string());
    }

    #[test]
    fn the_fingerprint_of_other_rules_is_refused_with_both() {
        let (oware, kalah) = (rules("oware", &[]), rules("kalah", &[]));
        let foreign = RecordError::ForeignRules {
            found: kalah.fingerprint().to_string(),
            expected: oware.fingerprint().to_string(),
        };
        let record = with_rules("oware", &kalah);
        assert_eq!(record.check_fingerprint(&oware), Err(foreign.clone()));
        assert!(!foreign.is_refusal());
    }

    #[test]
    fn a_rules_tag_without_a_fingerprint_is_refused() {
        for text in ["", "oware", "1a2b", "0123456789abcdef board.seeds"] {
            let record = record(&format!("[Game \"oware\"]\n[Rules \"{text}\"]"));
            assert_eq!(record.rules().unwrap_err(), RecordError::BadRules { text: text.to_owned() });
        }
    }
}
