//! A list of predecessors, for games whose moves cannot be undone by the kernel.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use sower_core::kernel::Half;

use super::context::{BuildContext, Successor};
use crate::build::Workers;
use crate::error::BuildError;

/// The predecessors of each position of a layer.
pub(crate) struct Predecessors {
    /// Where each position's predecessors begin, and finally where all end.
    first: Vec<u64>,
    /// Indices of predecessors; the top bit is set where the same side moves again.
    parents: Vec<AtomicU32>,
}

const SAME_SIDE: u32 = 1 << 31;

impl Predecessors {
    /// Plays every move of the layer twice: to count predecessors, and to list them.
    pub(crate) fn new<H: Half>(
        context: &BuildContext<'_, H>,
        workers: &Workers,
    ) -> Result<Predecessors, BuildError> {
        let len = context.layer.len() as usize;
        let room = |len: usize| -> Result<Vec<AtomicU32>, BuildError> {
            let mut room = Vec::new();
            room.try_reserve_exact(len).map_err(|_| BuildError::NoMemory)?;
            room.resize_with(len, AtomicU32::default);
            Ok(room)
        };
        let counts = room(len)?;
        let each = |visit: &(dyn Fn(u32, usize, bool) + Sync)| {
            workers.in_pieces(len as u64, 1 << 12, |piece, _: &mut ()| {
                for index in piece {
                    let position = context.layer.position(index);
                    context.kernel.for_each_child(&position, |_, after| {
                        if let Successor::SameLayer { index: child, same_side } = context.successor(after, 1)
                        {
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
        if workers.is_stopped() {
            return Err(BuildError::Stopped);
        }
        Ok(Predecessors { first, parents })
    }

    /// Visits every predecessor of a position, with whether the same side moved there.
    #[inline(always)]
    pub(crate) fn for_each(&self, child: u32, mut visit: impl FnMut(u32, bool)) {
        let (start, end) = (self.first[child as usize], self.first[child as usize + 1]);
        for parent in &self.parents[start as usize..end as usize] {
            let parent = parent.load(Relaxed);
            visit(parent & !SAME_SIDE, parent & SAME_SIDE != 0);
        }
    }
}
