//! `sower man`: the man pages, one per command.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::{Args as ClapArgs, Command};
use clap_mangen::Man;
use sower_text::message;

use crate::failure::Failure;
use crate::help;
use crate::output::{stdout, write_file};

#[derive(Debug, ClapArgs)]
pub(crate) struct ManArgs {
    /// Folder for the pages; created if missing.
    #[arg(value_name = "DIR", value_hint = clap::ValueHint::DirPath)]
    pub(crate) folder: PathBuf,
}

pub(crate) fn run(args: &ManArgs) -> anyhow::Result<()> {
    let folder = &args.folder;
    let mut root = help::command().disable_help_subcommand(true);
    root.build();
    let mut pages = Vec::new();
    collect(root, &mut pages);
    fs::create_dir_all(folder)
        .map_err(|error| Failure::input(format!("cannot create {}: {error}", folder.display())))?;
    // Check all files before the first one is written.
    for page in &pages {
        must_be_a_page(&folder.join(page.get_filename()))?;
    }
    for page in &pages {
        let mut text = Vec::new();
        page.render(&mut text)?;
        write_file(&folder.join(page.get_filename()), &String::from_utf8(text)?)?;
    }
    let written = message!("man-written", count = pages.len(), folder = folder.display().to_string());
    let mut out = stdout();
    writeln!(out, "{written}")?;
    out.flush()?;
    Ok(())
}

/// The pages of a command and of those below it.
fn collect(command: Command, pages: &mut Vec<Man>) {
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()).cloned() {
        collect(below, pages);
    }
    pages.push(Man::new(command));
}

/// Refuses to overwrite a file that is not one of Sower's man pages.
fn must_be_a_page(file: &Path) -> anyhow::Result<()> {
    let is_page = |text: &str| text.lines().any(|line| line.starts_with(".TH sower"));
    match fs::read_to_string(file) {
        Ok(text) if is_page(&text) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        _ => Err(Failure::input(message!("man-other-file", file = file.display().to_string()))),
    }
}
