//! Aalina's dashed board, which OGN uses too: `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`.
//!
//! South's pits, North's, the stores, the side to move. The format has no homes.

use super::error::PositionError;
use super::position::{read_plain_row, read_side, read_store};
use crate::position::{Extra, Pie, Position, Setup};
use crate::rules::Rules;
use crate::side::Side;

/// Writes the dashed board. A home becomes an empty pit.
pub fn write_dashed(position: &Position) -> String {
    let pits = Side::BOTH.iter().flat_map(|side| position.row(*side));
    let stores = Side::BOTH.map(|side| position.store(side));
    let numbers: Vec<String> = pits.chain(&stores).map(u8::to_string).collect();
    format!("{}-{}", numbers.join("-"), position.side())
}

pub(super) fn read_dashed(rules: &Rules, text: &str) -> Result<Setup, PositionError> {
    let pits = usize::from(rules.board().pits);
    let parts: Vec<&str> = text.split('-').collect();
    let count = 2 * pits + 2;
    let (numbers, side) = match parts.split_last() {
        Some((side, numbers)) if numbers.len() == count => (numbers, *side),
        _ => return Err(PositionError::Length { found: parts.len() - 1, count }),
    };
    Ok(Setup {
        rows: [
            read_plain_row(Side::South, &numbers[..pits])?,
            read_plain_row(Side::North, &numbers[pits..2 * pits])?,
        ],
        stores: [
            read_store(Side::South, numbers[2 * pits])?,
            read_store(Side::North, numbers[2 * pits + 1])?,
        ],
        homes: [None, None],
        side: read_side(side)?,
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

    fn oware() -> Game {
        Game::new(library::find("oware").unwrap().rules(&[]).unwrap())
    }

    #[test]
    fn a_dashed_board_is_read_and_written() {
        let text = "1-0-3-0-5-0-0-8-0-10-0-12-4-5-N";
        let position = oware().read_position(text).unwrap();
        assert_eq!(write_position(&position), "1,0,3,0,5,0/0,8,0,10,0,12 4,5 N");
        assert_eq!(write_dashed(&position), text);
    }

    #[test]
    fn a_dashed_board_of_the_wrong_length_is_refused() {
        let refused = oware().read_position("4-4-4-4-S").unwrap_err();
        assert_eq!(refused, PositionError::Length { found: 4, count: 14 });
        let refused = oware().read_position("4-4-4-4-4-4-4-4-4-4-4-4-0-0-X").unwrap_err();
        assert_eq!(refused, PositionError::NotASide { found: "X".to_owned() });
    }
}
