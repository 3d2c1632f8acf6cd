//! Reports a proof, in progress and finished, as text or JSON.

use serde::Serialize;
use serde_json::{Map, json};
use sower_core::{Game, Position, Side};
use sower_search::Score;
use sower_solver::{Aim, Progress, Solved, SolvedMove, Unfinished};
use sower_text::{LineOfPlay, Message, Say as _, message};

use crate::forms::Value;
use crate::output::{json_line, stdout};
use crate::progress_line::ProgressLine;
use crate::{duration, say};

/// A JSON line of progress.
#[derive(Serialize)]
struct ProgressJson {
    lower: Value,
    upper: Value,
    side: Side,
    #[serde(rename = "move")]
    label: String,
    goal: Value,
    line: Vec<String>,
    nodes: u64,
    seconds: f64,
}

impl ProgressJson {
    fn new(game: &Game, position: &Position, progress: &Progress) -> ProgressJson {
        ProgressJson {
            lower: Value::of(game, progress.lower),
            upper: Value::of(game, progress.upper),
            side: position.side(),
            label: game.label(position.side(), progress.searched),
            goal: Value::of(game, progress.goal),
            line: game.labels(position, &progress.line),
            nodes: progress.nodes,
            seconds: progress.seconds,
        }
    }
}

/// The last JSON line, with the result.
#[derive(Serialize)]
pub(super) struct SolvedJson {
    value: Option<Value>,
    side: Side,
    best: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Map<String, serde_json::Value>>,
    proven: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at_least: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bounds: Option<[Value; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    unfinished: Option<&'static str>,
    line: Vec<String>,
    nodes: u64,
    seconds: f64,
}

impl SolvedJson {
    pub(super) fn new(game: &Game, position: &Position, aim: Aim, solved: &Solved) -> SolvedJson {
        let side = position.side();
        let is_exact = solved.lower == solved.upper;
        let bounds = |lower: Score, upper: Score| {
            let [lower, upper] = [lower, upper].map(|score| json!(Value::of(game, score)));
            if lower == upper { lower } else { json!([lower, upper]) }
        };
        let of_move = |found: &sower_solver::SolvedMove| {
            (game.label(side, found.played), bounds(found.lower, found.upper))
        };
        SolvedJson {
            value: is_exact.then(|| Value::of(game, solved.lower)),
            side,
            best: solved.best.iter().map(|played| game.label(side, *played)).collect(),
            moves: (aim == Aim::Moves).then(|| solved.moves.iter().map(of_move).collect()),
            proven: solved.proven,
            result: (aim == Aim::Result).then(|| result(solved)).flatten(),
            at_least: reaches(aim, solved).map(|(_, reached)| reached),
            bounds: (!is_exact).then(|| [Value::of(game, solved.lower), Value::of(game, solved.upper)]),
            unfinished: solved.unfinished.map(|why| match why {
                Unfinished::Stopped => "stopped",
                Unfinished::Time => "time",
                Unfinished::Nodes => "nodes",
                Unfinished::Cycles => "cycles",
            }),
            line: game.labels(position, &solved.line),
            nodes: solved.nodes,
            seconds: solved.seconds,
        }
    }
}

/// The requested margin and whether the mover reaches it, if that was requested and is proven.
fn reaches(aim: Aim, solved: &Solved) -> Option<(i32, bool)> {
    match aim {
        Aim::AtLeast(margin) if solved.proven => {
            Some((margin.whole(), solved.lower.whole() >= margin.whole()))
        }
        _ => None,
    }
}

/// The mover's result, if it is proven.
fn result(solved: &Solved) -> Option<&'static str> {
    if solved.lower > Score::LEVEL {
        Some("win")
    } else if solved.upper < Score::LEVEL {
        Some("loss")
    } else {
        (solved.lower == solved.upper).then_some("draw")
    }
}

/// A score in words: the margin, and the lead in possession if it differs.
fn shown(score: Score) -> String {
    match possession(score) {
        Some(possession) if possession != score.whole() => format!("{:+} ({possession:+})", score.whole()),
        _ => format!("{:+}", score.whole()),
    }
}

/// The lead in possession; none for a bound on the margin alone, whose possession is out of range.
fn possession(score: Score) -> Option<i32> {
    (score.sides().abs() < 255).then(|| score.possession())
}

/// Where progress goes: JSON lines on stdout, or a progress line.
pub(super) enum Report {
    Json,
    Line(ProgressLine),
}

impl Report {
    pub(super) fn new(json: bool) -> Report {
        if json { Report::Json } else { Report::Line(ProgressLine::on_terminals()) }
    }

    pub(super) fn progress(
        &mut self,
        game: &Game,
        position: &Position,
        progress: &Progress,
    ) -> anyhow::Result<()> {
        let now = ProgressJson::new(game, position, progress);
        match self {
            Report::Json => json_line(&mut stdout(), &now),
            Report::Line(line) => {
                let pace = progress.nodes as f64 / progress.seconds.max(0.001);
                let talk = message!(
                    "solve-progress",
                    lower = shown(progress.lower),
                    upper = shown(progress.upper),
                    label = now.label,
                    goal = shown(progress.goal),
                    positions = duration::count(progress.nodes),
                    pace = duration::count(pace as u64),
                    time = duration::shown(progress.seconds),
                    line = LineOfPlay::new(game, position, &progress.line).message()
                );
                line.show(game, &talk);
                Ok(())
            }
        }
    }

    /// Reports the small positions that are computed before the proof; not in JSON.
    pub(super) fn endgames(&mut self, game: &Game, seeds: u8, of: u8) {
        if let Report::Line(line) = self {
            line.show(game, &message!("solve-endgames", seeds, of));
        }
    }

    /// Erases the progress line before the result.
    pub(super) fn erase(&mut self) {
        if let Report::Line(line) = self {
            line.clear();
        }
    }
}

/// Why nothing more is proven, and how to continue.
pub(super) fn why_unfinished(unfinished: Unfinished, checkpoint: Option<String>) -> Vec<Message> {
    let why = match unfinished {
        Unfinished::Cycles => return vec![message!("solve-cycles")],
        Unfinished::Stopped => message!("solve-stopped"),
        Unfinished::Time => message!("solve-out-of-time"),
        Unfinished::Nodes => message!("solve-out-of-nodes"),
    };
    let how = match checkpoint {
        Some(file) => message!("solve-resume", file),
        None => message!("solve-use-checkpoint"),
    };
    vec![why, how]
}

/// The result in sentences.
pub(super) fn page(game: &Game, position: &Position, aim: Aim, solved: &Solved) -> Vec<String> {
    let side = position.side();
    let told = |talk: Message| say::sentence(game, &talk);
    let mut lines = Vec::new();
    let is_exact = solved.lower == solved.upper;
    lines.push(match result(solved) {
        _ if is_exact => told(message!(
            "solve-value",
            told = say::sentence(game, &sower_review::score_sentence(solved.lower, side, true))
        )),
        _ if let Some((margin, reached)) = reaches(aim, solved) => told(match reached {
            true => message!("solve-reaches", side, margin = shown(Score::margin(margin))),
            false => {
                message!(
                    "solve-misses",
                    side,
                    margin = shown(Score::margin(margin)),
                    upper = shown(solved.upper)
                )
            }
        }),
        Some("win") if aim == Aim::Result => told(message!("solve-wins", side)),
        Some("loss") if aim == Aim::Result => told(message!("solve-wins", side = !side)),
        Some("draw") if aim == Aim::Result => told(message!("solve-draws")),
        _ => told(message!("solve-between", side, lower = shown(solved.lower), upper = shown(solved.upper))),
    });
    if !solved.best.is_empty() && solved.proves_something {
        let labels: Vec<String> = solved.best.iter().map(|played| game.label(side, *played)).collect();
        let labels = labels.join(", ");
        // A bound proves one move that reaches it, and nothing about the others.
        let is_best = solved.proven && !matches!(aim, Aim::AtLeast(_));
        let is_open = |found: &SolvedMove| found.lower < found.upper && found.upper >= solved.lower;
        let may_be_as_good = |found: &SolvedMove| is_open(found) && !solved.best.contains(&found.played);
        lines.push(told(match is_best {
            true if solved.moves.iter().any(may_be_as_good) => message!("solve-best-among", labels),
            true => message!("solve-best", labels),
            false => message!("solve-best-so-far", labels),
        }));
    }
    if aim == Aim::Moves {
        for found in &solved.moves {
            let label = game.label(side, found.played);
            let (lower, upper) = (shown(found.lower), shown(found.upper));
            lines.push(told(if found.lower == found.upper {
                message!("solve-move", label, value = lower)
            } else {
                message!("solve-move-between", label, lower, upper)
            }));
        }
    }
    if !solved.line.is_empty() {
        let line = LineOfPlay::new(game, position, &solved.line).message();
        lines.push(told(message!("solve-line", line)));
    }
    if solved.nodes > 0 {
        let positions = duration::count(solved.nodes);
        lines.push(told(message!(
            "solve-took",
            count = solved.nodes,
            positions,
            time = duration::shown(solved.seconds)
        )));
    }
    lines
}
