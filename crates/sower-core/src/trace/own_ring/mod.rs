//! Boards of four rows, seed by seed: which moves are legal, what a move does, and who has won.

mod turn;

use super::{Event, How, Step, Trace};
use crate::game::{Choice, Move};
use crate::outcome::{Outcome, Termination};
use crate::position::{Pie, Position};
use crate::rules::{Direction, Endless, Rest, RingGoal, RingWays, Rules, Singles};
use crate::side::{Pit, Place, Side, Way};
use turn::Turn;

/// The legal moves, in the order of pits, directions and choices. None if the game is over on the board.
pub fn moves(rules: &Rules, position: &Position) -> Vec<Move> {
    if is_placing(position) {
        let pits = 0..rules.board().pits;
        return pits.map(|index| Move::new(Pit::from_index(index), None, Choice::None)).collect();
    }
    let mut moves = Vec::new();
    for (index, way) in starts(rules, position) {
        let turn = match play(rules, position, index, way) {
            Played::Ended(turn) => turn,
            Played::Stays => {
                moves.push(written(rules, index, way, Choice::None));
                continue;
            }
            Played::Illegal => continue,
        };
        let choices = choices(rules, position.side(), &turn.board, turn.extra);
        if choices.is_empty() {
            moves.push(written(rules, index, way, Choice::None));
        }
        moves.extend(choices.into_iter().map(|pit| written(rules, index, way, Choice::Pit(pit))));
    }
    moves
}

/// Whether the players are still placing their seeds.
fn is_placing(position: &Position) -> bool {
    position.extra().hands.iter().any(|hand| *hand > 0)
}

/// Traces a ply that places one seed from the hand.
fn trace_placing(rules: &Rules, position: &Position, index: u8, played: Move) -> Option<Trace> {
    if index >= rules.board().pits || played.way().is_some() || played.choice() != Choice::None {
        return None;
    }
    let mover = position.side();
    let at = Place { side: mover, index };
    let mut after = *position;
    *after.seeds_mut(at) += 1;
    after.extra.hands[mover] -= 1;
    let count = after.seeds(at);
    let hand = after.extra.hands[mover];
    // Each player places all seeds in a row; the one who placed first then has the first turn.
    after.side = if hand == 0 { !mover } else { mover };
    Some(Trace {
        mover,
        steps: vec![Step { event: Event::PutIn { at, count, hand }, rule: "ring.placed" }],
        shortened: false,
        laps: 0,
        last: Some(super::Cell::Pit(at)),
        captured: [0; 2],
        again: after.side == mover,
        after,
        outcome: outcome(rules, &after),
    })
}

/// Traces a ply. `None` if the move is illegal.
pub fn trace(rules: &Rules, position: &Position, played: Move) -> Option<Trace> {
    let index = u8::try_from(played.pit()?.index()).ok()?;
    if is_placing(position) {
        return trace_placing(rules, position, index, played);
    }
    let way = match played.way() {
        None if rules.ring().ways != RingWays::One => return None,
        Some(way) if rules.ring().ways == RingWays::One && way == usual(rules) => return None,
        way => way.unwrap_or(usual(rules)),
    };
    if !may_begin(rules, position, index, way) {
        return None;
    }
    let mover = position.side();
    let (steps, shortened, laps, last, captured, mut after) = match play(rules, position, index, way) {
        Played::Illegal => return None,
        Played::Stays if played.choice() != Choice::None => return None,
        Played::Stays => {
            let at = Place { side: mover, index };
            (vec![Step { event: Event::Stays { at }, rule: "turn.endless" }], false, 0, None, 0, *position)
        }
        Played::Ended(mut turn) => {
            let choices = choices(rules, mover, &turn.board, turn.extra);
            match played.choice() {
                Choice::None if choices.is_empty() => {}
                Choice::Pit(pit) if choices.contains(&pit) => {
                    turn.take(vec![Place::of(mover, pit, rules.board().pits)], How::Chosen, "ring.extra");
                }
                _ => return None,
            }
            (turn.steps, turn.shortened, turn.laps, turn.last, turn.captured, turn.board)
        }
    };
    after.side = !mover;
    if keeps_way(rules) && position.extra().turns >= turns_before_choice(rules) {
        after.extra.ways[mover] = Some(way);
    }
    after.extra.turns = (after.extra.turns + 1).min(rules.ring().counted_turns());
    after.pie = match position.pie() {
        Pie::Opening => Pie::Open,
        _ => Pie::Closed,
    };
    let mut by_side = [0; 2];
    by_side[mover] = captured;
    let mut trace = Trace {
        mover,
        steps,
        shortened,
        laps,
        last: last.map(super::Cell::Pit),
        captured: by_side,
        again: false,
        after,
        outcome: outcome(rules, &after),
    };
    end(rules, &mut trace);
    Some(trace)
}

/// The result, if the game is over on the board alone.
pub fn outcome(rules: &Rules, position: &Position) -> Option<Outcome> {
    let mover = position.side();
    if is_placing(position) {
        return None;
    }
    if has_majority(rules, position) {
        return Some(Outcome::by_score(Termination::Majority, position.stores, None));
    }
    if can_move(rules, position) {
        return None;
    }
    let termination = match rules.ring().goal {
        RingGoal::Immobile => Termination::Immobile,
        RingGoal::Seeds => Termination::Stuck,
    };
    let shares = shares(rules, position, termination);
    let mut score = position.stores;
    for side in Side::BOTH {
        score[side] += shares[side];
    }
    if termination == Termination::Immobile {
        score[!mover] = position.stores[0] + position.stores[1] + position.in_play();
        score[mover] = 0;
    }
    Some(Outcome::by_score(termination, score, None))
}

/// What each side gets of the seeds on the board, where the seeds decide.
fn shares(rules: &Rules, position: &Position, termination: Termination) -> [u8; 2] {
    let mut shares = [0; 2];
    if termination == Termination::Stuck {
        match rules.end().rest {
            Rest::SideOwner | Rest::Unfed => shares = Side::BOTH.map(|side| position.on_side(side)),
            Rest::LastMover => shares[!position.side()] = position.in_play(),
            // The last two need two rows.
            Rest::Nobody | Rest::Emptied | Rest::Split => {}
        }
    }
    shares
}

fn end(rules: &Rules, trace: &mut Trace) {
    let Some(outcome) = trace.outcome else { return };
    let shares = shares(rules, &trace.after, outcome.termination);
    if shares != [0, 0] {
        trace.steps.push(Step { event: Event::Sweep { shares }, rule: "end.rest" });
    }
    let rule = match outcome.termination {
        Termination::Majority => "end.majority",
        _ => "ring.goal",
    };
    trace.steps.push(Step { event: Event::End { outcome }, rule });
}

/// The number of laps in a move's turn, whether legal or not; `most` if it has not ended by then. 0 for a pit that cannot be lifted.
pub fn laps(rules: &Rules, position: &Position, played: Move, most: u32) -> u32 {
    let Some(index) = played.pit().map(Pit::index).filter(|index| *index < usize::from(position.pits()))
    else {
        return 0;
    };
    if position.row(position.side())[index] == 0 {
        return 0;
    }
    let way = played.way().unwrap_or(usual(rules));
    Turn::sow(rules, position, index as u8, way, most).0.laps
}

/// The direction of turns where the player does not choose it.
fn usual(rules: &Rules) -> Way {
    match rules.sow().direction {
        Direction::Anticlockwise => Way::Anticlockwise,
        Direction::Clockwise => Way::Clockwise,
    }
}

fn keeps_way(rules: &Rules) -> bool {
    matches!(rules.ring().ways, RingWays::Kept | RingWays::KeptFromFirst)
}

/// The turns, of both sides together, before the players choose the direction that they keep.
fn turns_before_choice(rules: &Rules) -> u8 {
    if rules.ring().ways == RingWays::Kept { 2 } else { 0 }
}

fn written(rules: &Rules, index: u8, way: Way, choice: Choice) -> Move {
    let is_said = rules.ring().ways != RingWays::One || way != usual(rules);
    Move::new(Pit::from_index(index), is_said.then_some(way), choice)
}

enum Played<'a> {
    Ended(Box<Turn<'a>>),
    /// The turn is endless and leaves the board unchanged.
    Stays,
    Illegal,
}

fn play<'a>(rules: &'a Rules, position: &Position, index: u8, way: Way) -> Played<'a> {
    match Turn::sow(rules, position, index, way, rules.most_laps()) {
        (turn, None) => Played::Ended(Box::new(turn)),
        _ if rules.turn().endless == Endless::Stays => Played::Stays,
        _ => Played::Illegal,
    }
}

fn can_move(rules: &Rules, position: &Position) -> bool {
    starts(rules, position)
        .into_iter()
        .any(|(index, way)| !matches!(play(rules, position, index, way), Played::Illegal))
}

/// The pits and directions that may be sown if their turns end.
fn starts(rules: &Rules, position: &Position) -> Vec<(u8, Way)> {
    if has_majority(rules, position) {
        return Vec::new();
    }
    let mut starts = Vec::new();
    for index in 0..rules.board().pits {
        let ways = match rules.ring().ways {
            RingWays::Either | RingWays::Kept | RingWays::KeptFromFirst => Way::BOTH,
            RingWays::One => [usual(rules), !usual(rules)],
        };
        starts.extend(
            ways.into_iter().filter(|way| may_start(rules, position, index, *way)).map(|way| (index, way)),
        );
    }
    if rules.ring().must_capture && starts.iter().any(|start| captures(rules, position, *start)) {
        starts.retain(|start| captures(rules, position, *start));
    }
    starts
}

/// Whether a pit and direction are among the starts. Looks at the others only where they matter.
fn may_begin(rules: &Rules, position: &Position, index: u8, way: Way) -> bool {
    if rules.ring().must_capture {
        return starts(rules, position).contains(&(index, way));
    }
    index < rules.board().pits && !has_majority(rules, position) && may_start(rules, position, index, way)
}

fn has_majority(rules: &Rules, position: &Position) -> bool {
    rules.end().majority && Side::BOTH.iter().any(|side| position.store(*side) >= rules.majority())
}

/// Whether the first lap captures.
fn captures(rules: &Rules, position: &Position, (index, way): (u8, Way)) -> bool {
    Turn::first_lap_captures(rules, position, index, way)
}

fn may_start(rules: &Rules, position: &Position, index: u8, way: Way) -> bool {
    let ring = rules.ring();
    let row = position.row(position.side());
    let seeds = row[usize::from(index)];
    if seeds < rules.sow().least.max(1) {
        return false;
    }
    // If all prescribed pits have been captured, any pit may be sown.
    let is_left = |pit: &u8| row[usize::from(pit - 1)] >= rules.sow().least.max(1);
    let prescribed = position.extra().turns < 2 && ring.first_pits.iter().any(is_left);
    if seeds == 1 && ring.singles != Singles::Free && !prescribed {
        let next = turn::next(rules.columns(), index, way);
        let into_empty = row[usize::from(next)] == 0;
        if row.iter().any(|seeds| *seeds > 1) || (ring.singles == Singles::LastIntoEmpty && !into_empty) {
            return false;
        }
    }
    if prescribed && !ring.first_pits.contains(&(index + 1)) {
        return false;
    }
    if keeps_way(rules) {
        let first = position.extra().turns < turns_before_choice(rules);
        return match position.extra().ways[position.side()] {
            _ if first => way == usual(rules),
            Some(kept) => way == kept,
            None => true,
        };
    }
    let is_reverse = ring.ways == RingWays::One && way != usual(rules);
    !is_reverse || (ring.reverse.contains(&(index + 1)) && captures(rules, position, (index, way)))
}

/// The opponent's pits of which the mover must take one.
fn choices(rules: &Rules, mover: Side, board: &Position, extra: bool) -> Vec<Pit> {
    let pits = rules.board().pits;
    (0..pits)
        .map(|index| Place { side: !mover, index })
        .filter(|place| extra && board.seeds(*place) > 0)
        .map(|place| place.seen_by(mover, pits))
        .collect()
}
