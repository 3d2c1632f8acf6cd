//! Draws seed counts in large digits where there is space.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::view::text::{centre, put};

/// The digits from 0 to 9, three rows each.
const FIGURES: [[&str; 3]; 10] = [
    ["█▀█", "█ █", "▀▀▀"],
    ["▀█ ", " █ ", "▀▀▀"],
    ["▀▀█", "█▀▀", "▀▀▀"],
    ["▀▀█", " ▀█", "▀▀▀"],
    ["█ █", "▀▀█", "  ▀"],
    ["█▀▀", "▀▀█", "▀▀▀"],
    ["█▀▀", "█▀█", "▀▀▀"],
    ["▀▀█", "  █", "  ▀"],
    ["█▀█", "█▀█", "▀▀▀"],
    ["█▀█", "▀▀█", "▀▀▀"],
];
/// The heights from which large and very large digits are used, so that seeds have space too.
const LARGE_FROM: u16 = 6;
const VERY_LARGE_FROM: u16 = 12;

/// The columns of two very large digits. Narrower pits use none, so that a count does not change its size at ten.
const TWO_VERY_LARGE: u16 = 14;

/// The size of digits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Size {
    /// One cell per digit.
    Small,
    /// Three by three cells per digit.
    Large,
    /// Six by five cells per digit.
    VeryLarge,
}

impl Size {
    fn of(count: u8, room: Rect) -> Size {
        let digits = count.to_string().len() as u16;
        if room.height >= VERY_LARGE_FROM && room.width >= (8 * digits - 2).max(TWO_VERY_LARGE) {
            Size::VeryLarge
        } else if room.height >= LARGE_FROM && room.width >= 4 * digits - 1 {
            Size::Large
        } else {
            Size::Small
        }
    }
}

/// The rows that a count takes in an area of this size.
pub(super) fn rows(count: u8, room: Rect) -> u16 {
    match Size::of(count, room) {
        Size::Small => 1,
        Size::Large => 3,
        Size::VeryLarge => 5,
    }
}

/// Draws a count at a row of an area.
pub(super) fn render(count: u8, room: Rect, row: u16, style: Style, buf: &mut Buffer) {
    let text = count.to_string();
    let size = Size::of(count, room);
    let pitch = match size {
        Size::Small => return centre(buf, room, row, &text, style),
        Size::Large => 4,
        Size::VeryLarge => 8,
    };
    let left = room.width.saturating_sub(pitch * text.len() as u16 - pitch / 4) / 2;
    for (place, figure) in text.bytes().enumerate() {
        let figure = &FIGURES[usize::from(figure - b'0')];
        let column = left + pitch * place as u16;
        match size {
            Size::VeryLarge => {
                for (line, part) in doubled(figure).iter().enumerate() {
                    put(buf, room, column, row + line as u16, part, style);
                }
            }
            _ => {
                for (line, part) in figure.iter().enumerate() {
                    put(buf, room, column, row + line as u16, part, style);
                }
            }
        }
    }
}

/// A digit at twice its size: each half of a cell becomes two cells beside each other.
fn doubled(figure: &[&str; 3]) -> Vec<String> {
    let half = |line: &str, upper: bool| -> String {
        line.chars().map(|cell| if cell == '█' || (upper && cell == '▀') { "██" } else { "  " }).collect()
    };
    let rows = figure.iter().flat_map(|line| [half(line, true), half(line, false)]);
    // The lower half of the last cells is empty.
    rows.take(5).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_doubled_digit_has_the_same_shape() {
        assert_eq!(doubled(&FIGURES[7]), ["██████", "    ██", "    ██", "    ██", "    ██"]);
        assert_eq!(doubled(&FIGURES[0])[1], "██  ██");
    }

    #[test]
    fn digits_grow_with_their_room() {
        let heights = [5, 6, 12].map(|height| rows(10, Rect::new(0, 0, 16, height)));
        assert_eq!(heights, [1, 3, 5]);
        assert_eq!(rows(100, Rect::new(0, 0, 16, 12)), 3, "three very large digits are too wide");
    }
}
