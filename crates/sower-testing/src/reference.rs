//! A plain reference solver, to test the fast ones.
//!
//! It uses no windows, tables or move order: it lists every reachable position and iterates over all of them until
//! nothing changes. The score of endless play is a parameter, which shows whether a value depends on it.

use std::collections::HashMap;

use rand::{Rng, RngExt as _};
use sower_core::rules::{CaptureSide, Decide, Sides};
use sower_core::{Extra, Game, Pie, Position, Rules, Setup, Side};
use sower_search::Score;

/// How endless play is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Endless {
    /// As badly for South as the seeds in play allow.
    WorstForSouth,
    /// By the current stores.
    Level,
    /// As well for South as the seeds in play allow.
    BestForSouth,
}

/// All positions reachable from some starting positions, which come first.
pub struct Graph {
    positions: Vec<Position>,
    /// The indices of the positions after each one's moves, in the order of its moves.
    children: Vec<Vec<usize>>,
    ends: Vec<Option<Score>>,
    /// Greater than any difference in possession; 0 if possession does not decide.
    possession: i32,
    winner_takes_all: bool,
}

impl Graph {
    /// The graph of a position; `None` if it has more positions than `most`.
    pub fn of(game: &Game, start: &Position, most: usize) -> Option<Graph> {
        Graph::of_all(game, vec![*start], most)
    }

    /// The graph of several distinct positions; `None` if it has more positions than `most`.
    pub fn of_all(game: &Game, starts: Vec<Position>, most: usize) -> Option<Graph> {
        let mut index: HashMap<Position, usize> =
            starts.iter().enumerate().map(|(at, position)| (*position, at)).collect();
        let possession = if game.rules().end().decide == Decide::CapturedFirst { 255 } else { 0 };
        let winner_takes_all = game.rules().winner_takes_all();
        let (children, ends) = (Vec::new(), Vec::new());
        let mut graph = Graph { positions: starts, children, ends, possession, winner_takes_all };
        let mut at = 0;
        while at < graph.positions.len() {
            let position = graph.positions[at];
            let outcome = game.outcome(&position);
            graph.ends.push(outcome.map(|outcome| Score::of_outcome(&outcome, Side::South)));
            let mut after = Vec::new();
            for played in game.moves(&position) {
                let child = game.play(&position, played).expect("a listed move is legal");
                let next = graph.positions.len();
                let found = *index.entry(child).or_insert(next);
                if found == next {
                    graph.positions.push(child);
                }
                after.push(found);
            }
            graph.children.push(after);
            if graph.positions.len() > most {
                return None;
            }
            at += 1;
        }
        Some(graph)
    }

    /// All positions, the starting positions first.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The indices of the positions after the first one's moves.
    pub fn first_children(&self) -> &[usize] {
        &self.children[0]
    }

    fn endless(&self, position: &Position, scored: Endless) -> Score {
        let sign = match scored {
            Endless::WorstForSouth => -1,
            Endless::Level => 0,
            Endless::BestForSouth => 1,
        };
        let [south, north] = Side::BOTH.map(|side| i32::from(position.store(side)));
        if self.winner_takes_all {
            return Score::margin(sign * (i32::from(unsettled(position)) + south + north));
        }
        let margin = south - north;
        Score::with_sides(margin + sign * i32::from(unsettled(position)), sign * self.possession)
    }

    /// South's value of every position.
    ///
    /// Stores only grow, so play cycles only among positions with the same stores. Those are solved together, after all
    /// that have more in store. Each starts with the value of endless play, and changes only by what can be forced.
    pub fn values(&self, scored: Endless) -> Vec<Score> {
        let begin = |(position, end): (&Position, &Option<Score>)| {
            end.unwrap_or_else(|| self.endless(position, scored))
        };
        let mut values: Vec<Score> = self.positions.iter().zip(&self.ends).map(begin).collect();
        let most = self.positions.iter().map(unsettled).max().unwrap_or(0);
        for in_play in 0..=most {
            // Children mostly come later, so iterating backwards settles most of them in one pass.
            let same: Vec<usize> = (0..self.positions.len())
                .rev()
                .filter(|at| self.ends[*at].is_none() && unsettled(&self.positions[*at]) == in_play)
                .collect();
            let mut changed = true;
            // Bound: values change in one direction only, and there are finitely many.
            while changed {
                changed = false;
                for at in &same {
                    let after = self.children[*at].iter().map(|child| values[*child]);
                    let is_souths = self.positions[*at].side() == Side::South;
                    let value = if is_souths { after.max() } else { after.min() };
                    let value = value.expect("a game that is not over has a move");
                    changed |= value != values[*at];
                    values[*at] = value;
                }
            }
        }
        values
    }

    /// South's value of the first position, if endless play is as bad for South as possible, and if it is as good.
    pub fn bounds(&self) -> [Score; 2] {
        [Endless::WorstForSouth, Endless::BestForSouth].map(|scored| self.values(scored)[0])
    }
}

/// Seeds that no player has won: in the pits and in hand. They never become more.
fn unsettled(position: &Position) -> u8 {
    position.in_play() + position.extra().hands.iter().sum::<u8>()
}

/// A position with few random seeds in the pits, and the rest shared between the stores.
pub fn small_position(game: &Game, rng: &mut impl Rng) -> Position {
    let rules = game.rules();
    let pits = usize::from(rules.board().pits);
    let most = match pits {
        // Most positions of few seeds have no legal move there.
        _ if rules.has_own_rings() => 8,
        // A player without seeds has lost.
        _ if rules.winner_takes_all() => 6,
        // Few seeds already reach many positions where all pits are everyone's, or where pits get owners.
        0..=6 if rules.board().sides == Sides::Shared => 6,
        0..=6 if rules.owned().at.is_some() => 5,
        0..=6 => 8,
        7..=11 => 4,
        _ => 1,
    };
    let in_play = rules.end().seeds_left.unwrap_or(0) + rng.random_range(1..=most);
    let mut rows = [vec![0; pits], vec![0; pits]];
    if rules.bao().play {
        return small_bao(game, rng);
    }
    for _ in 0..in_play {
        rows[rng.random_range(0..2)][rng.random_range(0..pits)] += 1;
    }
    let stored = rules.total().saturating_sub(in_play);
    let south = (stored / 2 + rng.random_range(0..=4)).min(stored);
    let side = if rng.random_bool(0.5) { Side::South } else { Side::North };
    let setup = Setup {
        rows,
        stores: [south, stored - south],
        homes: [None; 2],
        side,
        pie: Pie::Closed,
        extra: Extra { owned: random_owners(rules, rng), ..Extra::default() },
    };
    game.position(&setup).expect("few seeds fit any board")
}

/// Owners of some pits, where pits can be owned: without any, few seeds circulate for ever.
fn random_owners(rules: &Rules, rng: &mut impl Rng) -> [[u32; 2]; 2] {
    let mut owned = [[0; 2]; 2];
    if rules.owned().at.is_none() {
        return owned;
    }
    for row in Side::BOTH {
        for pit in 0..rules.board().pits {
            let owner = match rules.owned().side {
                CaptureSide::Own => row,
                CaptureSide::Other => !row,
                CaptureSide::Either => [row, !row][rng.random_range(0..2)],
            };
            let has_all = rules.owned().one && owned[owner] != [0, 0];
            if !has_all && rng.random_bool(0.4) {
                owned[owner][row] |= 1 << pit;
            }
        }
    }
    owned
}

/// A position of Bao with few seeds, most of them in the inner rows. A player whose inner row is empty has lost, and single seeds
/// cannot be sown, so seeds anywhere on the board would rarely leave a move.
fn small_bao(game: &Game, rng: &mut impl Rng) -> Position {
    const COLUMNS: usize = 8;
    let pits = usize::from(game.rules().board().pits);
    let mut rows = [vec![0; pits], vec![0; pits]];
    for row in &mut rows {
        for _ in 0..2 {
            row[rng.random_range(0..COLUMNS)] += rng.random_range(1..=3);
        }
        row[rng.random_range(COLUMNS..pits)] += rng.random_range(0..=2);
    }
    let side = if rng.random_bool(0.5) { Side::South } else { Side::North };
    // Both players place a seed in turn, so the hands are equal, or the mover has one more.
    let mut hands = [0; 2];
    if game.rules().has_hands() {
        hands = [rng.random_range(0..=1); 2];
        if side == Side::North {
            hands[Side::North] += 1;
        }
    }
    let extra = Extra { hands, ..Extra::default() };
    let setup = Setup { rows, stores: [0; 2], homes: [None; 2], side, pie: Pie::Closed, extra };
    game.position(&setup).expect("few seeds fit any board")
}
