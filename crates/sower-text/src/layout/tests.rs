use sower_core::rules::Change;
use sower_core::{Named, RulesFile, library};

use super::*;

/// Boards of four rows: the columns, and keys of the rules.
const FOUR_ROWS: [(u8, &str); 5] =
    [(8, "captured = 'lap'"), (8, "ways = 'either'"), (4, ""), (1, ""), (16, "captured = 'lap'")];

/// Rules of a game with four rows.
fn four_rows(columns: u8, keys: &str, changes: &[Change]) -> Rules {
    let text = format!(
        "name = 'Four'\nregion = 'r'\nsummary = 's'\nsource = ['x']\nlabels = 'letters'\n\
         [board]\nrows = 4\npits = {}\nseeds = 2\n[ring]\n{keys}\n[cycle]\nmax-plies = 100\n",
        2 * columns
    );
    let file = RulesFile::parse("four.toml", "four", &text).unwrap_or_else(|fault| panic!("{keys}: {fault}"));
    file.rules(None, changes).unwrap_or_else(|fault| panic!("{keys}: {fault}"))
}

/// Every game and variant as shipped, and with every valid number of pits.
fn every_board() -> Vec<(String, Rules)> {
    let mut boards = Vec::new();
    for listed in library::all() {
        boards.push((listed.name.clone(), listed.rules(&[]).unwrap()));
        for pits in 1..=15 {
            let changes = [format!("board.pits={pits}"), "board.seeds=2".to_owned()];
            let changes: Vec<Change> = changes.iter().map(|text| Change::parse(text).unwrap()).collect();
            // Rules with a listed start, or that would end at once with so few seeds, are invalid on such a board.
            if let Ok(rules) = listed.rules(&changes) {
                boards.push((format!("{} with {pits} pits", listed.name), rules));
            }
        }
    }
    for (columns, keys) in FOUR_ROWS {
        boards.push((format!("four rows of {columns}, {keys}"), four_rows(columns, keys, &[])));
        let clockwise = Change::parse("sow.direction=clockwise").unwrap();
        let rules = four_rows(columns, keys, &[clockwise]);
        boards.push((format!("four rows of {columns}, {keys}, clockwise"), rules));
    }
    boards
}

fn each_layout(mut check: impl FnMut(&str, &Rules, Orientation, &Layout)) {
    for (name, rules) in every_board() {
        for (_, orientation) in Orientation::ALL {
            let layout = Layout::new(&rules, *orientation);
            check(&format!("{name}, {orientation}"), &rules, *orientation, &layout);
        }
    }
}

fn hollows(layout: &Layout) -> Vec<Hollow> {
    let pits = layout.pits.iter().flatten().map(|pit| pit.hollow);
    pits.chain(layout.stores.iter().map(|store| store.hollow)).collect()
}

/// Points on the edge of a hollow, dense enough to detect overlaps.
fn edge(hollow: Hollow) -> Vec<Point> {
    let Hollow { centre, half_width, half_height, corner } = hollow;
    let mut points = Vec::new();
    for step in 0..64 {
        let (sine, cosine) = (f64::from(step) * std::f64::consts::TAU / 64.0).sin_cos();
        let x = cosine.signum() * (half_width - corner) + cosine * corner;
        let y = sine.signum() * (half_height - corner) + sine * corner;
        points.push(centre.shifted(x, y));
    }
    for part in -16..=16 {
        let part = f64::from(part) / 16.0;
        points.push(centre.shifted(part * (half_width - corner), half_height));
        points.push(centre.shifted(part * (half_width - corner), -half_height));
        points.push(centre.shifted(half_width, part * (half_height - corner)));
        points.push(centre.shifted(-half_width, part * (half_height - corner)));
    }
    points
}

#[test]
fn every_pit_and_store_lies_within_the_board() {
    each_layout(|name, _, _, layout| {
        let slab = layout.slab.grown(-6.0);
        for hollow in hollows(layout) {
            assert!(edge(hollow).into_iter().all(|point| slab.contains(point)), "{name}: {hollow:?}");
        }
        let whole = Hollow {
            centre: Point::new(layout.width / 2.0, layout.height / 2.0),
            half_width: layout.width / 2.0,
            half_height: layout.height / 2.0,
            corner: 0.0,
        };
        assert!(edge(layout.slab).into_iter().all(|point| whole.contains(point)), "{name}");
    });
}

#[test]
fn no_two_pits_or_stores_overlap() {
    each_layout(|name, _, _, layout| {
        let all = hollows(layout);
        for (number, one) in all.iter().enumerate() {
            let walled = one.grown(3.0);
            for other in &all[..number] {
                assert!(
                    !edge(*other).into_iter().any(|point| walled.contains(point)),
                    "{name}: {one:?} {other:?}"
                );
            }
        }
    });
}

#[test]
fn whatever_is_written_stands_on_the_board_and_beside_the_hollows() {
    each_layout(|name, _, _, layout| {
        let pits = layout.pits.iter().flatten().flat_map(|pit| [pit.label, pit.count]);
        let stores = layout.stores.iter().map(|store| store.count);
        let tallies = layout.tallies.iter().flatten().flatten().copied();
        let written: Vec<Point> = pits.chain(stores).chain(layout.names).chain(tallies).collect();
        for point in &written {
            assert!(layout.slab.grown(-12.0).contains(*point), "{name}: {point:?}");
            for hollow in hollows(layout) {
                assert!(!hollow.grown(9.0).contains(*point), "{name}: {point:?} {hollow:?}");
            }
        }
        for (number, one) in written.iter().enumerate() {
            assert!(written[..number].iter().all(|other| one.distance(*other) > 19.0), "{name}: {one:?}");
        }
    });
}

#[test]
fn south_sows_to_the_right_against_the_clock_and_to_the_left_with_it() {
    each_layout(|name, rules, orientation, layout| {
        if orientation == Orientation::Upright && rules.view().shape == Shape::Rows || rules.board().rows > 2
        {
            return;
        }
        let rightwards = rules.sow().direction == Direction::Anticlockwise;
        for pair in layout.pits[Side::South].windows(2) {
            assert_eq!(pair[0].hollow.centre.x < pair[1].hollow.centre.x, rightwards, "{name}");
        }
        for pair in layout.pits[Side::North].windows(2) {
            assert_eq!(pair[0].hollow.centre.x > pair[1].hollow.centre.x, rightwards, "{name}");
        }
        let row = |side: Side| layout.pits[side].iter().map(|pit| pit.hollow.centre.y);
        let lowest_of_north = row(Side::North).fold(f64::MIN, f64::max);
        assert!(row(Side::South).all(|y| y > lowest_of_north), "{name}: South lies below");
    });
}

#[test]
fn souths_store_is_at_souths_right_hand_unless_sowing_puts_it_elsewhere() {
    each_layout(|name, rules, orientation, layout| {
        let at_right = layout.stores[Side::South].count.x > layout.width / 2.0;
        let sown_clockwise =
            rules.sow().stores == SowStores::Own && rules.sow().direction == Direction::Clockwise;
        if orientation == Orientation::Wide {
            assert_eq!(at_right, !sown_clockwise, "{name}");
        }
    });
}

#[test]
fn an_arrow_stands_between_each_two_neighbours_of_a_side() {
    each_layout(|name, rules, _, layout| {
        let pits = usize::from(rules.board().pits);
        let arrows = layout.arrows();
        let expected = match rules.board().rows {
            _ if !is_one_way(rules) => 0,
            4 => 2 * pits,
            _ => 2 * (pits - 1),
        };
        assert_eq!(arrows.len(), expected, "{name}");
        for arrow in arrows {
            assert!(!hollows(layout).iter().any(|hollow| hollow.contains(arrow.at)), "{name}: {arrow:?}");
        }
    });
}

#[test]
fn on_an_upright_board_south_sows_down_towards_its_store() {
    each_layout(|name, rules, orientation, layout| {
        if orientation == Orientation::Wide || rules.view().shape == Shape::Ring || rules.board().rows > 2 {
            return;
        }
        for pair in layout.pits[Side::South].windows(2) {
            assert!(pair[0].hollow.centre.y < pair[1].hollow.centre.y, "{name}");
        }
        let last = layout.pits[Side::South].last().unwrap().hollow.centre;
        assert!(layout.stores[Side::South].count.y > last.y, "{name}");
        let south_is_left = last.x < layout.width / 2.0;
        assert_eq!(south_is_left, rules.sow().direction == Direction::Anticlockwise, "{name}");
    });
}

#[test]
fn a_store_that_is_sown_lies_beyond_its_owners_last_pit_on_the_way() {
    each_layout(|name, rules, _, layout| {
        if rules.board().rows == 4 {
            return;
        }
        let pits = usize::from(rules.board().pits);
        for mover in Side::BOTH {
            let path = &layout.paths[mover];
            let sown = rules.sow().stores == SowStores::Own;
            assert_eq!(path.len(), 2 * pits + usize::from(sown), "{name}");
            assert_eq!(path[0].at, layout.pits[mover][0].hollow.centre, "{name}");
            let store = path.iter().position(|stop| stop.cell == Cell::Store(mover));
            assert_eq!(store, sown.then_some(pits), "{name}");
            assert!(!path.iter().any(|stop| stop.cell == Cell::Store(!mover)), "{name}");
            let Some(store) = store else { continue };
            // The path from the first pit to the last continues toward the store.
            let (first, last) = (path[0].at, path[store - 1].at);
            let ahead = path[store].at;
            assert!(pits == 1 || ahead.distance(last) < ahead.distance(first), "{name}");
        }
    });
}

#[test]
fn a_path_visits_every_pit_that_is_sown_exactly_once() {
    each_layout(|name, rules, _, layout| {
        let pits = rules.board().pits;
        for mover in Side::BOTH {
            let sides: &[Side] = if rules.board().rows == 4 { &[mover] } else { &Side::BOTH };
            for side in sides {
                for index in 0..pits {
                    let cell = Cell::Pit(Place { side: *side, index });
                    let stops = layout.paths[mover].iter().filter(|stop| stop.cell == cell);
                    let at: Vec<Point> = stops.map(|stop| stop.at).collect();
                    assert_eq!(at, [layout.hollow(cell).centre], "{name}");
                }
            }
        }
    });
}

#[test]
fn with_four_rows_each_step_of_a_path_leads_to_a_neighbour() {
    each_layout(|name, rules, _, layout| {
        if rules.board().rows != 4 {
            return;
        }
        for side in Side::BOTH {
            let path = &layout.paths[side];
            for (stop, next) in path.iter().zip(path.iter().cycle().skip(1)) {
                assert_eq!(stop.at.distance(next.at), 100.0, "{name}");
            }
        }
    });
}

#[test]
fn with_four_rows_inner_rows_face_each_other_and_owners_count_from_their_left() {
    let rules = four_rows(8, "", &[]);
    let layout = Layout::new(&rules, Orientation::Wide);
    let at = |side: Side, index: u8| layout.pit(Place { side, index }).hollow.centre;
    assert_eq!(at(Side::South, 0).x, at(Side::North, 7).x);
    assert_eq!(at(Side::South, 0).x, at(Side::South, 8).x);
    assert!(at(Side::South, 0).x < at(Side::South, 1).x && at(Side::North, 0).x > at(Side::North, 1).x);
    let rows = [(Side::North, 8), (Side::North, 0), (Side::South, 0), (Side::South, 8)];
    let ys = rows.map(|(side, index)| at(side, index).y);
    assert!(ys.is_sorted(), "{ys:?}");
    // Anticlockwise, an outer row is sown to its owner's right.
    let order: Vec<Cell> = layout.paths[Side::South].iter().map(|stop| stop.cell).collect();
    let pit = |index: u8| Cell::Pit(Place { side: Side::South, index });
    assert_eq!([order[0], order[7], order[8], order[15]], [pit(8), pit(15), pit(7), pit(0)]);
}

#[test]
fn the_terminals_columns_are_those_of_the_wide_board() {
    for (name, rules) in every_board() {
        let layout = Layout::new(&rules, Orientation::Wide);
        for side in Side::BOTH {
            let mut places: Vec<Place> = (0..rules.board().pits).map(|index| Place { side, index }).collect();
            places.sort_by(|one, other| {
                layout.pit(*one).hollow.centre.x.total_cmp(&layout.pit(*other).hollow.centre.x)
            });
            let columns: Vec<usize> = places.iter().map(|place| column(&rules, *place)).collect();
            assert!(columns.is_sorted(), "{name}: {columns:?}");
            places.sort_by(|one, other| {
                layout.pit(*one).hollow.centre.y.total_cmp(&layout.pit(*other).hollow.centre.y)
            });
            let rows: Vec<usize> = places.iter().map(|place| row(&rules, *place)).collect();
            assert!(rules.view().shape == Shape::Ring || rows.is_sorted(), "{name}: {rows:?}");
        }
    }
}
