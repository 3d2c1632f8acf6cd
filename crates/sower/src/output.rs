//! Where data goes.

use std::fs;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use serde::Serialize;

use crate::failure::Failure;

/// Standard output, buffered; flushed when it is dropped or asked to.
pub(crate) fn stdout() -> BufWriter<StdoutLock<'static>> {
    BufWriter::new(io::stdout().lock())
}

/// Columns of text that are comfortable to read, and fit the terminal.
pub(crate) fn width() -> usize {
    const COMFORTABLE: usize = 88;
    let columns = terminal_size::terminal_size().map(|(columns, _)| usize::from(columns.0));
    columns.unwrap_or(COMFORTABLE).clamp(40, COMFORTABLE)
}

/// A text broken into lines of at most so many columns, the first behind one indent, the rest behind the other.
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

/// Writes one JSON object on a line of its own.
pub(crate) fn json_line(out: &mut impl Write, value: &impl Serialize) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)?;
    out.flush()?;
    Ok(())
}

/// Writes a text into a file, whole or not at all.
pub(crate) fn write_file(path: &Path, text: &str) -> anyhow::Result<()> {
    write_whole(path, text.as_bytes()).with_context(|| format!("cannot write {}", path.display()))
}

/// Writes a file whole or not at all: into a new file beside it, which then takes its name.
///
/// The new file always has the same name, so that what a killed process leaves behind is used up by the next. What a link
/// points to is written, and a file that was there keeps its permissions.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let target = followed(path);
    match fs::metadata(&target) {
        // What only looks like a file (a null device) has no name to take over.
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
        // Nothing half written stays; if even that fails, the first fault is the one to tell.
        let _ = fs::remove_file(&new);
    }
    written
}

/// Refuses a file that [`write_whole`] could not write, before long work that would be lost with it. Nothing is left behind.
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

/// The file that a name means in the end, even if a link leads to one that is not there yet.
pub(crate) fn followed(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    // Bound: as many links as the system itself follows.
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
