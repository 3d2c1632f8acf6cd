//! Styles. Every colour's meaning is also shown by a sign or a word.
//!
//! The classic theme uses the terminal's sixteen colours. The others set 24-bit colours and their own background.

use std::fmt;
use std::str::FromStr;

use ratatui::style::{Color, Modifier, Style};
use sower_core::Side;

/// The colours that a terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColourSupport {
    /// None: text attributes only.
    None,
    /// The terminal's sixteen colours.
    Sixteen,
    /// 24-bit colours.
    True,
}

impl ColourSupport {
    /// Reads the support from the values of `NO_COLOR`, `COLORTERM` and `TERM`.
    pub fn of(no_color: Option<&str>, colorterm: Option<&str>, term: Option<&str>) -> ColourSupport {
        // As https://no-color.org says: present and not empty.
        if no_color.is_some_and(|value| !value.is_empty()) {
            return ColourSupport::None;
        }
        let promised = matches!(colorterm, Some("truecolor" | "24bit"));
        // These terminals support 24-bit colours, also where ssh drops COLORTERM.
        const KNOWN: [&str; 6] = ["-direct", "kitty", "alacritty", "foot", "ghostty", "wezterm"];
        let known = term.is_some_and(|term| KNOWN.iter().any(|name| term.contains(name)));
        if promised || known { ColourSupport::True } else { ColourSupport::Sixteen }
    }
}

/// The name of a theme, as settings and the `t` key use it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThemeName {
    /// `wood` on a terminal with 24-bit colours, otherwise `classic`.
    #[default]
    Auto,
    /// The terminal's sixteen colours.
    Classic,
    /// Light text on dark wood.
    Wood,
    /// Light text on dark blue.
    Night,
    /// Dark text on a light background.
    Paper,
}

impl ThemeName {
    /// All names.
    pub const ALL: [ThemeName; 5] =
        [ThemeName::Auto, ThemeName::Classic, ThemeName::Wood, ThemeName::Night, ThemeName::Paper];
}

impl fmt::Display for ThemeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ThemeName::Auto => "auto",
            ThemeName::Classic => "classic",
            ThemeName::Wood => "wood",
            ThemeName::Night => "night",
            ThemeName::Paper => "paper",
        })
    }
}

/// A theme name that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTheme(pub String);

impl fmt::Display for UnknownTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no theme {:?}; expected auto, classic, wood, night or paper", self.0)
    }
}

impl std::error::Error for UnknownTheme {}

impl FromStr for ThemeName {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<ThemeName, UnknownTheme> {
        let found = ThemeName::ALL.into_iter().find(|name| name.to_string() == text);
        found.ok_or_else(|| UnknownTheme(text.to_owned()))
    }
}

/// A 24-bit colour: red, green, blue.
type Rgb = [u8; 3];

/// The colours of a theme.
#[derive(Debug, PartialEq, Eq)]
struct Palette {
    background: Rgb,
    text: Rgb,
    quiet: Rgb,
    title: Rgb,
    heading: Rgb,
    seeds: Rgb,
    selected: Rgb,
    touched: Rgb,
    south: Rgb,
    north: Rgb,
}

static WOOD: Palette = Palette {
    background: [0x2a, 0x1c, 0x13],
    text: [0xf1, 0xe4, 0xcf],
    quiet: [0xb3, 0x9c, 0x82],
    title: [0xf4, 0xb8, 0x6c],
    heading: [0xff, 0xd4, 0x8a],
    seeds: [0xff, 0xcc, 0x66],
    selected: [0x9f, 0xe0, 0x8a],
    touched: [0xff, 0x9f, 0xb2],
    south: [0xa6, 0xd9, 0x8c],
    north: [0x8f, 0xc1, 0xff],
};

static NIGHT: Palette = Palette {
    background: [0x10, 0x15, 0x20],
    text: [0xdd, 0xe4, 0xf0],
    quiet: [0x8c, 0x98, 0xad],
    title: [0x6c, 0xc7, 0xe8],
    heading: [0xf0, 0xc6, 0x6e],
    seeds: [0xf0, 0xd0, 0x8c],
    selected: [0x7f, 0xdc, 0x9c],
    touched: [0xe8, 0x92, 0xd4],
    south: [0x7f, 0xdc, 0x9c],
    north: [0x86, 0xac, 0xff],
};

static PAPER: Palette = Palette {
    background: [0xfa, 0xf6, 0xec],
    text: [0x2a, 0x26, 0x22],
    quiet: [0x6a, 0x62, 0x57],
    title: [0x0b, 0x5c, 0x73],
    heading: [0x7a, 0x48, 0x00],
    seeds: [0x8c, 0x4a, 0x08],
    selected: [0x1b, 0x6e, 0x2c],
    touched: [0xa3, 0x19, 0x5b],
    south: [0x1d, 0x6b, 0x2a],
    north: [0x1f, 0x4f, 0xa8],
};

fn colour([red, green, blue]: Rgb) -> Color {
    Color::Rgb(red, green, blue)
}

/// The styles of all parts of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    name: ThemeName,
    support: ColourSupport,
}

impl Theme {
    /// A theme on a terminal. If the terminal cannot show its colours, fewer are used.
    pub const fn new(name: ThemeName, support: ColourSupport) -> Theme {
        Theme { name, support }
    }

    /// The theme's name.
    pub fn name(self) -> ThemeName {
        self.name
    }

    /// The colours that the terminal can show.
    pub fn support(self) -> ColourSupport {
        self.support
    }

    /// The next theme that this terminal can show.
    #[must_use]
    pub fn next(self) -> Theme {
        let shown = match self.name {
            ThemeName::Auto if self.support == ColourSupport::True => ThemeName::Wood,
            ThemeName::Auto => ThemeName::Classic,
            name => name,
        };
        let name = match shown {
            ThemeName::Classic => ThemeName::Wood,
            ThemeName::Wood => ThemeName::Night,
            ThemeName::Night => ThemeName::Paper,
            ThemeName::Paper | ThemeName::Auto => ThemeName::Classic,
        };
        Theme { name: if self.support == ColourSupport::True { name } else { self.name }, ..self }
    }

    fn palette(self) -> Option<&'static Palette> {
        match (self.support, self.name) {
            (ColourSupport::True, ThemeName::Auto | ThemeName::Wood) => Some(&WOOD),
            (ColourSupport::True, ThemeName::Night) => Some(&NIGHT),
            (ColourSupport::True, ThemeName::Paper) => Some(&PAPER),
            (ColourSupport::True, ThemeName::Classic) | (ColourSupport::Sixteen | ColourSupport::None, _) => {
                None
            }
        }
    }

    /// A style in the palette's colour, or else in one of the sixteen.
    fn coloured(self, style: Style, of: impl Fn(&Palette) -> Rgb, sixteen: Color) -> Style {
        match (self.palette(), self.support) {
            (Some(palette), _) => style.fg(colour(of(palette))),
            (None, ColourSupport::None) => style,
            (None, _) => style.fg(sixteen),
        }
    }

    /// The style of everything that has no other.
    pub(super) fn base(self) -> Style {
        match self.palette() {
            Some(palette) => Style::new().fg(colour(palette.text)).bg(colour(palette.background)),
            None => Style::new(),
        }
    }

    pub(super) fn title(self) -> Style {
        self.coloured(self.strong(), |palette| palette.title, Color::Cyan)
    }

    pub(super) fn heading(self) -> Style {
        self.coloured(self.strong(), |palette| palette.heading, Color::Yellow)
    }

    pub(super) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    pub(super) fn quiet(self) -> Style {
        match self.support {
            ColourSupport::None => Style::new().add_modifier(Modifier::DIM),
            _ => self.coloured(Style::new(), |palette| palette.quiet, Color::DarkGray),
        }
    }

    /// The selected line, the cursor, the best value.
    pub(super) fn chosen(self) -> Style {
        match self.palette() {
            Some(palette) => Style::new().fg(colour(palette.background)).bg(colour(palette.title)),
            None => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    pub(super) fn key(self) -> Style {
        self.title()
    }

    /// Notices to the player.
    pub(super) fn notice(self) -> Style {
        self.coloured(Style::new(), |palette| palette.heading, Color::Yellow)
    }

    /// Seeds in pits and stores.
    pub(super) fn seeds(self) -> Style {
        self.coloured(Style::new(), |palette| palette.seeds, Color::Yellow)
    }

    /// The selected pit.
    pub(super) fn selected(self) -> Style {
        self.coloured(self.strong(), |palette| palette.selected, Color::Green)
    }

    /// Where a seed is falling or fell last.
    pub(super) fn touched(self) -> Style {
        self.coloured(self.strong(), |palette| palette.touched, Color::Magenta)
    }

    /// A side's colour.
    pub(super) fn side(self, side: Side) -> Style {
        match side {
            Side::South => self.coloured(Style::new(), |palette| palette.south, Color::Green),
            Side::North => self.coloured(Style::new(), |palette| palette.north, Color::Blue),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance of the Web Content Accessibility Guidelines.
    fn luminance(colour: Rgb) -> f64 {
        let [red, green, blue] = colour.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn contrast(one: Rgb, other: Rgb) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn contrast_is_the_published_one() {
        assert!((contrast([0, 0, 0], [255, 255, 255]) - 21.0).abs() < 1e-9);
        assert!((contrast([0x77, 0x77, 0x77], [255, 255, 255]) - 4.48).abs() < 0.01);
    }

    #[test]
    fn every_text_colour_has_a_contrast_of_at_least_4_5() {
        for palette in [&WOOD, &NIGHT, &PAPER] {
            let Palette { background, text, quiet, title, heading, seeds, selected, touched, south, north } =
                *palette;
            for colour in [text, quiet, title, heading, seeds, selected, touched, south, north] {
                let found = contrast(colour, background);
                assert!(found >= 4.5, "{colour:02x?} on {background:02x?}: {found:.2}");
            }
        }
    }

    #[test]
    fn themes_are_read_by_the_names_they_show() {
        for name in ThemeName::ALL {
            assert_eq!(name.to_string().parse(), Ok(name));
        }
        let error = "pink".parse::<ThemeName>().unwrap_err().to_string();
        assert_eq!(error, "there is no theme \"pink\"; expected auto, classic, wood, night or paper");
    }

    #[test]
    fn a_terminal_shows_the_colours_that_it_announces() {
        use ColourSupport::{None as Plain, Sixteen, True};
        assert_eq!(ColourSupport::of(Some("1"), Some("truecolor"), None), Plain);
        assert_eq!(ColourSupport::of(Some(""), Some("24bit"), None), True);
        assert_eq!(ColourSupport::of(None, None, Some("xterm-kitty")), True);
        assert_eq!(ColourSupport::of(None, None, Some("xterm-256color")), Sixteen);
        assert_eq!(ColourSupport::of(None, Some("yes"), None), Sixteen);
    }

    #[test]
    fn only_a_terminal_with_24_bit_colours_changes_its_background() {
        for name in ThemeName::ALL {
            assert_eq!(Theme::new(name, ColourSupport::Sixteen).base(), Style::new());
            assert_eq!(
                Theme::new(name, ColourSupport::None).title(),
                Style::new().add_modifier(Modifier::BOLD)
            );
        }
        assert_ne!(Theme::new(ThemeName::Auto, ColourSupport::True).base(), Style::new());
        assert_eq!(Theme::new(ThemeName::Classic, ColourSupport::True).base(), Style::new());
    }

    #[test]
    fn the_next_theme_goes_through_all_and_stays_where_there_is_only_one() {
        let mut theme = Theme::new(ThemeName::Auto, ColourSupport::True);
        let names = [1, 2, 3, 4].map(|_| {
            theme = theme.next();
            theme.name()
        });
        assert_eq!(names, [ThemeName::Night, ThemeName::Paper, ThemeName::Classic, ThemeName::Wood]);
        let plain = Theme::new(ThemeName::Auto, ColourSupport::None);
        assert_eq!(plain.next(), plain);
    }
}
