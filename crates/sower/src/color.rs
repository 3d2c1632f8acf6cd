//! Colours of printed output: on terminals only, unless the user says otherwise.

use std::io::{self, IsTerminal as _};
use std::sync::OnceLock;

use anstyle::{AnsiColor, Style};

/// When to print colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum ColorChoice {
    /// On a terminal.
    Auto,
    /// Always, also in a pipe or file.
    Always,
    /// Never.
    Never,
}

impl ColorChoice {
    /// The choice with that name; `auto` if there is none.
    pub(crate) fn named(name: &str) -> ColorChoice {
        match name {
            "always" => ColorChoice::Always,
            "never" => ColorChoice::Never,
            _ => ColorChoice::Auto,
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            ColorChoice::Auto => "auto",
            ColorChoice::Always => "always",
            ColorChoice::Never => "never",
        }
    }

    /// The same choice for the help texts.
    pub(crate) fn for_help(self) -> clap::ColorChoice {
        match self {
            ColorChoice::Auto => clap::ColorChoice::Auto,
            ColorChoice::Always => clap::ColorChoice::Always,
            ColorChoice::Never => clap::ColorChoice::Never,
        }
    }
}

static CHOICE: OnceLock<ColorChoice> = OnceLock::new();

/// Sets the choice for the whole run.
pub(crate) fn choose(choice: ColorChoice) {
    CHOICE.get_or_init(|| choice);
}

/// The choice of this run.
pub(crate) fn choice() -> ColorChoice {
    CHOICE.get().copied().unwrap_or(ColorChoice::Auto)
}

/// Whether standard output gets colours.
pub(crate) fn on_stdout() -> bool {
    is_colored(io::stdout().is_terminal())
}

/// Whether standard error gets colours.
pub(crate) fn on_stderr() -> bool {
    is_colored(io::stderr().is_terminal())
}

fn is_colored(is_terminal: bool) -> bool {
    match choice() {
        ColorChoice::Always => true,
        ColorChoice::Never => false,
        ColorChoice::Auto => is_terminal && std::env::var_os("TERM").is_none_or(|term| term != "dumb"),
    }
}

/// What a piece of text means.
#[derive(Clone, Copy)]
pub(crate) enum Paint {
    Heading,
    /// A name that can be typed: a game, a pit.
    Name,
    /// The best move.
    Best,
    Good,
    Bad,
    Quiet,
}

impl Paint {
    fn style(self) -> Style {
        let color = |color: AnsiColor| Style::new().fg_color(Some(color.into()));
        match self {
            Paint::Heading => Style::new().bold(),
            Paint::Name => color(AnsiColor::Cyan).bold(),
            Paint::Best => color(AnsiColor::Green).bold(),
            Paint::Good => color(AnsiColor::Green),
            Paint::Bad => color(AnsiColor::Red).bold(),
            Paint::Quiet => Style::new().dimmed(),
        }
    }
}

/// Paints text if `colored`. Escape codes have no width, so text is padded before it is painted.
pub(crate) fn paint(colored: bool, paint: Paint, text: &str) -> String {
    let style = paint.style();
    if colored && !text.is_empty() { format!("{style}{text}{style:#}") } else { text.to_owned() }
}
