//! The text on a board: counts, labels, names and tallies.

use sower_core::{Place, Side, labels};

use super::Picture;
use super::svg::{Short, Svg};
use crate::board_sentence::tally;
use crate::layout::{Hollow, Point};
use crate::message;

const COUNT_SIZE: f64 = 24.0;
const STORE_COUNT_SIZE: f64 = 29.0;
const LABEL_SIZE: f64 = 16.0;
const NAME_SIZE: f64 = 17.0;
const TALLY_SIZE: f64 = 16.5;
/// The width of a letter relative to the font size in common system fonts: enough for a plate to fit around it.
const LETTER_WIDTH: f64 = 0.66;

impl Picture<'_> {
    pub(super) fn draw_captions(&self, svg: &mut Svg) {
        for place in self.places() {
            self.draw_label(svg, place);
        }
        if self.options.counts {
            let is_counted =
                |place: &Place| self.position.home_at(*place).is_none() && !self.marks(*place).is_closed;
            for place in self.places().filter(is_counted) {
                self.draw_count(svg, self.layout.pit(place).count, COUNT_SIZE, self.position.seeds(place));
            }
        }
        for side in Side::BOTH {
            if let Some(count) = self.kept(side) {
                self.draw_count(svg, self.layout.stores[side].count, STORE_COUNT_SIZE, count);
            }
            self.draw_name(svg, side);
            self.draw_tally(svg, side);
        }
    }

    /// Draws a count; zero is drawn in a quieter colour.
    fn draw_count(&self, svg: &mut Svg, at: Point, size: f64, count: u8) {
        let material = self.material;
        let size = if count < 100 { size } else { 0.85 * size };
        if count == 0 {
            svg.write(at, size, format_args!(r#"fill="{}""#, material.quiet), "0");
        } else {
            let style = format_args!(r#"font-weight="700" fill="{}""#, material.writing);
            svg.write(at, size, style, &count.to_string());
        }
    }

    /// Draws a pit's label, on a plate if the pit is legal.
    fn draw_label(&self, svg: &mut Svg, place: Place) {
        let at = self.layout.pit(place).label;
        let label = labels::label(self.rules, place);
        if self.options.legal.contains(&place) {
            let (plate, writing) = self.material.plate;
            let half_height = 0.82 * LABEL_SIZE;
            let half_width =
                half_height.max((label.chars().count() as f64 * LETTER_WIDTH + 0.8) * LABEL_SIZE / 2.0);
            let shape = Hollow { centre: at, half_width, half_height, corner: half_height };
            svg.shape(shape, format_args!(r#"fill="{plate}""#));
            svg.write(at, LABEL_SIZE, format_args!(r#"font-weight="700" fill="{writing}""#), &label);
        } else {
            svg.write(at, LABEL_SIZE, format_args!(r#"fill="{}""#, self.material.quiet), &label);
        }
    }

    /// Draws a side's name; the side to move gets a plate and a pointer.
    fn draw_name(&self, svg: &mut Svg, side: Side) {
        let at = self.layout.names[side];
        let name = self.speaker.say(&message!("board-side", side));
        if self.options.finished || self.position.side() != side {
            svg.write(at, NAME_SIZE, format_args!(r#"fill="{}""#, self.material.quiet), &name);
            return;
        }
        let (plate, writing) = self.material.plate;
        let letters = name.chars().count() as f64;
        let half_width = (letters * LETTER_WIDTH * NAME_SIZE + 2.2 * NAME_SIZE) / 2.0;
        let half_height = 0.8 * NAME_SIZE;
        let shape = Hollow { centre: at, half_width, half_height, corner: half_height };
        svg.shape(shape, format_args!(r#"fill="{plate}""#));
        let tip = Point::new(at.x - half_width + 1.25 * NAME_SIZE, at.y);
        svg.line(format_args!(
            r#"<path d="M{} {}l{back} {up}v{down}z" fill="{writing}"/>"#,
            Short(tip.x),
            Short(tip.y),
            back = Short(-0.6 * NAME_SIZE),
            up = Short(-0.37 * NAME_SIZE),
            down = Short(0.74 * NAME_SIZE),
        ));
        svg.write(
            at.shifted(0.52 * NAME_SIZE, 0.0),
            NAME_SIZE,
            format_args!(r#"font-weight="700" fill="{writing}""#),
            &name,
        );
    }

    fn draw_tally(&self, svg: &mut Svg, side: Side) {
        let Some(tallies) = self.layout.tallies else { return };
        let [name_at, lines @ ..] = tallies[side];
        let name = self.speaker.say(&message!("board-side", side));
        svg.write(
            name_at,
            TALLY_SIZE,
            format_args!(r#"font-weight="700" fill="{}""#, self.material.quiet),
            &name,
        );
        for (at, sentence) in lines.into_iter().zip(tally(self.position, side)) {
            let style = format_args!(r#"fill="{}""#, self.material.writing);
            svg.write(at, TALLY_SIZE, style, &self.speaker.say(&sentence));
        }
    }
}
