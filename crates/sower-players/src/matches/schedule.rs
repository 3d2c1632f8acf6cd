//! The order of games in a match, and their results.

use std::sync::Arc;

use rand::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64;
use sower_core::Side;

use super::book::Book;
use super::opening::{Opening, OpeningError};
use super::play_game::Ended;
use super::tally::GameResult;
use sower_search::Stop;

/// A scheduled game.
#[derive(Clone, Debug)]
pub(super) struct Fixture {
    /// The number of the game, from 0.
    pub(super) number: u32,
    pub(super) opening: Arc<Opening>,
}

impl Fixture {
    /// The number of its pair: two games share an opening.
    pub(super) fn pair(&self) -> u32 {
        self.number / 2
    }

    /// The index of the player at a side. The first player is South in the first game of a pair and North in the second.
    pub(super) fn player_at(&self, side: Side) -> usize {
        (self.number as usize + side as usize) % 2
    }

    /// A player's seed, which depends only on the match's seed and the game.
    pub(super) fn seed(&self, of_match: u64, player: usize) -> u64 {
        // Each game has a separate random stream.
        let mut rng = Pcg64::seed_from_u64(of_match ^ (u64::from(self.number) << 32));
        (0..=player).map(|_| rng.next_u64()).last().unwrap_or_default()
    }
}

/// Returns the games in order, with their openings.
pub(super) struct Schedule {
    games: u32,
    next: u32,
    book: Book,
    opening: Option<Arc<Opening>>,
}

impl Schedule {
    pub(super) fn new(games: u32, book: Book) -> Schedule {
        Schedule { games, next: 0, book, opening: None }
    }

    /// The next game; `None` if there are no more, or if stopped.
    pub(super) fn next(&mut self, stop: &Stop) -> Result<Option<Fixture>, OpeningError> {
        if self.next == self.games || stop.is_stopped() {
            return Ok(None);
        }
        let opening = match self.opening.take() {
            Some(opening) => opening,
            None => {
                let Some(opening) = self.book.next(stop)? else { return Ok(None) };
                self.opening = Some(Arc::clone(&opening));
                opening
            }
        };
        let fixture = Fixture { number: self.next, opening };
        self.next += 1;
        Ok(Some(fixture))
    }
}

/// A finished game of a match.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    pub(super) fixture: Fixture,
    /// The moves and the result.
    pub ended: Ended,
}

impl FinishedGame {
    /// The number of the game in the match, from 1.
    pub fn number(&self) -> u32 {
        self.fixture.number + 1
    }

    /// The opening that it started from.
    pub fn opening(&self) -> &Opening {
        &self.fixture.opening
    }

    /// The index of the player at a side: 0 for the first, 1 for the second.
    pub fn player_at(&self, side: Side) -> usize {
        self.fixture.player_at(side)
    }

    /// The result for the first player.
    pub fn result(&self) -> GameResult {
        match self.ended.outcome.winner {
            None => GameResult::Draw,
            Some(side) if self.player_at(side) == 0 => GameResult::Win,
            Some(_) => GameResult::Loss,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::book::tests::game;
    use super::*;

    #[test]
    fn every_opening_is_given_twice_with_sides_swapped_and_an_odd_one_once() {
        let game = game("oware");
        let mut schedule = Schedule::new(5, Book::random(&game, 4, None, 1));
        let stop = Stop::new();
        let fixtures: Vec<Fixture> = std::iter::from_fn(|| schedule.next(&stop).unwrap()).collect();
        assert_eq!(fixtures.len(), 5);
        assert_eq!(fixtures[0].opening, fixtures[1].opening);
        assert_eq!(fixtures[2].opening, fixtures[3].opening);
        assert_ne!(fixtures[1].opening, fixtures[2].opening);
        let south: Vec<usize> = fixtures.iter().map(|fixture| fixture.player_at(Side::South)).collect();
        assert_eq!(south, [0, 1, 0, 1, 0]);
        assert!(
            fixtures
                .iter()
                .all(|fixture| { fixture.player_at(Side::South) + fixture.player_at(Side::North) == 1 })
        );
    }

    #[test]
    fn seeds_differ_between_players_and_games() {
        let opening = Arc::new(Opening::new(game("oware").start(), Vec::new()));
        let seeds: std::collections::HashSet<u64> = (0..50)
            .map(|number| Fixture { number, opening: Arc::clone(&opening) })
            .flat_map(|fixture| [fixture.seed(9, 0), fixture.seed(9, 1)])
            .collect();
        assert_eq!(seeds.len(), 100);
    }
}
