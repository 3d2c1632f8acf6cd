//! Creates the game of two paired players.

use std::sync::Arc;

use crate::http::error::ApiError;
use crate::http::locale::Locale;
use crate::random;
use crate::site::Site;
use crate::store::{KeptRules, Millis, SeatPlan, StoreError, StoredGame};
use crate::wire::{Control, SeatWish};

/// The terms of a game: rules, clock, rating.
pub(crate) struct Terms<'a> {
    pub(crate) game: &'a str,
    pub(crate) changes: &'a [String],
    pub(crate) control: Control,
    pub(crate) rated: bool,
    pub(crate) arena: Option<&'a str>,
}

/// A player who takes a seat: their number and name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sitting {
    pub(crate) person: String,
    pub(crate) name: String,
}

/// Creates a game in which the first of the two players moves first.
pub(crate) async fn lay(
    site: &Arc<Site>,
    terms: &Terms<'_>,
    [first, second]: [Sitting; 2],
    created: Millis,
    locale: Locale,
) -> Result<StoredGame, ApiError> {
    let listed = site.find(terms.game, terms.changes, locale).await?;
    let seat = |sitting: Sitting| SeatPlan::Guest { guest: sitting.person, name: sitting.name };
    Ok(StoredGame {
        id: random::room_number(created),
        name: listed.name().to_owned(),
        variant: listed.variant.clone(),
        changes: listed.changes.clone(),
        fingerprint: listed.game.rules().fingerprint().to_string(),
        rules: Some(KeptRules { file: listed.file.id().to_owned(), text: listed.file.text().to_owned() }),
        start: None,
        moves: Vec::new(),
        maker: first.person.clone(),
        seats: [seat(first), seat(second)],
        // The order is already decided.
        toss: false,
        control: terms.control,
        points: [0.0; 2],
        rated: terms.rated,
        created,
        public: true,
        arena: terms.arena.map(str::to_owned),
    })
}

/// A player's recent games, for balancing who moves first.
const LAST_GAMES: u32 = 20;

/// Decides who moves first: the maker's wish, else who was second in their last game
/// against each other, else who moved first less often in recent games, else chance.
pub(crate) async fn in_order(
    site: &Site,
    [maker, taker]: [Sitting; 2],
    wish: SeatWish,
) -> Result<[Sitting; 2], StoreError> {
    let maker_begins = match wish {
        SeatWish::Begin => true,
        SeatWish::Second => false,
        SeatWish::Either => {
            let of_maker = site.db.store.last_met(&maker.person, LAST_GAMES).await?;
            let of_taker = site.db.store.last_met(&taker.person, LAST_GAMES).await?;
            let together = of_maker.iter().find(|(_, players)| players.contains(&taker.person));
            let begun = |person: &str, met: &[(Millis, [String; 2])]| {
                met.iter().map(|(_, [south, _])| if south == person { 1 } else { -1 }).sum::<i32>()
            };
            let more = begun(&maker.person, &of_maker) - begun(&taker.person, &of_taker);
            match together {
                Some((_, [south, _])) => *south == taker.person,
                None if more != 0 => more < 0,
                None => random::bytes::<1>()[0] & 1 == 0,
            }
        }
    };
    Ok(if maker_begins { [maker, taker] } else { [taker, maker] })
}
