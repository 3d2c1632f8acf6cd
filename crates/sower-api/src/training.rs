//! The trainer: an endgame against perfect play. The caller sends the whole line, so nothing is stored.

use std::sync::Arc;

use sower_core::notation::write_position;
use sower_core::{Game, Played};
use sower_puzzles::Trainer;
use sower_tables::EndgameTables;
use sower_text::{Language, Message, message};
use sower_wire::{ProblemCode, Training, TrainingAsked};

use crate::look::{play_all, position};
use crate::problem::{Problem, problem, refused};

/// The most plies of a training exercise.
const MOST_PLIES: usize = 500;

/// The requested exercise after its moves. Without a position, one is drawn from tables or puzzles.
pub fn exercise(
    asked: &TrainingAsked,
    game: Arc<Game>,
    tables: Option<&EndgameTables>,
    rng: &mut impl rand::Rng,
    language: &Language,
) -> Result<Played, Problem> {
    if asked.moves.len() > MOST_PLIES {
        let talk = message!("site-too-many-moves", most = MOST_PLIES);
        return Err(problem(ProblemCode::BadRequest, &talk, language));
    }
    let start = match &asked.position {
        Some(text) => position(&game, Some(text), language)?,
        None => {
            let puzzles = sower_puzzles::of_game(&game).map(|puzzles| puzzles.all()).unwrap_or_default();
            let found = sower_puzzles::exercise(&game, tables, puzzles, rng);
            found.ok_or_else(|| problem(ProblemCode::NotFound, &message!("site-no-puzzles"), language))?
        }
    };
    let mut played = Played::from_position(game, start);
    play_all(&mut played, &asked.moves, language)?;
    Ok(played)
}

/// The trainer's judgement of the last move, and its reply.
pub fn training(
    asked: &TrainingAsked,
    played: &Played,
    tables: Option<Arc<EndgameTables>>,
    language: &Language,
) -> Result<Training, Problem> {
    let game = Arc::clone(played.game());
    let start = *played.start();
    let refusal = |what| refused(&game, &what, language);
    let trainer = Trainer::new(Arc::clone(&game), tables, start);
    let mut trainer = trainer.map_err(|reason| refused(&game, &reason.sentence(), language))?;
    trainer.slipped_before(asked.slips);
    let plies = played.moves_played();
    let (mut keeps, mut told) = (true, Vec::new());
    if let Some((last, before)) = plies.split_last() {
        trainer.resume(before).map_err(refusal)?;
        let by_pupil = trainer.played().position().side() == trainer.pupil();
        if asked.on || !by_pupil {
            trainer.resume(&[*last]).map_err(refusal)?;
            trainer.reply();
        } else {
            let answer = trainer.play(*last).map_err(refusal)?;
            (keeps, told) = (answer.keeps, answer.told);
        }
    }
    let words = game.rules().words();
    let said = |message: &Message| language.render(message, words);
    let result = (keeps && trainer.is_over()).then(|| trainer.result().iter().map(said).collect());
    Ok(Training {
        position: write_position(&start),
        task: language.say(&trainer.task(), words),
        moves: game.labels(&start, &trainer.played().moves_played()),
        keeps,
        why: told.iter().map(said).collect(),
        slips: trainer.slips(),
        result,
    })
}
