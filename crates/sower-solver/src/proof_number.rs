//! Depth-first proof-number search: proves that a side wins, where a game is won or lost whatever the margin.
//!
//! It always expands the position that needs the fewest further proofs (df-pn, Nagai 2002). A line that returns to an earlier
//! position counts as no win for the attacker, so a proof never rests on one: it is a finite tree. The table keeps such proofs for
//! any line. That a win was *not* found may depend on the line, so callers prove a loss as a win of the opponent.

use sower_core::Side;
use sower_core::kernel::{Board as _, Kernel};

/// What the search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// The attacker wins against any play.
    Win,
    /// The attacker cannot force a win without repeating positions.
    NoWin,
    /// The limits ended the search.
    Stopped,
}

/// The proof and disproof numbers of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Numbers {
    /// How many positions must still be proven, at least, to prove the attacker's win.
    proof: u32,
    /// How many must be refuted to refute it.
    disproof: u32,
}

const INFINITE: u32 = 1 << 30;

impl Numbers {
    const UNKNOWN: Numbers = Numbers { proof: 1, disproof: 1 };
    const WIN: Numbers = Numbers { proof: 0, disproof: INFINITE };
    const NO_WIN: Numbers = Numbers { proof: INFINITE, disproof: 0 };

    fn is_decided(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// A slot of the table.
#[derive(Clone, Copy)]
struct Slot {
    check: u64,
    /// The part of the key that chooses the slot.
    place: u32,
    numbers: Numbers,
    work: u32,
}

/// The longest line. Beyond it a position counts as no win, which keeps proofs sound.
const LONGEST: usize = 1_000;
/// An unused slot.
const EMPTY: Slot = Slot { check: 0, place: 0, numbers: Numbers::UNKNOWN, work: 0 };
/// The size of a new table, and the factor by which it grows.
const FIRST_SLOTS: usize = 1 << 12;
const GROWTH: usize = 8;
/// The slots that a position can be in.
const PROBES: usize = 4;

/// A search for wins of one side. Its table serves all positions of the game.
pub(crate) struct ProofNumberSearch<'a, K: Kernel> {
    kernel: &'a K,
    pits: <K::Board as sower_core::kernel::Board>::Pits,
    attacker: Side,
    slots: Vec<Slot>,
    /// The table grows to this size as positions are expanded.
    most_slots: usize,
    path: Vec<K::Board>,
    /// Positions expanded so far.
    pub(crate) nodes: u64,
    most_nodes: u64,
    is_stopped: &'a dyn Fn() -> bool,
    stopped: bool,
}

impl<'a, K: Kernel> ProofNumberSearch<'a, K> {
    /// A search with a table of about that many bytes.
    pub(crate) fn new(
        kernel: &'a K,
        pits: <K::Board as sower_core::kernel::Board>::Pits,
        attacker: Side,
        bytes: usize,
        is_stopped: &'a dyn Fn() -> bool,
    ) -> ProofNumberSearch<'a, K> {
        let most_slots = ((bytes / size_of::<Slot>()).max(1 << 10).next_power_of_two() / 2).max(FIRST_SLOTS);
        ProofNumberSearch {
            kernel,
            pits,
            attacker,
            slots: vec![EMPTY; FIRST_SLOTS],
            most_slots,
            path: Vec::new(),
            nodes: 0,
            most_nodes: u64::MAX,
            is_stopped,
            stopped: false,
        }
    }

    /// The side whose wins are proven.
    pub(crate) fn attacker(&self) -> Side {
        self.attacker
    }

    /// Whether the attacker wins from a position, after at most that many further expansions.
    pub(crate) fn prove(&mut self, root: &K::Board, nodes: u64) -> Found {
        self.most_nodes = self.nodes.saturating_add(nodes);
        self.stopped = false;
        self.path.clear();
        let most = Numbers { proof: INFINITE, disproof: INFINITE };
        let found = match self.ended(root) {
            Some(ended) => ended,
            None => self.expand(root, most).0,
        };
        match found {
            Numbers { proof: 0, .. } => Found::Win,
            Numbers { disproof: 0, .. } => Found::NoWin,
            _ => Found::Stopped,
        }
    }

    /// The numbers of a finished position.
    fn ended(&self, position: &K::Board) -> Option<Numbers> {
        let outcome = self.kernel.outcome(position)?;
        Some(if outcome.winner == Some(self.attacker) { Numbers::WIN } else { Numbers::NO_WIN })
    }

    /// Searches below a position until one of its numbers reaches its limit. Returns them with the work done.
    fn expand(&mut self, position: &K::Board, limit: Numbers) -> (Numbers, u64) {
        let before = self.nodes;
        self.nodes += 1;
        if self.nodes.is_multiple_of(256) && (self.is_stopped)() {
            self.stopped = true;
        }
        if self.slots.len() < self.most_slots && self.nodes > self.slots.len() as u64 / 2 {
            self.grow();
        }
        let mut children: Vec<K::Board> = Vec::new();
        self.kernel.for_each_child(position, |_, child| children.push(*child));
        if position.may_swap() {
            children.push(position.swapped());
        }
        let attacks = position.side() == self.attacker;
        self.path.push(*position);
        // Bound: every round expands a position, and `nodes` is limited.
        let numbers = loop {
            let all: Vec<Numbers> = children.iter().map(|child| self.numbers(child)).collect();
            let (numbers, best, second) = combined(&all, attacks);
            let is_over = self.stopped || self.nodes >= self.most_nodes;
            if numbers.is_decided()
                || numbers.proof >= limit.proof
                || numbers.disproof >= limit.disproof
                || is_over
            {
                break numbers;
            }
            let child = children[best];
            let chosen = all[best];
            // The child may grow until the second best is the better one, a little beyond it to change less often.
            let beyond = |number: u32| number.saturating_add(number / 4 + 1).min(INFINITE);
            let below = if attacks {
                Numbers {
                    proof: limit.proof.min(beyond(second)),
                    disproof: spread(limit.disproof, numbers.disproof, chosen.disproof),
                }
            } else {
                Numbers {
                    proof: spread(limit.proof, numbers.proof, chosen.proof),
                    disproof: limit.disproof.min(beyond(second)),
                }
            };
            let (found, work) = self.expand(&child, below);
            self.store(&child, found, work);
        };
        self.path.pop();
        (numbers, self.nodes - before)
    }

    /// What is known of a position on the current line.
    fn numbers(&self, position: &K::Board) -> Numbers {
        if let Some(ended) = self.ended(position) {
            return ended;
        }
        let known = self.look_up(position);
        // A proof holds on any line.
        if known.proof == 0 {
            return known;
        }
        if self.path.len() >= LONGEST || self.path.contains(position) {
            return Numbers::NO_WIN;
        }
        known
    }

    fn slot(&self, place: u32) -> usize {
        place as usize % self.slots.len()
    }

    /// Moves everything into a larger table.
    fn grow(&mut self) {
        let larger = (self.slots.len() * GROWTH).min(self.most_slots);
        let kept = std::mem::replace(&mut self.slots, vec![EMPTY; larger]);
        for slot in kept.into_iter().filter(|slot| slot.work > 0) {
            self.put(slot);
        }
    }

    fn look_up(&self, position: &K::Board) -> Numbers {
        let [place, check] = position.hashes(self.pits, true, 0);
        let first = self.slot(place as u32);
        let slots = (0..PROBES).map(|step| &self.slots[(first + step) % self.slots.len()]);
        slots
            .into_iter()
            .find(|slot| slot.work > 0 && slot.check == check)
            .map_or(Numbers::UNKNOWN, |slot| slot.numbers)
    }

    fn store(&mut self, position: &K::Board, numbers: Numbers, work: u64) {
        let [place, check] = position.hashes(self.pits, true, 0);
        // A table has fewer slots than 2³².
        let (place, work) = (place as u32, u32::try_from(work).unwrap_or(u32::MAX));
        self.put(Slot { check, place, numbers, work });
    }

    /// Keeps numbers in the slot of the same position, an empty one, or the one with the least work.
    fn put(&mut self, new: Slot) {
        let first = self.slot(new.place);
        let length = self.slots.len();
        let places = (0..PROBES).map(|step| (first + step) % length);
        let worth = |slot: &Slot| if slot.check == new.check { 0 } else { 1 + u64::from(slot.work) };
        let Some(at) = places.min_by_key(|at| worth(&self.slots[*at])) else { return };
        let before = if self.slots[at].check == new.check { self.slots[at].work } else { 0 };
        self.slots[at] = Slot { work: before.saturating_add(new.work).max(1), ..new };
    }
}

/// The numbers of a position from its children's: the best child, and the second best's number that decides.
fn combined(children: &[Numbers], attacks: bool) -> (Numbers, usize, u32) {
    let key = |numbers: &Numbers| if attacks { numbers.proof } else { numbers.disproof };
    let (mut best, mut least, mut second, mut sum) = (0, INFINITE, INFINITE, 0u32);
    for (index, child) in children.iter().enumerate() {
        let number = key(child);
        if number < least || (number == least && index == 0) {
            second = least;
            (best, least) = (index, number);
        } else {
            second = second.min(number);
        }
        let other = if attacks { child.disproof } else { child.proof };
        sum = sum.saturating_add(other).min(INFINITE);
    }
    let numbers = if attacks {
        Numbers { proof: least, disproof: sum }
    } else {
        Numbers { proof: sum, disproof: least }
    };
    (numbers, best, second)
}

/// The limit of one child among several whose numbers are summed.
fn spread(limit: u32, sum: u32, own: u32) -> u32 {
    if limit >= INFINITE || sum >= INFINITE { INFINITE } else { limit - sum + own }
}
