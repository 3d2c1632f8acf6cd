//! A board as an SVG picture.

use sower_text::Language;
use sower_text::draw::{DrawOptions, draw_svg};
use sower_text::layout::Orientation;

use crate::listed_game::ListedGame;
use crate::look::position;
use crate::problem::Problem;

/// Draws a board; `query` returns the values of the request's query: `position`, `upright` and `counts`.
pub fn picture<'a>(
    listed: &ListedGame,
    query: impl Fn(&str) -> Option<&'a str>,
    language: &'static Language,
) -> Result<String, Problem> {
    let position = position(&listed.game, query("position"), language)?;
    let finished = listed.game.outcome(&position).is_some();
    let upright = query("upright").is_some_and(|value| value != "0");
    let orientation = if upright { Orientation::Upright } else { Orientation::Wide };
    let counts = query("counts") != Some("0");
    let options = DrawOptions { orientation, counts, finished, language, ..DrawOptions::default() };
    Ok(draw_svg(listed.game.rules(), &position, &options))
}
