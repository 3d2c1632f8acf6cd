//! Passes, and game ends that are visible on the board.

use super::TwoRows;
use crate::outcome::Termination;
use crate::position::{Pie, Position};
use crate::rules::{CannotFeed, Cleared, Decide, Goal, NoMove, Rest};
use crate::side::Side;

/// Seeds in play of the side to move and of its opponent.
fn in_play(game: &TwoRows, position: &Position) -> [u16; 2] {
    let board = game.board(position);
    [board.free_seeds(game.all & board.mine), board.free_seeds(game.all & !board.mine)]
}

/// Game ends visible on the board, regardless of legal moves.
pub(super) fn ended_on_board(game: &TwoRows, position: &Position) -> Option<Termination> {
    let end = game.rules.end();
    let sides = in_play(game, position);
    match end.goal {
        Goal::Clear => return (sides[0] == 0 || sides[1] == 0).then_some(Termination::Cleared),
        Goal::Deprive if sides[0] == 0 || sides[1] == 0 => return Some(Termination::Deprived),
        Goal::Deprive | Goal::Immobile => return None,
        Goal::Seeds => {}
    }
    let last = usize::from(last_mover(position) != position.side());
    let won = |side: Side| u16::from(position.store(side)) + owned_by(game, position, side);
    if end.majority && Side::BOTH.iter().any(|side| won(*side) >= u16::from(game.rules.majority())) {
        Some(Termination::Majority)
    } else if end.seeds_left.is_some_and(|left| sides[0] + sides[1] <= u16::from(left)) {
        Some(Termination::SeedsLeft)
    } else if end.side_empty && (sides[0] == 0 || sides[1] == 0)
        || end.cleared == Cleared::Own && sides[last] == 0
        || end.cleared == Cleared::Other && sides[1 - last] == 0
    {
        Some(Termination::SideEmpty)
    } else {
        None
    }
}

/// The side that had the last turn.
fn last_mover(position: &Position) -> Side {
    position.extra().last.unwrap_or(!position.side())
}

/// Seeds in the pits that a side owns.
fn owned_by(game: &TwoRows, position: &Position, owner: Side) -> u16 {
    let board = game.board(position);
    let owned = board.owned[usize::from(owner != position.side())];
    (0..2 * game.pits).filter(|cell| owned >> cell & 1 == 1).map(|cell| u16::from(board.seeds[cell])).sum()
}

/// Why the game is over, if it is over on the board.
pub(super) fn termination(game: &TwoRows, position: &Position) -> Option<Termination> {
    if let Some(ended) = ended_on_board(game, position) {
        return Some(ended);
    }
    let candidates = game.candidates(position);
    let stuck = if game.rules.end().goal == Goal::Seeds { Termination::Stuck } else { Termination::Immobile };
    if candidates.is_empty() {
        return Some(stuck);
    }
    if game.some_ends(position, game.legal(position)) {
        return None;
    }
    Some(if game.some_ends(position, candidates) { Termination::CannotFeed } else { stuck })
}

/// Each side's final seeds, South's first.
pub(super) fn scores(game: &TwoRows, position: &Position, termination: Termination) -> [u8; 2] {
    let mover = position.side();
    if let Some(winner) = winner_by_goal(game, position, termination) {
        let mut scores = [0; 2];
        scores[winner] = position.in_play() + position.store(Side::South) + position.store(Side::North);
        return scores;
    }
    let shares = shares(game, position, termination);
    let mut scores = [0; 2];
    for side in Side::BOTH {
        let owned = owned_by(game, position, side) as u8;
        scores[side] = position.store(side) + owned + shares[usize::from(side != mover)];
    }
    scores
}

/// The winner of a game that is decided by a goal.
fn winner_by_goal(game: &TwoRows, position: &Position, termination: Termination) -> Option<Side> {
    let mover = position.side();
    let sides = in_play(game, position);
    match termination {
        // If both sides are bare, the player who moved last wins.
        Termination::Cleared => Some(if sides[1] == 0 { !mover } else { mover }),
        Termination::Deprived => Some(if sides[0] == 0 { !mover } else { mover }),
        Termination::Immobile => Some(!mover),
        _ => None,
    }
}

/// The share of the remaining seeds: the mover's, then the opponent's.
fn shares(game: &TwoRows, position: &Position, termination: Termination) -> [u8; 2] {
    let sides = in_play(game, position).map(|seeds| seeds as u8);
    let (all, mover) = (sides[0] + sides[1], position.side());
    let (to_mover, to_opponent) = ([all, 0], [0, all]);
    let end = game.rules.end();
    match termination {
        Termination::CannotFeed => match end.cannot_feed {
            CannotFeed::SideOwner => sides,
            CannotFeed::Mover => to_mover,
            CannotFeed::Unfed => to_opponent,
        },
        Termination::SeedsLeft if end.decide == Decide::CapturedFirst => [0, 0],
        Termination::SeedsLeft | Termination::SideEmpty | Termination::Stuck => match end.rest {
            Rest::SideOwner => sides,
            Rest::LastMover if last_mover(position) == mover => to_mover,
            Rest::LastMover => to_opponent,
            Rest::Nobody => [0, 0],
            Rest::Unfed | Rest::Emptied if sides[0] == 0 => to_mover,
            Rest::Unfed | Rest::Emptied if sides[1] == 0 => to_opponent,
            Rest::Unfed | Rest::Emptied => sides,
            Rest::Split => {
                let stores = [position.store(position.side()), position.store(!position.side())];
                let half = all / 2;
                let odd = all % 2;
                if stores[0] < stores[1] { [half + odd, half] } else { [half, half + odd] }
            }
        },
        _ => [0, 0],
    }
}

/// The position with the turn passed to the opponent if the mover must pass.
pub(super) fn settle_turn(game: &TwoRows, position: &Position) -> Position {
    let passes = game.rules.turn().no_move == NoMove::Pass;
    if game.rules.end().goal != Goal::Seeds && !passes {
        return *position;
    }
    if !passes && !game.can_be_endless || ended_on_board(game, position).is_some() {
        return *position;
    }
    let candidates = game.candidates(position);
    if game.some_ends(position, candidates) {
        return *position;
    }
    let mut passed = *position;
    passed.side = !position.side();
    passed.pie = Pie::Closed;
    let has_seeds = !candidates.is_empty();
    let theirs = game.candidates(&passed);
    // A side with only endless pits passes even to a side without seeds; that side then ends the game.
    let other_goes_on = game.some_ends(&passed, theirs) || has_seeds && !passes && theirs.is_empty();
    if (has_seeds || passes) && other_goes_on { passed } else { *position }
}
