//! The user's language, from the environment.

use std::env;

use sower_text::Language;

/// `SOWER_LANG` if it is set, else the system's locale for messages. Data does not depend on it.
pub(crate) fn of_the_environment() -> &'static Language {
    let said = |name: &str| env::var(name).ok().filter(|wish| !wish.is_empty());
    let wish = ["SOWER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(said);
    Language::chosen_from(&wish.unwrap_or_default())
}
