//! Precomputed moves by row.
//!
//! Most moves of a game that sows into the mover's store depend on the mover's row alone. They change that row, drop a fixed pattern of
//! seeds into the opponent's row (the *spill*), and put some into the store. So the result of each move of each row is computed once: the
//! rank of the row after it, and for every spill the rank of each row after the spill. The value of a move in all positions of a line
//! is then one loop over an array. Moves that also depend on the opponent's row (a capture across) are played one by one.

use std::collections::HashMap;

use sower_core::kernel::{Half, SharedRing};

use crate::layer::Board;

/// A move of a row.
#[derive(Clone, Copy, Debug)]
pub(super) enum RowMove {
    /// The pit is empty.
    Empty,
    /// It depends on the opponent's row too.
    Dependent,
    /// It depends on the row alone.
    Precomputed(PrecomputedMove),
}

/// The result of a move that depends on the row alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct PrecomputedMove {
    /// The rank of the row after it, among those with as many seeds.
    pub(super) rank: u32,
    /// Seeds in it.
    pub(super) seeds: u8,
    /// Index of its spill.
    pub(super) spill: u8,
    /// Whether the mover gets an extra turn.
    pub(super) again: bool,
}

/// The seeds that a move drops into the opponent's row.
struct Spill {
    seeds: u8,
    /// By seeds in the opponent's row, for each row its rank after the spill. Empty if that would be too many seeds.
    ranks: Vec<Vec<u32>>,
}

/// The moves of every row up to a number of seeds.
pub(crate) struct RowMoves {
    pits: usize,
    /// By seeds, then by row and pit.
    turns: Vec<Vec<RowMove>>,
    spills: Vec<Spill>,
}

impl RowMoves {
    /// Computes every move of every row; `None` if moves depend on more than rows.
    pub(crate) fn new<H: Half>(kernel: &SharedRing<H>, board: &Board<H>, most_seeds: u8) -> Option<RowMoves> {
        let by_row = kernel.turns_by_row().filter(|_| board.has_no_homes())?;
        let rows = board.open_rows();
        let pits = kernel.pits();
        let mut places: HashMap<H, u8> = HashMap::new();
        let mut added: Vec<H> = Vec::new();
        let mut turns = Vec::new();
        for seeds in 0..=most_seeds {
            let mut of_rows = Vec::with_capacity(rows.with(seeds).len() * pits);
            for row in rows.with(seeds) {
                for pit in 0..pits {
                    let turn = match by_row.turn(*row, pit) {
                        None if row.byte(pit) == 0 => RowMove::Empty,
                        None => RowMove::Dependent,
                        Some(turn) => {
                            let next = u8::try_from(added.len()).ok()?;
                            let spill = *places.entry(turn.added).or_insert_with(|| {
                                added.push(turn.added);
                                next
                            });
                            let rank = rows.rank_of_sums(turn.own.sums_so_far());
                            RowMove::Precomputed(PrecomputedMove {
                                rank,
                                seeds: turn.own.sum(),
                                spill,
                                again: turn.again,
                            })
                        }
                    };
                    of_rows.push(turn);
                }
            }
            turns.push(of_rows);
        }
        let spills = added
            .iter()
            .map(|added| Spill {
                seeds: added.sum(),
                ranks: (0..=most_seeds)
                    .map(|seeds| match seeds + added.sum() <= most_seeds {
                        true => {
                            let after = rows.with(seeds).iter().map(|row| row.plus(*added).sums_so_far());
                            after.map(|sums| rows.rank_of_sums(sums)).collect()
                        }
                        false => Vec::new(),
                    })
                    .collect(),
            })
            .collect();
        Some(RowMoves { pits, turns, spills })
    }

    /// The moves of a row, by pit.
    #[inline(always)]
    pub(super) fn turns(&self, seeds: u8, rank: u32) -> &[RowMove] {
        let first = rank as usize * self.pits;
        &self.turns[usize::from(seeds)][first..first + self.pits]
    }

    /// Seeds of a spill.
    #[inline(always)]
    pub(super) fn spill(&self, place: u8) -> u8 {
        self.spills[usize::from(place)].seeds
    }

    /// For each row with that many seeds, its rank after a spill.
    #[inline(always)]
    pub(super) fn after_spill(&self, place: u8, seeds: u8) -> &[u32] {
        &self.spills[usize::from(place)].ranks[usize::from(seeds)]
    }

    /// The number of spills.
    pub(super) fn spills(&self) -> usize {
        self.spills.len()
    }
}
