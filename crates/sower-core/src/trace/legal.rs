//! Legal moves by trial: sows every pit and checks the result.

use super::ending::{ended_on_board, outcome, shares};
use super::turn::Turn;
use super::{Event, Step, Trace};
use crate::game::Move;
use crate::position::{Pie, Position};
use crate::rules::{Endless, Feed, GrandSlam, NoMove, Rules, Sides};
use crate::side::{Pit, Place, Side};

/// Whether a pit is legal, and if not, why.
pub(super) enum Judgement<'a> {
    /// It is legal, with this turn.
    Legal(Box<TurnOrStay<'a>>),
    /// It has too few seeds to lift.
    TooFew,
    /// Its turn would never end.
    Unending,
    /// It would leave the opponent without seeds.
    Starves,
    /// It is a grand slam, and another move is legal.
    Slam,
}

/// A sown turn; `None` for an endless turn that leaves the board unchanged.
pub(super) struct TurnOrStay<'a>(Option<Turn<'a>>);

/// Judges every pit that the mover could lift, numbered as the mover counts. The game must not be over on the board.
pub(super) fn judge<'a>(rules: &'a Rules, position: &Position) -> Vec<(Pit, Judgement<'a>)> {
    let pits = rules.board().pits;
    let playable = if rules.board().sides == Sides::Shared { 2 * pits } else { pits };
    let mut judged: Vec<_> =
        (0..playable).map(Pit::from_index).map(|pit| (pit, try_pit(rules, position, pit))).collect();
    let other = !position.side();
    let owes_seeds = match rules.turn().feed {
        Feed::Free => false,
        Feed::MustFeed => position.on_side(other) == 0,
        Feed::NeverStarve => true,
    };
    let starves = |judgement: &Judgement| matches!(judgement, Judgement::Legal(turn) if turn.0.as_ref().is_some_and(|turn| turn.board.on_side(other) == 0));
    let feeds = |judgement: &Judgement| matches!(judgement, Judgement::Legal(_)) && !starves(judgement);
    // Where a side without seeds passes, the duty to feed it is void if no move can.
    let can_be_met = judged.iter().any(|(_, judgement)| feeds(judgement));
    if owes_seeds && (can_be_met || rules.turn().no_move == NoMove::End) {
        for (_, judgement) in &mut judged {
            if starves(judgement) {
                *judgement = Judgement::Starves;
            }
        }
    }
    if matches!(rules.capture().grand_slam, GrandSlam::Illegal | GrandSlam::IllegalUnlessForced) {
        let is_slam = |judgement: &Judgement| matches!(judgement, Judgement::Legal(turn) if turn.0.as_ref().is_some_and(|turn| turn.slam));
        let is_plain =
            |judgement: &Judgement| matches!(judgement, Judgement::Legal(_)) && !is_slam(judgement);
        if judged.iter().any(|(_, judgement)| is_plain(judgement)) {
            for (_, judgement) in &mut judged {
                if is_slam(judgement) {
                    *judgement = Judgement::Slam;
                }
            }
        }
    }
    judged
}

/// Whether a pit's legality does not depend on the other pits.
fn stands_alone(rules: &Rules) -> bool {
    rules.turn().feed == Feed::Free
        && !matches!(rules.capture().grand_slam, GrandSlam::Illegal | GrandSlam::IllegalUnlessForced)
}

/// Whether the mover has a legal move. If pits are independent, it stops at the first one.
pub(super) fn some_move_is_legal(rules: &Rules, position: &Position) -> bool {
    if stands_alone(rules) {
        return can_move(rules, position);
    }
    judge(rules, position).iter().any(|(_, judgement)| matches!(judgement, Judgement::Legal(_)))
}

fn try_pit<'a>(rules: &'a Rules, position: &Position, pit: Pit) -> Judgement<'a> {
    let from = Place::of(position.side(), pit, rules.board().pits);
    if position.seeds(from) < rules.sow().least {
        return Judgement::TooFew;
    }
    match Turn::sow(rules, position, from) {
        Ok(turn) => Judgement::Legal(Box::new(TurnOrStay(Some(turn)))),
        Err(_) if rules.turn().endless == Endless::Stays => Judgement::Legal(Box::new(TurnOrStay(None))),
        Err(_) => Judgement::Unending,
    }
}

/// Traces a ply. `None` if the move is illegal.
pub fn trace(rules: &Rules, position: &Position, played: Move) -> Option<Trace> {
    if rules.has_own_rings() && played != Move::Swap {
        return super::own_ring::trace(rules, position, played);
    }
    if rules.has_wider_rows() && played != Move::Swap {
        return super::two_rows::trace(rules, position, played);
    }
    match played {
        Move::Swap => trace_swap(rules, position),
        _ if rules.bao().play => super::bao::trace(rules, position, played),
        Move::Sow(pit) => trace_pit(rules, position, pit),
        Move::Turn { .. } => None,
    }
}

/// Traces some moves, without the illegal ones.
pub fn traces(rules: &Rules, position: &Position, moves: &[Move]) -> Vec<(Move, Trace)> {
    if rules.has_own_rings() || rules.has_wider_rows() {
        return moves.iter().filter_map(|played| Some((*played, trace(rules, position, *played)?))).collect();
    }
    let mut traced = if rules.bao().play {
        super::bao::traces(rules, position, moves)
    } else {
        let pits: Vec<Pit> = moves.iter().filter_map(|played| played.pit()).collect();
        let sown = traces_of_pits(rules, position, &pits).into_iter();
        sown.map(|(pit, trace)| (Move::Sow(pit), trace)).collect()
    };
    let swap = trace_swap(rules, position).filter(|_| moves.contains(&Move::Swap));
    traced.extend(swap.map(|trace| (Move::Swap, trace)));
    traced
}

fn trace_pit(rules: &Rules, position: &Position, pit: Pit) -> Option<Trace> {
    if ended_on_board(rules, position).is_some() {
        return None;
    }
    let judgement = if stands_alone(rules) {
        let playable =
            if rules.board().sides == Sides::Shared { 2 } else { 1 } * usize::from(rules.board().pits);
        (pit.index() < playable).then(|| try_pit(rules, position, pit))?
    } else {
        judge(rules, position).into_iter().find(|(judged, _)| *judged == pit)?.1
    };
    let Judgement::Legal(turn) = judgement else { return None };
    Some(told(rules, position, pit, *turn))
}

/// Traces the legal ones among some pits. If a pit's legality depends on the others, it judges all pits
/// once.
fn traces_of_pits(rules: &Rules, position: &Position, pits: &[Pit]) -> Vec<(Pit, Trace)> {
    if stands_alone(rules) {
        // Do not sow the other pits: one of them may be endless.
        return pits.iter().filter_map(|pit| Some((*pit, trace_pit(rules, position, *pit)?))).collect();
    }
    if ended_on_board(rules, position).is_some() {
        return Vec::new();
    }
    let legal = |(pit, judgement)| match judgement {
        Judgement::Legal(turn) if pits.contains(&pit) => Some((pit, told(rules, position, pit, *turn))),
        _ => None,
    };
    judge(rules, position).into_iter().filter_map(legal).collect()
}

/// The trace of a legal turn with all its consequences.
fn told(rules: &Rules, position: &Position, pit: Pit, turn: TurnOrStay<'_>) -> Trace {
    let mover = position.side();
    let at = Place::of(mover, pit, rules.board().pits);
    let mut trace = match turn.0 {
        Some(turn) => Trace {
            mover,
            steps: turn.steps,
            shortened: turn.shortened,
            laps: turn.laps,
            last: turn.last,
            captured: turn.captured,
            again: turn.again,
            after: turn.board,
            outcome: None,
        },
        None => Trace {
            mover,
            steps: vec![Step { event: Event::Stays { at }, rule: "turn.endless" }],
            shortened: false,
            laps: 0,
            last: None,
            captured: [0; 2],
            again: false,
            after: *position,
            outcome: None,
        },
    };
    if rules.turn().feed != Feed::Free && position.on_side(!mover) == 0 {
        trace.steps.insert(0, Step { event: Event::FeedingForced { other: !mover }, rule: "turn.feed" });
    }
    pass_the_turn(rules, position, &mut trace);
    trace
}

/// The number of laps in a pit's turn, whether legal or not; `most` if it has not ended by then. 0 for a pit that
/// cannot be lifted.
pub fn laps(rules: &Rules, position: &Position, pit: Pit, most: u32) -> u32 {
    if rules.bao().play {
        return super::bao::laps(rules, position, pit, most);
    }
    if rules.has_own_rings() {
        return super::own_ring::laps(rules, position, Move::Sow(pit), most);
    }
    if rules.has_wider_rows() {
        return super::two_rows::laps(rules, position, pit, most);
    }
    let from = Place::of(position.side(), pit, rules.board().pits);
    if position.seeds(from) < rules.sow().least.max(1) {
        return 0;
    }
    Turn::sow_within(rules, position, from, most).0.laps
}

/// Traces the swap of the pie rule. `None` if it is not possible.
pub fn trace_swap(rules: &Rules, position: &Position) -> Option<Trace> {
    let is_over = match rules.bao().play {
        true => outcome(rules, position).is_some(),
        false => ended_on_board(rules, position).is_some(),
    };
    if position.pie() != Pie::Open || is_over {
        return None;
    }
    // The player takes the opponent's side, and the opponent moves: the board is rotated.
    let mut after = position.rotated();
    after.pie = Pie::Closed;
    let mover = position.side();
    let mut trace = Trace {
        mover,
        steps: vec![Step { event: Event::Swap { side: mover }, rule: "turn.pie" }],
        shortened: false,
        laps: 0,
        last: None,
        captured: [0; 2],
        again: false,
        after,
        outcome: None,
    };
    end_if_over(rules, &mut trace);
    Some(trace)
}

fn pass_the_turn(rules: &Rules, before: &Position, trace: &mut Trace) {
    if !trace.again {
        trace.after.side = !before.side();
    }
    trace.after.pie = match before.pie() {
        Pie::Opening if trace.again => Pie::Opening,
        Pie::Opening => Pie::Open,
        _ => Pie::Closed,
    };
    let settled = settle(rules, &trace.after);
    if settled.side != trace.after.side {
        let rule = if trace.after.on_side(trace.after.side) == 0 { "turn.no-move" } else { "turn.endless" };
        trace.steps.push(Step { event: Event::Pass { side: trace.after.side }, rule });
        trace.after = settled;
        // An extra turn without a legal move becomes the opponent's turn.
        trace.again = false;
    }
    end_if_over(rules, trace);
}

fn end_if_over(rules: &Rules, trace: &mut Trace) {
    trace.outcome = outcome(rules, &trace.after);
    if rules.bao().play {
        return;
    }
    if let Some(outcome) = trace.outcome {
        // The move earned an extra turn, but the game is over.
        trace.again = false;
        trace.steps.retain(|step| !matches!(step.event, Event::Again { .. }));
        let shares = shares(rules, &trace.after, outcome.termination);
        if shares != [0, 0] {
            trace.steps.push(Step { event: Event::Sweep { shares }, rule: "end.rest" });
        }
        trace.steps.push(Step { event: Event::End { outcome }, rule: rule_of(outcome.termination) });
    }
}

fn rule_of(termination: crate::outcome::Termination) -> &'static str {
    use crate::outcome::Termination;
    match termination {
        Termination::Majority => "end.majority",
        Termination::SideEmpty => "end.side-empty",
        Termination::SeedsLeft => "end.seeds-left",
        Termination::CannotFeed => "end.cannot-feed",
        _ => "turn.no-move",
    }
}

/// The position with the turn passed to the opponent if the mover must pass.
pub fn settle(rules: &Rules, position: &Position) -> Position {
    // On boards of four rows no side passes.
    if rules.has_own_rings() {
        return *position;
    }
    if rules.has_wider_rows() {
        return super::two_rows::settle(rules, position);
    }
    if ended_on_board(rules, position).is_some() || can_move(rules, position) {
        return *position;
    }
    let mover = position.side();
    let has_seeds = has_candidate(rules, position, mover);
    let mut passed = *position;
    passed.side = !mover;
    passed.pie = Pie::Closed;
    let passes = has_seeds || rules.turn().no_move == NoMove::Pass;
    let other_ends_it =
        has_seeds && rules.turn().no_move == NoMove::End && !has_candidate(rules, &passed, !mover);
    if passes && (can_move(rules, &passed) || other_ends_it) { passed } else { *position }
}

fn has_candidate(rules: &Rules, position: &Position, side: Side) -> bool {
    let has = |side: Side| position.row(side).iter().any(|seeds| *seeds >= rules.sow().least);
    has(side) || (rules.board().sides == Sides::Shared && has(!side))
}

/// Whether some pit has seeds to lift and a turn that ends.
fn can_move(rules: &Rules, position: &Position) -> bool {
    let pits = rules.board().pits;
    let playable = if rules.board().sides == Sides::Shared { 2 * pits } else { pits };
    (0..playable).map(Pit::from_index).any(|pit| matches!(try_pit(rules, position, pit), Judgement::Legal(_)))
}
