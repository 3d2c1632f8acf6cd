//! `sower replay`: plays through a record.

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args as ClapArgs;
use serde::Serialize;
use sower_core::notation::{write_dashed, write_fen, write_position};
use sower_core::record::{Record, RecordError, TwoFigureStyle, write_ogn, write_record, write_two_figures};
use sower_core::{NodeId, Played, Position};
use sower_text::{Language, message};

use crate::args::{GameArgs, JsonArgs};
use crate::failure::Failure;
use crate::forms::Ended;
use crate::output::{json_line, stdout};
use crate::{board, choose, records, say};

#[derive(Debug, ClapArgs)]
pub(crate) struct ReplayArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Game record, or - for standard input.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
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

#[derive(Serialize)]
struct Failed<'a> {
    ply: u32,
    #[serde(rename = "move")]
    token: &'a str,
    reason: String,
}

pub(crate) fn run(args: &ReplayArgs) -> anyhow::Result<()> {
    let game = Arc::new(choose::game(&args.game)?);
    let text = records::read_text(&args.file)?;
    let told = |error: &RecordError| records::failure(game.rules().words(), error);
    let record = Record::parse(&text).map_err(|error| told(&error))?;
    records::same_game(&game, &record)?;
    let played = match records::play_record(&game, &record, args.game.changes.is_empty()) {
        Ok(played) => played,
        Err(error) => {
            if args.output.json {
                tell_failure(&game, &error)?;
            }
            return Err(told(&error));
        }
    };
    if let Some(form) = &args.write {
        return write(form, &record, &played);
    }
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
        let count = say::sentence(&game, &message!("cli-plies", count = line.len() - 1));
        let state = match outcome {
            Some(outcome) => say::outcome(played.game(), &outcome),
            None => say::sentence(&game, &message!("cli-to-move", side = position.side())),
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

/// Reports the ply that fails, as JSON.
pub(super) fn tell_failure(game: &sower_core::Game, error: &RecordError) -> anyhow::Result<()> {
    if let RecordError::Illegal { ply, text, reason, .. }
    | RecordError::IllegalInVariation { ply, text, reason, .. } = error
    {
        let reason = Language::spoken().say(reason, game.rules().words());
        json_line(&mut stdout(), &Failed { ply: *ply, token: text, reason })?;
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
