//! stub
use crate::position::Position;
use crate::rules::Rules;
/// o
#[derive(Default)]
pub struct DrawOptions;
/// o
pub struct LastMove;
/// o
pub fn draw_svg(_: &Rules, _: &Position, _: &DrawOptions) -> String {
    String::new()
}
