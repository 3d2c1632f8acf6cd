//! Draws the menu. Lines that are too long for the terminal wrap; nothing is cut off.
//!
//! On a narrow terminal only the names of variants are shown. The selected variant's summary is below the list.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::style::Style;
use sower_text::message;

use super::Hit;
use super::text::{centre, put};
use super::theme::Theme;
use crate::app::App;
use crate::menu::{Entry, GameLine, Menu, SavedEntry};
use crate::page::wrap;
use crate::say::talk;

/// Columns of a name if variants have their summaries beside them.
const NAME: u16 = 31;
/// Columns of a game's name otherwise.
const SHORT_NAME: u16 = 17;
/// The fewest columns of the board's size.
const BOARD: u16 = 16;
/// Columns before every line, for the selection mark.
const POINTER: u16 = 2;

/// The area of the list.
fn list_area(area: Rect) -> Rect {
    let width = area.width.min(136);
    Rect { x: area.x + (area.width - width) / 2, y: area.y + 2, width, height: area.height.saturating_sub(4) }
}

/// Whether there is space for board sizes and the summaries of variants.
fn is_wide(list: Rect) -> bool {
    list.width > 100
}

/// The column where a game's summary begins.
fn summary_column(menu: &Menu, list: Rect) -> u16 {
    POINTER + if is_wide(list) { NAME + BOARD.max(menu.longest_board + 2) } else { SHORT_NAME }
}

/// A visible entry, with its wrapped text.
struct Spot {
    entry: usize,
    area: Rect,
    lines: Vec<String>,
}

/// The text of an entry: all of an unfinished game, the summary of a game.
fn words(menu: &Menu, kept: &[SavedEntry], entry: &Entry, list: Rect) -> Vec<String> {
    let column = summary_column(menu, list);
    let (text, column) = match entry {
        Entry::GoOn(index) => (kept.get(*index).map(SavedEntry::line).unwrap_or_default(), POINTER),
        Entry::Game(index) => match &menu.games[*index] {
            game if game.is_variant && !is_wide(list) => (String::new(), POINTER),
            game => (game.summary.clone(), column),
        },
        Entry::Variants(_) | Entry::Group(_) => (String::new(), POINTER),
    };
    let mut lines = wrap(&text, "", usize::from(list.width.saturating_sub(column)).max(1));
    // Only an external engine's command could be this long. An entry must fit the list to be visible.
    lines.truncate(usize::from(list.height).max(1));
    lines
}

/// The visible entries, whole ones only; the selected one is among them.
fn lay_out(menu: &Menu, kept: &[SavedEntry], list: Rect) -> Vec<Spot> {
    let all: Vec<Vec<String>> = menu.entries.iter().map(|entry| words(menu, kept, entry, list)).collect();
    let first = first_seen(&all, menu.chosen, usize::from(list.height));
    let mut row = 0;
    let mut spots = Vec::new();
    for (entry, lines) in all.into_iter().enumerate().skip(first) {
        let height = lines.len() as u16;
        if row + height > list.height {
            break;
        }
        spots.push(Spot { entry, area: Rect { y: list.y + row, height, ..list }, lines });
        row += height;
    }
    spots
}

/// The first visible entry: keeps the selected one near the middle without empty space at the end.
fn first_seen(all: &[Vec<String>], chosen: usize, rows: usize) -> usize {
    // How far back to go so that the entries before `end` take at most this many rows.
    let back = |end: usize, rows: usize| {
        let mut used = 0;
        let fits = all[..end].iter().rev().take_while(|lines| {
            used += lines.len();
            used <= rows
        });
        end - fits.count()
    };
    back(chosen.min(all.len()), rows / 2).min(back(all.len(), rows))
}

pub(super) fn render(app: &App, menu: &Menu, area: Rect, buf: &mut Buffer) {
    let theme = app.theme;
    centre(buf, area, 0, &talk(&message!("tui-welcome")), theme.title());
    let list = list_area(area);
    let spots = lay_out(menu, &app.kept, list);
    for spot in &spots {
        let chosen = spot.entry == menu.chosen;
        let style = if chosen { theme.chosen() } else { Style::new() };
        if chosen {
            buf.set_style(spot.area, style);
        }
        put(buf, spot.area, 0, 0, if chosen { "►" } else { " " }, style);
        match &menu.entries[spot.entry] {
            Entry::GoOn(_) => put_lines(buf, spot, POINTER, style.patch(theme.strong())),
            Entry::Game(index) => {
                let column = summary_column(menu, list);
                put_game(buf, spot, &menu.games[*index], column, theme, style, chosen);
            }
            Entry::Group(group) => {
                let mark = if menu.is_open(*group) { "▾" } else { "▸" };
                let group = &menu.groups[*group];
                let text = format!("{mark} {} ({})", group.title, group.games.len());
                put(buf, spot.area, POINTER, 0, &text, style.patch(theme.strong()));
            }
            Entry::Variants(index) => {
                let mark = if menu.is_unfolded(*index) { "▾" } else { "▸" };
                let count = menu.games[*index].variants;
                let text = format!("  {mark} {}", talk(&message!("tui-variants", count)));
                let style = if chosen { style } else { theme.quiet() };
                put(buf, spot.area, POINTER, 0, &text, style);
            }
        }
    }
    if menu.entries.is_empty() {
        put(buf, list, POINTER, 0, &talk(&message!("tui-nothing-found")), theme.notice());
    }
    footer(app, menu, area, &spots, buf);
}

fn put_game(
    buf: &mut Buffer,
    spot: &Spot,
    game: &GameLine,
    column: u16,
    theme: Theme,
    style: Style,
    chosen: bool,
) {
    let indent = if game.is_variant { "    " } else { "" };
    let name_style = if game.is_variant { style } else { style.patch(theme.strong()) };
    put(buf, spot.area, POINTER, 0, &format!("{indent}{}", game.title), name_style);
    if is_wide(spot.area) {
        put(buf, spot.area, POINTER + NAME, 0, &game.board, style);
    }
    let quiet = if chosen { style } else { style.patch(theme.quiet()) };
    put_lines(buf, spot, column, if game.is_variant { quiet } else { style });
}

fn put_lines(buf: &mut Buffer, spot: &Spot, column: u16, style: Style) {
    for (row, line) in spot.lines.iter().enumerate() {
        put(buf, spot.area, column, row as u16, line, style);
    }
}

/// Which part of the list is on the screen. Only games are counted, unless the list has no more than headings.
fn seen(menu: &Menu, first: usize, last: usize) -> String {
    let all = menu.entries.len();
    let games = |to: usize| menu.entries[..to].iter().filter(|entry| menu.is_game(entry)).count();
    match games(all) {
        0 => format!("{}–{} / {all}", first + 1, last + 1),
        count => {
            let (before, shown) = (games(first), games(last + 1));
            format!("{}–{shown} / {count}", (before + 1).min(shown))
        }
    }
}

/// Below the list: a notice, the search text, or more about the selected game.
fn footer(app: &App, menu: &Menu, area: Rect, spots: &[Spot], buf: &mut Buffer) {
    let theme = app.theme;
    let list = list_area(area);
    let line = Rect { y: area.bottom() - 1, height: 1, ..list };
    let text = match (&menu.notice, &menu.sought, menu.game()) {
        (Some(notice), _, _) => notice.clone(),
        (None, Some(sought), _) => talk(&message!("tui-find", typed = sought.clone())),
        (None, None, Some(game)) if game.is_variant && !is_wide(list) => {
            format!("{} · {} · {}", game.name, game.board, game.summary)
        }
        (None, None, Some(game)) => format!("{} · {}", game.name, game.board),
        (None, None, None) => String::new(),
    };
    let mut room = line.width.saturating_sub(POINTER);
    // A notice needs the whole line.
    if let (Some(first), Some(last), None) = (spots.first(), spots.last(), &menu.notice)
        && spots.len() < menu.entries.len()
    {
        let seen = seen(menu, first.entry, last.entry);
        let width = seen.chars().count() as u16;
        put(buf, line, line.width.saturating_sub(width), 0, &seen, theme.quiet());
        room = room.saturating_sub(width + 2);
    }
    // A long notice also uses the empty line above.
    let told = wrap(&text, "", usize::from(room).max(1));
    for (row, text) in told.iter().take(2).enumerate() {
        let up = (told.len().min(2) - 1 - row) as u16;
        put(buf, Rect { y: line.y - up, ..line }, POINTER, 0, text, theme.notice());
    }
}

pub(super) fn hit(menu: &Menu, kept: &[SavedEntry], area: Rect, point: Point) -> Option<Hit> {
    let spots = lay_out(menu, kept, list_area(area));
    spots.iter().find(|spot| spot.area.contains(point)).map(|spot| Hit::MenuLine(spot.entry))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(heights: &[usize]) -> Vec<Vec<String>> {
        heights.iter().map(|height| vec![String::new(); *height]).collect()
    }

    #[test]
    fn the_chosen_entry_is_near_the_middle_and_the_list_ends_at_its_last_line() {
        let all = entries(&[1, 2, 1, 2, 1, 2, 1, 2]);
        assert_eq!(first_seen(&all, 0, 6), 0);
        assert_eq!(first_seen(&all, 1, 6), 0);
        assert_eq!(first_seen(&all, 4, 6), 2);
        assert_eq!(first_seen(&all, 7, 6), 4);
        assert_eq!(first_seen(&all, 7, 100), 0);
        assert_eq!(first_seen(&[], 0, 6), 0);
    }
}
