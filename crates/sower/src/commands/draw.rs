//! `sower draw`: a position as SVG, or with characters.

use std::io::Write as _;

use anyhow::Context as _;
use sower_text::Language;
use sower_text::board_text::{TextOptions, board_text};
use sower_text::draw::{DrawOptions, draw_svg};
use sower_text::layout::Orientation;

use crate::args::DrawArgs;
use crate::output::{stdout, write_whole};
use crate::{choose, say};

pub(crate) fn run(args: &DrawArgs) -> anyhow::Result<()> {
    let game = choose::game(&args.game)?;
    let position = say::position(&game, args.position.as_deref())?;
    let finished = game.outcome(&position).is_some();
    let drawn = if args.text {
        board_text(
            game.rules(),
            &position,
            &TextOptions { finished, language: Language::spoken(), ..TextOptions::default() },
        )
        .join("\n")
            + "\n"
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
        Some(path) => {
            write_whole(path, drawn.as_bytes()).with_context(|| format!("cannot write {}", path.display()))
        }
        None => {
            let mut out = stdout();
            out.write_all(drawn.as_bytes())?;
            out.flush()?;
            Ok(())
        }
    }
}
