//! `sower play`: a whole game at a plain terminal.
//!
//! Everything is said in lines of text, so that pipes and screen readers can follow. With `--record` the game is in its
//! file after every move, whole; whoever leaves, by `quit`, Ctrl-D, Ctrl-C or a closed window, loses nothing.

mod keep;
mod order;
mod seats;
mod table;
mod toss;

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::Arc;

use sower_core::{Played, Side};
use sower_search::Who;
use sower_search::player::generator;

use crate::args::{GameArgs, PlayArgs};
use crate::choose;
use crate::failure::Failure;
use crate::lines::Lines;
use crate::say;
use crate::talk::Talk;
use keep::Keeper;
use order::Order;
use seats::Seats;
use table::{Next, Table};

pub(crate) fn run(args: &PlayArgs) -> anyhow::Result<()> {
    let game = Arc::new(choose::game(&args.game)?);
    let asked = [args.south.as_deref(), args.north.as_deref()];
    let mut who = [Who::Human, Who::Human];
    for (who, asked) in who.iter_mut().zip(asked) {
        if let Some(asked) = asked {
            *who = asked.parse().map_err(Failure::input)?;
        }
    }
    let mut rng = generator(args.seed.unwrap_or_else(rand::random));
    let mut keeper = Keeper::new(args.record.clone())?;
    let mut out = io::stdout().lock();
    let resumed = keeper.resume(&game)?;
    let played = match resumed {
        Some(_) if args.from.is_some() => {
            return Err(Failure::input(say::sentence(&game, &Talk::FromAndRecord { file: keeper.name() })));
        }
        Some(played) => {
            // Whoever sat down then sits there now.
            for side in Side::BOTH {
                if let Some(there) = keeper.seat(side) {
                    who[side] = there;
                }
            }
            let (file, count) = (keeper.name(), played.moves_played().len());
            let talk = match played.outcome() {
                Some(_) => Talk::ResumedFinished { file, count },
                None => Talk::Resumed { file, count },
            };
            writeln!(out, "{}", say::sentence(&game, &talk))?;
            played
        }
        None => {
            let by_coin = args.toss || (game.rules().turn().toss && !args.no_toss && args.from.is_none());
            let first = if by_coin {
                let tossed = toss::toss(&mut rng, who);
                writeln!(out, "{}", say::sentence(&game, &tossed.talk()))?;
                who = tossed.who;
                tossed.first
            } else {
                Side::South
            };
            let start = match &args.from {
                Some(text) => say::position(&game, Some(text))?,
                None => game.start_with(first),
            };
            Played::from_position(Arc::clone(&game), start)
        }
    };
    let begun = !played.moves_played().is_empty();
    let seats = Seats::new(who, &game, &mut rng);
    let mut table = Table::new(played, seats, keeper);
    // A new game is in its file at once, so that a file that cannot be written is told before the first move; one that
    // was there already stays as it is until something happens.
    if !begun {
        table.keep()?;
    }
    sit(&mut table, &mut out)
}

/// Plays until somebody leaves or the game is over with nobody left to ask.
fn sit(table: &mut Table, out: &mut impl io::Write) -> anyhow::Result<()> {
    let interactive = io::stdin().is_terminal();
    let mut lines = Lines::new();
    table.show_board(out)?;
    if interactive && table.has_human() {
        table.say_help_is_there(out)?;
    }
    loop {
        match table.next() {
            Next::Computer => table.computer_moves(out)?,
            Next::Over if !table.has_human() => return Ok(()),
            Next::Human | Next::Over => {
                if interactive {
                    write!(out, "{}", table.prompt())?;
                    out.flush()?;
                }
                let Some(line) = lines.next()? else {
                    if interactive {
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

/// A game that was chosen in the menu.
pub(crate) fn from_menu(game: &str, opponent: &str) -> anyhow::Result<()> {
    run(&PlayArgs {
        game: GameArgs { game: game.to_owned(), changes: Vec::new() },
        south: None,
        north: Some(opponent.to_owned()),
        toss: false,
        no_toss: false,
        seed: None,
        plain: false,
        record: None,
        from: None,
    })
}
