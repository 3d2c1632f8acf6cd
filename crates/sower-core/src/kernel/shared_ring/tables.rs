//! The tables compiled for a game: for each pit and seed count, the vector that a lap adds and the effect of its last seed.

use super::half::Half;
use crate::rules::{Across, Again, CaptureSide, Lift, Relay, Rules, SowStores};

/// Where a lap ends.
pub(super) mod kind {
    /// In one of the mover's pits.
    pub(crate) const OWN: u8 = 0;
    /// In one of the opponent's pits.
    pub(crate) const OTHER: u8 = 1;
    /// In the mover's store.
    pub(crate) const STORE: u8 = 2;
}

/// One lap from one pit with one count.
///
/// The two words are deliberately apart. Side by side, compilers add them in a vector register and then extract
/// the bytes again, which doubles the time of a lap.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Row<H> {
    /// Added to the mover's half, with the lifted seeds already subtracted (wrapping).
    pub(super) own: H,
    /// The lane of the last seed: below `LANES` in the mover's half, otherwise in the opponent's.
    pub(super) last: u8,
    /// The kind of that lane, see [`kind`].
    pub(super) kind: u8,
    /// Added to the opponent's half.
    pub(super) other: H,
}

/// The effect of a lap's last seed, from its pit and count alone.
///
/// The first two determine the next turn completely; the others depend on more of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(super) enum Verdict {
    /// The turn is over.
    Stop,
    /// The turn is over and the mover gets an extra turn.
    Again,
    /// The pit becomes a home if the rules allow it; otherwise the verdict without homes applies.
    Home,
    /// The pit has a count that is captured.
    Count,
    /// An empty pit that captures across.
    Across,
    /// The pit is lifted and the turn continues.
    Relay,
    /// The next pit is lifted if it has seeds; otherwise the turn is over.
    Next,
}

/// Verdicts by where the lap ended and the count there. An unused fourth row makes masking a bounds check.
pub(super) type Verdicts = [[Verdict; 256]; 4];

/// Rows by lane and count.
pub(super) type Rows<H> = Box<[[Row<H>; 256]]>;

/// The lanes that a lap visits in order, from the mover's first pit on.
pub(super) fn ring<H: Half>(rules: &Rules) -> Vec<usize> {
    let pits = usize::from(rules.board().pits);
    let mut ring: Vec<usize> = (0..pits).collect();
    if rules.sow().stores == SowStores::Own {
        ring.push(H::STORE);
    }
    ring.extend((0..pits).map(|pit| H::LANES + pit));
    ring
}

/// Builds the rows of all pits of both sides.
pub(super) fn rows<H: Half>(rules: &Rules) -> Rows<H> {
    let ring = ring::<H>(rules);
    (0..2 * H::LANES)
        .map(|lane| {
            let at = ring.iter().position(|found| *found == lane && lane != H::STORE);
            std::array::from_fn(|count| row(rules, &ring, at, count as u8))
        })
        .collect::<Vec<_>>()
        .into_boxed_slice()
}

fn row<H: Half>(rules: &Rules, ring: &[usize], at: Option<usize>, count: u8) -> Row<H> {
    let mut row = Row { own: H::ZERO, other: H::ZERO, last: 0, kind: kind::OWN };
    let Some(origin) = at.filter(|_| count > 0) else { return row };
    let mut add = |lane: usize, seeds: H| {
        if lane < H::LANES { row.own = row.own.plus(seeds) } else { row.other = row.other.plus(seeds) }
    };
    let lifted = if rules.sow().lift == Lift::LeaveOne && count > 1 { count - 1 } else { count };
    add(ring[origin], H::ZERO.minus(H::unit(ring[origin] % H::LANES, lifted)));
    let mut here = origin;
    for _ in 0..lifted {
        here = (here + 1) % ring.len();
        if here == origin && rules.sow().skip_origin {
            here = (here + 1) % ring.len();
        }
        add(ring[here], H::unit(ring[here] % H::LANES, 1));
    }
    let last = ring[here];
    row.last = last as u8;
    row.kind = match last {
        _ if last == H::STORE => kind::STORE,
        _ if last < H::LANES => kind::OWN,
        _ => kind::OTHER,
    };
    row
}

/// The verdicts with homes still possible, and without.
pub(super) fn verdicts(rules: &Rules) -> [Verdicts; 2] {
    [true, false].map(|homes| {
        [kind::OWN, kind::OTHER, kind::STORE, kind::STORE]
            .map(|at| std::array::from_fn(|count| verdict(rules, at, count as u8, homes)))
    })
}

fn verdict(rules: &Rules, at: u8, count: u8, homes: bool) -> Verdict {
    if at == kind::STORE {
        return if rules.turn().again.contains(&Again::OwnStore) { Verdict::Again } else { Verdict::Stop };
    }
    let capture = rules.capture();
    let own = at == kind::OWN;
    if homes && !own && rules.home().at == Some(count) {
        return Verdict::Home;
    }
    let side = match capture.last_makes_side {
        CaptureSide::Other => !own,
        CaptureSide::Own => own,
        CaptureSide::Either => true,
    };
    if side && capture.takes(count) {
        return Verdict::Count;
    }
    let across = match capture.across {
        Across::None => false,
        Across::Own => own,
        Across::Other => !own,
        Across::Either => true,
    };
    if across && count == 1 {
        return Verdict::Across;
    }
    match rules.sow().relay {
        Relay::Last if count > 1 => Verdict::Relay,
        Relay::Next => Verdict::Next,
        _ => Verdict::Stop,
    }
}
