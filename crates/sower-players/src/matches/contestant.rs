//! A contestant: a name, and a factory for fresh players.

use std::fmt;
use std::sync::Arc;

use sower_core::Game;
use sower_search::{Probes, Settings};

use crate::player::{Player, PlayerSpec};

/// A participant in a match, who may play several games at once.
pub struct Contestant {
    name: String,
    foreign: bool,
    player: Box<SitDown>,
}

type SitDown = dyn Fn(u64) -> Box<dyn Player> + Send + Sync;

/// A person cannot take part in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a match is played without people; `human` can play in `sower play`")]
pub struct PersonInMatch;

impl Contestant {
    /// A built-in player: each game gets a new one, created with that game's seed.
    pub fn new(
        name: impl Into<String>,
        player: impl Fn(u64) -> Box<dyn Player> + Send + Sync + 'static,
    ) -> Contestant {
        Contestant { name: name.into(), foreign: false, player: Box::new(player) }
    }

    /// Marks the contestant as an external engine. It manages its own time, and its process is reused for the next game
    /// unless it failed.
    pub fn foreign(self) -> Contestant {
        Contestant { foreign: true, ..self }
    }

    /// A player by its spec, which may use probes.
    pub fn of(who: &PlayerSpec, game: &Arc<Game>, probes: Probes) -> Result<Contestant, PersonInMatch> {
        if who.is_human() {
            return Err(PersonInMatch);
        }
        let (player, game) = (who.clone(), Arc::clone(game));
        let settings = Settings::default().with_probes(probes);
        let player = move |seed| {
            let player = player.player_with(&game, seed, settings.clone());
            player.expect("only a person does not sit down")
        };
        let contestant = Contestant::new(who.to_string(), player);
        Ok(if matches!(who, PlayerSpec::Engine(_)) { contestant.foreign() } else { contestant })
    }

    /// The name shown in results.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether it is an external engine.
    pub fn is_foreign(&self) -> bool {
        self.foreign
    }

    /// A player for a game. Reuses `kept`, the player of an earlier game, if there is one.
    pub(super) fn seat(&self, kept: Option<Box<dyn Player>>, seed: u64) -> Box<dyn Player> {
        match kept {
            Some(mut player) => {
                player.new_game();
                player
            }
            None => (self.player)(seed),
        }
    }
}

impl fmt::Debug for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Contestant").field("name", &self.name).field("foreign", &self.foreign).finish()
    }
}
