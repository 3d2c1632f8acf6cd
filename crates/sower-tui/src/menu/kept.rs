//! A game on the shelf, read again.

use sower_core::Side;

use crate::page::{Page, Paragraph};
use crate::say::{about, talk};
use crate::seating::{Seating, Unreadable};
use crate::shelf::ShelfGame;
use crate::talk::Talk;

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
                vec![Paragraph::Text(talk(&Talk::CannotGoOnWhy { place, reason }))]
            }
            Err(Unreadable::Rules { why, .. }) => vec![
                Paragraph::Text(why.clone()),
                Paragraph::Blank,
                Paragraph::Text(talk(&Talk::RulesAwaited { place })),
            ],
        };
        Err(Page::new(talk(&Talk::CannotGoOnTitle), told))
    }

    /// What the menu says of it.
    pub(crate) fn line(&self) -> String {
        let seating = match &self.seating {
            Ok(seating) => seating,
            Err(Unreadable::Record(_)) => return talk(&Talk::CannotGoOn { name: self.name.clone() }),
            Err(Unreadable::Rules { game, .. }) => {
                return talk(&Talk::GoOnWithoutRules { game: game.clone() });
            }
        };
        let position = seating.played.position();
        let [south, north] = Side::BOTH.map(|side| seating.player(side));
        talk(&Talk::GoOn {
            game: about(seating.played.game().rules()).name,
            south,
            north,
            south_store: position.store(Side::South),
            north_store: position.store(Side::North),
            count: seating.played.moves_played().len(),
        })
    }
}
