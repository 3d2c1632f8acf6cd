//! `sower kgp`: a KGP server where programs play Kalah.

use std::net::TcpListener;
use std::str::FromStr as _;
use std::sync::Arc;

use serde::Serialize;
use sower_core::Side;
use sower_kgp::listener::{self, Finished, Options};
use sower_players::PlayerSpec;
use sower_text::message;

use super::KgpArgs;
use crate::failure::Failure;
use crate::interrupt::stop_on_ctrl_c;
use crate::machine;
use crate::output::{json_line, stdout};

/// The most connections at once.
const CONNECTIONS: usize = 64;

#[derive(Serialize)]
struct Line {
    south: String,
    north: String,
    seeds: [u8; 2],
    winner: Option<Side>,
    left: Option<Side>,
    plies: usize,
}

pub(crate) fn run(args: &KgpArgs) -> anyhow::Result<()> {
    let (pits, seeds) = args.board;
    let game = sower_kgp::kalah(pits, seeds).map_err(Failure::input)?;
    let opponent = if args.each_other { None } else { Some(opponent(&args.against)?) };
    let options = Options {
        game: Arc::clone(&game),
        opponent,
        time: args.time,
        games: args.games,
        problems: args.problems,
        connections: CONNECTIONS,
        thinkers: machine::processors(),
        probes: crate::commands::tables::probes(),
    };
    let cannot = |error: std::io::Error| {
        Failure::input(message!(
            "bot-no-connection",
            url = args.listen.to_string(),
            reason = error.to_string()
        ))
    };
    let bound = TcpListener::bind(args.listen).map_err(cannot)?;
    let address = bound.local_addr().map_err(cannot)?;
    let stop = stop_on_ctrl_c()?;
    eprintln!("{}", message!("bot-listens", url = format!("kgp://{address}")));
    let json = args.json;
    Ok(listener::listen(&bound, options, stop, move |game| report(game, json))?)
}

/// Parses the opponent: a player that needs no person and no external program.
fn opponent(text: &str) -> anyhow::Result<PlayerSpec> {
    let who = PlayerSpec::from_str(text).map_err(Failure::input)?;
    match who {
        PlayerSpec::Level(_) | PlayerSpec::Minimax(_) | PlayerSpec::Greedy | PlayerSpec::Random => Ok(who),
        _ => Err(Failure::input(message!("bot-no-guest", player = text.to_owned()))),
    }
}

/// Prints a finished game to stdout.
fn report(game: Finished, json: bool) {
    let Finished { names: [south, north], seeds, winner, left, plies } = game;
    let mut out = stdout();
    // If the pipe is closed, the server keeps running.
    if json {
        let _ = json_line(&mut out, &Line { south, north, seeds, winner, left, plies });
        return;
    }
    let talk = match left {
        Some(side) => {
            let who = if side == Side::South { south.clone() } else { north.clone() };
            message!("bot-game-left", south, north, who)
        }
        None => message!("bot-game-over", south, own = seeds[0], other = seeds[1], north),
    };
    use std::io::Write as _;
    let _ = writeln!(out, "{talk}");
}
