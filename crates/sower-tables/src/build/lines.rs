//! Whole lines of positions at once.
//!
//! Most turns of a game that sows its own store depend on the mover's row alone: they change that row, drop a fixed handful
//! into the other one, and put so many into the store. So where each turn of each row leads is worked out once, as the number
//! of the row after it, and for every fixed handful the number of each row after it fell there. What a turn is worth in all
//! positions of a line is then one loop over a table, without playing anything. Turns in which the other side has a say (a
//! capture across) are played one by one.

use std::collections::HashMap;

use sower_core::kernel::{Half, Kernel};

use crate::layer::Board;

/// A turn of a row.
#[derive(Clone, Copy, Debug)]
pub(super) enum Turn {
    /// The pit is empty.
    None,
    /// The other side has a say in it.
    Played,
    /// It depends on the row alone.
    Known(KnownTurn),
}

/// What a turn that depends on the row alone leads to.
#[derive(Clone, Copy, Debug)]
pub(super) struct KnownTurn {
    /// The number of the row after it, among those with as many seeds.
    pub(super) rank: u32,
    /// Seeds in it.
    pub(super) seeds: u8,
    /// What falls on the other side, by place in the list of handfuls.
    pub(super) handful: u8,
    /// Whether the mover has another turn.
    pub(super) again: bool,
}

/// What falls on the other side.
struct Handful {
    seeds: u8,
    /// By seeds on that side, for each row the number of the row after it fell there. Empty where that would be too many.
    ranks: Vec<Vec<u32>>,
}

/// The turns of every row with up to so many seeds.
pub(crate) struct Lines {
    pits: usize,
    /// By seeds; then by row and pit.
    turns: Vec<Vec<Turn>>,
    handfuls: Vec<Handful>,
}

impl Lines {
    /// Works out every turn of every row; `None` where turns depend on more.
    pub(crate) fn new<H: Half>(kernel: &Kernel<H>, board: &Board<H>, most_seeds: u8) -> Option<Lines> {
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
                        None if row.byte(pit) == 0 => Turn::None,
                        None => Turn::Played,
                        Some(turn) => {
                            let next = u8::try_from(added.len()).ok()?;
                            let handful = *places.entry(turn.added).or_insert_with(|| {
                                added.push(turn.added);
                                next
                            });
                            let rank = rows.rank_of_sums(turn.own.sums_so_far());
                            Turn::Known(KnownTurn { rank, seeds: turn.own.sum(), handful, again: turn.again })
                        }
                    };
                    of_rows.push(turn);
                }
            }
            turns.push(of_rows);
        }
        let handfuls = added
            .iter()
            .map(|added| Handful {
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
        Some(Lines { pits, turns, handfuls })
    }

    /// The turns of a row, by pit.
    #[inline(always)]
    pub(super) fn turns(&self, seeds: u8, rank: u32) -> &[Turn] {
        let first = rank as usize * self.pits;
        &self.turns[usize::from(seeds)][first..first + self.pits]
    }

    /// Seeds of a handful.
    #[inline(always)]
    pub(super) fn handful(&self, place: u8) -> u8 {
        self.handfuls[usize::from(place)].seeds
    }

    /// For each row with so many seeds, its number after a handful fell there.
    #[inline(always)]
    pub(super) fn after_handful(&self, place: u8, seeds: u8) -> &[u32] {
        &self.handfuls[usize::from(place)].ranks[usize::from(seeds)]
    }

    /// How many handfuls there are.
    pub(super) fn handfuls(&self) -> usize {
        self.handfuls.len()
    }
}
