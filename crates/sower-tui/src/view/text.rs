//! Writes text to the buffer, clipped to an area.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Writes from a column on, clipped at the area's end.
pub(super) fn put(buf: &mut Buffer, area: Rect, column: u16, row: u16, text: &str, style: Style) {
    if row < area.height && column < area.width {
        let room = usize::from(area.width - column);
        buf.set_stringn(area.x + column, area.y + row, text, room, style);
    }
}

/// Writes centred in a row.
pub(super) fn centre(buf: &mut Buffer, area: Rect, row: u16, text: &str, style: Style) {
    let width = text.chars().count() as u16;
    put(buf, area, area.width.saturating_sub(width) / 2, row, text, style);
}

/// Cuts a text to a width, with a mark where it was cut.
pub(super) fn cut(text: &str, columns: usize) -> String {
    if text.chars().count() <= columns {
        return text.to_owned();
    }
    let mut cut: String = text.chars().take(columns.saturating_sub(1)).collect();
    cut.push('…');
    cut
}
