//! Runs the screens of `sower-tui` with this machine's terminal and data folder.

mod progress;
mod saved_games;
mod training_tables;

use std::env;
use std::io::{self, IsTerminal as _};
use std::path::PathBuf;

use anyhow::Context as _;
use etcetera::BaseStrategy as _;
use progress::PuzzleFolder;
use saved_games::Folder;
use sower_text::message;
use sower_tui::{ColourSupport, ExitReason, GameSession, Keeping, Options, Start, TableSource};

use crate::color::{self, ColorChoice};
use crate::commands::serve::{self, ServeArgs};
use crate::commands::tables;
use crate::failure::Failure;
use crate::settings::{Key, Settings};

/// Whether standard input and output are a capable terminal.
pub(crate) fn is_there() -> bool {
    let dumb = env::var_os("TERM").is_some_and(|name| name == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}

/// Opens the main menu.
pub(crate) fn menu(settings: &Settings) -> anyhow::Result<()> {
    run(Start::Menu, settings)
}

/// Opens a game.
pub(crate) fn play(seating: GameSession, settings: &Settings) -> anyhow::Result<()> {
    if let Keeping::File(file) = &seating.keeping
        && seating.played.moves_played().is_empty()
    {
        // Report an unwritable file before the first move.
        crate::output::write_whole(file, seating.record().as_bytes())
            .with_context(|| format!("cannot write the record {}", file.display()))?;
    }
    run(Start::GameScreen(Box::new(seating)), settings)
}

fn run(start: Start, settings: &Settings) -> anyhow::Result<()> {
    let mut folder = Folder::new(data_folder()?.join("terminal"));
    // A site on the same data builds tables itself, and knows when people are playing.
    if !serve::seems_to_run(&data_folder()?) {
        tables::build_in_background();
    }
    let options = Options {
        start,
        settings: app_settings(settings),
        seed: rand::random(),
        probes: tables::probes(),
        tables: TableSource::new(training_tables::find),
    };
    match sower_tui::run(options, &mut folder, &PuzzleFolder)? {
        ExitReason::Nothing => {}
        ExitReason::Browser => return serve::run(&ServeArgs::default()),
        ExitReason::Unfinished(Keeping::SavedGames(_)) => eprintln!("{}", message!("tui-left")),
        ExitReason::Unfinished(Keeping::File(file)) => {
            eprintln!("{}", message!("tui-left-in-file", file = file.display().to_string()));
        }
    }
    Ok(())
}

/// The app's settings, with the colours that the terminal announces.
fn app_settings(settings: &Settings) -> sower_tui::Settings {
    let [colorterm, term] =
        ["COLORTERM", "TERM"].map(|name| env::var_os(name).map(|value| value.to_string_lossy().into_owned()));
    let plain = (color::choice() == ColorChoice::Never).then_some("1");
    sower_tui::Settings {
        // Both were checked when they were read.
        theme: settings.value(Key::Theme).parse().unwrap_or_default(),
        speed: settings.value(Key::Speed).parse().unwrap_or_default(),
        level: settings.level(),
        colours: ColourSupport::of(plain, colorterm.as_deref(), term.as_deref()),
    }
}

/// Sower's data folder: `$SOWER_DATA`, else the platform's.
pub(crate) fn data_folder() -> anyhow::Result<PathBuf> {
    if let Some(folder) = env::var_os("SOWER_DATA").filter(|folder| !folder.is_empty()) {
        return Ok(PathBuf::from(folder));
    }
    let platform = etcetera::choose_base_strategy().map_err(|error| {
        Failure::input(format!("there is no data folder ({error}); set SOWER_DATA to one"))
    })?;
    Ok(platform.data_dir().join("sower"))
}
