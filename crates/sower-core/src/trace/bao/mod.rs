//! The plain implementation of Bao: which turns are legal, what they block, and who wins.

mod turn;

use super::{Cell, Event, Step, Trace};
use crate::game::{Choice, Move};
use crate::outcome::{Outcome, Termination};
use crate::position::{Pie, Position};
use crate::rules::{Rules, Takasia};
use crate::side::{Pit, Place, Side, Way};

use turn::{Start, Turn};

/// Pits in a row.
const ROW: u8 = 8;
/// The index of the house: the fourth pit of the inner row from its owner's right.
const HOUSE: u8 = 4;
/// The fewest seeds of a house that works.
const WORKS: u8 = 6;

/// A side's seeds in its inner row.
fn inner(position: &Position, side: Side) -> &[u8] {
    &position.row(side)[..usize::from(ROW)]
}

/// The indexes of the inner pits for which `holds` is true of their seeds.
fn inner_pits(position: &Position, side: Side, holds: impl Fn(u8) -> bool) -> Vec<u8> {
    (0..ROW).filter(|index| holds(inner(position, side)[usize::from(*index)])).collect()
}

/// Whether a side's house still works.
fn house_works(position: &Position, side: Side) -> bool {
    position.extra().houses[side] && inner(position, side)[usize::from(HOUSE)] >= WORKS
}

/// The side that has lost by an empty inner row.
fn side_without_row(position: &Position) -> Option<Side> {
    let mover = position.side();
    [mover, !mover].into_iter().find(|side| inner(position, *side).iter().all(|seeds| *seeds == 0))
}

/// The ways a turn may begin, before duties and turns that do not end are considered.
fn starts(rules: &Rules, position: &Position) -> Vec<Start> {
    let mover = position.side();
    if position.extra().hands[mover] > 0 { namua(rules, position) } else { mtaji(rules, position) }
}

fn both_ways(pits: &[u8], from_hand: bool, captures: bool) -> Vec<Start> {
    let start = |pit: u8| Way::BOTH.map(|way| Start { pit, way, from_hand, captures });
    pits.iter().flat_map(|pit| start(*pit)).collect()
}

fn namua(rules: &Rules, position: &Position) -> Vec<Start> {
    let mover = position.side();
    let faces = |pit: u8| inner(position, !mover)[usize::from(ROW - 1 - pit)] > 0;
    let mut pits = inner_pits(position, mover, |seeds| seeds > 0);
    let captures: Vec<u8> = pits.iter().copied().filter(|pit| faces(*pit)).collect();
    if !captures.is_empty() {
        // From a kichwa or the pit next to it, the captured seeds go to the nearer kichwa.
        let may = |start: &Start| match start.pit {
            0 | 1 => start.way == Way::Clockwise,
            6 | 7 => start.way == Way::Anticlockwise,
            _ => true,
        };
        return both_ways(&captures, true, true).into_iter().filter(may).collect();
    }
    let owns_house = position.extra().houses[mover];
    let several = inner_pits(position, mover, |seeds| seeds >= 2);
    let but_house = |pits: &[u8]| -> Vec<u8> { pits.iter().copied().filter(|pit| *pit != HOUSE).collect() };
    let choices = if house_works(position, mover) {
        vec![but_house(&pits)]
    } else if owns_house && rules.bao().house_last {
        vec![but_house(&several), but_house(&pits)]
    } else {
        vec![several]
    };
    if let Some(first) = choices.into_iter().find(|pits| !pits.is_empty()) {
        pits = first;
    }
    both_ways(&pits, true, false)
}

/// The turns of mtaji whose first lap captures, each with its first victim.
fn threats(position: &Position) -> Vec<(Start, u8)> {
    let mover = position.side();
    let mut found = Vec::new();
    for start in both_ways(&(0..2 * ROW).collect::<Vec<u8>>(), false, true) {
        let seeds = position.row(mover)[usize::from(start.pit)];
        if !(2..2 * ROW).contains(&seeds) {
            continue;
        }
        // Along the inner row to the right and back along the outer row.
        let along = |index: u8| if index < ROW { index } else { 23 - index };
        let right = (start.way == Way::Anticlockwise) == (start.pit < ROW);
        let last = if right { along(start.pit) + seeds } else { along(start.pit) + 2 * ROW - seeds };
        let last = last % (2 * ROW);
        if last < ROW
            && inner(position, mover)[usize::from(last)] > 0
            && inner(position, !mover)[usize::from(ROW - 1 - last)] > 0
        {
            found.push((start, ROW - 1 - last));
        }
    }
    found
}

fn mtaji(rules: &Rules, position: &Position) -> Vec<Start> {
    let mover = position.side();
    let mut captures = threats(position);
    if !captures.is_empty() {
        if rules.bao().takasia == Takasia::Once
            && let Some(pit) = position.extra().blocked[!mover]
            && captures.iter().any(|(_, victim)| *victim == pit)
        {
            captures.retain(|(_, victim)| *victim == pit);
        }
        return captures.into_iter().map(|(start, _)| start).collect();
    }
    let blocked = position.extra().blocked[mover];
    let mut pits = inner_pits(position, mover, |seeds| seeds >= 2);
    pits.retain(|pit| Some(*pit) != blocked);
    if pits.is_empty() {
        pits = (ROW..2 * ROW).filter(|pit| position.row(mover)[usize::from(*pit)] >= 2).collect();
    }
    both_ways(&pits, false, false)
}

/// Every legal move with its turn, in the order of moves.
fn judge<'a>(rules: &'a Rules, position: &Position) -> Vec<(Move, Turn<'a>)> {
    if side_without_row(position).is_some() {
        return Vec::new();
    }
    let duty = position.extra().blocked[!position.side()].filter(|_| rules.bao().takasia == Takasia::Lasting);
    let mut legal = Vec::new();
    for start in starts(rules, position) {
        let mut add = |choice: Choice| {
            let turn = Turn::sow(rules, position, start, choice);
            let met_house = turn.met_house;
            let must_take = duty.filter(|_| start.captures && !start.from_hand);
            if !turn.unending && must_take.is_none_or(|pit| turn.victims.contains(&pit)) {
                let pit = Pit::from_index(start.pit);
                legal.push((Move::new(pit, Some(start.way), choice), turn));
                return met_house;
            }
            false
        };
        if add(Choice::None) {
            add(Choice::Safari);
        }
    }
    legal
}

/// Traces a turn. `None` if the move is illegal.
pub(super) fn trace(rules: &Rules, position: &Position, played: Move) -> Option<Trace> {
    traces(rules, position, &[played]).pop().map(|(_, trace)| trace)
}

/// Traces the legal ones among some moves.
pub(super) fn traces(rules: &Rules, position: &Position, moves: &[Move]) -> Vec<(Move, Trace)> {
    let legal = judge(rules, position).into_iter().filter(|(played, _)| moves.contains(played));
    legal.map(|(played, turn)| (played, told(rules, position, turn))).collect()
}

/// The laps of the longest turn from a pit; `most` if one has not ended by then.
pub(super) fn laps(rules: &Rules, position: &Position, pit: Pit, most: u32) -> u32 {
    let starts = starts(rules, position).into_iter().filter(|start| usize::from(start.pit) == pit.index());
    let turns = starts.map(|start| Turn::sow(rules, position, start, Choice::Safari));
    turns.map(|turn| turn.laps.min(most)).max().unwrap_or(0)
}

fn told(rules: &Rules, position: &Position, turn: Turn<'_>) -> Trace {
    let mover = position.side();
    let mut captured = [0; 2];
    captured[mover] = turn.captured;
    let mut after = turn.board;
    after.side = !mover;
    after.pie = if position.pie() == Pie::Opening { Pie::Open } else { Pie::Closed };
    let mut trace = Trace {
        mover,
        steps: Vec::new(),
        shortened: false,
        laps: turn.laps,
        last: Some(Cell::Pit(turn.last)),
        captured,
        again: false,
        after,
        outcome: None,
    };
    let blocked = block(rules, position, &turn, &mut trace.after);
    trace.steps = turn.steps;
    if let Some(at) = blocked {
        trace.steps.push(Step { event: Event::Blocked { at }, rule: "bao.takasia" });
    }
    trace.outcome = outcome(rules, &trace.after);
    if let Some(outcome) = trace.outcome {
        let rule = match outcome.termination {
            Termination::InnerRowEmpty => "bao.inner-empty",
            _ => "bao.play",
        };
        trace.steps.push(Step { event: Event::End { outcome }, rule });
    }
    trace
}

/// Lifts old blocks after a turn and sets a new one, which is returned.
fn block(rules: &Rules, before: &Position, turn: &Turn, after: &mut Position) -> Option<Place> {
    let (mover, takasia) = (before.side(), rules.bao().takasia);
    if takasia == Takasia::None {
        return None;
    }
    let from_hand = before.extra().hands[mover] > 0;
    let blocked = &mut after.extra.blocked;
    if takasia == Takasia::Once {
        if !turn.victims.is_empty() {
            blocked[mover] = None;
        }
        blocked[!mover] = None;
    } else {
        let is_free =
            |pit: u8| turn.lifted.contains(&pit) || (pit < ROW && turn.victims.contains(&(ROW - 1 - pit)));
        blocked[mover] = blocked[mover].filter(|pit| !is_free(*pit));
        blocked[!mover] = blocked[!mover].filter(|pit| !turn.victims.contains(pit));
    }
    let last_from_hand = takasia == Takasia::Lasting && after.extra().hands[mover] == 0;
    if !turn.victims.is_empty() || (from_hand && !last_from_hand) {
        return None;
    }
    // What the mover would threaten if he were to move again.
    let mut seen = *after;
    seen.side = mover;
    let standing = seen.extra().blocked[!mover];
    let mut victims: Vec<u8> = Vec::new();
    for (start, victim) in threats(&seen) {
        let takes_standing =
            standing.is_none_or(|pit| Turn::sow(rules, &seen, start, Choice::None).victims.contains(&pit));
        if takes_standing && !victims.contains(&victim) {
            victims.push(victim);
        }
    }
    let [victim] = victims[..] else { return None };
    let may_be_blocked = !(victim == HOUSE && house_works(after, !mover))
        && inner_pits(after, !mover, |seeds| seeds > 0) != [victim]
        && inner_pits(after, !mover, |seeds| seeds > 1) != [victim];
    if !may_be_blocked {
        return None;
    }
    let is_new = standing != Some(victim);
    after.extra.blocked[!mover] = Some(victim);
    is_new.then_some(Place { side: !mover, index: victim })
}

/// The result, if the game is over on the board alone: the winner has all seeds.
pub(super) fn outcome(rules: &Rules, position: &Position) -> Option<Outcome> {
    let (loser, termination) = match side_without_row(position) {
        Some(side) => (side, Termination::InnerRowEmpty),
        None if judge(rules, position).is_empty() => (position.side(), Termination::Immobile),
        None => return None,
    };
    let on_board: u8 = Side::BOTH.iter().map(|side| position.on_side(*side) + position.store(*side)).sum();
    let mut score = [0; 2];
    score[!loser] = on_board + position.extra().hands.iter().sum::<u8>();
    Some(Outcome::by_score(termination, score, None))
}
