//! An attempt at a task: the player's plies, the replies between them, and the verdict.

use serde::Serialize;
use sower_core::rules::Words;
use sower_core::trace::Trace;
use sower_core::{Game, Move, Position, Refusal};
use sower_text::{Language, Message, message};

use super::Task;

/// One ply of an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The position before the ply.
    pub before: Position,
    /// The move that was played.
    pub played: Move,
    /// The steps of the move.
    pub trace: Trace,
}

/// The result of an attempt so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The player has reached the goal.
    Done,
    /// The player has plies left.
    NotYet {
        /// The number of plies left.
        left: u8,
    },
    /// The player has missed the goal and has no plies left.
    Missed {
        /// The explanation of what was missing.
        message: Message,
    },
}

/// A task with the plies played so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Every ply, the player's and the replies, in the order they were played.
    pub plies: Vec<Ply>,
    /// The position after the last ply.
    pub position: Position,
    /// The result so far.
    pub verdict: Verdict,
}

/// A verdict as JSON for the user interface.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// `done`, `not-yet` or `missed`.
    pub verdict: &'static str,
    /// The number of plies left; `None` once it is decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// The sentence for the player.
    pub message: String,
}

impl Task {
    /// The verdict on the player's plies. Ignores plies after the attempt is decided.
    pub fn judge(&self, game: &Game, plies: &[Move]) -> Result<Verdict, Refusal> {
        self.attempt(game, plies).map(|attempt| attempt.verdict)
    }

    /// Plays the player's plies, and each reply as soon as the opponent is to move.
    pub fn attempt(&self, game: &Game, plies: &[Move]) -> Result<Attempt, Refusal> {
        let mut attempt = Attempt {
            plies: Vec::new(),
            position: self.position,
            verdict: Verdict::NotYet { left: self.plies },
        };
        let mut replies = self.replies.iter();
        for played in plies {
            let Verdict::NotYet { left } = attempt.verdict else { break };
            attempt.play(game, *played)?;
            let Some(message) = self.goal.miss(game, &attempt.own_plies(self))? else {
                attempt.verdict = Verdict::Done;
                break;
            };
            let goes_on = left > 1 && attempt.answer(game, self, &mut replies);
            attempt.verdict =
                if goes_on { Verdict::NotYet { left: left - 1 } } else { Verdict::Missed { message } };
        }
        Ok(attempt)
    }

    /// All solutions, found by exhaustive search.
    ///
    /// A task has at most three plies, so that is a few thousand traces on the widest board.
    pub fn solutions(&self, game: &Game) -> Result<Vec<Vec<Move>>, Refusal> {
        let mut solutions = Vec::new();
        let mut open = vec![Vec::new()];
        while let Some(line) = open.pop() {
            let so_far = self.attempt(game, &line)?;
            match so_far.verdict {
                Verdict::Done => solutions.push(line),
                Verdict::Missed { .. } => {}
                Verdict::NotYet { .. } => {
                    let next = game.moves(&so_far.position).into_iter().rev();
                    open.extend(next.map(|played| line.iter().copied().chain([played]).collect::<Vec<_>>()));
                }
            }
        }
        Ok(solutions)
    }

    /// The sentence for a verdict: this task's praise, or what was missing.
    pub fn answer(&self, verdict: &Verdict, language: &Language, words: &Words) -> Answer {
        match verdict {
            Verdict::Done => Answer { verdict: "done", left: None, message: self.done.said(language, words) },
            Verdict::NotYet { left } => Answer {
                verdict: "not-yet",
                left: Some(*left),
                message: language.say(&message!("task-goes-on", left = *left), words),
            },
            Verdict::Missed { message } => {
                Answer { verdict: "missed", left: None, message: language.say(message, words) }
            }
        }
    }
}

impl Attempt {
    fn play(&mut self, game: &Game, played: Move) -> Result<(), Refusal> {
        let before = self.position;
        let trace = game.trace(&before, played)?;
        self.position = trace.after;
        self.plies.push(Ply { before, played, trace });
        Ok(())
    }

    /// The player's plies, without replies.
    fn own_plies(&self, task: &Task) -> Vec<&Ply> {
        self.plies.iter().filter(|ply| ply.trace.mover == task.position.side()).collect()
    }

    /// Plays the replies until the player is to move. Returns whether the player can continue: after an unexpected ply
    /// there may be no reply, or the reply may be illegal.
    fn answer<'a>(
        &mut self,
        game: &Game,
        task: &Task,
        replies: &mut impl Iterator<Item = &'a String>,
    ) -> bool {
        while self.position.side() != task.position.side() {
            let reply = replies.next().map(|label| game.read_move(self.position.side(), label));
            let Some(Ok(reply)) = reply else { return false };
            if self.play(game, reply).is_err() {
                return false;
            }
        }
        game.outcome(&self.position).is_none()
    }
}
