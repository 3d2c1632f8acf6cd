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
/// The height from which large digits are used, so that seeds have space too.
const LEAST_ROWS: u16 = 6;

/// The rows that a count takes in an area of this size.
pub(super) fn rows(count: u8, room: Rect) -> u16 {
    let width = 4 * count.to_string().len() as u16 - 1;
    if room.height >= LEAST_ROWS && room.width >= width { 3 } else { 1 }
}

/// Draws a count at a row of an area.
pub(super) fn render(count: u8, room: Rect, row: u16, style: Style, buf: &mut Buffer) {
    let text = count.to_string();
    if rows(count, room) == 1 {
        return centre(buf, room, row, &text, style);
    }
    let left = room.width.saturating_sub(4 * text.len() as u16 - 1) / 2;
    for (place, figure) in text.bytes().enumerate() {
        for (line, part) in FIGURES[usize::from(figure - b'0')].iter().enumerate() {
            put(buf, room, left + 4 * place as u16, row + line as u16, part, style);
        }
    }
}
