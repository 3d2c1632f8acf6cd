//! Parses a rules file into [`Rules`].

use std::str::FromStr;

use super::expected::Expected;
use super::file::{RulesError, RulesFile, RulesProblem};
use super::keys::KeyReader;
use super::sections::{About, Labels, Notation};
use super::takes::Section;
use super::{Rules, Words};

/// Reads a rules file without a name: its game is called `custom`. See [`RulesFile`] for variants and changes.
impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Rules, RulesError> {
        RulesFile::parse("custom.toml", "custom", text)?.rules(None, &[])
    }
}

impl KeyReader {
    /// Reads every key. Invalid keys get their default, so the rules are valid only without problems.
    pub(super) fn rules(&mut self, id: &str) -> Rules {
        let rules = Rules {
            about: self.about(id),
            labels: self.choice("labels", Labels::Numbers),
            notation: self.choice("notation", Notation::Plain),
            board: Section::read(self),
            sow: Section::read(self),
            capture: Section::read(self),
            home: Section::read(self),
            ring: Section::read(self),
            bao: Section::read(self),
            owned: Section::read(self),
            turn: Section::read(self),
            end: Section::read(self),
            cycle: Section::read(self),
            matches: Section::read(self),
            words: self.words(),
            view: Section::read(self),
        };
        // Contradictions between keys are meaningful only if every key is valid.
        if self.problems.is_empty() {
            super::check::check(&rules, self);
            super::check_match::check(&rules, self);
            super::check_rows::check(&rules, self);
        }
        rules
    }

    fn about(&mut self, id: &str) -> About {
        About {
            id: id.to_owned(),
            name: self.required_text("name"),
            also: self.texts("also"),
            aliases: self.texts("aliases"),
            region: self.required_text("region"),
            countries: self.countries(),
            summary: self.required_text("summary"),
            source: self.sources(),
            notes: self.texts("notes"),
        }
    }

    fn countries(&mut self) -> Vec<String> {
        let countries = self.texts("countries");
        let is_code = |text: &String| text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_uppercase());
        match countries.iter().find(|text| !is_code(text)) {
            None => countries,
            Some(strange) => {
                let found = format!("{strange:?}");
                self.refuse("countries", RulesProblem::WrongValue { found, takes: Expected::Countries });
                Vec::new()
            }
        }
    }

    fn sources(&mut self) -> Vec<String> {
        let there = self.entries.contains_key("source");
        let sources = self.texts("source");
        if !there {
            self.refuse("source", RulesProblem::Missing { takes: Expected::Texts });
        }
        sources
    }

    fn words(&mut self) -> Words {
        let mut words = Words::default();
        for name in Words::NAMES {
            if let Some(text) = self.text(&format!("words.{name}"))
                && let Some(word) = words.word_mut(name)
            {
                *word = text;
            }
        }
        words
    }
}
