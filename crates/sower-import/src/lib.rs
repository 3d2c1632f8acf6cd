//! Game files of other programs as rules files.
//!
//! It reads the game files of StoneShark's MancalaGames: a JSON object with the board, some fifty parameters and named variants.
//! [`rules_file`] writes a rules file with the same game, or lists what the keys cannot express.

mod parameters;
mod translate;
mod write;

pub use parameters::Parameters;
pub use translate::{Missing, Translation, translate};

/// Why a game file could not be turned into a rules file.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The text is not a game file.
    #[error("not a game file: {0}")]
    Unreadable(String),
    /// The file has no variant with that name.
    #[error("the file has no variant “{name}”; it has {known}")]
    NoVariant {
        /// The name asked for.
        name: String,
        /// The names that the file has.
        known: String,
    },
    /// The keys of a rules file cannot express the game.
    #[error("these rules cannot be expressed:\n{}", list(.0))]
    Missing(Vec<Missing>),
}

fn list(missing: &[Missing]) -> String {
    missing.iter().map(|missing| format!("- {missing}")).collect::<Vec<_>>().join("\n")
}

/// The rules file of a game file, or of one of its variants.
pub fn rules_file(text: &str, variant: Option<&str>) -> Result<String, ImportError> {
    let parameters = Parameters::read(text, variant)?;
    rules_file_of(&parameters).map_err(ImportError::Missing)
}

/// The rules file of parameters, or what the keys cannot express.
pub fn rules_file_of(parameters: &Parameters) -> Result<String, Vec<Missing>> {
    let translation = translate(parameters);
    if translation.missing.is_empty() {
        Ok(write::rules_file(parameters, &translation))
    } else {
        Err(translation.missing)
    }
}
