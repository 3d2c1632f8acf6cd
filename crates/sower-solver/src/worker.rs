//! One thread of a proof. It runs several searches in turn: while memory is fetched for one, the others continue.

use sower_core::kernel::{Half, Packed};

use crate::null_window::Horizon;
use crate::proof_search::ProofSearch;
use crate::shared_state::SharedState;
use crate::static_bounds::ProofValue;

/// Searches per thread. Two give most of the gain; more interfere with each other.
const SEARCHES: usize = 2;

/// Up to this many positions a single search works on a query: most are answered by then.
const ALONE: u64 = 2_000;

/// Rounds between two checks whether to stop.
const BETWEEN_LOOKS: usize = 256;

/// One thread's answer to whether a position is worth at least the goal to its mover; `None` if it was stopped.
/// `can_cycle` selects the code that detects repetitions.
pub(crate) fn query<H: Half>(
    shared: &SharedState<'_, H>,
    position: &Packed<H>,
    goal: i32,
    can_cycle: bool,
    horizon: Horizon,
    leads: bool,
) -> Option<ProofValue> {
    let known = shared.table.probe(shared.scoring.endings.key(position, shared.key_salt(position)));
    let margin = shared.scoring.margin(position);
    let in_play = shared.scoring.endings.in_play(position);
    let in_memory =
        shared.locate(position, in_play).map(|place| margin + shared.value_at(place, position.side()));
    if let Some(value) = in_memory.or_else(|| shared.probed(position, in_play)) {
        Some(ProofValue::certain(value))
    } else if margin + known.lower >= goal {
        Some(ProofValue::certain(margin + known.lower))
    } else if margin + known.upper < goal {
        Some(ProofValue::certain(margin + known.upper))
    } else if can_cycle {
        follow::<H, true>(shared, position, goal, horizon, leads)
    } else {
        follow::<H, false>(shared, position, goal, horizon, leads)
    }
}

/// Runs searches until one has the answer. All answers are correct, so the first one counts.
fn follow<H: Half, const CAN_CYCLE: bool>(
    shared: &SharedState<'_, H>,
    position: &Packed<H>,
    goal: i32,
    horizon: Horizon,
    leads: bool,
) -> Option<ProofValue> {
    let begin = |leads: bool| ProofSearch::begin::<CAN_CYCLE>(shared, position, goal, horizon, leads);
    let mut searches = vec![begin(leads)];
    let mut told = 0;
    let found = 'answer: loop {
        for _ in 0..BETWEEN_LOOKS {
            for search in &mut searches {
                if let Some(found) = search.step::<CAN_CYCLE>() {
                    break 'answer Some(found);
                }
            }
        }
        if !tell(shared, &searches, &mut told) {
            break None;
        }
        if searches.len() < SEARCHES && told >= ALONE {
            searches.push(begin(false));
        }
    };
    tell(shared, &searches, &mut told);
    searches.iter_mut().for_each(ProofSearch::abandon);
    found
}

/// Reports the positions searched since the last call. Returns whether to continue.
fn tell<H: Half>(shared: &SharedState<'_, H>, searches: &[ProofSearch<'_, H>], told: &mut u64) -> bool {
    let nodes = searches.iter().map(|search| search.nodes).sum::<u64>();
    shared.count(nodes - std::mem::replace(told, nodes))
}
