//! `sower analyze`: every legal move with its score, its best line and what it does.

mod page;
mod screen;
mod table;

use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args as ClapArgs;
use page::page;
use screen::Screen;
use serde::Serialize;
use sower_core::notation::write_position;
use sower_core::record::{Record, RecordError};
use sower_core::{Game, Played, Position};
use sower_players::PlayerSpec;
use sower_players::player::{Minimax, MinimaxReport};
use sower_search::{Analysis, Limits, Root, Searcher, Settings, Stop};
use sower_text::message;

use crate::args::{GamePositionArgs, MemoryArgs};
use crate::commands::tables;
use crate::failure::Failure;
use crate::interrupt::stop_on_ctrl_c;
use crate::numbers::{self, number};
use crate::output::{json_line, stdout};
use crate::{duration, machine, say};

#[derive(Debug, ClapArgs)]
pub(crate) struct AnalyzeArgs {
    #[command(flatten)]
    pub(crate) at: GamePositionArgs,
    /// Moves to play first, as in a record: --after "3 6 1".
    #[arg(long, value_name = "MOVES")]
    pub(crate) after: Option<String>,
    /// Time limit, such as 500ms, 10s or 2m [default: 5s without another limit].
    #[arg(long, value_name = "TIME", value_parser = duration::read)]
    pub(crate) time: Option<Duration>,
    /// Search depth in plies.
    #[arg(long, value_name = "N", value_parser = number::<u32>(1..=1000, 12))]
    pub(crate) depth: Option<u32>,
    /// Number of positions to search.
    #[arg(long, value_name = "N", value_parser = numbers::positions())]
    pub(crate) nodes: Option<u64>,
    /// Number of threads [default: all processors with a time limit, else 1 for repeatable results].
    #[arg(long, value_name = "N", value_parser = numbers::threads::<u16>())]
    pub(crate) threads: Option<u16>,
    #[command(flatten)]
    pub(crate) memory: MemoryArgs,
    /// Show the values of a minimax player instead: minimax:1 to minimax:30.
    #[arg(long = "as", value_name = "PLAYER", conflicts_with_all = ["time", "depth", "nodes", "threads"])]
    pub(crate) player: Option<String>,
    /// Print one JSON object per completed depth.
    #[arg(long)]
    pub(crate) json: bool,
}

/// The default time.
const TIME: Duration = Duration::from_secs(5);

pub(crate) fn run(args: &AnalyzeArgs) -> anyhow::Result<()> {
    let (game, position) = args.at.open()?;
    let played = after(&game, position, args.after.as_deref().unwrap_or(""))?;
    let player = args.player.as_deref().map(|player| minimax(&game, player)).transpose()?;
    if let Some(outcome) = played.outcome() {
        let nothing = Analysis { depth: 0, nodes: 0, seconds: 0.0, proven: true, moves: Vec::new() };
        return if args.json {
            json_line(&mut stdout(), &sower_wire::Analysis::new(&game, played.position(), &nothing))
        } else {
            let ended = [write_position(played.position()), say::outcome(&game, &outcome)];
            Ok(Screen::stdout().finish(&ended)?)
        };
    }
    let stop = stop_on_ctrl_c()?;
    match player {
        Some(player) => show_values(&game, played.position(), &player, args, &stop),
        None => think(&game, &Root::of(&played), args, &stop),
    }
}

/// The game after some moves from a position, in record notation.
fn after(game: &Arc<Game>, position: Position, moves: &str) -> anyhow::Result<Played> {
    if moves.trim().is_empty() {
        return Ok(Played::from_position(Arc::clone(game), position));
    }
    let told = |error: RecordError| {
        let sentence = format!("--after: {}", say::sentence(game, &error));
        if error.is_refusal() { Failure::no(sentence) } else { Failure::input(sentence) }
    };
    let text = format!("[Position \"{}\"] {moves}", write_position(&position));
    Record::parse(&text).and_then(|record| record.play(game)).map_err(told)
}

fn think(game: &Arc<Game>, root: &Root, args: &AnalyzeArgs, stop: &Stop) -> anyhow::Result<()> {
    let unlimited = args.time.is_none() && args.depth.is_none() && args.nodes.is_none();
    let limits = Limits {
        time: args.time.or(unlimited.then_some(TIME)),
        nodes: args.nodes,
        depth: args.depth,
        clock: None,
    };
    let is_timed = args.depth.is_none() && args.nodes.is_none();
    let threads = if is_timed { machine::threads(args.threads) } else { args.threads.map_or(1, usize::from) };
    let settings = Settings::new(machine::memory(args.memory.memory)?, threads).with_probes(tables::probes());
    let mut searcher = Searcher::new(Arc::clone(game), settings);
    if args.json {
        stream(&mut searcher, root, &limits, stop)
    } else {
        show(&mut searcher, root, &limits, stop)
    }
}

/// Prints a JSON line per completed depth, at once.
fn stream(searcher: &mut Searcher, root: &Root, limits: &Limits, stop: &Stop) -> anyhow::Result<()> {
    let mut out = stdout();
    let mut written = None;
    let game = Arc::clone(searcher.game());
    let shown = |analysis: &Analysis| sower_wire::Analysis::new(&game, &root.position, analysis);
    let last = searcher.analyze(root, limits, stop, &mut |analysis| {
        let line = json_line(&mut out, &shown(analysis));
        // The reader has closed the pipe, so the search can stop.
        if line.is_err() {
            stop.stop();
        }
        if !matches!(written, Some(Err(_))) {
            written = Some(line);
        }
    });
    // Stopped before the first completed depth, it still prints what it has.
    written.unwrap_or_else(|| json_line(&mut out, &shown(&last)))
}

/// Shows a live table on a terminal; elsewhere prints the final result.
fn show(searcher: &mut Searcher, root: &Root, limits: &Limits, stop: &Stop) -> anyhow::Result<()> {
    let game = Arc::clone(searcher.game());
    let position = &root.position;
    let mut screen = Screen::stdout();
    let mut drawn = Ok(());
    let last = searcher.analyze(root, limits, stop, &mut |analysis| {
        let now = screen.draw(|look| page(&game, position, analysis, look, false));
        if now.is_err() {
            stop.stop();
            drawn = now;
        }
    });
    drawn?;
    let lines = page(&game, position, &last, screen.look(), true);
    Ok(screen.finish(&lines)?)
}

/// The requested minimax player.
fn minimax(game: &Arc<Game>, name: &str) -> anyhow::Result<Minimax> {
    let talk = match name.parse::<PlayerSpec>() {
        Ok(PlayerSpec::Minimax(depth)) => return Ok(Minimax::new(Arc::clone(game), depth)),
        Ok(other) => message!("analysis-no-values", player = other.to_string()),
        Err(_) => message!("analysis-no-player", player = name.to_owned()),
    };
    Err(Failure::input(say::sentence(game, &talk)))
}

#[derive(Serialize)]
struct Values<'a> {
    player: String,
    #[serde(flatten)]
    report: &'a MinimaxReport,
    seconds: f64,
}

/// Prints a minimax player's value for every move, and the effort.
fn show_values(
    game: &Game,
    position: &Position,
    player: &Minimax,
    args: &AnalyzeArgs,
    stop: &Stop,
) -> anyhow::Result<()> {
    let begun = Instant::now();
    let report = player
        .report(position, stop)
        .ok_or_else(|| Failure::no(say::sentence(game, &message!("analysis-stopped"))))?;
    let seconds = begun.elapsed().as_secs_f64();
    let name = PlayerSpec::Minimax(report.depth).to_string();
    if args.json {
        return json_line(&mut stdout(), &Values { player: name, report: &report, seconds });
    }
    let head = message!(
        "analysis-minimax",
        player = name,
        positions = duration::count(report.nodes),
        cutoffs = duration::count(report.cutoffs),
        time = duration::shown(seconds)
    );
    let columns = [message!("analysis-column-move"), message!("analysis-column-score")]
        .map(|talk| say::sentence(game, &talk));
    let mut lines = vec![
        write_position(position),
        say::sentence(game, &head),
        String::new(),
        format!("{:<6}{:>6}", columns[0], columns[1]),
    ];
    lines.extend(report.moves.iter().map(|value| format!("{:<6}{:>+6}", value.label, value.score)));
    Ok(Screen::stdout().finish(&lines)?)
}
