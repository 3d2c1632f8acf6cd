//! `sower tables probe`: shows what the tables know of a position and its moves.

use std::io::{self, Write};

use serde::Serialize;
use sower_core::notation::write_position;
use sower_core::{Game, Move, Pie, Side};
use sower_search::{Probe as _, Score};
use sower_tables::{MoveValue, TableValue};
use sower_text::message;

use super::args::ProbeArgs;
use super::{damaged, opened};
use crate::failure::Failure;
use crate::forms::{Value, pit_number};
use crate::output::{json_line, stdout};
use crate::say;

#[derive(Serialize)]
struct Known {
    /// The mover's final margin, if it does not depend on how endless play is scored.
    value: Option<Value>,
    distance: Option<u16>,
    /// The mover's guaranteed and best possible margin, if they differ.
    #[serde(skip_serializing_if = "Option::is_none")]
    between: Option<[Value; 2]>,
}

#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    known: Known,
    side: char,
    position: String,
    moves: Vec<Answered>,
}

#[derive(Serialize)]
struct Answered {
    label: String,
    pit: Option<u8>,
    #[serde(flatten)]
    known: Known,
}

pub(crate) fn run(args: &ProbeArgs) -> anyhow::Result<()> {
    let (game, tables) = opened(&args.which)?;
    let position = args.position.of(&game)?;
    let found = tables.look_up(&position).map_err(|error| damaged(&tables, &error))?;
    let Some(found) = found else {
        let talk = match position.pie() {
            Pie::Closed => message!("tables-beyond", count = position.in_play(), most = tables.most_seeds()),
            _ => message!("tables-swap-open"),
        };
        return Err(Failure::no(say::sentence(&game, &talk)));
    };
    let moves = tables.look_up_moves(&position).map_err(|error| damaged(&tables, &error))?;
    let label = |played: Move| game.label(position.side(), played);
    let mut out = stdout();
    if args.output.json {
        let moves = moves.iter().map(|MoveValue { played, found }| Answered {
            label: label(*played),
            pit: pit_number(*played),
            known: known(&game, *found),
        });
        let answer = Answer {
            known: known(&game, Some(found)),
            side: if position.side() == Side::South { 'S' } else { 'N' },
            position: write_position(&position),
            moves: moves.collect(),
        };
        return json_line(&mut out, &answer);
    }
    writeln!(out, "{}", write_position(&position))?;
    for line in told(&game, &position, &found) {
        writeln!(out, "{line}")?;
    }
    if !moves.is_empty() {
        let head = [
            message!("tables-column-move"),
            message!("tables-column-value"),
            message!("tables-column-distance"),
        ];
        let mut rows = vec![head.iter().map(|talk| say::sentence(&game, talk)).collect::<Vec<_>>()];
        let mut moves = moves;
        moves.sort_by_key(|found| std::cmp::Reverse(found.found.map(|found| (found.lower, found.upper))));
        for MoveValue { played, found } in moves {
            let distance =
                found.and_then(|found| found.distance).map_or(String::new(), |plies| plies.to_string());
            rows.push(vec![label(played), found.map_or("?".to_owned(), |found| short(&found)), distance]);
        }
        writeln!(out)?;
        write_columns(&mut out, &rows)?;
    }
    Ok(())
}

fn known(game: &Game, found: Option<TableValue>) -> Known {
    let Some(found) = found else { return Known { value: None, distance: None, between: None } };
    let exact = found.exact().map(|score| Value::of(game, score));
    let between = exact.is_none().then(|| [Value::of(game, found.lower), Value::of(game, found.upper)]);
    Known { value: exact, distance: found.distance, between }
}

fn told(game: &Game, position: &sower_core::Position, found: &TableValue) -> Vec<String> {
    let Some(score) = found.exact() else {
        let talk = message!("tables-between", sure = margin(found.lower), most = margin(found.upper));
        return vec![say::sentence(game, &talk)];
    };
    let score = sower_review::score_sentence(score, position.side(), true);
    let mut lines = vec![say::sentence(game, &message!("tables-value", score))];
    lines.extend(found.distance.map(|plies| say::sentence(game, &message!("tables-distance", plies))));
    lines
}

fn short(found: &TableValue) -> String {
    match found.exact() {
        Some(score) => margin(score),
        None => format!("{} … {}", margin(found.lower), margin(found.upper)),
    }
}

fn margin(score: Score) -> String {
    match score.sides() {
        0 if score.whole() == 0 => "0".to_owned(),
        0 => format!("{:+}", score.whole()),
        _ => format!("{:+} ({:+})", score.whole(), score.possession()),
    }
}

/// Prints aligned columns, right-aligned except for the words of the first row.
pub(crate) fn write_columns(out: &mut impl Write, rows: &[Vec<String>]) -> io::Result<()> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    for row in rows {
        let line: Vec<String> =
            row.iter().zip(&widths).map(|(cell, width)| format!("{cell:>width$}")).collect();
        writeln!(out, "{}", line.join("  ").trim_end())?;
    }
    out.flush()
}
