//! Counts wins, draws and losses, by game and by pair of games.

use std::collections::BTreeMap;

/// The result of a game for the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// The second player won.
    Loss,
    /// Neither player won.
    Draw,
    /// The first player won.
    Win,
}

impl GameResult {
    /// Half points: 0, 1 or 2.
    fn half_points(self) -> usize {
        self as usize
    }
}

/// The results so far, for the first player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that the first player won.
    pub wins: u64,
    /// Games without a winner.
    pub draws: u64,
    /// Games that the second player won.
    pub losses: u64,
    /// Games that South won, drew and lost. The players take turns as South.
    pub south: [u64; 3],
    /// Pairs by their points: 0, ½, 1, 1½, 2.
    pub pairs: [u64; 5],
    /// Games that each player lost without a legal move.
    pub faults: [u64; 2],
    /// Games that each player lost on time.
    pub timeouts: [u64; 2],
    /// Games whose pair is incomplete, by the number of the pair.
    pub(super) waiting: BTreeMap<u32, GameResult>,
}

impl Tally {
    /// Adds a game of that pair.
    pub fn add(&mut self, pair: u32, result: GameResult) {
        match result {
            GameResult::Win => self.wins += 1,
            GameResult::Draw => self.draws += 1,
            GameResult::Loss => self.losses += 1,
        }
        match self.waiting.remove(&pair) {
            Some(other) => self.pairs[other.half_points() + result.half_points()] += 1,
            None => {
                self.waiting.insert(pair, result);
            }
        }
    }

    /// Adds the results of another tally, of other games.
    pub fn merge(&mut self, other: &Tally) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        for (sum, count) in self.south.iter_mut().zip(other.south) {
            *sum += count;
        }
        for (sum, count) in self.pairs.iter_mut().zip(other.pairs) {
            *sum += count;
        }
        for player in 0..2 {
            self.faults[player] += other.faults[player];
            self.timeouts[player] += other.timeouts[player];
        }
    }

    /// The tally from the second player's point of view.
    pub fn seen_by_the_other(&self) -> Tally {
        let mut pairs = self.pairs;
        pairs.reverse();
        Tally {
            wins: self.losses,
            draws: self.draws,
            losses: self.wins,
            south: self.south,
            pairs,
            faults: [self.faults[1], self.faults[0]],
            timeouts: [self.timeouts[1], self.timeouts[0]],
            waiting: BTreeMap::new(),
        }
    }

    /// The number of games so far.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The number of complete pairs so far.
    pub fn whole_pairs(&self) -> u64 {
        self.pairs.iter().sum()
    }

    /// The first player's mean points per game, from 0 to 1; `None` before the first game.
    pub fn score(&self) -> Option<f64> {
        let games = self.games();
        (games > 0).then(|| (self.wins as f64 + 0.5 * self.draws as f64) / games as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::GameResult::{Draw, Loss, Win};
    use super::*;

    #[test]
    fn pairs_are_counted_by_their_points_whatever_order_games_end_in() {
        let mut tally = Tally::default();
        for (pair, result) in [(0, Win), (1, Draw), (0, Win), (2, Loss), (1, Loss), (2, Win), (3, Draw)] {
            tally.add(pair, result);
        }
        assert_eq!((tally.wins, tally.draws, tally.losses), (3, 2, 2));
        assert_eq!(tally.pairs, [0, 1, 1, 0, 1]);
        assert_eq!((tally.games(), tally.whole_pairs()), (7, 3));
        assert_eq!(tally.score(), Some(4.0 / 7.0));
    }

    #[test]
    fn the_other_player_sees_the_same_games_from_across_the_board() {
        let mut tally = Tally { faults: [1, 0], ..Tally::default() };
        tally.add(0, Win);
        tally.add(0, Draw);
        let other = tally.seen_by_the_other();
        assert_eq!((other.wins, other.draws, other.losses), (0, 1, 1));
        assert_eq!((other.pairs, other.faults), ([0, 1, 0, 0, 0], [0, 1]));
        let mut both = tally.clone();
        both.merge(&other);
        assert_eq!((both.games(), both.pairs, both.faults), (4, [0, 1, 0, 1, 0], [1, 1]));
    }

    #[test]
    fn without_a_game_there_is_no_score() {
        assert_eq!(Tally::default().score(), None);
    }
}
