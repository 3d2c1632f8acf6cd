//! Raw mode and the alternate screen, restored even after a panic.

use std::io::{self, Stdout};
use std::panic;
use std::thread;

use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

/// The terminal in raw mode. Dropping this restores it.
pub(super) struct TerminalGuard {
    pub(super) terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl TerminalGuard {
    /// Takes over the terminal. A panic hook restores it before a panic message is printed.
    pub(super) fn take() -> io::Result<TerminalGuard> {
        let screens = thread::current().id();
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |told| {
            // Search threads return their panics as answers; printing them would garble the screen.
            if thread::current().id() == screens {
                give_back();
                before(told);
            }
        }));
        enable_raw_mode()?;
        let entered = execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture);
        let taken = entered.and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())));
        match taken {
            Ok(terminal) => Ok(TerminalGuard { terminal }),
            Err(error) => {
                give_back();
                Err(error)
            }
        }
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        // After a panic the hook has already restored the terminal, and a running hook cannot be replaced.
        if !thread::panicking() {
            give_back();
            let _ = panic::take_hook();
        }
    }
}

/// Restores the terminal. Errors are ignored, because a terminal that is gone can show none.
fn give_back() {
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, crossterm::cursor::Show);
    let _ = disable_raw_mode();
}
