//! Levels: the same player with less to think with.
//!
//! A weak level is weak as a weak player is: it looks at few positions and misjudges them. How far it looks is counted in
//! positions, so that it is the same on every machine; how it misjudges is a blur on what it sees, the same for the same
//! position all through a game. No level ever throws a move away that it has seen to be best. How they stand to each other
//! is measured in docs/strength.md.

use std::sync::Arc;
use std::time::Duration;

use sower_core::{Game, Played};

use super::level_parameters::{self, LevelParameters};
use super::{Choice, Player, PlayerError};
use sower_search::Root;
use sower_search::evaluation::{Evaluation, Weights};
use sower_search::{Limits, Stop};
use sower_search::{Noise, Searcher, Settings};

/// A level's player.
pub struct Level {
    thought: LevelParameters,
    searcher: Searcher,
}

impl Level {
    /// A level from 1 to [`super::HIGHEST_LEVEL`]; what is beyond is taken for the nearest. Levels that think by time use the
    /// settings, the others need only little.
    pub fn new(game: &Arc<Game>, level: u8, seed: u64, settings: Settings) -> Level {
        let thought = level_parameters::thought(game.rules(), level);
        let mut searcher = match thought {
            LevelParameters::Positions { .. } => {
                // The same on every machine, whatever tables it has.
                Searcher::new(Arc::clone(game), Settings::new(4 << 20, 1))
            }
            _ => Searcher::new(Arc::clone(game), settings),
        };
        if let LevelParameters::Positions { blur, .. } = thought {
            searcher.set_noise(Noise::of_all_seeds(game.rules(), blur, seed));
        }
        Level { thought, searcher }
    }
}

impl Player for Level {
    fn choose(&mut self, played: &Played, limits: &Limits, stop: &Stop) -> Result<Choice, PlayerError> {
        let shorter = |own: Duration| Some(limits.time.map_or(own, |given| given.min(own)));
        let own = match self.thought {
            LevelParameters::Positions { nodes, .. } => {
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

/// The whole strength with an evaluation of one's own: to try weights against each other.
pub struct Strong {
    searcher: Searcher,
}

impl Strong {
    /// A player with those weights.
    pub fn new(game: &Arc<Game>, weights: &Weights, settings: Settings) -> Strong {
        let evaluation = Arc::new(Evaluation::new(game.rules(), weights));
        Strong { searcher: Searcher::with_evaluation(Arc::clone(game), evaluation, settings) }
    }
}

/// What it thinks where nobody says how long.
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
