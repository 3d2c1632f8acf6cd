//! Sower's text form of a position, and the reader that recognises the other forms.
//!
//! `4,4,4,4,4,4/4,4,4,4,4,4 0,0 S`: South's pits and North's, each in its owner's sowing order, the stores, the side
//! to move. A home is `t` in the row that contains it, a closed pit is `x`. While a pie rule is open, one more field gives its state.
//!
//! Where a side has several rows, `|` separates them, the inner one first, each from its owner's left to right. Where there are seeds in
//! hand or houses, two more fields follow the stores: `22,22 y,-` is 22 seeds in each hand, and North has lost its house. A pit that may
//! not be played this turn has `!` after its count in Bao, and `-` on two and three rows.

use std::fmt::{self, Write as _};

use super::error::PositionError;
use super::{dashed, lists, playstrategy, quoted};
use crate::game::Game;
use crate::named::Named;
use crate::position::{Extra, Pie, Position, Setup};
use crate::rules::{Rules, Sides};
use crate::side::{Place, Side, Way};

/// Writes a position in Sower's format, which [`Game::read_position`] reads.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Side::BOTH {
            for place in (0..self.pits()).map(|index| Place { side, index }) {
                if place.index > 0 {
                    f.write_char(if place.index.is_multiple_of(self.form().columns) { '|' } else { ',' })?;
                }
                match self.home_at(place) {
                    Some(_) => f.write_char('t')?,
                    None if self.is_marked(self.extra().closed[side], place) => f.write_char('x')?,
                    None => write!(f, "{}", self.seeds(place))?,
                }
                if self.is_marked(self.extra().owned[side][side], place) {
                    f.write_char('*')?;
                } else if self.is_marked(self.extra().owned[!side][side], place) {
                    f.write_char('!')?;
                }
                if self.extra().blocked[side] == Some(place.index) {
                    // On two and three rows `!` is an owned pit.
                    f.write_char(if self.pits() == 2 * self.form().columns { '!' } else { '-' })?;
                }
                if self.is_marked(self.extra().lost[side], place) {
                    f.write_char('~')?;
                }
            }
            f.write_char(if side == Side::South { '/' } else { ' ' })?;
        }
        let [south, north] = Side::BOTH.map(|side| self.store(side));
        write!(f, "{south},{north} ")?;
        if self.form().has_hands {
            let [south, north] = self.extra().hands;
            let [south_house, north_house] = self.extra().houses.map(|owned| if owned { 'y' } else { '-' });
            write!(f, "{south},{north} {south_house},{north_house} ")?;
        }
        if self.form().counts_turns {
            let [south, north] = self.extra().ways.map(way_letter);
            write!(f, "{}{south}{north} ", self.extra().turns)?;
        }
        if self.form().keeps_state {
            let Extra { turns, way, first, last, .. } = *self.extra();
            let letter = |side: Option<Side>| side.map_or('-', side_letter);
            write!(f, "{turns}{}{}{} ", way_letter(way), letter(first), letter(last))?;
        }
        write!(f, "{}", self.side())?;
        if self.pie() != Pie::Closed {
            write!(f, " {}", self.pie().name())?;
        }
        Ok(())
    }
}

impl Position {
    fn is_marked(&self, row: u32, place: Place) -> bool {
        row >> place.index & 1 == 1
    }
}

/// The text format, for readable test failures.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

/// Writes a position in Sower's format.
pub fn write_position(position: &Position) -> String {
    position.to_string()
}

/// Writes a position in Sower's format with `_` instead of blanks, for URLs.
pub fn write_position_for_url(position: &Position) -> String {
    write_position(position).replace(' ', "_")
}

impl Game {
    /// Reads a position in any known format: Sower's, PlayStrategy's, Aalina's dashed board, KGP's `<…>` or
    /// a plain list `[…]`. If the side to move must pass, the opponent is to move in the result.
    pub fn read_position(&self, text: &str) -> Result<Position, PositionError> {
        let setup = read_setup(self.rules(), text)?;
        self.position(&setup)
            .map_err(|error| PositionError::Setup { text: quoted(text.trim()), reason: error })
    }
}

fn read_setup(rules: &Rules, text: &str) -> Result<Setup, PositionError> {
    let text = text.trim();
    if text.starts_with('<') {
        return lists::read_kgp(rules, text);
    }
    if text.starts_with('[') {
        return lists::read_list(rules, text);
    }
    // No format has more than six fields; a seventh is enough to reject the text.
    let fields: Vec<&str> =
        text.split(|letter: char| letter.is_whitespace() || letter == '_').filter(is_there).take(7).collect();
    if rules.has_hands()
        && let [rows, stores, hands, houses, side, ref pie @ ..] = fields[..]
        && pie.len() <= 1
    {
        let mut setup = read_sower(rules, rows, stores, side, pie.first().copied())?;
        setup.extra.hands = read_hands(hands)?;
        setup.extra.houses = read_houses(houses)?;
        return Ok(setup);
    }
    if rules.ring().counts_turns()
        && let [rows, stores, turns, side, ref pie @ ..] = fields[..]
        && pie.len() <= 1
        && let Some((count, ways)) = read_turns(turns)
    {
        let mut setup = read_sower(rules, rows, stores, side, pie.first().copied())?;
        setup.extra.turns = count.min(rules.ring().counted_turns());
        setup.extra.ways = ways;
        return Ok(setup);
    }
    if rules.keeps_state()
        && let [rows, stores, state, side, ref pie @ ..] = fields[..]
        && pie.len() <= 1
        && let Some(state) = read_state(state)
    {
        let mut setup = read_sower(rules, rows, stores, side, pie.first().copied())?;
        setup.extra.turns = state.turns.min(rules.capture().from_turn);
        (setup.extra.way, setup.extra.first, setup.extra.last) = (state.way, state.first, state.last);
        return Ok(setup);
    }
    match fields[..] {
        [board] if board.contains('-') => dashed::read_dashed(rules, board),
        [rows, stores, side] => read_sower(rules, rows, stores, side, None),
        [rows, stores, side, pie] => read_sower(rules, rows, stores, side, Some(pie)),
        [rows, south, north, side, number] => {
            playstrategy::read_fen(rules, rows, [south, north], side, number)
        }
        _ => Err(PositionError::Shape { text: quoted(text), example: example(rules) }),
    }
}

/// The letter of a direction chosen for the game.
fn way_letter(way: Option<Way>) -> char {
    match way {
        None => '-',
        Some(Way::Clockwise) => 'c',
        Some(Way::Anticlockwise) => 'a',
    }
}

/// Turns played and chosen directions, such as `2a-`.
fn read_turns(text: &str) -> Option<(u8, [Option<Way>; 2])> {
    let split = text.find(|letter: char| !letter.is_ascii_digit())?;
    let (count, ways) = text.split_at(split);
    let way = |letter| {
        [None, Some(Way::Clockwise), Some(Way::Anticlockwise)]
            .into_iter()
            .find(|way| way_letter(*way) == letter)
    };
    let mut letters = ways.chars();
    let ways = [way(letters.next()?)?, way(letters.next()?)?];
    letters.next().is_none().then_some((count.parse().ok()?, ways))
}

fn side_letter(side: Side) -> char {
    if side == Side::South { 'S' } else { 'N' }
}

/// Turns played, the direction chosen for the game, and who moved first and last, such as `2aS-`.
fn read_state(text: &str) -> Option<Extra> {
    let split = text.find(|letter: char| !letter.is_ascii_digit())?;
    let (turns, letters) = text.split_at(split);
    let letters: Vec<char> = letters.chars().collect();
    let [way, first, last] = letters[..] else { return None };
    let way = [None, Some(Way::Clockwise), Some(Way::Anticlockwise)]
        .into_iter()
        .find(|known| way_letter(*known) == way)?;
    let side = |letter| match letter {
        '-' => Some(None),
        'S' => Some(Some(Side::South)),
        'N' => Some(Some(Side::North)),
        _ => None,
    };
    Some(Extra {
        turns: turns.parse().ok()?,
        way,
        first: side(first)?,
        last: side(last)?,
        ..Extra::default()
    })
}

fn is_there(field: &&str) -> bool {
    !field.is_empty()
}

/// The game's starting position, as an example for error messages.
fn example(rules: &Rules) -> String {
    write_position(&Position::start(rules))
}

fn read_sower(
    rules: &Rules,
    rows: &str,
    stores: &str,
    side: &str,
    pie: Option<&str>,
) -> Result<Setup, PositionError> {
    let (south, north) = split_rows(rules, rows)?;
    let south = read_rows(rules, Side::South, south)?;
    let north = read_rows(rules, Side::North, north)?;
    let (south_store, north_store) =
        stores.split_once(',').ok_or_else(|| PositionError::Stores { found: quoted(stores) })?;
    let stores = [read_store(Side::South, south_store)?, read_store(Side::North, north_store)?];
    let pie = match pie {
        None => Pie::Closed,
        Some(name) => Pie::from_name(name).ok_or_else(|| PositionError::NotAPie { found: quoted(name) })?,
    };
    Ok(Setup {
        // A home in South's row belongs to North.
        homes: [north.home, south.home],
        rows: [south.seeds, north.seeds],
        stores,
        side: read_side(side)?,
        pie,
        extra: Extra {
            blocked: [south.blocked, north.blocked],
            closed: [south.closed, north.closed],
            lost: [south.lost, north.lost],
            owned: [[south.owned[0], north.owned[1]], [south.owned[1], north.owned[0]]],
            ..Extra::default()
        },
    })
}

fn read_hands(text: &str) -> Result<[u8; 2], PositionError> {
    let found = || PositionError::Hands { found: quoted(text) };
    let (south, north) = text.split_once(',').ok_or_else(found)?;
    Ok([read_count(south).ok_or_else(found)?, read_count(north).ok_or_else(found)?])
}

fn read_houses(text: &str) -> Result<[bool; 2], PositionError> {
    match text {
        "y,y" => Ok([true, true]),
        "y,-" => Ok([true, false]),
        "-,y" => Ok([false, true]),
        "-,-" => Ok([false, false]),
        _ => Err(PositionError::Houses { found: quoted(text) }),
    }
}

/// Splits the two rows of a board.
pub(super) fn split_rows<'a>(rules: &Rules, rows: &'a str) -> Result<(&'a str, &'a str), PositionError> {
    rows.split_once('/').filter(|(_, second)| !second.contains('/')).ok_or_else(|| {
        let example = example(rules);
        PositionError::Rows {
            found: quoted(rows),
            example: example.split(' ').next().unwrap_or_default().to_owned(),
        }
    })
}

/// A row as written.
#[derive(Default)]
pub(super) struct Row {
    pub(super) seeds: Vec<u8>,
    pub(super) home: Option<u8>,
    /// The pit that its owner may not play.
    pub(super) blocked: Option<u8>,
    /// The closed pits, a bit each.
    pub(super) closed: u32,
    /// The pits that the opponent plays, a bit each.
    pub(super) lost: u32,
    /// The pits that the row's player owns and those that the opponent owns, a bit each.
    pub(super) owned: [u32; 2],
}

impl Row {
    /// Adds a pit that is an opponent's home.
    pub(super) fn push_home(&mut self, side: Side) -> Result<(), PositionError> {
        if self.home.is_some() {
            return Err(PositionError::TwoHomes { side });
        }
        // A row that long is rejected later.
        self.home = Some(u8::try_from(self.seeds.len()).unwrap_or(u8::MAX));
        self.seeds.push(0);
        Ok(())
    }
}

/// Reads all rows of a side.
fn read_rows(rules: &Rules, side: Side, text: &str) -> Result<Row, PositionError> {
    let (columns, pits) = (usize::from(rules.columns()), usize::from(rules.board().pits));
    if columns < pits {
        let lengths: Vec<usize> = text.split('|').map(|row| row.split(',').count()).collect();
        let wanted: Vec<usize> = (0..pits).step_by(columns).map(|from| columns.min(pits - from)).collect();
        if lengths != wanted {
            let example = example(rules);
            let example = example.split('/').next().unwrap_or_default().to_owned();
            return Err(PositionError::SideRows { found: quoted(text), side, example });
        }
    }
    read_row(rules, side, text.split(|letter| letter == ',' || (letter == '|' && columns < pits)))
}

fn read_row<'a>(
    rules: &Rules,
    side: Side,
    pits: impl Iterator<Item = &'a str>,
) -> Result<Row, PositionError> {
    let has_owned = rules.owned().at.is_some() || rules.owned().raid;
    let mut row = Row::default();
    for pit in pits {
        let (number, bit) = (row.seeds.len() + 1, 1u32.checked_shl(row.seeds.len() as u32).unwrap_or(0));
        let pit = match pit.strip_suffix('~') {
            Some(played_by_opponent) if rules.board().sides == Sides::Territory => {
                row.lost |= bit;
                played_by_opponent
            }
            _ => pit,
        };
        let (pit, is_blocked) = match pit.strip_suffix('-') {
            Some(blocked) if rules.board().rows < 4 => (blocked, true),
            _ => (pit, false),
        };
        let of_whom = [pit.strip_suffix('*'), pit.strip_suffix('!')];
        let is_blocked = is_blocked || (!has_owned && of_whom[1].is_some());
        if is_blocked && row.blocked.is_some() {
            return Err(PositionError::TwoBlocked { side });
        }
        if is_blocked {
            // A row that long is rejected later.
            row.blocked = Some(u8::try_from(row.seeds.len()).unwrap_or(u8::MAX));
        }
        if pit == "t" {
            row.push_home(side)?;
        } else if pit == "x" {
            row.closed |= bit;
            row.seeds.push(0);
        } else if let (true, [Some(seeds), _]) = (has_owned, of_whom) {
            row.owned[0] |= bit;
            row.seeds.push(read_seeds(side, number, seeds)?);
        } else if let (true, [_, Some(seeds)]) = (has_owned, of_whom) {
            row.owned[1] |= bit;
            row.seeds.push(read_seeds(side, number, seeds)?);
        } else if let [_, Some(seeds)] = of_whom {
            row.seeds.push(read_seeds(side, number, seeds)?);
        } else {
            row.seeds.push(read_seeds(side, number, pit)?);
        }
    }
    Ok(row)
}

/// A count of seeds, digits only.
pub(super) fn read_count(text: &str) -> Option<u8> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

fn read_seeds(side: Side, number: usize, text: &str) -> Result<u8, PositionError> {
    read_count(text).ok_or_else(|| PositionError::NotSeeds { found: quoted(text), side, number })
}

/// The seeds of a row in a format without homes.
pub(super) fn read_plain_row(side: Side, pits: &[&str]) -> Result<Vec<u8>, PositionError> {
    pits.iter().enumerate().map(|(index, seeds)| read_seeds(side, index + 1, seeds)).collect()
}

pub(super) fn read_store(side: Side, text: &str) -> Result<u8, PositionError> {
    read_count(text).ok_or_else(|| PositionError::NotAStore { found: quoted(text), side })
}

pub(super) fn read_side(text: &str) -> Result<Side, PositionError> {
    Side::from_name(text).ok_or_else(|| PositionError::NotASide { found: quoted(text) })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::library;
    use crate::position::SetupError;

    fn game(name: &str) -> Game {
        Game::new(library::find(name).unwrap().rules(&[]).unwrap())
    }

    fn read_back(name: &str, text: &str) -> String {
        write_position(&game(name).read_position(text).unwrap_or_else(|error| panic!("{error:?}")))
    }

    fn refused(name: &str, text: &str) -> PositionError {
        game(name).read_position(text).unwrap_err()
    }

    fn because(text: &str, reason: SetupError) -> PositionError {
        PositionError::Setup { text: text.to_owned(), reason }
    }

    #[test]
    fn the_start_is_written_as_the_contract_says() {
        assert_eq!(write_position(&game("oware").start()), "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S");
        assert_eq!(write_position_for_url(&game("oware").start()), "4,4,4,4,4,4/4,4,4,4,4,4_0,0_S");
    }

    #[test]
    fn what_is_written_is_read_back() {
        for text in ["1,0,0,12,0,5/0,3,0,0,0,1 20,6 N", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"] {
            assert_eq!(read_back("oware", text), text);
        }
    }

    #[test]
    fn an_underscore_is_a_blank() {
        assert_eq!(read_back("oware", "4,4,4,4,4,4/4,4,4,4,4,4_0,0_N"), "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N");
    }

    #[test]
    fn a_home_is_a_t_in_the_row_where_it_lies() {
        let text = "1,1,t,1,1,1,1,1,1/1,1,1,t,1,1,1,1,1 60,60 S";
        let position = game("togyz-kumalak").read_position(text).unwrap();
        assert_eq!(position.home(Side::North), Some(2));
        assert_eq!(position.home(Side::South), Some(3));
        assert_eq!(write_position(&position), text);
    }

    #[test]
    fn an_open_pie_rule_is_a_fourth_field() {
        let game = game("kalah-pie");
        let text = write_position(&game.start());
        assert_eq!(text, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S pie");
        assert_eq!(game.read_position(&text), Ok(game.start()));
        assert_eq!(
            game.read_position("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S cake"),
            Err(PositionError::NotAPie { found: "cake".to_owned() })
        );
    }

    #[test]
    fn two_homes_in_a_row_are_refused() {
        let text = "t,1,t,1,1,1,1,1,1/1,1,1,1,1,1,1,1,1 60,60 S";
        assert_eq!(refused("togyz-kumalak", text), PositionError::TwoHomes { side: Side::South });
    }

    #[test]
    fn what_the_rules_forbid_is_refused_with_their_reason() {
        let cases = [
            ("oware", "4,4,4/4,4,4 0,0 S", SetupError::PitCount { side: Side::South, found: 3, count: 6 }),
            ("oware", "200,0,0,0,0,0/0,0,0,0,0,0 50,6 S", SetupError::TooMany { found: 256 }),
            ("oware", "t,0,0,0,0,0/0,0,0,0,0,1 0,0 S", SetupError::NoHomes),
            ("oware", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S pie", SetupError::NoPie),
        ];
        for (name, text, reason) in cases {
            assert_eq!(refused(name, text), because(text, reason));
        }
        let ninth = "1,1,1,1,1,1,1,1,t/1,1,1,1,1,1,1,1,1 0,0 S";
        let same = "1,t,1,1,1,1,1,1,1/1,t,1,1,1,1,1,1,1 0,0 S";
        let last = SetupError::HomeInLast { side: Side::South, number: 9 };
        assert_eq!(refused("togyz-kumalak", ninth), because(ninth, last));
        assert_eq!(refused("togyz-kumalak", same), because(same, SetupError::HomesSameNumber { number: 2 }));
    }

    #[test]
    fn each_field_has_its_own_error() {
        let found = |text: &str| text.to_owned();
        assert_eq!(
            refused("oware", "4,4,y,4,4,4/4,4,4,4,4,4 0,0 S"),
            PositionError::NotSeeds { found: found("y"), side: Side::South, number: 3 }
        );
        assert_eq!(
            refused("oware", "4,4,4,4,4,4/4,4,4,4,4,256 0,0 S"),
            PositionError::NotSeeds { found: found("256"), side: Side::North, number: 6 }
        );
        assert_eq!(
            refused("oware", "4,4,4,4,4,+4/4,4,4,4,4,4 0,0 S"),
            PositionError::NotSeeds { found: found("+4"), side: Side::South, number: 6 }
        );
        assert_eq!(
            refused("oware", "4,4,4,4,4,4/4,4,4,4,4,4 0,-1 S"),
            PositionError::NotAStore { found: found("-1"), side: Side::North }
        );
        assert_eq!(
            refused("oware", "4,4,4,4,4,4/4,4,4,4,4,4 00 S"),
            PositionError::Stores { found: found("00") }
        );
        assert_eq!(
            refused("oware", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 W"),
            PositionError::NotASide { found: found("W") }
        );
        assert_eq!(
            refused("oware", "4,4,4,4,4,4 0,0 S"),
            PositionError::Rows { found: found("4,4,4,4,4,4"), example: found("4,4,4,4,4,4/4,4,4,4,4,4") }
        );
    }

    #[test]
    fn a_text_of_no_shape_is_shown_how_a_position_looks() {
        for text in ["", "hello", "4,4,4,4,4,4/4,4,4,4,4,4 0,0", "1 2 3 4 5 6 7"] {
            let example = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S".to_owned();
            assert_eq!(refused("oware", text), PositionError::Shape { text: text.to_owned(), example });
        }
    }

    #[test]
    fn a_side_that_must_pass_is_read_as_the_other_to_move() {
        let text = "0,0,0,0,0,0,0/1,0,0,0,0,0,3 40,40 S";
        assert_eq!(read_back("sungka", text), "0,0,0,0,0,0,0/1,0,0,0,0,0,3 40,40 N");
    }

    proptest! {
        #[test]
        fn no_text_makes_the_reader_panic(text in ".{0,80}") {
            let _ = game("togyz-kumalak").read_position(&text);
        }

        #[test]
        fn nor_does_text_that_is_nearly_a_position(text in "[0-9t,/<>\\[\\]SN_ x-]{0,60}") {
            let _ = game("togyz-kumalak").read_position(&text);
        }

        #[test]
        fn any_board_of_up_to_255_seeds_is_read_back(
            rows in proptest::collection::vec(0_u8..=18, 12),
            stores in (0_u8..=19, 0_u8..=19),
        ) {
            let row = |pits: &[u8]| pits.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
            let text = format!("{}/{} {},{} S", row(&rows[..6]), row(&rows[6..]), stores.0, stores.1);
            let total = rows.iter().map(|seeds| u32::from(*seeds)).sum::<u32>();
            prop_assert!(total <= 255);
            prop_assert_eq!(write_position(&game("oware").read_position(&text).unwrap()), text);
        }
    }
}
