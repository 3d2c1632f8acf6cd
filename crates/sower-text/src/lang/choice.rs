//! Which language is spoken: what a person wishes, and what a program has settled on.

use std::sync::OnceLock;

use super::Language;

static SPOKEN: OnceLock<&'static Language> = OnceLock::new();

impl Language {
    /// The language that somebody likes best of those that there are, else English.
    ///
    /// A wish is an `Accept-Language` header, `kk,ru;q=0.8,en;q=0.5`, or a locale as the environment has it, `ru_RU.UTF-8`.
    pub fn chosen_from(wish: &str) -> &'static Language {
        let mut wishes: Vec<(f32, &str)> = wish.split(',').filter_map(weighed).collect();
        // A stable sort: of equal wishes the first stays first.
        wishes.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let found = wishes.iter().find_map(|(_, tag)| {
            // Regions and scripts make no difference to a language that has one catalogue.
            let language = tag.split(['-', '_', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
            Language::of(&language).ok()
        });
        found.unwrap_or_else(Language::english)
    }

    /// The language of this program, which speaks English until it is told otherwise.
    pub fn spoken() -> &'static Language {
        SPOKEN.get().copied().unwrap_or_else(Language::english)
    }

    /// Makes this the language of the program. For its `main`, before anything is said: later calls change nothing, so that
    /// nobody is spoken to in two languages.
    pub fn speak(&'static self) {
        SPOKEN.get_or_init(|| self);
    }
}

/// A tag and how much it is wished for, unless not at all.
fn weighed(wish: &str) -> Option<(f32, &str)> {
    let (tag, parameter) = wish.split_once(';').unwrap_or((wish, ""));
    let weight = match parameter.trim().strip_prefix("q=") {
        Some(weight) => weight.trim().parse().ok()?,
        None => 1.0,
    };
    (weight > 0.0).then_some((weight, tag.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_liked_language_that_there_is_is_chosen() {
        for (wish, tag) in [
            ("", "en"),
            ("*", "en"),
            ("de-DE,de;q=0.9", "en"),
            ("ru", "ru"),
            ("ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7", "ru"),
            ("en;q=0.5, kk-Cyrl-KZ;q=0.8, ru;q=0.7", "kk"),
            ("ru;q=0, kk;q=0.1", "kk"),
            ("de, ru;q=0.3, *;q=0.1", "ru"),
            ("ru;q=much,kk;q=0.2", "kk"),
            ("KK", "kk"),
            ("kk_KZ.UTF-8", "kk"),
            ("ru_RU.KOI8-R@calendar", "ru"),
            ("C.UTF-8", "en"),
            ("POSIX", "en"),
            (";;,,=;q", "en"),
        ] {
            assert_eq!(Language::chosen_from(wish).tag(), tag, "{wish}");
        }
    }

    #[test]
    fn a_program_that_was_told_nothing_speaks_english() {
        assert_eq!(Language::spoken(), Language::english());
    }
}
