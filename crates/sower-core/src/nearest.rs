//! What a person probably meant.

/// How alike two names must be for one to be taken for the other.
const ALIKE: f64 = 0.8;

/// The known name that comes nearest to what was typed, if any is near. A key's last part alone (`pits`) is near.
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
