//! The trainer: an endgame against perfect defence. The page sends all that was played, so nothing is kept here.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_core::Played;
use sower_core::notation::write_position;
use sower_puzzles::Trainer;

use super::look::{play_all, position};
use super::{At, Body};
use crate::auth::guest::Guest;
use crate::custom_rules;
use crate::http::error::{Code, Fault};
use crate::http::locale::Reader;
use crate::rooms::{Asked, check_may_analyse};
use crate::sentences::SiteTalk;
use crate::site::Site;
use crate::wire::{Training, TrainingAsked};

/// The most plies of an endgame.
const MOST_PLIES: usize = 500;

pub(crate) async fn train(
    State(site): State<Arc<Site>>,
    At(name): At<String>,
    reader: Reader,
    guest: Guest,
    Body(asked): Body<TrainingAsked>,
) -> Result<Json<Training>, Fault> {
    if asked.moves.len() > MOST_PLIES {
        return Err(reader.fault(Code::BadRequest, &SiteTalk::TooManyMoves { most: MOST_PLIES }));
    }
    // Anybody's rules are played, but no tables are built of them.
    if custom_rules::parts(&name).is_some() {
        return Err(reader.fault(Code::NotFound, &SiteTalk::NoPuzzles));
    }
    let game = site.find(&name, &[], reader).await?.game;
    let begun = asked.position.clone();
    let moves = asked.moves.clone();
    let played = site
        .reckon(reader, move |site| {
            let start = match &begun {
                Some(text) => position(&game, Some(text), reader)?,
                None => {
                    let tables = site.tables_to_train(&game);
                    let puzzles = sower_puzzles::of_game(&game);
                    let puzzles = puzzles.map(|puzzles| puzzles.all()).unwrap_or_default();
                    let found = sower_puzzles::exercise(&game, tables.as_deref(), puzzles, &mut rand::rng());
                    found.ok_or_else(|| reader.fault(Code::NotFound, &SiteTalk::NoPuzzles))?
                }
            };
            let mut played = Played::from_position(game, start);
            play_all(&mut played, &moves, reader)?;
            Ok(played)
        })
        .await?;
    // Whoever plays this very game at the moment is not told what is right in it.
    check_may_analyse(&site, Some(&guest.id), Asked::at_cursor(&played), reader).await?;
    site.reckon(reader, move |site| answered(site, &played, &asked, reader).map(Json)).await
}

fn answered(site: &Site, played: &Played, asked: &TrainingAsked, reader: Reader) -> Result<Training, Fault> {
    let game = Arc::clone(played.game());
    let start = *played.start();
    let trainer = Trainer::new(Arc::clone(&game), site.tables_to_train(&game), start);
    let refused = |message| Fault { code: Code::Refused, message };
    let mut trainer = trainer.map_err(|reason| refused(reader.say_of(&game, &reason.sentence())))?;
    trainer.slipped_before(asked.slips);
    let plies = played.moves_played();
    let (mut keeps, mut told) = (true, Vec::new());
    if let Some((last, before)) = plies.split_last() {
        trainer.resume(before).map_err(|refusal| refused(reader.say_of(&game, &refusal)))?;
        let by_pupil = trainer.played().position().side() == trainer.pupil();
        if asked.on || !by_pupil {
            trainer.resume(&[*last]).map_err(|refusal| refused(reader.say_of(&game, &refusal)))?;
            trainer.reply();
        } else {
            let answer = trainer.play(*last).map_err(|refusal| refused(reader.say_of(&game, &refusal)))?;
            (keeps, told) = (answer.keeps, answer.told);
        }
    }
    let words = game.rules().words();
    let said = |message: &sower_text::Message| reader.language.render(message, words);
    let result = (keeps && trainer.is_over()).then(|| trainer.result().iter().map(said).collect());
    Ok(Training {
        position: write_position(&start),
        task: reader.say_of(&game, &trainer.task()),
        moves: game.labels(&start, &trainer.played().moves_played()),
        keeps,
        why: told.iter().map(said).collect(),
        slips: trainer.slips(),
        result,
    })
}
