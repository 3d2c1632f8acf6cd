//! Language selection: the user's preferences, and the program's language.

use std::sync::OnceLock;

use super::Language;

static SPOKEN: OnceLock<&'static Language> = OnceLock::new();

impl Language {
    /// The available language that a user prefers most, or English.
    ///
    /// A preference is an `Accept-Language` header, `kk,ru;q=0.8,en;q=0.5`, or a locale of the environment, `ru_RU.UTF-8`.
    pub fn chosen_from(wish: &str) -> &'static Language {
        Language::preferred(wish).unwrap_or_else(Language::english)
    }

    /// The available language that a user prefers most; none if none of the preferred ones is available.
    pub fn preferred(wish: &str) -> Option<&'static Language> {
        let mut wishes: Vec<(f32, &str)> = wish.split(',').filter_map(weighed).collect();
        // A stable sort: equal preferences stay in order.
        wishes.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        wishes.iter().find_map(|(_, tag)| {
            // Regions and scripts are ignored: a language has one catalogue.
            let language = tag.split(['-', '_', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
            Language::of(&language).ok()
        })
    }

    /// The language of this program; English until [`Language::speak`] is called.
    pub fn spoken() -> &'static Language {
        SPOKEN.get().copied().unwrap_or_else(Language::english)
    }

    /// Makes this the program's language. Call it at the start of `main`: only the first call has an effect, so that
    /// the program never mixes languages.
    pub fn speak(&'static self) {
        SPOKEN.get_or_init(|| self);
    }
}

/// A tag and its weight; `None` if the weight is zero.
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
