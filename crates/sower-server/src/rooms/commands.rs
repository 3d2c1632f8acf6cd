//! Handles commands from players and spectators.

use std::time::Duration;

use sower_api::room::Sitter;
use sower_core::Side;
use sower_search::Stop;
use sower_text::{Message, message};

use super::actor::Room;
use super::commit::Refused;
use super::live_games::{Asked, check_may_analyse};
use super::messages::RoomMessage;
use super::view::Viewer;
use crate::auth::guest::tidy_name;
use crate::auth::signer::Grants;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::random;
use crate::store::{Millis, SeatPlan, StoredGame};
use crate::thinking::pool::Kind;
use crate::wire::{Event, FromPlayer, Offer, RoomState, ToPlayer};

/// Offers by one side between two plies, and in a game. Each is a stored event.
const MOST_OFFERS_A_PLY: u32 = 3;
const MOST_OFFERS: u32 = 30;

/// The most events of one room. Only endless takebacks reach it.
const MOST_EVENTS: u64 = 20_000;

impl Room {
    /// Handles a command. If it is refused, nothing changes and the sender gets the reason.
    pub(super) async fn on_message(&mut self, socket: u64, v: u64, at: Millis, said: FromPlayer) {
        let Some(viewer) = self.sockets.get(&socket).map(|there| there.viewer.clone()) else { return };
        if said == FromPlayer::Ping {
            self.send(socket, &ToPlayer::Pong);
            return;
        }
        self.note_place(&viewer).await;
        match self.act(&viewer, Some(socket), v, at, said).await {
            Ok(()) => self.settle().await,
            Err(error) => {
                self.refuse(socket, error.problem());
                // A client whose command is refused may show an old board.
                if v != self.fold.v {
                    self.tell_state(socket, None);
                }
            }
        }
    }

    /// Handles a command over HTTP, and returns the room's state.
    pub(super) async fn run_command(
        &mut self,
        viewer: &Viewer,
        v: Option<u64>,
        at: Millis,
        said: FromPlayer,
    ) -> Result<RoomState, ApiError> {
        self.checked(viewer)?;
        if matches!(said, FromPlayer::Hint | FromPlayer::Ping) {
            return Err(viewer.locale.error(Code::BadRequest, &message!("site-needs-socket")));
        }
        self.note_place(viewer).await;
        self.act(viewer, None, v.unwrap_or(self.fold.v), at, said).await?;
        self.settle().await;
        Ok(self.state(viewer, self.site.now()))
    }

    async fn act(
        &mut self,
        viewer: &Viewer,
        socket: Option<u64>,
        v: u64,
        at: Millis,
        said: FromPlayer,
    ) -> Result<(), ApiError> {
        let locale = viewer.locale;
        let refused = |talk: Message| locale.error(Code::Refused, &talk);
        if viewer.program && self.stored.rated {
            return Err(locale.error(Code::NotYours, &message!("site-only-bots-by-token")));
        }
        if let FromPlayer::Sit { seat, name } = said {
            return self.sit(viewer, at, &seat, &name).await;
        }
        let own = self.sides_of(viewer);
        if own.is_empty() {
            return Err(locale.error(Code::NotYours, &message!("site-only-watching")));
        }
        let (is_over, is_between) = (self.fold.outcome().is_some(), self.fold.is_between_rounds());
        if self.fold.v >= MOST_EVENTS && !matches!(said, FromPlayer::Resign | FromPlayer::Hint) {
            return Err(refused(message!("site-room-full")));
        }
        let mover = self.fold.played().position().side();
        // In pass and play the side to move acts.
        let side = if own.contains(&mover) { mover } else { own[0] };
        let between_people = self.fold.between_people();
        // An offer or a phrase in the meantime does not change the board for which the move was chosen.
        let is_about_this_board = (self.fold.board_v..=self.fold.v).contains(&v);
        let stale = || if is_about_this_board { Ok(()) } else { Err(refused(message!("site-stale"))) };
        let goes_on = || if is_over { Err(refused(message!("site-game-over"))) } else { Ok(()) };
        let in_play = || match (goes_on(), is_between) {
            (Ok(()), true) => Err(refused(message!("site-between-rounds"))),
            (found, _) => found,
        };
        match said {
            FromPlayer::Move(label) => {
                stale()?;
                in_play()?;
                self.play(&own, at, &label, locale).await
            }
            FromPlayer::Undo => {
                stale()?;
                if between_people {
                    return Err(refused(message!("site-no-undo")));
                }
                let plies = self.fold.undone(&own).ok_or_else(|| refused(message!("site-nothing-back")))?;
                self.record_event(at, Event::Back { plies: plies as u32 }, locale).await
            }
            FromPlayer::NextRound => self.next_round(at, locale).await,
            FromPlayer::Resign if is_between => {
                self.record_event(at, Event::Abandon { side: side.to_string() }, locale).await
            }
            FromPlayer::Resign => {
                goes_on()?;
                self.record_event(at, Event::Resign { side: side.to_string() }, locale).await
            }
            FromPlayer::Offer(offer) => {
                let network = viewer.place.as_ref().map(|place| place.network);
                let guest = viewer.guest.as_deref().unwrap_or_default();
                // A rematch creates a room.
                if offer == Offer::Rematch && is_over && !self.site.limits.allow_creation(guest, network) {
                    return Err(locale.error(Code::TooMany, &message!("site-too-many")));
                }
                self.offer(side, own.len() == 2, offer, at, locale).await
            }
            FromPlayer::Decline(offer) => {
                if !self.fold.offers.iter().any(|(asked, _)| *asked == offer) {
                    return Err(refused(message!("site-nothing-asked")));
                }
                let answer = Event::Answer { side: side.to_string(), offer, yes: false };
                self.record_event(at, answer, locale).await
            }
            FromPlayer::Claim => {
                goes_on()?;
                if self.claimable_by(viewer).is_none_or(|when| when > at) {
                    return Err(refused(message!("site-still-here")));
                }
                self.record_event(at, Event::Abandon { side: (!side).to_string() }, locale).await
            }
            FromPlayer::Hint => {
                in_play()?;
                if between_people || !own.contains(&mover) {
                    return Err(refused(message!("site-no-hint")));
                }
                let asked = Asked::at_cursor(self.fold.played());
                check_may_analyse(&self.site, viewer.guest.as_deref(), asked, locale).await?;
                socket.map_or(Ok(()), |socket| self.hint(socket, locale))
            }
            FromPlayer::Phrase(phrase) => self.say_phrase(side, phrase, at, locale).await,
            FromPlayer::Sit { .. } | FromPlayer::Ping => Ok(()),
        }
    }

    /// Begins the next round. If both players ask for it at once, the second one gets what they wanted.
    async fn next_round(&mut self, at: Millis, locale: Locale) -> Result<(), ApiError> {
        let round = self.fold.rounds().round() as u32;
        if self.fold.is_between_rounds() {
            return self.record_event(at, Event::Round { round: round + 1 }, locale).await;
        }
        if round > 1 && self.fold.plies() == 0 && self.fold.round_outcome().is_none() {
            return Ok(());
        }
        Err(locale.error(Code::Refused, &message!("site-no-next-round")))
    }

    async fn play(&mut self, own: &[Side], at: Millis, label: &str, locale: Locale) -> Result<(), ApiError> {
        let refused = |talk: Message| locale.error(Code::Refused, &talk);
        if !self.fold.is_full() || self.awaits_toss() {
            return Err(refused(message!("site-waiting")));
        }
        let position = *self.fold.played().position();
        let side = position.side();
        if !own.contains(&side) {
            return Err(refused(message!("site-not-your-turn")));
        }
        let game = self.fold.played().game();
        let illegal = |refusal| ApiError { code: Code::Refused, message: locale.say_of(game, &refusal) };
        let chosen = game.read_move(side, label.trim()).map_err(illegal)?;
        game.check(&position, chosen).map_err(illegal)?;
        let label = game.label(side, chosen);
        if let Some(late) = self.fold.clock.flagged(Duration::from_millis(at)) {
            self.flag(late, at).await;
            return Err(refused(message!("site-too-late")));
        }
        self.record_event(at, Event::Move { label, side: side.to_string() }, locale).await
    }

    async fn offer(
        &mut self,
        side: Side,
        at_one_screen: bool,
        offer: Offer,
        at: Millis,
        locale: Locale,
    ) -> Result<(), ApiError> {
        let refused = |talk: Message| Err(locale.error(Code::Refused, &talk));
        let is_over = self.fold.outcome().is_some();
        let against_computer = self.fold.seats[!side].computer().is_some();
        let other_asks = self.fold.offers.contains(&(offer, !side));
        match offer {
            Offer::Rematch if self.stored.arena.is_some() => {
                return refused(message!("site-no-rematch-here"));
            }
            Offer::Takeback if self.stored.rated => return refused(message!("site-no-takeback")),
            Offer::Rematch if !is_over => return refused(message!("site-not-over")),
            Offer::Rematch if self.fold.next.is_some() => return refused(message!("site-has-next")),
            Offer::Rematch if other_asks || at_one_screen || against_computer => {
                return self.rematch(at, locale).await;
            }
            Offer::End | Offer::Takeback if self.fold.round_outcome().is_some() => {
                return refused(message!("site-game-over"));
            }
            Offer::End | Offer::Takeback if !self.fold.is_full() => return refused(message!("site-waiting")),
            _ => {}
        }
        if other_asks || (offer == Offer::End && at_one_screen) {
            let side = if other_asks { side } else { !side };
            let answer = Event::Answer { side: side.to_string(), offer, yes: true };
            return self.record_event(at, answer, locale).await;
        }
        if self.fold.offers.contains(&(offer, side)) {
            return refused(message!("site-asked-already"));
        }
        if offer == Offer::Takeback && (at_one_screen || against_computer) {
            // Without a human opponent, takebacks need no consent.
            return refused(message!("site-nothing-asked"));
        }
        if offer == Offer::Takeback && self.fold.plies_before_last_of(side).is_none() {
            return refused(message!("site-nothing-back"));
        }
        let [since_ply, in_all] = self.fold.asked[side];
        if since_ply >= MOST_OFFERS_A_PLY || in_all >= MOST_OFFERS {
            return refused(message!("site-asked-often"));
        }
        self.record_event(at, Event::Offer { side: side.to_string(), offer }, locale).await?;
        if against_computer {
            // The computer declines while the result is open.
            let answer = Event::Answer { side: (!side).to_string(), offer, yes: false };
            self.record_event(at, answer, locale).await?;
        }
        Ok(())
    }

    /// Creates the rematch, with seats swapped.
    async fn rematch(&mut self, at: Millis, locale: Locale) -> Result<(), ApiError> {
        let plan = |sitter: &Sitter| match sitter.clone() {
            Sitter::Open => SeatPlan::Open,
            Sitter::Guest { guest, name } => SeatPlan::Guest { guest, name },
            Sitter::Computer { player } => SeatPlan::Computer { player },
        };
        let [south, north] = &self.fold.seats;
        let [of_south, of_north] = self.fold.points(self.stored.points);
        let kept = self.site.db.store.game(&self.stored.id).await;
        let kept = kept.map_err(|error| self.site.storage_error(&error, locale))?;
        let room = random::room_number(at);
        let next = StoredGame {
            id: room.clone(),
            seats: [plan(north), plan(south)],
            points: [of_north, of_south],
            created: at,
            rules: kept.and_then(|kept| kept.rules),
            ..self.stored.clone()
        };
        let done = self.commit_event(at, Event::Rematch { room }, None, Some(Box::new(next))).await;
        done.map_err(|refused| self.told(&refused, locale))
    }

    async fn sit(&mut self, viewer: &Viewer, at: Millis, token: &str, name: &str) -> Result<(), ApiError> {
        let locale = viewer.locale;
        let guest = viewer.guest.clone().ok_or_else(|| crate::auth::guest::missing(locale))?;
        if !self.site.auth.signer.allows(Grants::Seat, &self.stored.id, token) {
            return Err(locale.error(Code::NotYours, &message!("site-bad-link")));
        }
        let Some(side) = Side::BOTH.into_iter().find(|side| self.fold.seats[*side] == Sitter::Open) else {
            return Err(locale.error(Code::Refused, &message!("site-seat-taken")));
        };
        if !self.fold.sides_of(&guest).is_empty() {
            return Err(locale.error(Code::Refused, &message!("site-sits-already")));
        }
        if self.stored.rated && !viewer.account {
            return Err(locale.error(Code::NotYours, &message!("site-sign-in-to-be-rated")));
        }
        // An account's name is stored only with the account, and deleted with it.
        let name = if viewer.account { String::new() } else { tidy_name(name) };
        let join = Event::Join { side: side.to_string(), name };
        let done = self.commit_event(at, join, Some(guest), None).await;
        done.map_err(|refused| self.told(&refused, locale))?;
        self.note_place(viewer).await;
        self.note_places_of(viewer.guest.as_deref()).await;
        self.note_presence();
        Ok(())
    }

    fn hint(&mut self, socket: u64, locale: Locale) -> Result<(), ApiError> {
        let busy = move || locale.error(Code::Busy, &message!("site-busy"));
        let (played, own) = (self.fold.played().clone(), self.own().ok_or_else(busy)?);
        let stop = Stop::new();
        let settings = self.site.search_settings(sower_api::ENGINE_MEMORY / 4);
        let asked = self.site.thinking.pool.ask(Kind::Analysis, &self.asker(), stop.clone(), move |stop| {
            let hint = sower_api::hint(&played, settings, locale.language, stop)
                .unwrap_or_else(|| ToPlayer::Refused(busy().problem()));
            let _ = own.blocking_send(RoomMessage::Hinted { socket, hint });
        });
        asked.map_err(|_| busy())?;
        if let Some(before) = self.sockets.get_mut(&socket).and_then(|there| there.hint.replace(stop)) {
            before.stop();
        }
        Ok(())
    }

    pub(super) async fn record_event(
        &mut self,
        at: Millis,
        event: Event,
        locale: Locale,
    ) -> Result<(), ApiError> {
        let done = self.commit_event(at, event, None, None).await;
        done.map_err(|refused| self.told(&refused, locale))
    }

    fn told(&self, refused: &Refused, locale: Locale) -> ApiError {
        match refused {
            Refused::Impossible | Refused::Late => locale.error(Code::Refused, &message!("site-stale")),
            Refused::OutOfTime => locale.error(Code::Refused, &message!("site-too-late")),
            Refused::Store(error) => self.site.storage_error(error, locale),
        }
    }
}
