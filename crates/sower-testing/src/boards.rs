//! Converts between the boards of the test data and positions.
//!
//! Kalah uses `cells`: South's pits, South's store, North's pits, North's store. The other games list all pits, South's
//! first, and the stores separately; a tuzdyk is an index into all pits.

use sower_core::{Extra, Game, Move, Pie, Pit, Position, Setup, Side};

/// The side with that number: 0 is South.
pub fn side(mover: u8) -> Side {
    match mover {
        0 => Side::South,
        1 => Side::North,
        _ => panic!("no side has the number {mover}"),
    }
}

/// The set-up of a Kalah board.
pub fn from_cells(cells: &[u8], mover: u8) -> Setup {
    let (south, north) = cells.split_at(cells.len() / 2);
    let half = |cells: &[u8]| {
        let (store, row) = cells.split_last().expect("a half has at least a store");
        (row.to_vec(), *store)
    };
    let ((south, south_store), (north, north_store)) = (half(south), half(north));
    Setup {
        rows: [south, north],
        stores: [south_store, north_store],
        homes: [None; 2],
        side: side(mover),
        pie: Pie::Closed,
        extra: Extra::default(),
    }
}

/// The set-up of a board with separate stores.
pub fn from_pits(pits: &[u8], stores: [u8; 2], mover: u8) -> Setup {
    let (south, north) = pits.split_at(pits.len() / 2);
    Setup {
        rows: [south.to_vec(), north.to_vec()],
        stores,
        homes: [None; 2],
        side: side(mover),
        pie: Pie::Closed,
        extra: Extra::default(),
    }
}

/// The set-up of a board with separate stores and the tuzdyks of South and North.
pub fn from_pits_and_tuzdyks(pits: &[u8], stores: [u8; 2], tuzdyks: [Option<u8>; 2], mover: u8) -> Setup {
    let count = pits.len() as u8 / 2;
    let [south, north] = tuzdyks;
    Setup { homes: [south.map(|index| index - count), north], ..from_pits(pits, stores, mover) }
}

/// A position as Kalah's cells.
pub fn cells(position: &Position) -> Vec<u8> {
    Side::BOTH
        .iter()
        .flat_map(|side| position.row(*side).iter().copied().chain([position.store(*side)]))
        .collect()
}

/// All pits of a position, South's first.
pub fn pits(position: &Position) -> Vec<u8> {
    Side::BOTH.iter().flat_map(|side| position.row(*side).iter().copied()).collect()
}

/// The seeds in both stores, South's first.
pub fn stores(position: &Position) -> [u8; 2] {
    Side::BOTH.map(|side| position.store(side))
}

/// The tuzdyks of a position as indices into all pits.
pub fn tuzdyks(position: &Position) -> [Option<u8>; 2] {
    [position.home(Side::South).map(|index| index + position.pits()), position.home(Side::North)]
}

/// Each side's seeds if all pits went to the side they are on.
pub fn gathered(position: &Position) -> [u8; 2] {
    Side::BOTH.map(|side| position.store(side) + position.on_side(side))
}

/// The side with the greater value, South's given first; `None` if equal.
pub fn ahead<T: PartialOrd>([south, north]: [T; 2]) -> Option<Side> {
    if south > north { Some(Side::South) } else { (north > south).then_some(Side::North) }
}

/// The numbers of the legal pits.
pub fn legal(game: &Game, position: &Position) -> Vec<u8> {
    game.moves(position)
        .into_iter()
        .map(|played| played.pit().expect("no game of the material has a swap of seats").number())
        .collect()
}

/// The move that sows the pit with that number.
pub fn sow(number: u8) -> Move {
    Move::Sow(Pit::new(number))
}
