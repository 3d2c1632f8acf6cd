//! The result of a match, for people and for programs.

use std::io::Write;

use serde::Serialize;
use sower_core::Game;
use sower_players::matches::{Estimate, MatchStatus, Sprt, Tally, Verdict};
use sower_text::{Decimal, Message, message};

use super::plan::Plan;
use crate::output::json_line;
use crate::say;

/// The result of a pairing, which may be incomplete.
pub(super) struct PairingResult {
    pub(super) pairing: [usize; 2],
    pub(super) standing: MatchStatus,
    pub(super) seconds: f64,
}

/// A result in JSON, from the first player's view.
#[derive(Serialize)]
struct Line<'a> {
    #[serde(flatten)]
    counts: Counts,
    players: Vec<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<SprtLine>,
    finished: bool,
    seed: u64,
    seconds: f64,
    /// All players' results, best first, if more than two played.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<Vec<TableLine<'a>>>,
}

#[derive(Serialize)]
struct Counts {
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    score: Option<f64>,
    elo: Option<f64>,
    error: Option<f64>,
    elo_low: Option<f64>,
    elo_high: Option<f64>,
    los: Option<f64>,
    /// South's wins, draws and losses, over both players.
    south: [u64; 3],
    pentanomial: [u64; 5],
    faults: [u64; 2],
    timeouts: [u64; 2],
}

#[derive(Serialize)]
struct SprtLine {
    elo0: f64,
    elo1: f64,
    llr: f64,
    low: f64,
    high: f64,
    accepted: Option<&'static str>,
}

#[derive(Serialize)]
struct TableLine<'a> {
    player: &'a str,
    #[serde(flatten)]
    counts: Counts,
}

impl From<&Tally> for Counts {
    fn from(tally: &Tally) -> Counts {
        let estimate = Estimate::of(tally);
        let hundredths = |value: Option<f64>| value.map(|value| rounded(value, 100.0));
        Counts {
            games: tally.games(),
            wins: tally.wins,
            draws: tally.draws,
            losses: tally.losses,
            score: estimate.score,
            elo: hundredths(estimate.elo),
            error: hundredths(estimate.error),
            elo_low: hundredths(estimate.low),
            elo_high: hundredths(estimate.high),
            los: estimate.los.map(|los| rounded(los, 1e6)),
            south: tally.south,
            pentanomial: tally.pairs,
            faults: tally.faults,
            timeouts: tally.timeouts,
        }
    }
}

/// Rounds a value to a fraction, without negative zero.
fn rounded(value: f64, parts: f64) -> f64 {
    (value * parts).round() / parts + 0.0
}

impl SprtLine {
    fn of(sprt: &Sprt, standing: &MatchStatus) -> SprtLine {
        let ([elo0, elo1], [low, high]) = (sprt.elo(), sprt.bounds());
        let llr = rounded(sprt.llr(&standing.tally.pairs), 1e4);
        let [low, high] = [low, high].map(|bound| rounded(bound, 1e4));
        SprtLine { elo0, elo1, llr, low, high, accepted: standing.verdict.accepted() }
    }
}

/// Prints a pairing's result.
pub(super) fn json(out: &mut impl Write, plan: &Plan, result: &PairingResult) -> anyhow::Result<()> {
    let line = Line {
        counts: Counts::from(&result.standing.tally),
        players: plan.names(result.pairing).to_vec(),
        sprt: plan.sprt.as_ref().map(|sprt| SprtLine::of(sprt, &result.standing)),
        finished: result.standing.finished,
        seed: plan.seed,
        seconds: rounded(result.seconds, 1e3),
        table: None,
    };
    json_line(out, &line)
}

/// Prints the first player's result against all others, and all totals.
pub(super) fn json_of_all(
    out: &mut impl Write,
    plan: &Plan,
    results: &[PairingResult],
    seconds: f64,
) -> anyhow::Result<()> {
    let totals = totals(plan, results);
    let mut table: Vec<TableLine<'_>> = ranked(&totals)
        .into_iter()
        .map(|place| TableLine {
            player: plan.contestants[place].name(),
            counts: Counts::from(&totals[place]),
        })
        .collect();
    table.retain(|line| line.counts.games > 0);
    let line = Line {
        counts: Counts::from(&totals[0]),
        players: plan.contestants.iter().map(|contestant| contestant.name()).collect(),
        sprt: None,
        finished: results.len() == plan.pairings.len()
            && results.iter().all(|result| result.standing.finished),
        seed: plan.seed,
        seconds: rounded(seconds, 1e3),
        table: Some(table),
    };
    json_line(out, &line)
}

/// Each player's total over all pairings.
pub(super) fn totals(plan: &Plan, results: &[PairingResult]) -> Vec<Tally> {
    let mut totals = vec![Tally::default(); plan.contestants.len()];
    for PairingResult { pairing: [first, second], standing, .. } in results {
        totals[*first].merge(&standing.tally);
        totals[*second].merge(&standing.tally.seen_by_the_other());
    }
    totals
}

/// The players' indices, best score first.
pub(super) fn ranked(totals: &[Tally]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..totals.len()).collect();
    let score = |place: usize| totals[place].score().unwrap_or(-1.0);
    places.sort_by(|first, second| score(*second).total_cmp(&score(*first)));
    places
}

/// Prints a pairing's result for a person.
pub(super) fn text(out: &mut impl Write, plan: &Plan, result: &PairingResult) -> anyhow::Result<()> {
    let game = &plan.game;
    let [first, second] = plan.names(result.pairing);
    let tally = &result.standing.tally;
    let estimate = Estimate::of(tally);
    let [none, half, one, more, two] = tally.pairs;
    let mut said = vec![
        message!(
            "match-result",
            first = first.to_owned(),
            second = second.to_owned(),
            name = say::about(game).name,
            count = tally.games(),
            seconds = seconds_text(result.seconds)
        ),
        message!(
            "match-games",
            wins = tally.wins,
            draws = tally.draws,
            losses = tally.losses,
            score = percent(estimate.score)
        ),
    ];
    // Fewer than two pairs say nothing about strength.
    if estimate.los.is_some() {
        said.push(message!("match-strength", elo = elo_text(game, &estimate), los = percent(estimate.los)));
        said.push(message!("match-pairs", none, half, one, more, two));
    }
    let [won, drawn, lost] = tally.south;
    let games = won + drawn + lost;
    let score = (games > 0).then(|| (won as f64 + drawn as f64 / 2.0) / games as f64);
    said.push(message!("match-south", won, drawn, lost, score = percent(score)));
    said.extend(plan.sprt.as_ref().map(|sprt| test(sprt, &result.standing)));
    for (player, who) in [first, second].into_iter().enumerate() {
        let (faults, timeouts) = (tally.faults[player], tally.timeouts[player]);
        if faults + timeouts > 0 {
            said.push(message!("match-lost", who = who.to_owned(), faults, timeouts));
        }
    }
    for (place, talk) in said.iter().enumerate() {
        writeln!(out, "{}{}", if place == 0 { "" } else { "  " }, say::sentence(game, talk))?;
    }
    Ok(())
}

fn test(sprt: &Sprt, standing: &MatchStatus) -> Message {
    let [elo0, elo1] = sprt.elo().map(|elo| elo.to_string());
    let [low, high] = sprt.bounds().map(|bound| Decimal::new(bound, 2));
    let llr = Decimal::new(sprt.llr(&standing.tally.pairs), 2);
    match standing.verdict {
        Verdict::Open => message!("match-test-open", elo0, elo1, llr, low, high),
        Verdict::H0 | Verdict::H1 => {
            let accepted = standing.verdict.accepted().unwrap_or_default().to_owned();
            message!("match-test-decided", elo0, elo1, llr, low, high, accepted)
        }
    }
}

fn signed(elo: f64) -> String {
    Decimal::signed(rounded(elo, 10.0), 1).to_string()
}

/// An estimate in words.
pub(super) fn elo_text(game: &Game, estimate: &Estimate) -> String {
    let talk = match *estimate {
        Estimate { elo: Some(elo), error: Some(error), .. } => {
            message!("match-elo", elo = signed(elo), error = Decimal::new(error, 1))
        }
        Estimate { elo: Some(elo), .. } => message!("match-elo-alone", elo = signed(elo)),
        Estimate { low: Some(low), .. } => message!("match-elo-above", low = signed(low)),
        Estimate { high: Some(high), .. } => message!("match-elo-below", high = signed(high)),
        _ => message!("match-elo-unknown"),
    };
    say::sentence(game, &talk)
}

/// An estimate in a table.
pub(crate) fn elo_cell(estimate: &Estimate) -> String {
    match *estimate {
        Estimate { elo: Some(elo), error: Some(error), .. } => {
            format!("{} ± {}", signed(elo), Decimal::new(error, 1))
        }
        Estimate { elo: Some(elo), .. } => signed(elo),
        Estimate { low: Some(low), .. } => format!("> {}", signed(low)),
        Estimate { high: Some(high), .. } => format!("< {}", signed(high)),
        _ => "-".to_owned(),
    }
}

/// A fraction as a percentage.
pub(crate) fn percent(part: Option<f64>) -> String {
    part.map_or_else(|| "-".to_owned(), |part| format!("{} %", Decimal::new(part * 100.0, 1)))
}

pub(super) fn seconds_text(seconds: f64) -> String {
    Decimal::new(seconds, 2).to_string()
}
