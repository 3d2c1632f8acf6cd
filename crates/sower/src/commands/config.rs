//! `sower config`: shows and changes the user's settings.

use std::io::Write as _;

use clap::{Args as ClapArgs, Subcommand};
use sower_text::{Language, message};

use crate::color::{self, Paint, paint};
use crate::failure::Failure;
use crate::output::stdout;
use crate::settings::{Key, Setting, Settings, Source, file, locale};

#[derive(Debug, ClapArgs)]
pub(crate) struct ConfigArgs {
    #[command(subcommand)]
    pub(crate) command: Option<ConfigCommand>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ConfigCommand {
    /// Set a key in the config file.
    Set {
        /// Key to set.
        #[arg(value_name = "KEY", ignore_case = true)]
        key: Key,
        /// Value of the key.
        #[arg(value_name = "VALUE")]
        value: String,
    },
    /// Remove a key from the config file.
    Unset {
        /// Key to remove.
        #[arg(value_name = "KEY")]
        key: String,
    },
    /// Print the path of the config file.
    Path,
}

/// Prints the settings.
pub(crate) fn show(settings: &Settings) -> anyhow::Result<()> {
    let mut out = stdout();
    if let Some(path) = file::path() {
        let file = path.display().to_string();
        let line = match path.exists() {
            true => message!("config-file", file),
            false => message!("config-no-file", file),
        };
        writeln!(out, "{line}\n")?;
    }
    let colored = color::on_stdout();
    let columns: Vec<[String; 3]> = settings.all().iter().map(row).collect();
    let width = |column: usize| columns.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let (first, second) = (width(0), width(1));
    for [key, value, source] in &columns {
        let key = paint(colored, Paint::Name, &format!("{key:<first$}"));
        writeln!(out, "{key}  {value:<second$}  {}", paint(colored, Paint::Quiet, source))?;
    }
    out.flush()?;
    Ok(())
}

/// Key, value and source of a setting.
fn row(setting: &Setting) -> [String; 3] {
    let source = match &setting.source {
        Source::Default => match (setting.key, locale()) {
            (Key::Language, Some((name, _))) => {
                let language = Language::spoken().tag();
                message!("config-from-locale", language, variable = name).to_string()
            }
            _ => message!("config-from-default").to_string(),
        },
        Source::File => message!("config-from-file").to_string(),
        Source::Environment(name) => message!("config-from-environment", variable = name.clone()).to_string(),
        Source::Flag(name) => message!("config-from-flag", flag = *name).to_string(),
    };
    [setting.key.name().to_owned(), setting.value.clone(), source]
}

/// Changes the config file, or prints its path. Works with a file that has errors, so that they can be fixed.
pub(crate) fn change(command: &ConfigCommand) -> anyhow::Result<()> {
    let path = file::required_path()?;
    match command {
        ConfigCommand::Path => writeln!(stdout(), "{}", path.display())?,
        ConfigCommand::Set { key, value } => {
            let Some(checked) = key.checked(value) else {
                let (key, value, expected) = (key.name(), value.clone(), key.expected());
                return Err(Failure::input(message!("config-cannot-set", key, value, expected)));
            };
            file::set(&path, *key, &checked)?;
            let file = path.display().to_string();
            eprintln!("{}", message!("config-set", key = key.name(), value = checked, file));
        }
        ConfigCommand::Unset { key } => {
            let (name, file) = (key.to_lowercase(), path.display().to_string());
            let removed = file::unset(&path, key)? || (name != *key && file::unset(&path, &name)?);
            match (removed, Key::named(&name)) {
                (true, _) => eprintln!("{}", message!("config-unset", key = name, file)),
                (false, Some(_)) => eprintln!("{}", message!("config-was-not-set", key = name, file)),
                (false, None) => {
                    let known = Key::names();
                    return Err(Failure::input(message!("config-no-such-key", key = key.clone(), known)));
                }
            }
        }
    }
    Ok(())
}
