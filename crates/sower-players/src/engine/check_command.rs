//! Checks whether a command can be started, before a game begins.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use super::quote::quoted;

/// Why a command cannot be started.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// The command has an unclosed quote.
    #[error("a quote in the command is not closed: {0}")]
    OpenQuote(String),
    /// The command is empty.
    #[error("the command is empty")]
    Empty,
    /// No folder of the PATH has a program of this name.
    #[error("there is no program {0:?} on the PATH")]
    NotOnPath(String),
    /// There is no file at this path.
    #[error("there is no file {0:?}")]
    NoFile(String),
    /// The path is not a file.
    #[error("{0:?} is a folder, not a program")]
    Folder(String),
    /// The file is not executable.
    #[error("{0:?} is not executable; a script can be given to its interpreter, as in engine:python3 bot.py")]
    NotExecutable(String),
}

/// The words of a command, split like a shell does; at least one.
pub(crate) fn words(command: &str) -> Result<Vec<String>, CommandError> {
    let words = shell_words::split(command).map_err(|_| CommandError::OpenQuote(quoted(command)))?;
    if words.is_empty() { Err(CommandError::Empty) } else { Ok(words) }
}

/// Whether a command names an executable program. Does not run it.
pub(crate) fn check(command: &str) -> Result<(), CommandError> {
    let words = words(command)?;
    let program = words[0].as_str();
    // Like the system: a name with a separator is a path, any other is looked up.
    if program.contains(std::path::is_separator) {
        return runnable(Path::new(program)).map_err(|fault| fault.of(program, CommandError::NoFile));
    }
    let mut worst = PlayerError::Missing;
    for folder in folders() {
        match runnable(&folder.join(program)) {
            Ok(()) => return Ok(()),
            // A folder of that name counts as missing; a file that is not executable is worth reporting.
            Err(fault @ PlayerError::NotExecutable) => worst = fault,
            Err(_) => {}
        }
    }
    Err(worst.of(program, CommandError::NotOnPath))
}

/// The folders of the PATH.
fn folders() -> Vec<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_else(|| OsString::from("/bin:/usr/bin"));
    env::split_paths(&path).collect()
}

/// Why a file cannot be run.
#[derive(Clone, Copy)]
enum PlayerError {
    Missing,
    Folder,
    NotExecutable,
}

impl PlayerError {
    fn of(self, program: &str, missing: fn(String) -> CommandError) -> CommandError {
        let program = quoted(program);
        match self {
            PlayerError::Missing => missing(program),
            PlayerError::Folder => CommandError::Folder(program),
            PlayerError::NotExecutable => CommandError::NotExecutable(program),
        }
    }
}

#[cfg(unix)]
fn runnable(file: &Path) -> Result<(), PlayerError> {
    use std::os::unix::fs::PermissionsExt as _;
    match fs::metadata(file) {
        Err(_) => Err(PlayerError::Missing),
        Ok(there) if there.is_dir() => Err(PlayerError::Folder),
        Ok(there) if there.permissions().mode() & 0o111 == 0 => Err(PlayerError::NotExecutable),
        Ok(_) => Ok(()),
    }
}

/// On this system a name may omit its extension, and every file with the right extension is executable.
#[cfg(not(unix))]
fn runnable(file: &Path) -> Result<(), PlayerError> {
    if file.is_dir() {
        return Err(PlayerError::Folder);
    }
    let with_ending = fs::metadata(file.with_extension("exe"));
    if file.is_file() || with_ending.is_ok() { Ok(()) } else { Err(PlayerError::Missing) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_refused_with_its_reason_before_it_is_started() {
        assert_eq!(check("bot 'one"), Err(CommandError::OpenQuote("bot 'one".to_owned())));
        assert_eq!(check("  "), Err(CommandError::Empty));
        let missing = "no-such-program-of-anyone";
        assert_eq!(check(missing), Err(CommandError::NotOnPath(missing.to_owned())));
        assert_eq!(check("./no/such"), Err(CommandError::NoFile("./no/such".to_owned())));
    }

    #[cfg(unix)]
    #[test]
    fn a_file_must_be_executable_and_no_folder() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("bot");
        let name = file.display().to_string();
        fs::write(&file, "#!/bin/sh\n").unwrap();
        assert_eq!(check(&name), Err(CommandError::NotExecutable(name.clone())));
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
        assert_eq!(check(&format!("{name} --fast")), Ok(()));
        let folder = folder.path().display().to_string();
        assert_eq!(check(&folder), Err(CommandError::Folder(folder)));
        assert_eq!(check("sh -c true"), Ok(()));
    }
}
