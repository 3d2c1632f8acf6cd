//! The materials of boards: the colours of wood, hollows, seeds and text.

use std::fmt;

use sower_core::rules::Colour;

/// Red, green and blue as one number: `0xRRGGBB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rgb(pub(super) u32);

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}

/// A seed's colours: highlight, body, edge.
pub(super) type SeedTint = [Rgb; 3];

/// The decoration of the frame, or of the edge of a board without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Inlay {
    /// A groove, as a plane leaves it.
    Groove,
    /// A thin line of metal.
    Wire,
    /// Bars and beads of colour.
    Beads,
    /// Painted dots.
    Dots,
}

/// The surface texture of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Grain {
    /// Fibres along the board.
    Fibres,
    /// Grit, as in fired clay.
    Specks,
}

/// All colours of one material.
#[derive(Clone, Copy, Debug)]
pub(super) struct Material {
    /// The prefix of every id in the picture, so that pictures of other materials can be on the same page.
    pub(super) name: &'static str,
    /// The slab's gradient from the lit edge to the far one.
    pub(super) slab: [Rgb; 3],
    pub(super) grain: (Grain, Rgb),
    pub(super) inlay: Inlay,
    pub(super) accent: Rgb,
    /// A hollow's floor, its wall, and the shadow under its upper edge.
    pub(super) hollow: [Rgb; 3],
    /// The edge of a hollow that catches the light.
    pub(super) lip: Rgb,
    /// The colour of counts.
    pub(super) writing: Rgb,
    /// The colour of labels and names, which are less prominent.
    pub(super) quiet: Rgb,
    /// A plate for highlighted text, and the text on it.
    pub(super) plate: (Rgb, Rgb),
    /// Rings round pits.
    pub(super) mark: Rgb,
    pub(super) seeds: &'static [SeedTint],
}

impl Material {
    pub(super) fn of(colour: Colour) -> &'static Material {
        match colour {
            Colour::Teak => &TEAK,
            Colour::Ebony => &EBONY,
            Colour::Steppe => &STEPPE,
            Colour::Clay => &CLAY,
        }
    }
}

const TEAK: Material = Material {
    name: "teak",
    slab: [Rgb(0x90592f), Rgb(0x82502a), Rgb(0x6c3f1f)],
    grain: (Grain::Fibres, Rgb(0x3d210d)),
    inlay: Inlay::Groove,
    accent: Rgb(0xe0a458),
    hollow: [Rgb(0x6f4321), Rgb(0x4f2c13), Rgb(0x2a1407)],
    lip: Rgb(0xd9a06b),
    writing: Rgb(0xfff6e6),
    quiet: Rgb(0xf9e6cc),
    plate: (Rgb(0xffe9c4), Rgb(0x3a1f0c)),
    mark: Rgb(0xffdf9e),
    seeds: &[
        [Rgb(0xfffaf0), Rgb(0xeadcc4), Rgb(0x9b8567)],
        [Rgb(0xf1f5f4), Rgb(0xb9c6c6), Rgb(0x687677)],
        [Rgb(0xffe7b8), Rgb(0xe0a94f), Rgb(0x8a5a1b)],
        [Rgb(0xeaf0dc), Rgb(0xaab98a), Rgb(0x5d6b42)],
    ],
};

const EBONY: Material = Material {
    name: "ebony",
    slab: [Rgb(0x40372f), Rgb(0x2f2823), Rgb(0x1f1a17)],
    grain: (Grain::Fibres, Rgb(0x0c0a08)),
    inlay: Inlay::Wire,
    accent: Rgb(0xc79a4b),
    hollow: [Rgb(0x382e27), Rgb(0x211a16), Rgb(0x080605)],
    lip: Rgb(0x83725f),
    writing: Rgb(0xfbf3e2),
    quiet: Rgb(0xd9c9ae),
    plate: (Rgb(0xe8c67c), Rgb(0x231a0c)),
    mark: Rgb(0xf0c766),
    seeds: &[
        [Rgb(0xffffff), Rgb(0xe6e3d8), Rgb(0x98958a)],
        [Rgb(0xf6f8f2), Rgb(0xc9cfc4), Rgb(0x7d8479)],
        [Rgb(0xfff8e6), Rgb(0xe0d2b0), Rgb(0x948458)],
    ],
};

const STEPPE: Material = Material {
    name: "steppe",
    slab: [Rgb(0xf3e2c0), Rgb(0xe8d1a3), Rgb(0xd8bb86)],
    grain: (Grain::Fibres, Rgb(0x9c7440)),
    inlay: Inlay::Beads,
    accent: Rgb(0x1d63ab),
    hollow: [Rgb(0xd2b07a), Rgb(0xb18a51), Rgb(0x6f4e22)],
    lip: Rgb(0xfff7e4),
    writing: Rgb(0x22190b),
    quiet: Rgb(0x4c3a1c),
    plate: (Rgb(0x17508f), Rgb(0xffffff)),
    mark: Rgb(0x17508f),
    seeds: &[[Rgb(0xb98461), Rgb(0x70401f), Rgb(0x341a09)], [Rgb(0xdda678), Rgb(0x8d4f22), Rgb(0x4a2409)]],
};

const CLAY: Material = Material {
    name: "clay",
    slab: [Rgb(0xa14a2e), Rgb(0x984327), Rgb(0x7f341d)],
    grain: (Grain::Specks, Rgb(0x4e1a0a)),
    inlay: Inlay::Dots,
    accent: Rgb(0xf2dcc0),
    hollow: [Rgb(0x813620), Rgb(0x5d2312), Rgb(0x330f06)],
    lip: Rgb(0xe39a78),
    writing: Rgb(0xfff5e9),
    quiet: Rgb(0xfde9d6),
    plate: (Rgb(0xffead2), Rgb(0x4a1a0b)),
    mark: Rgb(0xffe2b3),
    seeds: &[
        [Rgb(0xffffff), Rgb(0xf0e6d2), Rgb(0xa3906f)],
        [Rgb(0xfff3d9), Rgb(0xe0c698), Rgb(0x8f713f)],
        [Rgb(0xf7efe6), Rgb(0xcfc2b3), Rgb(0x7f7365)],
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use sower_core::Named;

    /// The contrast of two colours by the Web Content Accessibility Guidelines (2.2).
    fn contrast(one: Rgb, other: Rgb) -> f64 {
        let channel = |value: u32| {
            let value = f64::from(value & 0xff) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        let light =
            |Rgb(rgb): Rgb| 0.2126 * channel(rgb >> 16) + 0.7152 * channel(rgb >> 8) + 0.0722 * channel(rgb);
        let (one, other) = (light(one), light(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn everything_written_has_the_contrast_that_small_text_needs() {
        for (name, colour) in Colour::ALL {
            let material = Material::of(*colour);
            for wood in material.slab {
                assert!(contrast(material.writing, wood) >= 4.5, "{name}: a count on {wood}");
                assert!(contrast(material.quiet, wood) >= 4.5, "{name}: a label on {wood}");
                assert!(contrast(material.mark, wood) >= 3.0, "{name}: a mark on {wood}");
            }
            assert!(contrast(material.plate.0, material.plate.1) >= 4.5, "{name}: a plate");
        }
    }

    #[test]
    fn seeds_stand_out_from_the_hollow_they_lie_in() {
        for (name, colour) in Colour::ALL {
            let material = Material::of(*colour);
            for tint in material.seeds {
                assert!(contrast(tint[1], material.hollow[0]) >= 3.0, "{name}: {}", tint[1]);
            }
        }
    }
}
