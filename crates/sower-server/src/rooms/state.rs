//! The rules and the plan of a stored game, from which `sower_api::room` folds its state.

use std::sync::Arc;

use sower_api::custom_rules;
use sower_api::room::FoldError;
use sower_core::{Change, Game};

use crate::store::StoredGame;

/// Compiles the rules that a game was created with.
pub fn game_of(stored: &StoredGame) -> Result<Arc<Game>, FoldError> {
    let bad = |reason: String| FoldError::Rules { game: stored.id.clone(), reason };
    let kept = stored.rules.as_ref().ok_or_else(|| bad("there are none".to_owned()))?;
    let file = custom_rules::read_kept(&kept.file, &kept.text).map_err(|error| bad(error.to_string()))?;
    let changes: Vec<Change> = stored.changes.iter().filter_map(|text| Change::parse(text)).collect();
    let rules = file.rules(stored.variant.as_deref(), &changes).map_err(|error| bad(error.to_string()))?;
    if rules.fingerprint().to_string() != stored.fingerprint {
        return Err(bad("they mean something else now".to_owned()));
    }
    Ok(Arc::new(Game::new(rules)))
}
