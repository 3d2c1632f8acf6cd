//! Names and ratings of players, and their permissions in the lobby.

use sower_text::message;

use crate::auth::accounts::name_key;
use crate::auth::guest::Guest;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::site::Site;
use crate::store::{StoreError, StoredArena};

/// A player's rating in a game, if they have one.
pub(crate) async fn rating(site: &Site, person: &str, game: &str) -> Result<Option<i32>, StoreError> {
    let standing = site.db.store.standing(person, game).await?;
    Ok(standing.filter(|standing| standing.games > 0).map(|standing| standing.rating.shown()))
}

/// Finds a person by name; returns their number and the name as they write it.
pub(super) async fn person_named(site: &Site, name: &str) -> Result<Option<(String, String)>, StoreError> {
    let found = site.db.store.account_named(&name_key(name)).await?;
    Ok(found.map(|account| (account.id, account.name)))
}

/// Checks whether a guest may play a rated game under these rules.
pub(crate) fn check_may_rate(
    guest: &Guest,
    rated: bool,
    changes: &[String],
    locale: Locale,
) -> Result<(), ApiError> {
    match rated {
        // A person's rating must measure the person, not a program.
        true if guest.is_program() && !guest.bot => {
            Err(locale.error(Code::NotYours, &message!("site-only-bots-by-token")))
        }
        true if !guest.account => Err(locale.error(Code::NotYours, &message!("site-sign-in-to-be-rated"))),
        true if !changes.is_empty() => Err(locale.error(Code::BadRequest, &message!("site-cannot-be-rated"))),
        _ => Ok(()),
    }
}

/// Checks whether a guest may create a tournament.
pub(crate) fn check_may_make(guest: &Guest, locale: Locale) -> Result<(), ApiError> {
    match guest.account {
        true => Ok(()),
        false => Err(locale.error(Code::NotYours, &message!("site-sign-in-for-arena"))),
    }
}

/// Checks whether a guest may join a tournament.
pub(crate) async fn check_may_join(
    site: &Site,
    guest: &Guest,
    arena: &StoredArena,
    locale: Locale,
) -> Result<(), ApiError> {
    check_may_rate(guest, arena.terms.rated, &[], locale)?;
    let standing = site.db.store.standing(&guest.id, &arena.terms.game).await;
    let standing = standing.map_err(|error| site.storage_error(&error, locale))?;
    let is_bot = guest.is_program() || standing.is_some_and(|standing| standing.bot);
    match is_bot && !arena.terms.bots {
        true => Err(locale.error(Code::NotYours, &message!("site-no-bots-here"))),
        false => Ok(()),
    }
}
