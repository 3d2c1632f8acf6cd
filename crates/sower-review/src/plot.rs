//! The evaluation plot as a self-contained SVG: South's lead above the middle, North's below, errors marked.

use std::fmt::Write as _;

use sower_core::{Game, Side};
use sower_text::{Language, Message, message};

use super::chart::reach;
use super::{Class, Review, ReviewedPly};

/// The size of the picture: a strip three times as wide as high, with text that is readable at half this width.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 240.0;

/// The area of the plot inside it.
const LEFT: f64 = 52.0;
const RIGHT: f64 = 708.0;
const TOP: f64 = 42.0;
const BOTTOM: f64 = 206.0;

/// The font size, and the greatest width of a letter.
const LETTER: f64 = 17.0;
const LETTER_WIDTH: f64 = 10.5;

/// The colours of the sides' leads.
const SOUTH: &str = "#e8c98c";
const NORTH: &str = "#a3bccf";

/// The colour behind an opening.
const OPENING: &str = "#ddd6ca";

/// The style of secondary text.
const QUIET: &str = r##"fill="#8a7d6d" font-size="15""##;

/// The most labels; more would hide the line.
const MOST_LABELS: usize = 8;

/// System fonts, because a self-contained picture cannot embed any.
const FONTS: &str = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif";

/// The plot of a review as SVG.
pub fn plot_svg(game: &Game, review: &Review) -> String {
    let said = |sentence: Message| escaped(&Language::spoken().say(&sentence, game.rules().words()));
    let values: Vec<f64> = review.evaluations().collect();
    let scale = Scale::of(&values);
    let mut svg = Svg { text: String::new() };
    svg.line(format_args!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="{FONTS}" font-size="{LETTER}">"#
    ));
    let title = message!(
        "review-plot-title",
        game = Language::spoken().about(game.rules()).name,
        plies = values.len()
    );
    svg.line(format_args!("<title>{}</title>", said(title)));
    svg.line(format_args!(r##"<rect width="{WIDTH}" height="{HEIGHT}" rx="6" fill="#fdfbf7"/>"##));
    draw_opening(&mut svg, &scale, review.opening, &said);
    draw_axes(&mut svg, &scale, &said);
    draw_line(&mut svg, &scale, &values);
    draw_marks(&mut svg, &scale, &values, review);
    svg.line(format_args!("</svg>"));
    svg.text
}

/// Maps plies and margins to coordinates.
struct Scale {
    positions: usize,
    /// The largest leads of South and North on the axis.
    reaches: [f64; 2],
}

impl Scale {
    /// A half with small leads is lower than the other, but at least a quarter of it.
    fn of(values: &[f64]) -> Scale {
        let most = |sign: f64| reach(values.iter().fold(0.0, |most: f64, value| most.max(sign * value)));
        let (south, north) = (most(1.0), most(-1.0));
        Scale { positions: values.len(), reaches: [south.max(north / 4.0), north.max(south / 4.0)] }
    }

    fn x(&self, place: usize) -> f64 {
        LEFT + (RIGHT - LEFT) * place as f64 / (self.positions.max(2) - 1) as f64
    }

    fn y(&self, margin: f64) -> f64 {
        let [south, north] = self.reaches;
        TOP + (BOTTOM - TOP) * (south - margin.clamp(-north, south)) / (south + north)
    }

    /// The margins with a grid line.
    fn ticks(&self) -> Vec<f64> {
        let [south, north] = self.reaches;
        let step = south.max(north) / 2.0;
        (-2..=2)
            .map(|tick| f64::from(tick) * step)
            .filter(|margin| (-north..=south).contains(margin))
            .collect()
    }
}

struct Svg {
    text: String,
}

impl Svg {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        self.text.write_fmt(line).expect("a string takes all that is written");
        self.text.push('\n');
    }
}

/// A band behind the given opening, and its entry in the legend.
fn draw_opening(svg: &mut Svg, scale: &Scale, plies: usize, said: &dyn Fn(Message) -> String) {
    if plies == 0 {
        return;
    }
    svg.line(format_args!(
        r#"<rect x="{LEFT}" y="{TOP}" width="{:.1}" height="{}" fill="{OPENING}"/>"#,
        scale.x(plies) - LEFT,
        BOTTOM - TOP
    ));
    draw_legend(svg, LEFT + 300.0, OPENING, &said(message!("review-plot-opening")));
}

/// The legend is above the plot, where no line can cross it.
const LEGEND: f64 = TOP - 23.0;

fn draw_legend(svg: &mut Svg, x: f64, colour: &str, name: &str) {
    svg.line(format_args!(
        r#"<rect x="{x}" y="{}" width="13" height="13" rx="2" fill="{colour}"/><text x="{}" y="{LEGEND}" {QUIET}>{name}</text>"#,
        LEGEND - 12.0,
        x + 20.0,
    ));
}

fn draw_axes(svg: &mut Svg, scale: &Scale, said: &dyn Fn(Message) -> String) {
    for margin in scale.ticks() {
        let y = scale.y(margin);
        let (colour, width) = if margin == 0.0 { ("#4a4036", 1.4) } else { ("#e4dccf", 1.0) };
        svg.line(format_args!(
            r#"<path d="M{LEFT} {y:.1}H{RIGHT}" stroke="{colour}" stroke-width="{width}"/>"#
        ));
        let sign = if margin > 0.0 {
            "+"
        } else if margin < 0.0 {
            "−"
        } else {
            ""
        };
        svg.line(format_args!(
            r##"<text x="{:.1}" y="{:.1}" text-anchor="end" fill="#4a4036">{sign}{}</text>"##,
            LEFT - 7.0,
            y + 6.0,
            margin.abs()
        ));
    }
    let last = scale.positions.saturating_sub(1);
    let step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
    let step = step.into_iter().find(|step| last / step <= 10).unwrap_or(10_000);
    for place in (step..=last).step_by(step) {
        svg.line(format_args!(
            r##"<text x="{:.1}" y="{:.1}" text-anchor="middle" fill="#8a7d6d" font-size="15">{place}</text>"##,
            scale.x(place),
            BOTTOM + 24.0
        ));
    }
    svg.line(format_args!(
        r#"<text x="{:.1}" y="{:.1}" text-anchor="end" {QUIET}>{}</text>"#,
        LEFT - 7.0,
        BOTTOM + 24.0,
        said(message!("review-plot-plies"))
    ));
    let halves =
        [(LEFT, SOUTH, message!("review-plot-south")), (LEFT + 150.0, NORTH, message!("review-plot-north"))];
    for (x, colour, half) in halves {
        draw_legend(svg, x, colour, &said(half));
    }
    svg.line(format_args!(
        r#"<text x="{RIGHT}" y="{LEGEND}" text-anchor="end" {QUIET}>{}</text>"#,
        said(message!("review-plot-seeds"))
    ));
}

/// The line through all positions, and the lead below or above it filled in its side's colour.
fn draw_line(svg: &mut Svg, scale: &Scale, values: &[f64]) {
    let zero = scale.y(0.0);
    let points: Vec<String> = values
        .iter()
        .enumerate()
        .map(|(place, value)| format!("{:.1} {:.1}", scale.x(place), scale.y(*value)))
        .collect();
    let line = points.join("L");
    let last = scale.x(values.len().saturating_sub(1));
    svg.line(format_args!(
        r#"<clipPath id="sower-plot-south"><path d="M0 0H{WIDTH}V{zero:.1}H0Z"/></clipPath>"#
    ));
    svg.line(format_args!(
        r#"<clipPath id="sower-plot-north"><path d="M0 {zero:.1}H{WIDTH}V{HEIGHT}H0Z"/></clipPath>"#
    ));
    for (side, colour) in [("south", SOUTH), ("north", NORTH)] {
        svg.line(format_args!(
            r#"<path d="M{LEFT} {zero:.1}L{line}L{last:.1} {zero:.1}Z" fill="{colour}" clip-path="url(#sower-plot-{side})"/>"#
        ));
    }
    svg.line(format_args!(
        r##"<path d="M{line}" fill="none" stroke="#3a322a" stroke-width="2" stroke-linejoin="round"/>"##
    ));
}

/// A dot at every error, with the move beside the worst ones.
fn draw_marks(svg: &mut Svg, scale: &Scale, values: &[f64], review: &Review) {
    let errors = || review.plies.iter().enumerate().filter(|(_, ply)| ply.class.is_error());
    for (place, ply) in errors() {
        let (x, y) = (scale.x(place + 1), scale.y(values[place + 1]));
        let radius = if ply.class == Class::Inaccuracy { 3.5 } else { 5.0 };
        svg.line(format_args!(
            r##"<circle cx="{x:.1}" cy="{y:.1}" r="{radius}" fill="{}" stroke="#fdfbf7" stroke-width="1.5"/>"##,
            colour(ply.class)
        ));
    }
    let mut worst: Vec<(usize, &ReviewedPly)> =
        errors().filter(|(_, ply)| ply.class != Class::Inaccuracy).collect();
    worst.sort_by(|(_, one), (_, other)| other.cost.total_cmp(&one.cost));
    // No label may cover a dot.
    let mut taken: Vec<Area> = errors()
        .map(|(place, _)| Area::around(scale.x(place + 1), scale.y(values[place + 1]), 5.0))
        .collect();
    for (place, ply) in worst.into_iter().take(MOST_LABELS) {
        let label = format!("{}{}", ply.label, ply.glyph.unwrap_or_default());
        let (x, y) = (scale.x(place + 1), scale.y(values[place + 1]));
        let width = label.chars().count() as f64 * LETTER_WIDTH;
        // A drop is labelled below, a rise above.
        if let Some(area) = free_area(&taken, x, y, width, ply.side == Side::North) {
            svg.line(format_args!(
                r##"<text x="{:.1}" y="{:.1}" font-weight="600" fill="{}" stroke="#fdfbf7" stroke-width="3" paint-order="stroke">{}</text>"##,
                area.left,
                area.top + LETTER * 0.85,
                colour(ply.class),
                escaped(&label)
            ));
            taken.push(area);
        }
    }
}

/// A rectangle of the picture.
#[derive(Clone, Copy)]
struct Area {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Area {
    fn around(x: f64, y: f64, radius: f64) -> Area {
        Area { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
    }

    fn overlaps(&self, other: &Area) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }
}

/// A free area for a label near a point.
fn free_area(taken: &[Area], x: f64, y: f64, width: f64, above_first: bool) -> Option<Area> {
    let (above, below) = (y - LETTER - 6.0, y + 6.0);
    let [first, second] = if above_first { [above, below] } else { [below, above] };
    let (centred, right, left) = (x - width / 2.0, x + 7.0, x - width - 7.0);
    let places = [
        (centred, first),
        (right, y - LETTER / 2.0),
        (left, y - LETTER / 2.0),
        (right, first),
        (left, first),
        (centred, second),
        (right, second),
        (left, second),
    ];
    places.into_iter().map(|(left, top)| Area { left, top, right: left + width, bottom: top + LETTER }).find(
        |area| {
            let is_inside =
                area.left >= LEFT && area.right <= WIDTH && area.top >= 2.0 && area.bottom <= BOTTOM + 8.0;
            is_inside && !taken.iter().any(|other| area.overlaps(other))
        },
    )
}

fn colour(class: Class) -> &'static str {
    match class {
        Class::Inaccuracy => "#b8860b",
        Class::Mistake | Class::MissedWin => "#c2570c",
        _ => "#b3261e",
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
