//! `sower draw`: a position as SVG, or with characters.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args as ClapArgs;
use sower_text::Language;
use sower_text::draw::{DrawOptions, draw_svg};
use sower_text::layout::Orientation;

use crate::args::GamePositionArgs;
use crate::board;
use crate::output::{stdout, write_file};

#[derive(Debug, ClapArgs)]
pub(crate) struct DrawArgs {
    #[command(flatten)]
    pub(crate) at: GamePositionArgs,
    /// Draw the board upright, in two columns.
    #[arg(long)]
    pub(crate) upright: bool,
    /// Leave out the numbers of seeds.
    #[arg(long)]
    pub(crate) no_counts: bool,
    /// Write to this file instead of standard output.
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Draw with characters instead of SVG.
    #[arg(long, conflicts_with_all = ["upright", "no_counts"])]
    pub(crate) text: bool,
}

pub(crate) fn run(args: &DrawArgs) -> anyhow::Result<()> {
    let (game, position) = args.at.open()?;
    let finished = game.outcome(&position).is_some();
    let drawn = if args.text {
        board::lines(&game, &position, &[], finished).join("\n") + "\n"
    } else {
        let orientation = if args.upright { Orientation::Upright } else { Orientation::Wide };
        let options = DrawOptions {
            orientation,
            counts: !args.no_counts,
            finished,
            language: Language::spoken(),
            ..DrawOptions::default()
        };
        draw_svg(game.rules(), &position, &options)
    };
    match &args.output {
        Some(path) => write_file(path, &drawn),
        None => {
            let mut out = stdout();
            out.write_all(drawn.as_bytes())?;
            out.flush()?;
            Ok(())
        }
    }
}
