//! Calibrates the levels of a game: measures each one against the one below it, and spaces them evenly.
//!
//! Levels 1 to 8 are points on a curve from few nodes with much noise to many nodes with little. A match of two neighbours
//! gives the Elo between them, so the measured levels tell how strong any point between them is. Spacing moves the levels
//! along the curve until neighbours are equally far apart. The match after it shows how well that worked, and so on.

use std::ops::{ControlFlow, RangeInclusive};
use std::sync::Arc;
use std::time::Duration;

use sower_core::Game;
use sower_search::{Limits, Settings, Stop};

use crate::matches::{Book, Contest, Contestant, Estimate, OpeningError, Tally, ThinkingTime};
use crate::player::{Level, LevelTable, NODE_LEVELS};

/// The score that a level should reach against the one below it.
pub const STEP_SCORES: RangeInclusive<f64> = 0.60..=0.85;

/// The distance from either end of that range at which a step needs no adjustment. It is more than the standard error
/// of 600 games.
const RESERVE: f64 = 0.02;

/// The number of steps between neighbouring levels limited by nodes.
pub const STEPS: usize = NODE_LEVELS - 1;

/// The widest and the narrowest average step, in Elo (82 and 64 %). A ladder outside moves its highest level.
const WIDEST: f64 = 263.0;
const NARROWEST: f64 = 100.0;

/// The Elo counted for a step that was won completely, or that was not won at all.
const MOST_ELO: f64 = 600.0;
const LEAST_ELO: f64 = 5.0;

/// The most nodes of any level: about a second of thinking.
const MOST_NODES: u32 = 2_000_000;
/// Each factor of two in nodes is worth about this much Elo, where no measured level says better.
const ELO_PER_DOUBLING: f64 = 60.0;

/// The openings of the matches.
const OPENING_PLIES: u32 = 4;
const OPENING_BALANCE: u32 = 2;

/// How the levels are measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelsPlan {
    /// Games of each step.
    pub games: u32,
    /// The random seed of openings and players.
    pub seed: u64,
    /// The number of games played at once.
    pub threads: usize,
}

/// The measured levels of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct MeasuredLevels {
    /// The parameters of the levels.
    pub table: LevelTable,
    /// The results of level 2 against 1, 3 against 2, and so on.
    pub steps: [Tally; STEPS],
}

impl MeasuredLevels {
    /// Measures every step. `None` if stopped. `progress` gets the step, from 0, and its games so far.
    pub fn measure(
        game: &Arc<Game>,
        table: LevelTable,
        plan: &LevelsPlan,
        stop: &Stop,
        progress: &mut dyn FnMut(usize, &Tally),
    ) -> Result<Option<MeasuredLevels>, OpeningError> {
        let mut steps: [Tally; STEPS] = Default::default();
        for (step, tally) in steps.iter_mut().enumerate() {
            // Levels count from 1, so step 0 is level 2 against level 1.
            let [upper, lower] = [step as u8 + 2, step as u8 + 1].map(|level| contestant(game, table, level));
            let contest = Contest {
                game,
                players: [&upper, &lower],
                games: plan.games,
                pace: ThinkingTime::Each(Limits::default()),
                margin: Duration::ZERO,
                seed: plan.seed,
                threads: plan.threads,
                sprt: None,
            };
            let book = Book::random(game, OPENING_PLIES, Some(OPENING_BALANCE), plan.seed);
            let status = contest.run(book, stop, &mut |_, status| {
                progress(step, &status.tally);
                ControlFlow::Continue(())
            })?;
            if !status.finished {
                return Ok(None);
            }
            *tally = status.tally;
        }
        Ok(Some(MeasuredLevels { table, steps }))
    }

    /// Whether every step's score is in the wanted range.
    pub fn is_in_range(&self) -> bool {
        self.distance_out_of_range() == 0.0
    }

    /// How far the worst step is outside the wanted range; 0 inside.
    pub fn distance_out_of_range(&self) -> f64 {
        let outside = |tally: &Tally| {
            let score = tally.score().unwrap_or(0.5);
            (STEP_SCORES.start() - score).max(score - STEP_SCORES.end()).max(0.0)
        };
        self.steps.iter().map(outside).fold(0.0, f64::max)
    }

    /// How much the Elo of the steps differs, from the smallest to the largest.
    pub fn unevenness(&self) -> f64 {
        let elo = self.steps.each_ref().map(elo);
        elo.into_iter().fold(f64::MIN, f64::max) - elo.into_iter().fold(f64::MAX, f64::min)
    }

    /// Whether every step is so far inside the wanted range that another round would only follow chance.
    pub fn is_settled(&self) -> bool {
        let [least, most] = [STEP_SCORES.start() + RESERVE, STEP_SCORES.end() - RESERVE];
        self.steps.iter().all(|tally| tally.score().is_some_and(|score| (least..=most).contains(&score)))
    }

    /// The levels moved along the curve so that all steps are equally wide. Level 1 stays; level 8 moves only if the
    /// average step would be too wide or too narrow.
    pub fn spaced_evenly(&self) -> LevelTable {
        let mut strength = [0.0; NODE_LEVELS];
        for (step, tally) in self.steps.iter().enumerate() {
            strength[step + 1] = strength[step] + elo(tally);
        }
        let average = strength[STEPS] / STEPS as f64;
        let width = average.clamp(NARROWEST, WIDEST);
        let mut table = self.table;
        for level in 1..NODE_LEVELS {
            let (nodes, noise) = self.point(&strength, width * level as f64);
            // Rounding must not make a higher level weaker.
            table.nodes[level] = nodes.max(table.nodes[level - 1]);
            table.noise[level] = noise.min(table.noise[level - 1]);
        }
        table
    }

    /// The nodes and the noise at a point of the curve, given by its Elo above level 1.
    fn point(&self, strength: &[f64; NODE_LEVELS], wanted: f64) -> (u32, u32) {
        let LevelTable { nodes, noise, .. } = &self.table;
        let top = NODE_LEVELS - 1;
        if wanted >= strength[top] {
            let doublings = (wanted - strength[top]) / ELO_PER_DOUBLING;
            let most = f64::from(nodes[top]) * doublings.exp2();
            return (most.min(f64::from(MOST_NODES)).round() as u32, noise[top]);
        }
        let above = strength.partition_point(|elo| *elo <= wanted).min(top);
        let below = above - 1;
        let part = (wanted - strength[below]) / (strength[above] - strength[below]);
        let between = |low: f64, high: f64| low + part * (high - low);
        let doublings = between(f64::from(nodes[below]).log2(), f64::from(nodes[above]).log2());
        let noise = between(f64::from(noise[below]), f64::from(noise[above]));
        (doublings.exp2().round() as u32, noise.round() as u32)
    }
}

fn contestant(game: &Arc<Game>, table: LevelTable, level: u8) -> Contestant {
    let game = Arc::clone(game);
    Contestant::new(format!("level:{level}"), move |seed| {
        Box::new(Level::of_table(&game, &table, level, seed, Settings::default()))
    })
}

/// The Elo of a step, within bounds that a curve can be drawn through.
fn elo(tally: &Tally) -> f64 {
    let score = tally.score().unwrap_or(0.5);
    let most = if score > 0.5 { MOST_ELO } else { LEAST_ELO };
    Estimate::of(tally).elo.unwrap_or(most).clamp(LEAST_ELO, MOST_ELO)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::GameResult;
    use sower_core::library;

    const TABLE: LevelTable = LevelTable {
        nodes: [10, 20, 40, 80, 160, 320, 640, 1280],
        noise: [70, 60, 50, 40, 30, 20, 10, 0],
        milliseconds: [100, 2000],
    };

    /// A step with that many wins of 100 games.
    fn step(wins: u32) -> Tally {
        let mut tally = Tally::default();
        for game in 0..100 {
            tally.add(game / 2, if game < wins { GameResult::Win } else { GameResult::Loss });
        }
        tally
    }

    fn measured(wins: [u32; STEPS]) -> MeasuredLevels {
        MeasuredLevels { table: TABLE, steps: wins.map(step) }
    }

    #[test]
    fn even_levels_stay_where_they_are() {
        assert_eq!(measured([75; STEPS]).spaced_evenly(), TABLE);
    }

    #[test]
    fn a_narrow_step_is_widened_at_the_cost_of_its_neighbours() {
        let spaced = measured([55, 80, 75, 75, 75, 75, 75]).spaced_evenly();
        assert_eq!(spaced.nodes[0], TABLE.nodes[0]);
        assert_eq!(spaced.nodes[STEPS], TABLE.nodes[STEPS]);
        assert!(spaced.nodes[1] > TABLE.nodes[1] && spaced.noise[1] < TABLE.noise[1], "{spaced:?}");
        assert!(spaced.nodes.is_sorted() && spaced.noise.is_sorted_by(|a, b| a >= b), "{spaced:?}");
    }

    #[test]
    fn the_highest_level_moves_where_the_steps_do_not_fit() {
        let lowered = measured([90; STEPS]).spaced_evenly();
        assert!(lowered.nodes[STEPS] < TABLE.nodes[STEPS], "{lowered:?}");
        let raised = measured([55; STEPS]).spaced_evenly();
        assert!(raised.nodes[STEPS] > TABLE.nodes[STEPS], "{raised:?}");
        // Results that no finite Elo explains.
        for wins in [0, 100] {
            let spaced = measured([wins; STEPS]).spaced_evenly();
            assert!(spaced.nodes.is_sorted() && spaced.nodes[STEPS] <= MOST_NODES, "{spaced:?}");
        }
    }

    #[test]
    fn steps_are_judged_by_their_scores() {
        assert!(measured([61, 70, 75, 80, 85, 60, 75]).is_in_range());
        // Too near to the borders of the range.
        assert!(!measured([61, 70, 75, 80, 85, 60, 75]).is_settled());
        assert!(measured([62, 70, 75, 80, 83, 65, 75]).is_settled());
        let outside = measured([55, 70, 75, 80, 88, 60, 75]);
        assert!(!outside.is_in_range());
        assert!((outside.distance_out_of_range() - 0.05).abs() < 1e-9);
        assert!(outside.unevenness() > 300.0);
    }

    #[test]
    fn a_measurement_depends_on_its_plan_alone_and_stops_when_told() {
        let rules = library::find("kalah").unwrap().rules(&[]).unwrap();
        let game = Arc::new(Game::new(rules));
        let table = LevelTable { nodes: [6, 7, 8, 9, 10, 11, 12, 13], ..TABLE };
        let measure = |threads: usize| {
            let plan = LevelsPlan { games: 6, seed: 3, threads };
            MeasuredLevels::measure(&game, table, &plan, &Stop::new(), &mut |_, _| {}).unwrap().unwrap()
        };
        let alone = measure(1);
        assert_eq!(alone, measure(3));
        assert!(alone.steps.iter().all(|tally| tally.games() == 6));
        let stop = Stop::new();
        stop.stop();
        let plan = LevelsPlan { games: 6, seed: 3, threads: 1 };
        assert_eq!(MeasuredLevels::measure(&game, table, &plan, &stop, &mut |_, _| {}).unwrap(), None);
    }
}
