//! Styles: the terminal's sixteen colours, or none. Every colour's meaning is also shown by a sign or a word.

use ratatui::style::{Color, Modifier, Style};

/// Colours, or plain text attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    colour: bool,
}

impl Theme {
    /// The terminal's sixteen colours.
    pub const fn colours() -> Theme {
        Theme { colour: true }
    }

    /// Only bold, dim, underlined and reversed text.
    pub const fn plain() -> Theme {
        Theme { colour: false }
    }

    fn coloured(self, style: Style, colour: Color) -> Style {
        if self.colour { style.fg(colour) } else { style }
    }

    pub(super) fn title(self) -> Style {
        self.coloured(Style::new().add_modifier(Modifier::BOLD), Color::Cyan)
    }

    pub(super) fn heading(self) -> Style {
        self.coloured(Style::new().add_modifier(Modifier::BOLD), Color::Yellow)
    }

    pub(super) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    pub(super) fn quiet(self) -> Style {
        if self.colour { Style::new().fg(Color::DarkGray) } else { Style::new().add_modifier(Modifier::DIM) }
    }

    pub(super) fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    pub(super) fn key(self) -> Style {
        self.coloured(Style::new().add_modifier(Modifier::BOLD), Color::Cyan)
    }

    /// Notices to the player.
    pub(super) fn notice(self) -> Style {
        self.coloured(Style::new(), Color::Yellow)
    }

    /// Seeds in pits and stores.
    pub(super) fn seeds(self) -> Style {
        self.coloured(Style::new(), Color::Yellow)
    }

    /// The selected pit.
    pub(super) fn selected(self) -> Style {
        self.coloured(Style::new().add_modifier(Modifier::BOLD), Color::Green)
    }

    /// Where a seed is falling or fell last.
    pub(super) fn touched(self) -> Style {
        self.coloured(Style::new().add_modifier(Modifier::BOLD), Color::Magenta)
    }

    /// A side's colour.
    pub(super) fn side(self, side: sower_core::Side) -> Style {
        match side {
            sower_core::Side::South => self.coloured(Style::new(), Color::Green),
            sower_core::Side::North => self.coloured(Style::new(), Color::Blue),
        }
    }
}
