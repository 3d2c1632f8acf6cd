//! Draws the text of an exercise or a review: the task or the move at the cursor, explanations, what to do next.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::text::put;
use super::theme::Theme;
use crate::game_screen::{GameScreen, Tone};
use crate::page::wrap;

/// Whether the screen has such a text.
pub(super) fn is_shown(table: &GameScreen) -> bool {
    table.walk.is_some() || table.is_exercise()
}

/// The text, wrapped to a width.
fn blocks(table: &GameScreen, extra: Option<String>, columns: usize) -> Vec<(Vec<String>, Tone)> {
    let text = if table.walk.is_some() { table.review_text() } else { table.exercise_text() };
    let text = text.into_iter().chain(extra.map(|extra| (extra, Tone::Notice)));
    text.map(|(text, tone)| (wrap(&text, "", columns), tone)).collect()
}

/// Draws the text, and `extra` as its last line. If space is short, explanations give way. Returns the number of rows used.
pub(super) fn render(
    theme: Theme,
    table: &GameScreen,
    extra: Option<String>,
    area: Rect,
    buf: &mut Buffer,
) -> u16 {
    let mut blocks = blocks(table, extra, usize::from(area.width).max(1));
    let rows = usize::from(area.height);
    let height = |blocks: &[(Vec<String>, Tone)]| blocks.iter().map(|(lines, _)| lines.len()).sum::<usize>();
    while height(&blocks) > rows {
        let Some(place) = blocks.iter().rposition(|(_, tone)| *tone == Tone::Plain) else { break };
        blocks.remove(place);
    }
    let mut row = 0;
    for (lines, tone) in &blocks {
        let style = match tone {
            Tone::Task => theme.strong(),
            Tone::Plain => Style::new(),
            Tone::Notice => theme.notice(),
        };
        for line in lines {
            put(buf, area, 0, row, line, style);
            row += 1;
        }
    }
    row.min(area.height)
}
