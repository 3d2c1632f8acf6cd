//! Turns kept as a list, for games whose turns cannot be undone: who leads to each position.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use sower_core::kernel::Half;

use super::ground::{Child, Ground};
use super::work::Watch;
use crate::error::BuildError;

/// Who leads to each position of a layer.
pub(crate) struct Edges {
    /// Where each position's parents begin, and at last where all end.
    first: Vec<u64>,
    /// Numbers of parents; the top bit where the same side moves again.
    parents: Vec<AtomicU32>,
}

const SAME_SIDE: u32 = 1 << 31;

impl Edges {
    /// Plays every turn of the layer twice: to count, and to write down.
    pub(crate) fn new<H: Half>(ground: &Ground<'_, H>, watch: &Watch) -> Result<Edges, BuildError> {
        let len = ground.layer.len() as usize;
        let room = |len: usize| -> Result<Vec<AtomicU32>, BuildError> {
            let mut room = Vec::new();
            room.try_reserve_exact(len).map_err(|_| BuildError::NoMemory)?;
            room.resize_with(len, AtomicU32::default);
            Ok(room)
        };
        let counts = room(len)?;
        let each = |visit: &(dyn Fn(u32, usize, bool) + Sync)| {
            watch.in_pieces(len as u64, 1 << 12, |piece, _: &mut ()| {
                for index in piece {
                    let position = ground.layer.position(index);
                    ground.kernel.for_each_child(&position, |_, after| {
                        if let Child::Here { index: child, same_side } = ground.child(after, 1) {
                            visit(index as u32, child as usize, same_side);
                        }
                    });
                }
            });
        };
        each(&|_, child, _| {
            counts[child].fetch_add(1, Relaxed);
        });
        let mut first = Vec::new();
        first.try_reserve_exact(len + 1).map_err(|_| BuildError::NoMemory)?;
        let mut total = 0;
        for count in &counts {
            first.push(total);
            total += u64::from(count.load(Relaxed));
        }
        first.push(total);
        let parents = room(total as usize)?;
        each(&|parent, child, same_side| {
            let place = counts[child].fetch_sub(1, Relaxed) - 1;
            let mark = if same_side { SAME_SIDE } else { 0 };
            parents[first[child] as usize + place as usize].store(parent | mark, Relaxed);
        });
        if watch.is_stopped() {
            return Err(BuildError::Stopped);
        }
        Ok(Edges { first, parents })
    }

    /// Calls back with every parent of a position, and whether the same side moved there.
    #[inline(always)]
    pub(crate) fn for_each(&self, child: u32, mut visit: impl FnMut(u32, bool)) {
        let (start, end) = (self.first[child as usize], self.first[child as usize + 1]);
        for parent in &self.parents[start as usize..end as usize] {
            let parent = parent.load(Relaxed);
            visit(parent & !SAME_SIDE, parent & SAME_SIDE != 0);
        }
    }
}
