//! `sower puzzles build`.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use sower_core::{Change, Game, Position, Record};
use sower_puzzles::{FindOptions, FindProgress, HARDEST, Puzzles, find};
use sower_search::{Probe as _, Stop};
use sower_tables::{CACHE_BYTES, EndgameTables, rules_folder};

use super::args::BuildArgs;
use super::talk::PuzzleTalk;
use crate::commands::tables::{small_tables, tables_folder, tell_refused};
use crate::failure::Failure;
use crate::interrupt::stop_on_ctrl_c;
use crate::output::{must_be_writable, write_whole};
use crate::{choose, duration, records, say};

pub(crate) fn run(args: &BuildArgs) -> anyhow::Result<()> {
    let chosen = choose::choose(&args.game.game)?;
    let mut changes = choose::changes(&args.game)?;
    let game = Arc::new(chosen.game(&changes)?);
    // Tables hold what play to the last seed is worth.
    changes.extend(Change::parse("end.majority=false"));
    let played_out = Arc::new(chosen.game(&changes)?);
    if let Some(file) = &args.out {
        must_be_writable(file)?;
    }
    let looked_through =
        args.records.iter().map(|file| positions(&game, file)).collect::<anyhow::Result<Vec<_>>>()?;
    let stop = stop_on_ctrl_c()?;
    let tables = tables(args, &game, &played_out, &stop)?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let order = FindOptions {
        game: Arc::clone(&game),
        played_out,
        tables: tables.clone(),
        records: &looked_through,
        count: args.count as usize,
        seed: args.seed,
        threads: args.threads.map_or(threads, usize::from),
    };
    let mut teller = Teller::new(&game);
    let found = find(&order, &stop, |step| teller.tell(step)).map_err(Failure::no)?;
    teller.clear();
    let puzzles = Puzzles::new(found);
    let text = puzzles.write(&game, &about(args, &game, tables.as_deref()));
    match &args.out {
        Some(file) => {
            write_whole(file, text.as_bytes()).with_context(|| format!("cannot write {}", file.display()))?;
        }
        None => io::stdout().write_all(text.as_bytes())?,
    }
    let by_grade: Vec<String> = (1..=HARDEST)
        .map(|grade| puzzles.all().iter().filter(|puzzle| puzzle.grade() == grade).count().to_string())
        .collect();
    let (count, time) = (puzzles.all().len(), duration::shown(teller.begun.elapsed().as_secs_f64()));
    say_aside(&game, &PuzzleTalk::Built { count, time, grades: by_grade.join(" ") });
    if count < args.count as usize {
        return Err(Failure::no(say::sentence(&game, &PuzzleTalk::TooFew { count, wanted: args.count })));
    }
    Ok(())
}

/// What a file says of itself.
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

/// The tables to find puzzles in, of the game that is played out.
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
        say_aside(game, &PuzzleTalk::NoTables);
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

/// Tells how far it is: one line that renews itself in a terminal, a rare line elsewhere.
struct Teller<'a> {
    game: &'a Game,
    terminal: bool,
    begun: Instant,
    grading_since: Option<Instant>,
    told: Instant,
}

impl<'a> Teller<'a> {
    fn new(game: &'a Game) -> Teller<'a> {
        let now = Instant::now();
        Teller { game, terminal: io::stderr().is_terminal(), begun: now, grading_since: None, told: now }
    }

    fn tell(&mut self, step: FindProgress) {
        let every = Duration::from_millis(if self.terminal { 250 } else { 20_000 });
        if let FindProgress::Grading { .. } = step {
            self.grading_since.get_or_insert_with(Instant::now);
        }
        if self.told.elapsed() < every {
            return;
        }
        self.told = Instant::now();
        let left = |since: Instant, done: usize, of: usize| {
            let seconds = since.elapsed().as_secs_f64() * of.saturating_sub(done) as f64 / done.max(1) as f64;
            format!("{}:{:02}", seconds as u64 / 60, seconds as u64 % 60)
        };
        let talk = match step {
            FindProgress::Looking { games, found, wanted } => PuzzleTalk::Looking {
                games: duration::grouped(games as u64),
                found,
                wanted,
                left: left(self.begun, found, wanted),
            },
            FindProgress::Grading { done, of } => {
                let since = self.grading_since.unwrap_or(self.begun);
                PuzzleTalk::Grading { done, of, left: left(since, done, of) }
            }
        };
        let line = say::sentence(self.game, &talk);
        match self.terminal {
            true => eprint!("\r\x1b[2K{line}"),
            false => eprintln!("{line}"),
        }
    }

    fn clear(&self) {
        if self.terminal {
            eprint!("\r\x1b[2K");
        }
    }
}

fn say_aside(game: &Game, talk: &PuzzleTalk) {
    eprintln!("{}", say::sentence(game, talk));
}
