//! Sets up a game from the arguments: the record to resume, the position, the coin toss.

use std::sync::Arc;

use rand_pcg::Pcg64;
use sower_core::record::Tags;
use sower_core::{Game, Played, Side};
use sower_players::PlayerSpec;
use sower_players::player::generator;
use sower_text::{Message, message};

use super::{PlayArgs, keep, toss};
use crate::failure::Failure;
use crate::output::must_be_writable;
use crate::{choose, say};

/// A game that is ready to start.
pub(super) struct Sitting {
    pub(super) played: Played,
    pub(super) who: [PlayerSpec; 2],
    pub(super) tags: Tags,
    /// The first message to the player.
    pub(super) talk: Option<Message>,
    /// The side that moves first, if a coin toss decided it.
    pub(super) toss: Option<Side>,
    /// The generator for all further random choices.
    pub(super) rng: Pcg64,
}

impl Sitting {
    pub(super) fn of(args: &PlayArgs) -> anyhow::Result<Sitting> {
        let game = Arc::new(choose::game(&args.game)?);
        let mut who = [PlayerSpec::Human, PlayerSpec::Human];
        for (who, asked) in who.iter_mut().zip([&args.south, &args.north]) {
            if let Some(asked) = asked {
                *who = asked.parse().map_err(Failure::input)?;
                who.check(&game).map_err(|fault| Failure::input(format!("{who} {fault}")))?;
            }
        }
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
            Some((file, (played, tags))) => Ok(Sitting::gone_on_with(file, played, tags, who, rng)),
            None => Sitting::begun(args, &game, who, rng),
        }
    }

    /// Resumes a game with the players of its record.
    fn gone_on_with(
        file: String,
        played: Played,
        tags: Tags,
        mut who: [PlayerSpec; 2],
        rng: Pcg64,
    ) -> Sitting {
        for side in Side::BOTH {
            if let Some(there) = keep::seat(&tags, side) {
                who[side] = there;
            }
        }
        let count = played.moves_played().len();
        let talk = match played.outcome() {
            Some(_) => message!("cli-resumed-finished", file, count),
            None => message!("cli-resumed", file, count),
        };
        Sitting { played, who, tags, talk: Some(talk), toss: None, rng }
    }

    fn begun(
        args: &PlayArgs,
        game: &Arc<Game>,
        who: [PlayerSpec; 2],
        mut rng: Pcg64,
    ) -> anyhow::Result<Sitting> {
        let by_coin = args.toss || (game.rules().turn().toss && !args.no_toss && args.from.is_none());
        let (who, first, talk) = if by_coin {
            let tossed = toss::toss(&mut rng, who);
            let talk = tossed.talk();
            (tossed.who, tossed.first, Some(talk))
        } else {
            (who, Side::South, None)
        };
        let start = match &args.from {
            Some(text) => say::position(game, Some(text))?,
            None => game.start_with(first),
        };
        let played = Played::from_position(Arc::clone(game), start);
        let toss = by_coin.then_some(first);
        Ok(Sitting { played, who, tags: Tags::new(), talk, toss, rng })
    }
}
