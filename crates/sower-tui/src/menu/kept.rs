//! A game on the shelf, read again.

use sower_core::Side;
use sower_text::message;

use crate::page::{Page, Paragraph};
use crate::say::{about, talk};
use crate::seating::{Seating, Unreadable};
use crate::shelf::ShelfGame;

/// An unfinished game, or why it cannot be gone on with.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) name: String,
    place: String,
    seating: Result<Box<Seating>, Unreadable>,
}

impl Kept {
    pub(crate) fn read(game: &ShelfGame) -> Kept {
        let seating = Seating::of_kept(game).map(Box::new);
        Kept { name: game.name.clone(), place: game.place.clone(), seating }
    }

    /// The game, or a page that tells why it cannot be gone on with.
    pub(crate) fn seating(&self) -> Result<Seating, Page> {
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

    /// What the menu says of it.
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
