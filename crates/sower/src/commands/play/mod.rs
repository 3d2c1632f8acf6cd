//! `sower play`: a whole game, in the terminal app or as plain text.
//!
//! Plain play uses lines of text, for pipes and screen readers. With `--record` the game is saved after every move. A player who leaves
//! by `quit`, Ctrl-D, Ctrl-C or closing the window loses nothing.

mod keep;
mod order;
mod seats;
mod session;
mod setup;
mod toss;

use std::io::{self, Write as _};
use std::path::PathBuf;

use clap::Args as ClapArgs;
use rand::RngExt as _;
use sower_core::record::{RULES_CHANGES, RULES_FILE};
use sower_tui::{GameSession, Keeping};

use crate::args::GameArgs;
use crate::claim::Claim;
use crate::lines::Lines;
use crate::numbers::{self, number};
use crate::settings::Settings;
use crate::{choose, say, terminal};
use keep::Keeper;
use order::Order;
use seats::Seats;
use session::{Next, Session};
use setup::Setup;

#[derive(Debug, ClapArgs)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// South's player: human, level:1 to level:10, minimax:DEPTH, greedy, random, engine:COMMAND or engine:json:COMMAND [default: human].
    #[arg(long, value_name = "PLAYER")]
    pub(crate) south: Option<String>,
    /// North's player, as for South [default: the computer if South is human].
    #[arg(long, value_name = "PLAYER")]
    pub(crate) north: Option<String>,
    /// Level of the computer, from 1 to 10 [default: 4, or `level` in the config file].
    #[arg(long, value_name = "N", conflicts_with_all = ["south", "north"], value_parser = number::<u8>(1..=10, 5))]
    pub(crate) level: Option<u8>,
    /// Toss a coin for the sides and the first move.
    #[arg(long, conflicts_with = "no_toss")]
    pub(crate) toss: bool,
    /// South moves first, without a coin toss.
    #[arg(long)]
    pub(crate) no_toss: bool,
    /// Seed of the coin toss and the computer's random choices.
    #[arg(long, value_name = "N", value_parser = numbers::seed(u64::MAX))]
    pub(crate) seed: Option<u64>,
    /// Use plain lines of text instead of the terminal app, for screen readers and pipes.
    #[arg(long)]
    pub(crate) plain: bool,
    /// Save the game to this file after every move; if the file has a game, resume it.
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Start from this position.
    #[arg(long, value_name = "POSITION")]
    pub(crate) from: Option<String>,
}

pub(crate) fn run(args: &PlayArgs, settings: &Settings) -> anyhow::Result<()> {
    // Lock the file before reading it, so that it cannot change before it is overwritten.
    let claim = keep::claim(args.record.as_deref())?;
    let setup = Setup::of(args, settings.level())?;
    if args.plain || !terminal::is_there() {
        plain(args, setup, claim)
    } else {
        on_screen(args, setup, settings)
    }
}

/// Plays in the terminal app. Without a file, the game is saved with the other unfinished ones.
fn on_screen(args: &PlayArgs, setup: Setup, settings: &Settings) -> anyhow::Result<()> {
    let Setup { rounds, who, mut tags, talk, toss, mut rng } = setup;
    let game = std::sync::Arc::clone(rounds.game());
    let keeping = match &args.record {
        Some(file) => Keeping::File(file.clone()),
        None => Keeping::new_saved_game(&game.rules().about().id, rand::random()),
    };
    if let (Keeping::SavedGames(_), Some(path)) = (&keeping, choose::own_path(&args.game)?) {
        // The menu can resume the game only if it finds the rules again.
        tags.set(RULES_FILE, &path);
        if !args.game.changes.is_empty() {
            tags.set(RULES_CHANGES, &args.game.changes.join("; "));
        }
    }
    let notice: Vec<String> = talk.iter().map(|talk| say::sentence(&game, talk)).collect();
    let notice = (!notice.is_empty()).then(|| notice.join(" "));
    let (finished, played) = rounds.into_rounds();
    let seed = Some(rng.random());
    let seating = GameSession { finished, played, who, tags, keeping, notice, toss: None, seed };
    let seating = match toss {
        Some(first) => seating.tossed(first),
        None => seating,
    };
    terminal::play(seating, settings)
}

fn plain(args: &PlayArgs, setup: Setup, claim: Option<Claim>) -> anyhow::Result<()> {
    let Setup { rounds, who, tags, talk, mut rng, .. } = setup;
    let mut out = io::stdout().lock();
    let game = std::sync::Arc::clone(rounds.game());
    let keeper = Keeper::new(args.record.clone(), tags, claim)?;
    for talk in talk {
        writeln!(out, "{}", say::sentence(&game, &talk))?;
    }
    let begun = rounds.round() > 1 || !rounds.current().moves_played().is_empty();
    let seats = Seats::new(who, &game, &mut rng);
    let mut session = Session::new(rounds, seats, keeper);
    // A new game is saved at once, so that an unwritable file is reported before
    // the first move. An existing file is not changed until something happens.
    if !begun {
        session.keep()?;
    }
    play_on(&mut session, &mut out)
}

/// Plays until the player leaves, or the game is over and no person plays.
fn play_on(session: &mut Session, out: &mut impl io::Write) -> anyhow::Result<()> {
    let mut lines = Lines::new();
    session.show_board(out)?;
    if lines.is_interactive() && session.has_human() {
        session.say_help_is_there(out)?;
    }
    loop {
        match session.next() {
            Next::Computer => session.computer_moves(out)?,
            Next::Over if !session.has_human() => {
                // A match has a most number of rounds.
                if !session.goes_on(out)? {
                    return Ok(());
                }
            }
            Next::Human | Next::Over => {
                let Some(line) = lines.ask(out, &session.prompt())? else {
                    if lines.is_interactive() {
                        writeln!(out)?;
                    }
                    return session.leave(out);
                };
                match Order::parse(&line) {
                    Order::Quit => return session.leave(out),
                    order => session.obey(order, &mut lines, out)?,
                }
            }
        }
    }
}
