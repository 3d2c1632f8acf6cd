//! Finds the turning points of a game, and explains why another move was better.

use sower_core::{Game, Move, Position, Side};
use sower_search::Candidate;
use sower_text::{Clauses, Decimal, Language, Message, message, move_name, points};

use super::judge::{Because, Worth};
use super::{Assessment, ReviewedPly, TurningPoint};

/// The most turning points of a game.
const MOST: usize = 5;

/// A smaller change of the winning chances is called none.
const BARELY: f64 = 0.05;

/// The most plies over which two lines are compared.
const FARTHEST: usize = 8;

/// The most costly moves, in the order of play. `positions` are those before each ply.
pub(super) fn turning_points(
    game: &Game,
    positions: &[Position],
    plies: &[ReviewedPly],
) -> Vec<TurningPoint> {
    let mut worst: Vec<usize> = (0..plies.len()).filter(|place| plies[*place].class.is_error()).collect();
    worst.sort_by(|one, other| {
        let [one, other] = [&plies[*one], &plies[*other]];
        other.cost.total_cmp(&one.cost).then(other.lost.total_cmp(&one.lost))
    });
    worst.truncate(MOST);
    worst.sort_unstable();
    let point = |place: usize| {
        let ply = &plies[place];
        let reasons = why(game, &positions[place], ply);
        TurningPoint {
            ply: ply.ply,
            side: ply.side,
            label: ply.label.clone(),
            class: ply.class,
            lost: ply.lost,
            better: ply.best.line.clone(),
            better_play: ply.best.play.clone(),
            played: ply.line.clone(),
            why: rendered(&reasons, Language::spoken(), game),
            reasons,
        }
    };
    worst.into_iter().map(point).collect()
}

/// The explanation: the evaluation before the move, the kind of error, the better move, what the played move allowed, and the
/// seeds that both lines gain.
fn why(game: &Game, position: &Position, ply: &ReviewedPly) -> Vec<Message> {
    let stood = |worth: Worth| worth.sentence(ply.side);
    let [before, after] = ply.worths.map(stood);
    let mut said = vec![message!("review-swing", before, after)];
    said.extend(ply.because.map(|because| reason(because, ply)));
    if let (Some(better), Some(chosen)) = (&ply.better, &ply.chosen) {
        said.push(better_move(game, position, better));
        said.extend(allowed(game, position, ply.side, &chosen.moves));
        said.extend(compared(game, position, ply.side, &better.moves, &chosen.moves));
    }
    said
}

/// Whether the result or the seeds made the move an error.
fn reason(because: Because, ply: &ReviewedPly) -> Message {
    let percent = |standing: Assessment| format!("{:.0}", 100.0 * standing.chance_of(ply.side));
    let (class, side) = (ply.class.message(), ply.side);
    let [before, after] = [ply.before, ply.after].map(percent);
    match because {
        Because::Result => message!("review-because-result", class, side, before, after),
        Because::Seeds => {
            let lost = Decimal::new(ply.lost, 1);
            let change = (ply.before.chance - ply.after.chance).abs();
            match change < BARELY {
                true => message!("review-because-seeds", class, side, before, after, lost),
                false => message!("review-because-both", class, side, before, after, lost),
            }
        }
    }
}

pub(super) fn rendered(messages: &[Message], language: &Language, game: &Game) -> Vec<String> {
    messages.iter().map(|message| language.render(message, game.rules().words())).collect()
}

fn better_move(game: &Game, position: &Position, better: &Candidate) -> Message {
    let better_move = move_name(game, position.side(), better.played);
    match points(game, position, better.played) {
        told if told.is_empty() => message!("review-better-quietly", better_move),
        told => message!("review-better", better_move, told = Clauses(told)),
    }
}

/// The opponent's reply to the played move, if it has a notable effect.
fn allowed(game: &Game, position: &Position, side: Side, line: &[Move]) -> Option<Message> {
    let mut at = *position;
    for (place, played) in line.iter().enumerate() {
        if place > 0 && at.side() != side {
            let told = points(game, &at, *played);
            let label = game.label(at.side(), *played);
            return (!told.is_empty())
                .then(|| message!("review-allowed", side = at.side(), label, told = Clauses(told)));
        }
        at = game.play(&at, *played).ok()?;
    }
    None
}

/// The seeds that both sides gain in the better line and in the played one, over as many plies as both have.
fn compared(
    game: &Game,
    position: &Position,
    side: Side,
    better: &[Move],
    played: &[Move],
) -> Option<Message> {
    let plies = better.len().min(played.len()).min(FARTHEST);
    let [own, theirs] = brings(game, position, side, &better[..plies])?;
    let [own_played, theirs_played] = brings(game, position, side, &played[..plies])?;
    let differs = own - theirs > own_played - theirs_played;
    // Lines of one ply add nothing to the moves themselves.
    (plies > 1 && differs).then(|| {
        message!("review-compared", plies, side, other = !side, own, theirs, own_played, theirs_played)
    })
}

/// The seeds that a line adds to a side's store and to the opponent's, with the final shares if it ends the game.
fn brings(game: &Game, position: &Position, side: Side, line: &[Move]) -> Option<[i64; 2]> {
    let mut at = *position;
    for played in line {
        at = game.play(&at, *played).ok()?;
    }
    let has = |side: Side| game.outcome(&at).map_or(at.store(side), |outcome| outcome.score[side]);
    Some([side, !side].map(|side| i64::from(has(side)) - i64::from(position.store(side))))
}
