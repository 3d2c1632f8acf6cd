//! `sower review`: a played game's evaluation at each ply, its errors and turning points.

mod moves;
mod talk;
mod text;

use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use anyhow::Context as _;
use sower_core::record::{Record, RecordError, Tags, write_record};
use sower_core::{Game, Played, Words};
use sower_search::review::{
    Budget, Progress, Review, USUAL_NODES, annotate, opening_plies, plot_svg, review_after,
};
use sower_search::{Searcher, Settings};

use super::replay::tell_failure;
use crate::args::{GameArgs, ReviewArgs};
use crate::commands::tables;
use crate::failure::Failure;
use crate::interrupt::stop_on_ctrl_c;
use crate::output::{json_line, must_be_writable, stdout, width, write_whole};
use crate::{choose, duration, records, say};
pub(crate) use talk::ReviewTalk;

pub(crate) fn run(args: &ReviewArgs) -> anyhow::Result<()> {
    if args.in_place && args.file == Path::new("-") {
        return Err(Failure::input("--in-place needs a file; standard input cannot be written to"));
    }
    let written = args.write.as_deref().or(args.in_place.then_some(args.file.as_path()));
    if let Some(svg) = &args.svg
        && (same_file(svg, &args.file) || written.is_some_and(|file| same_file(svg, file)))
    {
        let file = svg.display();
        return Err(Failure::input(format!("--svg {file} would overwrite the record; give it another name")));
    }
    for file in [args.svg.as_deref(), written].into_iter().flatten() {
        must_be_writable(file)?;
    }
    let text = records::read_text(&args.file)?;
    let (record, mut played) = read(args, &text)?;
    let game = Arc::clone(played.game());
    let found = search(args, &played, record.tags())?;
    if args.json {
        json_line(&mut stdout(), &found)?;
    } else {
        let mut out = stdout();
        for line in text::lines(&played, record.tags(), &found, width()) {
            writeln!(out, "{line}")?;
        }
        out.flush()?;
    }
    if let Some(file) = &args.svg {
        write(file, &plot_svg(&game, &found))?;
        eprintln!("{}", say::sentence(&game, &ReviewTalk::Drawn { file: file.display().to_string() }));
    }
    if let Some(file) = written {
        annotate(&mut played, &found);
        write(file, &write_record(record.tags(), &played))?;
        eprintln!("{}", say::sentence(&game, &ReviewTalk::Written { file: file.display().to_string() }));
    }
    Ok(())
}

/// Whether two names mean one file.
fn same_file(first: &Path, second: &Path) -> bool {
    let real = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
    first == second || real(first) == real(second)
}

/// The record, and its game played through.
fn read(args: &ReviewArgs, text: &str) -> anyhow::Result<(Record, Played)> {
    let record = Record::parse(text).map_err(|error| told(&Words::default(), &error))?;
    let named = args.game.as_ref().map(|game| GameArgs { game: game.clone(), changes: args.changes.clone() });
    let (game, named_only) = match &named {
        Some(named) => {
            let game = choose::game(named)?;
            records::same_game(&game, &record)?;
            (game, named.changes.is_empty())
        }
        None => (own_game(&record, &args.file)?, false),
    };
    let game = Arc::new(game);
    match records::play_record(&game, &record, named_only) {
        Ok(played) => Ok((record, played)),
        Err(error) => {
            if args.json {
                tell_failure(&game, &error)?;
            }
            Err(told(game.rules().words(), &error))
        }
    }
}

/// The game that a record says it is of.
fn own_game(record: &Record, file: &Path) -> anyhow::Result<Game> {
    let words = Words::default();
    match record.rules() {
        Ok(rules) => Ok(Game::new(rules)),
        Err(error @ (RecordError::NoGame | RecordError::UnknownGame { .. })) => {
            use sower_core::lang::{Language, Say as _};
            let hint = ReviewTalk::GameHint { fault: error.message(), file: file.display().to_string() };
            Err(Failure::input(Language::spoken().say(&hint, &words)))
        }
        Err(error) => Err(told(&words, &error)),
    }
}

/// A record that fails: a "no" where a move is illegal, else bad input.
fn told(words: &Words, error: &RecordError) -> anyhow::Error {
    let sentence = sower_core::lang::Language::spoken().say(error, words);
    if error.is_refusal() { Failure::no(sentence) } else { Failure::input(sentence) }
}

fn search(args: &ReviewArgs, played: &Played, tags: &Tags) -> anyhow::Result<Review> {
    let game = played.game();
    let settings = Settings::new(crate::memory::bytes(args.memory)?, usize::from(args.threads))
        .with_probes(tables::probes());
    let budget = args.time.map_or(Budget::Nodes(args.nodes.unwrap_or(USUAL_NODES)), Budget::Time);
    let stop = stop_on_ctrl_c()?;
    let mut searcher = Searcher::new(Arc::clone(game), settings);
    let begun = Instant::now();
    let is_watched = io::stderr().is_terminal();
    let mut show = |progress: Progress| {
        if is_watched {
            let left = (progress.of - progress.done) as f64;
            let time = duration::shown(begun.elapsed().as_secs_f64() / progress.done as f64 * left);
            let talk = ReviewTalk::Progress { done: progress.done, all: progress.of, time };
            // A terminal that is gone is no reason to stop.
            let _ = write!(io::stderr(), "\r\x1b[K{}", say::sentence(game, &talk));
        }
    };
    let opening = opening_plies(played, tags);
    let found = review_after(opening, played, &mut searcher, budget, &stop, &mut show);
    if is_watched {
        let _ = write!(io::stderr(), "\r\x1b[K");
    }
    found.map_err(|_| Failure::no(say::sentence(game, &ReviewTalk::Stopped)))
}

fn write(file: &Path, text: &str) -> anyhow::Result<()> {
    write_whole(file, text.as_bytes()).with_context(|| format!("cannot write {}", file.display()))
}
