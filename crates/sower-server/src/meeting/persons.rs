//! Who somebody is.

use crate::site::Site;
use crate::store::StoreError;

/// Somebody's rating in a game, if they have one.
pub(crate) async fn rating(_site: &Site, _person: &str, _game: &str) -> Result<Option<i32>, StoreError> {
    Ok(None)
}

/// The person of a name, and how they write it.
pub(crate) async fn person_named(_site: &Site, _name: &str) -> Result<Option<(String, String)>, StoreError> {
    Ok(None)
}
