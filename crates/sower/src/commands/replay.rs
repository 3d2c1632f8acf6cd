//! `sower replay`: a record played through.

use std::io::Write as _;
use std::sync::Arc;

use serde::Serialize;
use sower_core::lang::Language;
use sower_core::notation::{write_dashed, write_fen, write_position};
use sower_core::record::{Record, RecordError, TwoFigureStyle, write_ogn, write_record, write_two_figures};
use sower_core::{NodeId, Played, Position};

use crate::args::ReplayArgs;
use crate::ended::Ended;
use crate::failure::Failure;
use crate::output::{json_line, stdout};
use crate::{choose, records, say};

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
    let told = |error: &RecordError| {
        let sentence = say::sentence(&game, error);
        if error.is_refusal() { Failure::no(sentence) } else { Failure::input(sentence) }
    };
    let record = Record::parse(&text).map_err(|error| told(&error))?;
    records::same_game(&game, &record)?;
    let played = match records::play_record(&game, &record, args.game.changes.is_empty()) {
        Ok(played) => played,
        Err(error) => {
            if args.json {
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
    if args.json {
        let replayed = Replayed {
            position: write_position(position),
            plies: line.len() - 1,
            ended: Ended::from(outcome),
        };
        json_line(&mut out, &replayed)?;
    } else {
        writeln!(out, "{}", write_position(position))?;
        match outcome {
            Some(outcome) => {
                writeln!(out, "{} plies. {}", line.len() - 1, say::outcome(played.game(), &outcome))?
            }
            None => writeln!(out, "{} plies; {} to move.", line.len() - 1, say::side(position.side()))?,
        }
    }
    out.flush()?;
    Ok(())
}

/// The ply that fails, for programs.
fn tell_failure(game: &sower_core::Game, error: &RecordError) -> anyhow::Result<()> {
    if let RecordError::Illegal { ply, text, reason, .. }
    | RecordError::IllegalInVariation { ply, text, reason, .. } = error
    {
        let reason = Language::english().render(reason, game.rules().words());
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
