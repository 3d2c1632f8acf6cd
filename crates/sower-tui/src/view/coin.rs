//! Draws the coin toss over the board.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use sower_text::message;

use super::overlay::framed;
use super::text::centre;
use crate::app::App;
use crate::game_screen::{Face, TOSS_HEIGHT, Toss};
use crate::page::wrap;
use crate::say::{self, talk};

/// Width of the frame, in columns.
const WIDTH: u16 = 60;

pub(super) fn render(app: &App, toss: &Toss, board: Rect, buf: &mut Buffer) {
    let width = WIDTH.min(board.width);
    let room = usize::from(width.saturating_sub(4)).max(1);
    let fallen = wrap(&toss.said, "", room);
    let height = (TOSS_HEIGHT + 4 + fallen.len() as u16).min(board.height);
    let area = Rect {
        x: board.x + (board.width - width) / 2,
        y: board.y + (board.height - height) / 2,
        width,
        height,
    };
    let inner = framed(area, "", app.theme, buf);
    centre(buf, inner, TOSS_HEIGHT - toss.height(app.now), &drawn(toss.face(app.now)), app.theme.strong());
    let said = if toss.has_fallen(app.now) { fallen } else { vec![talk(&message!("tui-coin-in-the-air"))] };
    for (row, line) in said.iter().enumerate() {
        centre(buf, inner, TOSS_HEIGHT + 2 + row as u16, line, app.theme.notice());
    }
}

/// Each face of the coin shows a side's first letter.
fn drawn(face: Face) -> String {
    let letter = |side| say::side(side).chars().next().unwrap_or(' ');
    match face {
        Face::Full(side) => format!("( {} )", letter(side)),
        Face::Narrow(side) => format!("({})", letter(side)),
        Face::Rim => "|".to_owned(),
    }
}
