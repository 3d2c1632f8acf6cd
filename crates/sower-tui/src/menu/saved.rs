//! A saved game as a line of the menu.

use sower_core::Side;
use sower_text::message;

use crate::game_session::{GameSession, Unreadable};
use crate::page::{Page, Paragraph};
use crate::saved_games::SavedGame;
use crate::say::{about, talk};

/// An unfinished game, or why it cannot be resumed.
#[derive(Clone, Debug)]
pub(crate) struct SavedEntry {
    pub(crate) name: String,
    place: String,
    seating: Result<Box<GameSession>, Unreadable>,
}

impl SavedEntry {
    pub(crate) fn read(game: &SavedGame) -> SavedEntry {
        let seating = GameSession::of_kept(game).map(Box::new);
        SavedEntry { name: game.name.clone(), place: game.place.clone(), seating }
    }

    /// The game, or a page that explains why it cannot be resumed.
    pub(crate) fn seating(&self) -> Result<GameSession, Page> {
        let place = self.place.clone();
        let told = match &self.seating {
            Ok(seating) => return Ok((**seating).clone()),
            Err(Unreadable::Record(reason)) => {
                let reason = reason.clone();
                vec![Paragraph::Text(talk(&message!("tui-cannot-go-on-why", place, reason)))]
            }
            Err(Unreadable::Rules { why, .. }) => vec![
                Paragraph::Text(why.clone()),
                Paragraph::Blank,
                Paragraph::Text(talk(&message!("tui-rules-awaited", place))),
            ],
        };
        Err(Page::new(talk(&message!("tui-cannot-go-on-title")), told))
    }

    /// The entry's text in the menu.
    pub(crate) fn line(&self) -> String {
        let seating = match &self.seating {
            Ok(seating) => seating,
            Err(Unreadable::Record(_)) => {
                return talk(&message!("tui-cannot-go-on", name = self.name.clone()));
            }
            Err(Unreadable::Rules { game, .. }) => {
                return talk(&message!("tui-go-on-without-rules", game = game.clone()));
            }
        };
        let position = seating.played.position();
        let [south, north] = Side::BOTH.map(|side| seating.player(side));
        talk(&message!(
            "tui-go-on",
            game = about(seating.played.game().rules()).name,
            south,
            north,
            south_store = position.store(Side::South),
            north_store = position.store(Side::North),
            count = seating.played.moves_played().len()
        ))
    }
}
