//! Games in lists, on their pages and as drawings of their boards.

use serde::Serialize;
use sower_core::Side;
use sower_text::layout::{self, Layout, PitSpot, Point, StoreKind};

/// A kind of game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameKind {
    /// For programs, such as `single-lap` or `four-rows`.
    pub name: String,
    /// For people, in the reader's language.
    pub title: String,
}

/// A game in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameCard {
    /// Its name in addresses and on the command line.
    pub name: String,
    /// For people, in the reader's language.
    pub title: String,
    /// The game of which it is a variant.
    pub variant_of: Option<String>,
    /// The board in a few characters, as `2×6`.
    pub board: String,
    /// The countries or regions that play it.
    pub region: String,
    /// The codes of these countries in ISO 3166-1, such as `GH`.
    pub countries: Vec<String>,
    /// The kinds of game that it is, derived from its rules.
    pub kinds: Vec<GameKind>,
    /// A summary in one line.
    pub summary: String,
    /// How many puzzles it has.
    pub puzzles: u32,
    /// Whether its endgames can be trained.
    pub trains: bool,
    /// Whether there is a pie rule: the second player may swap seats, which offsets the advantage of the first move.
    pub pie: bool,
}

/// A point of the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Dot {
    /// Distance from the left edge, in units of the drawing.
    pub x: f64,
    /// Distance from the top edge, in units of the drawing.
    pub y: f64,
}

/// A rectangle with rounded corners; a circle if the corners are as large as the rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Hollow {
    /// Its centre's distance from the left edge.
    pub x: f64,
    /// Its centre's distance from the top edge.
    pub y: f64,
    /// Half its width.
    pub rx: f64,
    /// Half its height.
    pub ry: f64,
    /// The radius of its corners.
    pub corner: f64,
}

/// A pit with the text beside it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Spot {
    /// The side that the pit belongs to.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\""),
        schemars(with = "super::schema::SideLetter")
    )]
    pub side: Side,
    /// The row among those of its side, from the middle of the board outwards; the first is 0.
    pub row: u8,
    /// The place in its row, in the order in which positions are written; the first is 0.
    pub column: u8,
    /// The area in which seeds are drawn.
    pub hollow: Hollow,
    /// The anchor of its label.
    pub label: Dot,
    /// The anchor of its count.
    pub count: Dot,
}

/// A store and its count.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StoreSpot {
    /// The side that the store belongs to.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\""),
        schemars(with = "super::schema::SideLetter")
    )]
    pub side: Side,
    /// The area in which seeds are drawn.
    pub hollow: Hollow,
    /// What it looks like: carved into the end, a bowl beside the board, a trough between the rows, a bowl with seeds in hand; `none`
    /// where the game has no store, so nothing is drawn.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"carved\" | \"bowl\" | \"trough\" | \"hand\" | \"none\""),
        schemars(with = "super::schema::StoreWord")
    )]
    pub kind: StoreKind,
    /// The anchor of its count.
    pub count: Dot,
}

/// A small arrow between two pits that shows the sowing direction.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Arrow {
    /// The distance of its middle from the left edge.
    pub x: f64,
    /// The distance of its middle from the top edge.
    pub y: f64,
    /// Its direction: 0 points to the right, 90 down.
    pub degrees: f64,
}

/// The drawing in one orientation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Plan {
    /// The drawing's width.
    pub width: f64,
    /// The drawing's height.
    pub height: f64,
    /// The whole board.
    pub slab: Hollow,
    /// The part inside the frame; none if the board has no frame.
    pub field: Option<Hollow>,
    /// The pits by cell number.
    pub pits: Vec<Spot>,
    /// South's store, then North's.
    pub stores: [StoreSpot; 2],
    /// Arrows that show the sowing direction.
    pub arrows: Vec<Arrow>,
    /// The anchors of the sides' names, South first.
    pub names: [Dot; 2],
    /// Anchors of four lines per side: name, captures, seeds on the side and total. Only for games that count this way.
    pub tallies: Option<[[Dot; 4]; 2]>,
}

/// The two orientations.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Layouts {
    /// Rows one above the other, South's below.
    pub wide: Plan,
    /// Columns beside each other, for narrow screens.
    pub upright: Plan,
}

/// The names of the pits by cell number.
pub type Labels = Vec<String>;

/// A part of the rules in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RuleHeading {
    /// Its heading, in the reader's language.
    pub heading: String,
    /// Its rules, one sentence each.
    pub sentences: Vec<String>,
}

/// A rule that the new-game page lets people change, with the values it may have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OptionChoice {
    /// The rules file's key, as `--set` takes it.
    pub key: String,
    /// For people, in the reader's language.
    pub title: String,
    /// Its value without a change.
    pub value: String,
    /// The values that it can have.
    pub values: Vec<String>,
    /// The values for people, in the same order and the reader's language.
    pub names: Vec<String>,
}

/// Whether the strength of the levels was measured.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Levels {
    /// Whether each was measured against the one below.
    pub calibrated: bool,
}

/// Everything about a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GamePage {
    /// Its name, title, region and summary.
    #[serde(flatten)]
    #[cfg_attr(feature = "declarations", ts(flatten))]
    pub card: GameCard,
    /// Other names of the game.
    pub also: Vec<String>,
    /// The fingerprint of its rules.
    pub fingerprint: String,
    /// Whether a player uploaded its rules file. Then only people who know its name can use it.
    pub own: bool,
    /// Pits per side.
    pub pits: u8,
    /// Its rules in words, in the reader's language.
    pub rules: Vec<RuleHeading>,
    /// Notes on the rules.
    pub notes: Vec<String>,
    /// The sources of the rules.
    pub source: Vec<String>,
    /// The games that differ from it in a few rules.
    pub variants: Vec<GameCard>,
    /// Rules that players can change for a game.
    pub options: Vec<OptionChoice>,
    /// The names of the pits by cell number.
    pub labels: Labels,
    /// The drawing in both orientations.
    pub layouts: Layouts,
    /// The outline of the board.
    #[cfg_attr(feature = "declarations", ts(type = "\"rows\" | \"ring\""))]
    pub shape: String,
    /// How seeds are drawn: in heaps, or in pairs that show odd and even.
    #[cfg_attr(feature = "declarations", ts(type = "\"heap\" | \"pairs\""))]
    pub seeds: String,
    /// The colour of the wood.
    pub colour: String,
    /// The game's words for a seed, a pit, a store and a home, in the forms that sentences in the reader's language use.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "Record<string, string>"),
        schemars(with = "std::collections::BTreeMap<String, String>")
    )]
    pub words: serde_json::Map<String, serde_json::Value>,
    /// Whether a coin toss decides who moves first.
    pub toss: bool,
    /// Whether a player can win ownership of a pit.
    pub homes: bool,
    /// Whether sowing goes round clockwise as South sees it.
    pub clockwise: bool,
    /// Whether the strength of the levels was measured.
    pub levels: Levels,
}

impl From<Point> for Dot {
    fn from(point: Point) -> Dot {
        Dot { x: rounded(point.x), y: rounded(point.y) }
    }
}

impl From<layout::Hollow> for Hollow {
    fn from(hollow: layout::Hollow) -> Hollow {
        Hollow {
            x: rounded(hollow.centre.x),
            y: rounded(hollow.centre.y),
            rx: rounded(hollow.half_width),
            ry: rounded(hollow.half_height),
            corner: rounded(hollow.corner),
        }
    }
}

impl From<&Layout> for Plan {
    fn from(layout: &Layout) -> Plan {
        Plan {
            width: rounded(layout.width),
            height: rounded(layout.height),
            slab: layout.slab.into(),
            field: layout.field.map(Hollow::from),
            pits: Side::BOTH
                .into_iter()
                .flat_map(|side| spots(side, &layout.pits[side], layout.columns))
                .collect(),
            stores: Side::BOTH.map(|side| {
                let store = layout.stores[side];
                StoreSpot { side, hollow: store.hollow.into(), kind: store.kind, count: store.count.into() }
            }),
            arrows: layout
                .arrows()
                .into_iter()
                .map(|arrow| Arrow {
                    x: rounded(arrow.at.x),
                    y: rounded(arrow.at.y),
                    degrees: rounded(arrow.degrees),
                })
                .collect(),
            names: layout.names.map(Dot::from),
            tallies: layout.tallies.map(|sides| sides.map(|lines| lines.map(Dot::from))),
        }
    }
}

/// The pits of a side, row by row.
fn spots(side: Side, pits: &[PitSpot], columns: usize) -> impl Iterator<Item = Spot> {
    pits.iter().enumerate().map(move |(index, pit)| Spot {
        side,
        row: (index / columns) as u8,
        column: (index % columns) as u8,
        hollow: pit.hollow.into(),
        label: pit.label.into(),
        count: pit.count.into(),
    })
}

/// A hundredth of a unit is finer than any screen.
fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
