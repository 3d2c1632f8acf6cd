//! Retrograde analysis, for layers in which play can cycle: values propagate backwards from solved positions.
//!
//! The best value comes first, then the next, down to the value of endless play. At each value *t*:
//!
//! ```text
//! a position with a move to value t has value t                    nothing better is left to find
//! a position whose moves all give the opponent t or more has −t
//! ```
//! A newly solved position updates its predecessors once; those solved by this update theirs in the next round. So every move is
//! visited twice: forward first, then backward. The round in which a position is solved is its distance: the plies to the next capture if
//! the gaining side hurries and its opponent delays. Positions that are never solved have the value of endless play.
//!
//! Where that is not a single value (each side takes the seeds on its side), every position has two bounds. The lower bound counts
//! endless play as lost, the upper bound as won (the *roles* 0 and 1). Each is updated by the opponent's other
//! bound, in the same way, down to the last value.

use std::sync::atomic::{AtomicU8, AtomicU16, Ordering::Relaxed};

use sower_core::kernel::{Backward, Half};
use sower_search::endings::Cycles;
use sower_search::memory::{SharedArray, prefetch};

use super::BuiltLayer;
use super::context::{BuildContext, Successor};
use super::predecessors::Predecessors;
use crate::build::Workers;
use crate::error::BuildError;

/// A position in progress, in 16 bits: its best value so far, the number of moves with an unknown value, and flags.
mod cell {
    /// The game is over here.
    pub(super) const OVER: u16 = 1 << 13;
    /// The value is solved.
    pub(super) const SOLVED: u16 = 1 << 15;
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

    /// The cell after one more move's value is known.
    #[inline(always)]
    pub(super) fn with_successor(cell: u16, value: u8) -> u16 {
        let best = best(cell).max(value);
        ((cell & !0xff) | u16::from(best)) - (1 << 8)
    }
}

/// Positions in a piece of work.
const PIECE: u64 = 1 << 14;
/// Predecessors that are prefetched before any is updated.
const BATCH: usize = 64;

/// Solves a layer.
pub(crate) fn build<H: Half>(
    context: &BuildContext<'_, H>,
    cycles: Cycles,
    workers: &Workers,
) -> Result<BuiltLayer, BuildError> {
    if context.layer.len() >= u64::from(u32::MAX) / 2 {
        return Err(BuildError::TooLarge);
    }
    let roles = cycles.values();
    let array = |_| SharedArray::<AtomicU16>::zeroed(context.layer.len()).map_err(|_| BuildError::NoMemory);
    let analysis = RetrogradeAnalysis {
        context,
        roles,
        workers,
        cells: (0..roles).map(array).collect::<Result<_, _>>()?,
        distances: (0..roles).map(array).collect::<Result<_, _>>()?,
        predecessors: None,
    };
    analysis.initialise();
    let analysis = match context.kernel.backward() {
        Backward::Unknown => {
            RetrogradeAnalysis { predecessors: Some(Predecessors::new(context, workers)?), ..analysis }
        }
        _ => analysis,
    };
    let last = match cycles {
        Cycles::Open => 1,
        _ => context.encoding.zero_code().ok_or(BuildError::TooManyValues)? + 1,
    };
    for value in (last..=context.encoding.max_code()).rev() {
        if workers.is_stopped() {
            return Err(BuildError::Stopped);
        }
        analysis.solve_value(value)?;
    }
    analysis.finish(cycles)
}

struct RetrogradeAnalysis<'a, H: Half> {
    context: &'a BuildContext<'a, H>,
    roles: usize,
    workers: &'a Workers,
    /// Indexed by role. With two roles, the first is the lower bound and the second the upper bound.
    cells: Vec<SharedArray<AtomicU16>>,
    distances: Vec<SharedArray<AtomicU16>>,
    predecessors: Option<Predecessors>,
}

/// Indices of newly solved positions, by role.
type Frontier = [Vec<u32>; 2];

/// An update of a predecessor: its index, its role, the value of the move.
type Update = (u32, u8, u8);

impl<H: Half> RetrogradeAnalysis<'_, H> {
    /// Initialises every position from captures and finished games alone.
    fn initialise(&self) {
        self.workers.in_pieces(self.context.layer.len(), PIECE, |piece, _: &mut ()| {
            let len = piece.end - piece.start;
            for index in piece {
                let cells = self.initial_cells(index);
                for (role, cell) in cells.into_iter().enumerate().take(self.roles) {
                    self.cells[role].as_slice()[index as usize].store(cell, Relaxed);
                }
            }
            self.workers.advance(len / 2);
        });
    }

    #[inline(always)]
    fn initial_cells(&self, index: u64) -> [u16; 2] {
        let context = self.context;
        let position = context.layer.position(index);
        let (mut best, mut open, mut any) = ([0; 2], 0, false);
        context.kernel.for_each_child(&position, |_, after| {
            any = true;
            match context.successor(after, self.roles) {
                Successor::SameLayer { .. } => open += 1,
                Successor::Solved(values) => {
                    best = [best[0].max(values[0]), best[1].max(values[1])];
                }
            }
        });
        if any {
            best.map(|best| cell::new(best, open))
        } else if context.after_pass(&position).is_some() {
            [cell::SOLVED | cell::PASSES; 2]
        } else {
            [cell::new(context.final_value(&position), 0) | cell::OVER; 2]
        }
    }

    /// Whether a cell of that role is solved at this value.
    #[inline(always)]
    fn is_solved(&self, role: usize, cell: u16, value: u8) -> bool {
        let wins = role == 0 && cell::best(cell) == value;
        let loses = (role == 1 || self.roles == 1)
            && cell::open(cell) == 0
            && cell::best(cell) == self.context.negated(value);
        wins || loses
    }

    /// Finds every position worth this much or minus this much.
    fn solve_value(&self, value: u8) -> Result<(), BuildError> {
        let (over, mut front) = self.first_frontier(value);
        let mut level = 0;
        self.propagate(&over, value, 1, &mut front);
        // Bound: each round solves at least one more position.
        while front.iter().any(|found| !found.is_empty()) {
            level += 1;
            if level >= u16::MAX - 1 {
                return Err(BuildError::TooFar);
            }
            if self.workers.is_stopped() {
                return Err(BuildError::Stopped);
            }
            let mut next = Frontier::default();
            self.propagate(&front, value, level + 1, &mut next);
            front = next;
        }
        Ok(())
    }

    /// The positions that are over with this value, and those whose captures alone give it.
    fn first_frontier(&self, value: u8) -> (Frontier, Frontier) {
        let (mut over, mut first) = (Frontier::default(), Frontier::default());
        for role in 0..self.roles {
            let cells = self.cells[role].as_slice();
            let distances = self.distances[role].as_slice();
            let found =
                self.workers.in_pieces(cells.len() as u64, 1 << 20, |piece, found: &mut [Vec<u32>; 2]| {
                    for index in piece {
                        let cell = cells[index as usize].load(Relaxed);
                        if cell & cell::SOLVED != 0 || !self.is_solved(role, cell, value) {
                            continue;
                        }
                        cells[index as usize].store(cell | cell::SOLVED, Relaxed);
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

    /// Updates all predecessors of these positions, and adds those that become solved.
    fn propagate(&self, front: &Frontier, value: u8, distance: u16, next: &mut Frontier) {
        for (role, solved) in front.iter().enumerate().take(self.roles) {
            let found =
                self.workers.in_pieces(solved.len() as u64, 1 << 12, |piece, found: &mut Frontier| {
                    let mut batch: Vec<Update> = Vec::with_capacity(2 * BATCH);
                    for index in &solved[piece.start as usize..piece.end as usize] {
                        self.gather(*index, role, value, &mut batch);
                        if batch.len() >= BATCH {
                            self.deliver(&mut batch, value, distance, found);
                        }
                    }
                    self.deliver(&mut batch, value, distance, found);
                    self.workers.advance((piece.end - piece.start) / 2 / self.roles as u64);
                });
            for by_role in found {
                for (all, some) in next.iter_mut().zip(by_role) {
                    all.extend(some);
                }
            }
        }
    }

    /// Lists the predecessors of a position, and prefetches their cells.
    #[inline(always)]
    fn gather(&self, index: u32, role: usize, value: u8, batch: &mut Vec<Update>) {
        let context = self.context;
        let won = match (self.roles, role) {
            (1, _) => cell::best(self.cells[0].as_slice()[index as usize].load(Relaxed)),
            (_, 0) => value,
            _ => context.negated(value),
        };
        let mut visit = |parent: u32, same_side: bool| {
            let told = if same_side { won } else { context.negated(won) };
            let role = if self.roles == 1 || same_side { role } else { 1 - role };
            prefetch(&self.cells[role].as_slice()[parent as usize]);
            batch.push((parent, role as u8, told));
        };
        match &self.predecessors {
            Some(predecessors) => predecessors.for_each(index, visit),
            None => {
                let position = context.layer.position(u64::from(index));
                context.kernel.for_each_parent(&position, |parent, same_side| {
                    let index = context.layer.index(parent).expect("a parent has as many seeds in play");
                    visit(index as u32, same_side);
                });
            }
        }
    }

    #[inline(always)]
    fn deliver(&self, batch: &mut Vec<Update>, value: u8, distance: u16, found: &mut Frontier) {
        for (index, role, told) in batch.drain(..) {
            let role = usize::from(role);
            let cell = &self.cells[role].as_slice()[index as usize];
            let mut before = cell.load(Relaxed);
            // Bound: a failed exchange means that another thread updated the cell, and a position has few moves.
            loop {
                if before & cell::SOLVED != 0 {
                    break;
                }
                let after = cell::with_successor(before, told);
                let solved = self.is_solved(role, after, value);
                let after = if solved { after | cell::SOLVED } else { after };
                match cell.compare_exchange_weak(before, after, Relaxed, Relaxed) {
                    Ok(_) if solved => {
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

    /// All values: unsolved positions have the value of endless play.
    fn finish(self, cycles: Cycles) -> Result<BuiltLayer, BuildError> {
        let level = || {
            self.context
                .encoding
                .zero_code()
                .expect("where play goes round, a layer has the value that this has")
        };
        let top = self.context.encoding.max_code();
        let mut values = Vec::new();
        for role in 0..self.roles {
            let endless = match (cycles, role) {
                (Cycles::Open, 0) => 0,
                (Cycles::Open, _) => top,
                _ => level(),
            };
            let out = SharedArray::<AtomicU8>::zeroed(self.context.layer.len())
                .map_err(|_| BuildError::NoMemory)?;
            let (cells, slots) = (self.cells[role].as_slice(), out.as_slice());
            self.workers.in_pieces(cells.len() as u64, 1 << 20, |piece, _: &mut ()| {
                for index in piece.start as usize..piece.end as usize {
                    let cell = cells[index].load(Relaxed);
                    let solved = cell & cell::SOLVED != 0;
                    slots[index].store(if solved { cell::best(cell) } else { endless }, Relaxed);
                }
            });
            values.push(out);
        }
        self.fill_in_passes(&values);
        Ok(BuiltLayer {
            values: values.into_iter().map(SharedArray::into_bytes).collect(),
            distances: self.distances,
        })
    }

    /// The value of a position in which the mover passes is that of the position after.
    fn fill_in_passes(&self, values: &[SharedArray<AtomicU8>]) {
        if !self.context.kernel.can_pass() {
            return;
        }
        let context = self.context;
        self.workers.in_pieces(context.layer.len(), 1 << 20, |piece, _: &mut ()| {
            for index in piece {
                if self.cells[0].as_slice()[index as usize].load(Relaxed) & cell::PASSES == 0 {
                    continue;
                }
                let Some(passed) = context.after_pass(&context.layer.position(index)) else { continue };
                for role in 0..self.roles {
                    let there = if self.roles == 1 { 0 } else { 1 - role };
                    let value = context.negated(values[there].as_slice()[passed as usize].load(Relaxed));
                    values[role].as_slice()[index as usize].store(value, Relaxed);
                    let distance = self.distances[there].as_slice()[passed as usize].load(Relaxed);
                    self.distances[role].as_slice()[index as usize].store(distance, Relaxed);
                }
            }
        });
    }
}
