//! Two rows of pits in boxes, with stores at the ends, bowls at the ends, or long stores between the rows. A board that is too
//! long for a line is drawn in parts.

use sower_core::rules::{Direction, StoresAt};
use sower_core::{Place, Side};

use super::canvas::Canvas;
use super::{Characters, TextBoard};
use crate::layout::column;
use crate::message;

/// Blanks to the left of everything.
pub(super) const INDENT: usize = 2;
/// The inner width of a store at an end.
const STORE: usize = 5;
/// Boards with more pits per side have narrow cells, to fit the widest line.
pub(super) const ROOMY_PITS: usize = 10;
/// The most pits per side in one part of a long board, and the inner width of such a pit.
const PART: usize = 16;
const LONG_CELL: usize = 3;

/// The box-drawing characters, by where they are used.
pub(super) struct Lines {
    across: char,
    down: char,
    pub(super) top: [char; 3],
    pub(super) middle: [char; 3],
    pub(super) bottom: [char; 3],
    /// Below a row that a long store follows: walls end here.
    closing: [char; 3],
    /// Above a row that follows a long store: walls begin here.
    opening: [char; 3],
}

const ASCII: Lines = Lines {
    across: '-',
    down: '|',
    top: ['+'; 3],
    middle: ['+'; 3],
    bottom: ['+'; 3],
    closing: ['+'; 3],
    opening: ['+'; 3],
};

const UNICODE: Lines = Lines {
    across: '─',
    down: '│',
    top: ['┌', '┬', '┐'],
    middle: ['├', '┼', '┤'],
    bottom: ['└', '┴', '┘'],
    closing: ['├', '┴', '┤'],
    opening: ['├', '┬', '┤'],
};

impl Lines {
    pub(super) fn of(characters: Characters) -> &'static Lines {
        match characters {
            Characters::Ascii => &ASCII,
            Characters::Unicode => &UNICODE,
        }
    }

    /// A border above, between or below rows of so many cells.
    pub(super) fn border(&self, joins: &[char; 3], pits: usize, cell: usize) -> String {
        let wall = self.across.to_string().repeat(cell);
        let walls = vec![wall; pits].join(&joins[1].to_string());
        format!("{}{walls}{}", joins[0], joins[2])
    }

    /// Cells with walls between them.
    pub(super) fn boxed(&self, cells: impl Iterator<Item = String>) -> String {
        let down = self.down.to_string();
        format!("{down}{}{down}", cells.collect::<Vec<_>>().join(&down))
    }
}

/// Whether a board is so long that it is drawn in parts, with the stores beside the names.
pub(super) fn is_long(board: &TextBoard<'_>) -> bool {
    usize::from(board.rules.board().pits) >= PART
}

pub(super) fn lines(board: &TextBoard<'_>) -> Vec<String> {
    let pits = usize::from(board.rules.board().pits);
    let lines = Lines::of(board.options.characters);
    if is_long(board) {
        return in_parts(board, lines);
    }
    let rows = Rows { board, lines, pits, cell: if pits > ROOMY_PITS { 3 } else { 5 } };
    match (board.rules.view().stores, board.rules.board().stores) {
        (StoresAt::Between, _) => rows.stores_between(),
        (StoresAt::Ends, true) => rows.stores_at_ends(),
        (StoresAt::Ends, false) => rows.bowls_at_ends(),
    }
}

/// A long board from left to right, one part below the other.
fn in_parts(board: &TextBoard<'_>, lines: &Lines) -> Vec<String> {
    let of_side = |side: Side| {
        let mut places: Vec<Place> =
            (0..board.rules.board().pits).map(|index| Place { side, index }).collect();
        places.sort_by_key(|place| column(board.rules, *place));
        places
    };
    let [south, north] = Side::BOTH.map(of_side);
    let mut drawn = Vec::new();
    for (south, north) in south.chunks(PART).zip(north.chunks(PART)) {
        let mut canvas = Canvas::default();
        let row = |places: &[Place]| {
            lines.boxed(places.iter().map(|place| format!("{:^LONG_CELL$}", board.content(*place))))
        };
        let border = |joins: &[char; 3]| lines.border(joins, south.len(), LONG_CELL);
        let body = [border(&lines.top), row(north), border(&lines.middle), row(south), border(&lines.bottom)];
        for (number, line) in body.iter().enumerate() {
            canvas.put(number + 1, INDENT, line);
        }
        for (places, at) in [(north, 0), (south, body.len() + 1)] {
            for (number, place) in places.iter().enumerate() {
                let middle = INDENT + 1 + number * (LONG_CELL + 1) + LONG_CELL / 2;
                canvas.centre(at, middle, &board.label(*place));
            }
        }
        drawn.extend(canvas.into_lines());
    }
    drawn
}

struct Rows<'a> {
    board: &'a TextBoard<'a>,
    lines: &'a Lines,
    pits: usize,
    /// The inner width of a pit.
    cell: usize,
}

impl Rows<'_> {
    fn stores_at_ends(&self) -> Vec<String> {
        let Lines { across, down, top, bottom, .. } = self.lines;
        let wall = across.to_string().repeat(STORE);
        let [left, right] = self.ends().map(|side| format!("{:^STORE$}", self.board.position.store(side)));
        let closed =
            |line: String, corners: &[char; 3]| format!("{}{wall}{line}{wall}{}", corners[0], corners[2]);
        // Each store shows its owner's initial, on the owner's row.
        let open = |row: Side, line: String| {
            let [left, right] =
                self.ends().map(|owner| if owner == row { self.board.initial(owner) } else { String::new() });
            format!("{down}{left:^STORE$}{line}{right:^STORE$}{down}")
        };
        self.labelled(
            STORE + 1,
            [
                closed(self.border(&[top[1]; 3]), top),
                open(Side::North, self.seeds(Side::North)),
                format!("{down}{left}{}{right}{down}", self.border(&self.lines.middle)),
                open(Side::South, self.seeds(Side::South)),
                closed(self.border(&[bottom[1]; 3]), bottom),
            ],
        )
    }

    fn bowls_at_ends(&self) -> Vec<String> {
        let bowl = |side: Side| format!("({:>2})", self.board.position.store(side));
        let [first, second] = self.ends();
        let left = format!("{} {}", self.board.initial(first), bowl(first));
        let right = format!("{} {}", bowl(second), self.board.initial(second));
        // A bowl with a three-digit count is wider, and the board makes room for it.
        let room = left.len().max(right.len());
        let beside = |line: String| format!("{:room$}{line}", "");
        self.labelled(
            room,
            [
                beside(self.border(&self.lines.top)),
                beside(self.seeds(Side::North)),
                format!("{left:>room$}{}{right}", self.border(&self.lines.middle)),
                beside(self.seeds(Side::South)),
                beside(self.border(&self.lines.bottom)),
            ],
        )
    }

    fn stores_between(&self) -> Vec<String> {
        let across = self.lines.across;
        let plain = [self.lines.middle[0], across, self.lines.middle[2]];
        self.labelled(
            0,
            [
                self.border(&self.lines.top),
                self.seeds(Side::North),
                self.border(&self.lines.closing),
                self.long_store(Side::North),
                self.border(&plain),
                self.long_store(Side::South),
                self.border(&self.lines.opening),
                self.seeds(Side::South),
                self.border(&self.lines.bottom),
            ],
        )
    }

    /// A store as long as a row, with its count at the end toward which its owner sows.
    fn long_store(&self, side: Side) -> String {
        let count = self.board.position.store(side);
        let width = self.pits * (self.cell + 1) - 1;
        let full = self.board.say(&message!("board-store", count));
        // The narrowest boards have room for the count alone.
        let said = if full.chars().count() + 2 > width { count.to_string() } else { format!(" {full} ") };
        let down = self.lines.down;
        if self.ends()[0] == side {
            format!("{down}{said:<width$}{down}")
        } else {
            format!("{down}{said:>width$}{down}")
        }
    }

    /// The owners of the stores at the left and right end.
    fn ends(&self) -> [Side; 2] {
        match self.board.rules.sow().direction {
            Direction::Anticlockwise => [Side::North, Side::South],
            Direction::Clockwise => [Side::South, Side::North],
        }
    }

    /// A side's pits from left to right.
    fn left_to_right(&self, side: Side) -> impl Iterator<Item = Place> {
        let rules = self.board.rules;
        let mut places: Vec<Place> = (0..rules.board().pits).map(|index| Place { side, index }).collect();
        places.sort_by_key(|place| column(rules, *place));
        places.into_iter()
    }

    fn border(&self, joins: &[char; 3]) -> String {
        self.lines.border(joins, self.pits, self.cell)
    }

    fn seeds(&self, side: Side) -> String {
        let width = self.cell;
        let cells = self.left_to_right(side).map(|place| format!("{:^width$}", self.board.content(place)));
        self.lines.boxed(cells)
    }

    /// The board with the labels of both rows; the first pit's box begins after `before` columns.
    fn labelled<const N: usize>(&self, before: usize, body: [String; N]) -> Vec<String> {
        let mut canvas = Canvas::default();
        for (row, line) in body.iter().enumerate() {
            canvas.put(row + 1, INDENT, line);
        }
        for (side, row) in [(Side::North, 0), (Side::South, N + 1)] {
            for (column, place) in self.left_to_right(side).enumerate() {
                let middle = INDENT + before + 1 + column * (self.cell + 1) + self.cell / 2;
                canvas.centre(row, middle, &self.board.label(place));
            }
        }
        canvas.into_lines()
    }
}
