//! Runs the screens of `sower-tui` with this machine's terminal and data folder.

mod saved_games;

use std::env;
use std::io::{self, IsTerminal as _};
use std::path::PathBuf;

use anyhow::Context as _;
use etcetera::BaseStrategy as _;
use saved_games::Folder;
use sower_text::message;
use sower_tui::{ExitReason, GameSession, Keeping, Options, Speed, Start, Theme};

use crate::color::{self, ColorChoice};
use crate::commands::serve::{self, ServeArgs};
use crate::commands::{puzzles, tables};
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
    let theme = if color::choice() == ColorChoice::Never { Theme::plain() } else { Theme::colours() };
    // A site on the same data builds tables itself, and knows when people are playing.
    if !serve::seems_to_run(&data_folder()?) {
        tables::build_in_background();
    }
    let farewell = sower_tui::run(
        Options {
            start,
            theme,
            theme_name: Some(settings.value(Key::Theme).to_owned()),
            speed: speed(settings),
            level: settings.level(),
            seed: rand::random(),
            probes: tables::probes(),
        },
        &mut folder,
    )?;
    match farewell {
        ExitReason::Nothing => {}
        ExitReason::Puzzles(game) => return puzzles::solve(&game),
        ExitReason::Browser => return serve::run(&ServeArgs::default()),
        ExitReason::Unfinished(Keeping::SavedGames(_)) => eprintln!("{}", message!("tui-left")),
        ExitReason::Unfinished(Keeping::File(file)) => {
            eprintln!("{}", message!("tui-left-in-file", file = file.display().to_string()));
        }
    }
    Ok(())
}

/// The animation speed.
fn speed(settings: &Settings) -> Speed {
    match settings.value(Key::Speed) {
        "slow" => Speed::Slow,
        "fast" => Speed::Fast,
        "off" => Speed::Off,
        _ => Speed::Normal,
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
