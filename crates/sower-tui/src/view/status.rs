//! Three lines of sentences: whose turn it is and why, what was played last, and what is told at the moment.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::ink::{cut, put};
use crate::app::App;
use crate::page::wrap;
use crate::say::{self, capitalised, say, talk};
use crate::table::{Animation, LastPly, Table};
use crate::talk::Talk;

pub(super) fn render(app: &App, table: &Table, area: Rect, buf: &mut Buffer) {
    let theme = app.theme;
    let room = usize::from(area.width);
    put(buf, area, 0, 0, &cut(&turn(app, table), room), theme.strong());
    let (now, style) = match (told(app, table), &table.preview) {
        (Some(told), _) => (told, theme.notice()),
        (None, Some(preview)) if table.is_persons_turn() => (preview.clone(), theme.quiet()),
        _ => (String::new(), Style::new()),
    };
    let mut lines = wrap(&now, "", room);
    if lines.len() > 2 {
        lines[1] = cut(&format!("{} {}", lines[1], lines[2]), room);
        lines.truncate(2);
    }
    // What is told now comes before what was played last, if both need the room.
    if lines.len() == 1 {
        put(buf, area, 0, 1, &cut(&last(table), room), Style::new());
    }
    let first = 3 - lines.len() as u16;
    for (row, line) in lines.iter().enumerate() {
        put(buf, area, 0, first + row as u16, line, style);
    }
}

/// Whose turn it is, and why.
fn turn(app: &App, table: &Table) -> String {
    if let Some(animation) = &table.animation {
        return sowing(animation);
    }
    if let Some(outcome) = &table.sight.outcome {
        return say::outcome(table.rules(), outcome);
    }
    let side = table.sight.side;
    let player = table.player(side);
    let turn = match table.thinks_since() {
        Some(since) => talk(&Talk::Thinking { player, dots: dots(app.now.saturating_sub(since)) }),
        None if table.paused => talk(&Talk::Waits { player }),
        None => talk(&Talk::ToMove { player }),
    };
    let reasons: String = table.sight.reasons.iter().map(|reason| format!(" {reason}.")).collect();
    format!("► {turn}{reasons}")
}

fn sowing(animation: &Animation) -> String {
    let (side, hand) = (animation.mover(), animation.hand);
    let said = match animation.all_laps() {
        0 | 1 => talk(&Talk::Sowing { side, hand }),
        laps => talk(&Talk::SowingLap { side, hand, lap: animation.laps, laps }),
    };
    format!("{said} {}", "●".repeat(usize::from(hand.min(24))))
}

/// Dots that come and go, so that waiting is seen to be alive.
pub(super) fn dots(since: std::time::Duration) -> String {
    ".".repeat(1 + (since.as_millis() / 250) as usize % 3)
}

fn last(table: &Table) -> String {
    if let Some(animation) = &table.animation {
        return animation.said.as_deref().map(capitalised).unwrap_or_default();
    }
    let Some(LastPly { mover, token, laps, happened, .. }) = &table.sight.last else {
        return talk(&Talk::FirstMove);
    };
    let what: Vec<String> = happened.iter().map(|said| format!("{}.", capitalised(said))).collect();
    let (side, token, what) = (*mover, token.clone(), what.join(" "));
    say(
        table.rules(),
        &match *laps {
            0 | 1 => Talk::LastMove { side, token, what },
            laps => Talk::LastMoveLaps { side, token, laps, what },
        },
    )
}

/// What is told at the moment.
fn told(app: &App, table: &Table) -> Option<String> {
    if table.animation.is_some() {
        return table.notice.clone();
    }
    if let Some((typed, _)) = &table.typed {
        return Some(talk(&Talk::TypedSoFar { typed: typed.clone() }));
    }
    if table.advice.is_waiting() {
        return Some(talk(&Talk::HintWanted { dots: dots(app.now) }));
    }
    let swap = || (table.sight.may_swap && table.is_persons_turn()).then(|| talk(&Talk::MaySwap));
    table.notice.clone().or_else(swap)
}
