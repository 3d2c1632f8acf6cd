//! The opening book of a match.

use std::collections::HashSet;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use rand::RngExt as _;
use rand_pcg::Pcg64;
use sower_core::{Game, Played, Position};

use super::opening::{Opening, OpeningError};
use crate::player::generator;
use sower_search::Root;
use sower_search::{Limits, Stop};
use sower_search::{Searcher, Settings};

/// The source of openings, as written on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningsSource {
    /// Random openings of that many plies.
    Random(u32),
    /// A file with one opening per line.
    File(PathBuf),
}

/// The text names no source of openings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is not a source of openings; expected random:PLIES with 0 to {MOST_PLIES} plies, as in random:4, or a file"
)]
pub struct UnknownOpenings(pub String);

/// The longest random opening: far longer than any useful one.
const MOST_PLIES: u32 = 100;
/// The most attempts for one opening.
const MOST_TRIES: u32 = 1000;
/// The depth of the search that checks an opening's balance.
const BALANCE_DEPTH: u32 = 8;
/// The memory of that search in bytes.
const BALANCE_MEMORY: usize = 2 << 20;

impl FromStr for OpeningsSource {
    type Err = UnknownOpenings;

    fn from_str(text: &str) -> Result<OpeningsSource, UnknownOpenings> {
        let unknown = || UnknownOpenings(text.to_owned());
        match text.strip_prefix("random:") {
            Some(plies) => match plies.parse() {
                Ok(plies @ 0..=MOST_PLIES) => Ok(OpeningsSource::Random(plies)),
                _ => Err(unknown()),
            },
            None if text.is_empty() || text == "random" => Err(unknown()),
            None => Ok(OpeningsSource::File(PathBuf::from(text))),
        }
    }
}

/// Returns openings in an order that depends only on its parameters. It never runs out: after the last distinct opening
/// it starts again from the first.
pub struct Book {
    game: Arc<Game>,
    given: usize,
    /// The openings read or generated so far.
    known: Vec<Opening>,
    dice: Option<Dice>,
}

/// The generator of random openings.
struct Dice {
    rng: Pcg64,
    plies: u32,
    /// The largest lead in seeds that a short search may find, and its searcher.
    balance: Option<(u32, Searcher)>,
    /// Positions already tried, accepted or not.
    met: HashSet<Position>,
}

impl Book {
    /// A book with the given openings in order.
    pub fn listed(game: &Arc<Game>, openings: Vec<Opening>) -> Result<Book, OpeningError> {
        if openings.is_empty() {
            return Err(OpeningError::Empty);
        }
        Ok(Book { game: Arc::clone(game), given: 0, known: openings, dice: None })
    }

    /// Random openings that do not end the game, distinct as long as possible. With `balance`, it accepts only openings
    /// in which a search of depth 8 sees neither side more than that many seeds ahead.
    pub fn random(game: &Arc<Game>, plies: u32, balance: Option<u32>, seed: u64) -> Book {
        let settings = Settings::new(BALANCE_MEMORY, 1);
        let balance = balance.map(|seeds| (seeds, Searcher::new(Arc::clone(game), settings)));
        let dice = Dice { rng: generator(seed), plies, balance, met: HashSet::new() };
        Book { game: Arc::clone(game), given: 0, known: Vec::new(), dice: Some(dice) }
    }

    /// The next opening; `None` if stopped.
    pub fn next(&mut self, stop: &Stop) -> Result<Option<Arc<Opening>>, OpeningError> {
        if let Some(dice) = &mut self.dice
            && self.given == self.known.len()
        {
            match dice.throw(&self.game, stop) {
                Some(opening) => self.known.push(opening),
                None if stop.is_stopped() => return Ok(None),
                None if self.known.is_empty() => return Err(dice.nothing_found()),
                // There are no others, or hardly any.
                None => self.dice = None,
            }
        }
        let opening = &self.known[self.given % self.known.len()];
        self.given += 1;
        Ok(Some(Arc::new(opening.clone())))
    }
}

impl Dice {
    /// Generates a new acceptable opening.
    fn throw(&mut self, game: &Arc<Game>, stop: &Stop) -> Option<Opening> {
        for _ in 0..MOST_TRIES {
            if stop.is_stopped() {
                return None;
            }
            let played = self.line(game);
            if played.outcome().is_some() || !self.met.insert(*played.position()) {
                continue;
            }
            if self.is_balanced(&played, stop) && !stop.is_stopped() {
                return Some(Opening::of(&played));
            }
        }
        None
    }

    fn line(&mut self, game: &Arc<Game>) -> Played {
        let mut played = Played::new(Arc::clone(game));
        for _ in 0..self.plies {
            let moves = played.moves();
            if moves.is_empty() {
                break;
            }
            let next = moves[self.rng.random_range(0..moves.len())];
            played.play(next).expect("it is one of the legal moves");
        }
        played
    }

    fn is_balanced(&mut self, played: &Played, stop: &Stop) -> bool {
        let Some((seeds, searcher)) = &mut self.balance else { return true };
        // Earlier searches must not affect this one.
        searcher.clear();
        let seen = searcher.best(&Root::of(played), &Limits::depth(BALANCE_DEPTH), stop);
        seen.best().is_some_and(|best| best.score.seeds().abs() <= f64::from(*seeds))
    }

    fn nothing_found(&self) -> OpeningError {
        let (tries, plies) = (MOST_TRIES, self.plies);
        match &self.balance {
            // A position was tried but rejected, so the balance was the reason.
            Some((seeds, _)) if !self.met.is_empty() => {
                OpeningError::NoneBalanced { tries, plies, seeds: *seeds }
            }
            _ => OpeningError::AllOver { tries, plies },
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use sower_core::{Change, library};

    use super::*;

    pub(in super::super) fn game(name: &str) -> Arc<Game> {
        Arc::new(Game::new(library::find(name).unwrap().rules(&[]).unwrap()))
    }

    fn take(book: &mut Book, count: usize) -> Vec<Opening> {
        let stop = Stop::new();
        (0..count).map(|_| Opening::clone(&book.next(&stop).unwrap().unwrap())).collect()
    }

    fn positions(game: &Arc<Game>, openings: &[Opening]) -> Vec<Position> {
        openings.iter().map(|opening| *opening.begin(game).position()).collect()
    }

    #[test]
    fn random_openings_differ_are_not_over_and_depend_on_the_seed_alone() {
        for name in ["kalah", "oware", "togyz-kumalak", "ogidise"] {
            let game = game(name);
            let openings = take(&mut Book::random(&game, 4, None, 7), 50);
            let met: HashSet<Position> = positions(&game, &openings).into_iter().collect();
            assert_eq!(met.len(), 50, "{name}");
            for opening in &openings {
                let played = opening.begin(&game);
                assert_eq!((played.moves_played().len(), played.outcome()), (4, None), "{name}");
            }
            assert_eq!(openings, take(&mut Book::random(&game, 4, None, 7), 50), "{name}");
            assert_ne!(openings, take(&mut Book::random(&game, 4, None, 8), 50), "{name}");
        }
    }

    #[test]
    fn where_there_are_no_more_the_earlier_ones_come_round_again() {
        let game = game("oware");
        let openings = take(&mut Book::random(&game, 1, None, 1), 14);
        let first: HashSet<Position> = positions(&game, &openings[..6]).into_iter().collect();
        assert_eq!(first.len(), 6);
        assert_eq!(openings[..6], openings[6..12]);
        assert_eq!(openings[..2], openings[12..]);
        let listed = Opening::read_all(&game, "A\nB").unwrap();
        let mut book = Book::listed(&game, listed.clone()).unwrap();
        assert_eq!(take(&mut book, 3), [listed[0].clone(), listed[1].clone(), listed[0].clone()]);
    }

    #[test]
    fn balanced_openings_are_those_in_which_a_short_search_sees_little() {
        let game = game("kalah");
        let openings = take(&mut Book::random(&game, 4, Some(2), 3), 10);
        for opening in &openings {
            let settings = Settings::new(BALANCE_MEMORY, 1);
            let mut searcher = Searcher::new(Arc::clone(&game), settings);
            let root = Root::of(&opening.begin(&game));
            let seen = searcher.best(&root, &Limits::depth(BALANCE_DEPTH), &Stop::new());
            assert!(seen.best().unwrap().score.seeds().abs() <= 2.0);
        }
        assert_eq!(openings, take(&mut Book::random(&game, 4, Some(2), 3), 10));
    }

    #[test]
    fn where_nothing_will_do_it_gives_up_and_says_why() {
        // Three plies end every game of one seed a side.
        let changes = ["board.pits=1", "board.seeds=1"].map(|change| Change::parse(change).unwrap());
        let rules = library::find("kalah").unwrap().rules(&changes).unwrap();
        let game = Arc::new(Game::new(rules));
        let found = Book::random(&game, 50, None, 1).next(&Stop::new());
        assert_eq!(found.map(|_| ()), Err(OpeningError::AllOver { tries: MOST_TRIES, plies: 50 }));
    }

    #[test]
    fn one_that_is_told_to_stop_gives_none() {
        let stop = Stop::new();
        stop.stop();
        assert_eq!(Book::random(&game("oware"), 4, None, 1).next(&stop), Ok(None));
    }

    #[test]
    fn sources_are_read_and_bad_ones_told() {
        assert_eq!("random:4".parse(), Ok(OpeningsSource::Random(4)));
        assert_eq!("lines.txt".parse(), Ok(OpeningsSource::File("lines.txt".into())));
        for text in ["", "random", "random:", "random:x", "random:101", "random:-1"] {
            assert_eq!(text.parse::<OpeningsSource>(), Err(UnknownOpenings(text.to_owned())));
        }
    }
}
