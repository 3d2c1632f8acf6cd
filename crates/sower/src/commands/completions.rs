//! `sower completions`: a completion script for a shell.

use std::io::Write as _;

use clap::Args as ClapArgs;
use clap_complete::Shell;

use crate::help;
use crate::output::stdout;

#[derive(Debug, ClapArgs)]
pub(crate) struct CompletionsArgs {
    /// Shell to print the script for.
    #[arg(value_name = "SHELL", ignore_case = true)]
    pub(crate) shell: Shell,
}

pub(crate) fn run(args: &CompletionsArgs) -> anyhow::Result<()> {
    // The generator panics if it cannot write, so it writes to memory.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut help::command(), "sower", &mut script);
    let mut out = stdout();
    out.write_all(&script)?;
    out.flush()?;
    Ok(())
}
