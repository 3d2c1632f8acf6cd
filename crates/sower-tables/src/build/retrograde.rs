//! Layers in which play can go round: values are handed back from where they are certain.
//!
//! Take the best value first, then the next, and so on down to what endless play is worth. At each value *t*:
//!
//! ```text
//! a position with a turn to something worth t is worth t          nothing better is left to find
//! one whose turns all lead to positions worth t to the other
//! (or more) is worth −t
//! ```
//! A position that becomes certain tells those that lead to it, once; whatever has become certain by that tells its own in
//! the next round. So every turn is looked at twice, once forward to begin with and once backward. The round in which a
//! position became certain is its distance: so many plies to the next capture if the side that gains hurries and the other
//! delays. What is never told is worth what endless play is worth.
//!
//! Where that is not one value for all (each side takes what lies on it), every position has two: what the mover is sure of,
//! with endless play counted as lost, and the most the mover can get, with endless play counted as won. The first is told by
//! the second and the second by the first, in the same way, down to the last value.

use std::sync::atomic::{AtomicU8, AtomicU16, Ordering::Relaxed};

use sower_core::kernel::{Backward, Half};
use sower_search::memory::{SharedArray, prefetch};

use super::Built;
use super::edges::Edges;
use super::ground::{Child, Ground};
use super::work::Watch;
use crate::error::BuildError;
use crate::rules::Cycles;

/// A position while it is worked on, in 16 bits: its best value so far, the turns whose value is open, and marks.
mod cell {
    /// The game is over here.
    pub(super) const OVER: u16 = 1 << 13;
    /// The value is certain.
    pub(super) const CERTAIN: u16 = 1 << 15;
    /// The mover passes, so the value is that of another position.
    pub(super) const PASSES: u16 = 1 << 14;
    const OPEN: u16 = 0x1f << 8;

    pub(super) fn new(best: u8, open: u8) -> u16 {
        u16::from(best) | u16::from(open) << 8
    }

    #[inline(always)]
    pub(super) fn best(cell: u16) -> u8 {
        cell as u8
    }

    #[inline(always)]
    pub(super) fn open(cell: u16) -> u16 {
        cell & OPEN
    }

    /// The same after a turn's value has become known.
    #[inline(always)]
    pub(super) fn told(cell: u16, value: u8) -> u16 {
        let best = best(cell).max(value);
        ((cell & !0xff) | u16::from(best)) - (1 << 8)
    }
}

/// Positions in a piece of work.
const PIECE: u64 = 1 << 14;
/// Parents that are asked from memory before any is told.
const BATCH: usize = 64;

/// Works out a layer.
pub(crate) fn build<H: Half>(
    ground: &Ground<'_, H>,
    cycles: Cycles,
    watch: &Watch,
) -> Result<Built, BuildError> {
    if ground.layer.len() >= u64::from(u32::MAX) / 2 {
        return Err(BuildError::TooLarge);
    }
    let roles = cycles.roles();
    let array = |_| SharedArray::<AtomicU16>::zeroed(ground.layer.len()).map_err(|_| BuildError::NoMemory);
    let work = Work {
        ground,
        roles,
        watch,
        cells: (0..roles).map(array).collect::<Result<_, _>>()?,
        distances: (0..roles).map(array).collect::<Result<_, _>>()?,
        edges: None,
    };
    work.begin();
    let work = match ground.kernel.backward() {
        Backward::Unknown => Work { edges: Some(Edges::new(ground, watch)?), ..work },
        _ => work,
    };
    let last = match cycles {
        Cycles::Open => 1,
        _ => ground.scale.level().ok_or(BuildError::TooManyValues)? + 1,
    };
    for value in (last..=ground.scale.top()).rev() {
        if watch.is_stopped() {
            return Err(BuildError::Stopped);
        }
        work.hand_back(value)?;
    }
    work.finish(cycles)
}

struct Work<'a, H: Half> {
    ground: &'a Ground<'a, H>,
    roles: usize,
    watch: &'a Watch,
    /// By role. With two, the first is what the mover is sure of and the second the most they can get.
    cells: Vec<SharedArray<AtomicU16>>,
    distances: Vec<SharedArray<AtomicU16>>,
    edges: Option<Edges>,
}

/// Numbers of positions that have become certain, by role.
type Found = [Vec<u32>; 2];

/// Somebody to be told: a position, its role, a value.
type Told = (u32, u8, u8);

impl<H: Half> Work<'_, H> {
    /// What captures and ends alone say of every position.
    fn begin(&self) {
        self.watch.in_pieces(self.ground.layer.len(), PIECE, |piece, _: &mut ()| {
            let len = piece.end - piece.start;
            for index in piece {
                let cells = self.first_look(index);
                for (role, cell) in cells.into_iter().enumerate().take(self.roles) {
                    self.cells[role].as_slice()[index as usize].store(cell, Relaxed);
                }
            }
            self.watch.advance(len / 2);
        });
    }

    #[inline(always)]
    fn first_look(&self, index: u64) -> [u16; 2] {
        let ground = self.ground;
        let position = ground.layer.position(index);
        let (mut best, mut open, mut any) = ([0; 2], 0, false);
        ground.kernel.for_each_child(&position, |_, after| {
            any = true;
            match ground.child(after, self.roles) {
                Child::Here { .. } => open += 1,
                Child::Known(values) => {
                    best = [best[0].max(values[0]), best[1].max(values[1])];
                }
            }
        });
        if any {
            best.map(|best| cell::new(best, open))
        } else if ground.passed(&position).is_some() {
            [cell::CERTAIN | cell::PASSES; 2]
        } else {
            [cell::new(ground.over(&position), 0) | cell::OVER; 2]
        }
    }

    /// Whether a cell of that role is certain at this value.
    #[inline(always)]
    fn is_certain(&self, role: usize, cell: u16, value: u8) -> bool {
        let wins = role == 0 && cell::best(cell) == value;
        let loses = (role == 1 || self.roles == 1)
            && cell::open(cell) == 0
            && cell::best(cell) == self.ground.turned(value);
        wins || loses
    }

    /// Finds every position worth this much or minus this much.
    fn hand_back(&self, value: u8) -> Result<(), BuildError> {
        let (over, mut front) = self.certain_at_once(value);
        let mut level = 0;
        self.tell(&over, value, 1, &mut front);
        // Bound: each round makes at least one more position certain.
        while front.iter().any(|found| !found.is_empty()) {
            level += 1;
            if level >= u16::MAX - 1 {
                return Err(BuildError::TooFar);
            }
            if self.watch.is_stopped() {
                return Err(BuildError::Stopped);
            }
            let mut next = Found::default();
            self.tell(&front, value, level + 1, &mut next);
            front = next;
        }
        Ok(())
    }

    /// The positions that are over with this value, and those whose captures alone give it.
    fn certain_at_once(&self, value: u8) -> (Found, Found) {
        let (mut over, mut first) = (Found::default(), Found::default());
        for role in 0..self.roles {
            let cells = self.cells[role].as_slice();
            let distances = self.distances[role].as_slice();
            let found =
                self.watch.in_pieces(cells.len() as u64, 1 << 20, |piece, found: &mut [Vec<u32>; 2]| {
                    for index in piece {
                        let cell = cells[index as usize].load(Relaxed);
                        if cell & cell::CERTAIN != 0 || !self.is_certain(role, cell, value) {
                            continue;
                        }
                        cells[index as usize].store(cell | cell::CERTAIN, Relaxed);
                        let is_over = cell & cell::OVER != 0;
                        distances[index as usize].store(u16::from(!is_over), Relaxed);
                        found[usize::from(!is_over)].push(index as u32);
                    }
                });
            for [ended, captured] in found {
                over[role].extend(ended);
                first[role].extend(captured);
            }
        }
        (over, first)
    }

    /// Tells everyone who leads to these positions; adds those who become certain by it.
    fn tell(&self, front: &Found, value: u8, distance: u16, next: &mut Found) {
        for (role, certain) in front.iter().enumerate().take(self.roles) {
            let found = self.watch.in_pieces(certain.len() as u64, 1 << 12, |piece, found: &mut Found| {
                let mut batch: Vec<Told> = Vec::with_capacity(2 * BATCH);
                for index in &certain[piece.start as usize..piece.end as usize] {
                    self.gather(*index, role, value, &mut batch);
                    if batch.len() >= BATCH {
                        self.deliver(&mut batch, value, distance, found);
                    }
                }
                self.deliver(&mut batch, value, distance, found);
                self.watch.advance((piece.end - piece.start) / 2 / self.roles as u64);
            });
            for by_role in found {
                for (all, some) in next.iter_mut().zip(by_role) {
                    all.extend(some);
                }
            }
        }
    }

    /// Those who lead to a position, each asked from memory.
    #[inline(always)]
    fn gather(&self, index: u32, role: usize, value: u8, batch: &mut Vec<Told>) {
        let ground = self.ground;
        let won = match (self.roles, role) {
            (1, _) => cell::best(self.cells[0].as_slice()[index as usize].load(Relaxed)),
            (_, 0) => value,
            _ => ground.turned(value),
        };
        let mut visit = |parent: u32, same_side: bool| {
            let told = if same_side { won } else { ground.turned(won) };
            let role = if self.roles == 1 || same_side { role } else { 1 - role };
            prefetch(&self.cells[role].as_slice()[parent as usize]);
            batch.push((parent, role as u8, told));
        };
        match &self.edges {
            Some(edges) => edges.for_each(index, visit),
            None => {
                let position = ground.layer.position(u64::from(index));
                ground.kernel.for_each_parent(&position, |parent, same_side| {
                    let index = ground.layer.index(parent).expect("a parent has as many seeds in play");
                    visit(index as u32, same_side);
                });
            }
        }
    }

    #[inline(always)]
    fn deliver(&self, batch: &mut Vec<Told>, value: u8, distance: u16, found: &mut Found) {
        for (index, role, told) in batch.drain(..) {
            let role = usize::from(role);
            let cell = &self.cells[role].as_slice()[index as usize];
            let mut before = cell.load(Relaxed);
            // Bound: a failed exchange means that another turn was told, and a position has few.
            loop {
                if before & cell::CERTAIN != 0 {
                    break;
                }
                let after = cell::told(before, told);
                let certain = self.is_certain(role, after, value);
                let after = if certain { after | cell::CERTAIN } else { after };
                match cell.compare_exchange_weak(before, after, Relaxed, Relaxed) {
                    Ok(_) if certain => {
                        self.distances[role].as_slice()[index as usize].store(distance, Relaxed);
                        found[role].push(index);
                        break;
                    }
                    Ok(_) => break,
                    Err(now) => before = now,
                }
            }
        }
    }

    /// Every value: what is not certain is worth what endless play is worth.
    fn finish(self, cycles: Cycles) -> Result<Built, BuildError> {
        let level =
            || self.ground.scale.level().expect("where play goes round, a layer has the value that this has");
        let top = self.ground.scale.top();
        let mut values = Vec::new();
        for role in 0..self.roles {
            let endless = match (cycles, role) {
                (Cycles::Open, 0) => 0,
                (Cycles::Open, _) => top,
                _ => level(),
            };
            let out =
                SharedArray::<AtomicU8>::zeroed(self.ground.layer.len()).map_err(|_| BuildError::NoMemory)?;
            let (cells, slots) = (self.cells[role].as_slice(), out.as_slice());
            self.watch.in_pieces(cells.len() as u64, 1 << 20, |piece, _: &mut ()| {
                for index in piece.start as usize..piece.end as usize {
                    let cell = cells[index].load(Relaxed);
                    let certain = cell & cell::CERTAIN != 0;
                    slots[index].store(if certain { cell::best(cell) } else { endless }, Relaxed);
                }
            });
            values.push(out);
        }
        self.fill_in_passes(&values);
        Ok(Built {
            values: values.into_iter().map(SharedArray::into_bytes).collect(),
            distances: self.distances,
        })
    }

    /// A side that must pass has what the other then has.
    fn fill_in_passes(&self, values: &[SharedArray<AtomicU8>]) {
        if !self.ground.kernel.can_pass() {
            return;
        }
        let ground = self.ground;
        self.watch.in_pieces(ground.layer.len(), 1 << 20, |piece, _: &mut ()| {
            for index in piece {
                if self.cells[0].as_slice()[index as usize].load(Relaxed) & cell::PASSES == 0 {
                    continue;
                }
                let Some(passed) = ground.passed(&ground.layer.position(index)) else { continue };
                for role in 0..self.roles {
                    let there = if self.roles == 1 { 0 } else { 1 - role };
                    let value = ground.turned(values[there].as_slice()[passed as usize].load(Relaxed));
                    values[role].as_slice()[index as usize].store(value, Relaxed);
                    let distance = self.distances[there].as_slice()[passed as usize].load(Relaxed);
                    self.distances[role].as_slice()[index as usize].store(distance, Relaxed);
                }
            }
        });
    }
}
