//! PlayStrategy's FEN and its squares.
//!
//! `9S,9S,9S,9S,1,10S,10S,10S,10S/9S,9S,9S,9S,9S,1S,10S,10S,10S 10 0 N 1`: North's row from its last pit to its first, as
//! printed at the top, then South's row from its first pit to its last; the stores; the side to move; the
//! move number. `nS` is a pit of n seeds, a bare number that many empty pits, `t` an opponent's home.
//!
//! A square is a file, `a` at the left, and a rank: 1 is South's, 2 North's.

use super::error::PositionError;
use super::position::{Row, read_count, read_side, read_store, split_rows};
use super::quoted;
use crate::position::{Extra, MOST_PITS, Pie, Position, Setup};
use crate::rules::Rules;
use crate::side::{Place, Side};

/// Writes a position as PlayStrategy does, with the move number.
pub fn write_fen(position: &Position, move_number: u32) -> String {
    let north = row_text(position, Side::North, (0..position.pits()).rev());
    let south = row_text(position, Side::South, 0..position.pits());
    let [south_store, north_store] = Side::BOTH.map(|side| position.store(side));
    format!("{north}/{south} {south_store} {north_store} {} {move_number}", position.side())
}

fn row_text(position: &Position, side: Side, indexes: impl Iterator<Item = u8>) -> String {
    let mut items = Vec::new();
    let mut empty = 0;
    for index in indexes {
        let place = Place { side, index };
        let item = match position.home_at(place) {
            Some(_) => "t".to_owned(),
            None if position.seeds(place) == 0 => {
                empty += 1;
                continue;
            }
            None => format!("{}S", position.seeds(place)),
        };
        if empty > 0 {
            items.push(std::mem::take(&mut empty).to_string());
        }
        items.push(item);
    }
    if empty > 0 {
        items.push(empty.to_string());
    }
    items.join(",")
}

pub(super) fn read_fen(
    rules: &Rules,
    rows: &str,
    stores: [&str; 2],
    side: &str,
    number: &str,
) -> Result<Setup, PositionError> {
    let (north, south) = split_rows(rules, rows)?;
    let mut north = read_row(Side::North, north)?;
    let south = read_row(Side::South, south)?;
    north.seeds.reverse();
    let length = north.seeds.len();
    north.home = north.home.and_then(|index| u8::try_from(length - 1 - usize::from(index)).ok());
    if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(PositionError::NotAMoveNumber { found: quoted(number) });
    }
    Ok(Setup {
        homes: [north.home, south.home],
        rows: [south.seeds, north.seeds],
        stores: [read_store(Side::South, stores[0])?, read_store(Side::North, stores[1])?],
        side: read_side(side)?,
        pie: Pie::Closed,
        extra: Extra::default(),
    })
}

/// Reads a row in printed order.
fn read_row(side: Side, text: &str) -> Result<Row, PositionError> {
    let mut row = Row::default();
    for item in text.split(',') {
        let number = row.seeds.len() + 1;
        let wrong = || PositionError::NotSeeds { found: quoted(item), side, number };
        if item == "t" {
            row.push_home(side)?;
        } else if let Some(seeds) = item.strip_suffix(['S', 's']) {
            row.seeds.push(read_count(seeds).ok_or_else(wrong)?);
        } else {
            let empty = usize::from(read_count(item).ok_or_else(wrong)?);
            row.seeds.extend(std::iter::repeat_n(0, empty));
        }
        // Stop here: the row is already too long and will be rejected.
        if row.seeds.len() > 2 * MOST_PITS {
            break;
        }
    }
    Ok(row)
}

/// The square of a pit on a board of `pits` a side.
pub fn square(place: Place, pits: u8) -> String {
    let (file, rank) = match place.side {
        Side::South => (place.index, '1'),
        Side::North => (pits - 1 - place.index, '2'),
    };
    format!("{}{rank}", char::from(b'a' + file))
}

/// The pit of a square on a board of `pits` a side.
pub(super) fn place_of_square(text: &str, pits: u8) -> Option<Place> {
    let &[file, rank] = text.as_bytes() else { return None };
    let file = file.checked_sub(b'a').filter(|file| *file < pits)?;
    match rank {
        b'1' => Some(Place { side: Side::South, index: file }),
        b'2' => Some(Place { side: Side::North, index: pits - 1 - file }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::library;
    use crate::notation::write_position;

    fn game(name: &str) -> Game {
        Game::new(library::find(name).unwrap().rules(&[]).unwrap())
    }

    #[test]
    fn norths_row_is_printed_from_its_last_pit() {
        let text = "1S,2,2S,3S,4S/5,6S 7 8 N 12";
        let position = game("oware").read_position(text).unwrap();
        assert_eq!(write_position(&position), "0,0,0,0,0,6/4,3,2,0,0,1 7,8 N");
        assert_eq!(write_fen(&position, 12), text);
    }

    #[test]
    fn lower_case_seeds_are_read() {
        let position = game("oware").read_position("5,13s/4s,1,1s,2,3s 27 0 S 50").unwrap();
        assert_eq!(write_position(&position), "4,0,1,0,0,3/13,0,0,0,0,0 27,0 S");
    }

    #[test]
    fn a_home_lies_where_it_is_printed() {
        let text = "1S,1S,1S,1S,1S,1S,1S,t,1S/1S,1S,t,1S,1S,1S,1S,1S,1S 73 73 S 40";
        let position = game("togyz-kumalak").read_position(text).unwrap();
        assert_eq!(position.home(Side::South), Some(1));
        assert_eq!(position.home(Side::North), Some(2));
        assert_eq!(write_fen(&position, 40), text);
    }

    #[test]
    fn each_wrong_field_is_named() {
        let refused = |text: &str| game("oware").read_position(text).unwrap_err();
        assert_eq!(
            refused("6/6Q 0 0 S 1"),
            PositionError::NotSeeds { found: "6Q".to_owned(), side: Side::South, number: 1 }
        );
        assert_eq!(refused("6/6 0 0 S x"), PositionError::NotAMoveNumber { found: "x".to_owned() });
        assert!(matches!(refused("6/255,255,255 0 0 S 1"), PositionError::Setup { .. }));
    }

    #[test]
    fn squares_count_files_from_the_left_for_both_sides() {
        let south = Place { side: Side::South, index: 0 };
        let north = Place { side: Side::North, index: 0 };
        assert_eq!([square(south, 9), square(north, 9)], ["a1", "i2"]);
        for place in [south, north] {
            assert_eq!(place_of_square(&square(place, 9), 9), Some(place));
        }
        for text in ["j1", "a3", "A1", "a", "", "a1b", "é"] {
            assert_eq!(place_of_square(text, 9), None, "{text}");
        }
    }
}
