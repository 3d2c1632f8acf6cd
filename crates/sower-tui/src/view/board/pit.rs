//! One pit: a frame with its label and value, its count, its seeds.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use sower_core::Side;

use super::large_digits;
use super::seeds::seeds;
use crate::say;
use crate::view::Theme;
use crate::view::text::{centre, cut, put};

/// The frame style of a pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Border {
    /// No special meaning.
    Plain,
    /// The pit is selected.
    Double,
    /// The last seed fell here, or a seed is falling.
    Thick,
    /// The last move was sown from here.
    Dotted,
}

impl Border {
    /// Corners from the upper left to the lower right, then the horizontal and vertical lines.
    fn signs(self) -> [&'static str; 6] {
        match self {
            Border::Plain => ["╭", "╮", "╰", "╯", "─", "│"],
            Border::Double => ["╔", "╗", "╚", "╝", "═", "║"],
            Border::Thick => ["┏", "┓", "┗", "┛", "━", "┃"],
            Border::Dotted => ["╭", "╮", "╰", "╯", "┄", "┊"],
        }
    }

    fn style(self, theme: Theme) -> Style {
        match self {
            Border::Plain => Style::new(),
            Border::Double => theme.selected(),
            Border::Thick | Border::Dotted => theme.touched(),
        }
    }
}

/// A pit as drawn.
pub(super) struct PitView {
    pub(super) label: String,
    pub(super) count: u8,
    pub(super) is_closed: bool,
    pub(super) home: Option<Side>,
    pub(super) home_word: String,
    pub(super) value: Option<String>,
    pub(super) is_best: bool,
    pub(super) border: Border,
    pub(super) grey: bool,
    pub(super) in_pairs: bool,
    pub(super) label_below: bool,
}

pub(super) fn render(theme: Theme, pit: &PitView, area: Rect, buf: &mut Buffer) {
    let style = if pit.grey { theme.quiet() } else { Style::new() };
    let frame_style = match pit.border {
        Border::Plain => style,
        border => border.style(theme),
    };
    frame(pit.border, area, frame_style, buf);
    let (label_row, value_row) = if pit.label_below { (area.height - 1, 0) } else { (0, area.height - 1) };
    let label_style = if pit.grey { theme.quiet() } else { theme.strong() };
    centre(buf, area, label_row, &pit.label, label_style);
    if let Some(value) = &pit.value {
        let value_style = if pit.is_best { theme.chosen() } else { theme.notice() };
        centre(buf, area, value_row, &cut(value, usize::from(area.width)), value_style);
    }
    let inner = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 };
    if pit.is_closed {
        return centre(buf, inner, inner.height / 2, "×", theme.quiet());
    }
    if let Some(owner) = pit.home {
        return home(theme, pit, owner, inner, buf);
    }
    // On the narrowest boards a three-digit count is as wide as the whole pit.
    let narrow = pit.count > 99 && inner.width < 3;
    let count_area = if narrow { Rect { x: area.x, width: area.width, ..inner } } else { inner };
    let count_rows = large_digits::rows(pit.count, count_area);
    let count_row = if pit.label_below { inner.height - count_rows } else { 0 };
    large_digits::render(pit.count, count_area, count_row, style.patch(theme.strong()), buf);
    let room = Rect {
        y: if pit.label_below { inner.y } else { inner.y + count_rows },
        height: inner.height - count_rows,
        ..inner
    };
    heap(pit, room, if pit.grey { theme.quiet() } else { theme.seeds() }, buf);
}

/// Draws the seeds, centred in their area.
fn heap(pit: &PitView, room: Rect, style: Style, buf: &mut Buffer) {
    let (columns, rows) = (usize::from(room.width), usize::from(room.height));
    // Leaves a column free on either side if all seeds still fit.
    let airy = columns.saturating_sub(2);
    let columns = if columns > 5 && usize::from(pit.count) <= airy * rows { airy } else { columns };
    let lines = seeds(pit.count, columns, rows, pit.in_pairs);
    let widest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0) as u16;
    let filled = lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
    let (left, first) = (room.width.saturating_sub(widest) / 2, (rows - filled) as u16 / 2);
    for (row, line) in lines.iter().take(filled).enumerate() {
        put(buf, room, left, first + row as u16, line, style);
    }
}

/// Draws a home: its owner, and the game's word for such a pit.
fn home(theme: Theme, pit: &PitView, owner: Side, inner: Rect, buf: &mut Buffer) {
    let count_row = if pit.label_below { inner.height - 1 } else { 0 };
    let name = say::side(owner);
    let mark = format!("◆{}", name.chars().next().unwrap_or(' '));
    let style = theme.side(owner).patch(theme.strong());
    centre(buf, inner, count_row, &mark, style);
    let words = [name, pit.home_word.clone()];
    let first = if pit.label_below { 0 } else { 1 };
    for (row, word) in words.iter().rev().take(usize::from(inner.height - 1)).rev().enumerate() {
        centre(buf, inner, first + row as u16, &cut(word, usize::from(inner.width)), style);
    }
}

pub(super) fn frame(border: Border, area: Rect, style: Style, buf: &mut Buffer) {
    let [top_left, top_right, bottom_left, bottom_right, across, down] = border.signs();
    let walls = across.repeat(usize::from(area.width.saturating_sub(2)));
    put(buf, area, 0, 0, &format!("{top_left}{walls}{top_right}"), style);
    for row in 1..area.height.saturating_sub(1) {
        put(buf, area, 0, row, down, style);
        put(buf, area, area.width - 1, row, down, style);
    }
    put(buf, area, 0, area.height - 1, &format!("{bottom_left}{walls}{bottom_right}"), style);
}
