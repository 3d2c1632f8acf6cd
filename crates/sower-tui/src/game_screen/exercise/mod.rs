//! Exercises on the game screen: puzzles, and endgames against perfect play.

mod puzzles;
mod trainer;

use std::sync::Arc;
use std::time::Duration;

use sower_core::record::Tags;
use sower_core::{Game, Move, Played, Position, Side};
use sower_players::PlayerSpec;

pub(crate) use puzzles::{PUZZLE_KEYS, PuzzleExercise};
pub(crate) use trainer::{TRAINER_KEYS, TrainerExercise};

use super::{GameScreen, Speed};
use crate::app::Context;
use crate::game_session::GameSession;
use crate::saved_games::Keeping;

/// What the player does on the game screen.
#[derive(Debug)]
pub(crate) enum Activity {
    /// Plays a game, which is saved after every ply.
    Game,
    /// Solves puzzles.
    Puzzles(Box<PuzzleExercise>),
    /// Plays an endgame out against perfect play.
    Trainer(Box<TrainerExercise>),
}

/// How to show a line of an exercise's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// The task.
    Task,
    /// An explanation.
    Plain,
    /// The verdict, and what the player can do now.
    Notice,
}

impl GameScreen {
    /// A screen for an exercise from a position.
    fn for_exercise(
        game: &Arc<Game>,
        from: Position,
        activity: Activity,
        speed: Speed,
        context: &mut Context,
    ) -> GameScreen {
        GameScreen::with(session(game, from), activity, speed, context)
    }

    pub(crate) fn is_exercise(&self) -> bool {
        !matches!(self.activity, Activity::Game)
    }

    /// The side that the player has in an exercise.
    pub(super) fn exercise_side(&self) -> Option<Side> {
        match &self.activity {
            Activity::Game => None,
            Activity::Puzzles(puzzles) => Some(puzzles.side()),
            Activity::Trainer(trainer) => Some(trainer.pupil()),
        }
    }

    /// Whether an exercise accepts a move now.
    pub(crate) fn exercise_waits(&self) -> bool {
        match &self.activity {
            Activity::Game => true,
            Activity::Puzzles(puzzles) => puzzles.is_open(),
            Activity::Trainer(trainer) => trainer.is_ready(),
        }
    }

    /// Plays a legal move of the player. An exercise also checks it.
    pub(super) fn play_own(&mut self, made: Move, context: &mut Context) {
        match &self.activity {
            Activity::Game => self.play(made, context),
            Activity::Puzzles(_) => self.attempt(made, context),
            Activity::Trainer(_) => self.play_to_trainer(made, context),
        }
    }

    /// The text of an exercise: its task, explanations, and what the player can do now.
    pub(crate) fn exercise_text(&self) -> Vec<(String, Tone)> {
        match &self.activity {
            Activity::Game => Vec::new(),
            Activity::Puzzles(puzzles) => puzzles.text(self.game()),
            Activity::Trainer(trainer) => trainer.text(),
        }
    }

    /// The heading of an exercise, on the right of the title line.
    pub(crate) fn exercise_heading(&self) -> Option<String> {
        match &self.activity {
            Activity::Game => None,
            Activity::Puzzles(puzzles) => Some(puzzles.heading()),
            Activity::Trainer(trainer) => Some(trainer.heading()),
        }
    }

    /// When an exercise changes the screen without input.
    pub(super) fn exercise_wakes_at(&self) -> Option<Duration> {
        if self.animation.is_some() {
            return None;
        }
        match &self.activity {
            Activity::Game => None,
            Activity::Puzzles(puzzles) => puzzles.back_at(),
            Activity::Trainer(trainer) => trainer.has_reply().then_some(self.not_before),
        }
    }

    pub(super) fn exercise_time(&mut self, context: &mut Context) {
        if self.exercise_wakes_at().is_none_or(|at| at > context.now) {
            return;
        }
        match &self.activity {
            Activity::Game => {}
            Activity::Puzzles(_) => self.back_to_puzzle(context),
            Activity::Trainer(_) => self.play_reply(context),
        }
    }

    /// Shows another position.
    fn restart(&mut self, from: Position, context: &mut Context) {
        let game = Arc::clone(self.seating.played.game());
        self.seating = session(&game, from);
        self.animation = None;
        self.selected = None;
        self.notice = None;
        self.look_again(None, context);
    }
}

/// An exercise has no record. Its moves are checked by the exercise, not by a computer player.
fn session(game: &Arc<Game>, from: Position) -> GameSession {
    GameSession {
        finished: Vec::new(),
        played: Played::from_position(Arc::clone(game), from),
        who: [PlayerSpec::Human, PlayerSpec::Human],
        tags: Tags::new(),
        keeping: Keeping::SavedGames(String::new()),
        notice: None,
        toss: None,
        seed: None,
    }
}
