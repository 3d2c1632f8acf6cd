//! Game ends visible in a position, and each side's share of the remaining seeds.

use super::legal::{Judgement, judge, some_move_is_legal};
use crate::outcome::{Outcome, Termination};
use crate::position::Position;
use crate::rules::{CannotFeed, Decide, Rest, Rules};
use crate::side::Side;

/// The result, if the game is over on the board alone.
pub fn outcome(rules: &Rules, position: &Position) -> Option<Outcome> {
    if rules.bao().play {
        return super::bao::outcome(rules, position);
    }
    if rules.has_own_rings() {
        return super::own_ring::outcome(rules, position);
    }
    if rules.has_wider_rows() {
        return super::two_rows::outcome(rules, position);
    }
    let termination = termination(rules, position)?;
    let shares = shares(rules, position, termination);
    let score = [0, 1].map(|side| position.stores[side] + shares[side]);
    let possession = (rules.end().decide == Decide::CapturedFirst && termination == Termination::SeedsLeft)
        .then(|| Side::BOTH.map(|side| position.store(side) + position.on_side(side)));
    Some(Outcome::by_score(termination, score, possession))
}

/// Game ends visible on the board, regardless of legal moves.
pub(super) fn ended_on_board(rules: &Rules, position: &Position) -> Option<Termination> {
    let end = rules.end();
    let empty = Side::BOTH.map(|side| position.on_side(side) == 0);
    if end.majority && Side::BOTH.iter().any(|side| position.store(*side) >= rules.majority()) {
        Some(Termination::Majority)
    } else if end.seeds_left.is_some_and(|left| position.in_play() <= left) {
        Some(Termination::SeedsLeft)
    } else if end.side_empty && (empty[0] || empty[1]) {
        Some(Termination::SideEmpty)
    } else {
        None
    }
}

fn termination(rules: &Rules, position: &Position) -> Option<Termination> {
    if let Some(ended) = ended_on_board(rules, position) {
        return Some(ended);
    }
    if some_move_is_legal(rules, position) {
        return None;
    }
    let judged = judge(rules, position);
    if judged.iter().any(|(_, judgement)| matches!(judgement, Judgement::Starves)) {
        Some(Termination::CannotFeed)
    } else {
        Some(Termination::Stuck)
    }
}

/// Each side's share of the remaining seeds.
pub(super) fn shares(rules: &Rules, position: &Position, termination: Termination) -> [u8; 2] {
    let mover = position.side();
    let sides = Side::BOTH.map(|side| position.on_side(side));
    let all_to = |side: Side| {
        let mut shares = [0; 2];
        shares[side] = position.in_play();
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
            Rest::LastMover => all_to(!mover),
            Rest::Nobody => [0, 0],
            Rest::Split => {
                let half = position.in_play() / 2;
                let mut shares = [half; 2];
                // The odd seed goes to the side with fewer captured seeds; if they have the same, to the opponent of the mover.
                let fewer = if position.store(mover) < position.store(!mover) { mover } else { !mover };
                shares[fewer] += position.in_play() % 2;
                shares
            }
            Rest::Unfed | Rest::Emptied => match [mover, !mover].into_iter().find(|side| sides[*side] == 0) {
                Some(unfed) => all_to(unfed),
                None => sides,
            },
        },
        _ => [0, 0],
    }
}
