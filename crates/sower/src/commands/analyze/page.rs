//! Fits an analysis to the terminal as one page.
//!
//! A page that is too long drops the least important parts first: the ends of the best line's sentences, what the other moves do, the
//! end of the best line, the worst moves. The best move and its first plies stay.

use sower_core::notation::write_position;
use sower_core::{Game, Position};
use sower_search::Analysis;
use sower_text::message;

use super::table::{self, Look, cut};
use crate::output::wrapped;
use crate::say;

/// The whole page; the best line is explained once the analysis is done.
pub(super) fn page(
    game: &Game,
    position: &Position,
    analysis: &Analysis,
    look: Look,
    is_done: bool,
) -> Vec<String> {
    let mut head = vec![
        cut(&write_position(position), look.width),
        cut(&table::head(game, analysis, is_done), look.width),
        String::new(),
    ];
    let best = analysis.best().filter(|best| is_done && best.moves.len() > 1);
    let plies = best.map_or_else(Vec::new, |best| table::best_line(game, position, best));
    let whole: Vec<String> = plies.iter().flat_map(|ply| wrapped(ply, look.width, ["  ", "    "])).collect();
    let short: Vec<String> = plies.iter().map(|ply| cut(&format!("  {ply}"), look.width)).collect();
    let below = |plies: &[String]| {
        if plies.is_empty() {
            return Vec::new();
        }
        let mut lines = vec![String::new(), say::sentence(game, &message!("analysis-best-line"))];
        lines.extend_from_slice(plies);
        lines
    };
    let [full, brief] = [false, true].map(|brief| table::table(game, position, analysis, look, brief));
    let room = look.rows.saturating_sub(head.len());
    let choices = [(&full, &whole), (&full, &short), (&brief, &whole), (&brief, &short)];
    for (table, plies) in choices {
        if table.len() + below(plies).len() <= room {
            head.extend(table.iter().cloned().chain(below(plies)));
            return head;
        }
    }
    // An empty line and a heading precede the line.
    let fitting = room.saturating_sub(brief.len() + 2).min(short.len());
    head.extend(shortened(game, brief, room, analysis.moves.len()));
    head.extend(below(&short[..fitting]));
    head
}

/// Drops the worst moves of a table that is too long.
fn shortened(game: &Game, mut table: Vec<String>, room: usize, moves: usize) -> Vec<String> {
    if table.len() > room {
        let kept = room.saturating_sub(1).max(1);
        // Besides the moves there are the column headings, and what the best move does.
        let shown = kept - 1 - usize::from(kept > 2);
        let count = moves - shown;
        table.truncate(kept);
        table.push(say::sentence(game, &message!("analysis-more-moves", count)));
    }
    table
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use sower_core::library;
    use sower_search::{Limits, Root, Searcher, Settings, Stop};

    use super::*;

    fn analyzed(name: &str) -> (Arc<Game>, Analysis) {
        let game = Arc::new(Game::new(library::find(name).unwrap().rules(&[]).unwrap()));
        let mut searcher = Searcher::new(Arc::clone(&game), Settings::new(1 << 20, 1));
        let root = Root::of(&sower_core::Played::new(Arc::clone(&game)));
        let analysis = searcher.analyze(&root, &Limits::depth(8), &Stop::new(), &mut |_| {});
        (game, analysis)
    }

    #[test]
    fn a_page_fits_its_terminal_and_keeps_the_best_move_and_its_line() {
        for name in ["kalah", "togyz-kumalak", "ogidise"] {
            let (game, analysis) = analyzed(name);
            for (width, rows) in [(80, 23), (40, 23), (80, 40), (80, 11), (20, 7)] {
                let look = Look { width, rows, colored: false };
                let lines = page(&game, &game.start(), &analysis, look, true);
                assert!(lines.len() <= rows, "{name} {width}x{rows}: {lines:#?}");
                let is_narrow = |line: &String| line.chars().count() <= width;
                assert!(lines.iter().all(is_narrow), "{name} {width}x{rows}: {lines:#?}");
                let left_out = lines.last().and_then(|line| line.strip_prefix("… and "));
                if let Some(left_out) = left_out {
                    let shown = lines.len() - 6;
                    assert!(left_out.starts_with(&(analysis.moves.len() - shown).to_string()), "{lines:#?}");
                }
                let best = &analysis.best().unwrap().label;
                assert!(lines[4].starts_with(best.as_str()), "{name} {width}x{rows}: {lines:#?}");
            }
            let lines =
                page(&game, &game.start(), &analysis, Look { width: 80, rows: 23, colored: false }, true);
            let from = lines.iter().position(|line| line == "Best line:").unwrap();
            assert!(lines.len() - from > 3, "{name}: {lines:#?}");
        }
    }

    #[test]
    fn nothing_is_left_out_where_there_is_room() {
        let (game, analysis) = analyzed("kalah");
        let look = Look { width: usize::MAX, rows: usize::MAX, colored: false };
        let lines = page(&game, &game.start(), &analysis, look, true);
        assert_eq!(lines.len(), 3 + 1 + 2 * 6 + 2 + 8, "{lines:#?}");
    }
}
