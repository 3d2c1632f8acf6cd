//! Spelling suggestions for mistyped names.

/// The least similarity for a suggestion, from 0 to 1.
const ALIKE: f64 = 0.8;

/// The known name most similar to the typed one, if any is close; the first of equally similar ones.
///
/// Keys are compared part by part, so that a shared section does not make different keys similar. A key without its
/// section (`pits`) is compared with the last part of each.
pub(crate) fn nearest<'a>(typed: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let (typed_section, typed_last) = parts(typed);
    let likeness = |name: &str| {
        let (section, last) = parts(name);
        let of_section = match typed_section {
            None => 1.0,
            Some(typed) => strsim::jaro_winkler(section.unwrap_or_default(), typed),
        };
        of_section.min(strsim::jaro_winkler(last, typed_last))
    };
    let mut best: Option<(f64, &str)> = None;
    for name in known {
        let likeness = likeness(name);
        if likeness >= ALIKE && best.is_none_or(|(most, _)| likeness > most) {
            best = Some((likeness, name));
        }
    }
    best.map(|(_, name)| name)
}

/// The section of a key, if it has one, and its last part.
fn parts(name: &str) -> (Option<&str>, &str) {
    name.rsplit_once('.').map_or((None, name), |(section, last)| (Some(section), last))
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_finds_its_name_and_nonsense_finds_none() {
        let known = ["board.pits", "board.seeds", "capture.across", "turn.pie", "view.seeds"];
        assert_eq!(nearest("board.seed", known.into_iter()), Some("board.seeds"));
        assert_eq!(nearest("pits", known.into_iter()), Some("board.pits"));
        assert_eq!(nearest("seeds", known.into_iter()), Some("board.seeds"));
        assert_eq!(nearest("bord.seds", known.into_iter()), Some("board.seeds"));
        for strange in ["xyzzy", "capture.twos", "turn.extra", "capture-twos"] {
            assert_eq!(nearest(strange, known.into_iter()), None, "{strange}");
        }
    }
}
