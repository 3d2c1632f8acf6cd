//! Ctrl-C as a stop signal: long work stops and prints what it has.

use sower_search::Stop;

/// A stop signal for Ctrl-C. A second Ctrl-C exits at once.
pub(crate) fn stop_on_ctrl_c() -> anyhow::Result<Stop> {
    let stop = Stop::new();
    let pulled = stop.clone();
    ctrlc::set_handler(move || {
        if pulled.is_stopped() {
            // The exit code that shells expect after an interrupt.
            std::process::exit(130);
        }
        pulled.stop();
    })?;
    Ok(stop)
}
