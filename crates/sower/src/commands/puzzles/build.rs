//! `sower puzzles build`: finds, grades and writes puzzles.

use std::io::{self, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sower_core::{Change, Game, Position, Record};
use sower_puzzles::{FindOptions, FindProgress, HARDEST, Puzzles, find};
use sower_search::{Probe as _, Stop};
use sower_tables::{CACHE_BYTES, EndgameTables, rules_folder};
use sower_text::message;

use super::args::BuildArgs;
use crate::commands::tables::{small_tables, tables_folder, tell_refused};
use crate::failure::Failure;
use crate::interrupt::stop_on_ctrl_c;
use crate::output::{must_be_writable, write_file};
use crate::progress_line::{ProgressLine, minutes_and_seconds, note};
use crate::{choose, duration, records, say};

pub(crate) fn run(args: &BuildArgs) -> anyhow::Result<()> {
    let chosen = choose::choose(&args.game.game)?;
    let mut changes = choose::changes(&args.game)?;
    let game = Arc::new(chosen.game(&changes)?);
    // Tables contain the values of play to the last seed.
    changes.extend(Change::parse("end.majority=false"));
    let played_out = Arc::new(chosen.game(&changes)?);
    if let Some(file) = &args.out {
        must_be_writable(file)?;
    }
    let looked_through =
        args.records.iter().map(|file| positions(&game, file)).collect::<anyhow::Result<Vec<_>>>()?;
    let stop = stop_on_ctrl_c()?;
    let tables = tables(args, &game, &played_out, &stop)?;
    let order = FindOptions {
        game: Arc::clone(&game),
        played_out,
        tables: tables.clone(),
        records: &looked_through,
        count: args.count as usize,
        seed: args.seed,
        threads: args.threads.count(),
    };
    let mut teller = Teller::new(&game);
    let found = find(&order, &stop, |step| teller.tell(step)).map_err(Failure::no)?;
    teller.line.clear();
    let puzzles = Puzzles::new(found);
    let text = puzzles.write(&game, &about(args, &game, tables.as_deref()));
    match &args.out {
        Some(file) => write_file(file, &text)?,
        None => io::stdout().write_all(text.as_bytes())?,
    }
    let by_grade: Vec<String> = (1..=HARDEST)
        .map(|grade| puzzles.all().iter().filter(|puzzle| puzzle.grade() == grade).count().to_string())
        .collect();
    let (count, time) = (puzzles.all().len(), duration::shown(teller.begun.elapsed().as_secs_f64()));
    note(&game, &message!("puzzles-built", count, time, grades = by_grade.join(" ")));
    if count < args.count as usize {
        return Err(Failure::no(say::sentence(
            &game,
            &message!("puzzles-too-few", count, wanted = args.count),
        )));
    }
    Ok(())
}

/// The metadata of a puzzle file.
fn about(args: &BuildArgs, game: &Game, tables: Option<&EndgameTables>) -> String {
    let name = &game.rules().about().name;
    let seeds = tables.map_or_else(
        || "proven by search".to_owned(),
        |tables| format!("with tables to {} seeds", tables.most_seeds()),
    );
    format!(
        "Puzzles of {name}: depth, length, position, and every move with its proven margin.\n\
         Made by: sower puzzles build {} --count {} --seed {}, {seeds}",
        args.game.game, args.count, args.seed
    )
}

/// The tables to search for puzzles, for the game played to the last seed.
fn tables(
    args: &BuildArgs,
    game: &Game,
    played_out: &Game,
    stop: &Stop,
) -> anyhow::Result<Option<Arc<EndgameTables>>> {
    let all = match &args.tables {
        Some(all) => all.clone(),
        None => {
            small_tables(game, stop)?;
            tables_folder()?
        }
    };
    let tables =
        EndgameTables::open(played_out, &rules_folder(game.rules().future_fingerprint(), &all), CACHE_BYTES);
    tell_refused(&tables);
    if tables.is_empty() {
        note(game, &message!("puzzles-no-tables"));
        return Ok(None);
    }
    Ok(Some(Arc::new(tables)))
}

/// The positions of a record's main line.
fn positions(game: &Arc<Game>, file: &Path) -> anyhow::Result<Vec<Position>> {
    let told = |error| Failure::input(format!("{}: {}", file.display(), say::sentence(game, &error)));
    let record = Record::parse(&records::read_text(file)?).map_err(told)?;
    records::same_game(game, &record)?;
    let played = record.play(game).map_err(told)?;
    Ok(played.main_line().into_iter().map(|id| *played.node(id).position()).collect())
}

/// How often to print progress without a terminal.
const ELSEWHERE: Duration = Duration::from_secs(20);

/// Shows the progress.
struct Teller<'a> {
    game: &'a Game,
    line: ProgressLine,
    begun: Instant,
    grading_since: Option<Instant>,
}

impl<'a> Teller<'a> {
    fn new(game: &'a Game) -> Teller<'a> {
        let line = ProgressLine::every(ELSEWHERE);
        Teller { game, line, begun: Instant::now(), grading_since: None }
    }

    fn tell(&mut self, step: FindProgress) {
        if let FindProgress::Grading { .. } = step {
            self.grading_since.get_or_insert_with(Instant::now);
        }
        if !self.line.is_due() {
            return;
        }
        let left = |since: Instant, done: usize, of: usize| {
            let each = since.elapsed().as_secs_f64() / done.max(1) as f64;
            minutes_and_seconds(each * of.saturating_sub(done) as f64)
        };
        let talk = match step {
            FindProgress::Looking { games, found, wanted } => message!(
                "puzzles-looking",
                games = duration::grouped(games as u64),
                found,
                wanted,
                left = left(self.begun, found, wanted)
            ),
            FindProgress::Grading { done, of } => {
                let since = self.grading_since.unwrap_or(self.begun);
                message!("puzzles-grading", done, of, left = left(since, done, of))
            }
        };
        self.line.show(self.game, &talk);
    }
}
