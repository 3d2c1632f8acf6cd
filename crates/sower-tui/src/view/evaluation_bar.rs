//! The evaluation bar: the expected margin, and the line that leads to it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use sower_core::Side;
use sower_text::{Say as _, message};

use super::text::{cut, put};
use crate::app::App;
use crate::game_screen::{GameScreen, margin_text};
use crate::say::{self, talk};

/// Width of the bar, in columns.
const BAR: usize = 24;

pub(super) fn render(app: &App, table: &GameScreen, area: Rect, buf: &mut Buffer) {
    if !table.advice.on {
        return;
    }
    let theme = app.theme;
    let [south, north] = Side::BOTH.map(|side| say::side(side).chars().next().unwrap_or(' '));
    let Some((margin, proven)) = table.advice.south_margin(table.sight.side) else {
        if table.sight.outcome.is_none() {
            put(buf, area, 0, 0, &talk(&message!("tui-looking")), theme.quiet());
        }
        return;
    };
    let filled = share(margin, table.rules().total());
    put(buf, area, 0, 0, &format!("{south} "), theme.strong());
    put(buf, area, 2, 0, &"█".repeat(filled), theme.side(Side::South));
    put(buf, area, 2 + filled as u16, 0, &"░".repeat(BAR - filled), theme.side(Side::North));
    put(buf, area, 2 + BAR as u16, 0, &format!(" {north}"), theme.strong());
    let lead = match margin {
        margin if margin.abs() < 0.05 => talk(&message!("tui-level")),
        margin => {
            let side = if margin > 0.0 { Side::South } else { Side::North };
            talk(&message!("tui-lead", side, margin = margin_text(margin.abs(), proven)))
        }
    };
    let column = BAR as u16 + 6;
    put(buf, area, column, 0, &lead, theme.strong());
    let column = column + lead.chars().count() as u16 + 2;
    if let (Some(analysis), Some(line)) = (&table.advice.analysis, table.advice.lines.first()) {
        let line = line.message();
        let line = talk(&match analysis.proven {
            true => message!("tui-best-line-proven", line),
            false => message!("tui-best-line", depth = analysis.depth, line),
        });
        put(buf, area, column, 0, &cut(&line, usize::from(area.width.saturating_sub(column))), Style::new());
    }
}

/// South's part of the bar. A margin of half the seeds nearly fills it, and small margins remain distinguishable.
fn share(margin: f64, seeds: u8) -> usize {
    let scale = f64::from(seeds.max(8)) / 6.0;
    let part = 0.5 + 0.5 * (margin / scale).tanh();
    ((part * BAR as f64).round() as usize).min(BAR)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_is_half_full_when_level_and_never_runs_over() {
        assert_eq!(share(0.0, 48), BAR / 2);
        assert_eq!(share(1000.0, 48), BAR);
        assert_eq!(share(-1000.0, 48), 0);
        assert!(share(2.0, 48) > BAR / 2);
    }
}
