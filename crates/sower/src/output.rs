//! Where data goes.

use std::fs;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::path::Path;

use serde::Serialize;

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

/// Writes one JSON object on a line of its own.
pub(crate) fn json_line(out: &mut impl Write, value: &impl Serialize) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)?;
    out.flush()?;
    Ok(())
}

/// Writes a file whole or not at all: into a new file beside it, which then takes its name.
///
/// What a link points to is written, and a file that was there keeps its permissions.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let target = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let folder = match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    // What is no ordinary file (a terminal, a pipe) has no name to take over.
    if target.exists() && !target.is_file() {
        return fs::write(&target, bytes);
    }
    // The error would name the file in between, which means nothing to anybody.
    let mut file = tempfile::Builder::new()
        .prefix(".sower-")
        .tempfile_in(folder)
        .map_err(|error| error.raw_os_error().map_or(error.kind().into(), io::Error::from_raw_os_error))?;
    file.write_all(bytes)?;
    let permissions = match fs::metadata(&target) {
        Ok(there) => there.permissions(),
        Err(_) => new_file_permissions(),
    };
    file.as_file().set_permissions(permissions)?;
    file.as_file().sync_all()?;
    file.persist(&target)?;
    Ok(())
}

#[cfg(unix)]
fn new_file_permissions() -> fs::Permissions {
    use std::os::unix::fs::PermissionsExt as _;
    fs::Permissions::from_mode(0o644)
}

#[cfg(not(unix))]
fn new_file_permissions() -> fs::Permissions {
    fs::metadata(".").map(|here| here.permissions()).expect("the current folder can be looked at")
}
