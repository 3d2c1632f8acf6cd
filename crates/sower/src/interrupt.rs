//! Ctrl-C as a stop signal: long work stops and prints what it has.

use std::sync::OnceLock;

use sower_search::Stop;

/// The signal of this process: the handler of Ctrl-C can be set only once.
static STOP: OnceLock<Stop> = OnceLock::new();

/// A stop signal for Ctrl-C, the same for every caller. A second Ctrl-C exits at once.
pub(crate) fn stop_on_ctrl_c() -> anyhow::Result<Stop> {
    if let Some(stop) = STOP.get() {
        return Ok(stop.clone());
    }
    let stop = Stop::new();
    let pulled = stop.clone();
    ctrlc::set_handler(move || {
        if pulled.is_stopped() {
            // The exit code that shells expect after an interrupt.
            std::process::exit(130);
        }
        pulled.stop();
    })?;
    Ok(STOP.get_or_init(|| stop).clone())
}
