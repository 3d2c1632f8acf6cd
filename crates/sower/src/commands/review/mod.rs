//! `sower review`: a played game's evaluation at each ply, its errors and turning points.

mod moves;
mod text;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args as ClapArgs;
use sower_core::Played;
use sower_core::record::{Tags, round_tags, write_record};
use sower_review::{Budget, Progress, Review, USUAL_NODES, annotate, opening_plies, plot_svg, review_after};
use sower_search::Searcher;
use sower_text::{message, round_sentence};

use crate::args::{JsonArgs, MemoryArgs};
use crate::commands::tables;
use crate::failure::Failure;
use crate::interrupt::stop_on_ctrl_c;
use crate::output::{json_line, must_be_writable, stdout, width, write_file};
use crate::progress_line::{ProgressLine, note};
use crate::records::RecordArgs;
use crate::{duration, machine, numbers, say};

#[derive(Debug, ClapArgs)]
pub(crate) struct ReviewArgs {
    #[command(flatten)]
    pub(crate) record: RecordArgs,
    /// Positions to search per ply, for repeatable results [default: 500000 without a time].
    #[arg(long, value_name = "N", value_parser = numbers::positions(), conflicts_with = "time")]
    pub(crate) nodes: Option<u64>,
    /// Time for the whole game, such as 30s or 2m.
    #[arg(long, value_name = "TIME", value_parser = duration::read)]
    pub(crate) time: Option<Duration>,
    /// Number of threads.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads::<u16>())]
    pub(crate) threads: u16,
    #[command(flatten)]
    pub(crate) memory: MemoryArgs,
    #[command(flatten)]
    pub(crate) output: JsonArgs,
    /// Draw the evaluation to this SVG file.
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    /// Write the record with evaluations, notes and better lines to this file.
    #[arg(long, value_name = "FILE", conflicts_with = "in_place")]
    pub(crate) write: Option<PathBuf>,
    /// Write the notes into the record itself.
    #[arg(long)]
    pub(crate) in_place: bool,
}

pub(crate) fn run(args: &ReviewArgs) -> anyhow::Result<()> {
    let source = args.record.source("review")?;
    if args.in_place && source.file == Path::new("-") {
        return Err(Failure::input("--in-place needs a file; standard input cannot be written to"));
    }
    let written = args.write.as_deref().or(args.in_place.then_some(source.file.as_path()));
    if let Some(svg) = &args.svg
        && (same_file(svg, &source.file) || written.is_some_and(|file| same_file(svg, file)))
    {
        let file = svg.display();
        return Err(Failure::input(format!("--svg {file} would overwrite the record; give it another name")));
    }
    for file in [args.svg.as_deref(), written].into_iter().flatten() {
        must_be_writable(file)?;
    }
    let read = source.read("review", args.output.json)?;
    let game = Arc::clone(read.game());
    if args.svg.is_some() && read.has_rounds() {
        let rounds = read.records.len();
        return Err(Failure::input(format!("--svg draws one game; this match has {rounds} rounds")));
    }
    let mut annotated = Vec::new();
    for (round, record, played) in read.each() {
        let found = search(args, played, record.tags())?;
        if args.output.json {
            json_line(&mut stdout(), &sower_wire::Review::from(&found))?;
        } else {
            let mut out = stdout();
            if read.has_rounds() {
                let heading = round_sentence(&read.rounds, round);
                writeln!(out, "{}{}", if round > 1 { "\n" } else { "" }, say::sentence(&game, &heading))?;
            }
            for line in text::lines(played, record.tags(), &found, width()) {
                writeln!(out, "{line}")?;
            }
            out.flush()?;
        }
        if let Some(file) = &args.svg {
            write_file(file, &plot_svg(&game, &found))?;
            note(&game, &message!("review-drawn", file = file.display().to_string()));
        }
        if written.is_some() {
            let mut played = played.clone();
            annotate(&mut played, &found);
            annotated.push(write_record(&round_tags(record.tags(), &read.rounds, round), &played));
        }
    }
    if let Some(file) = written {
        write_file(file, &annotated.join("\n"))?;
        note(&game, &message!("review-written", file = file.display().to_string()));
    }
    Ok(())
}

/// Whether two paths refer to the same file.
fn same_file(first: &Path, second: &Path) -> bool {
    let real = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
    first == second || real(first) == real(second)
}

fn search(args: &ReviewArgs, played: &Played, tags: &Tags) -> anyhow::Result<Review> {
    let game = played.game();
    let settings = machine::search_settings(args.memory.memory, args.threads)?.with_probes(tables::probes());
    let budget = args.time.map_or(Budget::Nodes(args.nodes.unwrap_or(USUAL_NODES)), Budget::Time);
    let stop = stop_on_ctrl_c()?;
    let mut searcher = Searcher::new(Arc::clone(game), settings);
    let begun = Instant::now();
    let mut line = ProgressLine::on_terminals();
    let mut show = |progress: Progress| {
        let left = (progress.of - progress.done) as f64;
        let time = duration::shown(begun.elapsed().as_secs_f64() / progress.done as f64 * left);
        line.show(game, &message!("review-progress", done = progress.done, all = progress.of, time));
    };
    let opening = opening_plies(played, tags);
    let found = review_after(opening, played, &mut searcher, budget, &stop, &mut show);
    line.clear();
    found.map_err(|_| Failure::no(say::sentence(game, &message!("review-stopped"))))
}
