//! `minimax:DEPTH`: textbook fixed-depth alpha-beta on the stores, as a baseline for other players.
//!
//! - Every sowing is a ply, including extra turns, and so is a swap by the pie rule. A value is
//!   negated only if the side to move changes.
//! - A leaf is worth the mover's store minus the opponent's; in a finished game, the difference of the final scores.
//! - Moves are tried in pit order, a swap last, and the first of the best is played.
//! - There is no table, no move ordering, no iterative deepening, and no repetition or ply cap.

use std::sync::Arc;

use serde::Serialize;
use sower_core::kernel::{Board as _, Kernel, PackedMove};
use sower_core::{Game, Move, Pit, Played, Position, with_kernel};

use super::{Choice, Player, PlayerError};
use sower_search::Score;
use sower_search::{Limits, Stop};

/// Greater than any margin.
const INFINITE: i32 = 256;

/// Positions between two checks of the stop handle.
const BRAKE_EVERY: u64 = 1 << 12;

/// Textbook alpha-beta of a fixed depth.
#[derive(Clone, Debug)]
pub struct Minimax {
    game: Arc<Game>,
    depth: u32,
}

/// Textbook alpha-beta's value of every move, with node counts.
#[derive(Clone, Debug, Serialize)]
pub struct MinimaxReport {
    /// The fixed search depth in plies.
    pub depth: u32,
    /// Positions visited to choose a move, the root included.
    pub nodes: u64,
    /// The number of beta cutoffs.
    pub cutoffs: u64,
    /// Positions visited for the exact values below. Each move is searched with a full window, because a bound is not enough;
    /// this takes more nodes than choosing.
    pub exact_nodes: u64,
    /// The moves, best first, equal ones in pit order. The player plays the first one.
    pub moves: Vec<MinimaxValue>,
}

/// A move's exact value by textbook alpha-beta.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MinimaxValue {
    /// The move, legal in the reported position.
    #[serde(skip)]
    pub played: Move,
    /// The move in the game's notation.
    pub label: String,
    /// The pit in the mover's own order, from 1; none for a swap.
    pub pit: Option<u8>,
    /// The mover's lead in seeds at the end of the best line of that depth.
    pub score: i32,
}

impl Minimax {
    /// A player that searches `depth` plies, at least one.
    pub fn new(game: Arc<Game>, depth: u32) -> Minimax {
        Minimax { game, depth: depth.max(1) }
    }

    /// The exact value of every legal move; `None` if stopped.
    pub fn report(&self, position: &Position, stop: &Stop) -> Option<MinimaxReport> {
        let (choice, exact) = with_kernel!(self.game.kernel(), kernel => {
            (Tree::new(kernel, stop).root(position, self.depth, false),
             Tree::new(kernel, stop).root(position, self.depth, true))
        });
        if choice.stopped || exact.stopped {
            return None;
        }
        let mut moves: Vec<MinimaxValue> = exact
            .values
            .into_iter()
            .map(|(played, score)| MinimaxValue {
                played,
                label: self.game.label(position.side(), played),
                pit: played.pit().map(Pit::number),
                score,
            })
            .collect();
        moves.sort_by_key(|value| std::cmp::Reverse(value.score));
        Some(MinimaxReport {
            depth: self.depth,
            nodes: choice.nodes,
            cutoffs: choice.cutoffs,
            exact_nodes: exact.nodes,
            moves,
        })
    }
}

impl Player for Minimax {
    /// The depth is its only limit. If stopped, it plays the best of the moves that it has completed.
    fn choose(&mut self, played: &Played, _: &Limits, stop: &Stop) -> Result<Choice, PlayerError> {
        let position = played.position();
        let looked = with_kernel!(self.game.kernel(), kernel => {
            Tree::new(kernel, stop).root(position, self.depth, false)
        });
        let none = if looked.stopped { PlayerError::Stopped } else { PlayerError::NoMove };
        let mut best = *looked.values.first().ok_or(none)?;
        for value in &looked.values {
            if value.1 > best.1 {
                best = *value;
            }
        }
        Ok(Choice {
            played: best.0,
            score: Some(Score::margin(best.1)),
            proven: false,
            depth: self.depth,
            nodes: looked.nodes,
        })
    }
}

/// The result of a search from the root.
struct Looked {
    /// The completed moves, in order. With a narrow window, a value that is not the best so far
    /// is only a bound.
    values: Vec<(Move, i32)>,
    nodes: u64,
    cutoffs: u64,
    stopped: bool,
}

/// The tree below a position.
struct Tree<'a, K: Kernel> {
    kernel: &'a K,
    stop: &'a Stop,
    nodes: u64,
    cutoffs: u64,
    stopped: bool,
}

impl<'a, K: Kernel> Tree<'a, K> {
    fn new(kernel: &'a K, stop: &'a Stop) -> Tree<'a, K> {
        Tree { kernel, stop, nodes: 0, cutoffs: 0, stopped: false }
    }

    /// Searches every move of a position: each with a full window, or with the window that the previous moves leave.
    fn root(mut self, position: &Position, depth: u32, full_window: bool) -> Looked {
        let position = K::Board::pack(position);
        let kernel = self.kernel;
        let mut values = Vec::new();
        let mut alpha = -INFINITE;
        self.nodes = 1;
        let mut look = |played: Move, child: &K::Board| {
            let value = self.child(&position, child, depth, alpha, INFINITE);
            if !self.stopped {
                values.push((played, value));
                alpha = if full_window { alpha } else { alpha.max(value) };
            }
        };
        kernel.for_each_child(&position, |played: PackedMove, child| {
            look(played.unpack().expect("a legal move is one"), child);
        });
        if position.may_swap() && kernel.termination(&position).is_none() {
            look(Move::Swap, &position.swapped());
        }
        Looked { values, nodes: self.nodes, cutoffs: self.cutoffs, stopped: self.stopped }
    }

    /// The value of a child for its parent's mover, `depth` plies above the leaves.
    fn child(&mut self, parent: &K::Board, child: &K::Board, depth: u32, alpha: i32, beta: i32) -> i32 {
        if child.side() == parent.side() {
            self.value(child, depth - 1, alpha, beta)
        } else {
            -self.value(child, depth - 1, -beta, -alpha)
        }
    }

    /// The value of a position for its mover: exact between alpha and beta, otherwise a bound.
    fn value(&mut self, position: &K::Board, depth: u32, alpha: i32, beta: i32) -> i32 {
        let kernel = self.kernel;
        self.nodes += 1;
        if self.nodes.is_multiple_of(BRAKE_EVERY) {
            self.stopped |= self.stop.is_stopped();
        }
        if self.stopped {
            return 0;
        }
        if depth == 0 {
            let ended = kernel.termination(position);
            return ended.map_or_else(
                || lead([position.own_store(), position.other_store()]),
                |termination| lead(kernel.scores(position, termination)),
            );
        }
        let mut best = -INFINITE;
        let mut reached = alpha;
        let mut cut = false;
        kernel.for_each_child(position, |_, child| {
            if cut {
                return;
            }
            best = best.max(self.child(position, child, depth, reached, beta));
            reached = reached.max(best);
            cut = best >= beta;
        });
        if position.may_swap() && best > -INFINITE && !cut {
            best = best.max(self.child(position, &position.swapped(), depth, reached, beta));
        }
        self.cutoffs += u64::from(cut);
        if best == -INFINITE {
            let termination = kernel.termination(position).expect("a position without a move is an end");
            return lead(kernel.scores(position, termination));
        }
        best
    }
}

fn lead([own, other]: [u8; 2]) -> i32 {
    i32::from(own) - i32::from(other)
}

#[cfg(test)]
mod tests {
    use rand::RngExt as _;
    use sower_core::{Change, Side, library};

    use super::*;
    use crate::player::{PlayerSpec, generator};

    /// Plain minimax: every line to its end, no cutoffs, through the public interface of a game.
    fn plain(game: &Game, position: &Position, depth: u32) -> i32 {
        let side = position.side();
        let lead = |counts: [u8; 2]| i32::from(counts[side]) - i32::from(counts[!side]);
        if let Some(outcome) = game.outcome(position) {
            return lead(outcome.score);
        }
        if depth == 0 {
            return lead(Side::BOTH.map(|side| position.store(side)));
        }
        plain_values(game, position, depth).into_iter().map(|(_, value)| value).max().unwrap()
    }

    fn plain_values(game: &Game, position: &Position, depth: u32) -> Vec<(Move, i32)> {
        let value = |played: &Move| {
            let after = game.play(position, *played).unwrap();
            let value = plain(game, &after, depth - 1);
            (*played, if after.side() == position.side() { value } else { -value })
        };
        game.moves(position).iter().map(value).collect()
    }

    /// Unfinished positions of random games.
    fn some_positions(game: &Game, count: usize, seed: u64) -> Vec<Position> {
        let mut rng = generator(seed);
        let mut found = vec![game.start()];
        while found.len() < count {
            let mut position = game.start();
            for _ in 0..rng.random_range(1..60) {
                let moves = game.moves(&position);
                position = game.play(&position, moves[rng.random_range(0..moves.len())]).unwrap();
                if game.outcome(&position).is_some() {
                    break;
                }
                if rng.random_bool(0.1) {
                    found.push(position);
                    break;
                }
            }
        }
        found
    }

    fn kalah() -> Arc<Game> {
        Arc::new(Game::new(library::find("kalah").unwrap().rules(&[]).unwrap()))
    }

    #[test]
    fn it_is_plain_minimax_in_every_game_and_plays_the_first_of_the_best() {
        for listed in library::all() {
            let game = Arc::new(Game::new(listed.rules(&[]).unwrap()));
            for (number, position) in some_positions(&game, 20, 7).iter().enumerate() {
                // The greatest depth costs as much as all others, so use it for a few positions of each game only. With many
                // moves, the plain tree soon is too large.
                let moves = game.moves(position).len();
                let deepest = if number < 5 { 4 } else { 3 };
                for depth in (1..=deepest).take_while(|depth| moves.pow(*depth) <= 1_500) {
                    let expected = plain_values(&game, position, depth);
                    let report =
                        Minimax::new(Arc::clone(&game), depth).report(position, &Stop::new()).unwrap();
                    for (played, value) in &expected {
                        let found = report.moves.iter().find(|found| found.played == *played).unwrap();
                        assert_eq!(found.score, *value, "{} {position:?} {played:?} at {depth}", listed.name);
                    }
                    assert_eq!(report.moves.len(), expected.len());
                    let most = expected.iter().map(|(_, value)| *value).max().unwrap();
                    let first = expected.iter().find(|(_, value)| *value == most).unwrap().0;
                    assert_eq!(report.moves[0].played, first, "{} {position:?} at {depth}", listed.name);
                    let played = Played::from_position(Arc::clone(&game), *position);
                    let choice = PlayerSpec::Minimax(depth)
                        .player(&game, 1)
                        .unwrap()
                        .choose(&played, &Limits::default(), &Stop::new())
                        .unwrap();
                    assert_eq!((choice.played, choice.score), (first, Some(Score::margin(most))));
                    assert_eq!(choice.nodes, report.nodes);
                    assert!(report.nodes <= report.exact_nodes);
                }
            }
        }
    }

    #[test]
    fn ties_go_to_the_lowest_pit() {
        let oware = Arc::new(Game::new(library::find("oware").unwrap().rules(&[]).unwrap()));
        let report = Minimax::new(Arc::clone(&oware), 2).report(&oware.start(), &Stop::new()).unwrap();
        let labels: Vec<&str> = report.moves.iter().map(|value| value.label.as_str()).collect();
        assert_eq!(labels, ["A", "B", "C", "D", "E", "F"]);
        assert!(report.moves.iter().all(|value| value.score == 0));
    }

    #[test]
    fn a_swap_is_a_ply_and_takes_over_the_other_sides_place() {
        let pie = Change::parse("turn.pie=true").unwrap();
        let game = Arc::new(Game::new(library::find("kalah").unwrap().rules(&[pie]).unwrap()));
        let mut position = game.start();
        while !game.moves(&position).contains(&Move::Swap) {
            position = game.play(&position, game.moves(&position)[0]).unwrap();
        }
        let report = Minimax::new(Arc::clone(&game), 1).report(&position, &Stop::new()).unwrap();
        let swap = report.moves.iter().find(|value| value.played == Move::Swap).unwrap();
        let side = position.side();
        assert_eq!(swap.score, i32::from(position.store(!side)) - i32::from(position.store(side)));
        assert_eq!((swap.label.as_str(), swap.pit), ("swap", None));
    }

    #[test]
    fn a_pulled_brake_ends_the_deepest_search() {
        let game = kalah();
        let stop = Stop::new();
        stop.stop();
        let mut player = Minimax::new(Arc::clone(&game), 30);
        assert!(player.report(&game.start(), &stop).is_none());
        let played = Played::new(Arc::clone(&game));
        assert_eq!(player.choose(&played, &Limits::default(), &stop), Err(PlayerError::Stopped));
    }

    #[test]
    fn cut_offs_spare_positions() {
        let game = kalah();
        let report = Minimax::new(Arc::clone(&game), 6).report(&game.start(), &Stop::new()).unwrap();
        let all: u64 = (0..=6).map(|depth| game.perft(&game.start(), depth)).sum();
        assert!(report.cutoffs > 0 && report.nodes < all / 2, "{report:?} of {all}");
    }
}
