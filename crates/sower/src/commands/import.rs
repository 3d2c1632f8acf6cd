//! `sower import`: a game file of another program as a rules file.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::Args as ClapArgs;
use sower_core::RulesFile;
use sower_import::ImportError;

use crate::failure::Failure;
use crate::input::Kind;
use crate::output::stdout;
use crate::say;

#[derive(Debug, ClapArgs)]
pub(crate) struct ImportArgs {
    /// A game file of StoneShark's MancalaGames; - reads standard input.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// One of the file's variants.
    #[arg(long, value_name = "NAME")]
    pub(crate) variant: Option<String>,
}

/// A game file has a few kilobytes.
const GAME_FILE: Kind = Kind {
    what: "the game file",
    largest: 1 << 20,
    too_large: "is larger than {} bytes: this is not a game file",
};

pub(crate) fn run(args: &ImportArgs) -> anyhow::Result<()> {
    let text = match args.file == Path::new("-") {
        true => GAME_FILE.read_stdin()?,
        false => GAME_FILE.read_file(&args.file)?,
    };
    let rules = sower_import::rules_file(&text, args.variant.as_deref()).map_err(|error| match error {
        ImportError::Missing(_) => Failure::no(error),
        ImportError::Unreadable(_) | ImportError::NoVariant { .. } => {
            Failure::input(format!("{}: {error}", args.file.display()))
        }
    })?;
    // Each key alone can be expressed, but some do not go together.
    if let Err(error) =
        RulesFile::parse("imported.toml", "imported", &rules).and_then(|file| file.rules(None, &[]))
    {
        return Err(Failure::no(format!("these rules cannot be expressed:\n{}", say::bad_input(error))));
    }
    let mut out = stdout();
    out.write_all(rules.as_bytes())?;
    out.flush()?;
    Ok(())
}
