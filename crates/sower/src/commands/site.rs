//! `sower site export`: writes the page as static files.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::{Args as ClapArgs, Subcommand};
use sower_server::{Assets, GameLibrary};
use sower_text::message;

use crate::failure::Failure;
use crate::output::stdout;

/// The page of a site.
#[derive(Debug, ClapArgs)]
pub(crate) struct SitePageArgs {
    #[command(subcommand)]
    pub(crate) command: SiteCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum SiteCommand {
    /// Write the page as static files, with the engine inside, for any web server.
    ///
    /// The computer, pass and play, lessons, puzzles, the trainer, analysis, reviews and custom rules work without a Sower server. What
    /// needs one is left out: accounts, games with friends, the lobby and tournaments.
    Export {
        /// A folder that is empty or does not exist.
        #[arg(value_name = "DIR")]
        folder: PathBuf,
        /// The path under which the files will be served, such as /sower/.
        #[arg(long, value_name = "PATH", default_value = "/", value_parser = base)]
        base: String,
        /// A folder with more rules files.
        #[arg(long, value_name = "DIR")]
        games: Option<PathBuf>,
    },
}

pub(crate) fn run(args: &SitePageArgs) -> anyhow::Result<()> {
    let SiteCommand::Export { folder, base, games } = &args.command;
    if fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(Failure::input(message!("site-export-not-empty", folder = folder.display().to_string())));
    }
    let games = GameLibrary::new(games.as_deref()).map_err(Failure::input)?;
    let files = Assets::embedded().static_site(&games, base).expect("the binary contains the page");
    let bytes: usize = files.values().map(|bytes| bytes.len()).sum();
    for (name, bytes) in &files {
        write(&folder.join(name), bytes)?;
    }
    let told = message!(
        "site-exported",
        count = files.len(),
        kilobytes = bytes / 1000,
        folder = folder.display().to_string()
    );
    writeln!(stdout(), "{}", told)?;
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let failed = || path.display().to_string();
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(failed)?;
    }
    fs::write(path, bytes).with_context(failed)
}

/// A path that begins and ends with a slash.
fn base(text: &str) -> Result<String, String> {
    let inner = text.trim_matches('/');
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~/".contains(&byte);
    if !inner.bytes().all(is_plain) || inner.contains("//") || inner.split('/').any(|part| part == "..") {
        return Err("expected a path such as /sower/".to_owned());
    }
    Ok(if inner.is_empty() { "/".to_owned() } else { format!("/{inner}/") })
}

#[cfg(test)]
mod tests {
    use super::base;

    #[test]
    fn a_base_begins_and_ends_with_a_slash() {
        for (typed, read) in [("/", "/"), ("", "/"), ("sower", "/sower/"), ("/a/b", "/a/b/")] {
            assert_eq!(base(typed).as_deref(), Ok(read));
        }
        for typed in ["a b", "a\"b", "a//b", "../a", "/a?b"] {
            assert!(base(typed).is_err(), "{typed}");
        }
    }
}
