//! Perfect play from tables, and the shortest win.

use std::cmp::Reverse;
use std::collections::HashMap;

use sower_core::{Game, Move, Position, Side};
use sower_search::Score;
use sower_tables::EndgameTables;

use crate::proven_moves::{ProvenMove, from_tables};
use crate::result::GameResult;

/// The longest line, in plies.
const LONGEST: u32 = 200;
/// The most positions to search for the shortest win.
const MOST_POSITIONS: u32 = 60_000;

/// The best move: the best result, then the best margin. Among equals the gaining side hurries and the losing side delays.
pub(crate) fn best_move(position: &Position, moves: &[ProvenMove]) -> Option<Move> {
    let mover = position.side();
    let margin = Score::margin(i32::from(position.store(mover)) - i32::from(position.store(!mover)));
    let key = |known: &ProvenMove| {
        let (value, plies) = (known.value, i64::from(known.plies));
        let hurry = if value.lower >= margin { -plies } else { plies };
        (GameResult::of(value.lower), GameResult::of(value.upper), value.lower, value.upper, hurry)
    };
    let places = moves.iter().enumerate();
    places.max_by_key(|(place, known)| (key(known), Reverse(*place))).map(|(_, known)| known.played)
}

/// The line of perfect play until the result is decided or a position repeats. `None` if the tables do not cover it.
pub(crate) fn perfect_line(game: &Game, tables: &EndgameTables, from: &Position) -> Option<Vec<Move>> {
    let mut at = *from;
    let mut passed = vec![at];
    let mut line = Vec::new();
    for _ in 0..LONGEST {
        if is_decided(game, &at) {
            return Some(line);
        }
        let played = best_move(&at, &from_tables(tables, &at)?)?;
        line.push(played);
        at = game.play(&at, played).ok()?;
        if passed.contains(&at) {
            return Some(line);
        }
        passed.push(at);
    }
    None
}

/// Whether the result is decided: the game is over, or a side has more than half of all seeds.
pub(crate) fn is_decided(game: &Game, position: &Position) -> bool {
    let half = u16::from(game.rules().total()) / 2;
    let has_more = |side: Side| u16::from(position.store(side)) > half;
    game.outcome(position).is_some() || Side::BOTH.into_iter().any(has_more)
}

/// The fewest moves in which the side to move wins against perfect defence. `None` if the search would take too long.
pub(crate) fn shortest_win(game: &Game, tables: &EndgameTables, from: &Position) -> Option<u32> {
    let mut search =
        ShortestWinSearch { game, tables, winner: from.side(), seen: HashMap::new(), looked_at: 0 };
    // Bound: every iteration searches at least one more position, and their number is limited.
    (1..=LONGEST).find_map(|moves| match search.wins(from, moves, 0) {
        Some(false) => None,
        answer => Some(answer.map(|_| moves)),
    })?
}

struct ShortestWinSearch<'a> {
    game: &'a Game,
    tables: &'a EndgameTables,
    winner: Side,
    /// The most moves in which a position is known not to be won, and the fewest in which it is.
    seen: HashMap<Position, (u32, u32)>,
    looked_at: u32,
}

impl ShortestWinSearch<'_> {
    /// Whether the winner needs at most that many moves; `None` if the search is too large.
    fn wins(&mut self, at: &Position, moves: u32, ply: u32) -> Option<bool> {
        if is_decided(self.game, at) {
            return Some(true);
        }
        let own = at.side() == self.winner;
        let (fails, holds) = self.seen.get(at).copied().unwrap_or((0, u32::MAX));
        if moves >= holds {
            return Some(true);
        }
        if (own && moves == 0) || (fails > 0 && moves < fails) {
            return Some(false);
        }
        self.looked_at += 1;
        if self.looked_at > MOST_POSITIONS || ply > LONGEST {
            return None;
        }
        let known = from_tables(self.tables, at)?;
        let tried: Vec<Move> = match own {
            true => {
                let keeps = |known: &&ProvenMove| known.value.reaches(GameResult::Win) == Some(true);
                known.iter().filter(keeps).map(|known| known.played).collect()
            }
            false => best_move(at, &known).into_iter().collect(),
        };
        let mut wins = false;
        for played in tried {
            let after = self.game.play(at, played).ok()?;
            if self.wins(&after, moves - u32::from(own), ply + 1)? {
                wins = true;
                break;
            }
        }
        let entry = self.seen.entry(*at).or_insert((0, u32::MAX));
        if wins {
            entry.1 = entry.1.min(moves)
        } else {
            entry.0 = entry.0.max(moves + 1)
        }
        Some(wins)
    }
}
