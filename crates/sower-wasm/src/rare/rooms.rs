//! The rooms of games that the page keeps itself.

use std::sync::Arc;

use rand::RngExt as _;
use serde::Deserialize;
use sower_api::Problem;
use sower_api::room::solo;
use sower_core::{Game, Side};
use sower_wire::{NewSolo, SoloAsked, SoloGame};

use crate::answers::{Answers, no_such_page};
use crate::request::{Answer, Request};

/// A game to list or to write.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    game: SoloGame,
    /// The player's name.
    name: String,
    /// The round of a match that is to be written; all if there is none.
    #[serde(default)]
    round: Option<u32>,
}

impl Answers {
    /// Answers a request about a solo game.
    pub(super) fn room(&mut self, path: &[&str], request: &Request<'_>) -> Result<Answer, Problem> {
        let language = request.language;
        match path {
            ["new"] => {
                let asked: NewSolo = request.read()?;
                let listed = self.games.find(&asked.room.game, &asked.room.changes, language)?;
                Ok(Answer::json(&solo::create(asked, &listed, language)?))
            }
            ["act"] => {
                let asked: SoloAsked = request.read()?;
                let game = self.game_of(&asked.game, request)?;
                let coin = if self.rng.random::<bool>() { Side::South } else { Side::North };
                Ok(Answer::json(&solo::act(asked, game, coin, language)?))
            }
            ["listed"] => {
                let Kept { game: kept, name, .. } = request.read()?;
                let game = self.game_of(&kept, request)?;
                Ok(Answer::json(&solo::list(kept, name, game, language)?))
            }
            ["record"] => {
                let Kept { game: kept, name, round } = request.read()?;
                let game = self.game_of(&kept, request)?;
                Ok(Answer::text(solo::record(kept, name, round, game, language)?))
            }
            _ => Err(no_such_page(request)),
        }
    }

    fn game_of(&mut self, kept: &SoloGame, request: &Request<'_>) -> Result<Arc<Game>, Problem> {
        Ok(self.games.find(&kept.game, &kept.changes, request.language)?.game)
    }
}
