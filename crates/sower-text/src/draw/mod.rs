//! Draws a position as a self-contained SVG, in the colours of its game's board.
//!
//! The same position gives the same picture, byte for byte. Nothing depends on colour alone. The side to move has a
//! pointer, legal pits have a plate, and the last move has a broken ring at its start and a whole one at its end.
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
use crate::layout::{Layout, Orientation, StoreKind};
use crate::pit_marks::PitMarks;

/// The first and last pit of the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// The pit that was lifted.
    pub lifted: Place,
    /// The pit or store of the last seed.
    pub last: Option<Cell>,
}

impl LastMove {
    /// The marks for a ply; `None` if no pit was lifted.
    pub fn of(trace: &Trace) -> Option<LastMove> {
        trace.steps.iter().find_map(|step| match step.event {
            Event::Lift { from, .. } => Some(LastMove { lifted: from, last: trace.last }),
            Event::PutIn { at, .. } => Some(LastMove { lifted: at, last: trace.last }),
            _ => None,
        })
    }
}

/// The options of a picture.
#[derive(Clone, Debug)]
pub struct DrawOptions {
    /// Whether the board is wide or upright.
    pub orientation: Orientation,
    /// Whether to show counts beside pits. Stores always have them.
    pub counts: bool,
    /// The move to mark.
    pub last_move: Option<LastMove>,
    /// The legal pits to mark.
    pub legal: Vec<Place>,
    /// Whether the game is over, so that no side is to move.
    pub finished: bool,
    /// The language of the words in the picture.
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

/// Draws a position as SVG.
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

/// The inputs of a picture.
struct Picture<'a> {
    rules: &'a Rules,
    position: &'a Position,
    options: &'a DrawOptions,
    layout: &'a Layout,
    material: &'static Material,
    speaker: Speaker<'a>,
}

impl Picture<'_> {
    fn marks(&self, place: Place) -> PitMarks {
        PitMarks::of(self.rules, self.position, place)
    }

    /// The seeds of a side beside its pits: in its store or in its player's hand. `None` if the game has neither.
    fn kept(&self, side: Side) -> Option<u8> {
        match self.layout.stores[side].kind {
            StoreKind::None => None,
            StoreKind::Hand => Some(self.position.extra().hands[side]),
            StoreKind::Carved | StoreKind::Bowl | StoreKind::Trough => Some(self.position.store(side)),
        }
    }

    /// Every pit of the board.
    fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let pits = self.rules.board().pits;
        Side::BOTH.into_iter().flat_map(move |side| (0..pits).map(move |index| Place { side, index }))
    }
}

#[cfg(test)]
mod tests;
