//! Formats an analysis as lines of text.

use sower_core::{Game, Move, Position};
use sower_review::score_sentence;
use sower_search::{Analysis, Candidate};
use sower_text::{Decimal, Language, LineOfPlay, Message, Say, gist, message};

use crate::color::{Paint, paint};
use crate::say;

/// The most plies of a line to explain in words.
const MOST_TOLD: usize = 8;

/// The layout of the lines.
#[derive(Clone, Copy)]
pub(super) struct Look {
    /// Columns; longer lines are cut.
    pub(super) width: usize,
    /// Rows; further lines are left out.
    pub(super) rows: usize,
    /// Whether to print colours.
    pub(super) colored: bool,
}

/// Every move with its score in words, its line and what the move does; in brief mode only for the best move.
pub(super) fn table(
    game: &Game,
    position: &Position,
    analysis: &Analysis,
    look: Look,
    brief: bool,
) -> Vec<String> {
    let said = |talk: Message| say::sentence(game, &talk);
    let words: Vec<String> = analysis.moves.iter().map(|found| in_words(game, position, found)).collect();
    let head = [
        said(message!("analysis-column-move")),
        said(message!("analysis-column-score")),
        said(message!("analysis-column-words")),
        said(message!("analysis-column-line")),
    ];
    let wide = |rows: &mut dyn Iterator<Item = usize>| rows.max().unwrap_or(0);
    let columns = [
        wide(&mut analysis.moves.iter().map(|found| letters(&found.label)).chain([letters(&head[0])])),
        wide(&mut analysis.moves.iter().map(|found| letters(&score(found))).chain([letters(&head[1])])),
        wide(&mut words.iter().map(|words| letters(words)).chain([letters(&head[2])])),
    ];
    let row = |cells: [&str; 4]| {
        let [one, two, three] = columns;
        format!("{:<one$}  {:>two$}  {:<three$}  {}", cells[0], cells[1], cells[2], cells[3])
    };
    let heading = cut(&row([&head[0], &head[1], &head[2], &head[3]]), look.width);
    let mut lines = vec![paint(look.colored, Paint::Heading, &heading)];
    for (place, (found, words)) in analysis.moves.iter().zip(&words).enumerate() {
        let room = look.width.saturating_sub(columns.iter().sum::<usize>() + 6);
        let line = LineOfPlay::new(game, position, &found.moves).fitting(room, Language::spoken());
        let line = cut(&row([&found.label, &score(found), words, &line]), look.width);
        lines.push(if place == 0 {
            paint(look.colored, Paint::Best, &line)
        } else {
            let (label, rest) = split(&line, columns[0]);
            format!("{}{rest}", paint(look.colored, Paint::Name, label))
        });
        if place == 0 || !brief {
            let indent = " ".repeat(columns[0] + columns[1] + 4);
            let told = told(game, position, found.played);
            lines.push(paint(look.colored, Paint::Quiet, &cut(&format!("{indent}{told}"), look.width)));
        }
    }
    lines
}

/// The best line, ply by ply.
pub(super) fn best_line(game: &Game, position: &Position, best: &Candidate) -> Vec<String> {
    let mut plies = Vec::new();
    let mut at = *position;
    for played in best.moves.iter().take(MOST_TOLD) {
        let side = at.side();
        let label = game.label(side, *played);
        let told = told(game, &at, *played);
        plies.push(say::sentence(game, &message!("analysis-ply", side, label, told)));
        match game.play(&at, *played) {
            Ok(after) => at = after,
            Err(_) => break,
        }
    }
    plies
}

fn in_words(game: &Game, position: &Position, found: &Candidate) -> String {
    let score = score_sentence(found.score, position.side(), found.proven);
    match found.distance.filter(|plies| *plies > 0) {
        None => say::sentence(game, &score),
        Some(plies) => say::sentence(game, &message!("analysis-within", score = score.message(), plies)),
    }
}

/// What a move does, in one line.
fn told(game: &Game, position: &Position, played: Move) -> String {
    let render = |message| Language::spoken().render(&message, game.rules().words());
    gist(game, position, played).into_iter().map(render).collect::<Vec<_>>().join("; ")
}

/// The score with its sign: an integer if proven.
pub(super) fn score(found: &Candidate) -> String {
    if found.proven {
        format!("{:+}", found.score.whole())
    } else {
        Decimal::signed(found.seeds, 2).to_string()
    }
}

/// The width of a text on screen; every character takes one column.
fn letters(text: &str) -> usize {
    text.chars().count()
}

/// Splits a line after a number of characters.
fn split(line: &str, width: usize) -> (&str, &str) {
    let end = line.char_indices().nth(width).map_or(line.len(), |(at, _)| at);
    line.split_at(end)
}

/// Cuts a line to a width.
pub(super) fn cut(line: &str, width: usize) -> String {
    let line = line.trim_end();
    if letters(line) <= width {
        return line.to_owned();
    }
    let kept: String = line.chars().take(width.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

/// The heading of a table.
pub(super) fn head(game: &Game, analysis: &Analysis, done: bool) -> String {
    let positions = crate::duration::count(analysis.nodes);
    let (depth, time) = (analysis.depth, crate::duration::shown(analysis.seconds));
    let all_proven = analysis.moves.iter().all(|found| found.proven);
    let talk: &dyn Say = if done && all_proven {
        // The depth does not matter then; a table probe has none.
        &message!("analysis-all-proven", positions, time)
    } else if done {
        &message!("analysis-depth", depth, positions, time)
    } else {
        &message!("analysis-thinking", depth, positions, time)
    };
    Language::spoken().render(&talk.message(), game.rules().words())
}

#[cfg(test)]
mod tests {
    use sower_core::{Pit, library};
    use sower_search::Score;

    use super::*;

    fn found(game: &Game, pits: &[u8], score: Score, proven: bool) -> Candidate {
        let moves = pits.iter().map(|number| Move::Sow(Pit::new(*number))).collect();
        Candidate::new(game, &game.start(), moves, score, proven)
    }

    #[test]
    fn a_table_has_two_lines_a_move_and_fits_the_screen() {
        let game = Game::new(library::find("kalah").unwrap().rules(&[]).unwrap());
        let moves = vec![
            found(&game, &[3, 6, 1], Score::margin(8), true),
            found(&game, &[1, 2], Score::of_parts(-1280), false),
        ];
        let analysis = Analysis { depth: 9, nodes: 12_345, seconds: 0.25, proven: false, moves };
        let lines =
            table(&game, &game.start(), &analysis, Look { width: 80, rows: 24, colored: false }, false);
        assert_eq!(
            lines,
            [
                "move  score  in words                     best line",
                "3        +8  South wins by 8 (proven)     South 3 6, North 1",
                "             the last stone falls in South's own store: South moves again",
                "1     -2.50  North is ahead by about 2.5  South 1, North 2",
                "             the turn ends in South's pit 5",
            ]
        );
        assert_eq!(head(&game, &analysis, true), "Depth 9, 12,345 positions, 0.25 s.");
        let narrow =
            table(&game, &game.start(), &analysis, Look { width: 40, rows: 24, colored: false }, false);
        assert!(narrow.iter().all(|line| line.chars().count() <= 40), "{narrow:?}");
        let told = best_line(&game, &game.start(), &analysis.moves[0]);
        assert_eq!(told.len(), 3);
        assert_eq!(told[0], "South 3: the last stone falls in South's own store: South moves again");
    }
}
