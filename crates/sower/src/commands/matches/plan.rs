//! Validates the arguments: pairings, time limits, openings.

use std::sync::Arc;
use std::time::Duration;

use sower_core::Game;
use sower_players::PlayerSpec;
use sower_players::matches::{
    Book, Contest, Contestant, Opening, OpeningsSource, Sprt, ThinkingTime, read_clock,
};
use sower_search::Limits;

use super::args::MatchArgs;
use crate::choose;
use crate::commands::tables;
use crate::failure::Failure;
use crate::input::Kind;

/// The largest file of openings.
const OPENINGS: Kind = Kind {
    what: "the openings",
    largest: 16 << 20,
    too_large: "is too large; openings have at most {} bytes",
};

pub(super) struct Plan {
    pub(super) game: Arc<Game>,
    pub(super) contestants: Vec<Contestant>,
    /// The pairings, by the players' indices.
    pub(super) pairings: Vec<[usize; 2]>,
    pub(super) games: u32,
    pub(super) pace: ThinkingTime,
    pub(super) margin: Duration,
    pub(super) threads: usize,
    pub(super) seed: u64,
    pub(super) sprt: Option<Sprt>,
    pub(super) gate: Option<f64>,
    openings: Openings,
}

enum Openings {
    Listed(Vec<Opening>),
    Random { plies: u32, balanced: Option<u32> },
}

impl Plan {
    pub(super) fn new(args: &MatchArgs) -> anyhow::Result<Plan> {
        let game = Arc::new(choose::game(&args.game)?);
        let contestants = args
            .players
            .iter()
            .map(|name| {
                let who: PlayerSpec = name.parse().map_err(Failure::input)?;
                who.check(&game).map_err(|fault| Failure::input(format!("{who} {fault}")))?;
                Contestant::of(&who, &game, tables::probes()).map_err(Failure::input)
            })
            .collect::<anyhow::Result<Vec<Contestant>>>()?;
        Ok(Plan {
            openings: openings(args, &game)?,
            pairings: pairings(contestants.len(), args.round_robin),
            game,
            contestants,
            games: args.games,
            pace: pace(args)?,
            margin: Duration::from_millis(args.margin.into()),
            threads: args.threads.into(),
            seed: args.seed,
            sprt: args.sprt.as_deref().map(str::parse).transpose().map_err(Failure::input)?,
            gate: args.gate,
        })
    }

    /// The openings of one pairing; all pairings get the same.
    pub(super) fn book(&self) -> anyhow::Result<Book> {
        match &self.openings {
            Openings::Listed(listed) => Book::listed(&self.game, listed.clone()).map_err(Failure::input),
            Openings::Random { plies, balanced } => {
                Ok(Book::random(&self.game, *plies, *balanced, self.seed))
            }
        }
    }

    /// The match of a pairing. Each has its own seed, or equal players would play equal games.
    pub(super) fn contest(&self, pairing: [usize; 2]) -> Contest<'_> {
        let [first, second] = pairing;
        let place = self.pairings.iter().position(|known| *known == pairing).unwrap_or_default();
        Contest {
            game: &self.game,
            players: [&self.contestants[first], &self.contestants[second]],
            games: self.games,
            pace: self.pace,
            margin: self.margin,
            seed: self.seed.wrapping_add(place as u64),
            threads: self.threads,
            sprt: self.sprt,
        }
    }

    /// The names of a pairing.
    pub(super) fn names(&self, pairing: [usize; 2]) -> [&str; 2] {
        pairing.map(|place| self.contestants[place].name())
    }

    /// The number of games in all pairings together.
    pub(super) fn total(&self) -> u64 {
        u64::from(self.games) * self.pairings.len() as u64
    }

    /// Whether searches are limited by time, so that a busy machine weakens the players.
    pub(super) fn is_timed(&self) -> bool {
        !matches!(self.pace, ThinkingTime::Each(Limits { time: None, .. }))
    }

    /// The time control, as in a record's tag.
    pub(super) fn pace_text(&self) -> String {
        match self.pace {
            ThinkingTime::Clock { base, increment } => {
                format!("{}+{}", base.as_secs_f64(), increment.as_secs_f64())
            }
            ThinkingTime::Each(Limits { time: Some(time), .. }) => format!("{} ms a move", time.as_millis()),
            ThinkingTime::Each(Limits { nodes: Some(nodes), .. }) => format!("{nodes} nodes a move"),
            ThinkingTime::Each(Limits { depth: Some(depth), .. }) => format!("depth {depth}"),
            ThinkingTime::Each(_) => "-".to_owned(),
        }
    }
}

/// The first against each of the others, or all against all.
fn pairings(players: usize, all: bool) -> Vec<[usize; 2]> {
    let firsts = if all { players } else { 1 };
    (0..firsts).flat_map(|first| (first + 1..players).map(move |second| [first, second])).collect()
}

fn pace(args: &MatchArgs) -> anyhow::Result<ThinkingTime> {
    if let Some(clock) = &args.clock {
        return read_clock(clock).map_err(Failure::input);
    }
    let time = args.movetime.map(Duration::from_millis);
    Ok(ThinkingTime::Each(Limits { time, nodes: args.nodes, depth: args.depth, ..Limits::default() }))
}

fn openings(args: &MatchArgs, game: &Arc<Game>) -> anyhow::Result<Openings> {
    match args.openings.parse().map_err(Failure::input)? {
        OpeningsSource::Random(plies) => Ok(Openings::Random { plies, balanced: args.balanced }),
        OpeningsSource::File(_) if args.balanced.is_some() => Err(Failure::input(
            "--balanced chooses among random openings; those of a file are played as they are",
        )),
        OpeningsSource::File(file) => {
            let name = file.display();
            let text = OPENINGS.read_file(&file)?;
            let listed = Opening::read_all(game, &text)
                .map_err(|error| Failure::input(format!("the openings {name}: {error}")))?;
            Ok(Openings::Listed(listed))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gauntlet_is_the_first_against_each_and_a_round_robin_all_against_all() {
        assert_eq!(pairings(2, false), [[0, 1]]);
        assert_eq!(pairings(4, false), [[0, 1], [0, 2], [0, 3]]);
        assert_eq!(pairings(3, true), [[0, 1], [0, 2], [1, 2]]);
    }
}
