//! Boards of four rows as Ludii plays them, turn by turn: positions, moves and what they do.
//!
//! Ludii writes a turn as a first lap, with its further laps listed, and choices as further moves. A turn is compared if it is a
//! sowing with at most one pit of choice, and the position after it is known.

use std::collections::HashMap;

use serde_json::Value;
use sower_core::rules::RingWays;
use sower_core::{Choice, Extra, Game, Move, Pie, Pit, Place, Rules, Setup, Side, Way, library};
use sower_testing::cases;

/// A recorded program, our game, and how much of it replays.
struct Program {
    name: &'static str,
    game: &'static str,
    /// The decision from which rows are compared: earlier ones are an opening that our rules do not have.
    from: u64,
    /// Whole turns, how many of them lead to the same board, and in how many the same pits and directions are legal.
    turns: usize,
    same: usize,
    lists: usize,
}

const fn program(name: &'static str, game: &'static str, from: u64, counts: [usize; 3]) -> Program {
    let [turns, same, lists] = counts;
    Program { name, game, from, turns, same, lists }
}

include!("four_rows_table.rs");

/// Where each site of a recorded board is.
struct Sites(HashMap<usize, Place>);

impl Sites {
    fn new(rules: &Rules) -> Sites {
        let places = Side::BOTH
            .into_iter()
            .flat_map(|side| (0..rules.board().pits).map(move |index| Place { side, index }));
        let site = |place: Place| {
            let (column, row) = rules.square(place);
            usize::from(row) * usize::from(rules.columns()) + usize::from(column)
        };
        Sites(places.map(|place| (site(place), place)).collect())
    }

    /// The rows of a board such as `2222(40)0`, South's first.
    fn rows(&self, board: &str) -> [Vec<u8>; 2] {
        let mut rows = [vec![0; self.0.len() / 2], vec![0; self.0.len() / 2]];
        for (site, count) in counts(board).into_iter().enumerate() {
            let place = self.0[&site];
            rows[place.side][usize::from(place.index)] = count;
        }
        rows
    }
}

fn counts(board: &str) -> Vec<u8> {
    let mut counts = Vec::new();
    let mut left = board.chars();
    while let Some(letter) = left.next() {
        counts.push(match letter {
            '0'..='9' => letter as u8 - b'0',
            'a'..='z' => letter as u8 - b'a' + 10,
            'A'..='Z' => letter as u8 - b'A' + 36,
            _ => left.by_ref().take_while(|letter| *letter != ')').collect::<String>().parse().unwrap(),
        });
    }
    counts
}

/// The pit and direction of a move such as `12>13`.
fn sowing(rules: &Rules, sites: &Sites, mover: Side, text: &str) -> Option<(u8, Way)> {
    let text = text.split(['=', '~']).next()?;
    let (from, to) = text.split_once('>')?;
    let place = |site: &str| sites.0.get(&site.parse().ok()?).copied().filter(|place| place.side == mover);
    let (from, to) = (place(from)?.index, place(to)?.index);
    let columns = rules.columns();
    let place_in_ring = |index: u8| if index < columns { 2 * columns - 1 - index } else { index - columns };
    let step = (place_in_ring(to) + 2 * columns - place_in_ring(from)) % (2 * columns);
    match step {
        1 => Some((from, Way::Anticlockwise)),
        step if step == 2 * columns - 1 => Some((from, Way::Clockwise)),
        _ => None,
    }
}

/// The pit of a choice such as `x21` or `21-28`.
fn chosen(sites: &Sites, mover: Side, text: &str) -> Option<Place> {
    let text = text.split(['=', '~']).next()?.trim_start_matches('x');
    let site = text.split(['-', '>']).next()?;
    sites.0.get(&site.parse().ok()?).copied().filter(|place| place.side != mover)
}

/// Turns, same boards, same lists of moves, and the first difference.
fn replay(program: &Program) -> ([usize; 3], Option<String>) {
    let rules = library::find(program.game).expect("it is shipped").rules(&[]).expect("and sound");
    let values: Vec<Value> =
        cases::outside().values(&format!("family/four-row/ludii/{}.jsonl", program.name));
    let rows: Vec<&Value> = values[1..].iter().filter(|row| row["x"].is_string()).collect();
    let sites = Sites::new(&rules);
    let game = Game::new(rules);
    let (mut found, mut difference) = ([0; 3], None);
    let mut turn = (u64::MAX, 0_u64);
    let mut at = 0;
    while at < rows.len() {
        let follows = |next: usize| {
            rows.get(next).is_some_and(|row| {
                row["g"] == rows[at]["g"] && row["n"].as_u64() == rows[next - 1]["n"].as_u64().map(|n| n + 1)
            })
        };
        let mut end = at + 1;
        while follows(end) && rows[end]["m"] == rows[at]["m"] {
            end += 1;
        }
        let played = &rows[at..end];
        let number = played[0]["g"].as_u64().unwrap();
        turn = if turn.0 == number { (number, turn.1 + 1) } else { (number, 0) };
        let after =
            played.last().unwrap()["a"].as_str().map(|after| after.split('|').next().unwrap().to_owned());
        let after = after.or_else(|| follows(end).then(|| rows[end]["b"].as_str().unwrap().to_owned()));
        let is_cut = played.iter().any(|row| row["e"]["cut"] == 1);
        if let Some(after) = after.filter(|_| !is_cut && played[0]["n"].as_u64().unwrap() >= program.from) {
            compare(&game, &sites, played, turn.1, &after, &mut found, &mut difference);
        }
        at = end;
    }
    (found, difference)
}

fn compare(
    game: &Game,
    sites: &Sites,
    played: &[&Value],
    turns: u64,
    after: &str,
    found: &mut [usize; 3],
    difference: &mut Option<String>,
) {
    let rules = game.rules();
    let row = played[0];
    let side = if row["m"] == 1 { Side::South } else { Side::North };
    let read = |text: &str| sowing(rules, sites, side, text);
    let Some((pit, way)) = read(row["x"].as_str().unwrap()) else { return };
    let choices: Vec<&str> =
        played[1..].iter().filter_map(|row| row["x"].as_str()).filter(|text| *text != "pass").collect();
    let choice = match choices[..] {
        [] => Choice::None,
        [only] => match chosen(sites, side, only) {
            Some(place) => Choice::Pit(place.seen_by(side, rules.board().pits)),
            None => return,
        },
        _ => return,
    };
    let mut legal: Vec<(u8, Way)> = row["l"].as_str().unwrap().split(' ').filter_map(read).collect();
    legal.sort_unstable();
    legal.dedup();
    let mut extra = Extra { turns: turns.min(200) as u8, ..Extra::default() };
    let kept = legal.iter().all(|(_, other)| *other == way);
    if rules.ring().ways != RingWays::Either && rules.ring().ways != RingWays::One && kept {
        extra.ways[side] = Some(way);
    }
    let setup = Setup {
        rows: sites.rows(row["b"].as_str().unwrap()),
        stores: [0; 2],
        homes: [None; 2],
        side,
        pie: Pie::Closed,
        extra,
    };
    let position = game.position(&setup).expect("a recorded position is one");
    let moves = game.moves(&position);
    let usual = match rules.sow().direction {
        sower_core::rules::Direction::Anticlockwise => Way::Anticlockwise,
        sower_core::rules::Direction::Clockwise => Way::Clockwise,
    };
    let said = (rules.ring().ways != RingWays::One || way != usual).then_some(way);
    let made = Move::new(Pit::from_index(pit), said, choice);
    found[0] += 1;
    let expected = sites.rows(after);
    let result = game.play(&position, made);
    let same = result
        .as_ref()
        .is_ok_and(|result| Side::BOTH.iter().all(|side| result.row(*side) == expected[*side]));
    found[1] += usize::from(same);
    let mut listed: Vec<(u8, Way)> = moves
        .iter()
        .map(|played| (played.pit().unwrap().index() as u8, played.way().unwrap_or(usual)))
        .collect();
    listed.sort_unstable();
    listed.dedup();
    found[2] += usize::from(listed == legal);
    if !same && difference.is_none() {
        let result = result.map(|result| Side::BOTH.map(|side| result.row(side).to_vec()));
        *difference = Some(format!("{row} {made}: {result:?}, expected {expected:?}"));
    }
}

pub(crate) fn ludiis_turns_on_four_rows_replay() {
    let mut report = Vec::new();
    for program in PROGRAMS {
        let (found, difference) = replay(program);
        let expected = [program.turns, program.same, program.lists];
        if found != expected {
            report.push(format!(
                "{} as {}: {found:?}, not {expected:?}; {difference:?}",
                program.name, program.game
            ));
        }
    }
    assert!(report.is_empty(), "{}", report.join("\n"));
}

/// Games on three rows, the turns that are compared, and how many of them lead to the same board, captures included, and have the same
/// legal pits. The marks of captured pits are not recorded, so each game is played from its start until a row is missing, a round
/// ends or a board differs.
const THREE_ROWS: &[(&str, &str, [usize; 3])] = &[
    ("Gabata (Adowa)", "gabata-adowa", [269, 269, 269]),
    ("Gabata (Aksum)", "gabata-aksum", [236, 236, 236]),
    // The program captures at the end of a lap, and in the first lap of a turn it forgets how far it has sown.
    ("Rab'e", "rabe", [27, 22, 27]),
];

fn replay_three_rows(name: &str, game: &str) -> ([usize; 3], Option<String>) {
    let rules = library::find(game).expect("it is shipped").rules(&[]).expect("and sound");
    let values: Vec<Value> = cases::outside().values(&format!("family/four-row/ludii/{name}.jsonl"));
    let sites = Sites::new(&rules);
    let game = Game::new(rules);
    let (mut found, mut difference) = ([0; 3], None);
    let rows: Vec<&Value> = values[1..].iter().collect();
    let mut position = None;
    for pair in rows.windows(2) {
        let [row, next] = pair else { continue };
        if row["n"] == 0 {
            position = Some(game.start());
        }
        let Some(before) = position.take() else { continue };
        let follows = next["g"] == row["g"] && next["n"].as_u64() == row["n"].as_u64().map(|n| n + 1);
        let side = if row["m"] == 1 { Side::South } else { Side::North };
        let from = |text: &str| sites.0.get(&text.split('>').next()?.parse().ok()?).copied();
        let Some(pit) = row["x"].as_str().and_then(from).filter(|pit| pit.side == side) else { continue };
        let is_over =
            next["h"] != row["h"] && next["b"].as_str().is_some_and(|board| board.starts_with("000000"));
        if !follows || is_over || before.side() != side {
            continue;
        }
        let mut legal: Vec<u8> =
            row["l"].as_str().unwrap().split(' ').filter_map(from).map(|place| place.index).collect();
        legal.sort_unstable();
        let mut listed: Vec<u8> =
            game.moves(&before).iter().map(|played| played.pit().unwrap().index() as u8).collect();
        listed.sort_unstable();
        found[0] += 1;
        found[2] += usize::from(listed == legal);
        let expected = sites.rows(next["b"].as_str().unwrap());
        match game.play(&before, Move::Sow(Pit::from_index(pit.index))) {
            Ok(after)
                if Side::BOTH.iter().all(|side| after.row(*side) == expected[*side])
                    && next["h"][0] == after.store(Side::South)
                    && next["h"][1] == after.store(Side::North) =>
            {
                found[1] += 1;
                position = Some(after);
            }
            other => {
                let other = other.map(|after| sower_core::notation::write_position(&after));
                let before = sower_core::notation::write_position(&before);
                difference.get_or_insert_with(|| format!("{before}: {row} {other:?}, expected {expected:?}"));
            }
        }
    }
    (found, difference)
}

pub(crate) fn ludiis_turns_on_three_rows_replay() {
    let mut report = Vec::new();
    for (name, game, expected) in THREE_ROWS {
        let (found, difference) = replay_three_rows(name, game);
        if found != *expected {
            report.push(format!("{name} as {game}: {found:?}, not {expected:?}; {difference:?}"));
        }
    }
    assert!(report.is_empty(), "{}", report.join("\n"));
}
