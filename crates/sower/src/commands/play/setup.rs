//! Sets up a game from the arguments: the record to resume, the position, the coin toss.

use std::sync::Arc;

use rand_pcg::Pcg64;
use sower_core::record::Tags;
use sower_core::{Game, Match, Played, Side};
use sower_players::PlayerSpec;
use sower_players::player::generator;
use sower_text::{Message, message};

use super::{PlayArgs, keep, toss};
use crate::failure::Failure;
use crate::output::must_be_writable;
use crate::{choose, say};

/// A game that is ready to start.
pub(super) struct Setup {
    /// The rounds of a match; a game of one round is one.
    pub(super) rounds: Match,
    pub(super) who: [PlayerSpec; 2],
    pub(super) tags: Tags,
    /// The first messages to the player.
    pub(super) talk: Vec<Message>,
    /// The side that moves first, if a coin toss decided it.
    pub(super) toss: Option<Side>,
    /// The generator for all further random choices.
    pub(super) rng: Pcg64,
}

impl Setup {
    pub(super) fn of(args: &PlayArgs, level: u8) -> anyhow::Result<Setup> {
        let game = Arc::new(choose::game(&args.game)?);
        let asked = [player(&game, args.south.as_deref())?, player(&game, args.north.as_deref())?];
        if let Some(file) = &args.record {
            must_be_writable(file)?;
        }
        let rng = generator(args.seed.unwrap_or_else(rand::random));
        let resumed = match &args.record {
            Some(file) => keep::resume(file, &game)?.map(|resumed| (file.display().to_string(), resumed)),
            None => None,
        };
        match resumed {
            Some((file, _)) if args.from.is_some() => {
                Err(Failure::input(say::sentence(&game, &message!("cli-from-and-record", file))))
            }
            Some((file, (rounds, tags))) => Ok(Setup::resumed(file, rounds, tags, asked, rng)),
            None => Setup::begun(args, &game, asked, args.level.unwrap_or(level), rng),
        }
    }

    /// Resumes a game with the players of its record. A name that is no player of Sower's is a person's.
    fn resumed(file: String, rounds: Match, tags: Tags, asked: [Option<PlayerSpec>; 2], rng: Pcg64) -> Setup {
        let who = Side::BOTH.map(|side| {
            let asked = asked[side].clone();
            keep::seat(&tags, side).or(asked).unwrap_or(PlayerSpec::Human)
        });
        let played = rounds.current();
        let count = played.moves_played().len();
        let talk = match played.outcome() {
            Some(_) if rounds.next_start().is_err() => message!("cli-resumed-finished", file, count),
            _ => message!("cli-resumed", file, count),
        };
        Setup { rounds, who, tags, talk: vec![talk], toss: None, rng }
    }

    fn begun(
        args: &PlayArgs,
        game: &Arc<Game>,
        asked: [Option<PlayerSpec>; 2],
        level: u8,
        mut rng: Pcg64,
    ) -> anyhow::Result<Setup> {
        let is_default = asked.iter().all(Option::is_none);
        let who = seated(asked, level);
        let mut talk = Vec::new();
        if is_default {
            talk.push(message!("cli-against-computer", level));
        }
        let by_coin = args.toss || (game.rules().turn().toss && !args.no_toss && args.from.is_none());
        let (who, first) = if by_coin {
            let tossed = toss::toss(&mut rng, who);
            talk.push(tossed.talk());
            (tossed.who, tossed.first)
        } else {
            (who, Side::South)
        };
        let start = match &args.from {
            Some(text) => say::position(game, Some(text))?,
            None => game.start_with(first),
        };
        let rounds = Match::starting(Played::from_position(Arc::clone(game), start));
        let toss = by_coin.then_some(first);
        Ok(Setup { rounds, who, tags: Tags::new(), talk, toss, rng })
    }
}

/// A player that the arguments name.
fn player(game: &Arc<Game>, asked: Option<&str>) -> anyhow::Result<Option<PlayerSpec>> {
    let Some(asked) = asked else { return Ok(None) };
    let who: PlayerSpec = asked.parse().map_err(Failure::input)?;
    who.check(game).map_err(|fault| Failure::input(format!("{who} {fault}")))?;
    Ok(Some(who))
}

/// The players of a new game: a person against the computer, unless the arguments say otherwise.
fn seated([south, north]: [Option<PlayerSpec>; 2], level: u8) -> [PlayerSpec; 2] {
    let south = south.unwrap_or(PlayerSpec::Human);
    let north = north.unwrap_or(match south {
        PlayerSpec::Human => PlayerSpec::Level(level),
        _ => PlayerSpec::Human,
    });
    [south, north]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_seat_is_the_computers_unless_two_people_are_named() {
        use PlayerSpec::{Greedy, Human, Level};
        assert_eq!(seated([None, None], 4), [Human, Level(4)]);
        assert_eq!(seated([Some(Human), None], 6), [Human, Level(6)]);
        assert_eq!(seated([Some(Greedy), None], 4), [Greedy, Human]);
        assert_eq!(seated([None, Some(Human)], 4), [Human, Human]);
        assert_eq!(seated([None, Some(Greedy)], 4), [Human, Greedy]);
    }
}
