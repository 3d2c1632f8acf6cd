//! Games with two rows whose rules the shared ring does not know, seed by seed: which moves are legal, what a move does, who has won.

mod capture;
mod ending;
mod turn;

use super::{Cell, Event, Step, Trace};
use crate::game::{Choice, Move};
use crate::position::{Pie, Position};
use crate::rules::{Endless, Feed, GrandSlam, LastFewTo, MayMove, NoMove, Rest, Rules, Sides, Ways};
use crate::side::{Pit, Place, Side, Way};
use ending::{ended_on_board, shares};
pub(in crate::trace) use ending::{outcome, settle};
use turn::{Turn, chooses, is_closed, owner, side_of};

/// What becomes of a move.
enum Judgement<'a> {
    Legal(Option<Box<Turn<'a>>>),
    Unending,
    Starves,
    Slam,
}

/// Seeds in a side's pits, without those that someone owns.
fn seeds_of(rules: &Rules, board: &Position, side: Side) -> u8 {
    pits(rules)
        .filter(|place| side_of(rules, board, *place) == side && owner(board, *place).is_none())
        .map(|place| board.seeds(place))
        .sum()
}

fn pits(rules: &Rules) -> impl Iterator<Item = Place> {
    let pits = rules.board().pits;
    Side::BOTH.into_iter().flat_map(move |side| (0..pits).map(move |index| Place { side, index }))
}

/// The moves with enough seeds that meet the conditions of `turn.may-move`, whether legal or not.
fn candidates(rules: &Rules, position: &Position) -> Vec<(Place, Option<Way>)> {
    let mover = position.side();
    let count = rules.board().pits;
    let playable: Vec<Place> = (0..2 * count)
        .map(|index| Place::of(mover, Pit::from_index(index), count))
        .filter(|place| {
            let is_mine = match rules.board().sides {
                Sides::Shared => true,
                Sides::Owned | Sides::Territory => side_of(rules, position, *place) == mover,
            };
            is_mine
                && position.seeds(*place) >= rules.sow().least
                && !is_closed(position, *place)
                && owner(position, *place).is_none()
        })
        .collect();
    let mut moves = Vec::new();
    for place in playable.iter().filter(|place| position.extra().blocked[place.side] != Some(place.index)) {
        let ways = if chooses(rules, position, *place) {
            vec![Some(Way::Clockwise), Some(Way::Anticlockwise)]
        } else {
            vec![None]
        };
        let playable: Vec<u8> = playable
            .iter()
            .filter(|place| position.extra().blocked[place.side] != Some(place.index))
            .map(|place| position.seeds(*place))
            .collect();
        for way in ways {
            if rules
                .turn()
                .may_move
                .iter()
                .all(|condition| may_move(rules, position, &playable, *place, way, *condition))
            {
                moves.push((*place, way));
            }
        }
    }
    moves
}

fn may_move(
    rules: &Rules,
    position: &Position,
    playable: &[u8],
    place: Place,
    way: Option<Way>,
    condition: MayMove,
) -> bool {
    let count = position.seeds(place);
    let (end, reached) = Turn::first_lap(rules, position, place, way);
    let found = match end {
        Some(Cell::Pit(end)) => Some(position.seeds(end)),
        _ => None,
    };
    // The pit that was lifted is empty when its own lap ends there.
    let found = if end == Some(Cell::Pit(place)) { Some(count) } else { found };
    match condition {
        MayMove::ReachesOrEmpty => reached || found.is_none_or(|found| found == 0),
        MayMove::Occupied => found.is_some_and(|found| found > 0),
        MayMove::SingleToEmpty => count != 1 || found.is_none_or(|found| found == 0),
        MayMove::SinglesLast => count != 1 || playable.iter().all(|other| *other == 1),
        MayMove::TwosLast => count != 2 || playable.iter().all(|other| *other == 2),
        MayMove::LeftPitLast => {
            let is_left = place.side == position.side() && place.index == 0;
            !is_left || count > 3 || playable.len() == 1
        }
        MayMove::NotOppositeSingle => position.seeds(place.opposite(rules.board().pits)) != 1,
    }
}

fn sown<'a>(rules: &'a Rules, position: &Position, place: Place, way: Option<Way>) -> Judgement<'a> {
    match Turn::sow(rules, position, place, way, rules.most_laps()) {
        (turn, None) => Judgement::Legal(Some(Box::new(turn))),
        (_, Some(_)) if rules.turn().endless == Endless::Stays => Judgement::Legal(None),
        (_, Some(_)) => Judgement::Unending,
    }
}

/// Judges every candidate. The game must not be over on the board.
fn judge<'a>(rules: &'a Rules, position: &Position) -> Vec<(Place, Option<Way>, Judgement<'a>)> {
    let mut judged: Vec<_> = candidates(rules, position)
        .into_iter()
        .map(|(place, way)| (place, way, sown(rules, position, place, way)))
        .collect();
    let other = !position.side();
    let owes_seeds = match rules.turn().feed {
        Feed::Free => false,
        Feed::MustFeed => seeds_of(rules, position, other) == 0,
        Feed::NeverStarve => true,
    };
    let starves = |judgement: &Judgement| matches!(judgement, Judgement::Legal(Some(turn)) if seeds_of(rules, &turn.board, other) == 0);
    if owes_seeds {
        let feeds = |judgement: &Judgement| matches!(judgement, Judgement::Legal(_)) && !starves(judgement);
        // Where a side without seeds passes, the duty to feed it is void if no move can.
        let can_be_met = judged.iter().any(|(_, _, judgement)| feeds(judgement));
        if can_be_met || rules.turn().no_move == NoMove::End {
            for (_, _, judgement) in &mut judged {
                if starves(judgement) {
                    *judgement = Judgement::Starves;
                }
            }
        }
    }
    if matches!(rules.capture().grand_slam, GrandSlam::Illegal | GrandSlam::IllegalUnlessForced) {
        let is_slam = |judgement: &Judgement| matches!(judgement, Judgement::Legal(Some(turn)) if turn.slam);
        let is_plain =
            |judgement: &Judgement| matches!(judgement, Judgement::Legal(_)) && !is_slam(judgement);
        if judged.iter().any(|(_, _, judgement)| is_plain(judgement)) {
            for (_, _, judgement) in &mut judged {
                if is_slam(judgement) {
                    *judgement = Judgement::Slam;
                }
            }
        }
    }
    judged
}

/// Traces a ply other than a swap. `None` if the move is illegal.
pub(in crate::trace) fn trace(rules: &Rules, position: &Position, played: Move) -> Option<Trace> {
    if ended_on_board(rules, position).is_some() || played.choice() != Choice::None {
        return None;
    }
    let mover = position.side();
    let at = Place::of(mover, played.pit()?, rules.board().pits);
    let found =
        judge(rules, position).into_iter().find(|(place, way, _)| (*place, *way) == (at, played.way()));
    let Some((_, _, Judgement::Legal(turn))) = found else { return None };
    let sown = turn.as_ref().map(|turn| (&turn.board, turn.begun, turn.last));
    let extra = after_turn(rules, position, sown);
    let mut trace = match turn {
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
    trace.after.extra = extra;
    if rules.sow().ways == Ways::FirstMover && trace.after.extra.way.is_none() && trace.last.is_some() {
        let south = |way: Way| if mover == Side::South { way } else { !way };
        trace.after.extra.way = played.way().map(south);
    }
    if rules.turn().feed != Feed::Free && seeds_of(rules, position, !mover) == 0 {
        trace.steps.insert(0, Step { event: Event::FeedingForced { other: !mover }, rule: "turn.feed" });
    }
    pass_the_turn(rules, position, &mut trace);
    Some(trace)
}

/// What the next turns depend on besides the board; of an endless turn nothing but that it was played.
fn after_turn(
    rules: &Rules,
    position: &Position,
    turn: Option<(&Position, (Place, u8), Option<Cell>)>,
) -> crate::position::Extra {
    let mut extra = turn.map_or(position.extra, |(board, _, _)| board.extra);
    let mover = position.side();
    extra.turns = (extra.turns + u8::from(extra.turns < rules.capture().from_turn)).max(position.extra.turns);
    if rules.capture().last_few_to == LastFewTo::Starter {
        extra.first = extra.first.or(Some(mover));
    }
    let extra_turns = !rules.turn().again.is_empty();
    if rules.end().cleared != crate::rules::Cleared::Never
        || rules.end().rest == Rest::LastMover && extra_turns
    {
        extra.last = Some(mover);
    }
    extra.blocked = [None; 2];
    if !rules.turn().may_return
        && let Some((board, (from, 1), Some(Cell::Pit(to)))) = turn
        && from.side != to.side
        && board.seeds(to) == 1
    {
        let pits = rules.board().pits;
        let is_end = |place: Place| place.index == 0 || place.index + 1 == pits;
        if is_end(from) && is_end(to) && (pits == 1 || from.index != to.index) {
            extra.blocked[to.side] = Some(to.index);
        }
    }
    extra
}

/// The number of laps in a turn, whether legal or not; `most` if it has not ended by then.
pub(in crate::trace) fn laps(rules: &Rules, position: &Position, pit: Pit, most: u32) -> u32 {
    let from = Place::of(position.side(), pit, rules.board().pits);
    if position.seeds(from) < rules.sow().least.max(1) {
        return 0;
    }
    let ways = if chooses(rules, position, from) { Way::BOTH.map(Some).to_vec() } else { vec![None] };
    ways.into_iter().map(|way| Turn::sow(rules, position, from, way, most).0.laps).max().unwrap_or(0)
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
        trace.steps.push(Step { event: Event::Pass { side: trace.after.side }, rule: "turn.no-move" });
        trace.after = settled;
        trace.again = false;
    }
    trace.outcome = outcome(rules, &trace.after);
    if let Some(outcome) = trace.outcome {
        trace.again = false;
        trace.steps.retain(|step| !matches!(step.event, Event::Again { .. }));
        let shares = shares(rules, &trace.after, outcome.termination);
        if shares != [0, 0] {
            trace.steps.push(Step { event: Event::Sweep { shares }, rule: "end.rest" });
        }
        let rule = ending::rule_of(rules, outcome.termination);
        trace.steps.push(Step { event: Event::End { outcome }, rule });
    }
}
