//! Raw mode and the alternate screen, restored whatever happens.

use std::io::{self, Stdout};
use std::panic;
use std::thread;

use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

/// The terminal while the app has it. Dropped, it is as it was before.
pub(super) struct TerminalGuard {
    pub(super) terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl TerminalGuard {
    /// Takes the terminal over. A panic from now on gives it back before it is told.
    pub(super) fn take() -> io::Result<TerminalGuard> {
        let screens = thread::current().id();
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |told| {
            // A thread that thinks tells its panic as an answer; words on the screen would only garble it.
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
        // After a panic the hook has given it back already, and a hook cannot be changed while it is at work.
        if !thread::panicking() {
            give_back();
            let _ = panic::take_hook();
        }
    }
}

/// As it was. A terminal that is gone cannot be given back, and nobody is there to be told.
fn give_back() {
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, crossterm::cursor::Show);
    let _ = disable_raw_mode();
}
