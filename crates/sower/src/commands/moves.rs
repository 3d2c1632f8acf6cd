//! `sower moves`: each legal move with its result, and why.

use std::io::Write;

use clap::Args as ClapArgs;
use serde::Serialize;
use sower_core::notation::write_position;
use sower_core::rules::Labels;
use sower_core::trace::{Cell, Trace};
use sower_core::{Choice, Game, Move, Outcome, Place, Position, Refusal, Side, Turn, Way, labels};
use sower_text::{Language, message};
use sower_wire::Why;

use crate::args::{GamePositionArgs, JsonArgs};
use crate::color::{self, Paint, paint};
use crate::forms::{Ended, pit_number};
use crate::output::{json_line, stdout};
use crate::say;

#[derive(Debug, ClapArgs)]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    pub(crate) at: GamePositionArgs,
    /// Explain every step of each move and the rule behind it, or of one move only.
    #[arg(long, value_name = "MOVE", num_args = 0..=1, default_missing_value = "")]
    pub(crate) why: Option<String>,
    #[command(flatten)]
    pub(crate) output: JsonArgs,
}

#[derive(Serialize)]
struct Listing {
    position: String,
    #[serde(flatten)]
    ended: Ended,
    moves: Vec<Line>,
    refused: Vec<Refused>,
}

#[derive(Serialize)]
struct Line {
    label: String,
    pit: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    direction: Option<Way>,
    #[serde(skip_serializing_if = "Option::is_none")]
    option: Option<String>,
    to: String,
    last: Option<String>,
    last_side: Option<Side>,
    laps: u32,
    captured: u8,
    again: bool,
    ends: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    why: Vec<Why>,
}

#[derive(Serialize)]
struct Refused {
    label: String,
    reason: &'static str,
    message: String,
}

pub(crate) fn run(args: &MovesArgs) -> anyhow::Result<()> {
    let (game, position) = args.at.open()?;
    let mut out = stdout();
    match args.why.as_deref() {
        Some(label) if !label.is_empty() => {
            let played = game
                .read_move(position.side(), label.trim())
                .map_err(|refusal| say::refused(&game, &refusal))?;
            let trace = game.trace(&position, played).map_err(|refusal| say::refused(&game, &refusal))?;
            if args.output.json {
                json_line(&mut out, &line(&game, &position, played, &trace, true))?;
            } else {
                explain(&mut out, &game, &position, played, &trace)?;
            }
        }
        why if args.output.json => json_line(&mut out, &listing(&game, &position, why.is_some()))?,
        why => print(&mut out, &game, &position, why.is_some())?,
    }
    out.flush()?;
    Ok(())
}

fn listing(game: &Game, position: &Position, why: bool) -> Listing {
    let turn = game.turn(position);
    let traces = turn.traces().into_iter();
    Listing {
        position: write_position(position),
        ended: Ended::from(turn.outcome()),
        moves: traces.map(|(played, trace)| line(game, position, played, &trace, why)).collect(),
        refused: if turn.outcome().is_some() { Vec::new() } else { refused(game, &turn) },
    }
}

fn line(game: &Game, position: &Position, played: Move, trace: &Trace, why: bool) -> Line {
    Line {
        label: game.label(position.side(), played),
        pit: pit_number(played),
        direction: played.way(),
        option: option(game, position.side(), played),
        to: write_position(&trace.after),
        last: trace.last.map(|cell| last(game, cell)),
        last_side: trace.last.map(|cell| match cell {
            Cell::Pit(place) => place.side,
            Cell::Store(side) => side,
        }),
        laps: trace.laps,
        captured: trace.captured[position.side()],
        again: trace.again,
        ends: trace.outcome.map(|outcome| outcome.termination.to_string()),
        why: if why { reasons(game, trace) } else { Vec::new() },
    }
}

fn reasons(game: &Game, trace: &Trace) -> Vec<Why> {
    let words = game.rules().words();
    let language = Language::spoken();
    let said = trace.steps.iter().map(|step| (sower_text::step_sentence(step, game.rules()), step.rule));
    said.map(|(message, rule)| Why { rule: rule.to_owned(), sentence: language.render(&message, words) })
        .collect()
}

/// What the player chooses within the turn: `safari`, or the label of a pit to capture as well.
fn option(game: &Game, side: Side, played: Move) -> Option<String> {
    match played.choice() {
        Choice::None => None,
        Choice::Safari => Some("safari".to_owned()),
        Choice::Pit(pit) => {
            Some(labels::label(game.rules(), Place::of(side, pit, game.rules().board().pits)))
        }
    }
}

/// The cell of the last seed, in words.
fn last(game: &Game, cell: Cell) -> String {
    match cell {
        Cell::Pit(place) => labels::label(game.rules(), place),
        Cell::Store(_) => "store".to_owned(),
    }
}

fn refused(game: &Game, turn: &Turn<'_>) -> Vec<Refused> {
    turn.refused()
        .into_iter()
        .map(|(pit, refusal)| Refused {
            label: game.label(turn.position().side(), Move::Sow(pit)),
            reason: reason(&refusal),
            message: say::sentence(game, &refusal),
        })
        .collect()
}

/// The reason as one word, for programs.
fn reason(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Over { .. } => "over",
        Refusal::NoSuchPit { .. } => "no-such-pit",
        Refusal::NotYours { .. } => "not-yours",
        Refusal::Empty { .. } => "empty",
        Refusal::Home { .. } => "home",
        Refusal::TooFew { .. } => "too-few",
        Refusal::Endless { .. } => "endless",
        Refusal::TooLong { .. } => "too-long",
        Refusal::TooManySown { .. } => "too-many-sown",
        Refusal::MustFeed { .. } => "must-feed",
        Refusal::Starves { .. } => "starves",
        Refusal::Slam { .. } => "grand-slam",
        Refusal::NoWay { .. } => "one-direction",
        Refusal::MustCapture { .. } => "must-capture",
        Refusal::OtherWay { .. } => "other-direction",
        Refusal::NotNow { .. } => "not-now",
        Refusal::NoSwap => "no-swap",
    }
}

/// The width of the column of moves, in games with short labels.
const LABEL_WIDTH: usize = 6;

/// Prints every move on a line, or with `why` every step of it.
pub(crate) fn print(out: &mut impl Write, game: &Game, position: &Position, why: bool) -> anyhow::Result<()> {
    writeln!(out, "{}", write_position(position))?;
    let colored = color::on_stdout();
    let turn = game.turn(position);
    if let Some(outcome) = turn.outcome() {
        return print_end(out, game, &outcome);
    }
    let longest = turn.moves().map(|played| game.label(position.side(), played).chars().count()).max();
    // Labels with a direction and a choice are longer than most.
    let width = longest.map_or(LABEL_WIDTH, |longest| LABEL_WIDTH.max(longest + 2));
    if !why {
        let [played, last, laps, takes, then] = [
            message!("cli-moves-move"),
            message!("cli-moves-last"),
            message!("cli-moves-laps"),
            message!("cli-moves-takes"),
            message!("cli-moves-then"),
        ]
        .map(|head| say::sentence(game, &head));
        let head = format!("{played:<width$}{last:<8}{laps:>5}{takes:>7}  {then}");
        writeln!(out, "{}", paint(colored, Paint::Heading, &head))?;
    }
    for (played, trace) in turn.traces() {
        if why {
            writeln!(out)?;
            explain(out, game, position, played, &trace)?;
            continue;
        }
        let line = line(game, position, played, &trace, false);
        let then = match (&trace.outcome, trace.again) {
            (Some(outcome), _) => say::outcome(game, outcome),
            (None, true) => {
                let again = format!("{:<8}", say::sentence(game, &message!("cli-moves-again")));
                format!("{}{}", paint(colored, Paint::Good, &again), line.to)
            }
            (None, false) => format!("        {}", line.to),
        };
        let takes = if line.captured > 0 { line.captured.to_string() } else { "-".to_owned() };
        let last = match (trace.last, line.last) {
            // If both sides use the same labels, the text must name the pit's owner.
            (Some(Cell::Pit(place)), Some(last)) if *game.rules().labels() == Labels::Numbers => {
                format!("{}{last}", place.side)
            }
            (_, last) => last.unwrap_or_else(|| "-".to_owned()),
        };
        let label = paint(colored, Paint::Name, &format!("{:<width$}", line.label));
        let takes = match line.captured {
            0 => format!("{takes:>7}"),
            _ => paint(colored, Paint::Good, &format!("{takes:>7}")),
        };
        writeln!(out, "{label}{last:<8}{:>5}{takes}  {then}", line.laps)?;
    }
    for refused in refused(game, &turn) {
        let line = format!("{:<width$}refused: {}", refused.label, refused.message);
        writeln!(out, "{}", paint(colored, Paint::Quiet, &line))?;
    }
    Ok(())
}

/// Prints every step of one move, with the key of the rule behind it.
pub(crate) fn explain(
    out: &mut impl Write,
    game: &Game,
    position: &Position,
    played: Move,
    trace: &Trace,
) -> anyhow::Result<()> {
    let words = game.rules().words();
    let language = Language::spoken();
    let (side, label) = (position.side(), game.label(position.side(), played));
    let colored = color::on_stdout();
    let plays = say::sentence(game, &message!("cli-plays", side, label));
    writeln!(out, "{}", paint(colored, Paint::Heading, &plays))?;
    for (message, rule) in sower_text::trace_sentences(trace, game.rules()) {
        let rule = paint(colored, Paint::Quiet, &format!("[{rule}]"));
        writeln!(out, "  - {}  {rule}", language.render(&message, words))?;
    }
    if trace.shortened {
        let left_out = message!("cli-middle-left-out", laps = trace.laps);
        writeln!(out, "  - {}", say::sentence(game, &left_out))?;
    }
    writeln!(out, "  = {}", write_position(&trace.after))?;
    Ok(())
}

fn print_end(out: &mut impl Write, game: &Game, outcome: &Outcome) -> anyhow::Result<()> {
    writeln!(out, "{}", say::outcome(game, outcome))?;
    Ok(())
}
