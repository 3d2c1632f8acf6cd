//! One thread of a proof, which follows several strands in turn: while the memory brings what one has asked for, the others go on.

use sower_core::kernel::{Half, Packed};

use crate::glance::Found;
use crate::question::Horizon;
use crate::shared::Shared;
use crate::strand::Strand;

/// Strands of a thread. Two have most of what there is to gain; more than that get into each other's way.
const STRANDS: usize = 2;

/// A question is followed by one strand alone until it has searched so many positions: most are answered by then.
const ALONE: u64 = 2_000;

/// Rounds between two looks at whether to go on.
const BETWEEN_LOOKS: usize = 256;

/// What one thread has to say on whether a position is worth at least the goal to its mover; nothing if it was told to stop.
/// `can_cycle` chooses the code that watches the way.
pub(crate) fn ask<H: Half>(
    shared: &Shared<'_, H>,
    position: &Packed<H>,
    goal: i32,
    can_cycle: bool,
    horizon: Horizon,
    leads: bool,
) -> Option<Found> {
    let known = shared.table.probe(shared.terms.key(position, shared.reading(position)));
    let margin = shared.terms.margin(position);
    let in_play = shared.terms.in_play(position);
    let in_memory =
        shared.place(position, in_play).map(|place| margin + shared.at_place(place, position.side()));
    if let Some(value) = in_memory.or_else(|| shared.probed(position, in_play)) {
        Some(Found::certain(value))
    } else if margin + known.lower >= goal {
        Some(Found::certain(margin + known.lower))
    } else if margin + known.upper < goal {
        Some(Found::certain(margin + known.upper))
    } else if can_cycle {
        follow::<H, true>(shared, position, goal, horizon, leads)
    } else {
        follow::<H, false>(shared, position, goal, horizon, leads)
    }
}

/// Follows strands until one has the answer. All of them are true, so the first one counts.
fn follow<H: Half, const CAN_CYCLE: bool>(
    shared: &Shared<'_, H>,
    position: &Packed<H>,
    goal: i32,
    horizon: Horizon,
    leads: bool,
) -> Option<Found> {
    let begin = |leads: bool| Strand::begin::<CAN_CYCLE>(shared, position, goal, horizon, leads);
    let mut strands = vec![begin(leads)];
    let mut told = 0;
    let found = 'answer: loop {
        for _ in 0..BETWEEN_LOOKS {
            for strand in &mut strands {
                if let Some(found) = strand.step::<CAN_CYCLE>() {
                    break 'answer Some(found);
                }
            }
        }
        if !tell(shared, &strands, &mut told) {
            break None;
        }
        if strands.len() < STRANDS && told >= ALONE {
            strands.push(begin(false));
        }
    };
    tell(shared, &strands, &mut told);
    strands.iter_mut().for_each(Strand::abandon);
    found
}

/// Counts what was searched since the last time. Says whether to go on.
fn tell<H: Half>(shared: &Shared<'_, H>, strands: &[Strand<'_, H>], told: &mut u64) -> bool {
    let nodes = strands.iter().map(|strand| strand.nodes).sum::<u64>();
    shared.count(nodes - std::mem::replace(told, nodes))
}
