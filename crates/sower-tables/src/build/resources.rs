//! The available memory and disk space.

use std::io;
use std::path::Path;

/// Bytes of memory available without swapping.
pub fn available_memory() -> u64 {
    let told = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let available = told.lines().find_map(|line| line.strip_prefix("MemAvailable:"));
    let kilobytes = available.and_then(|rest| rest.trim().trim_end_matches(" kB").parse::<u64>().ok());
    // A system without this file: assume what any current machine has.
    kilobytes.map_or(2 << 30, |kilobytes| kilobytes << 10)
}

/// Bytes free on the disk of a folder.
pub(crate) fn free_disk(folder: &Path) -> io::Result<u64> {
    #[cfg(unix)]
    {
        let disk = rustix::fs::statvfs(folder)?;
        Ok(disk.f_bavail.saturating_mul(disk.f_frsize))
    }
    #[cfg(not(unix))]
    {
        let _ = folder;
        Ok(u64::MAX)
    }
}
