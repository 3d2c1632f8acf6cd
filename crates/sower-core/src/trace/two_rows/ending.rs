//! Game ends visible in a position, each side's share of the remaining seeds, and passes.

use super::{Judgement, candidates, judge, owner, pits, seeds_of, sown};
use crate::outcome::{Outcome, Termination};
use crate::position::{Pie, Position};
use crate::rules::{CannotFeed, Cleared, Decide, Goal, NoMove, Rest, Rules};
use crate::side::Side;

/// The result, if the game is over on the board alone.
pub(in crate::trace) fn outcome(rules: &Rules, position: &Position) -> Option<Outcome> {
    let termination = termination(rules, position)?;
    let mover = position.side();
    let bare = |side: Side| seeds_of(rules, position, side) == 0;
    let winner = match termination {
        // If both sides are bare, the player who moved last wins.
        Termination::Cleared => Some(if bare(!mover) { !mover } else { mover }),
        Termination::Deprived => Some(if bare(mover) { !mover } else { mover }),
        Termination::Immobile => Some(!mover),
        _ => None,
    };
    let mut score = position.stores;
    if let Some(winner) = winner {
        score[winner] = position.stores[0] + position.stores[1] + position.in_play();
        score[!winner] = 0;
    } else {
        let shares = shares(rules, position, termination);
        for side in Side::BOTH {
            score[side] += shares[side] + owned_by(rules, position, side);
        }
    }
    Some(Outcome::by_score(termination, score, None))
}

/// Seeds in the pits that a side owns.
fn owned_by(rules: &Rules, position: &Position, side: Side) -> u8 {
    let owned = pits(rules).filter(|place| owner(position, *place) == Some(side));
    owned.map(|place| position.seeds(place)).sum()
}

/// Game ends visible on the board, regardless of legal moves.
pub(super) fn ended_on_board(rules: &Rules, position: &Position) -> Option<Termination> {
    let end = rules.end();
    let bare = Side::BOTH.map(|side| seeds_of(rules, position, side) == 0);
    match end.goal {
        Goal::Clear => return (bare[0] || bare[1]).then_some(Termination::Cleared),
        Goal::Deprive => return (bare[0] || bare[1]).then_some(Termination::Deprived),
        Goal::Immobile => return None,
        Goal::Seeds => {}
    }
    let won = |side: Side| position.store(side) + owned_by(rules, position, side);
    if end.majority && Side::BOTH.into_iter().any(|side| won(side) >= rules.majority()) {
        return Some(Termination::Majority);
    }
    let in_play: u8 = Side::BOTH.into_iter().map(|side| seeds_of(rules, position, side)).sum();
    if end.seeds_left.is_some_and(|left| in_play <= left) {
        return Some(Termination::SeedsLeft);
    }
    let last = position.extra.last.unwrap_or(!position.side());
    let is_over = match end.cleared {
        Cleared::Never => false,
        Cleared::Own => bare[last],
        Cleared::Other => bare[!last],
    };
    (is_over || end.side_empty && (bare[0] || bare[1])).then_some(Termination::SideEmpty)
}

fn termination(rules: &Rules, position: &Position) -> Option<Termination> {
    if let Some(ended) = ended_on_board(rules, position) {
        return Some(ended);
    }
    let judged = judge(rules, position);
    if judged.iter().any(|(_, _, judgement)| matches!(judgement, Judgement::Legal(_))) {
        None
    } else if judged.iter().any(|(_, _, judgement)| matches!(judgement, Judgement::Starves)) {
        Some(Termination::CannotFeed)
    } else if rules.end().goal == Goal::Seeds {
        Some(Termination::Stuck)
    } else {
        Some(Termination::Immobile)
    }
}

/// Each side's share of the remaining seeds.
pub(super) fn shares(rules: &Rules, position: &Position, termination: Termination) -> [u8; 2] {
    let mover = position.side();
    let sides = Side::BOTH.map(|side| seeds_of(rules, position, side));
    let rest = sides[0] + sides[1];
    let all_to = |side: Side| {
        let mut shares = [0; 2];
        shares[side] = rest;
        shares
    };
    match termination {
        Termination::CannotFeed => match rules.end().cannot_feed {
            CannotFeed::SideOwner => sides,
            CannotFeed::Mover => all_to(mover),
            CannotFeed::Unfed => all_to(!mover),
        },
        Termination::SeedsLeft if rules.end().decide == Decide::CapturedFirst => [0, 0],
        Termination::SeedsLeft | Termination::SideEmpty | Termination::Stuck => match rules.end().rest {
            Rest::SideOwner => sides,
            Rest::LastMover => all_to(position.extra.last.unwrap_or(!mover)),
            Rest::Nobody => [0, 0],
            Rest::Split => {
                let mut shares = [rest / 2; 2];
                let fewer = if position.store(mover) < position.store(!mover) { mover } else { !mover };
                shares[fewer] += rest % 2;
                shares
            }
            Rest::Unfed | Rest::Emptied => match [mover, !mover].into_iter().find(|side| sides[*side] == 0) {
                Some(bare) => all_to(bare),
                None => sides,
            },
        },
        _ => [0, 0],
    }
}

/// The key behind an end.
pub(super) fn rule_of(rules: &Rules, termination: Termination) -> &'static str {
    match termination {
        Termination::Majority => "end.majority",
        Termination::SideEmpty if rules.end().cleared != Cleared::Never => "end.cleared",
        Termination::SideEmpty => "end.side-empty",
        Termination::SeedsLeft => "end.seeds-left",
        Termination::CannotFeed => "end.cannot-feed",
        Termination::Cleared | Termination::Deprived | Termination::Immobile => "end.goal",
        _ => "turn.no-move",
    }
}

/// The position with the turn passed to the opponent if the mover must pass.
pub(in crate::trace) fn settle(rules: &Rules, position: &Position) -> Position {
    let passes = rules.turn().no_move == NoMove::Pass;
    let by_goal = rules.end().goal != Goal::Seeds;
    if by_goal && !passes || ended_on_board(rules, position).is_some() || can_move(rules, position) {
        return *position;
    }
    let mut passed = *position;
    passed.side = !position.side();
    passed.pie = Pie::Closed;
    let has_seeds = !candidates(rules, position).is_empty();
    let other_ends_it = has_seeds && !passes && candidates(rules, &passed).is_empty();
    if (has_seeds || passes) && (can_move(rules, &passed) || other_ends_it) { passed } else { *position }
}

/// Whether some candidate has a turn that ends.
fn can_move(rules: &Rules, position: &Position) -> bool {
    let mut moves = candidates(rules, position).into_iter();
    moves.any(|(place, way)| matches!(sown(rules, position, place, way), Judgement::Legal(_)))
}
