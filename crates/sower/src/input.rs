//! Reads input files with a size limit.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::Context as _;

use crate::failure::Failure;

/// A kind of input and its limits.
pub(crate) struct Kind {
    /// Its name in messages, as in "the record".
    pub(crate) what: &'static str,
    /// The size limit in bytes.
    pub(crate) largest: u64,
    /// The message for a larger file, after its name; `{}` is the limit.
    pub(crate) too_large: &'static str,
}

impl Kind {
    /// Reads a file.
    pub(crate) fn read_file(&self, file: &Path) -> anyhow::Result<String> {
        let name = file.display().to_string();
        self.read(File::open(file), &name, &format!("{} {name}", self.what))
    }

    /// Reads standard input.
    pub(crate) fn read_stdin(&self) -> anyhow::Result<String> {
        self.read(Ok(io::stdin().lock()), "-", "standard input")
    }

    fn read(&self, source: io::Result<impl Read>, name: &str, source_name: &str) -> anyhow::Result<String> {
        let mut bytes = Vec::new();
        source
            .and_then(|source| source.take(self.largest + 1).read_to_end(&mut bytes))
            .with_context(|| format!("cannot read {source_name}"))?;
        if bytes.len() as u64 > self.largest {
            let told = self.too_large.replace("{}", &self.largest.to_string());
            return Err(Failure::input(format!("{name} {told}")));
        }
        String::from_utf8(bytes).map_err(|_| Failure::input(format!("{name} is not text (UTF-8)")))
    }
}
