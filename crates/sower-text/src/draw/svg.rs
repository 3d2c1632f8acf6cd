//! Writes SVG with short numbers and escaped text.

use std::fmt::{self, Write as _};

use crate::layout::{Hollow, Point};

/// A picture in progress.
pub(super) struct Svg {
    text: String,
}

impl Svg {
    /// A picture of that size, with a description for screen readers.
    pub(super) fn new(width: f64, height: f64, title: &str, description: &str) -> Svg {
        let mut svg = Svg { text: String::with_capacity(32 * 1024) };
        svg.line(format_args!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {} {}" font-family="{FONTS}" text-anchor="middle">"#,
            Short(width),
            Short(height),
        ));
        svg.line(format_args!("<title>{}</title>", Escaped(title)));
        svg.line(format_args!("<desc>{}</desc>", Escaped(description)));
        svg
    }

    /// Adds a line verbatim.
    pub(super) fn line(&mut self, line: fmt::Arguments<'_>) {
        self.text.write_fmt(line).expect("a string takes all that is written");
        self.text.push('\n');
    }

    /// Writes text centred on a point.
    pub(super) fn write(&mut self, at: Point, size: f64, style: fmt::Arguments<'_>, text: &str) {
        // Digits and capitals are about 0.7 of the font size high: half of that is below their middle.
        let baseline = at.y + 0.355 * size;
        self.line(format_args!(
            r#"<text x="{}" y="{}" font-size="{}" {style}>{}</text>"#,
            Short(at.x),
            Short(baseline),
            Short(size),
            Escaped(text),
        ));
    }

    /// The shape of a hollow or a slab.
    pub(super) fn shape(&mut self, hollow: Hollow, style: fmt::Arguments<'_>) {
        self.line(format_args!("<rect {} {style}/>", Outline(hollow)));
    }

    /// The whole picture.
    pub(super) fn finish(mut self) -> String {
        self.text.push_str("</svg>\n");
        self.text
    }
}

/// System fonts, because a self-contained picture cannot embed any.
const FONTS: &str = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif";

/// The attributes of a rectangle with round corners.
pub(super) struct Outline(pub(super) Hollow);

impl fmt::Display for Outline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Hollow { centre, half_width, half_height, corner } = self.0;
        write!(
            f,
            r#"x="{}" y="{}" width="{}" height="{}" rx="{}""#,
            Short(centre.x - half_width),
            Short(centre.y - half_height),
            Short(2.0 * half_width),
            Short(2.0 * half_height),
            Short(corner),
        )
    }
}

/// A number to a tenth, without trailing zeros: `12`, `0.5`.
#[derive(Clone, Copy)]
pub(super) struct Short(pub(super) f64);

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round();
        // Turns -0.0 into 0.0.
        write!(f, "{}", tenths / 10.0 + 0.0)
    }
}

/// Text escaped for XML.
pub(super) struct Escaped<'a>(pub(super) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                // XML cannot represent most control characters.
                control if control.is_control() => f.write_char(' ')?,
                plain => f.write_char(plain)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!(Short(12.0).to_string(), "12");
        assert_eq!(Short(0.4999).to_string(), "0.5");
        assert_eq!(Short(-0.01).to_string(), "0");
    }

    #[test]
    fn text_cannot_break_out() {
        assert_eq!(Escaped("a<b>&\"\u{7}").to_string(), "a&lt;b&gt;&amp;&quot; ");
    }
}
