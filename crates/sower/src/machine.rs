//! Memory and processors that a command may use.

use sower_search::Settings;

use crate::failure::Failure;

/// Converts MiB to bytes, if the system has that much memory.
pub(crate) fn memory(mebibytes: u32) -> anyhow::Result<usize> {
    let bytes = (mebibytes as usize) << 20;
    match Vec::<u8>::new().try_reserve_exact(bytes) {
        Ok(()) => Ok(bytes),
        Err(_) => Err(Failure::input(format!(
            "{mebibytes} MiB of memory are not available; choose a smaller --memory"
        ))),
    }
}

/// The number of processors.
pub(crate) fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The requested number of threads; the number of processors by default.
pub(crate) fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(processors, usize::from)
}

/// The settings of a search, without endgame tables.
pub(crate) fn search_settings(mebibytes: u32, threads: u16) -> anyhow::Result<Settings> {
    Ok(Settings::new(memory(mebibytes)?, usize::from(threads)))
}
