//! Analyses a played game ply by ply, from the end to the start.

use std::cmp::Ordering;
use std::time::Duration;

use sower_core::notation::write_position;
use sower_core::{Game, Move, NodeId, Outcome, Pie, Pit, Played, Position, Side, Termination};
use sower_search::{Analysis, Candidate, Instant, Limits, Root, Score, Searcher, Stop};
use sower_text::LineOfPlay;

use super::judge::{Class, Ground, Worth, judge};
use super::turning::turning_points;
use super::{Assessment, BestMove, Review, ReviewedEnd, ReviewedPly, SideReview};

/// The budget of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// A node limit per ply: the same review on every machine, with one thread.
    Nodes(u64),
    /// A time limit for the whole game.
    Time(Duration),
}

/// The shortest time for a ply.
const LEAST_TIME: Duration = Duration::from_millis(5);

/// The progress of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of positions analysed.
    pub done: usize,
    /// The number of positions in total.
    pub of: usize,
}

/// The caller stopped the review before it was complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("stopped before the review was done")]
pub struct Stopped;

/// Reviews the main line of a game.
///
/// The positions are searched from the last to the first, so that what a search has learned about later moves helps
/// with earlier ones. Each move is judged by one search of the position before it, so that the best move
/// and the played move get equal attention.
pub fn review(
    played: &Played,
    searcher: &mut Searcher,
    budget: Budget,
    stop: &Stop,
    progress: &mut dyn FnMut(Progress),
) -> Result<Review, Stopped> {
    review_after(0, played, searcher, budget, stop, progress)
}

/// Like [`review`], for a game with a given opening: its plies are analysed, but not judged.
pub fn review_after(
    opening: usize,
    played: &Played,
    searcher: &mut Searcher,
    budget: Budget,
    stop: &Stop,
    progress: &mut dyn FnMut(Progress),
) -> Result<Review, Stopped> {
    let line = played.main_line();
    let begun = Instant::now();
    let mut work = Work { played: played.clone(), searcher, budget, begun, stop, nodes: 0 };
    let of = line.len();
    let (end, mut next) = work.end(line[of - 1], of)?;
    progress(Progress { done: 1, of });
    let mut plies = Vec::with_capacity(of - 1);
    for (place, pair) in line.windows(2).enumerate().rev() {
        let (ply, worth) = work.ply(pair[0], pair[1], next, place + 1)?;
        next = worth;
        plies.push(if place < opening { ply.unjudged() } else { ply });
        progress(Progress { done: of - place, of });
    }
    plies.reverse();
    let rules = played.game().rules();
    Ok(Review {
        game: rules.about().id.clone(),
        end,
        sides: Side::BOTH.map(|side| SideReview::of(side, &plies)),
        turning_points: turning_points(played.game(), &line_positions(played, &line), &plies),
        plies,
        nodes: work.nodes,
        seconds: begun.elapsed().as_secs_f64(),
        opening: opening.min(of - 1),
    })
}

fn line_positions(played: &Played, line: &[NodeId]) -> Vec<Position> {
    line.iter().map(|id| *played.node(*id).position()).collect()
}

struct Work<'a> {
    played: Played,
    searcher: &'a mut Searcher,
    budget: Budget,
    begun: Instant,
    stop: &'a Stop,
    nodes: u64,
}

impl Work<'_> {
    /// Searches the position at a node, with its share of the remaining budget.
    fn analyze(&mut self, id: NodeId, positions_left: usize) -> Result<Analysis, Stopped> {
        let limits = match self.budget {
            Budget::Nodes(nodes) => Limits::nodes(nodes),
            Budget::Time(time) => {
                let left = time.saturating_sub(self.begun.elapsed());
                Limits::time((left / positions_left.max(1) as u32).max(LEAST_TIME))
            }
        };
        self.played.go_to(id);
        let analysis = self.searcher.analyze(&Root::of(&self.played), &limits, self.stop, &mut |_| {});
        self.nodes += analysis.nodes;
        if self.stop.is_stopped() { Err(Stopped) } else { Ok(analysis) }
    }

    /// The last position, and its value for South.
    fn end(&mut self, id: NodeId, positions_left: usize) -> Result<(ReviewedEnd, Worth), Stopped> {
        let position = *self.played.node(id).position();
        let outcome = self.played.outcome_at(id);
        let worth = match outcome {
            Some(outcome) if is_played_out(&outcome) => {
                Worth::proven(Score::of_outcome(&outcome, Side::South))
            }
            _ => {
                let analysis = self.analyze(id, positions_left)?;
                let game = self.played.game();
                let best = analysis.best().map_or(LEVEL, |best| worth_of(game, &position, best));
                let worth = value_of(&analysis, &position, best);
                if position.side() == Side::South { worth } else { worth.turned() }
            }
        };
        let end = ReviewedEnd {
            position: write_position(&position),
            south: worth.seeds(),
            proven: worth.proven,
            chance: fine(worth.chance(ground(&position))),
            decided: worth.is_decided(),
            outcome,
        };
        Ok((end, worth))
    }

    /// The ply between two nodes, and the value of the first for South; `after` is the value of the second.
    fn ply(
        &mut self,
        from: NodeId,
        to: NodeId,
        after: Worth,
        positions_left: usize,
    ) -> Result<(ReviewedPly, Worth), Stopped> {
        let analysis = self.analyze(from, positions_left)?;
        let position = *self.played.node(from).position();
        let node = self.played.node(to);
        let made = node.played().expect("every node but the first has a move");
        let side = position.side();
        let game = self.played.game();
        let legal = game.moves(&position).len();
        // From South's point of view to the mover's, and back.
        let across = |worth: Worth| if side == Side::South { worth } else { worth.turned() };
        let chosen = analysis.moves.iter().find(|found| found.played == made);
        // An interrupted search may not have reached this move: then use the value of the next position.
        let worth_of = |found: &Candidate| worth_of(game, &position, found);
        let played = chosen.map_or_else(|| across(after), worth_of);
        let best = analysis.best().map_or(played, worth_of);
        let value = analysis.best().map_or(best, |_| value_of(&analysis, &position, best));
        let ground = ground(&position);
        let judged = judge(ground, best, played, legal);
        let worths: Vec<_> = analysis.moves.iter().map(|found| (found.played, worth_of(found))).collect();
        let alone = judged.class == Class::Best && legal > 1 && is_alone(ground, &worths, made);
        let label = game.label(side, made);
        let is_best = analysis.best().is_none_or(|best| judged.class == Class::Best || best.played == made);
        let shown = if is_best { chosen } else { analysis.best() };
        let line = chosen.map_or_else(|| vec![label.clone()], |chosen| chosen.line.clone());
        let play = LineOfPlay::new(game, &position, chosen.map_or(&[made], |chosen| &chosen.moves));
        let pit = made.pit().map(Pit::number);
        let best_move = shown.map_or_else(
            || BestMove { label: label.clone(), pit, line: line.clone(), play: play.clone() },
            |found| BestMove {
                label: found.label.clone(),
                pit: found.pit,
                line: found.line.clone(),
                play: LineOfPlay::new(game, &position, &found.moves),
            },
        );
        // If the best move's score is proven, its result is certain, even if another move might be better still.
        let before =
            Assessment { chance: standing(best, side, ground).chance, ..standing(value, side, ground) };
        let ply = ReviewedPly {
            ply: node.ply(),
            turn: node.turn(),
            side,
            label,
            pit,
            position: write_position(&position),
            legal,
            before,
            after: standing(played, side, ground),
            best: best_move,
            line,
            play,
            lost: judged.lost,
            cost: fine(judged.cost),
            stake: fine(stake(ground, &worths)),
            class: judged.class,
            alone,
            glyph: if alone { Some("!") } else { judged.class.glyph() },
            depth: analysis.depth,
            because: judged.because,
            worths: [value, played],
            chosen: chosen.cloned(),
            better: shown.cloned(),
        };
        Ok((ply, across(value)))
    }
}

impl ReviewedPly {
    /// The same ply as part of a given opening, without a judgement.
    fn unjudged(self) -> ReviewedPly {
        ReviewedPly {
            class: Class::Opening,
            because: None,
            lost: 0.0,
            cost: 0.0,
            stake: 0.0,
            alone: false,
            glyph: None,
            ..self
        }
    }
}

const LEVEL: Worth = Worth { score: Score::LEVEL, proven: false, result: None };

/// The value of a move for the mover. Its result may be certain while the search only estimates its margin.
fn worth_of(game: &Game, position: &Position, found: &Candidate) -> Worth {
    if found.proven {
        return Worth::proven(found.score);
    }
    let after = game.play(position, found.played).ok();
    let result = after.and_then(|after| certain_result(&after, position.side()));
    Worth::estimated(found.score).with_result(result)
}

/// The value of the position. Its margin is proven only if no other move can be better; a win is proven as soon as one move
/// is proven to win.
fn value_of(analysis: &Analysis, position: &Position, best: Worth) -> Worth {
    if analysis.proven && best.proven {
        return best;
    }
    let won = best.result.filter(|result| result.is_gt());
    Worth::estimated(best.score).with_result(won.or_else(|| certain_result(position, position.side())))
}

/// The result that no play can change: a side leads by more than all seeds in play.
fn certain_result(position: &Position, side: Side) -> Option<Ordering> {
    // While a swap is possible, the lead may change sides.
    if position.pie() != Pie::Closed {
        return None;
    }
    let lead = i32::from(position.store(side)) - i32::from(position.store(!side));
    (lead.abs() > i32::from(position.in_play())).then(|| lead.cmp(&0))
}

fn ground(position: &Position) -> Ground {
    let in_play = position.in_play();
    let stores: u8 = Side::BOTH.iter().map(|side| position.store(*side)).sum();
    Ground { in_play, total: in_play + stores }
}

/// Rounds a chance to four decimals.
fn fine(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

/// The mean cost of a random legal move.
fn stake(ground: Ground, worths: &[(Move, Worth)]) -> f64 {
    let Some((_, best)) = worths.first() else { return 0.0 };
    let legal = worths.len();
    let costs = worths.iter().map(|(_, worth)| judge(ground, *best, *worth, legal).cost);
    costs.sum::<f64>() / legal as f64
}

/// Whether all other moves would have been mistakes or worse.
fn is_alone(ground: Ground, worths: &[(Move, Worth)], made: Move) -> bool {
    let Some((_, best)) = worths.first() else { return false };
    let mut others = worths.iter().filter(|(played, _)| *played != made);
    let is_bad = |class| matches!(class, Class::Mistake | Class::MissedWin | Class::Blunder);
    others.all(|(_, other)| is_bad(judge(ground, *best, *other, worths.len()).class))
}

/// Whether the moves decided the game, rather than a resignation, agreement or the clock.
fn is_played_out(outcome: &Outcome) -> bool {
    !matches!(
        outcome.termination,
        Termination::Resignation | Termination::Time | Termination::Abandoned | Termination::Agreement
    )
}

fn standing(worth: Worth, mover: Side, ground: Ground) -> Assessment {
    let south = if mover == Side::South { worth } else { worth.turned() };
    let chance = fine(south.chance(ground));
    let decided = worth.is_decided();
    Assessment { south: south.seeds(), mover: worth.seeds(), proven: worth.proven, chance, decided }
}
