//! The status lines: whose turn it is and why, the last move, notices.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use sower_core::NoNextRound;
use sower_text::{message, score_words};

use super::text::put;
use crate::app::App;
use crate::game_screen::{Animation, GameScreen, LastPly};
use crate::page::wrap;
use crate::say::{capitalised, say, talk};

pub(super) fn render(app: &App, table: &GameScreen, area: Rect, buf: &mut Buffer) {
    let theme = app.theme;
    if table.toss.as_ref().is_some_and(|toss| !toss.has_fallen(app.now)) {
        // The side to move is not known yet.
        return;
    }
    let room = usize::from(area.width);
    let rows = usize::from(area.height);
    let turn = turn(app, table);
    let turn = if turn.is_empty() { Vec::new() } else { wrap(&turn, "", room) };
    let last = wrap(&last(table), "", room);
    let (now, style) = match notice_or_preview(app, table) {
        Some((text, true)) => (text, theme.notice()),
        // The preview gives way to the last move until the player moves the selection.
        Some((preview, false)) if last.len() == 1 || table.choosing => (preview, theme.quiet()),
        _ => (String::new(), Style::new()),
    };
    let now = wrap(&now, "", room);
    // If space is short, notices come first, then whose turn it is, then the last move.
    let now = if now == [""] { Vec::new() } else { shortened(now, 2, room) };
    let turn = shortened(turn, rows - now.len(), room);
    let last = shortened(last, rows - now.len() - turn.len(), room);
    let lines = turn.iter().map(|line| (line, theme.strong()));
    let lines = lines.chain(last.iter().map(|line| (line, Style::new())));
    // The bar's line is used only if necessary, so that the other lines do not move.
    let first = u16::from(!table.advice.on && turn.len() + last.len() + now.len() < rows);
    for (row, (line, style)) in lines.chain(now.iter().map(|line| (line, style))).enumerate() {
        put(buf, area, 0, first + row as u16, line, style);
    }
}

/// The notice to show now, or else what the selected pit would do; and whether it is a notice.
pub(super) fn notice_or_preview(app: &App, table: &GameScreen) -> Option<(String, bool)> {
    let preview = || table.preview.clone().filter(|_| table.is_persons_turn());
    told(app, table).map(|told| (told, true)).or_else(|| preview().map(|preview| (preview, false)))
}

/// Limits the number of lines, with a mark where text is left out.
fn shortened(mut lines: Vec<String>, most: usize, room: usize) -> Vec<String> {
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            let kept: String = last.chars().take(room.saturating_sub(1)).collect();
            *last = format!("{kept}…");
        }
    }
    lines
}

/// Whose turn it is, and why.
fn turn(app: &App, table: &GameScreen) -> String {
    if let Some(animation) = &table.animation {
        return sowing(animation);
    }
    if table.walk.is_some() {
        // The review is beside the board.
        return String::new();
    }
    if let Some(outcome) = &table.sight.outcome {
        let swept = table.sight.swept.iter().map(|swept| format!(" {swept}."));
        return table.ending(outcome) + &swept.collect::<String>() + &after_round(table);
    }
    let side = table.sight.side;
    let turn = match table.thinks_since() {
        Some(since) => {
            let (player, dots) = (table.player(side), dots(app.now.saturating_sub(since)));
            talk(&message!("tui-thinking", player, dots))
        }
        None if table.paused => talk(&message!("tui-waits", player = table.player(side))),
        None => format!("{}.", table.turn_text(side)),
    };
    let reasons: String = table.sight.reasons.iter().map(|reason| format!(" {reason}.")).collect();
    format!("► {turn}{reasons}")
}

/// After a round of a match: its result, or its score and how to begin the next round.
fn after_round(table: &GameScreen) -> String {
    if !table.rules().matches().has_rounds() || table.is_exercise() {
        return String::new();
    }
    let rounds = table.seating.rounds();
    match rounds.next_start() {
        Ok(_) => {
            let score = say(table.rules(), &score_words(rounds.score().tally(table.rules())));
            format!(" {score}. {}", talk(&message!("match-next-key")))
        }
        Err(NoNextRound::Over { result }) => format!(" {}", say(table.rules(), &result)),
        Err(NoNextRound::OneRound | NoNextRound::NotOver { .. }) => String::new(),
    }
}

fn sowing(animation: &Animation) -> String {
    let (side, hand) = (animation.mover(), animation.hand);
    let said = match animation.all_laps() {
        0 | 1 => talk(&message!("tui-sowing", side, hand)),
        laps => talk(&message!("tui-sowing-lap", side, hand, lap = animation.laps, laps)),
    };
    format!("{said} {}", "●".repeat(usize::from(hand.min(24))))
}

/// Animated dots while the computer thinks.
pub(super) fn dots(since: std::time::Duration) -> String {
    ".".repeat(1 + (since.as_millis() / 250) as usize % 3)
}

fn last(table: &GameScreen) -> String {
    if let Some(animation) = &table.animation {
        return animation.said.as_deref().map(capitalised).unwrap_or_default();
    }
    let Some(LastPly { mover, token, laps, happened, .. }) = &table.sight.last else {
        return say(
            table.rules(),
            &if table.is_persons_turn() {
                message!("tui-first-move-how")
            } else {
                message!("tui-first-move")
            },
        );
    };
    let what: Vec<String> = happened.iter().map(|said| format!("{}.", capitalised(said))).collect();
    let (side, what) = (*mover, what.join(" "));
    let token = turn_tokens(table).unwrap_or_else(|| token.clone());
    say(
        table.rules(),
        &match *laps {
            0 | 1 => message!("tui-last-move", side, token, what),
            laps => message!("tui-last-move-laps", side, token, laps, what),
        },
    )
}

/// All plies of the last turn, including extra turns.
fn turn_tokens(table: &GameScreen) -> Option<String> {
    let plies = table.line.plies.get(..table.line.at)?;
    let began = plies.iter().rposition(|ply| ply.begins_turn)?;
    let tokens: Vec<&str> = plies[began..].iter().map(|ply| ply.token.as_str()).collect();
    Some(tokens.join(" "))
}

/// The notice to show now.
fn told(app: &App, table: &GameScreen) -> Option<String> {
    if table.animation.is_some() {
        return table.notice.clone();
    }
    if let Some((typed, _)) = &table.typed {
        return Some(talk(&message!("tui-typed-so-far", typed = typed.clone())));
    }
    if table.advice.is_waiting() {
        return Some(talk(&message!("tui-hint-wanted", dots = dots(app.now))));
    }
    let swap = || (table.sight.may_swap && table.is_persons_turn()).then(|| talk(&message!("tui-may-swap")));
    table.notice.clone().or_else(swap)
}
