//! Draws pits and stores, their seeds, and the rings that mark them.

use sower_core::rules::SeedsAs;
use sower_core::trace::Cell;
use sower_core::{Place, Side};

use super::Picture;
use super::seeds::{Bed, seed_radius};
use super::svg::{Short, Svg};
use crate::layout::{Hollow, Point, StoreKind};

/// The rotations of seeds of one tint, in degrees.
const TURNS: [f64; 3] = [12.0, 70.0, 138.0];

impl Picture<'_> {
    pub(super) fn define_hollows(&self, svg: &mut Svg) {
        let name = self.material.name;
        let [floor, wall, shade] = self.material.hollow;
        svg.line(format_args!(
            r#"<radialGradient id="{name}-floor" cx=".54" cy=".66" r=".66"><stop stop-color="{floor}"/><stop offset=".6" stop-color="{wall}"/><stop offset="1" stop-color="{shade}"/></radialGradient>"#
        ));
        svg.line(format_args!(
            r#"<linearGradient id="{name}-shade" x2=".2" y2="1"><stop stop-color="{shade}" stop-opacity=".9"/><stop offset=".38" stop-color="{shade}" stop-opacity="0"/></linearGradient>"#
        ));
        svg.line(format_args!(
            r##"<linearGradient id="{name}-lip" x2=".25" y2="1"><stop stop-color="#000" stop-opacity=".6"/><stop offset=".45" stop-color="#000" stop-opacity=".15"/><stop offset=".6" stop-color="{lip}" stop-opacity=".1"/><stop offset="1" stop-color="{lip}" stop-opacity=".95"/></linearGradient>"##,
            lip = self.material.lip,
        ));
        svg.line(format_args!(r#"<g id="{}">"#, self.pit_id()));
        self.carve(svg, Hollow { centre: Point::default(), ..self.pit_shape() });
        svg.line(format_args!("</g>"));
        svg.line(format_args!(
            r#"<path id="{name}-way" d="M-2.5 -5 2.5 0 -2.5 5" fill="none" stroke="{}" stroke-opacity=".45" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>"#,
            self.material.quiet,
        ));
    }

    /// The shape of a pit, the same for the whole board.
    fn pit_shape(&self) -> Hollow {
        self.layout.pit(Place { side: Side::South, index: 0 }).hollow
    }

    fn pit_id(&self) -> String {
        let shape = self.pit_shape();
        format!("{}-pit-{}-{}", self.material.name, shape.half_width, shape.half_height)
    }

    /// Defines a seed for each tint and rotation, all lit from the same side.
    pub(super) fn define_seeds(&self, svg: &mut Svg) {
        let name = self.material.name;
        let radius = seed_radius(self.rules);
        let tenths = self.seed_tenths();
        for (number, [lit, body, edge]) in self.material.seeds.iter().enumerate() {
            svg.line(format_args!(
                r#"<radialGradient id="{name}-tint{tenths}-{number}" gradientUnits="userSpaceOnUse" cx="{at}" cy="{at}" r="{reach}"><stop stop-color="{lit}"/><stop offset=".45" stop-color="{body}"/><stop offset="1" stop-color="{edge}"/></radialGradient>"#,
                at = Short(-0.35 * radius),
                reach = Short(1.5 * radius),
            ));
        }
        for look in 0..self.looks() {
            let tint = look % self.material.seeds.len();
            let outline = self.seed_outline(radius, look / self.material.seeds.len());
            svg.line(format_args!(
                r##"<g id="{id}"><path transform="translate(1.2 2)" d="{outline}" opacity=".38"/><path d="{outline}" fill="url(#{name}-tint{tenths}-{tint})"/><ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" transform="rotate(-35 {x} {y})" fill="#fff" opacity=".6"/></g>"##,
                id = self.seed_id(look),
                x = Short(-0.36 * radius),
                y = Short(-0.4 * radius),
                rx = Short(0.26 * radius),
                ry = Short(0.15 * radius),
            ));
        }
    }

    fn looks(&self) -> usize {
        match self.rules.view().seeds {
            SeedsAs::Heap => self.material.seeds.len() * TURNS.len(),
            SeedsAs::Pairs => self.material.seeds.len(),
        }
    }

    fn seed_id(&self, look: usize) -> String {
        format!("{}{}{}", &self.material.name[..1], self.seed_tenths(), char::from(b'a' + look as u8))
    }

    /// The seed size as part of ids, because several pictures on one page may have seeds of different sizes.
    fn seed_tenths(&self) -> f64 {
        (10.0 * seed_radius(self.rules)).round()
    }

    /// Balls are round; other seeds are slightly elongated.
    fn seed_outline(&self, radius: f64, turn: usize) -> String {
        let (long, short, degrees) = match self.rules.view().seeds {
            SeedsAs::Pairs => (radius, radius, 0.0),
            SeedsAs::Heap => (radius * 1.04, radius * 0.88, TURNS[turn]),
        };
        let (sine, cosine) = degrees.to_radians().sin_cos();
        let (x, y) = (Short(long * cosine), Short(long * sine));
        let (back_x, back_y) = (Short(-long * cosine), Short(-long * sine));
        let (long, short) = (Short(long), Short(short));
        format!(
            "M{x} {y}A{long} {short} {degrees} 1 1 {back_x} {back_y}A{long} {short} {degrees} 1 1 {x} {y}z"
        )
    }

    pub(super) fn draw_hollows(&self, svg: &mut Svg) {
        self.draw_way(svg);
        for side in Side::BOTH {
            self.draw_store(svg, side);
        }
        for place in self.places() {
            self.draw_pit(svg, place);
        }
        self.draw_last_move(svg);
    }

    /// Small arrows between pits that show the sowing direction.
    fn draw_way(&self, svg: &mut Svg) {
        for arrow in self.layout.arrows() {
            svg.line(format_args!(
                r##"<use href="#{}-way" transform="translate({} {})rotate({})"/>"##,
                self.material.name,
                Short(arrow.at.x),
                Short(arrow.at.y),
                Short(arrow.degrees),
            ));
        }
    }

    fn draw_pit(&self, svg: &mut Svg, place: Place) {
        let hollow = self.layout.pit(place).hollow;
        let marks = self.marks(place);
        if marks.is_closed {
            return self.draw_closed(svg, hollow);
        }
        if hollow.corner == self.pit_shape().corner {
            svg.line(format_args!(
                r##"<use href="#{}" x="{}" y="{}"/>"##,
                self.pit_id(),
                Short(hollow.centre.x),
                Short(hollow.centre.y)
            ));
        } else {
            self.carve(svg, hollow);
        }
        match self.position.home_at(place) {
            Some(owner) => return self.draw_home(svg, hollow, owner),
            None => self.draw_seeds(svg, Cell::Pit(place), self.position.seeds(place)),
        }
        if let Some(owner) = marks.owner {
            self.draw_owner(svg, hollow, owner);
        }
        if marks.is_house {
            self.draw_roof(svg, hollow);
        }
        if marks.is_blocked {
            self.draw_bar(svg, hollow);
        }
    }

    /// Draws a closed pit: a lid with a cross.
    fn draw_closed(&self, svg: &mut Svg, hollow: Hollow) {
        let name = self.material.name;
        svg.shape(hollow.grown(-3.0), format_args!(r#"fill="url(#{name}-slab)""#));
        svg.shape(
            hollow.grown(-3.0),
            format_args!(r#"fill="none" stroke="url(#{name}-edge)" stroke-width="2""#),
        );
        let half = Short(0.36 * hollow.half_width);
        svg.line(format_args!(
            r#"<path d="M{x} {y}m-{half} -{half}l{all} {all}m0 -{all}l-{all} {all}" fill="none" stroke="{stroke}" stroke-width="5" stroke-linecap="round"/>"#,
            x = Short(hollow.centre.x),
            y = Short(hollow.centre.y),
            all = Short(0.72 * hollow.half_width),
            stroke = self.material.quiet,
        ));
    }

    /// Draws the owner of a pit that keeps its seeds: a double rim, and the owner's initial on a diamond on it.
    fn draw_owner(&self, svg: &mut Svg, hollow: Hollow, owner: Side) {
        let (plate, writing) = self.material.plate;
        svg.shape(hollow.grown(1.0), format_args!(r#"fill="none" stroke="{plate}" stroke-width="4""#));
        let half = 14.0;
        let at = hollow.centre.shifted(0.72 * hollow.half_width, -0.72 * hollow.half_height);
        svg.line(format_args!(
            r#"<path d="M{x} {y}m0 -{half}l{half} {half}-{half} {half}-{half} -{half}z" fill="{plate}"/>"#,
            x = Short(at.x),
            y = Short(at.y),
        ));
        svg.write(
            at,
            half,
            format_args!(r#"font-weight="700" fill="{writing}""#),
            &self.speaker.initial(owner),
        );
    }

    /// Draws the roof of a house that its side still owns.
    fn draw_roof(&self, svg: &mut Svg, hollow: Hollow) {
        let (plate, _) = self.material.plate;
        svg.shape(hollow.grown(1.5), format_args!(r#"fill="none" stroke="{plate}" stroke-width="4""#));
        svg.line(format_args!(
            r#"<path d="M{x} {y}m-13 0l13 -11 13 11z" fill="{plate}"/>"#,
            x = Short(hollow.centre.x),
            y = Short(hollow.centre.y - hollow.half_height - 1.0),
        ));
    }

    /// Draws a bar across a pit that may not be played now.
    fn draw_bar(&self, svg: &mut Svg, hollow: Hollow) {
        svg.line(format_args!(
            r#"<path d="M{x} {y}m-{half} {half}l{all} -{all}" fill="none" stroke="{stroke}" stroke-width="5" stroke-linecap="round"/>"#,
            x = Short(hollow.centre.x),
            y = Short(hollow.centre.y),
            half = Short(0.68 * hollow.half_width),
            all = Short(1.36 * hollow.half_width),
            stroke = self.material.mark,
        ));
    }

    fn draw_store(&self, svg: &mut Svg, side: Side) {
        let store = &self.layout.stores[side];
        let Some(count) = self.kept(side) else { return };
        if matches!(store.kind, StoreKind::Bowl | StoreKind::Hand) {
            // A bowl stands on the board instead of being carved into it: it has a rim and a shadow.
            let mut shadow = store.hollow.grown(6.0);
            shadow.centre.y += 3.0;
            svg.shape(shadow, format_args!(r#"opacity=".3""#));
            svg.shape(store.hollow.grown(5.0), format_args!(r#"fill="url(#{}-slab)""#, self.material.name));
            svg.shape(
                store.hollow.grown(4.0),
                format_args!(r#"fill="none" stroke="url(#{}-edge)" stroke-width="2""#, self.material.name),
            );
        }
        self.carve(svg, store.hollow);
        self.draw_seeds(svg, Cell::Store(side), count);
    }

    fn carve(&self, svg: &mut Svg, hollow: Hollow) {
        let name = self.material.name;
        svg.shape(hollow, format_args!(r#"fill="url(#{name}-floor)""#));
        svg.shape(hollow, format_args!(r#"fill="url(#{name}-shade)""#));
        svg.shape(hollow, format_args!(r#"fill="none" stroke="url(#{name}-lip)" stroke-width="2.4""#));
    }

    fn draw_seeds(&self, svg: &mut Svg, cell: Cell, count: u8) {
        let radius = seed_radius(self.rules);
        let from = match cell {
            Cell::Pit(place) => self.layout.pit(place).count,
            Cell::Store(side) => self.layout.stores[side].count,
        };
        let bed = Bed { hollow: self.layout.hollow(cell), from, salt: salt(cell) };
        let looks = self.looks();
        for spot in bed.spots(self.rules.view().seeds, radius, count) {
            svg.line(format_args!(
                r##"<use href="#{}" x="{}" y="{}"/>"##,
                self.seed_id(spot.look as usize % looks),
                Short(spot.at.x),
                Short(spot.at.y)
            ));
        }
    }

    /// Draws a home: a filled pit with its owner's initial on a diamond.
    fn draw_home(&self, svg: &mut Svg, hollow: Hollow, owner: Side) {
        let (plate, writing) = self.material.plate;
        svg.shape(hollow.grown(-1.0), format_args!(r#"fill="{plate}" fill-opacity=".82""#));
        svg.shape(
            hollow.grown(-6.5),
            format_args!(r#"fill="none" stroke="{writing}" stroke-opacity=".7" stroke-width="1.6""#),
        );
        let half = 0.62 * hollow.half_width.min(hollow.half_height);
        let Point { x, y } = hollow.centre;
        svg.line(format_args!(
            r##"<path d="M{x} {top}L{right} {y} {x} {bottom} {left} {y}z" fill="{writing}"/>"##,
            x = Short(x),
            y = Short(y),
            top = Short(y - half),
            bottom = Short(y + half),
            left = Short(x - half),
            right = Short(x + half),
        ));
        svg.write(
            hollow.centre,
            0.9 * half,
            format_args!(r#"font-weight="700" fill="{plate}""#),
            &self.speaker.initial(owner),
        );
    }

    fn draw_last_move(&self, svg: &mut Svg) {
        let Some(last_move) = self.options.last_move else { return };
        let mark = self.material.mark;
        let lifted = self.layout.pit(last_move.lifted).hollow.grown(3.5);
        svg.shape(
            lifted,
            format_args!(r#"fill="none" stroke="{mark}" stroke-width="3.2" stroke-dasharray="9 7""#),
        );
        if let Some(last) = last_move.last {
            let ring = self.layout.hollow(last).grown(3.5);
            svg.shape(ring, format_args!(r#"fill="none" stroke="{mark}" stroke-width="3.2""#));
        }
    }
}

/// A number for each pit and store, so that no two heaps look the same.
fn salt(cell: Cell) -> u32 {
    match cell {
        Cell::Pit(place) => 2 * u32::from(place.index) + place.side as u32,
        Cell::Store(side) => 100 + side as u32,
    }
}
