//! Levels: the engine with limited resources.
//!
//! A weak level plays like a weak player: it searches few positions and misjudges them. The search is limited by
//! positions, so that a level is the same on every machine. The misjudgement is evaluation noise, which stays the same for a
//! position throughout a game. No level rejects a move that it has found to be best. Their relative strength
//! is measured in docs/strength.md.

use std::sync::Arc;
use std::time::Duration;

use sower_core::{Game, Played};

use super::level_parameters::{LevelParameters, LevelTable};
use super::{Choice, Player, PlayerError};
use sower_search::Root;
use sower_search::evaluation::{Evaluation, Weights};
use sower_search::{Limits, Stop};
use sower_search::{Noise, Searcher, Settings};

/// A player of one level.
pub struct Level {
    parameters: LevelParameters,
    searcher: Searcher,
}

impl Level {
    /// A level from 1 to [`super::HIGHEST_LEVEL`], clamped to that range. Levels limited by time use the
    /// settings; the others need only little memory and one thread.
    pub fn new(game: &Arc<Game>, level: u8, seed: u64, settings: Settings) -> Level {
        Level::of_table(game, &LevelTable::of(game.rules()), level, seed, settings)
    }

    /// Like [`Level::new`], with other parameters than the game's.
    pub fn of_table(game: &Arc<Game>, table: &LevelTable, level: u8, seed: u64, settings: Settings) -> Level {
        let parameters = table.level(level);
        let mut searcher = match parameters {
            LevelParameters::Nodes { .. } => {
                // The same on every machine, whatever tables it has.
                Searcher::new(Arc::clone(game), Settings::new(4 << 20, 1))
            }
            _ => Searcher::new(Arc::clone(game), settings),
        };
        if let LevelParameters::Nodes { noise, .. } = parameters {
            searcher.set_noise(Noise::of_all_seeds(game.rules(), noise, seed));
        }
        Level { parameters, searcher }
    }
}

impl Player for Level {
    fn choose(&mut self, played: &Played, limits: &Limits, stop: &Stop) -> Result<Choice, PlayerError> {
        let shorter = |own: Duration| Some(limits.time.map_or(own, |given| given.min(own)));
        let own = match self.parameters {
            LevelParameters::Nodes { nodes, .. } => {
                Limits { nodes: Some(limits.nodes.map_or(nodes, |given| given.min(nodes))), ..*limits }
            }
            LevelParameters::Time(time) => Limits { time: shorter(time), ..*limits },
            LevelParameters::AllTime(_) if *limits != Limits::default() => *limits,
            LevelParameters::AllTime(time) => Limits::time(time),
        };
        search(&mut self.searcher, played, &own, stop)
    }

    fn new_game(&mut self) {
        self.searcher.clear();
    }
}

/// The full-strength search with custom weights, to compare weights.
pub struct Strong {
    searcher: Searcher,
}

impl Strong {
    /// A player with these weights.
    pub fn new(game: &Arc<Game>, weights: &Weights, settings: Settings) -> Strong {
        let evaluation = Arc::new(Evaluation::new(game.rules(), weights));
        Strong { searcher: Searcher::with_evaluation(Arc::clone(game), evaluation, settings) }
    }
}

/// The time per move without a limit.
const STRONG_TIME: Duration = Duration::from_millis(1000);

impl Player for Strong {
    fn choose(&mut self, played: &Played, limits: &Limits, stop: &Stop) -> Result<Choice, PlayerError> {
        let limits = if *limits == Limits::default() { Limits::time(STRONG_TIME) } else { *limits };
        search(&mut self.searcher, played, &limits, stop)
    }

    fn new_game(&mut self) {
        self.searcher.clear();
    }
}

fn search(
    searcher: &mut Searcher,
    played: &Played,
    limits: &Limits,
    stop: &Stop,
) -> Result<Choice, PlayerError> {
    let analysis = searcher.best(&Root::of(played), limits, stop);
    let best = analysis.best().ok_or(PlayerError::NoMove)?;
    Ok(Choice {
        played: best.played,
        score: Some(best.score),
        proven: best.proven,
        depth: analysis.depth,
        nodes: analysis.nodes,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::{HIGHEST_LEVEL, PlayerSpec, generator};
    use rand::RngExt;
    use sower_core::library;

    #[test]
    fn a_level_of_positions_plays_the_same_game_for_the_same_seed() {
        let game = Arc::new(Game::new(library::find("kalah").unwrap().rules(&[]).unwrap()));
        let line = |seed: u64| {
            let mut players = [3, 5].map(|level| Level::new(&game, level, seed, Settings::default()));
            let mut played = Played::new(Arc::clone(&game));
            while played.outcome().is_none() {
                let player = &mut players[played.position().side()];
                let choice = player.choose(&played, &Limits::default(), &Stop::new()).unwrap();
                played.play(choice.played).unwrap();
            }
            played.moves_played()
        };
        assert_eq!(line(1), line(1));
        assert_ne!(line(1), line(2));
    }

    #[test]
    fn every_level_plays_legal_moves_in_every_game() {
        let mut rng = generator(5);
        for listed in library::all() {
            let game = Arc::new(Game::new(listed.rules(&[]).unwrap()));
            for level in 1..=HIGHEST_LEVEL {
                let who = PlayerSpec::Level(level);
                let mut player = who.player(&game, 1).unwrap();
                let mut played = Played::new(Arc::clone(&game));
                for _ in 0..4 {
                    let moves = played.moves();
                    if moves.is_empty() {
                        break;
                    }
                    let limits = Limits::nodes(300);
                    let choice = player.choose(&played, &limits, &Stop::new()).unwrap();
                    assert!(moves.contains(&choice.played), "{} {who}", listed.name);
                    played.play(moves[rng.random_range(0..moves.len())]).unwrap();
                }
            }
        }
    }
}
