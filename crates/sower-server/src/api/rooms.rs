//! Rooms: create, show, record, play a move, and the room's socket and stream.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};
use axum::response::Response;
use sower_core::notation::write_position;
use sower_text::{Message, message};
use tokio::sync::oneshot;

use super::body::QueryPairs;
use super::lobby::pace;
use super::{Body, PathParams};
use crate::auth::guest::{self, Guest};
use crate::auth::signer::Grants;
use crate::http::error::{ApiError, Code};
use crate::http::guard::network;
use crate::http::locale::Locale;
use crate::http::socket::SocketEntry;
use crate::lobby::check_may_rate;
use crate::network::Network;
use crate::rooms::{Asked, Place, RoomMessage, Viewer, check_may_analyse, socket as wire};
use crate::site::Site;
use crate::store::{KeptRules, SeatPlan, StoredGame, Write};
use crate::wire::{Control, FromPlayer, NewRoom, NewSeat, PostedMessage, PostedMove, RoomMade};
use crate::{random, streams};
use sower_api::{custom_rules, room};

pub(crate) async fn make(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
    (headers, extensions): (HeaderMap, Extensions),
    Body(asked): Body<NewRoom>,
) -> Result<Response, ApiError> {
    pace(&site, &guest, &extensions, locale)?;
    room::check_control(asked.control, locale.language)?;
    check_rated(&asked, &guest, locale)?;
    let seats = seats(&asked.seats, &guest, locale)?;
    let is_open = seats.contains(&SeatPlan::Open);
    if asked.control.is_slow() && !is_open {
        return Err(locale.error(Code::BadRequest, &message!("site-days-need-two")));
    }
    let maker = guest.id.clone();
    let created = site.now();
    let listed = site.find(&asked.game, &asked.changes, locale).await?;
    // The computer's reply from a custom position is as good as an analysis of it.
    let is_trial = (asked.position.is_some() || !asked.moves.is_empty())
        && seats.iter().any(|seat| matches!(seat, SeatPlan::Computer { .. }));
    let plan = move |_: &Arc<Site>| {
        let played = room::begin(&listed.game, &asked, locale.language)?;
        let begun = *played.start();
        let start = (begun != listed.game.start()).then(|| write_position(&begun));
        let rules = listed.game.rules();
        let by_coin = asked.toss.unwrap_or(rules.turn().toss);
        let stored = StoredGame {
            id: random::room_number(created),
            name: listed.name().to_owned(),
            variant: listed.variant.clone(),
            changes: listed.changes.clone(),
            fingerprint: rules.fingerprint().to_string(),
            rules: Some(KeptRules { file: listed.file.id().to_owned(), text: listed.file.text().to_owned() }),
            // A coin toss makes sense only at the start of a game.
            toss: (by_coin || asked.rated) && start.is_none() && asked.moves.is_empty(),
            start,
            moves: asked.moves,
            seats,
            control: asked.control,
            maker,
            points: [0.0; 2],
            rated: asked.rated,
            created,
            public: false,
            arena: None,
        };
        Ok((stored, played))
    };
    let (stored, played) = site.compute(locale, plan).await?;
    if is_trial {
        check_may_analyse(&site, Some(&guest.id), Asked::at_cursor(&played), locale).await?;
    }
    let id = stored.id.clone();
    let is_rated = stored.rated;
    let kept = site.db.writer.write(Write::Game(Box::new(stored))).await;
    kept.map_err(|error| site.storage_error(&error, locale))?;
    if is_rated {
        note_place(&site, &id, &guest, (&headers, &extensions), locale).await;
    }
    let path = |word: &str, grants| format!("/play/{id}?{word}={}", site.auth.signer.token(grants, &id));
    let made = RoomMade {
        play: is_open.then(|| path("seat", Grants::Seat)),
        watch: path("watch", Grants::Watch),
        only_here: site.options.only_here,
        id: id.clone(),
    };
    Ok(guest.welcome(Json(made)))
}

/// Tells a rated room where a player comes from before they enter it.
pub(super) async fn note_place(
    site: &Arc<Site>,
    room: &str,
    guest: &Guest,
    (headers, extensions): (&HeaderMap, &Extensions),
    locale: Locale,
) {
    let browser = guest::browser(site, headers).map(str::to_owned);
    let place = Some(Place { network: network(extensions), browser });
    let viewer = Viewer { place, ..Viewer::of(guest, locale) };
    let ask = |tell| RoomMessage::State { viewer: Box::new(viewer.clone()), tell };
    // The room learns of it at the latest when they move.
    let _ = site.rooms.ask(site, room, locale, ask).await;
}

fn seats(asked: &[NewSeat; 2], guest: &Guest, locale: Locale) -> Result<[SeatPlan; 2], ApiError> {
    let bad = |talk: Message| locale.error(Code::BadRequest, &talk);
    if !asked.contains(&NewSeat::Me) {
        return Err(bad(if *asked == [NewSeat::Friend, NewSeat::Friend] {
            message!("site-two-friends")
        } else {
            message!("site-needs-own-seat")
        }));
    }
    let seat = |who: &NewSeat| -> Result<SeatPlan, ApiError> {
        Ok(match who {
            // An account's name is stored only with the account, and deleted with it.
            NewSeat::Me if guest.account => SeatPlan::Guest { guest: guest.id.clone(), name: String::new() },
            NewSeat::Me => SeatPlan::Guest { guest: guest.id.clone(), name: guest.name.clone() },
            NewSeat::Friend => SeatPlan::Open,
            NewSeat::Computer { player } => room::computer_seat(player, locale.language)?,
        })
    };
    let [south, north] = asked;
    Ok([seat(south)?, seat(north)?])
}

/// Checks a rated room's conditions.
fn check_rated(asked: &NewRoom, guest: &Guest, locale: Locale) -> Result<(), ApiError> {
    if !asked.rated {
        return Ok(());
    }
    check_may_rate(guest, true, &[], locale)?;
    let two_people = asked.seats.contains(&NewSeat::Friend) && asked.seats.contains(&NewSeat::Me);
    let as_shipped = custom_rules::parts(&asked.game).is_none()
        && asked.changes.is_empty()
        && asked.position.is_none()
        && asked.moves.is_empty();
    match two_people && as_shipped && asked.control != Control::None {
        true => Ok(()),
        false => Err(locale.error(Code::BadRequest, &message!("site-cannot-be-rated"))),
    }
}

/// The viewer of a room, with the rights of their link.
fn viewer(site: &Site, id: &str, guest: Option<&Guest>, query: &QueryPairs, locale: Locale) -> Viewer {
    let allows = |word: &str, grants| {
        query.value(word).is_some_and(|token| site.auth.signer.allows(grants, id, token))
    };
    let known = guest.map_or_else(|| Viewer::anonymous(locale), |guest| Viewer::of(guest, locale));
    Viewer { may_sit: allows("seat", Grants::Seat), may_watch: allows("watch", Grants::Watch), ..known }
}

/// A room number in an address. Malformed ones are refused before anything is stored for them.
pub(crate) struct RoomNumber(String);

impl FromRequestParts<Arc<Site>> for RoomNumber {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<RoomNumber, ApiError> {
        let PathParams(id) = PathParams::<String>::from_request_parts(parts, site).await?;
        match random::is_room_number(&id) {
            true => Ok(RoomNumber(id)),
            false => {
                let locale = Locale::of(parts.uri.query(), &parts.headers);
                Err(locale.error(Code::NotFound, &message!("site-no-room")))
            }
        }
    }
}

/// A request about a room, with its sender.
pub(crate) struct Visit {
    site: Arc<Site>,
    id: String,
    viewer: Viewer,
    guest: Guest,
    /// The round of a match that the request is about.
    round: Option<u32>,
}

impl FromRequestParts<Arc<Site>> for Visit {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Visit, ApiError> {
        let locale = Locale::of(parts.uri.query(), &parts.headers);
        let RoomNumber(id) = RoomNumber::from_request_parts(parts, site).await?;
        let query = QueryPairs::from_request_parts(parts, site).await?;
        let guest = <Guest as FromRequestParts<Arc<Site>>>::from_request_parts(parts, site).await?;
        let viewer = viewer(site, &id, Some(&guest), &query, locale);
        let browser = guest::browser(site, &parts.headers).map(str::to_owned);
        let place = Some(Place { network: network(&parts.extensions), browser });
        let viewer = Viewer { place, ..viewer };
        let number = |text: &str| text.parse().map_err(|_| QueryPairs::refused("round", text, "2", locale));
        let round = query.value("round").map(number).transpose()?;
        Ok(Visit { site: Arc::clone(site), id, viewer, guest, round })
    }
}

impl Visit {
    /// The sender's network.
    pub(crate) fn network(&self) -> Option<Network> {
        self.viewer.place.as_ref().map(|place| place.network)
    }

    pub(super) fn site(&self) -> &Arc<Site> {
        &self.site
    }

    pub(super) fn guest(&self) -> &Guest {
        &self.guest
    }

    pub(super) fn locale(&self) -> Locale {
        self.viewer.locale
    }

    /// The game's record, and whether it is over.
    pub(super) async fn record(&self) -> Result<(String, bool), ApiError> {
        let round = self.round;
        self.ask(|viewer, tell| RoomMessage::Record { viewer, round, tell }).await
    }

    /// Sends a request to the room.
    async fn ask<T>(
        &self,
        question: impl Fn(Box<Viewer>, oneshot::Sender<Result<T, ApiError>>) -> RoomMessage,
    ) -> Result<T, ApiError> {
        let Visit { site, id, viewer, .. } = self;
        let asked =
            site.rooms.ask(site, id, viewer.locale, |tell| question(Box::new(viewer.clone()), tell)).await;
        asked.map(|(answer, _)| answer)
    }
}

pub(crate) async fn state(visit: Visit) -> Result<Response, ApiError> {
    let room = visit.ask(|viewer, tell| RoomMessage::State { viewer, tell }).await?;
    Ok(visit.guest.welcome(Json(room)))
}

pub(crate) async fn record(visit: Visit) -> Result<Response, ApiError> {
    let (record, _) = visit.record().await?;
    Ok(visit.guest.welcome(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record)))
}

/// Plays a move over HTTP.
pub(crate) async fn moves(visit: Visit, Body(posted): Body<PostedMove>) -> Result<Response, ApiError> {
    tell(&visit, posted.v, FromPlayer::Move(posted.r#move)).await
}

/// Handles a message over HTTP, as on the socket.
pub(crate) async fn say(visit: Visit, Body(said): Body<PostedMessage>) -> Result<Response, ApiError> {
    let locale = visit.viewer.locale;
    let message = wire::read(&said.t, said.d)
        .map_err(|reason| locale.error(Code::BadRequest, &message!("site-bad-message", reason)))?;
    tell(&visit, said.v, message).await
}

/// Sends a command to a room. The response comes after the change is in the database.
async fn tell(visit: &Visit, v: Option<u64>, said: FromPlayer) -> Result<Response, ApiError> {
    let Visit { site, id, viewer, guest, .. } = visit;
    if !site.limits.allow_message(id, &guest.id) {
        return Err(viewer.locale.error(Code::TooMany, &message!("site-too-many")));
    }
    let at = site.now();
    let ask = |viewer, tell| RoomMessage::Tell { viewer, v, at, said: said.clone(), tell };
    let room = visit.ask(ask).await?;
    Ok(guest.welcome(Json(room)))
}

/// Streams the room's messages as JSON lines.
pub(crate) async fn stream(visit: Visit, extensions: Extensions) -> Result<Response, ApiError> {
    let Visit { site, id, viewer, .. } = visit;
    streams::room(site, id, viewer, network(&extensions)).await
}

pub(crate) async fn socket(
    State(site): State<Arc<Site>>,
    RoomNumber(id): RoomNumber,
    query: QueryPairs,
    locale: Locale,
    entry: SocketEntry,
) -> Response {
    let viewer = viewer(&site, &id, entry.guest.as_ref(), &query, locale);
    let place = Some(Place { network: entry.network, browser: entry.browser.clone() });
    let viewer = Viewer { place, animates: true, ..viewer };
    entry.open(move |socket| wire::serve(socket, site, id, viewer))
}
