//! A position as a picture: one SVG that stands alone, in the colours of its game's board.
//!
//! The same position gives the same picture, byte for byte. Nothing is told by colour alone: who is to move has a
//! pointer, what may be played a plate, the last move a broken ring where it began and a whole one where it ended.
//!
//! ```
//! use sower_core::{Game, library};
//! use sower_text::{DrawOptions, draw_svg};
//!
//! let game = Game::new(library::find("oware")?.rules(&[])?);
//! let picture = draw_svg(game.rules(), &game.start(), &DrawOptions::default());
//! assert!(picture.contains("<title>Oware: South to move</title>"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod captions;
mod hollows;
mod material;
mod seeds;
mod slab;
mod svg;

pub use seeds::{Bed, SeedSpot, seed_radius};

use material::Material;
use sower_core::rules::Rules;
use sower_core::trace::{Cell, Event, Trace};
use sower_core::{Place, Position, Side};
use svg::Svg;

use crate::board_sentence::Speaker;
use crate::lang::Language;
use crate::layout::{Layout, Orientation};

/// Where the last move began and ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// The pit that was lifted.
    pub lifted: Place,
    /// Where the last seed fell.
    pub last: Option<Cell>,
}

impl LastMove {
    /// What to mark of a ply; nothing where no pit was lifted.
    pub fn of(trace: &Trace) -> Option<LastMove> {
        trace.steps.iter().find_map(|step| match step.event {
            Event::Lift { from, .. } => Some(LastMove { lifted: from, last: trace.last }),
            _ => None,
        })
    }
}

/// What a picture shows beside the seeds.
#[derive(Clone, Debug)]
pub struct DrawOptions {
    /// Which way the board lies.
    pub orientation: Orientation,
    /// Whether pits have their counts written beside them. Stores always have.
    pub counts: bool,
    /// A move to mark.
    pub last_move: Option<LastMove>,
    /// Pits that are marked as those that may be played.
    pub legal: Vec<Place>,
    /// Whether the game is over, so that nobody is to move.
    pub finished: bool,
    /// The language of the few words on it.
    pub language: &'static Language,
}

impl Default for DrawOptions {
    fn default() -> DrawOptions {
        DrawOptions {
            orientation: Orientation::Wide,
            counts: true,
            last_move: None,
            legal: Vec::new(),
            finished: false,
            language: Language::english(),
        }
    }
}

/// Draws a position.
pub fn draw_svg(rules: &Rules, position: &Position, options: &DrawOptions) -> String {
    let layout = Layout::new(rules, options.orientation);
    let picture = Picture {
        rules,
        position,
        options,
        layout: &layout,
        material: Material::of(rules.view().colour),
        speaker: Speaker { rules, language: options.language },
    };
    let mut svg = Svg::new(
        layout.width,
        layout.height,
        &picture.speaker.title(position, options.finished),
        &picture.speaker.description(position, options.finished),
    );
    svg.line(format_args!("<defs>"));
    picture.define_slab(&mut svg);
    picture.define_hollows(&mut svg);
    picture.define_seeds(&mut svg);
    svg.line(format_args!("</defs>"));
    picture.draw_slab(&mut svg);
    picture.draw_hollows(&mut svg);
    picture.draw_captions(&mut svg);
    svg.finish()
}

/// Everything that is asked while a picture is drawn.
struct Picture<'a> {
    rules: &'a Rules,
    position: &'a Position,
    options: &'a DrawOptions,
    layout: &'a Layout,
    material: &'static Material,
    speaker: Speaker<'a>,
}

impl Picture<'_> {
    /// Every pit of the board.
    fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let pits = self.rules.board().pits;
        Side::BOTH.into_iter().flat_map(move |side| (0..pits).map(move |index| Place { side, index }))
    }
}

#[cfg(test)]
mod tests;
