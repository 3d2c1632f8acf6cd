//! Spelling suggestions for mistyped names.

/// The least similarity for a suggestion, from 0 to 1.
const ALIKE: f64 = 0.8;

/// The known name most similar to the typed one, if any is close. The last part of a key (`pits`) counts as close.
pub(crate) fn nearest<'a>(typed: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let likeness = |name: &str| match name.rsplit_once('.') {
        Some((_, last)) if last == typed => 1.0,
        _ => strsim::jaro_winkler(name, typed),
    };
    known
        .map(|name| (likeness(name), name))
        .filter(|(likeness, _)| *likeness >= ALIKE)
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_finds_its_name_and_nonsense_finds_none() {
        let known = ["board.pits", "board.seeds", "capture.across"];
        assert_eq!(nearest("board.seed", known.into_iter()), Some("board.seeds"));
        assert_eq!(nearest("pits", known.into_iter()), Some("board.pits"));
        assert_eq!(nearest("xyzzy", known.into_iter()), None);
    }
}
