//! Who somebody is, and what they may do for that.

use crate::auth::guest::Guest;
use crate::auth::people::name_key;
use crate::http::error::{Code, Fault};
use crate::http::locale::Reader;
use crate::sentences::SiteTalk;
use crate::site::Site;
use crate::store::{StoreError, StoredArena};

/// Somebody's rating in a game, if they have one.
pub(crate) async fn rating(site: &Site, person: &str, game: &str) -> Result<Option<i32>, StoreError> {
    let standing = site.db.store.standing(person, game).await?;
    Ok(standing.filter(|standing| standing.games > 0).map(|standing| standing.rating.shown()))
}

/// The person of a name, and how they write it.
pub(super) async fn person_named(site: &Site, name: &str) -> Result<Option<(String, String)>, StoreError> {
    let found = site.db.store.account_named(&name_key(name)).await?;
    Ok(found.map(|account| (account.id, account.name)))
}

/// Whether somebody may play for ratings, by rules as they are.
pub(crate) fn check_may_rate(
    guest: &Guest,
    rated: bool,
    changes: &[String],
    reader: Reader,
) -> Result<(), Fault> {
    match rated {
        // What a person's rating says is how well the person plays.
        true if guest.is_program() && !guest.bot => {
            Err(reader.fault(Code::NotYours, &SiteTalk::OnlyBotsByToken))
        }
        true if !guest.account => Err(reader.fault(Code::NotYours, &SiteTalk::SignInToBeRated)),
        true if !changes.is_empty() => Err(reader.fault(Code::BadRequest, &SiteTalk::CannotBeRated)),
        _ => Ok(()),
    }
}

/// Whether somebody may make a tournament.
pub(crate) fn check_may_make(guest: &Guest, reader: Reader) -> Result<(), Fault> {
    match guest.account {
        true => Ok(()),
        false => Err(reader.fault(Code::NotYours, &SiteTalk::SignInForArena)),
    }
}

/// Whether somebody may take part in a tournament.
pub(crate) async fn check_may_join(
    site: &Site,
    guest: &Guest,
    arena: &StoredArena,
    reader: Reader,
) -> Result<(), Fault> {
    check_may_rate(guest, arena.terms.rated, &[], reader)?;
    let standing = site.db.store.standing(&guest.id, &arena.terms.game).await;
    let standing = standing.map_err(|error| site.storage_fault(&error, reader))?;
    let is_bot = guest.is_program() || standing.is_some_and(|standing| standing.bot);
    match is_bot && !arena.terms.bots {
        true => Err(reader.fault(Code::NotYours, &SiteTalk::NoBotsHere)),
        false => Ok(()),
    }
}
