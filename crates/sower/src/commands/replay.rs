//! `sower replay`: plays through a record.

use std::io::Write as _;

use clap::Args as ClapArgs;
use serde::Serialize;
use sower_core::notation::{write_dashed, write_fen, write_position};
use sower_core::record::{Record, TwoFigureStyle, write_ogn, write_record, write_two_figures};
use sower_core::{NodeId, Played, Position};
use sower_text::message;

use crate::args::JsonArgs;
use crate::failure::Failure;
use crate::forms::Ended;
use crate::output::{json_line, stdout};
use crate::records::RecordArgs;
use crate::{board, say};

#[derive(Debug, ClapArgs)]
pub(crate) struct ReplayArgs {
    #[command(flatten)]
    pub(crate) record: RecordArgs,
    #[command(flatten)]
    pub(crate) output: JsonArgs,
    /// Print the board after every ply.
    #[arg(long, conflicts_with_all = ["json", "write"])]
    pub(crate) boards: bool,
    /// Convert the record, or print its last position (fen: PlayStrategy, dashed: Aalina).
    #[arg(long, value_name = "FORM", value_parser = ["sower", "ogn", "togyz", "fen", "dashed"], conflicts_with = "json")]
    pub(crate) write: Option<String>,
}

#[derive(Serialize)]
struct Replayed {
    position: String,
    plies: usize,
    #[serde(flatten)]
    ended: Ended,
}

pub(crate) fn run(args: &ReplayArgs) -> anyhow::Result<()> {
    let (record, played) = args.record.source("replay")?.read("replay", args.output.json)?;
    if let Some(form) = &args.write {
        return write(form, &record, &played);
    }
    let game = played.game();
    let line = played.main_line();
    let end = last_of(&played);
    let outcome = played.outcome_at(end);
    let position = played.node(end).position();
    let mut out = stdout();
    if args.boards {
        show_boards(&mut out, &played)?;
    }
    if args.output.json {
        let replayed = Replayed {
            position: write_position(position),
            plies: line.len() - 1,
            ended: Ended::from(outcome),
        };
        json_line(&mut out, &replayed)?;
    } else {
        writeln!(out, "{}", write_position(position))?;
        let count = say::sentence(game, &message!("cli-plies", count = line.len() - 1));
        let state = match outcome {
            Some(outcome) => say::outcome(game, &outcome),
            None => say::sentence(game, &message!("cli-to-move", side = position.side())),
        };
        writeln!(out, "{count} {state}")?;
    }
    out.flush()?;
    Ok(())
}

/// Prints every board of the main line, each under its move.
fn show_boards(out: &mut impl std::io::Write, played: &Played) -> anyhow::Result<()> {
    for pair in played.main_line().windows(2) {
        let (before, after) = (played.node(pair[0]).position(), played.node(pair[1]));
        let Some(made) = after.played() else { continue };
        let token = played.game().write_token(before, made).map_err(Failure::no)?;
        writeln!(out, "{}. {} {token}", after.ply(), say::side(before.side()))?;
        let finished = played.outcome_at(pair[1]).is_some();
        board::print(out, played.game(), after.position(), &[], finished)?;
        writeln!(out)?;
    }
    Ok(())
}

/// The last node of the main line.
fn last_of(played: &Played) -> NodeId {
    played.main_line().last().copied().unwrap_or(NodeId::START)
}

fn end_of(played: &Played) -> &Position {
    played.node(last_of(played)).position()
}

fn write(form: &str, record: &Record, played: &Played) -> anyhow::Result<()> {
    let tags = record.tags();
    let text = match form {
        "ogn" => {
            write_ogn(tags, played).map_err(|error| Failure::input(say::sentence(played.game(), &error)))?
        }
        "togyz" => write_two_figures(tags, played, TwoFigureStyle::Tagged)
            .map_err(|error| Failure::input(say::sentence(played.game(), &error)))?,
        "fen" => format!("{}\n", write_fen(end_of(played), played.node(last_of(played)).turn())),
        "dashed" => format!("{}\n", write_dashed(end_of(played))),
        _ => write_record(tags, played),
    };
    let mut out = stdout();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}
