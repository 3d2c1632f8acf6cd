//! Ctrl-C as a brake: long work stops and tells what it has.

use sower_search::Stop;

/// A brake that Ctrl-C pulls. Whoever presses it twice does not want to wait.
pub(crate) fn stop_on_ctrl_c() -> anyhow::Result<Stop> {
    let stop = Stop::new();
    let pulled = stop.clone();
    ctrlc::set_handler(move || {
        if pulled.is_stopped() {
            // What a shell expects of a command that was interrupted.
            std::process::exit(130);
        }
        pulled.stop();
    })?;
    Ok(stop)
}
