//! `sower replay`: plays through a record.

use std::io::Write as _;

use clap::Args as ClapArgs;
use serde::Serialize;
use sower_core::notation::{write_dashed, write_fen, write_position};
use sower_core::record::{Tags, TwoFigureStyle, round_tags, write_ogn, write_record, write_two_figures};
use sower_core::{MatchEnd, NodeId, Played, Position, Side};
use sower_text::{message, round_sentence};

use crate::args::JsonArgs;
use crate::failure::Failure;
use crate::forms::Ended;
use crate::output::{json_line, stdout};
use crate::records::{ReadMatch, RecordArgs};
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

/// A replayed record. A match is its last round, with all rounds and the result of the match.
#[derive(Serialize)]
struct Replayed {
    #[serde(flatten)]
    round: ReplayedRound,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rounds: Vec<ReplayedRound>,
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    result: Option<ReplayedMatch>,
}

#[derive(Serialize)]
struct ReplayedRound {
    position: String,
    plies: usize,
    #[serde(flatten)]
    ended: Ended,
}

#[derive(Serialize)]
struct ReplayedMatch {
    over: bool,
    /// The tally of the finished rounds, South's first.
    tally: [u32; 2],
    end: Option<MatchEnd>,
    winner: Option<Side>,
}

impl ReplayedRound {
    fn of(played: &Played) -> ReplayedRound {
        let end = last_of(played);
        ReplayedRound {
            position: write_position(played.node(end).position()),
            plies: played.main_line().len() - 1,
            ended: Ended::from(played.outcome_at(end)),
        }
    }
}

pub(crate) fn run(args: &ReplayArgs) -> anyhow::Result<()> {
    let read = args.record.source("replay")?.read("replay", args.output.json)?;
    if let Some(form) = &args.write {
        return write(form, &read);
    }
    let mut out = stdout();
    if args.output.json {
        json_line(&mut out, &replayed(&read))?;
        return Ok(out.flush()?);
    }
    for (round, _, played) in read.each() {
        if read.has_rounds() {
            let heading = round_sentence(&read.rounds, round);
            writeln!(out, "{}{}", if round > 1 { "\n" } else { "" }, say::sentence(read.game(), &heading))?;
        }
        show(&mut out, played, args.boards)?;
    }
    if let Some(result) = read.rounds.result() {
        writeln!(out, "\n{}", say::sentence(read.game(), &result))?;
    }
    out.flush()?;
    Ok(())
}

fn replayed(read: &ReadMatch) -> Replayed {
    let rounds = read.each().map(|(_, _, played)| ReplayedRound::of(played));
    let score = read.rounds.score();
    let result = read.rounds.result();
    Replayed {
        round: ReplayedRound::of(read.rounds.current()),
        rounds: if read.has_rounds() { rounds.collect() } else { Vec::new() },
        result: read.game().rules().matches().has_rounds().then(|| ReplayedMatch {
            over: result.is_some(),
            tally: score.tally(read.game().rules()),
            end: result.map(|result| result.end),
            winner: result.and_then(|result| result.winner),
        }),
    }
}

/// Prints the last position of a game and how it ended, with `boards` every board before.
fn show(out: &mut impl std::io::Write, played: &Played, boards: bool) -> anyhow::Result<()> {
    let (game, end) = (played.game(), last_of(played));
    let position = played.node(end).position();
    if boards {
        show_boards(out, played)?;
    }
    writeln!(out, "{}", write_position(position))?;
    let count = say::sentence(game, &message!("cli-plies", count = played.main_line().len() - 1));
    let state = match played.outcome_at(end) {
        Some(outcome) => say::outcome(game, &outcome),
        None => say::sentence(game, &message!("cli-to-move", side = position.side())),
    };
    writeln!(out, "{count} {state}")?;
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

fn write(form: &str, read: &ReadMatch) -> anyhow::Result<()> {
    let last = read.rounds.current();
    let text = match form {
        "fen" => format!("{}\n", write_fen(end_of(last), last.node(last_of(last)).turn())),
        "dashed" => format!("{}\n", write_dashed(end_of(last))),
        _ => {
            let games = read.each().map(|(round, record, played)| {
                game_text(form, &round_tags(record.tags(), &read.rounds, round), played)
            });
            games.collect::<anyhow::Result<Vec<String>>>()?.join("\n")
        }
    };
    let mut out = stdout();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

fn game_text(form: &str, tags: &Tags, played: &Played) -> anyhow::Result<String> {
    let text = match form {
        "ogn" => write_ogn(tags, played),
        "togyz" => write_two_figures(tags, played, TwoFigureStyle::Tagged),
        _ => return Ok(write_record(tags, played)),
    };
    text.map_err(|error| Failure::input(say::sentence(played.game(), &error)))
}
