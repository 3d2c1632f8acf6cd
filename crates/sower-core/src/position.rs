//! A position: the seeds in pits and stores, homes, and the side to move.
//!
//! `Setup` is unchecked input; `Position` was validated by its game (see [`Game::position`](crate::Game::position)).

use crate::named::named;
use crate::rules::{HomeBar, Rules, Takasia};
use crate::side::{Place, Side, Way};

named! {
    /// The state of the pie rule.
    pub enum Pie {
        /// Not in use, or no longer possible.
        Closed = "",
        /// The first turn is being played; the opponent may swap after it.
        Opening = "pie",
        /// The mover may swap sides.
        Open = "swap",
    }
}

/// The most pits per side, in all of its rows.
pub const MOST_PITS: usize = 32;

/// State that only some games have. The default is that of a game without any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Extra {
    /// Seeds in hand, South's first.
    pub hands: [u8; 2],
    /// Whether each side still owns its house, South first.
    pub houses: [bool; 2],
    /// Each side's pit that it may not play, as an index in its own pits, South's first.
    pub blocked: [Option<u8>; 2],
    /// The closed pits of each row, a bit each.
    pub closed: [u32; 2],
    /// The pits of each row that a side owns, a bit each: by owner, then by row.
    pub owned: [[u32; 2]; 2],
    /// Turns played, where the rules of the first turns differ. It stops at the last turn that they mention.
    pub turns: u8,
    /// South's direction, where the first player sets the directions.
    pub way: Option<Way>,
    /// The direction that each player has chosen for the game, as that player sees the board, South's first.
    pub ways: [Option<Way>; 2],
    /// The pits of each row that the opponent plays, a bit each, in a game of territory.
    pub lost: [u32; 2],
    /// The side that had the first turn, where the rules refer to it.
    pub first: Option<Side>,
    /// The side that had the last turn, where the end depends on it.
    pub last: Option<Side>,
}

impl Extra {
    /// The state from across the board.
    fn rotated(self) -> Extra {
        let swap = |[south, north]: [u32; 2]| [north, south];
        Extra {
            hands: [self.hands[1], self.hands[0]],
            houses: [self.houses[1], self.houses[0]],
            blocked: [self.blocked[1], self.blocked[0]],
            closed: swap(self.closed),
            owned: [swap(self.owned[1]), swap(self.owned[0])],
            turns: self.turns,
            way: self.way.map(|way| !way),
            ways: [self.ways[1], self.ways[0]],
            lost: swap(self.lost),
            first: self.first.map(|side| !side),
            last: self.last.map(|side| !side),
        }
    }
}

/// What a game's positions look like in text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Form {
    /// Pits in one row of a side: fewer than its pits if it has several rows.
    pub(crate) columns: u8,
    /// Whether there are seeds in hand, or houses.
    pub(crate) has_hands: bool,
    /// Whether play depends on the number of turns played, or on directions chosen for the game.
    pub(crate) counts_turns: bool,
    /// Whether play on two or three rows depends on more than the board: see [`Rules::keeps_state`].
    pub(crate) keeps_state: bool,
}

/// A valid position of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pits: u8,
    form: Form,
    rows: [[u8; MOST_PITS]; 2],
    pub(crate) stores: [u8; 2],
    pub(crate) homes: [Option<u8>; 2],
    pub(crate) side: Side,
    pub(crate) pie: Pie,
    pub(crate) extra: Extra,
}

impl Position {
    pub(crate) fn empty(pits: u8, side: Side) -> Position {
        Position {
            pits,
            form: Form { columns: pits, has_hands: false, counts_turns: false, keeps_state: false },
            rows: [[0; MOST_PITS]; 2],
            stores: [0; 2],
            homes: [None; 2],
            side,
            pie: Pie::Closed,
            extra: Extra::default(),
        }
    }

    /// An empty board of these rules.
    fn of(rules: &Rules, side: Side) -> Position {
        let form = Form {
            columns: rules.columns(),
            has_hands: rules.has_hands(),
            counts_turns: rules.ring().counts_turns(),
            keeps_state: rules.keeps_state(),
        };
        Position { form, ..Position::empty(rules.board().pits, side) }
    }

    /// The starting position of these rules.
    pub fn start(rules: &Rules) -> Position {
        let mut start = Position::of(rules, Side::South);
        for side in Side::BOTH {
            start.row_mut(side).copy_from_slice(&rules.board().start[side]);
        }
        start.extra.hands = [rules.hand(); 2];
        start.extra.houses = [rules.bao().house; 2];
        if rules.turn().pie {
            start.pie = Pie::Opening;
        }
        start
    }

    /// Pits per side.
    pub fn pits(&self) -> u8 {
        self.pits
    }

    /// What this position looks like in text.
    pub(crate) fn form(&self) -> Form {
        self.form
    }

    /// A side's pits in the order of its rows: with two rows, the inner one first, each from the owner's left to right.
    pub fn row(&self, side: Side) -> &[u8] {
        &self.rows[side][..usize::from(self.pits)]
    }

    pub(crate) fn row_mut(&mut self, side: Side) -> &mut [u8] {
        &mut self.rows[side][..usize::from(self.pits)]
    }

    /// A side's pits with the unused ones after them, which are empty.
    pub(crate) fn cells(&self, side: Side) -> &[u8; MOST_PITS] {
        &self.rows[side]
    }

    pub(crate) fn cells_mut(&mut self, side: Side) -> &mut [u8; MOST_PITS] {
        &mut self.rows[side]
    }

    /// The number of seeds in a pit.
    pub fn seeds(&self, place: Place) -> u8 {
        self.row(place.side)[usize::from(place.index)]
    }

    pub(crate) fn seeds_mut(&mut self, place: Place) -> &mut u8 {
        &mut self.row_mut(place.side)[usize::from(place.index)]
    }

    /// The number of seeds in a side's store.
    pub fn store(&self, side: Side) -> u8 {
        self.stores[side]
    }

    /// A side's home: an index in the *opponent's* row.
    pub fn home(&self, owner: Side) -> Option<u8> {
        self.homes[owner]
    }

    /// The side that owns this pit as a home.
    pub fn home_at(&self, place: Place) -> Option<Side> {
        let owner = !place.side;
        (self.homes[owner] == Some(place.index)).then_some(owner)
    }

    /// Whether this pit is closed: it is neither sown nor played nor captured.
    pub fn is_closed(&self, place: Place) -> bool {
        self.extra.closed[place.side] >> place.index & 1 == 1
    }

    /// The side to move.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The state of the pie rule.
    pub fn pie(&self) -> Pie {
        self.pie
    }

    /// The state that only some games have.
    pub fn extra(&self) -> &Extra {
        &self.extra
    }

    /// Seeds in a side's pits.
    pub fn on_side(&self, side: Side) -> u8 {
        self.row(side).iter().sum()
    }

    /// Seeds in all pits.
    pub fn in_play(&self) -> u8 {
        self.on_side(Side::South) + self.on_side(Side::North)
    }

    /// The position from across the board: rows, stores, homes and the side to move are exchanged.
    pub fn rotated(&self) -> Position {
        let [south, north] = self.rows;
        Position {
            rows: [north, south],
            stores: [self.stores[1], self.stores[0]],
            homes: [self.homes[1], self.homes[0]],
            side: !self.side,
            extra: self.extra.rotated(),
            ..*self
        }
    }

    /// This position as an editable set-up.
    pub fn setup(&self) -> Setup {
        Setup {
            rows: [self.row(Side::South).to_vec(), self.row(Side::North).to_vec()],
            stores: self.stores,
            homes: self.homes,
            side: self.side,
            pie: self.pie,
            extra: self.extra,
        }
    }
}

/// A position as entered, not validated yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// South's and North's pits, each in its owner's sowing order. A home has 0 seeds.
    pub rows: [Vec<u8>; 2],
    /// Seeds in South's and North's store.
    pub stores: [u8; 2],
    /// Each side's home: an index in the opponent's row.
    pub homes: [Option<u8>; 2],
    /// The side to move.
    pub side: Side,
    /// The state of the pie rule.
    pub pie: Pie,
    /// The state that only some games have.
    pub extra: Extra,
}

/// Why a position is impossible under its game's rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the text of each error explains its fields")]
pub enum SetupError {
    #[error("{side:?}'s row has {found} pits; the board has {count} per side")]
    PitCount { side: Side, found: usize, count: u8 },
    #[error("{found} seeds; a board holds at most 255")]
    TooMany { found: u32 },
    #[error("this game has no homes")]
    NoHomes,
    #[error("the home is beyond {side:?}'s row of {count} pits")]
    HomeBeyond { side: Side, count: u8 },
    #[error("{side:?}'s pit {number} is a home and cannot hold seeds")]
    HomeNotEmpty { side: Side, number: u8 },
    #[error("{side:?}'s pit {number} is the last of its row and can never be a home")]
    HomeInLast { side: Side, number: u8 },
    #[error("both homes have number {number}; these rules do not allow that")]
    HomesSameNumber { number: u8 },
    #[error("the homes face each other at South's pit {number}; these rules do not allow that")]
    HomesFacing { number: u8 },
    #[error("no pit can be closed in this game")]
    NoClosed,
    #[error("{side:?}'s pit {number} is closed and cannot hold seeds")]
    ClosedNotEmpty { side: Side, number: u8 },
    #[error("this game has no pie rule")]
    NoPie,
    #[error("this game has no seeds in hand")]
    NoHands,
    #[error("this game has no houses")]
    NoHouses,
    #[error("this game has no blocked pits")]
    NoBlocked,
    #[error("{side:?}'s blocked pit must be one of the inner row, with seeds")]
    BlockedPit { side: Side },
    #[error("only North, the second player, can be about to swap seats")]
    PieSide,
}

impl Setup {
    /// Validates this against the rules. The side to move may still have to pass.
    pub(crate) fn check(&self, rules: &Rules) -> Result<Position, SetupError> {
        let pits = rules.board().pits;
        for side in Side::BOTH {
            let found = self.rows[side].len();
            if found != usize::from(pits) {
                return Err(SetupError::PitCount { side, found, count: pits });
            }
        }
        let counts = self.rows.iter().flatten().chain(&self.stores).chain(&self.extra.hands);
        let found: u32 = counts.map(|seeds| u32::from(*seeds)).sum();
        if found > 255 {
            return Err(SetupError::TooMany { found });
        }
        self.check_homes(rules)?;
        self.check_closed(rules)?;
        self.check_bao(rules)?;
        let opening_mover = match self.pie {
            Pie::Closed => self.side,
            Pie::Opening => Side::South,
            Pie::Open => Side::North,
        };
        if self.pie != Pie::Closed && !rules.turn().pie {
            return Err(SetupError::NoPie);
        }
        // North may have the first turn after a coin toss, or in a later round of a match.
        let may_begin = rules.turn().toss || rules.matches().has_rounds();
        if self.pie != Pie::Closed && self.side != opening_mover && !may_begin {
            return Err(SetupError::PieSide);
        }
        let mut position = Position::of(rules, self.side);
        for side in Side::BOTH {
            position.row_mut(side).copy_from_slice(&self.rows[side]);
        }
        position.stores = self.stores;
        position.homes = self.homes;
        position.pie = self.pie;
        position.extra = self.extra;
        Ok(position)
    }

    fn check_closed(&self, rules: &Rules) -> Result<(), SetupError> {
        if self.extra.closed != [0, 0] && !rules.can_close_pits() {
            return Err(SetupError::NoClosed);
        }
        for side in Side::BOTH {
            let is_closed =
                |index: u32| self.extra.closed[side].checked_shr(index).is_some_and(|bits| bits & 1 == 1);
            let held = (0..).zip(&self.rows[side]).find(|(index, seeds)| is_closed(*index) && **seeds > 0);
            if let Some((index, _)) = held {
                let number = u8::try_from(index + 1).unwrap_or(u8::MAX);
                return Err(SetupError::ClosedNotEmpty { side, number });
            }
        }
        Ok(())
    }

    fn check_bao(&self, rules: &Rules) -> Result<(), SetupError> {
        let Extra { hands, houses, blocked, .. } = self.extra;
        if hands != [0, 0] && rules.hand() == 0 {
            return Err(SetupError::NoHands);
        }
        if houses != [false, false] && !rules.bao().house {
            return Err(SetupError::NoHouses);
        }
        for side in Side::BOTH {
            let Some(index) = blocked[side] else { continue };
            if !rules.turn().may_return {
                // A single seed that may not go straight back.
                continue;
            }
            if rules.bao().takasia == Takasia::None {
                return Err(SetupError::NoBlocked);
            }
            if index >= rules.columns() || self.rows[side][usize::from(index)] == 0 {
                return Err(SetupError::BlockedPit { side });
            }
        }
        Ok(())
    }

    fn check_homes(&self, rules: &Rules) -> Result<(), SetupError> {
        let pits = rules.board().pits;
        for owner in Side::BOTH {
            let Some(index) = self.homes[owner] else { continue };
            let side = !owner;
            if rules.home().at.is_none() {
                return Err(SetupError::NoHomes);
            }
            if index >= pits {
                return Err(SetupError::HomeBeyond { side, count: pits });
            }
            if self.rows[side][usize::from(index)] != 0 {
                return Err(SetupError::HomeNotEmpty { side, number: index + 1 });
            }
            if rules.home().bars.contains(&HomeBar::LastPit) && index + 1 == pits {
                return Err(SetupError::HomeInLast { side, number: pits });
            }
        }
        if let [Some(south), Some(north)] = self.homes {
            if rules.home().bars.contains(&HomeBar::SameNumber) && south == north {
                return Err(SetupError::HomesSameNumber { number: south + 1 });
            }
            if rules.home().bars.contains(&HomeBar::Facing) && south + north + 1 == pits {
                return Err(SetupError::HomesFacing { number: north + 1 });
            }
        }
        Ok(())
    }
}
