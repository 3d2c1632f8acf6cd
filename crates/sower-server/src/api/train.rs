//! The trainer: an endgame against perfect defence. The page sends the whole line, so the server stores nothing.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_core::Played;
use sower_core::notation::write_position;
use sower_puzzles::Trainer;
use sower_text::message;

use super::look::{play_all, position};
use super::{Body, PathParams};
use crate::auth::guest::Guest;
use crate::custom_rules;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::rooms::{Asked, check_may_analyse};
use crate::site::Site;
use crate::wire::{Training, TrainingAsked};

/// The most plies of a training exercise.
const MOST_PLIES: usize = 500;

pub(crate) async fn train(
    State(site): State<Arc<Site>>,
    PathParams(name): PathParams<String>,
    locale: Locale,
    guest: Guest,
    Body(asked): Body<TrainingAsked>,
) -> Result<Json<Training>, ApiError> {
    if asked.moves.len() > MOST_PLIES {
        return Err(locale.error(Code::BadRequest, &message!("site-too-many-moves", most = MOST_PLIES)));
    }
    // Uploaded rules can be played, but the server builds no tables for them.
    if custom_rules::parts(&name).is_some() {
        return Err(locale.error(Code::NotFound, &message!("site-no-puzzles")));
    }
    let game = site.find(&name, &[], locale).await?.game;
    let begun = asked.position.clone();
    let moves = asked.moves.clone();
    let played = site
        .compute(locale, move |site| {
            let start = match &begun {
                Some(text) => position(&game, Some(text), locale)?,
                None => {
                    let tables = site.tables_to_train(&game);
                    let puzzles = sower_puzzles::of_game(&game);
                    let puzzles = puzzles.map(|puzzles| puzzles.all()).unwrap_or_default();
                    let found = sower_puzzles::exercise(&game, tables.as_deref(), puzzles, &mut rand::rng());
                    found.ok_or_else(|| locale.error(Code::NotFound, &message!("site-no-puzzles")))?
                }
            };
            let mut played = Played::from_position(game, start);
            play_all(&mut played, &moves, locale)?;
            Ok(played)
        })
        .await?;
    // Players of a running game do not get the trainer's help for it.
    check_may_analyse(&site, Some(&guest.id), Asked::at_cursor(&played), locale).await?;
    site.compute(locale, move |site| answered(site, &played, &asked, locale).map(Json)).await
}

fn answered(
    site: &Site,
    played: &Played,
    asked: &TrainingAsked,
    locale: Locale,
) -> Result<Training, ApiError> {
    let game = Arc::clone(played.game());
    let start = *played.start();
    let trainer = Trainer::new(Arc::clone(&game), site.tables_to_train(&game), start);
    let refused = |message| ApiError { code: Code::Refused, message };
    let mut trainer = trainer.map_err(|reason| refused(locale.say_of(&game, &reason.sentence())))?;
    trainer.slipped_before(asked.slips);
    let plies = played.moves_played();
    let (mut keeps, mut told) = (true, Vec::new());
    if let Some((last, before)) = plies.split_last() {
        trainer.resume(before).map_err(|refusal| refused(locale.say_of(&game, &refusal)))?;
        let by_pupil = trainer.played().position().side() == trainer.pupil();
        if asked.on || !by_pupil {
            trainer.resume(&[*last]).map_err(|refusal| refused(locale.say_of(&game, &refusal)))?;
            trainer.reply();
        } else {
            let answer = trainer.play(*last).map_err(|refusal| refused(locale.say_of(&game, &refusal)))?;
            (keeps, told) = (answer.keeps, answer.told);
        }
    }
    let words = game.rules().words();
    let said = |message: &sower_text::Message| locale.language.render(message, words);
    let result = (keeps && trainer.is_over()).then(|| trainer.result().iter().map(said).collect());
    Ok(Training {
        position: write_position(&start),
        task: locale.say_of(&game, &trainer.task()),
        moves: game.labels(&start, &trainer.played().moves_played()),
        keeps,
        why: told.iter().map(said).collect(),
        slips: trainer.slips(),
        result,
    })
}
