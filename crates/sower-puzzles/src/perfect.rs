//! Play that cannot be improved, and how long it takes.

use std::cmp::Reverse;
use std::collections::HashMap;

use sower_core::{Game, Move, Position, Side};
use sower_search::Score;
use sower_tables::Tables;

use crate::known::{KnownMove, by_tables};
use crate::standing::Standing;

/// The most plies that a line is followed.
const LONGEST: u32 = 200;
/// Positions that are looked at for the shortest way.
const MOST_POSITIONS: u32 = 60_000;

/// The move that cannot be improved: the best result, then the best margin, and among equals whoever gains hurries and whoever
/// loses delays.
pub(crate) fn perfect(position: &Position, moves: &[KnownMove]) -> Option<Move> {
    let mover = position.side();
    let margin = Score::margin(i32::from(position.store(mover)) - i32::from(position.store(!mover)));
    let key = |known: &KnownMove| {
        let (worth, plies) = (known.worth, i64::from(known.plies));
        let hurry = if worth.sure >= margin { -plies } else { plies };
        (Standing::of(worth.sure), Standing::of(worth.most), worth.sure, worth.most, hurry)
    };
    let places = moves.iter().enumerate();
    places.max_by_key(|(place, known)| (key(known), Reverse(*place))).map(|(_, known)| known.played)
}

/// What perfect play leads to until anybody can see the result: the game is over, a side has more than half of all seeds, or a
/// position comes back. Nothing if the tables end before.
pub(crate) fn line(game: &Game, tables: &Tables, from: &Position) -> Option<Vec<Move>> {
    let mut at = *from;
    let mut passed = vec![at];
    let mut line = Vec::new();
    for _ in 0..LONGEST {
        if is_decided(game, &at) {
            return Some(line);
        }
        let played = perfect(&at, &by_tables(tables, &at)?)?;
        line.push(played);
        at = game.play(&at, played).ok()?;
        if passed.contains(&at) {
            return Some(line);
        }
        passed.push(at);
    }
    None
}

/// Whether the result is there for all to see.
pub(crate) fn is_decided(game: &Game, position: &Position) -> bool {
    let half = u16::from(game.rules().total()) / 2;
    let has_more = |side: Side| u16::from(position.store(side)) > half;
    game.outcome(position).is_some() || Side::BOTH.into_iter().any(has_more)
}

/// The fewest moves of the side to move in which a win is there for all to see, against perfect defence. Nothing if that takes too
/// long to find out.
pub(crate) fn shortest_win(game: &Game, tables: &Tables, from: &Position) -> Option<u32> {
    let mut search = Shortest { game, tables, winner: from.side(), seen: HashMap::new(), looked_at: 0 };
    // Bound: every round looks at one position more at the least, and the number of those has an end.
    (1..=LONGEST).find_map(|moves| match search.wins(from, moves, 0) {
        Some(false) => None,
        answer => Some(answer.map(|_| moves)),
    })?
}

struct Shortest<'a> {
    game: &'a Game,
    tables: &'a Tables,
    winner: Side,
    /// With how many moves a position is known not to be won, and from how many on it is.
    seen: HashMap<Position, (u32, u32)>,
    looked_at: u32,
}

impl Shortest<'_> {
    /// Whether the winner needs no more than so many moves; nothing if that is not to be found out.
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
        let known = by_tables(self.tables, at)?;
        let tried: Vec<Move> = match own {
            true => {
                let keeps = |known: &&KnownMove| known.worth.reaches(Standing::Win) == Some(true);
                known.iter().filter(keeps).map(|known| known.played).collect()
            }
            false => perfect(at, &known).into_iter().collect(),
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
