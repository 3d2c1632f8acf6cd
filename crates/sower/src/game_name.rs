//! The GAME argument: any text is accepted, and shells complete the games' names.

use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::ErrorKind;
use sower_core::library;

/// Accepts any text, because a path to a rules file is a game too.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameName;

impl TypedValueParser for GameName {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        _: Option<&clap::Arg>,
        value: &std::ffi::OsStr,
    ) -> Result<String, clap::Error> {
        value
            .to_str()
            .map(str::to_owned)
            .ok_or_else(|| clap::Error::new(ErrorKind::InvalidUtf8).with_cmd(command))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let names =
            library::files().iter().flat_map(|file| std::iter::once(file.id()).chain(file.variants()));
        Some(Box::new(names.map(PossibleValue::new)))
    }
}
