//! Positions as lists of numbers: KGP's `<n,south store,north store,south pits…,north pits…>` and the plain
//! `[south pits…,south store,north pits…,north store]`.
//!
//! Neither includes the side to move: it is South, unless ` S` or ` N` follows.

use super::error::PositionError;
use super::position::{read_count, read_plain_row, read_side, read_store};
use super::quoted;
use crate::position::{Extra, Pie, Setup};
use crate::rules::Rules;
use crate::side::Side;

pub(super) fn read_kgp(rules: &Rules, text: &str) -> Result<Setup, PositionError> {
    let (numbers, side) = read_brackets(text, ['<', '>'])?;
    let pits = usize::from(rules.board().pits);
    let [size, south_store, north_store, rows @ ..] = &numbers[..] else {
        return Err(PositionError::Length { found: numbers.len(), count: 2 * pits + 3 });
    };
    let found = read_count(size)
        .ok_or_else(|| PositionError::Length { found: numbers.len(), count: 2 * pits + 3 })?;
    if usize::from(found) != pits {
        return Err(PositionError::Size { found, count: rules.board().pits });
    }
    if rows.len() != 2 * pits {
        return Err(PositionError::Length { found: numbers.len(), count: 2 * pits + 3 });
    }
    setup([&rows[..pits], &rows[pits..]], [south_store, north_store], side)
}

pub(super) fn read_list(rules: &Rules, text: &str) -> Result<Setup, PositionError> {
    let (numbers, side) = read_brackets(text, ['[', ']'])?;
    let pits = usize::from(rules.board().pits);
    if numbers.len() != 2 * pits + 2 {
        return Err(PositionError::Length { found: numbers.len(), count: 2 * pits + 2 });
    }
    let (south, north) = numbers.split_at(pits + 1);
    setup([&south[..pits], &north[..pits]], [south[pits], north[pits]], side)
}

/// The items between the brackets, and the side that may follow them.
fn read_brackets(text: &str, [open, close]: [char; 2]) -> Result<(Vec<&str>, Side), PositionError> {
    let unclosed =
        || PositionError::Unclosed { text: quoted(text), bracket: if close == '>' { ">" } else { "]" } };
    let (inside, after) =
        text.strip_prefix(open).and_then(|rest| rest.split_once(close)).ok_or_else(unclosed)?;
    let side = match after.trim_matches(|letter: char| letter.is_whitespace() || letter == '_') {
        "" => Side::South,
        side => read_side(side)?,
    };
    Ok((inside.split(',').map(str::trim).collect(), side))
}

fn setup(rows: [&[&str]; 2], stores: [&str; 2], side: Side) -> Result<Setup, PositionError> {
    let row = |side: Side| read_plain_row(side, rows[side]);
    let store = |side: Side| read_store(side, stores[side]);
    Ok(Setup {
        rows: [row(Side::South)?, row(Side::North)?],
        stores: [store(Side::South)?, store(Side::North)?],
        homes: [None, None],
        side,
        pie: Pie::Closed,
        extra: Extra::default(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::library;
    use crate::notation::write_position;

    fn kalah() -> Game {
        Game::new(library::find("kalah").unwrap().rules(&[]).unwrap())
    }

    fn read(text: &str) -> Result<String, PositionError> {
        kalah().read_position(text).map(|position| write_position(&position))
    }

    #[test]
    fn a_plain_list_has_each_store_after_its_row() {
        let sower = |side: &str| Ok(format!("1,2,3,4,5,6/8,9,10,11,12,13 7,14 {side}"));
        assert_eq!(read("[1,2,3,4,5,6,7,8,9,10,11,12,13,14]"), sower("S"));
        assert_eq!(read("[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] N"), sower("N"));
        assert_eq!(read("[1,2,3,4,5,6,7,8,9,10,11,12,13,14]_N"), sower("N"));
    }

    #[test]
    fn kgp_has_size_and_stores_first() {
        assert_eq!(
            read("<6,7,14,1,2,3,4,5,6,8,9,10,11,12,13>"),
            Ok("1,2,3,4,5,6/8,9,10,11,12,13 7,14 S".to_owned())
        );
    }

    #[test]
    fn a_list_of_the_wrong_length_or_size_is_refused() {
        assert_eq!(read("[1,2,3]"), Err(PositionError::Length { found: 3, count: 14 }));
        assert_eq!(read("<6,0,0,1,2>"), Err(PositionError::Length { found: 5, count: 15 }));
        assert_eq!(read("<3,0,0,3,3,3,3,3,3>"), Err(PositionError::Size { found: 3, count: 6 }));
        assert_eq!(read("<>"), Err(PositionError::Length { found: 1, count: 15 }));
    }

    #[test]
    fn a_list_without_its_end_is_refused() {
        assert_eq!(read("[1,2"), Err(PositionError::Unclosed { text: "[1,2".to_owned(), bracket: "]" }));
        assert_eq!(read("<6,1"), Err(PositionError::Unclosed { text: "<6,1".to_owned(), bracket: ">" }));
    }
}
