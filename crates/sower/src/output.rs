//! Writes output to stdout and files.

use std::fs;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use serde::Serialize;

use crate::failure::Failure;

/// Buffered standard output; flushed when dropped or on request.
pub(crate) fn stdout() -> BufWriter<StdoutLock<'static>> {
    BufWriter::new(io::stdout().lock())
}

/// A comfortable text width that fits the terminal.
pub(crate) fn width() -> usize {
    const COMFORTABLE: usize = 88;
    let columns = terminal_size::terminal_size().map(|(columns, _)| usize::from(columns.0));
    columns.unwrap_or(COMFORTABLE).clamp(40, COMFORTABLE)
}

/// Wraps a text to a width, with one indent for the first line and another for the rest.
pub(crate) fn wrapped(text: &str, width: usize, [first, rest]: [&str; 2]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = first.to_owned();
    let mut is_empty = true;
    for word in text.split_whitespace() {
        if !is_empty && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(std::mem::replace(&mut line, rest.to_owned()));
            is_empty = true;
        }
        if !is_empty {
            line.push(' ');
        }
        line.push_str(word);
        is_empty = false;
    }
    lines.push(line);
    lines
}

/// Writes a JSON object on one line.
pub(crate) fn json_line(out: &mut impl Write, value: &impl Serialize) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)?;
    out.flush()?;
    Ok(())
}

/// Writes a text file atomically.
pub(crate) fn write_file(path: &Path, text: &str) -> anyhow::Result<()> {
    write_whole(path, text.as_bytes()).with_context(|| format!("cannot write {}", path.display()))
}

/// Writes a file atomically: to a new file beside it, which is then renamed.
///
/// The new file always has the same name, so that the next run reuses one that a killed
/// process left. Links are followed, and an existing file keeps its permissions.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let target = followed(path);
    match fs::metadata(&target) {
        // A device cannot be replaced by renaming.
        Ok(there) if is_device(&there) => return fs::write(&target, bytes),
        Ok(there) if !there.is_file() => {
            return Err(no_ordinary_file());
        }
        _ => {}
    }
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    let new = target.with_file_name(format!(".{name}.new"));
    let written = write_new(&new, &target, bytes);
    if written.is_err() {
        // Remove the incomplete file. If that fails too, report the first error.
        let _ = fs::remove_file(&new);
    }
    written
}

/// Refuses a file that [`write_whole`] could not write, before long work. Leaves nothing behind.
pub(crate) fn must_be_writable(path: &Path) -> anyhow::Result<()> {
    could_write(path).map_err(|error| Failure::input(format!("cannot write {}: {error}", path.display())))
}

fn could_write(path: &Path) -> io::Result<()> {
    let target = followed(path);
    match fs::metadata(&target) {
        Ok(there) if is_device(&there) => return Ok(()),
        Ok(there) if !there.is_file() => return Err(no_ordinary_file()),
        _ => {}
    }
    if target.file_name().is_none() {
        return Err(no_ordinary_file());
    }
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let new = folder.join(format!(".sower-{}.new", std::process::id()));
    fs::OpenOptions::new().write(true).create_new(true).open(&new)?;
    fs::remove_file(&new)
}

fn no_ordinary_file() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, "it is not an ordinary file")
}

fn write_new(new: &Path, target: &Path, bytes: &[u8]) -> io::Result<()> {
    match fs::remove_file(new) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut file = fs::OpenOptions::new().write(true).create_new(true).open(new)?;
    file.write_all(bytes)?;
    if let Ok(there) = fs::metadata(target) {
        file.set_permissions(there.permissions())?;
    }
    file.sync_all()?;
    fs::rename(new, target)
}

/// Resolves links, even if the target does not exist yet.
pub(crate) fn followed(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    // Bound: the number of links that the operating system follows.
    for _ in 0..40 {
        match fs::read_link(&path) {
            Ok(next) => path = path.parent().unwrap_or(Path::new("")).join(next),
            Err(_) => break,
        }
    }
    path
}

#[cfg(unix)]
fn is_device(there: &fs::Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt as _;
    there.file_type().is_char_device()
}

#[cfg(not(unix))]
fn is_device(_: &fs::Metadata) -> bool {
    false
}
