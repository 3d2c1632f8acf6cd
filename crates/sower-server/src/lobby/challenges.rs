//! Challenges (create, accept, withdraw) and quick pairing.

use std::sync::Arc;

use sower_api::room::check_control;
use sower_text::{Language, message};

use super::matching::{self, Waiting};
use super::new_game::{self, Sitting};
use super::people::{check_may_rate, person_named, rating};
use crate::auth::guest::Guest;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::random;
use crate::site::Site;
use crate::store::{Millis, StoreError, StoredChallenge, StoredGame, Taking, Terms, Write, WriteOutcome};
use crate::wire::{Control, Met, NewChallenge, NewPairing, SeatWish};
use sower_api::custom_rules;

/// How long a challenge outlives its maker's connection, so that reloading the page does not end it.
pub(crate) const LINGERS: Millis = 30_000;

/// How long a correspondence challenge stays open.
const LINGERS_SLOWLY: Millis = 14 * 24 * 60 * 60 * 1000;

/// Open challenges per person, and in total.
const MOST_OF_ONE: u32 = 5;
pub(crate) const MOST_IN_ALL: u32 = 300;

/// Posts a challenge.
pub(crate) async fn challenge(
    site: &Arc<Site>,
    guest: &Guest,
    asked: NewChallenge,
    locale: Locale,
) -> Result<Met, ApiError> {
    let stored = |error: StoreError| site.storage_error(&error, locale);
    let target = match asked.to.as_deref() {
        None => None,
        Some(name) => {
            let found = person_named(site, name).await.map_err(stored)?;
            let unknown =
                || locale.error(Code::NotFound, &message!("site-no-person", name = name.to_owned()));
            let found = found.ok_or_else(unknown)?;
            if found.0 == guest.id {
                return Err(locale.error(Code::Refused, &message!("site-yourself")));
            }
            Some(found)
        }
    };
    let NewChallenge { game, changes, control, rated, seat, .. } = asked;
    let terms = Terms {
        name: guest.name.clone(),
        rating: None,
        bot: guest.bot,
        target_name: target.as_ref().map(|(_, name)| name.clone()),
        game,
        changes,
        control,
        rated,
        seat,
        quick: false,
    };
    put_up(site, guest, target.map(|(id, _)| id), terms, locale).await
}

/// Pairs a player with one who waits for the same game, or adds them to the waiting players.
pub(crate) async fn pair(
    site: &Arc<Site>,
    guest: &Guest,
    asked: NewPairing,
    locale: Locale,
) -> Result<Met, ApiError> {
    let terms = Terms {
        name: guest.name.clone(),
        rating: None,
        bot: guest.bot,
        target_name: None,
        game: asked.game,
        changes: Vec::new(),
        control: asked.control,
        rated: asked.rated,
        seat: SeatWish::Either,
        quick: true,
    };
    let met = put_up(site, guest, None, terms, locale).await?;
    let stored = |error: StoreError| site.storage_error(&error, locale);
    pair_waiting(site).await.map_err(stored)?;
    let challenge = met.challenge.unwrap_or_default();
    let ended = site.db.store.challenge_end(&challenge).await.map_err(stored)?;
    match ended.flatten() {
        Some(room) => Ok(Met { room: Some(room), challenge: None }),
        None => Ok(Met { room: None, challenge: Some(challenge) }),
    }
}

/// Checks whether a game may be offered to strangers.
pub(crate) async fn check(
    site: &Arc<Site>,
    game: &str,
    changes: &[String],
    control: Control,
    locale: Locale,
) -> Result<String, ApiError> {
    check_control(control, locale.language)?;
    if control == Control::None {
        return Err(locale.error(Code::BadRequest, &message!("site-lobby-needs-clock")));
    }
    if custom_rules::parts(game).is_some() {
        // Rules files of guests are shown only to people who have the link.
        return Err(locale.error(Code::BadRequest, &message!("site-own-rules-by-link")));
    }
    site.find(game, changes, locale).await.map(|listed| listed.name().to_owned())
}

async fn put_up(
    site: &Arc<Site>,
    guest: &Guest,
    target: Option<String>,
    terms: Terms,
    locale: Locale,
) -> Result<Met, ApiError> {
    let stored = |error: StoreError| site.storage_error(&error, locale);
    let game = check(site, &terms.game, &terms.changes, terms.control, locale).await?;
    check_may_rate(guest, terms.rated, &terms.changes, locale)?;
    let rating = rating(site, &guest.id, &game).await.map_err(stored)?;
    let terms = Terms { game, rating, ..terms };
    let now = site.now();
    // A player waits for one game at a time; the earlier wait ends.
    if terms.quick {
        let open = site.db.store.open_challenges(now, MOST_IN_ALL).await.map_err(stored)?;
        for before in open.into_iter().filter(|open| open.maker == guest.id && open.terms.quick) {
            let end = Write::ChallengeEnd { challenge: before.id, at: now };
            site.db.writer.write(end).await.map_err(stored)?;
        }
    }
    let (own, all) = site.db.store.count_challenges(&guest.id, now).await.map_err(stored)?;
    if own >= MOST_OF_ONE {
        return Err(locale.error(Code::TooMany, &message!("site-too-many-challenges", most = MOST_OF_ONE)));
    }
    if all >= MOST_IN_ALL {
        return Err(locale.error(Code::Busy, &message!("site-lobby-full")));
    }
    let lingers = if terms.control.is_slow() { LINGERS_SLOWLY } else { LINGERS };
    let id = random::room_number(now);
    let challenge = StoredChallenge {
        id: id.clone(),
        maker: guest.id.clone(),
        target,
        made: now,
        lapses: now + lingers,
        terms,
    };
    site.db.writer.write(Write::Challenge(Box::new(challenge))).await.map_err(stored)?;
    site.lobby.wake();
    Ok(Met { room: None, challenge: Some(id) })
}

/// Accepts a challenge. If two players accept at once, one of them gets an error.
pub(crate) async fn take(site: &Arc<Site>, guest: &Guest, id: &str, locale: Locale) -> Result<Met, ApiError> {
    let stored = |error: StoreError| site.storage_error(&error, locale);
    let now = site.now();
    let gone = || locale.error(Code::Refused, &message!("site-challenge-gone"));
    let challenge = site.db.store.open_challenge(id, now).await.map_err(stored)?.ok_or_else(gone)?;
    if challenge.maker == guest.id {
        return Err(locale.error(Code::Refused, &message!("site-yourself")));
    }
    if challenge.target.as_ref().is_some_and(|target| *target != guest.id) {
        // Other players do not learn whether such a challenge exists.
        return Err(gone());
    }
    check_may_rate(guest, challenge.terms.rated, &[], locale)?;
    let taker = Sitting { person: guest.id.clone(), name: guest.name.clone() };
    let game = game_of(site, &challenge, taker, locale).await?;
    let room = game.id.clone();
    let persons = [challenge.maker.clone(), guest.id.clone()];
    let taking = Taking { challenge: id.to_owned(), also: None, at: now, persons, game: Box::new(game) };
    match site.db.writer.write(Write::Take(taking)).await.map_err(stored)? {
        WriteOutcome::Kept => {
            site.lobby.wake();
            Ok(Met { room: Some(room), challenge: None })
        }
        WriteOutcome::Taken => Err(gone()),
    }
}

/// Withdraws a challenge for its maker, or declines it for its addressee.
pub(crate) async fn end(site: &Arc<Site>, guest: &Guest, id: &str, locale: Locale) -> Result<(), ApiError> {
    let stored = |error: StoreError| site.storage_error(&error, locale);
    let now = site.now();
    let gone = || locale.error(Code::Refused, &message!("site-challenge-gone"));
    let challenge = site.db.store.open_challenge(id, now).await.map_err(stored)?.ok_or_else(gone)?;
    let is_theirs = challenge.maker == guest.id || challenge.target.as_ref() == Some(&guest.id);
    if !is_theirs {
        return match challenge.target {
            None => Err(locale.error(Code::NotYours, &message!("site-not-your-challenge"))),
            Some(_) => Err(gone()),
        };
    }
    let end = Write::ChallengeEnd { challenge: id.to_owned(), at: now };
    match site.db.writer.write(end).await.map_err(stored)? {
        WriteOutcome::Kept => site.lobby.wake(),
        WriteOutcome::Taken => return Err(gone()),
    }
    Ok(())
}

/// Prepares the game of a challenge.
async fn game_of(
    site: &Arc<Site>,
    challenge: &StoredChallenge,
    taker: Sitting,
    locale: Locale,
) -> Result<StoredGame, ApiError> {
    let Terms { game, changes, control, rated, seat, name, .. } = &challenge.terms;
    let maker = Sitting { person: challenge.maker.clone(), name: name.clone() };
    let order = new_game::in_order(site, [maker, taker], *seat).await;
    let order = order.map_err(|error| site.storage_error(&error, locale))?;
    let terms = new_game::Terms { game, changes, control: *control, rated: *rated, arena: None };
    new_game::lay(site, &terms, order, site.now(), locale).await
}

/// Pairs all waiting players who fit. If two processes pair the same player at once, one of them gets a conflict.
pub(crate) async fn pair_waiting(site: &Arc<Site>) -> Result<(), StoreError> {
    let now = site.now();
    let open = site.db.store.open_challenges(now, MOST_IN_ALL).await?;
    if !open.iter().any(|challenge| challenge.terms.quick) {
        return Ok(());
    }
    // A waiting player also accepts open challenges on the same terms.
    let fits = |challenge: &&StoredChallenge| {
        let terms = &challenge.terms;
        challenge.target.is_none() && terms.changes.is_empty() && terms.seat == SeatWish::Either
    };
    let open: Vec<&StoredChallenge> = open.iter().filter(fits).collect();
    let waiting: Vec<Waiting> = open.iter().map(|challenge| waiting(challenge)).collect();
    let locale = Locale { language: Language::english() };
    for (one, other) in matching::pairs(&waiting, now) {
        let (maker, taker) = (open[one], open[other]);
        if !maker.terms.quick && !taker.terms.quick {
            continue;
        }
        let sitting = Sitting { person: taker.maker.clone(), name: taker.terms.name.clone() };
        // A game that cannot be set up was refused when the challenge was posted.
        let Ok(game) = game_of(site, maker, sitting, locale).await else { continue };
        let persons = [maker.maker.clone(), taker.maker.clone()];
        let also = Some(taker.id.clone());
        let taking = Taking { challenge: maker.id.clone(), also, at: now, persons, game: Box::new(game) };
        if site.db.writer.write(Write::Take(taking)).await? == WriteOutcome::Kept {
            site.lobby.wake();
        }
    }
    Ok(())
}

fn waiting(challenge: &StoredChallenge) -> Waiting {
    let terms = &challenge.terms;
    Waiting {
        id: challenge.id.clone(),
        person: challenge.maker.clone(),
        rating: terms.rating.filter(|_| terms.rated),
        since: challenge.made,
        wish: format!("{} {:?} {}", terms.game, terms.control, terms.rated),
    }
}
