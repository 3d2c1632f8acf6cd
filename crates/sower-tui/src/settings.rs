//! The player's settings, which the binary reads from its configuration and the environment.

use crate::game_screen::Speed;
use crate::view::{ColourSupport, ThemeName};

/// The settings of the app. `ThemeName` and `Speed` parse from their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The theme at the start.
    pub theme: ThemeName,
    /// The colours that the terminal can show.
    pub colours: ColourSupport,
    /// The animation speed at the start.
    pub speed: Speed,
    /// The level that the new-game screen selects, from 1 to 10.
    pub level: u8,
}

impl Default for Settings {
    /// Level 3 is one that a newcomer can beat after a few games.
    fn default() -> Settings {
        Settings { theme: ThemeName::Auto, colours: ColourSupport::Sixteen, speed: Speed::Normal, level: 3 }
    }
}
