//! Memory as it is asked for on the command line.

use crate::failure::Failure;

/// So many MiB in bytes, if the system has them to give.
pub(crate) fn bytes(mebibytes: u32) -> anyhow::Result<usize> {
    let bytes = (mebibytes as usize) << 20;
    match Vec::<u8>::new().try_reserve_exact(bytes) {
        Ok(()) => Ok(bytes),
        Err(_) => Err(Failure::input(format!(
            "there are no {mebibytes} MiB of memory to be had; --memory takes less"
        ))),
    }
}
