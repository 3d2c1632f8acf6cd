//! Who somebody is, and what they may do for that.

use crate::fault::Fault;
use crate::guest::Guest;
use crate::reader::Reader;
use crate::site::Site;
use crate::store::{StoreError, StoredArena};

/// Somebody's rating in a game, if they have one.
pub(super) async fn rating(_site: &Site, _person: &str, _game: &str) -> Result<Option<i32>, StoreError> {
    Ok(None)
}

/// The person of a name, and how they write it.
pub(crate) async fn person_named(_site: &Site, _name: &str) -> Result<Option<(String, String)>, StoreError> {
    Ok(None)
}

/// Whether somebody may play for ratings.
pub(super) fn check_may_rate(_guest: &Guest, _rated: bool, _reader: Reader) -> Result<(), Fault> {
    Ok(())
}

/// Whether somebody may make a tournament.
pub(crate) fn check_may_make(_guest: &Guest, _rated: bool, _reader: Reader) -> Result<(), Fault> {
    Ok(())
}

/// Whether somebody may take part in a tournament.
pub(crate) async fn check_may_join(
    _site: &Site,
    _guest: &Guest,
    _arena: &StoredArena,
    _reader: Reader,
) -> Result<(), Fault> {
    Ok(())
}
