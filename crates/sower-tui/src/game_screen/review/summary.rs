//! The summary of a game from its moves alone: captures, laps, lead.

use sower_core::Side;
use sower_text::message;

use super::super::GameScreen;
use crate::page::Paragraph;
use crate::say::say;

/// A side's best moves to show.
const MOST_TOLD: usize = 5;

/// Statistics of one side.
#[derive(Default)]
struct Tally {
    plies: usize,
    captures: usize,
    captured: u32,
    extra_turns: usize,
    /// The largest captures: seeds, number of the ply, move.
    best: Vec<(u8, usize, String)>,
}

impl GameScreen {
    /// Statistics of both sides, and a plot of the lead.
    pub(super) fn summary(&self) -> Vec<Paragraph> {
        let rules = self.rules();
        let mut paragraphs = Vec::new();
        let (tallies, leads) = self.count();
        for side in Side::BOTH {
            let tally = &tallies[side];
            paragraphs.push(Paragraph::Blank);
            paragraphs.push(Paragraph::Heading(self.player(side)));
            paragraphs.push(Paragraph::Text(say(
                rules,
                &message!(
                    "tui-review-tally",
                    plies = tally.plies,
                    times = tally.captures,
                    count = tally.captured,
                    extra = tally.extra_turns
                ),
            )));
            for (won, ply, token) in tally.best.iter().take(MOST_TOLD) {
                let (ply, token, count) = (*ply, token.clone(), *won);
                paragraphs.push(Paragraph::Item(say(rules, &message!("tui-review-move", ply, token, count))));
            }
        }
        if leads.len() > 1 {
            paragraphs
                .extend([Paragraph::Blank, Paragraph::Heading(say(rules, &message!("tui-review-lead")))]);
            paragraphs.extend(plot(&leads).into_iter().map(Paragraph::Fixed));
        }
        paragraphs
    }

    /// The statistics of the line up to the cursor, and South's lead in store after every ply.
    fn count(&self) -> ([Tally; 2], Vec<i16>) {
        let played = &self.seating.played;
        let mut tallies = [Tally::default(), Tally::default()];
        let mut leads = vec![0];
        for ply in &self.line.plies[..self.line.at.min(self.line.plies.len())] {
            let node = played.node(ply.node);
            let Some(parent) = node.parent() else { continue };
            let (before, after) = (played.node(parent).position(), node.position());
            let won = after.store(ply.side).saturating_sub(before.store(ply.side));
            let tally = &mut tallies[ply.side];
            tally.plies += 1;
            tally.captured += u32::from(won);
            tally.extra_turns += usize::from(!ply.begins_turn);
            if won > 0 {
                tally.captures += 1;
                tally.best.push((won, node.ply() as usize, ply.token.clone()));
            }
            leads.push(i16::from(after.store(Side::South)) - i16::from(after.store(Side::North)));
        }
        for tally in &mut tallies {
            tally.best.sort_by_key(|(won, ply, _)| (std::cmp::Reverse(*won), *ply));
        }
        (tallies, leads)
    }
}

/// Plots South's lead as blocks above the line, and North's below it.
fn plot(leads: &[i16]) -> Vec<String> {
    const COLUMNS: usize = 60;
    const ROWS: i32 = 3;
    const EIGHTHS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let every = leads.len().div_ceil(COLUMNS).max(1);
    let shown: Vec<i32> = leads.chunks(every).map(|some| i32::from(some[some.len() - 1])).collect();
    let most = shown.iter().map(|lead| lead.abs()).max().unwrap_or(0).max(1);
    let height = |lead: i32| lead.max(0) * ROWS * 8 / most;
    let row = |from: i32, sign: i32| -> String {
        shown.iter().map(|lead| EIGHTHS[(height(lead * sign) - from * 8).clamp(0, 8) as usize]).collect()
    };
    let mut lines: Vec<String> =
        (0..ROWS).rev().map(|from| format!("{:>6} {}", mark(from == ROWS - 1, most), row(from, 1))).collect();
    lines.push(format!("{:>6} {}", "S ▲", "─".repeat(shown.len())));
    // Bars below the line hang from it. Fonts often lack hanging blocks, so whole and half ones are used.
    let hanging = |from: i32| -> String {
        shown
            .iter()
            .map(|lead| match (height(-lead) - from * 8).clamp(0, 8) {
                0..=1 => ' ',
                2..=5 => '▀',
                _ => '█',
            })
            .collect()
    };
    lines.extend((0..ROWS).map(|from| {
        let name = if from == 0 { "N ▼".to_owned() } else { mark(from == ROWS - 1, most) };
        format!("{name:>6} {}", hanging(from))
    }));
    lines
}

fn mark(is_top: bool, most: i32) -> String {
    if is_top { most.to_string() } else { String::new() }
}
