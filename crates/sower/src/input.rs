//! Texts that a command reads, none of them larger than it can be.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::Context as _;

use crate::failure::Failure;

/// A kind of text.
pub(crate) struct Kind {
    /// What it is, as in "the record".
    pub(crate) what: &'static str,
    /// The most bytes that it has.
    pub(crate) largest: u64,
    /// What is said of a larger one after its name, the bytes standing for `{}`.
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
