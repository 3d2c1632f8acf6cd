//! A game on the shelf, read again.

use sower_core::Side;

use crate::page::{Page, Paragraph};
use crate::say::talk;
use crate::seating::Seating;
use crate::shelf::ShelfGame;
use crate::talk::Talk;

/// An unfinished game, or why it cannot be gone on with.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) name: String,
    place: String,
    seating: Result<Box<Seating>, String>,
}

impl Kept {
    pub(crate) fn read(game: &ShelfGame) -> Kept {
        let seating = Seating::of_kept(&game.text, game.name.clone()).map(Box::new);
        Kept { name: game.name.clone(), place: game.place.clone(), seating }
    }

    /// The game, or a page that tells why it cannot be gone on with.
    pub(crate) fn seating(&self) -> Result<Seating, Page> {
        match &self.seating {
            Ok(seating) => Ok((**seating).clone()),
            Err(reason) => {
                let (place, reason) = (self.place.clone(), reason.clone());
                let told = talk(&Talk::CannotGoOnWhy { place, reason });
                Err(Page::new(talk(&Talk::CannotGoOnTitle), vec![Paragraph::Text(told)]))
            }
        }
    }

    /// What the menu says of it.
    pub(crate) fn line(&self) -> String {
        let Ok(seating) = &self.seating else {
            return talk(&Talk::CannotGoOn { name: self.name.clone() });
        };
        let position = seating.played.position();
        let [south, north] = Side::BOTH.map(|side| seating.player(side));
        talk(&Talk::GoOn {
            game: seating.played.game().rules().about().name.clone(),
            south,
            north,
            south_store: position.store(Side::South),
            north_store: position.store(Side::North),
            count: seating.played.moves_played().len(),
        })
    }
}
