use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use sower_core::rules::{Change, RulesFile};
use sower_core::{Extra, Game, Move, Named, Pie, Setup, Side, library};

use super::*;

/// The largest picture in bytes.
const LARGEST: usize = 60 * 1024;

fn game(name: &str, changes: &[&str]) -> Game {
    let changes: Vec<Change> = changes.iter().map(|text| Change::parse(text).unwrap()).collect();
    Game::new(library::find(name).unwrap().rules(&changes).unwrap())
}

/// The start and some positions of a random game, with the move that led there.
fn positions(game: &Game, seed: u64) -> Vec<(Position, Option<LastMove>)> {
    let mut rng = Pcg64::seed_from_u64(seed);
    let mut found = vec![(game.start(), None)];
    let mut position = game.start();
    for ply in 1..=120 {
        let moves = game.moves(&position);
        if moves.is_empty() {
            break;
        }
        let trace = game.trace(&position, moves[rng.random_range(0..moves.len())]).unwrap();
        position = trace.after;
        if ply % 30 == 0 {
            found.push((position, LastMove::of(&trace)));
        }
    }
    found
}

fn options(game: &Game, position: &Position) -> DrawOptions {
    let place = |played: Move| played.pit().map(|pit| Place::of(position.side(), pit, position.pits()));
    let legal = game.moves(position).into_iter().filter_map(place).collect();
    DrawOptions { legal, ..DrawOptions::default() }
}

/// Checks the XML rules that matter for these pictures: one root, tags closed in order, quoted attributes, escaped
/// text. Returns the ids that are referenced and those that are defined.
fn check_xml(text: &str) -> Result<(Vec<&str>, Vec<&str>), String> {
    let mut open = Vec::new();
    let (mut used, mut defined) = (Vec::new(), Vec::new());
    for piece in text.split('<').skip(1) {
        let (tag, content) = piece.split_once('>').ok_or_else(|| format!("{piece}: not closed"))?;
        if let Some(name) = tag.strip_prefix('/') {
            let opened = open.pop();
            if opened != Some(name) {
                return Err(format!("{name} closes {opened:?}"));
            }
        } else {
            let inner = tag.strip_suffix('/').unwrap_or(tag);
            let (name, attributes) = inner.split_once(' ').unwrap_or((inner, ""));
            let mut quoted = attributes.split('"');
            while let (Some(key), Some(value)) = (quoted.next(), quoted.next()) {
                if !key.ends_with('=') || value.contains('&') {
                    return Err(format!("{tag}: attribute {key}"));
                }
                match key.trim() {
                    "id=" => defined.push(value),
                    "href=" => used.extend(value.strip_prefix('#')),
                    _ => used.extend(value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')'))),
                }
            }
            if !tag.ends_with('/') {
                open.push(name);
            } else if open.is_empty() {
                return Err("two roots".to_owned());
            }
        }
        let entities = ["&amp;", "&lt;", "&gt;", "&quot;"];
        let bare =
            content.match_indices('&').any(|(at, _)| !entities.iter().any(|e| content[at..].starts_with(e)));
        if bare || (open.is_empty() && !content.trim().is_empty()) {
            return Err(format!("{content}: not escaped, or beyond the root"));
        }
    }
    if open.is_empty() { Ok((used, defined)) } else { Err(format!("{open:?} stay open")) }
}

#[test]
fn every_game_draws_well_formed_pictures_that_are_not_too_large() {
    for listed in library::all() {
        let game = Game::new(listed.rules(&[]).unwrap());
        for (position, last_move) in positions(&game, 7) {
            for (name, orientation) in Orientation::ALL {
                let options =
                    DrawOptions { orientation: *orientation, last_move, ..options(&game, &position) };
                let picture = draw_svg(game.rules(), &position, &options);
                let (used, defined) =
                    check_xml(&picture).unwrap_or_else(|fault| panic!("{} {name}: {fault}", listed.name));
                assert!(used.iter().all(|id| defined.contains(id)), "{}: {used:?} {defined:?}", listed.name);
                assert!(picture.len() < LARGEST, "{} {name}: {} bytes", listed.name, picture.len());
            }
        }
    }
}

#[test]
fn boards_of_every_size_can_be_drawn() {
    for name in ["kalah", "oware", "togyz-kumalak", "ogidise"] {
        for pits in [1, 2, 15] {
            let game = game(name, &[&format!("board.pits={pits}"), "board.seeds=8", "end.seeds-left=0"]);
            let picture = draw_svg(game.rules(), &game.start(), &options(&game, &game.start()));
            check_xml(&picture).unwrap();
        }
    }
}

#[test]
fn the_same_position_gives_the_same_picture() {
    let game = game("oware", &[]);
    let draw = || draw_svg(game.rules(), &game.start(), &DrawOptions::default());
    assert_eq!(draw(), draw());
}

#[test]
fn every_seed_is_drawn() {
    let game = game("kalah", &[]);
    for (position, _) in positions(&game, 3) {
        let picture = draw_svg(game.rules(), &position, &DrawOptions::default());
        assert_eq!(picture.matches("<use href=\"#t9").count(), 48);
    }
}

#[test]
fn a_picture_says_the_whole_position_in_a_sentence() {
    let game = game("togyz-kumalak", &[]);
    let setup = Setup {
        rows: [vec![1, 2, 3, 4, 5, 6, 7, 8, 9], vec![9, 9, 0, 9, 9, 9, 9, 9, 9]],
        stores: [30, 12],
        homes: [Some(2), None],
        side: Side::North,
        pie: Pie::Closed,
        extra: Extra::default(),
    };
    let position = game.position(&setup).unwrap();
    let picture = draw_svg(game.rules(), &position, &DrawOptions::default());
    assert!(picture.contains("<title>Togyz Kumalak: North to move</title>"));
    assert!(
        picture.contains(
            "<desc>North to move; South's otaus have 1, 2, 3, 4, 5, 6, 7, 8, 9 and its kazan 30, North's otaus have \
             9, 9, 0, 9, 9, 9, 9, 9, 9 (3 is South's tuzdyk) and its kazan 12.</desc>"
        ),
        "{picture}"
    );
    let finished = DrawOptions { finished: true, ..DrawOptions::default() };
    assert!(draw_svg(game.rules(), &position, &finished).contains("Togyz Kumalak: the game is over"));
}

#[test]
fn a_picture_names_the_sides_in_its_language_alone() {
    let game = game("togyz-kumalak", &[]);
    let setup = Setup {
        rows: [vec![1, 2, 3, 4, 5, 6, 7, 8, 9], vec![9, 9, 0, 9, 9, 9, 9, 9, 9]],
        stores: [30, 12],
        homes: [Some(2), None],
        side: Side::North,
        pie: Pie::Closed,
        extra: Extra::default(),
    };
    let position = game.position(&setup).unwrap();
    let names = [("en", ["South", "North"]), ("ru", ["Юг", "Север"]), ("kk", ["Оңтүстік", "Солтүстік"])];
    for (tag, [south, north]) in names {
        let language = Language::of(tag).unwrap();
        let picture = draw_svg(game.rules(), &position, &DrawOptions { language, ..DrawOptions::default() });
        for name in [south, north] {
            assert!(picture.contains(&format!(">{name}<")), "{tag}: {picture}");
        }
        // The home shows the first letter of its owner's name.
        let initial: String = south.chars().take(1).collect();
        assert!(picture.contains(&format!(">{initial}<")), "{tag}: {picture}");
        let english = ["South", "North", ">S<", ">N<"];
        assert!(tag == "en" || !english.iter().any(|word| picture.contains(word)), "{tag}: {picture}");
    }
}

#[test]
fn counts_can_be_left_out_but_stores_keep_theirs() {
    let game = game("kalah", &[]);
    let texts = |counts| {
        let options = DrawOptions { counts, ..DrawOptions::default() };
        draw_svg(game.rules(), &game.start(), &options).matches("<text").count()
    };
    assert_eq!(texts(true) - texts(false), 12);
}

#[test]
fn a_ring_shows_what_each_side_possesses() {
    let game = game("ogidise", &[]);
    let picture = draw_svg(game.rules(), &game.start(), &DrawOptions::default());
    for said in ["claimed 0", "on the side 24", "possession 24"] {
        assert_eq!(picture.matches(said).count(), 2, "{said}");
    }
}

#[test]
fn a_games_name_cannot_break_the_picture() {
    let text = "name = 'Sow & <reap> \"it\"'\nregion = 'r'\nsummary = 's'\nsource = ['x']\n\
                [board]\npits = 3\nseeds = 3\n[cycle]\nmax-plies = 100\n";
    let rules = RulesFile::parse("own.toml", "own", text).unwrap().rules(None, &[]).unwrap();
    let picture = draw_svg(&rules, &Position::start(&rules), &DrawOptions::default());
    check_xml(&picture).unwrap();
    assert!(picture.contains("Sow &amp; &lt;reap&gt; &quot;it&quot;"));
}

/// A game with four rows of four.
fn four_rows(keys: &str) -> Game {
    let text = format!(
        "name = 'Own'\nregion = 'r'\nsummary = 's'\nsource = ['x']\nlabels = 'letters'\n\
         [board]\nrows = 4\npits = 8\nseeds = 2\n[cycle]\nmax-plies = 100\n[ring]\n{keys}\n"
    );
    Game::new(RulesFile::parse("own.toml", "own", &text).unwrap().rules(None, &[]).unwrap())
}

#[test]
fn four_rows_without_stores_say_their_rows_and_draw_every_pit() {
    let game = four_rows("captured = 'lap'");
    let picture = draw_svg(game.rules(), &game.start(), &DrawOptions::default());
    check_xml(&picture).unwrap();
    assert!(
        picture.contains(
            "<desc>South to move; South's pits have 2, 2, 2, 2 in the inner row and 2, 2, 2, 2 in the outer row, \
             North's pits have 2, 2, 2, 2 in the inner row and 2, 2, 2, 2 in the outer row.</desc>"
        ),
        "{picture}"
    );
    assert_eq!(picture.matches("-pit-42-42\" x=").count(), 16);
    assert_eq!(picture.matches(">2</text>").count(), 16);
    assert_eq!(picture.matches(">0</text>").count(), 0, "no store is drawn");
    assert_eq!(picture.matches("-way\" transform").count(), 16);
}

#[test]
fn closed_and_owned_pits_are_drawn_and_said() {
    let text = "name = 'Own'\nregion = 'r'\nsummary = 's'\nsource = ['x']\nlabels = 'letters'\n\
                [board]\npits = 4\nseeds = 2\nclosing = true\n[sow]\ndirection = 'chosen'\n[owned]\nat = 3\n\
                [cycle]\nmax-plies = 100\n";
    let game = Game::new(RulesFile::parse("own.toml", "own", text).unwrap().rules(None, &[]).unwrap());
    let mut setup = game.start().setup();
    setup.rows[0][1] = 0;
    setup.extra.closed = [0b10, 0];
    setup.extra.owned = [[0, 0b1], [0, 0]];
    let picture = draw_svg(game.rules(), &game.position(&setup).unwrap(), &DrawOptions::default());
    check_xml(&picture).unwrap();
    assert!(picture.contains("(B is closed)") && picture.contains("(a belongs to South)"), "{picture}");
    assert_eq!(picture.matches("-pit-42-42\" x=").count(), 15, "a closed pit has a lid");
    assert_eq!(picture.matches("-way\" transform").count(), 0, "the direction is chosen");
}
