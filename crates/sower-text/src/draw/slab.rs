//! Draws the board itself: its material, frame and decoration.

use super::Picture;
use super::material::{Grain, Inlay};
use super::svg::{Outline, Short, Svg};
use crate::layout::Hollow;

/// The distance of the inlay from the edge.
const INLAY_DEPTH: f64 = 5.5;
/// The distance between fibres.
const FIBRE_PITCH: f64 = 9.0;
/// The area per speck, in square units.
const SPECK_AREA: f64 = 1500.0;

impl Picture<'_> {
    pub(super) fn define_slab(&self, svg: &mut Svg) {
        let name = self.material.name;
        let [lit, middle, far] = self.material.slab;
        svg.line(format_args!(
            r#"<linearGradient id="{name}-slab" x2="0.25" y2="1"><stop stop-color="{lit}"/><stop offset=".5" stop-color="{middle}"/><stop offset="1" stop-color="{far}"/></linearGradient>"#
        ));
        svg.line(format_args!(
            r##"<linearGradient id="{name}-edge" x2="0.3" y2="1"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".35" stop-color="#fff" stop-opacity=".08"/><stop offset=".65" stop-opacity=".1"/><stop offset="1" stop-opacity=".55"/></linearGradient>"##
        ));
        svg.line(format_args!(
            r#"<filter id="{name}-blur" x="-5%" y="-5%" width="110%" height="115%"><feGaussianBlur stdDeviation="4"/></filter>"#
        ));
        svg.line(format_args!(
            r#"<clipPath id="{}"><rect {}/></clipPath>"#,
            self.clip_id(),
            Outline(self.layout.slab)
        ));
    }

    /// An id for the board's outline. Pictures on one page share ids, so it includes the size.
    fn clip_id(&self) -> String {
        format!("{}-{}x{}", self.material.name, self.layout.width.round(), self.layout.height.round())
    }

    pub(super) fn draw_slab(&self, svg: &mut Svg) {
        let slab = self.layout.slab;
        let mut shadow = slab.grown(-1.0);
        shadow.centre.y += 4.0;
        svg.shape(shadow, format_args!(r#"opacity=".5" filter="url(#{}-blur)""#, self.material.name));
        svg.shape(slab, format_args!(r#"fill="url(#{}-slab)""#, self.material.name));
        self.draw_grain(svg);
        self.draw_frame(svg);
        svg.shape(
            slab.grown(-1.5),
            format_args!(r#"fill="none" stroke="url(#{}-edge)" stroke-width="3""#, self.material.name),
        );
    }

    fn draw_grain(&self, svg: &mut Svg) {
        let (grain, colour) = self.material.grain;
        svg.line(format_args!(r#"<g clip-path="url(#{})" fill="none" stroke="{colour}">"#, self.clip_id()));
        match grain {
            Grain::Fibres => self.draw_fibres(svg),
            Grain::Specks => self.draw_specks(svg),
        }
        svg.line(format_args!("</g>"));
    }

    /// Waving lines along the board, in a few strengths.
    fn draw_fibres(&self, svg: &mut Svg) {
        let slab = self.layout.slab;
        let along = slab.is_long_across();
        let (length, breadth) = if along {
            (self.layout.width, self.layout.height)
        } else {
            (self.layout.height, self.layout.width)
        };
        let mut wave = Wave(1);
        for (strength, width) in [(0.10, 1.2), (0.16, 0.8), (0.07, 3.2)] {
            let mut path = String::new();
            let lines = (breadth / FIBRE_PITCH / 2.0) as usize;
            for line in 0..lines {
                let from = (line as f64 + wave.next()) * breadth / lines as f64;
                let (first, second, to) =
                    (from + 16.0 * wave.signed(), from + 16.0 * wave.signed(), from + 8.0 * wave.signed());
                let point = |part: f64, offset: f64| {
                    let at = length * part;
                    if along {
                        format!("{} {}", Short(at), Short(offset))
                    } else {
                        format!("{} {}", Short(offset), Short(at))
                    }
                };
                path += &format!(
                    "M{}C{} {} {}",
                    point(0.0, from),
                    point(0.3, first),
                    point(0.65, second),
                    point(1.0, to)
                );
            }
            svg.line(format_args!(r#"<path d="{path}" stroke-width="{width}" opacity="{strength}"/>"#));
        }
    }

    /// Dots of several sizes, as in fired clay: very short lines with round ends. (Some SVG renderers do not
    /// show lines of length zero.)
    fn draw_specks(&self, svg: &mut Svg) {
        let specks = (self.layout.width * self.layout.height / SPECK_AREA) as usize;
        let mut wave = Wave(2);
        for (strength, width) in [(0.3, 2.0), (0.16, 4.5), (0.4, 1.3)] {
            let path: String = (0..specks / 3)
                .map(|_| {
                    let (x, y) = (wave.next() * self.layout.width, wave.next() * self.layout.height);
                    format!("M{} {}h.1", Short(x), Short(y))
                })
                .collect();
            svg.line(format_args!(
                r#"<path d="{path}" stroke-width="{width}" stroke-linecap="round" opacity="{strength}"/>"#
            ));
        }
    }

    /// Draws the raised frame: a shadow edge above, a light edge below.
    fn draw_frame(&self, svg: &mut Svg) {
        if let Some(field) = self.layout.field {
            svg.shape(field, format_args!(r#"fill="{}" opacity=".2""#, self.material.hollow[1]));
            let mut light = field;
            light.centre.y += 1.2;
            svg.shape(
                light,
                format_args!(
                    r#"fill="none" stroke="{}" stroke-opacity=".4" stroke-width="1.2""#,
                    self.material.lip
                ),
            );
            svg.shape(
                field,
                format_args!(r##"fill="none" stroke="#000" stroke-opacity=".4" stroke-width="1.5""##),
            );
        }
        self.draw_inlay(svg, self.layout.slab.grown(-INLAY_DEPTH));
    }

    fn draw_inlay(&self, svg: &mut Svg, along: Hollow) {
        let accent = self.material.accent;
        match self.material.inlay {
            Inlay::Groove => {
                svg.shape(
                    along,
                    format_args!(r##"fill="none" stroke="#000" stroke-opacity=".25" stroke-width="1.5""##),
                );
            }
            Inlay::Wire => {
                svg.shape(along, format_args!(r#"fill="none" stroke="{accent}" stroke-width="1.6""#));
            }
            Inlay::Beads => {
                svg.shape(
                    along,
                    format_args!(
                        r#"fill="none" stroke="{accent}" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="16 9 .1 9""#
                    ),
                );
            }
            Inlay::Dots => {
                svg.shape(
                    along,
                    format_args!(
                        r#"fill="none" stroke="{accent}" stroke-width="3.6" stroke-linecap="round" stroke-dasharray=".1 11" opacity=".8""#
                    ),
                );
            }
        }
    }
}

/// A fixed pseudo-random sequence from 0 to 1: steps of the golden ratio, scrambled by squaring.
struct Wave(u32);

impl Wave {
    fn next(&mut self) -> f64 {
        self.0 += 1;
        let step = f64::from(self.0) * 0.618_033_988_75;
        ((step * step * 12.9898) % 1.0).abs()
    }

    fn signed(&mut self) -> f64 {
        2.0 * self.next() - 1.0
    }
}
