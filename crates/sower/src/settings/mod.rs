//! The user's settings. An option overrides an environment variable, which overrides the config file.

pub(crate) mod file;
mod key;

use std::env;

use sower_text::{Language, Message, message};

pub(crate) use key::Key;

use crate::failure::Failure;

/// Where a value comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Default,
    File,
    /// The named variable.
    Environment(String),
    /// The named option.
    Flag(&'static str),
}

/// A key's value, valid for the key, and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Setting {
    pub(crate) key: Key,
    pub(crate) value: String,
    pub(crate) source: Source,
}

/// The value of every key.
pub(crate) struct Settings {
    values: Vec<Setting>,
    /// The setting that names a language without a catalogue; messages are in English then.
    unknown_language: Option<Setting>,
}

impl Settings {
    /// Reads the environment and the config file. `color` is the value of `--color`.
    pub(crate) fn load(color: Option<&str>) -> anyhow::Result<Settings> {
        let variable = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        let in_file = match file::path() {
            Some(path) => file::values(&path)?,
            None => Vec::new(),
        };
        Settings::resolved(color, &variable, &in_file)
    }

    fn resolved(
        color: Option<&str>,
        variable: &dyn Fn(&str) -> Option<String>,
        in_file: &[(Key, String)],
    ) -> anyhow::Result<Settings> {
        let keys = <Key as clap::ValueEnum>::value_variants().iter();
        let mut unknown_language = None;
        let values = keys.map(|key| {
            let flag = color.filter(|_| *key == Key::Color);
            let (value, source) = if let Some(value) = flag {
                (value.to_owned(), Source::Flag("--color"))
            } else if let Some((name, value)) = from_environment(*key, variable)? {
                (value, Source::Environment(name))
            } else if let Some((_, value)) = in_file.iter().find(|(found, _)| found == key) {
                (value.clone(), Source::File)
            } else {
                (key.default_value().to_owned(), Source::Default)
            };
            let mut setting = Setting { key: *key, value, source };
            // A locale such as ru_RU.UTF-8 names a language too.
            if *key == Key::Language && setting.value != "auto" {
                let found = Language::preferred(&setting.value);
                if found.is_none() {
                    unknown_language = Some(setting.clone());
                }
                setting.value = found.unwrap_or_else(Language::english).tag().to_owned();
            }
            Ok(setting)
        });
        let values = values.collect::<anyhow::Result<_>>()?;
        Ok(Settings { values, unknown_language })
    }

    /// Every setting, in the order of the keys.
    pub(crate) fn all(&self) -> &[Setting] {
        &self.values
    }

    /// The value of a key.
    pub(crate) fn value(&self, key: Key) -> &str {
        let found = self.values.iter().find(|setting| setting.key == key);
        &found.expect("every key has a setting").value
    }

    /// A note for a user whose language Sower does not have.
    pub(crate) fn language_note(&self) -> Option<Message> {
        let Setting { value, source, .. } = self.unknown_language.clone()?;
        let place = match source {
            Source::Environment(name) => name,
            _ => file::path().map_or_else(String::new, |path| path.display().to_string()),
        };
        let known = Language::tags().collect::<Vec<_>>().join(", ");
        Some(message!("config-unknown-language", place, value, known))
    }

    /// The computer's level in a new game.
    pub(crate) fn level(&self) -> u8 {
        self.value(Key::Level).parse().expect("a level is checked when it is read")
    }

    /// The language of messages. `auto` follows the system's locale.
    pub(crate) fn language(&self) -> &'static Language {
        match self.value(Key::Language) {
            "auto" => Language::chosen_from(&locale().map(|(_, value)| value).unwrap_or_default()),
            tag => Language::chosen_from(tag),
        }
    }
}

/// The system's locale for messages, with the variable that sets it.
pub(crate) fn locale() -> Option<(&'static str, String)> {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()).map(|value| (name, value)))
}

/// The language for messages before the settings are known.
pub(crate) fn language_of_the_environment() -> &'static Language {
    let preference = env::var("SOWER_LANG").ok().filter(|value| !value.is_empty());
    let preference = preference.or_else(|| locale().map(|(_, value)| value));
    Language::chosen_from(&preference.unwrap_or_default())
}

/// The variable that sets a key, and its value.
fn from_environment(
    key: Key,
    variable: &dyn Fn(&str) -> Option<String>,
) -> anyhow::Result<Option<(String, String)>> {
    let Some(name) = key.variable() else { return Ok(colors_in_environment(variable)) };
    let Some(text) = variable(name) else { return Ok(None) };
    match key.checked(&text) {
        Some(value) => Ok(Some((name.to_owned(), value))),
        // An unknown language does not stop the program.
        None if key == Key::Language => Ok(Some((name.to_owned(), text))),
        None => {
            let (value, expected) = (text, key.expected());
            Err(Failure::input(message!("config-bad-variable", variable = name, value, expected)))
        }
    }
}

/// The conventions of <https://no-color.org> and <https://bixense.com/clicolors>.
fn colors_in_environment(variable: &dyn Fn(&str) -> Option<String>) -> Option<(String, String)> {
    let found = |name: &str, value: &str| Some((name.to_owned(), value.to_owned()));
    if variable("NO_COLOR").is_some() {
        found("NO_COLOR", "never")
    } else if variable("CLICOLOR_FORCE").is_some_and(|value| value != "0") {
        found("CLICOLOR_FORCE", "always")
    } else if variable("CLICOLOR").is_some_and(|value| value == "0") {
        found("CLICOLOR", "never")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolved(color: Option<&str>, variables: &[(&str, &str)], in_file: &[(Key, &str)]) -> Settings {
        let variable = |name: &str| {
            variables.iter().find(|(found, _)| *found == name).map(|(_, value)| (*value).to_owned())
        };
        let in_file: Vec<_> = in_file.iter().map(|(key, value)| (*key, (*value).to_owned())).collect();
        Settings::resolved(color, &variable, &in_file).expect("valid settings")
    }

    #[test]
    fn an_option_overrides_the_environment_and_that_the_file() {
        let color = |settings: &Settings| settings.value(Key::Color).to_owned();
        assert_eq!(color(&resolved(None, &[], &[])), "auto");
        assert_eq!(color(&resolved(None, &[], &[(Key::Color, "never")])), "never");
        let forced = [("CLICOLOR_FORCE", "1")];
        assert_eq!(color(&resolved(None, &forced, &[(Key::Color, "never")])), "always");
        assert_eq!(color(&resolved(Some("never"), &forced, &[])), "never");
        let both = [("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")];
        assert_eq!(color(&resolved(None, &both, &[])), "never");
        assert_eq!(color(&resolved(None, &[("CLICOLOR_FORCE", "0")], &[])), "auto");
    }

    #[test]
    fn a_bad_variable_is_an_error_but_an_unknown_language_is_english_with_a_note() {
        let variable = |name: &str| (name == "SOWER_LEVEL").then(|| "high".to_owned());
        let error = Settings::resolved(None, &variable, &[]).err().expect("no level").to_string();
        assert!(error.contains("SOWER_LEVEL") && error.contains("1–10"), "{error}");
        let settings = resolved(None, &[("SOWER_LANG", "ru_RU.UTF-8")], &[(Key::Language, "kk")]);
        assert_eq!(settings.value(Key::Language), "ru");
        assert_eq!(settings.language_note(), None);
        let settings = resolved(None, &[("SOWER_LANG", "de")], &[]);
        assert_eq!(settings.value(Key::Language), "en");
        let note = settings.language_note().expect("German is not there").to_string();
        assert!(
            note.contains("SOWER_LANG") && note.contains("“de”") && note.contains("en, kk, ru"),
            "{note}"
        );
        let settings = resolved(None, &[], &[(Key::Language, "de")]);
        assert_eq!(settings.value(Key::Language), "en");
        assert!(settings.language_note().is_some());
    }
}
