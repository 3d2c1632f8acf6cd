//! Draws the game screen: title, board, status, moves and values.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use sower_core::Side;
use sower_text::layout::{StoreKind, store_kind};
use sower_text::message;

use super::text::{cut, put};
use super::{Hit, board, coin, commentary, evaluation_bar, move_list, panel, status};
use crate::app::App;
use crate::game_screen::GameScreen;
use crate::say::{about, talk};

/// From this width on, moves and values appear beside the board.
const WIDE: u16 = 118;
/// The height beyond which a board does not gain, if moves can appear below it.
const TALL_BOARD: u16 = 26;

/// The areas of the game screen.
pub(super) struct Areas {
    title: Rect,
    board: Rect,
    gauge: Rect,
    status: Rect,
    /// Moves below the board, if they are not beside it.
    plies: Option<Rect>,
    side: Option<Rect>,
    /// The text of an exercise or a review below the board, instead of the status lines.
    commentary: Option<Rect>,
}

/// Rows below the board with a commentary, on a narrow screen.
const COMMENTARY: u16 = 7;

impl Areas {
    fn of(table: &GameScreen, body: Rect) -> Areas {
        let title = Rect { height: 1, ..body };
        let below = Rect { y: body.y + 1, height: body.height - 1, ..body };
        if body.width >= WIDE {
            let width = (body.width / 4).clamp(36, 50);
            let side = Rect { x: body.right() - width, width, ..below };
            let left = Rect { width: body.width - width - 2, ..below };
            let board = Rect { height: left.height - 6, ..left };
            return Areas { title, side: Some(side), plies: None, ..Areas::under(board, 5, title) };
        }
        if commentary::is_shown(table) {
            return Areas::with_commentary(table, below, title);
        }
        let spare = below.height - 4;
        let height = if spare > TALL_BOARD + 3 { TALL_BOARD } else { spare - 1 };
        let board = Rect { height, ..below };
        let areas = Areas::under(board, 3, title);
        let y = areas.status.bottom();
        Areas { plies: Some(Rect { y, height: body.bottom() - y, ..body }), ..areas }
    }

    /// A board with a commentary below it; a review also has the moves.
    fn with_commentary(table: &GameScreen, below: Rect, title: Rect) -> Areas {
        let spare = below.height - COMMENTARY;
        let board = Rect { height: spare.min(TALL_BOARD), ..below };
        let gauge = Rect { y: board.bottom(), height: u16::from(table.advice.on), ..board };
        let room = below.bottom() - gauge.bottom();
        let listed = if table.walk.is_some() { (room / 3).max(2) } else { 0 };
        let commentary = Rect { y: gauge.bottom(), height: room - listed, ..below };
        let plies = Rect { y: commentary.bottom(), height: listed, ..below };
        Areas {
            plies: (listed > 0).then_some(plies),
            gauge,
            commentary: Some(commentary),
            ..Areas::under(board, 0, title)
        }
    }

    /// The area of the status lines, including the bar's line if there is no bar.
    fn sentences(&self, table: &GameScreen) -> Rect {
        let gauge = u16::from(table.advice.on);
        let height = self.gauge.height + self.status.height - gauge;
        Rect { y: self.gauge.y + gauge, height, ..self.status }
    }

    /// A board with the bar and the status lines below it.
    fn under(board: Rect, sentences: u16, title: Rect) -> Areas {
        let gauge = Rect { y: board.bottom(), height: 1, ..board };
        let status = Rect { y: gauge.bottom(), height: sentences, ..board };
        Areas { title, board, gauge, status, plies: None, side: None, commentary: None }
    }
}

pub(super) fn render(app: &App, table: &GameScreen, body: Rect, buf: &mut Buffer) {
    let areas = Areas::of(table, body);
    title(app, table, areas.title, buf);
    board::render(app, table, areas.board, buf);
    if let Some(toss) = &table.toss {
        coin::render(app, toss, areas.board, buf);
    }
    evaluation_bar::render(app, table, areas.gauge, buf);
    match areas.commentary {
        Some(area) => {
            let extra = status::notice_or_preview(app, table).map(|(text, _)| text);
            commentary::render(app.theme, table, extra, area, buf);
        }
        None => status::render(app, table, areas.sentences(table), buf),
    }
    if let Some(area) = areas.plies {
        move_list::render(app.theme, &table.line, area, buf);
    }
    if let Some(side) = areas.side {
        panel::render(app, table, side, buf);
    }
}

fn title(app: &App, table: &GameScreen, area: Rect, buf: &mut Buffer) {
    let shown = table.shown();
    // At the end the score includes the remaining seeds that a side gets.
    let ended = table.sight.outcome.as_ref().filter(|_| table.animation.is_none());
    // Where no seed leaves the board, a player's seeds are those on the own side.
    let kept = |side| match store_kind(table.rules()) {
        StoreKind::None => shown.on_side(side),
        _ => shown.store(side),
    };
    let seeds = |side| ended.map_or_else(|| kept(side), |outcome| outcome.score[side]);
    let [south, north] = Side::BOTH.map(|side| format!("{} {}", table.player(side), seeds(side)));
    let score = match table.exercise_heading() {
        Some(heading) => heading,
        None => format!("{south} – {north}"),
    };
    let width = usize::from(area.width);
    let score = cut(&score, width.saturating_sub(4));
    let column = area.width.saturating_sub(score.chars().count() as u16);
    let room = usize::from(column).saturating_sub(2);
    let mut name = about(table.rules()).name;
    if table.walk.is_some() {
        name = format!("{name} · {}", talk(&message!("tui-review-title")));
    }
    put(buf, area, 0, 0, &cut(&name, room), app.theme.title());
    put(buf, area, column, 0, &score, app.theme.strong());
}

pub(super) fn hit(table: &GameScreen, body: Rect, point: Point) -> Option<Hit> {
    let areas = Areas::of(table, body);
    if let Some(place) = board::hit(table.rules(), areas.board, point) {
        return Some(Hit::Pit(place));
    }
    let listed = areas.plies.or_else(|| areas.side.map(|side| panel::plies_area(table, side)));
    listed.and_then(|area| move_list::hit(&table.line, area, point)).map(Hit::Ply)
}
