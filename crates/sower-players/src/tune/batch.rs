//! Self-play batches as files, so that a stopped tuning can resume.
//!
//! ```text
//! sower samples 1 | <settings>
//! <promise> <fill> <cell> <cell> …        one sample per line
//! end <number of samples>
//! ```

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::fit::Sample;

/// Why a batch file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BatchError {
    /// The file cannot be read or written.
    #[error("{file}: {error}")]
    File {
        /// The path of the file.
        file: String,
        /// The system's error.
        error: io::Error,
    },
    /// The file belongs to a tuning with other settings.
    #[error("{file} is from a tuning with other settings ({found}); use the same settings or another folder")]
    Other {
        /// The path of the file.
        file: String,
        /// The settings in the file.
        found: String,
    },
    /// No game produced a training sample.
    #[error("no position to learn from: games under these rules end before a choice")]
    Nothing,
    /// The file is not a batch, or is truncated.
    #[error("{file}, line {line}: the file is damaged; remove it to play its games again")]
    Broken {
        /// The path of the file.
        file: String,
        /// The first invalid line, from 1.
        line: usize,
    },
}

const MAGIC: &str = "sower samples 1 | ";

/// The path of a batch.
pub(super) fn file(folder: &Path, round: u32, batch: u32) -> PathBuf {
    folder.join(format!("round-{round}-batch-{batch:04}.samples"))
}

/// Writes a batch completely or not at all.
pub(super) fn write(path: &Path, asked: &str, samples: &[Sample]) -> Result<(), BatchError> {
    let mut text = format!("{MAGIC}{asked}\n");
    for sample in samples {
        // Writing to a string cannot fail.
        let _ = write!(text, "{} {}", sample.promise, sample.fill);
        for cell in &sample.cells {
            let _ = write!(text, " {cell}");
        }
        text.push('\n');
    }
    let _ = writeln!(text, "end {}", samples.len());
    let beside = path.with_extension("part");
    fs::write(&beside, text)
        .and_then(|()| fs::rename(&beside, path))
        .map_err(|error| BatchError::File { file: path.display().to_string(), error })
}

/// Reads a batch; `None` if the file does not exist.
pub(super) fn read(path: &Path, asked: &str, cells: usize) -> Result<Option<Vec<Sample>>, BatchError> {
    let file = || path.display().to_string();
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(BatchError::File { file: file(), error }),
    };
    let broken = |line: usize| BatchError::Broken { file: file(), line };
    let count = text.lines().count();
    let mut lines = text.lines();
    let found = lines.next().and_then(|head| head.strip_prefix(MAGIC)).ok_or_else(|| broken(1))?;
    if found != asked {
        return Err(BatchError::Other { file: file(), found: found.to_owned() });
    }
    // A truncated file has no end line, or a wrong one.
    if lines.next_back() != Some(format!("end {}", count.saturating_sub(2)).as_str()) {
        return Err(broken(count));
    }
    let sample = |(index, line): (usize, &str)| read_sample(line, cells).ok_or_else(|| broken(index + 2));
    lines.enumerate().map(sample).collect::<Result<Vec<_>, _>>().map(Some)
}

fn read_sample(line: &str, cells: usize) -> Option<Sample> {
    let mut fields = line.split(' ');
    let promise = fields.next()?.parse().ok().filter(|promise: &f32| promise.abs() <= 512.0)?;
    let fill = fields.next()?.parse().ok().filter(|fill: &f32| (0.0..=1.0).contains(fill))?;
    let chosen: Option<Vec<u16>> = fields.map(|field| field.parse().ok()).collect();
    let chosen = chosen.filter(|chosen| chosen.iter().all(|cell| usize::from(*cell) < cells))?;
    Some(Sample { cells: chosen, fill, promise })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_batch_comes_back_and_a_strange_or_cut_one_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = file(folder.path(), 1, 7);
        assert!(read(&path, "oware", 10).unwrap().is_none());
        let samples = vec![Sample { cells: vec![3, 9], fill: 0.25, promise: -1.5 }];
        write(&path, "oware", &samples).unwrap();
        assert_eq!(read(&path, "oware", 10).unwrap(), Some(samples));
        assert!(matches!(read(&path, "kalah", 10), Err(BatchError::Other { .. })));
        assert!(matches!(read(&path, "oware", 9), Err(BatchError::Broken { line: 2, .. })));
        fs::write(&path, "sower samples 1 | oware\n-1.5 0.2 3\n").unwrap();
        assert!(matches!(read(&path, "oware", 10), Err(BatchError::Broken { line: 2, .. })));
        fs::write(&path, "sower samples 1 | oware\n1e30 0.2 3\nend 1\n").unwrap();
        assert!(matches!(read(&path, "oware", 10), Err(BatchError::Broken { line: 2, .. })));
    }
}
