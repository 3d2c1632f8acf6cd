//! Draws pages and dialogs over the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, BorderType, Clear, Widget as _};

use super::text::{cut, put};
use super::theme::Theme;
use crate::app::Dialog;
use crate::page::{Page, wrap};

/// The widest text that is still easy to read, in columns.
const WIDEST: u16 = 96;

/// The area of a page with its frame, above the key bar.
pub(super) fn page_area(whole: Rect) -> Rect {
    let width = whole.width.saturating_sub(2).min(WIDEST);
    let height = whole.height.saturating_sub(3);
    Rect { x: whole.x + (whole.width - width) / 2, y: whole.y, width, height }
}

pub(super) fn render_page(page: &Page, theme: Theme, whole: Rect, buf: &mut Buffer) {
    let area = page_area(whole);
    let inner = framed(area, &page.title, theme, buf);
    let lines = page.lines(usize::from(inner.width));
    let rows = usize::from(inner.height);
    let above = page.above.min(lines.len().saturating_sub(rows));
    for (row, (line, is_heading)) in lines.iter().skip(above).take(rows).enumerate() {
        let style = if *is_heading { theme.heading() } else { Style::new() };
        put(buf, inner, 0, row as u16, line, style);
    }
    if lines.len() > rows {
        let place = format!(" {}–{} / {} ", above + 1, (above + rows).min(lines.len()), lines.len());
        let column = area.width.saturating_sub(place.chars().count() as u16 + 2);
        put(buf, area, column, area.height - 1, &place, theme.quiet());
    }
}

/// Draws a frame with a text in the middle of the screen; returns the inside.
fn render_box(lines: &[String], more: u16, theme: Theme, whole: Rect, buf: &mut Buffer) -> Rect {
    let width = box_width(whole);
    let height = lines.len() as u16 + 2 + more;
    let area = Rect {
        x: whole.x + (whole.width - width) / 2,
        y: whole.y + whole.height.saturating_sub(height) / 2,
        width,
        height: height.min(whole.height),
    };
    let inner = framed(area, "", theme, buf);
    for (row, line) in lines.iter().enumerate() {
        put(buf, inner, 0, row as u16, line, theme.strong());
    }
    inner
}

fn box_width(whole: Rect) -> u16 {
    whole.width.saturating_sub(8).min(66)
}

fn box_lines(text: &str, whole: Rect) -> Vec<String> {
    wrap(text, "", usize::from(box_width(whole).saturating_sub(4)).max(1))
}

/// Draws a short text over the screen.
pub(super) fn render_note(text: &str, theme: Theme, whole: Rect, buf: &mut Buffer) {
    render_box(&box_lines(text, whole), 0, theme, whole, buf);
}

pub(super) fn render_dialog(dialog: &Dialog, theme: Theme, whole: Rect, buf: &mut Buffer) {
    let lines = box_lines(&dialog.text, whole);
    let more = if dialog.typed.is_some() { 2 } else { 0 };
    let inner = render_box(&lines, more, theme, whole, buf);
    if let Some(typed) = &dialog.typed {
        let room = usize::from(inner.width).saturating_sub(1);
        let skip = typed.chars().count().saturating_sub(room);
        let shown: String = typed.chars().skip(skip).chain(['▏']).collect();
        put(buf, inner, 0, lines.len() as u16 + 1, &shown, theme.notice());
    }
}

/// Clears and frames an area; returns the inside, less a column of padding.
pub(super) fn framed(area: Rect, title: &str, theme: Theme, buf: &mut Buffer) -> Rect {
    Clear.render(area, buf);
    buf.set_style(area, theme.base());
    let block = Block::bordered().border_type(BorderType::Rounded).border_style(theme.title());
    let inner = block.inner(area);
    block.render(area, buf);
    if !title.is_empty() {
        let title = format!(" {} ", cut(title, usize::from(area.width).saturating_sub(6)));
        put(buf, area, 2, 0, &title, theme.title());
    }
    Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }
}
