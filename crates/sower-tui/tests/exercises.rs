//! Puzzles and the trainer.

#[expect(dead_code, reason = "each test file needs its own part of the driver")]
mod driver;

use crossterm::event::KeyCode;
use driver::Driver;
use sower_core::Move;
use sower_puzzles::Puzzle;

fn puzzles() -> &'static [Puzzle] {
    sower_puzzles::of("kalah").expect("Kalah has puzzles").all()
}

/// The label of a move of a puzzle.
fn label(driver: &Driver, puzzle: &Puzzle, played: Move) -> String {
    driver.table().played().game().label(puzzle.position.side(), played)
}

fn wrong_move(puzzle: &Puzzle) -> Move {
    let wrong = puzzle.moves.iter().map(|(played, _)| *played).find(|played| *played != puzzle.solution);
    wrong.expect("a puzzle has a wrong move")
}

fn at_puzzles() -> Driver {
    let mut driver = Driver::at_menu(80, 24);
    driver.receive();
    driver.type_text("p");
    driver.receive();
    driver
}

#[test]
fn a_wrong_move_is_explained_and_taken_back_and_the_right_one_solves() {
    let mut driver = at_puzzles();
    let puzzle = &puzzles()[0];
    assert!(driver.screen().contains("Puzzle 1 of"), "{}", driver.screen());
    let wrong = label(&driver, puzzle, wrong_move(puzzle));
    driver.type_text(&wrong);
    driver.settle();
    let screen = driver.screen();
    assert!(screen.contains("mistakes 1") && screen.contains("Try again"), "{screen}");
    assert_eq!(*driver.table().played().position(), puzzle.position, "the wrong move is taken back");
    let right = label(&driver, puzzle, puzzle.solution);
    driver.type_text(&right);
    driver.settle();
    let screen = driver.screen();
    assert!(screen.contains("solved 1") && screen.contains("Press Enter for the next puzzle"), "{screen}");
    assert!(driver.progress.is_solved(puzzle), "the progress is stored");
    driver.press(KeyCode::Enter);
    assert!(driver.screen().contains("Puzzle 2 of"), "{}", driver.screen());
    assert!(driver.kept.is_empty(), "an exercise is not a saved game");
}

#[test]
fn a_key_takes_a_wrong_move_back_at_once_and_is_then_obeyed() {
    let mut driver = at_puzzles();
    let puzzle = &puzzles()[0];
    driver.type_text("++");
    let wrong = label(&driver, puzzle, wrong_move(puzzle));
    driver.type_text(&wrong);
    driver.receive();
    assert_ne!(*driver.table().played().position(), puzzle.position);
    let right = label(&driver, puzzle, puzzle.solution);
    driver.type_text(&right);
    driver.receive();
    assert!(driver.progress.is_solved(puzzle));
}

#[test]
fn the_solution_is_shown_even_while_a_wrong_move_is_checked() {
    let mut driver = at_puzzles();
    let puzzle = &puzzles()[0];
    driver.type_text("++");
    let wrong = label(&driver, puzzle, wrong_move(puzzle));
    driver.type_text(&wrong);
    driver.type_text("s");
    driver.settle();
    assert_eq!(driver.table().played().moves_played(), [puzzle.solution]);
    assert!(driver.screen().contains("This is the solution"), "{}", driver.screen());
    assert!(!driver.progress.is_solved(puzzle), "a solution that was shown solves nothing");
}

#[test]
fn hints_grades_and_other_puzzles() {
    let mut driver = at_puzzles();
    driver.type_text("h");
    assert!(driver.table().notice().is_some());
    driver.press(KeyCode::PageDown);
    assert!(driver.screen().contains("Puzzle 2 of"), "{}", driver.screen());
    driver.press(KeyCode::PageUp);
    driver.press(KeyCode::PageUp);
    assert!(driver.screen().contains(&format!("Puzzle {} of", puzzles().len())), "{}", driver.screen());
    driver.type_text("lll");
    assert!(driver.screen().contains("grade 3"), "{}", driver.screen());
    driver.type_text("?");
    assert!(driver.screen().contains("Help: puzzles"));
    driver.press(KeyCode::Esc);
    driver.press(KeyCode::Esc);
    assert!(driver.is_at_menu());
}

#[test]
fn a_game_without_puzzles_says_so() {
    let mut driver = Driver::at_menu(80, 24);
    driver.receive();
    driver.type_text("/bestemshe");
    driver.press(KeyCode::Enter);
    driver.type_text("p");
    assert!(driver.screen().contains("There are no puzzles for Bestemshe."), "{}", driver.screen());
}

/// The first Kalah puzzle as an endgame.
fn at_trainer() -> Driver {
    let mut driver = at_puzzles();
    driver.type_text("p");
    assert!(driver.screen().contains("Preparing an endgame"), "{}", driver.screen());
    driver.receive();
    assert!(driver.screen().contains("Endgame trainer"), "{}", driver.screen());
    driver
}

#[test]
fn a_mistake_in_an_endgame_can_be_taken_back() {
    let mut driver = at_trainer();
    let puzzle = &puzzles()[0];
    let wrong = label(&driver, puzzle, wrong_move(puzzle));
    driver.type_text(&wrong);
    driver.settle();
    let screen = driver.screen();
    assert!(screen.contains("mistakes 1") && screen.contains("take it back"), "{screen}");
    driver.type_text("u");
    assert_eq!(*driver.table().played().position(), puzzle.position);
    assert!(driver.table().selected().is_some());
}

#[test]
fn an_endgame_is_played_to_its_end_against_replies() {
    let mut driver = at_trainer();
    let game = std::sync::Arc::clone(driver.table().played().game());
    let mut trainer = sower_puzzles::Trainer::new(std::sync::Arc::clone(&game), None, puzzles()[0].position)
        .expect("proven");
    // Bound: an endgame of the trainer has a limited length.
    for _ in 0..200 {
        if driver.screen().contains("another endgame") {
            break;
        }
        // Another trainer tells which moves keep the result.
        let kept = driver.table().played().moves().into_iter().find(|made| {
            let keeps = trainer.play(*made).is_ok_and(|feedback| feedback.keeps);
            if !keeps {
                trainer.take_back();
            }
            keeps
        });
        let kept = kept.expect("some move keeps the result");
        let side = driver.table().played().position().side();
        driver.type_text(&game.label(side, kept));
        driver.settle();
    }
    let screen = driver.screen();
    assert!(screen.contains("Won in") && screen.contains("mistakes 0"), "{screen}");
    driver.press(KeyCode::Enter);
    driver.receive();
    assert!(!driver.screen().contains("Won in"), "another endgame begins");
}

#[test]
fn an_endgame_that_is_being_prepared_can_be_cancelled() {
    let mut driver = at_puzzles();
    driver.type_text("p");
    driver.press(KeyCode::Esc);
    driver.receive();
    assert!(driver.screen().contains("Puzzle 1 of"), "{}", driver.screen());
}
