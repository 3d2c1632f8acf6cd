//! One turn of Bao on words of bytes.

use super::laps::{Dir, seeds, sow, without};
use crate::kernel::Unending;

/// The house, as a byte of its owner's row.
pub(super) const HOUSE: usize = 4;
/// The fewest seeds of a house that works.
pub(super) const WORKS: u8 = 6;

/// The laps that are sown before cycles are looked for.
const SHORT: u32 = 32;

/// The keys that decide how a turn is sown.
#[derive(Clone, Debug)]
pub(super) struct Keys {
    /// Whether an empty inner row ends the turn after each lap.
    pub(super) at_once: bool,
    /// A turn that has sown more seeds may not lift another pit.
    pub(super) most_sown: u32,
    pub(super) most_laps: u32,
}

/// The kind of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A seed from the hand captures at once.
    NamuaCapture,
    /// A seed from the hand, and no captures.
    NamuaTakata,
    /// The hand is empty, and the first lap captures.
    MtajiCapture,
    /// The hand is empty, and there are no captures.
    MtajiTakata,
}

impl Kind {
    pub(super) fn captures(self) -> bool {
        matches!(self, Kind::NamuaCapture | Kind::MtajiCapture)
    }

    pub(super) fn is_namua(self) -> bool {
        matches!(self, Kind::NamuaCapture | Kind::NamuaTakata)
    }
}

/// A board while a turn is sown on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    /// The mover's pits.
    pub(super) own: u128,
    /// The opponent's inner row: each byte is the pit opposite the mover's.
    pub(super) other: u64,
    /// Whether the mover has a house.
    pub(super) house: bool,
}

/// A sown turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sown {
    pub(super) board: Board,
    /// The opponent's captured pits, a bit each as in `Board::other`.
    pub(super) captured: u8,
    /// The mover's lifted pits, a bit each.
    pub(super) lifted: u16,
    /// Whether a lap ended in the mover's working house, where the player may stop or continue.
    pub(super) at_house: bool,
    pub(super) unending: Option<Unending>,
}

/// The kichwa from which seeds captured at an inner pit are sown: the nearer one, or from the middle the one that keeps the direction.
#[inline(always)]
pub(super) fn kichwa(cell: usize, dir: Dir) -> (usize, Dir) {
    let dir = match cell {
        0 | 1 => Dir::Up,
        6 | 7 => Dir::Down,
        _ => dir,
    };
    (if dir == Dir::Up { 0 } else { 7 }, dir)
}

/// Sows a turn. `cell` and `dir` are where it begins; in a namua capture `dir` is the direction from the chosen kichwa.
/// `blocked` is a pit where the turn stops if it is a takata of mtaji.
#[inline]
pub(super) fn play(
    keys: &Keys,
    start: Board,
    kind: Kind,
    cell: usize,
    dir: Dir,
    safari: bool,
    blocked: Option<usize>,
) -> Sown {
    let mut board = start;
    let mut dir = dir;
    let (mut captured, mut lifted) = (0_u8, 0_u16);
    let mut at_house = false;
    let mut sown;
    let mut last;
    if kind.is_namua() {
        board.own += 1 << (8 * cell);
    }
    if kind == Kind::NamuaCapture {
        let taken = seeds(u128::from(board.other), cell);
        board.other &= !(0xFF << (8 * cell));
        captured |= 1 << cell;
        let (first, way) = kichwa(cell, dir);
        dir = way;
        (board.own, last) = sow(board.own, first, taken, dir);
        sown = u32::from(taken);
    } else {
        let mut count = seeds(board.own, cell);
        lifted |= 1 << cell;
        if kind == Kind::NamuaTakata && cell == HOUSE && board.house && count > WORKS {
            // The house pays a tax of two.
            count = 2;
            board.own -= 2 << (8 * HOUSE);
        } else {
            board.own = without(board.own, cell);
            board.house &= cell != HOUSE;
        }
        (board.own, last) = sow(board.own, next(cell, dir), count, dir);
        sown = u32::from(count);
    }
    let mut laps = 1;
    let mut unending = None;
    let mut seen = (board, last, dir);
    let mut mark = SHORT;
    // Every round but the last adds a lap, and there are at most `most_laps`.
    loop {
        if keys.at_once && (board.own as u64 == 0 || board.other == 0) {
            break;
        }
        let count = seeds(board.own, last);
        if count == 1 {
            break;
        }
        if kind.captures() && last < 8 {
            let taken = (board.other >> (8 * last)) as u8;
            if taken > 0 {
                board.other &= !(0xFF << (8 * last));
                captured |= 1 << last;
                let (first, way) = kichwa(last, dir);
                dir = way;
                (board.own, last) = sow(board.own, first, taken, dir);
                sown += u32::from(taken);
                laps += 1;
                continue;
            }
        }
        if last == HOUSE && board.house && count >= WORKS && kind.is_namua() {
            at_house |= kind.captures();
            if !safari {
                break;
            }
        }
        if blocked == Some(last) && kind == Kind::MtajiTakata {
            break;
        }
        if sown > keys.most_sown {
            unending = Some(Unending::TooManySown);
            break;
        }
        if laps >= keys.most_laps {
            unending = Some(Unending::TooLong);
            break;
        }
        lifted |= 1 << last;
        board.house &= last != HOUSE;
        board.own = without(board.own, last);
        (board.own, last) = sow(board.own, next(last, dir), count, dir);
        sown += u32::from(count);
        laps += 1;
        if laps >= SHORT {
            // Brent's cycle detection: the reference board advances at powers of two.
            if seen == (board, last, dir) {
                unending = Some(Unending::Circle);
                break;
            }
            if laps >= mark {
                seen = (board, last, dir);
                mark = 2 * laps;
            }
        }
    }
    Sown { board, captured, lifted, at_house, unending }
}

/// The pit after this one.
#[inline(always)]
pub(super) fn next(cell: usize, dir: Dir) -> usize {
    match dir {
        Dir::Up => cell + 1,
        Dir::Down => cell + super::laps::CELLS - 1,
    }
}
