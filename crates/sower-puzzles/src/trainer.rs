//! The trainer: an endgame played out against somebody who knows everything.

use std::sync::Arc;

use rand::{Rng, RngExt as _};
use sower_core::{Game, Move, Outcome, Played, Position, Refusal, Side};
use sower_search::{Limits, Probe as _, Searcher, Settings, Stop};
use sower_tables::Tables;
use sower_text::{Message, message};

use crate::find::games;
use crate::known::{KnownMove, by_search, by_tables};
use crate::perfect::{is_decided, perfect, shortest_win};
use crate::puzzle::Puzzle;
use crate::standing::Standing;
use crate::why::{verdict, what_follows};
use crate::worth::Worth;

/// What a proof may cost where there is no table.
const PROOF: u64 = 300_000;
/// Memory of its search.
const MEMORY: usize = 16 << 20;
/// The most plies of an exercise.
const LONGEST: usize = 400;
/// Games that are looked through for an exercise.
const MOST_GAMES: u64 = 200;

/// Why a position is no exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotTrained {
    /// Neither tables nor a search know it.
    Beyond {
        /// Its seeds in play.
        seeds: u8,
    },
    /// It is lost: nothing is there to be kept.
    Lost,
    /// It rests on how endless play would end.
    Open,
    /// It is over.
    Over,
}

impl NotTrained {
    /// The same in words.
    pub fn sentence(&self) -> Message {
        match self {
            NotTrained::Beyond { seeds } => message!("train-beyond", count = *seeds),
            NotTrained::Lost => message!("train-lost"),
            NotTrained::Open => message!("train-open"),
            NotTrained::Over => message!("train-over"),
        }
    }
}

/// An endgame that is being played out: one side is the pupil's, the other plays perfectly.
pub struct Trainer {
    tables: Option<Arc<Tables>>,
    searcher: Searcher,
    played: Played,
    pupil: Side,
    aim: Standing,
    slips: u32,
}

/// What became of a move of the pupil.
#[derive(Clone, Debug)]
pub struct Answered {
    /// Whether the result is still the one that was to be kept.
    pub keeps: bool,
    /// What is proven of the move; nothing if nobody knows.
    pub worth: Option<Worth>,
    /// What is said of it: nothing as long as all is well.
    pub told: Vec<Message>,
    /// What the other side has played.
    pub replies: Vec<Move>,
}

impl Trainer {
    /// An exercise from a position; whoever is to move is the pupil. Tables, if there are any, are those of the game.
    pub fn new(game: Arc<Game>, tables: Option<Arc<Tables>>, from: Position) -> Result<Trainer, NotTrained> {
        let searcher = Searcher::new(Arc::clone(&game), Settings { memory: MEMORY, threads: 1 });
        if game.outcome(&from).is_some() {
            return Err(NotTrained::Over);
        }
        let mut trainer = Trainer {
            tables,
            searcher,
            played: Played::from_position(game, from),
            pupil: from.side(),
            aim: Standing::Win,
            slips: 0,
        };
        let known = trainer.known(&from).ok_or(NotTrained::Beyond { seeds: from.in_play() })?;
        let sure = known.iter().map(|known| Standing::of(known.worth.sure)).max().unwrap_or(Standing::Loss);
        let most = known.iter().map(|known| Standing::of(known.worth.most)).max().unwrap_or(Standing::Loss);
        trainer.aim = match (sure, most) {
            (Standing::Loss, Standing::Loss) => return Err(NotTrained::Lost),
            (Standing::Loss, _) => return Err(NotTrained::Open),
            (sure, _) => sure,
        };
        Ok(trainer)
    }

    /// The game as it has been played.
    pub fn played(&self) -> &Played {
        &self.played
    }

    /// The pupil's side.
    pub fn pupil(&self) -> Side {
        self.pupil
    }

    /// The result that is to be kept.
    pub fn aim(&self) -> Standing {
        self.aim
    }

    /// The fewest moves in which the win can be brought home, where that can be found out.
    pub fn shortest(&self) -> Option<u32> {
        shortest_win(self.played.game(), self.tables.as_ref()?, self.played.start())
    }

    /// Counts slips that were made before, by whoever goes on with an exercise.
    pub fn slipped_before(&mut self, slips: u32) {
        self.slips = slips;
    }

    /// Plays what was played before, without a word about it.
    pub fn resume(&mut self, plies: &[Move]) -> Result<(), Refusal> {
        plies.iter().try_for_each(|played| self.played.play(*played).map(drop))
    }

    /// How often the result was let slip.
    pub fn slips(&self) -> u32 {
        self.slips
    }

    /// What is asked.
    pub fn task(&self) -> Message {
        match self.aim {
            Standing::Win => message!("train-win", side = self.pupil),
            _ => message!("train-draw", side = self.pupil),
        }
    }

    /// Moves that the pupil has made.
    pub fn own_moves(&self) -> u32 {
        let line = self.played.line_to(self.played.cursor());
        line.iter().filter(|id| self.played.mover(**id) == Some(self.pupil)).count() as u32
    }

    /// Whether there is nothing left to play for: the game is over, the result is there for all to see, or a position came back
    /// where a draw was to be held.
    pub fn is_over(&self) -> bool {
        let line = self.played.line_to(self.played.cursor());
        let here = self.played.position();
        let came_back = || line[..line.len() - 1].iter().any(|id| self.played.node(*id).position() == here);
        self.played.outcome().is_some()
            || is_decided(self.played.game(), here)
            || line.len() > LONGEST
            || (self.aim == Standing::Draw && came_back())
    }

    /// The result of the game, if it is over by the rules.
    pub fn outcome(&self) -> Option<Outcome> {
        self.played.outcome()
    }

    /// What the exercise came to, once it is over.
    pub fn result(&mut self) -> Vec<Message> {
        let moves = self.own_moves();
        let reached = self.reached();
        let shortest = if self.aim == Standing::Win { self.shortest() } else { None };
        let said = match (reached >= self.aim, self.aim, shortest) {
            (false, ..) => message!("train-missed", moves),
            (true, Standing::Win, Some(shortest)) if moves <= shortest => {
                message!("train-won-shortest", moves)
            }
            (true, Standing::Win, Some(shortest)) => {
                message!("train-won-longer", moves, more = moves - shortest)
            }
            (true, Standing::Win, None) => message!("train-won", moves),
            (true, ..) => message!("train-drawn", moves),
        };
        let mut told = vec![said];
        if self.slips > 0 {
            told.push(message!("train-slips", slips = self.slips));
        }
        told
    }

    /// The standing of the pupil where the exercise has come to.
    fn reached(&mut self) -> Standing {
        let at = *self.played.position();
        let lead =
            |one: u8, other: u8| Standing::of(sower_search::Score::margin(i32::from(one) - i32::from(other)));
        if let Some(outcome) = self.played.outcome() {
            return match outcome.winner {
                Some(side) if side == self.pupil => Standing::Win,
                Some(_) => Standing::Loss,
                None => Standing::Draw,
            };
        }
        if is_decided(self.played.game(), &at) {
            return lead(at.store(self.pupil), at.store(!self.pupil));
        }
        // A draw that goes round: what is sure here is what it comes to.
        let sure = self.known(&at).and_then(|known| known.iter().map(|known| known.worth.sure).max());
        match sure {
            Some(sure) if at.side() == self.pupil => Standing::of(sure),
            Some(sure) => Standing::of(-sure),
            None => Standing::Loss,
        }
    }

    /// Plays a move of the pupil, says whether the result is kept, and lets the other side reply.
    pub fn play(&mut self, played: Move) -> Result<Answered, Refusal> {
        let before = *self.played.position();
        let known = self.known(&before);
        self.played.play(played)?;
        let known = known.and_then(|known| known.into_iter().find(|known| known.played == played));
        let worth = known.map(|known| known.worth);
        // What is open is not kept: the pupil had something that was sure.
        let keeps = worth.is_none_or(|worth| worth.reaches(self.aim) == Some(true));
        let mut told = Vec::new();
        if let (false, Some(worth)) = (keeps, worth) {
            self.slips += 1;
            let game = Arc::clone(self.played.game());
            told.push(verdict(&game, self.aim, &before, played, worth, false));
            let mut line = vec![played];
            line.extend(what_follows(&game, self.played.position(), &mut self.searcher, &Stop::new()));
            if line.len() > 1 {
                let line = game.write_line(&before, &line).join(" ");
                told.push(message!("puzzle-line", line));
            }
        }
        // Whoever has let it slip may take it back before the other side makes use of it.
        let replies = if keeps { self.reply() } else { Vec::new() };
        Ok(Answered { keeps, worth, told, replies })
    }

    /// Lets the other side play until the pupil is to move.
    pub fn reply(&mut self) -> Vec<Move> {
        let mut replies = Vec::new();
        while !self.is_over() && self.played.position().side() != self.pupil {
            let at = *self.played.position();
            let known = self.known(&at);
            let reply = known.and_then(|known| perfect(&at, &known)).or_else(|| self.searched(&at));
            match reply {
                Some(reply) if self.played.play(reply).is_ok() => replies.push(reply),
                _ => break,
            }
        }
        replies
    }

    /// Takes back the pupil's last move and whatever followed it. Whether there was one.
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

    /// What a search would play, where nobody knows.
    fn searched(&mut self, at: &Position) -> Option<Move> {
        let game = Arc::clone(self.played.game());
        what_follows(&game, at, &mut self.searcher, &Stop::new()).first().copied()
    }

    fn known(&mut self, at: &Position) -> Option<Vec<KnownMove>> {
        let from_tables = self.tables.as_ref().and_then(|tables| by_tables(tables, at));
        let game = Arc::clone(self.played.game());
        from_tables.or_else(|| by_search(&game, &mut self.searcher, at, &Limits::nodes(PROOF), &Stop::new()))
    }
}

/// A position to play out, of a game's puzzles or else of a game that was played to its end: one that can be won, and that the
/// tables know.
pub fn exercise(
    game: &Arc<Game>,
    tables: Option<&Tables>,
    puzzles: &[Puzzle],
    rng: &mut impl Rng,
) -> Option<Position> {
    let most = tables.map_or(0, |tables| tables.most_seeds());
    let is_known = |puzzle: &&Puzzle| {
        puzzle.aim == Standing::Win && (tables.is_none() || puzzle.position.in_play() <= most)
    };
    let known: Vec<&Puzzle> = puzzles.iter().filter(is_known).collect();
    if !known.is_empty() {
        return Some(known[rng.random_range(0..known.len())].position);
    }
    let (tables, seed) = (tables?, rng.random());
    (0..MOST_GAMES).find_map(|number| {
        let positions = games::play(game, &mut games::chances(seed, number));
        positions.into_iter().find(|position| {
            let won = |known: &KnownMove| known.worth.reaches(Standing::Win) == Some(true);
            !is_decided(game, position)
                && by_tables(tables, position).is_some_and(|known| known.len() > 1 && known.iter().any(won))
        })
    })
}
