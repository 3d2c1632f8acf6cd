//! Computes the places of pits and stores on the screen.
//!
//! ```text
//! ╭North─╮╭─[6]──╮╭─[5]──╮ …        a label on the outer edge of a pit, a value on the inner one
//! │  0   ││  4   ││  4   │
//! │      ││ ● ●  ││ ● ●  │
//! │      │╰──────╯╰──────╯          rows, or a ring whose ends stand nearer to the middle
//! ```

use ratatui::layout::Rect;
use sower_core::rules::{Direction, Shape, StoresAt};
use sower_core::{Place, Rules, Side};
use sower_text::layout::{StoreKind, column, row, store_kind};

/// The narrowest and widest pit, including its frame.
const PIT_WIDTH: (u16, u16) = (4, 30);
/// The lowest pit, including its frame, and the highest of a narrow one.
const PIT_HEIGHT: (u16, u16) = (4, 10);
/// The lowest pit on a board of four rows: its count alone.
const LOWEST_OF_FOUR: u16 = 3;
/// A ring needs this many pits per side, so that a row has something between its ends.
const FEWEST_IN_RING: u8 = 3;

/// How stores are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stores {
    /// Boxes at the ends of the board.
    Ends([Rect; 2]),
    /// Long boxes between the rows: their common frame, and the inside of each.
    Between(Rect, [Rect; 2]),
    /// As text in the middle of a ring.
    Middle(Rect),
    /// None: all seeds stay on the board.
    Absent,
}

/// The places of all parts of the board.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// South's and North's pits, each in its owner's sowing order.
    pub(super) pits: [Vec<Rect>; 2],
    pub(super) stores: Stores,
}

impl Plan {
    pub(super) fn of(rules: &Rules, area: Rect) -> Plan {
        match (rules.view().shape, rules.view().stores) {
            _ if rules.board().rows > 2 => many_rows(rules, area),
            (Shape::Ring, _) if rules.board().pits >= FEWEST_IN_RING => ring(rules, area),
            (_, StoresAt::Between) => between(rules, area),
            (_, StoresAt::Ends) => ends(rules, area),
        }
    }

    pub(super) fn pit(&self, place: Place) -> Rect {
        self.pits[place.side][usize::from(place.index)]
    }
}

/// The pits of both sides, with `at` as the area of each column.
fn placed(rules: &Rules, at: impl Fn(Side, u16) -> Rect) -> [Vec<Rect>; 2] {
    Side::BOTH.map(|side| {
        (0..rules.board().pits).map(|index| at(side, column(rules, Place { side, index }) as u16)).collect()
    })
}

fn pit_width(room: u16, pits: u16) -> u16 {
    (room / pits).clamp(PIT_WIDTH.0, PIT_WIDTH.1)
}

/// The height of a pit in this many rows. Wide pits may be as high as they are wide.
fn pit_height(rows: u16, width: u16) -> u16 {
    rows.clamp(PIT_HEIGHT.0, PIT_HEIGHT.1.max(width))
}

fn ends(rules: &Rules, area: Rect) -> Plan {
    let pits = u16::from(rules.board().pits);
    let least = match pits {
        0..=9 => 10,
        10..=12 => 8,
        _ => 6,
    };
    // On a wide screen a store is as wide as a pit.
    let store = (area.width / (pits + 2)).clamp(least, PIT_WIDTH.1.min(24));
    let width = pit_width(area.width.saturating_sub(2 * store), pits);
    let height = pit_height(area.height / 2, width);
    let whole = middle(area, pits * width + 2 * store, 2 * height);
    let left = whole.x + store;
    let pits_at = |side: Side, column: u16| Rect {
        x: left + column * width,
        y: if side == Side::North { whole.y } else { whole.y + height },
        width,
        height,
    };
    let [at_left, at_right] =
        [whole.x, left + pits * width].map(|x| Rect { x, y: whole.y, width: store, height: 2 * height });
    // A side's store is at the end towards which it sows.
    let stores = match rules.sow().direction {
        Direction::Anticlockwise => [at_right, at_left],
        Direction::Clockwise => [at_left, at_right],
    };
    Plan { pits: placed(rules, pits_at), stores: Stores::Ends(stores) }
}

/// Three or four rows. Between the inner ones of four is some space.
fn many_rows(rules: &Rules, area: Rect) -> Plan {
    let rows = u16::from(rules.board().rows);
    let columns = u16::from(rules.columns());
    let has_stores = store_kind(rules) != StoreKind::None;
    let store = if has_stores { (area.width / (columns + 2)).clamp(6, PIT_WIDTH.1.min(16)) } else { 0 };
    let width = pit_width(area.width.saturating_sub(2 * store), columns);
    let between = match area.height {
        _ if rows == 3 => 0,
        0..=13 => 0,
        14..=20 => 1,
        _ => 2,
    };
    let height =
        ((area.height.saturating_sub(between)) / rows).clamp(LOWEST_OF_FOUR, PIT_HEIGHT.1.max(width));
    let whole = middle(area, columns * width + 2 * store, rows * height + between);
    let pits = Side::BOTH.map(|side| {
        let at = |index: u8| {
            let place = Place { side, index };
            let (row, column) = (row(rules, place) as u16, column(rules, place) as u16);
            let below = if side == Side::South { between } else { 0 };
            Rect { x: whole.x + store + column * width, y: whole.y + row * height + below, width, height }
        };
        (0..rules.board().pits).map(at).collect()
    });
    let at_end = |x: u16| Rect { x, width: store, ..whole };
    let stores = match has_stores {
        true => Stores::Ends([at_end(whole.right() - store), at_end(whole.x)]),
        false => Stores::Absent,
    };
    Plan { pits, stores }
}

fn between(rules: &Rules, area: Rect) -> Plan {
    let pits = u16::from(rules.board().pits);
    let width = pit_width(area.width, pits);
    let lines = match area.height {
        0..=21 => 1,
        22..=29 => 2,
        _ => 3,
    };
    let frame_height = 2 * lines + 2;
    let height = pit_height(area.height.saturating_sub(frame_height) / 2, width);
    let whole = middle(area, pits * width, 2 * height + frame_height);
    let pits_at = |side: Side, column: u16| Rect {
        x: whole.x + column * width,
        y: if side == Side::North { whole.y } else { whole.y + height + frame_height },
        width,
        height,
    };
    let frame = Rect { y: whole.y + height, height: frame_height, ..whole };
    let inside =
        |row: u16| Rect { x: frame.x + 2, y: frame.y + 1 + row, width: frame.width - 4, height: lines };
    Plan { pits: placed(rules, pits_at), stores: Stores::Between(frame, [inside(lines), inside(0)]) }
}

fn ring(rules: &Rules, area: Rect) -> Plan {
    let pits = u16::from(rules.board().pits);
    let width = pit_width(area.width, pits);
    let lower = |height: u16| height / 2 + 1;
    // The two ends are above each other. The rows are as far outside as the ends are lowered.
    let height = (PIT_HEIGHT.0..=PIT_HEIGHT.1.max(width))
        .rev()
        .find(|height| 2 * height + 2 * lower(*height) <= area.height)
        .unwrap_or(PIT_HEIGHT.0);
    let lowered = lower(height);
    let whole = middle(area, pits * width, 2 * height + 2 * lowered);
    let pits_at = |side: Side, column: u16| {
        let at_end = column == 0 || column + 1 == pits;
        let from_edge = if at_end { lowered } else { 0 };
        let y = match side {
            Side::North => whole.y + from_edge,
            Side::South => whole.bottom() - height - from_edge,
        };
        Rect { x: whole.x + column * width, y, width, height }
    };
    let inner =
        Rect { x: whole.x + width, y: whole.y + height, width: whole.width - 2 * width, height: 2 * lowered };
    Plan { pits: placed(rules, pits_at), stores: Stores::Middle(inner) }
}

/// An area of this size in the middle of another, clipped to it.
fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

#[cfg(test)]
mod tests {
    use sower_core::{Change, library};

    use super::*;

    fn every_rect(plan: &Plan) -> Vec<Rect> {
        let mut all: Vec<Rect> = plan.pits.iter().flatten().copied().collect();
        match plan.stores {
            Stores::Ends(stores) => all.extend(stores),
            Stores::Between(frame, _) => all.push(frame),
            Stores::Middle(inner) => all.push(inner),
            Stores::Absent => {}
        }
        all
    }

    #[test]
    fn nothing_overlaps_and_nothing_is_outside_in_any_game_at_any_size() {
        let mut games: Vec<Rules> =
            library::all().iter().map(|listed| listed.rules(&[]).expect("sound")).collect();
        for pits in 1..=15 {
            for name in ["kalah", "togyz-kumalak", "ogidise"] {
                let change = |text: String| Change::parse(&text).expect("a change");
                let changes = [change(format!("board.pits={pits}")), change("board.seeds=2".to_owned())];
                games.extend(library::find(name).expect("shipped").rules(&changes));
            }
        }
        for rules in &games {
            for (width, height) in [(80, 14), (80, 16), (118, 43), (80, 26), (148, 52), (200, 60), (300, 90)]
            {
                let area = Rect::new(0, 1, width, height);
                let all = every_rect(&Plan::of(rules, area));
                for (index, one) in all.iter().enumerate() {
                    assert_eq!(one.intersection(area), *one, "{} {width}×{height}", rules.about().id);
                    for other in &all[index + 1..] {
                        assert!(!one.intersects(*other), "{} {width}×{height}", rules.about().id);
                    }
                }
            }
        }
    }
}
