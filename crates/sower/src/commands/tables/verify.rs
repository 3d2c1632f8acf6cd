//! `sower tables verify`: checks tables against the rules and each other.

use std::io::Write as _;

use sower_tables::Workers;
use sower_text::message;

use super::args::VerifyArgs;
use super::{chosen, opened};
use crate::failure::Failure;
use crate::interrupt::stop_on_ctrl_c;
use crate::output::stdout;
use crate::{duration, say};

pub(crate) fn run(args: &VerifyArgs) -> anyhow::Result<()> {
    let (game, tables) = opened(&args.which)?;
    let (_, folder) = chosen(&args.which)?;
    if let Some((path, error)) = tables.refused().first() {
        return Err(Failure::no(format!("{}: {error}", path.display())));
    }
    let layers: Vec<u8> = tables.layers().iter().map(|layer| layer.seeds).collect();
    let wanted: Vec<u8> =
        layers.iter().copied().filter(|seeds| args.seeds.is_none_or(|wanted| wanted == *seeds)).collect();
    if let (Some(seeds), true) = (args.seeds, wanted.is_empty()) {
        return Err(Failure::no(say::sentence(&game, &message!("tables-no-layer", count = seeds))));
    }
    let workers = Workers::new(args.threads.count(), stop_on_ctrl_c()?);
    let mut out = stdout();
    for seeds in wanted {
        let found = match sower_tables::verify(&game, &folder, seeds, args.sample, &workers) {
            Ok(found) => found,
            Err(error) => return Err(Failure::no(error)),
        };
        let talk = message!(
            "tables-verified",
            count = seeds,
            checked = duration::grouped(found.checked),
            positions = duration::grouped(found.positions)
        );
        writeln!(out, "{}", say::sentence(&game, &talk))?;
        out.flush()?;
    }
    Ok(())
}
