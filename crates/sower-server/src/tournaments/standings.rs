//! The standings of a tournament, computed from its games alone.

use std::collections::HashMap;

use sower_core::Side;

use crate::store::Millis;

/// A game of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ArenaGame {
    pub(crate) id: String,
    /// South's player, who moves first, and North's.
    pub(crate) players: [String; 2],
    pub(crate) began: Millis,
    /// When it ended, and the winner.
    pub(crate) over: Option<(Millis, Option<Side>)>,
}

impl ArenaGame {
    pub(crate) fn has(&self, person: &str) -> bool {
        self.players.iter().any(|player| player == person)
    }

    /// A player's opponent in this game.
    pub(crate) fn opponent(&self, person: &str) -> Option<&str> {
        match &self.players {
            [south, north] if south == person => Some(north),
            [south, north] if north == person => Some(south),
            _ => None,
        }
    }
}

/// How points are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scoring {
    /// Win 2, draw 1, loss 0. Doubled from the third win in a row on, and for the draw that ends such a streak.
    Streaks,
    /// Win 2, draw 1, loss 0.
    Plain,
}

/// A player's results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Standing {
    pub(crate) points: u32,
    pub(crate) won: u32,
    pub(crate) drawn: u32,
    pub(crate) lost: u32,
    /// Points per game, in the order in which the games ended.
    pub(crate) sheet: Vec<u8>,
    /// The rooms of these games, in the same order.
    pub(crate) games: Vec<String>,
    /// The current number of wins in a row.
    pub(crate) row: u32,
    /// Games with the first move, less games with the second.
    pub(crate) begun: i32,
    /// The last opponent, and when that game ended.
    pub(crate) last: Option<(String, Option<Millis>)>,
}

/// After this many wins in a row the next game counts double.
const ROW: u32 = 2;

/// The standings from all games that ended by `until`; later ones do not count.
pub(crate) fn standings(games: &[ArenaGame], until: Millis, scoring: Scoring) -> HashMap<String, Standing> {
    let mut reached: HashMap<String, Standing> = HashMap::new();
    for game in games {
        for (side, player) in Side::BOTH.into_iter().zip(&game.players) {
            let standing = reached.entry(player.clone()).or_default();
            standing.begun += if side == Side::South { 1 } else { -1 };
        }
    }
    let mut by_begin: Vec<&ArenaGame> = games.iter().collect();
    by_begin.sort_by(|one, other| (one.began, &one.id).cmp(&(other.began, &other.id)));
    for game in by_begin {
        for player in &game.players {
            let ended = game.over.map(|(at, _)| at);
            let met = game.opponent(player).map(|other| (other.to_owned(), ended));
            reached.entry(player.clone()).or_default().last = met;
        }
    }
    let mut ended: Vec<(Millis, Option<Side>, &ArenaGame)> = games
        .iter()
        .filter_map(|game| game.over.map(|(at, winner)| (at, winner, game)))
        .filter(|(at, ..)| *at <= until)
        .collect();
    ended.sort_by(|one, other| (one.0, &one.2.id).cmp(&(other.0, &other.2.id)));
    for (_, winner, game) in ended {
        for (side, player) in Side::BOTH.into_iter().zip(&game.players) {
            let standing = reached.entry(player.clone()).or_default();
            let factor = if scoring == Scoring::Streaks && standing.row >= ROW { 2 } else { 1 };
            let points: u8 = match winner {
                Some(winner) if winner == side => {
                    standing.won += 1;
                    standing.row += 1;
                    2 * factor
                }
                None => {
                    standing.drawn += 1;
                    standing.row = 0;
                    factor
                }
                Some(_) => {
                    standing.lost += 1;
                    standing.row = 0;
                    0
                }
            };
            standing.points += u32::from(points);
            standing.sheet.push(points);
            standing.games.push(game.id.clone());
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: u64, south: &str, north: &str, winner: Option<Side>) -> ArenaGame {
        ArenaGame {
            id: id.to_string(),
            players: [south.to_owned(), north.to_owned()],
            began: id,
            over: Some((id + 10, winner)),
        }
    }

    #[test]
    fn from_the_third_win_in_a_row_points_are_double() {
        let south = Some(Side::South);
        let games = [
            game(1, "a", "b", south),
            game(2, "a", "c", south),
            game(3, "a", "b", south),
            game(4, "a", "c", None),
        ];
        let reached = standings(&games, 100, Scoring::Streaks);
        assert_eq!(reached["a"].sheet, [2, 2, 4, 2]);
        assert_eq!(reached["a"].games, ["1", "2", "3", "4"]);
        assert_eq!((reached["a"].points, reached["a"].row), (10, 0));
        assert_eq!((reached["c"].points, reached["c"].drawn, reached["c"].begun), (1, 1, -2));
        assert_eq!(standings(&games, 100, Scoring::Plain)["a"].sheet, [2, 2, 2, 1]);
    }

    #[test]
    fn a_game_that_ends_after_the_end_does_not_count() {
        let games = [game(1, "a", "b", Some(Side::North)), game(2, "b", "a", Some(Side::South))];
        let reached = standings(&games, 11, Scoring::Streaks);
        assert_eq!((reached["b"].points, reached["b"].won), (2, 1));
        assert_eq!(reached["b"].last, Some(("a".to_owned(), Some(12))));
    }
}
