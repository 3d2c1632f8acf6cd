//! Runs a match between two players, several games at once.
//!
//! Workers take games from one schedule and play them. The caller's thread sorts the finished games, counts them
//! and reports them. Because reports follow the order of the games, a match has the same result, and a sequential
//! test ends at the same game, with any number of threads.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use sower_core::{Game, Side};

use super::book::Book;
use super::contestant::Contestant;
use super::opening::OpeningError;
use super::play_game::{Seat, play_game};
use super::schedule::{FinishedGame, Fixture, Schedule};
use super::sprt::{Sprt, Verdict};
use super::tally::Tally;
use super::thinking_time::ThinkingTime;
use crate::player::Player;
use sower_search::Stop;

/// The parameters of a match.
pub struct Contest<'a> {
    /// The game that both players play.
    pub game: &'a Arc<Game>,
    /// The first and the second player.
    pub players: [&'a Contestant; 2],
    /// The number of games, unless the test decides earlier.
    pub games: u32,
    /// The players' thinking time.
    pub pace: ThinkingTime,
    /// How far an external engine may exceed its time for a move.
    pub margin: Duration,
    /// The random seed of the players.
    pub seed: u64,
    /// The number of games played at once.
    pub threads: usize,
    /// A test that ends the match as soon as it has decided.
    pub sprt: Option<Sprt>,
}

/// The state or result of a match.
#[derive(Clone, Debug)]
pub struct MatchStatus {
    /// The games counted so far.
    pub tally: Tally,
    /// The decision of the test.
    pub verdict: Verdict,
    /// Whether all games were played or the test has decided.
    pub finished: bool,
}

/// The time between two checks of the stop handle.
const LOOK: Duration = Duration::from_millis(20);

impl Contest<'_> {
    /// Plays the match. `report` gets every game in order, with the status after it, and may end the match. A match
    /// ended by `stop` has the status of the finished games.
    pub fn run(
        &self,
        book: Book,
        stop: &Stop,
        report: &mut dyn FnMut(&FinishedGame, &MatchStatus) -> ControlFlow<()>,
    ) -> Result<MatchStatus, OpeningError> {
        let schedule = Mutex::new(Schedule::new(self.games, book));
        // The workers have a separate stop handle, because a match may end without a stop from outside.
        let brake = Stop::new();
        thread::scope(|scope| {
            let (sender, finished) = channel();
            for _ in 0..self.threads.max(1) {
                let (sender, schedule, brake) = (sender.clone(), &schedule, &brake);
                scope.spawn(move || self.work(schedule, &sender, brake));
            }
            drop(sender);
            let counted = self.count(&finished, stop, &brake, report);
            brake.stop();
            counted
        })
    }

    /// Plays games until there are no more.
    fn work(
        &self,
        schedule: &Mutex<Schedule>,
        finished: &Sender<Result<FinishedGame, OpeningError>>,
        brake: &Stop,
    ) {
        let mut kept = [None, None];
        loop {
            let next = schedule.lock().unwrap_or_else(PoisonError::into_inner).next(brake);
            let told = match next {
                Ok(None) => return,
                Ok(Some(fixture)) => match self.play(fixture, &mut kept, brake) {
                    Some(game) => Ok(game),
                    None => return,
                },
                Err(error) => Err(error),
            };
            // The receiver is gone: the match is over.
            if finished.send(told).is_err() {
                return;
            }
        }
    }

    fn play(
        &self,
        fixture: Fixture,
        kept: &mut [Option<Box<dyn Player>>; 2],
        brake: &Stop,
    ) -> Option<FinishedGame> {
        let mut seat =
            |index: usize| self.players[index].seat(kept[index].take(), fixture.seed(self.seed, index));
        let indexes = Side::BOTH.map(|side| fixture.player_at(side));
        let [mut south, mut north] = indexes.map(&mut seat);
        let seats = [
            Seat { player: &mut *south, foreign: self.players[indexes[0]].is_foreign() },
            Seat { player: &mut *north, foreign: self.players[indexes[1]].is_foreign() },
        ];
        let ended = play_game(fixture.opening.begin(self.game), seats, &self.pace, self.margin, brake)?;
        let at_fault =
            ended.forfeit.as_ref().filter(|forfeit| !forfeit.reason.is_time()).map(|forfeit| forfeit.by);
        for (side, player) in Side::BOTH.into_iter().zip([south, north]) {
            // An external engine is kept for the next game; one that failed is restarted.
            let index = fixture.player_at(side);
            if self.players[index].is_foreign() && at_fault != Some(side) {
                kept[index] = Some(player);
            }
        }
        Some(FinishedGame { fixture, ended })
    }

    /// Sorts the finished games, counts and reports them.
    fn count(
        &self,
        finished: &Receiver<Result<FinishedGame, OpeningError>>,
        stop: &Stop,
        brake: &Stop,
        report: &mut dyn FnMut(&FinishedGame, &MatchStatus) -> ControlFlow<()>,
    ) -> Result<MatchStatus, OpeningError> {
        let mut standing = MatchStatus { tally: Tally::default(), verdict: Verdict::Open, finished: false };
        let mut early: BTreeMap<u32, FinishedGame> = BTreeMap::new();
        let mut next = 0;
        loop {
            match finished.recv_timeout(LOOK) {
                Ok(Err(error)) => return Err(error),
                Ok(Ok(game)) => {
                    early.insert(game.fixture.number, game);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            while let Some(game) = early.remove(&next) {
                next += 1;
                self.add(&mut standing, &game);
                standing.finished = next == self.games || standing.verdict != Verdict::Open;
                if report(&game, &standing).is_break() || standing.finished {
                    return Ok(standing);
                }
            }
            if stop.is_stopped() {
                brake.stop();
            }
        }
        // Stopped: games finished ahead of their turn count too.
        for game in early.into_values() {
            self.add(&mut standing, &game);
            if report(&game, &standing).is_break() {
                break;
            }
        }
        Ok(standing)
    }

    fn add(&self, standing: &mut MatchStatus, game: &FinishedGame) {
        standing.tally.add(game.fixture.pair(), game.result());
        let place = match game.ended.outcome.winner {
            Some(Side::South) => 0,
            None => 1,
            Some(Side::North) => 2,
        };
        standing.tally.south[place] += 1;
        if let Some(forfeit) = &game.ended.forfeit {
            let by = game.player_at(forfeit.by);
            let counts = match forfeit.reason.is_time() {
                true => &mut standing.tally.timeouts,
                false => &mut standing.tally.faults,
            };
            counts[by] += 1;
        }
        if let Some(sprt) = &self.sprt {
            standing.verdict = sprt.verdict(&standing.tally.pairs);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use sower_core::Played;

    use super::super::book::tests::game;
    use super::super::play_game::tests::mock;
    use super::*;
    use crate::player::{Choice, Greedy, PlayerError, Random};
    use sower_search::Limits;
    use sower_search::Root;
    use sower_search::{Searcher, Settings};

    const FREE: ThinkingTime =
        ThinkingTime::Each(Limits { time: None, nodes: None, depth: None, clock: None });

    fn random() -> Contestant {
        Contestant::new("random", |seed| Box::new(Random::new(seed)))
    }

    fn greedy() -> Contestant {
        Contestant::new("greedy", |seed| Box::new(Greedy::new(seed)))
    }

    fn contest<'a>(
        game: &'a Arc<Game>,
        players: [&'a Contestant; 2],
        games: u32,
        threads: usize,
    ) -> Contest<'a> {
        Contest {
            game,
            players,
            games,
            pace: FREE,
            margin: Duration::from_millis(50),
            seed: 5,
            threads,
            sprt: None,
        }
    }

    /// The games in the order of their reports, as numbers, moves and results; and the status.
    fn run(contest: &Contest<'_>) -> (Vec<(u32, String)>, MatchStatus) {
        let mut told = Vec::new();
        let book = Book::random(contest.game, 4, None, 1);
        let standing = contest.run(book, &Stop::new(), &mut |game, _| {
            told.push((game.number(), format!("{:?} {:?}", game.ended.played.moves_played(), game.result())));
            ControlFlow::Continue(())
        });
        (told, standing.unwrap())
    }

    #[test]
    fn threads_change_no_game_and_no_order() {
        for name in ["kalah", "ogidise"] {
            let game = game(name);
            let (greedy, random) = (greedy(), random());
            let (alone, first) = run(&contest(&game, [&greedy, &random], 31, 1));
            let (several, second) = run(&contest(&game, [&greedy, &random], 31, 3));
            assert_eq!(alone, several, "{name}");
            assert_eq!(
                alone.iter().map(|(number, _)| *number).collect::<Vec<_>>(),
                (1..=31).collect::<Vec<_>>()
            );
            assert_eq!(first.tally, second.tally, "{name}");
            assert!(first.finished);
            assert_eq!((first.tally.games(), first.tally.whole_pairs()), (31, 15));
            assert!(first.tally.wins > 20, "{name}: {:?}", first.tally);
        }
    }

    /// Searches within the given limits, with a table that it keeps during the game.
    struct Thinker(Searcher);

    impl Player for Thinker {
        fn choose(&mut self, played: &Played, limits: &Limits, stop: &Stop) -> Result<Choice, PlayerError> {
            let found = self.0.best(&Root::of(played), limits, stop);
            found.best().map(|best| Choice::plain(best.played)).ok_or(PlayerError::NoMove)
        }
    }

    #[test]
    fn players_that_search_so_many_nodes_play_the_same_match_on_any_number_of_threads() {
        let game = game("kalah");
        let table = Arc::clone(&game);
        let thinker = Contestant::new("thinker", move |_| {
            Box::new(Thinker(Searcher::new(Arc::clone(&table), Settings::new(1 << 20, 1))))
        });
        let greedy = greedy();
        let pace = ThinkingTime::Each(Limits::nodes(500));
        let (alone, first) = run(&Contest { pace, ..contest(&game, [&thinker, &greedy], 12, 1) });
        let (several, second) = run(&Contest { pace, ..contest(&game, [&thinker, &greedy], 12, 2) });
        assert_eq!((alone, first.tally), (several, second.tally));
    }

    #[test]
    fn a_test_ends_the_match_at_the_same_game_whatever_the_threads() {
        let game = game("kalah");
        let (greedy, random) = (greedy(), random());
        let mut stood = Vec::new();
        for threads in [1, 3] {
            let sprt = Some(Sprt::new(0.0, 200.0, 0.05, 0.05).unwrap());
            let (told, standing) =
                run(&Contest { sprt, ..contest(&game, [&greedy, &random], 1000, threads) });
            assert_eq!((standing.verdict, standing.finished), (Verdict::H1, true));
            assert_eq!(told.len() as u64, standing.tally.games());
            stood.push(standing.tally);
        }
        assert_eq!(stood[0], stood[1]);
        assert!(stood[0].games() < 1000);
    }

    #[test]
    fn a_player_that_fails_loses_is_started_again_and_the_match_goes_on() {
        let game = game("oware");
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let dies = Contestant::new("dies", |_| {
            let which = STARTED.fetch_add(1, Ordering::Relaxed);
            Box::new(mock(move |ply, played, _| {
                // Every second player fails at its third move; the others never fail.
                if which.is_multiple_of(2) && ply == 3 {
                    return Err(PlayerError::Died("signal 9".to_owned()));
                }
                Ok(Choice::plain(played.moves()[0]))
            }))
        })
        .foreign();
        let random = random();
        let (_, standing) = run(&contest(&game, [&dies, &random], 6, 1));
        assert_eq!(standing.tally.games(), 6);
        // The first player fails, the second stays to the end.
        assert_eq!((standing.tally.faults, STARTED.load(Ordering::Relaxed)), ([1, 0], 2));
    }

    #[test]
    fn illegal_and_slow_moves_count_against_their_player() {
        let game = game("oware");
        let illegal = Contestant::new("illegal", |_| {
            Box::new(mock(|_, _, _| Ok(Choice::plain(sower_core::Move::Swap))))
        });
        let slow = Contestant::new("slow", |_| {
            Box::new(mock(|_, played, _| {
                thread::sleep(Duration::from_millis(80));
                Ok(Choice::plain(played.moves()[0]))
            }))
        })
        .foreign();
        let pace = ThinkingTime::Each(Limits::time(Duration::from_millis(1)));
        let random = random();
        let (_, standing) = run(&Contest { pace, ..contest(&game, [&random, &illegal], 4, 1) });
        assert_eq!((standing.tally.wins, standing.tally.faults), (4, [0, 4]));
        let (_, standing) = run(&Contest { pace, ..contest(&game, [&slow, &random], 4, 2) });
        assert_eq!((standing.tally.losses, standing.tally.timeouts), (4, [4, 0]));
    }

    #[test]
    fn a_match_that_is_stopped_has_the_games_so_far() {
        let game = game("kalah");
        let random = random();
        let stop = Stop::new();
        let contest = contest(&game, [&random, &random], 100_000, 2);
        let mut told = 0;
        let standing = contest
            .run(Book::random(&game, 4, None, 1), &stop, &mut |_, _| {
                told += 1;
                if told == 10 {
                    stop.stop();
                }
                ControlFlow::Continue(())
            })
            .unwrap();
        assert!(!standing.finished);
        assert!((10..100_000).contains(&standing.tally.games()) && standing.tally.games() == told);
    }

    #[test]
    fn a_report_may_break_the_match_off() {
        let game = game("kalah");
        let random = random();
        let standing = contest(&game, [&random, &random], 1000, 2)
            .run(Book::random(&game, 4, None, 1), &Stop::new(), &mut |game, _| {
                if game.number() == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            })
            .unwrap();
        assert_eq!((standing.tally.games(), standing.finished), (3, false));
    }

    #[test]
    fn without_an_opening_there_is_no_match() {
        let changes =
            ["board.pits=1", "board.seeds=1"].map(|change| sower_core::Change::parse(change).unwrap());
        let rules = sower_core::library::find("kalah").unwrap().rules(&changes).unwrap();
        let game = Arc::new(Game::new(rules));
        let random = random();
        let run = contest(&game, [&random, &random], 4, 2).run(
            Book::random(&game, 50, None, 1),
            &Stop::new(),
            &mut |_, _| ControlFlow::Continue(()),
        );
        assert!(matches!(run, Err(OpeningError::AllOver { .. })));
    }
}
