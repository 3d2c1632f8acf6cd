//! `sower play`: a whole game, in the terminal app or as plain text.
//!
//! Plain play uses lines of text, for pipes and screen readers. With `--record` the game is saved after every move. A player who leaves
//! by `quit`, Ctrl-D, Ctrl-C or closing the window loses nothing.

mod keep;
mod order;
mod seats;
mod sitting;
mod table;
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
use crate::{choose, numbers, say, terminal};
use keep::Keeper;
use order::Order;
use seats::Seats;
use sitting::Sitting;
use table::{Next, Table};

#[derive(Debug, ClapArgs)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Who sits South: human, random, greedy, level:1 to level:10, minimax:DEPTH or engine:COMMAND.
    #[arg(long, value_name = "WHO")]
    pub(crate) south: Option<String>,
    /// Who sits North: the same.
    #[arg(long, value_name = "WHO")]
    pub(crate) north: Option<String>,
    /// Toss a coin for sides and who begins.
    #[arg(long, conflicts_with = "no_toss")]
    pub(crate) toss: bool,
    /// South begins, no coin.
    #[arg(long)]
    pub(crate) no_toss: bool,
    /// Seed of the coin and of the computer's chances; the same seed gives the same game.
    #[arg(long, value_name = "N", value_parser = numbers::seed(u64::MAX))]
    pub(crate) seed: Option<u64>,
    /// Plain lines of text instead of screens, for screen readers and pipes.
    #[arg(long)]
    pub(crate) plain: bool,
    /// Keep the game in this file after every move; if it holds a game already, go on with that.
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Begin from this position.
    #[arg(long, value_name = "POSITION")]
    pub(crate) from: Option<String>,
}

pub(crate) fn run(args: &PlayArgs) -> anyhow::Result<()> {
    // Lock the file before reading it, so that it cannot change before it is overwritten.
    let claim = keep::claim(args.record.as_deref())?;
    let sitting = Sitting::of(args)?;
    if args.plain || !terminal::is_there() { plain(args, sitting, claim) } else { on_screen(args, sitting) }
}

/// Plays in the terminal app. Without a file, the game is saved with the other unfinished ones.
fn on_screen(args: &PlayArgs, sitting: Sitting) -> anyhow::Result<()> {
    let Sitting { played, who, mut tags, talk, toss, mut rng } = sitting;
    let game = std::sync::Arc::clone(played.game());
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
    let notice = talk.map(|talk| say::sentence(&game, &talk));
    let seating = GameSession { played, who, tags, keeping, notice, toss: None, seed: Some(rng.random()) };
    terminal::play(match toss {
        Some(first) => seating.tossed(first),
        None => seating,
    })
}

fn plain(args: &PlayArgs, sitting: Sitting, claim: Option<Claim>) -> anyhow::Result<()> {
    let Sitting { played, who, tags, talk, mut rng, .. } = sitting;
    let mut out = io::stdout().lock();
    let game = std::sync::Arc::clone(played.game());
    let keeper = Keeper::new(args.record.clone(), tags, claim)?;
    if let Some(talk) = talk {
        writeln!(out, "{}", say::sentence(&game, &talk))?;
    }
    let begun = !played.moves_played().is_empty();
    let seats = Seats::new(who, &game, &mut rng);
    let mut table = Table::new(played, seats, keeper);
    // A new game is saved at once, so that an unwritable file is reported before
    // the first move. An existing file is not changed until something happens.
    if !begun {
        table.keep()?;
    }
    sit(&mut table, &mut out)
}

/// Plays until the player leaves, or the game is over and no person plays.
fn sit(table: &mut Table, out: &mut impl io::Write) -> anyhow::Result<()> {
    let mut lines = Lines::new();
    table.show_board(out)?;
    if lines.is_interactive() && table.has_human() {
        table.say_help_is_there(out)?;
    }
    loop {
        match table.next() {
            Next::Computer => table.computer_moves(out)?,
            Next::Over if !table.has_human() => return Ok(()),
            Next::Human | Next::Over => {
                let Some(line) = lines.ask(out, &table.prompt())? else {
                    if lines.is_interactive() {
                        writeln!(out)?;
                    }
                    return table.leave(out);
                };
                match Order::parse(&line) {
                    Order::Quit => return table.leave(out),
                    order => table.obey(order, &mut lines, out)?,
                }
            }
        }
    }
}
