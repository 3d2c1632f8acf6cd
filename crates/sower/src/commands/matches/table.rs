//! The result tables of matches with more than two players.

use std::io::Write;

use sower_players::matches::{Estimate, Tally};
use sower_text::{Decimal, message};

use super::plan::Plan;
use super::report::{PairingResult, elo_cell, percent, ranked, seconds_text, totals};
use crate::say;

/// Longer names are cut: an engine's may be a whole command.
const LONGEST_NAME: usize = 30;

/// Prints the first player's results, one opponent per line, and their sum.
pub(super) fn gauntlet(
    out: &mut impl Write,
    plan: &Plan,
    results: &[PairingResult],
    seconds: f64,
) -> anyhow::Result<()> {
    let totals = totals(plan, results);
    let first = plan.contestants[0].name();
    let head = message!(
        "match-gauntlet",
        first = first.to_owned(),
        name = say::about(&plan.game).name,
        count = totals[0].games(),
        seconds = seconds_text(seconds)
    );
    writeln!(out, "{}", say::sentence(&plan.game, &head))?;
    let mut rows = vec![headings(plan)];
    for result in results {
        let name = plan.contestants[result.pairing[1]].name();
        rows.push(row(name.to_owned(), &result.standing.tally));
    }
    rows.push(row("=".to_owned(), &totals[0]));
    write_columns(out, &rows)
}

/// Prints all players' results, best first, with the score against each opponent.
pub(super) fn round_robin(
    out: &mut impl Write,
    plan: &Plan,
    results: &[PairingResult],
    seconds: f64,
) -> anyhow::Result<()> {
    let totals = totals(plan, results);
    let places = ranked(&totals);
    let head = message!(
        "match-round-robin",
        name = say::about(&plan.game).name,
        count = results.iter().map(|result| result.standing.tally.games()).sum::<u64>(),
        seconds = seconds_text(seconds)
    );
    writeln!(out, "{}", say::sentence(&plan.game, &head))?;
    let mut rows = vec![headings(plan)];
    rows[0].extend((1..=places.len()).map(|rank| rank.to_string()));
    for (rank, place) in (1..).zip(&places) {
        let name = format!("{rank} {}", plan.contestants[*place].name());
        let mut cells = row(name, &totals[*place]);
        cells.extend(places.iter().map(|other| against(results, *place, *other)));
        rows.push(cells);
    }
    write_columns(out, &rows)
}

/// One player's score against another; empty against itself.
fn against(results: &[PairingResult], place: usize, other: usize) -> String {
    let score = results.iter().find_map(|result| match result.pairing {
        pairing if pairing == [place, other] => result.standing.tally.score(),
        pairing if pairing == [other, place] => result.standing.tally.seen_by_the_other().score(),
        _ => None,
    });
    score.map_or_else(|| "·".to_owned(), |score| Decimal::new(score * 100.0, 1).to_string())
}

fn headings(plan: &Plan) -> Vec<String> {
    [
        message!("match-head-player"),
        message!("match-head-games"),
        message!("match-head-won"),
        message!("match-head-drawn"),
        message!("match-head-lost"),
        message!("match-head-score"),
        message!("match-head-elo"),
    ]
    .map(|heading| say::sentence(&plan.game, &heading))
    .to_vec()
}

fn row(name: String, tally: &Tally) -> Vec<String> {
    let estimate = Estimate::of(tally);
    let name = match name.chars().count() {
        0..=LONGEST_NAME => name,
        _ => name.chars().take(LONGEST_NAME - 1).chain(['…']).collect(),
    };
    vec![
        name,
        tally.games().to_string(),
        tally.wins.to_string(),
        tally.draws.to_string(),
        tally.losses.to_string(),
        percent(estimate.score),
        elo_cell(&estimate),
    ]
}

/// Prints aligned rows: names to the left, numbers to the right.
fn write_columns(out: &mut impl Write, rows: &[Vec<String>]) -> anyhow::Result<()> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            match column {
                0 => write!(out, "  {cell:<width$}")?,
                _ => write!(out, "  {cell:>width$}")?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}
