//! The players of the two sides, and the searcher for hints.

use std::sync::Arc;
use std::time::Duration;

use rand::{Rng, RngExt as _};
use sower_core::{Game, Played, Side};
use sower_players::{Choice, Player, PlayerError, PlayerSpec};
use sower_search::{Limits, Root, Searcher, Settings, Stop};

use crate::commands::tables;

/// The time limit of a hint.
const THINKING: Duration = Duration::from_secs(2);

pub(super) struct Seats {
    who: [PlayerSpec; 2],
    players: [Option<Box<dyn Player>>; 2],
    /// Created with the first hint, because it needs memory.
    adviser: Option<Searcher>,
}

impl Seats {
    /// Creates the players; the generator makes their random choices repeatable.
    pub(super) fn new(who: [PlayerSpec; 2], game: &Arc<Game>, rng: &mut impl Rng) -> Seats {
        let players = Side::BOTH.map(|side| {
            who[side].player_with(
                game,
                rng.random(),
                Settings::of_this_machine().with_probes(tables::probes()),
            )
        });
        Seats { who, players, adviser: None }
    }

    pub(super) fn at(&self, side: Side) -> &PlayerSpec {
        &self.who[side]
    }

    pub(super) fn is_human(&self, side: Side) -> bool {
        self.who[side].is_human()
    }

    pub(super) fn has_human(&self) -> bool {
        self.who.iter().any(PlayerSpec::is_human)
    }

    /// The players' names in a record, South first.
    pub(super) fn names(&self) -> [String; 2] {
        [self.who[0].to_string(), self.who[1].to_string()]
    }

    /// Asks the computer player to move.
    pub(super) fn choose(&mut self, played: &Played) -> Result<Choice, PlayerError> {
        let side = played.position().side();
        let limits = sower_tui::thinking_limits(&self.who[side]);
        match &mut self.players[side] {
            Some(player) => player.choose(played, &limits, &Stop::new()),
            None => Err(PlayerError::NoMove),
        }
    }

    /// The best move of a full-strength search.
    pub(super) fn hint(&mut self, played: &Played) -> Option<sower_search::Candidate> {
        let adviser = self.adviser.get_or_insert_with(|| {
            Searcher::new(Arc::clone(played.game()), Settings::default().with_probes(tables::probes()))
        });
        let limits = Limits::time(THINKING);
        adviser.best(&Root::of(played), &limits, &Stop::new()).moves.into_iter().next()
    }
}
