//! A game on the shelf, read again.

use sower_core::record::Record;

use crate::say::talk;
use crate::shelf::{Seating, ShelfGame};
use crate::talk::Talk;

/// An unfinished game, or why it cannot be gone on with.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) name: String,
    seating: Result<Box<Seating>, String>,
}

impl Kept {
    pub(crate) fn read(game: &ShelfGame) -> Kept {
        let seating = Record::parse(&game.text)
            .map_err(|error| error.to_string())
            .and_then(|record| Seating::of_kept(&record, game.name.clone()));
        Kept { name: game.name.clone(), seating: seating.map(Box::new) }
    }

    pub(crate) fn seating(&self) -> Option<Seating> {
        self.seating.as_ref().ok().map(|seating| (**seating).clone())
    }

    /// What the menu says of it.
    pub(crate) fn line(&self) -> String {
        match &self.seating {
            Ok(seating) => {
                let rules = seating.played.game().rules();
                let position = seating.played.position();
                let [south, north] = sower_core::Side::BOTH.map(|side| seating.player(side));
                talk(&Talk::GoOn {
                    game: rules.about().name.clone(),
                    south,
                    north,
                    south_store: position.store(sower_core::Side::South),
                    north_store: position.store(sower_core::Side::North),
                    count: seating.played.moves_played().len(),
                })
            }
            Err(reason) => talk(&Talk::CannotGoOn { name: self.name.clone(), reason: reason.clone() }),
        }
    }
}
