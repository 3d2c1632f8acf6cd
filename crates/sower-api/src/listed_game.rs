//! A game of a library: its rules file, the variant, the changes, and the compiled game.

use std::sync::Arc;

use sower_core::library::{self, UnknownGame};
use sower_core::rules::Relay;
use sower_core::{Change, Game, RulesError, RulesFile, Words};
use sower_text::{Language, Say as _, message};
use sower_wire::ProblemCode;

use crate::custom_rules;
use crate::problem::{Problem, problem};

/// The most rule changes in one request.
pub const MOST_CHANGES: usize = 24;

/// The longest change, in bytes. The server stores games with their changes as typed.
const LONGEST_CHANGE: usize = 1024;

/// The longest excerpt of an invalid change in an error message, in characters.
const LONGEST_SHOWN: usize = 80;

/// A game of the site: its rules file, its changes, and the compiled game.
#[derive(Clone, Debug)]
pub struct ListedGame {
    /// The rules file.
    pub file: Arc<RulesFile>,
    /// The variant of the file; none for the game itself.
    pub variant: Option<String>,
    /// The changed keys, as `key=value`.
    pub changes: Vec<String>,
    /// The compiled game.
    pub game: Arc<Game>,
}

impl ListedGame {
    /// Compiles a game of a file or one of its variants, with changes.
    pub fn new(
        (file, variant): (Arc<RulesFile>, Option<String>),
        changes: Vec<String>,
        language: &Language,
    ) -> Result<ListedGame, Problem> {
        if changes.len() > MOST_CHANGES {
            let talk = message!("site-too-many-changes", most = MOST_CHANGES);
            return Err(problem(ProblemCode::BadRequest, &talk, language));
        }
        let parsed = changes
            .iter()
            .map(|text| {
                let shown = || text.chars().take(LONGEST_SHOWN).collect::<String>();
                let bad = || {
                    let talk = message!("site-bad-change", text = shown());
                    problem(ProblemCode::BadRequest, &talk, language)
                };
                Change::parse(text).filter(|_| text.len() <= LONGEST_CHANGE).ok_or_else(bad)
            })
            .collect::<Result<Vec<Change>, Problem>>()?;
        let rules = file.rules(variant.as_deref(), &parsed).map_err(|error| Problem {
            code: ProblemCode::BadRequest,
            message: mistakes(&error, language),
        })?;
        // Shipped, operators' and uploaded files were checked before; changes may come from anyone.
        if !changes.is_empty() {
            if let Some(mistake) = custom_rules::too_wordy(&rules, language).first() {
                let message = format!("{}: {}", mistake.key, mistake.message);
                return Err(Problem { code: ProblemCode::BadRequest, message });
            }
            if rules.sow().relay != Relay::None
                && let Some(laps) = custom_rules::too_slow([rules.clone()])
            {
                return Err(problem(
                    ProblemCode::BadRequest,
                    &message!("site-rules-too-slow", laps),
                    language,
                ));
            }
        }
        Ok(ListedGame { file, variant, changes, game: Arc::new(Game::new(rules)) })
    }

    /// The game's name in addresses.
    pub fn name(&self) -> &str {
        let about = self.game.rules().about();
        &about.id
    }
}

/// A shipped game by its name or alias, with changes.
pub fn find_shipped(name: &str, changes: &[String], language: &Language) -> Result<ListedGame, Problem> {
    let found = library::find(name).map_err(|unknown| unknown_game(unknown, language))?;
    ListedGame::new((Arc::new(found.file.clone()), found.variant), changes.to_vec(), language)
}

/// The problem with a name that no game has.
pub fn unknown_game(unknown: UnknownGame, language: &Language) -> Problem {
    let talk = match unknown {
        UnknownGame::Named { name, nearest } => message!("site-no-game-but-near", name, nearest),
        UnknownGame::Strange { name } => message!("site-no-game", name),
    };
    problem(ProblemCode::NotFound, &talk, language)
}

/// All mistakes in one text, without the file's name, which readers of the site do not know.
fn mistakes(error: &RulesError, language: &Language) -> String {
    let told = error.problems.iter().map(|problem| {
        let what = language.render(&problem.what.message(), &Words::default());
        if problem.key.is_empty() { what } else { format!("{}: {what}", problem.key) }
    });
    told.collect::<Vec<_>>().join("; ")
}
