//! The trainer: an endgame played out against a perfect opponent.

use std::sync::Arc;

use rand::{Rng, RngExt as _};
use sower_core::{Game, Move, Outcome, Played, Position, Refusal, Side};
use sower_search::{Limits, Probe, Probes, Searcher, Settings, Stop};
use sower_tables::EndgameTables;
use sower_text::{LineOfPlay, Message, Say as _, message};

use crate::find::self_play;
use crate::perfect_play::{best_move, is_decided, shortest_win};
use crate::proven_moves::{ProvenMove, from_search, from_tables};
use crate::puzzle::Puzzle;
use crate::result::GameResult;
use crate::value_range::ValueRange;
use crate::why::{verdict, what_follows};

/// The node limit of a proof without tables.
const PROOF: u64 = 300_000;
/// The memory of its search in bytes.
const MEMORY: usize = 16 << 20;
/// The longest exercise, in plies.
const LONGEST: usize = 400;
/// The most games to search for an exercise.
const MOST_GAMES: u64 = 200;

/// Why a position cannot be an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotTrainable {
    /// Neither the tables nor a search solve the position.
    Beyond {
        /// The position's seeds in play.
        seeds: u8,
    },
    /// The position is lost, so there is no result to keep.
    Lost,
    /// The value depends on the result of endless play.
    Open,
    /// The game is over.
    Over,
}

impl NotTrainable {
    /// The reason as a sentence.
    pub fn sentence(&self) -> Message {
        match self {
            NotTrainable::Beyond { seeds } => message!("train-beyond", count = *seeds),
            NotTrainable::Lost => message!("train-lost"),
            NotTrainable::Open => message!("train-open"),
            NotTrainable::Over => message!("train-over"),
        }
    }
}

/// An exercise: the pupil plays one side, the trainer is the opponent and plays perfectly.
pub struct Trainer {
    tables: Option<Arc<EndgameTables>>,
    searcher: Searcher,
    played: Played,
    pupil: Side,
    aim: GameResult,
    slips: u32,
}

/// Feedback on a move of the pupil.
#[derive(Clone, Debug)]
pub struct MoveFeedback {
    /// Whether the move keeps the result.
    pub keeps: bool,
    /// The proven value of the move, if known.
    pub value: Option<ValueRange>,
    /// The explanation of a mistake; empty after a good move.
    pub told: Vec<Message>,
    /// The opponent's replies; empty after a mistake.
    pub replies: Vec<Move>,
}

impl Trainer {
    /// An exercise from a position; the pupil plays the side to move. The tables must belong to the game.
    pub fn new(
        game: Arc<Game>,
        tables: Option<Arc<EndgameTables>>,
        from: Position,
    ) -> Result<Trainer, NotTrainable> {
        let for_search = tables.clone();
        let probes = Probes::new(move |_| Some(for_search.clone()? as Arc<dyn Probe>));
        let searcher = Searcher::new(Arc::clone(&game), Settings::new(MEMORY, 1).with_probes(probes));
        if game.outcome(&from).is_some() {
            return Err(NotTrainable::Over);
        }
        let mut trainer = Trainer {
            tables,
            searcher,
            played: Played::from_position(game, from),
            pupil: from.side(),
            aim: GameResult::Win,
            slips: 0,
        };
        let known = trainer.known(&from).ok_or(NotTrainable::Beyond { seeds: from.in_play() })?;
        let sure =
            known.iter().map(|known| GameResult::of(known.value.lower)).max().unwrap_or(GameResult::Loss);
        let most =
            known.iter().map(|known| GameResult::of(known.value.upper)).max().unwrap_or(GameResult::Loss);
        trainer.aim = match (sure, most) {
            (GameResult::Loss, GameResult::Loss) => return Err(NotTrainable::Lost),
            (GameResult::Loss, _) => return Err(NotTrainable::Open),
            (sure, _) => sure,
        };
        Ok(trainer)
    }

    /// The game so far, with the cursor at the current position.
    pub fn played(&self) -> &Played {
        &self.played
    }

    /// The side that the pupil plays.
    pub fn pupil(&self) -> Side {
        self.pupil
    }

    /// The result that the pupil has to keep.
    pub fn aim(&self) -> GameResult {
        self.aim
    }

    /// The fewest moves in which the pupil can win, if known.
    pub fn shortest(&self) -> Option<u32> {
        shortest_win(self.played.game(), self.tables.as_ref()?, self.played.start())
    }

    /// Sets the mistakes made before a resumed exercise.
    pub fn slipped_before(&mut self, slips: u32) {
        self.slips = slips;
    }

    /// Replays the moves of a resumed exercise, without feedback.
    pub fn resume(&mut self, plies: &[Move]) -> Result<(), Refusal> {
        plies.iter().try_for_each(|played| self.played.play(*played).map(drop))
    }

    /// The number of mistakes so far.
    pub fn slips(&self) -> u32 {
        self.slips
    }

    /// The task as a sentence.
    pub fn task(&self) -> Message {
        match self.aim {
            GameResult::Win => message!("train-win", side = self.pupil),
            _ => message!("train-draw", side = self.pupil),
        }
    }

    /// The number of moves that the pupil has made.
    pub fn own_moves(&self) -> u32 {
        let line = self.played.line_to(self.played.cursor());
        line.iter().filter(|id| self.played.mover(**id) == Some(self.pupil)).count() as u32
    }

    /// Whether the exercise is over: the result is decided, or a position repeats where the task is to hold a draw.
    pub fn is_over(&self) -> bool {
        let line = self.played.line_to(self.played.cursor());
        let here = self.played.position();
        let came_back = || line[..line.len() - 1].iter().any(|id| self.played.node(*id).position() == here);
        self.played.outcome().is_some()
            || is_decided(self.played.game(), here)
            || line.len() > LONGEST
            || (self.aim == GameResult::Draw && came_back())
    }

    /// The result of the game, if it is over by the rules.
    pub fn outcome(&self) -> Option<Outcome> {
        self.played.outcome()
    }

    /// The result of the exercise in words, once it is over.
    pub fn result(&mut self) -> Vec<Message> {
        let moves = self.own_moves();
        let reached = self.reached();
        let shortest = if self.aim == GameResult::Win { self.shortest() } else { None };
        let said = match (reached >= self.aim, self.aim, shortest) {
            (false, ..) => message!("train-missed", moves),
            (true, GameResult::Win, Some(shortest)) if moves <= shortest => {
                message!("train-won-shortest", moves)
            }
            (true, GameResult::Win, Some(shortest)) => {
                message!("train-won-longer", moves, more = moves - shortest)
            }
            (true, GameResult::Win, None) => message!("train-won", moves),
            (true, ..) => message!("train-drawn", moves),
        };
        let mut told = vec![said];
        if self.slips > 0 {
            told.push(message!("train-slips", slips = self.slips));
        }
        told
    }

    /// The result that the pupil has reached.
    fn reached(&mut self) -> GameResult {
        let at = *self.played.position();
        let lead = |one: u8, other: u8| {
            GameResult::of(sower_search::Score::margin(i32::from(one) - i32::from(other)))
        };
        if let Some(outcome) = self.played.outcome() {
            return match outcome.winner {
                Some(side) if side == self.pupil => GameResult::Win,
                Some(_) => GameResult::Loss,
                None => GameResult::Draw,
            };
        }
        if is_decided(self.played.game(), &at) {
            return lead(at.store(self.pupil), at.store(!self.pupil));
        }
        // A draw by repetition: the margin that the pupil can force here is the result.
        let sure = self.known(&at).and_then(|known| known.iter().map(|known| known.value.lower).max());
        match sure {
            Some(sure) if at.side() == self.pupil => GameResult::of(sure),
            Some(sure) => GameResult::of(-sure),
            None => GameResult::Loss,
        }
    }

    /// Plays a move of the pupil, checks whether it keeps the result, and plays the opponent's replies.
    pub fn play(&mut self, played: Move) -> Result<MoveFeedback, Refusal> {
        let before = *self.played.position();
        let known = self.known(&before);
        self.played.play(played)?;
        let known = known.and_then(|known| known.into_iter().find(|known| known.played == played));
        let value = known.map(|known| known.value);
        // An open value does not keep the result: the pupil had a certain one.
        let keeps = value.is_none_or(|value| value.reaches(self.aim) == Some(true));
        let mut told = Vec::new();
        if let (false, Some(value)) = (keeps, value) {
            self.slips += 1;
            let game = Arc::clone(self.played.game());
            told.push(verdict(&game, self.aim, &before, played, value, false));
            let mut line = vec![played];
            line.extend(what_follows(&game, self.played.position(), &mut self.searcher, &Stop::new()));
            if line.len() > 1 {
                let line = LineOfPlay::new(&game, &before, &line).message();
                told.push(message!("puzzle-line", line));
            }
        }
        // After a mistake the pupil may take the move back before the opponent replies.
        let replies = if keeps { self.reply() } else { Vec::new() };
        Ok(MoveFeedback { keeps, value, told, replies })
    }

    /// Plays the opponent's moves until the pupil is to move.
    pub fn reply(&mut self) -> Vec<Move> {
        let mut replies = Vec::new();
        while !self.is_over() && self.played.position().side() != self.pupil {
            let at = *self.played.position();
            let known = self.known(&at);
            let reply = known.and_then(|known| best_move(&at, &known)).or_else(|| self.searched(&at));
            match reply {
                Some(reply) if self.played.play(reply).is_ok() => replies.push(reply),
                _ => break,
            }
        }
        replies
    }

    /// Takes back the pupil's last move and the replies to it. Returns whether there was one.
    pub fn take_back(&mut self) -> bool {
        let mut taken = false;
        while self.played.undo().is_some() {
            taken = true;
            if self.played.position().side() == self.pupil {
                break;
            }
        }
        taken
    }

    /// The move of a search, where no value is proven.
    fn searched(&mut self, at: &Position) -> Option<Move> {
        let game = Arc::clone(self.played.game());
        what_follows(&game, at, &mut self.searcher, &Stop::new()).first().copied()
    }

    fn known(&mut self, at: &Position) -> Option<Vec<ProvenMove>> {
        let from_tables = self.tables.as_ref().and_then(|tables| from_tables(tables, at));
        let game = Arc::clone(self.played.game());
        from_tables
            .or_else(|| from_search(&game, &mut self.searcher, at, &Limits::nodes(PROOF), &Stop::new()))
    }
}

/// A position to play out, from a game's puzzles or else from a simulated game: one that can be won and that the
/// tables cover.
pub fn exercise(
    game: &Arc<Game>,
    tables: Option<&EndgameTables>,
    puzzles: &[Puzzle],
    rng: &mut impl Rng,
) -> Option<Position> {
    let most = tables.map_or(0, |tables| tables.most_seeds());
    let is_known = |puzzle: &&Puzzle| {
        puzzle.aim == GameResult::Win && (tables.is_none() || puzzle.position.in_play() <= most)
    };
    let known: Vec<&Puzzle> = puzzles.iter().filter(is_known).collect();
    if !known.is_empty() {
        return Some(known[rng.random_range(0..known.len())].position);
    }
    let (tables, seed) = (tables?, rng.random());
    (0..MOST_GAMES).find_map(|number| {
        let positions = self_play::play(game, &mut self_play::rng_for_game(seed, number));
        positions.into_iter().find(|position| {
            let won = |known: &ProvenMove| known.value.reaches(GameResult::Win) == Some(true);
            !is_decided(game, position)
                && from_tables(tables, position).is_some_and(|known| known.len() > 1 && known.iter().any(won))
        })
    })
}
