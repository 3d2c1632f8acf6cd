//! Checks the lessons of all games against their rules.

use std::collections::HashSet;

use sower_core::{Game, Move, Position, library};
use sower_puzzles::lessons::{self, Answer, Condition, Lessons, Verdict};
use sower_text::{Language, rules_in_words};

fn game(name: &str) -> Game {
    Game::new(library::find(name).expect("it is shipped").rules(&[]).expect("and sound"))
}

/// Every game with lessons.
fn taught() -> impl Iterator<Item = (Game, &'static Lessons)> {
    library::files()
        .iter()
        .filter_map(|file| lessons::of(file.id()).map(|lessons| (game(file.id()), lessons)))
}

fn moves(game: &Game, position: &Position, labels: &[&str]) -> Vec<Move> {
    labels.iter().map(|label| game.read_move(position.side(), label).expect("a label")).collect()
}

#[test]
fn the_first_four_games_have_lessons_and_their_variants_have_none() {
    for name in library::FIRST {
        assert!(lessons::of(name).is_some(), "{name}");
    }
    assert_eq!(lessons::of("toguz-korgool"), lessons::of("togyz-kumalak"));
    assert_eq!(lessons::of("kalah-no-capture"), None);
    assert_eq!(lessons::of("no such game"), None);
}

#[test]
fn every_heading_of_the_rules_has_an_example_that_shows_a_rule_below_it() {
    for (game, lessons) in taught() {
        for (heading, _) in rules_in_words(game.rules()) {
            let shown = lessons.examples.iter().any(|example| example.heading == heading);
            assert!(shown, "{}: nothing shows {heading}", lessons.game);
        }
        for example in &lessons.examples {
            let trace = example.trace(&game).expect("it is legal");
            let fires = trace.steps.iter().any(|step| step.rule == example.shows);
            assert!(
                fires && example.heading.covers(&example.shows),
                "{} {}: {} is not to be seen below {}",
                lessons.game,
                example.name,
                example.shows,
                example.heading
            );
        }
    }
}

#[test]
fn every_game_has_three_to_ten_tasks_and_two_to_four_paragraphs() {
    for (_, lessons) in taught() {
        // The first games teach more.
        let least = if library::FIRST.contains(&lessons.game.as_str()) { 6 } else { 3 };
        assert!((least..=10).contains(&lessons.tasks.len()), "{}: {}", lessons.game, lessons.tasks.len());
        assert!((2..=4).contains(&lessons.story.len()), "{}: {}", lessons.game, lessons.story.len());
    }
}

#[test]
fn every_task_can_be_done_in_its_plies_and_in_no_fewer() {
    for (game, lessons) in taught() {
        for task in &lessons.tasks {
            let solutions = task.solutions(&game).expect("every line is legal");
            assert!(!solutions.is_empty(), "{} {} cannot be done", lessons.game, task.name);
            for line in solutions {
                let attempt = task.attempt(&game, &line).expect("it is legal");
                assert_eq!(attempt.verdict, Verdict::Done);
                let expected = usize::from(task.plies) + task.replies.len();
                assert_eq!(attempt.plies.len(), expected, "{} {}: {line:?}", lessons.game, task.name);
            }
        }
    }
}

#[test]
fn every_task_has_a_legal_move_that_does_not_do_it() {
    for (game, lessons) in taught() {
        for task in &lessons.tasks {
            let solutions = task.solutions(&game).expect("every line is legal");
            let wrong = |first: &Move| !solutions.iter().any(|line| line.first() == Some(first));
            assert!(game.moves(&task.position).iter().any(wrong), "{} {}", lessons.game, task.name);
        }
    }
}

#[test]
fn no_two_tasks_of_a_game_are_alike() {
    for (_, lessons) in taught() {
        let mut seen = HashSet::new();
        for task in &lessons.tasks {
            assert!(seen.insert(task.position), "{}: {} is there twice", lessons.game, task.name);
        }
    }
}

#[test]
fn every_position_holds_all_seeds_of_its_game() {
    for (game, lessons) in taught() {
        let examples = lessons.examples.iter().map(|example| (&example.name, &example.position));
        let tasks = lessons.tasks.iter().map(|task| (&task.name, &task.position));
        for (name, position) in examples.chain(tasks) {
            let kept = sower_core::Side::BOTH.map(|side| position.store(side) + position.extra().hands[side]);
            assert_eq!(
                position.in_play() + kept.iter().sum::<u8>(),
                game.rules().total(),
                "{} {name}",
                lessons.game
            );
        }
    }
}

#[test]
fn every_text_is_written_in_english() {
    for (game, lessons) in taught() {
        for (key, text) in lessons.texts(Language::english(), game.rules().words()) {
            assert_ne!(key, text, "lang/en/learn.ftl has no such text");
        }
    }
}

#[test]
fn several_plies_are_judged_one_after_another() {
    let kalah = game("kalah");
    let task = lessons::of("kalah").and_then(|lessons| lessons.task("order")).expect("it is there");
    let judge = |labels: &[&str]| task.judge(&kalah, &moves(&kalah, &task.position, labels)).expect("legal");
    assert_eq!(judge(&[]), Verdict::NotYet { left: 2 });
    assert_eq!(judge(&["6"]), Verdict::NotYet { left: 1 });
    assert_eq!(judge(&["6", "5"]), Verdict::Done);
    assert!(matches!(judge(&["5", "6"]), Verdict::Missed { .. }));
    assert!(matches!(judge(&["1"]), Verdict::Missed { .. }), "the turn has passed");
    assert_eq!(judge(&["6", "5", "4"]), Verdict::Done, "moves after the verdict do not count");
    assert!(task.judge(&kalah, &moves(&kalah, &task.position, &["2"])).is_err(), "an empty pit is refused");
}

#[test]
fn the_other_side_replies_between_the_plies() {
    let oware = game("oware");
    let task = lessons::of("oware").and_then(|lessons| lessons.task("prepare")).expect("it is there");
    let attempt = task.attempt(&oware, &moves(&oware, &task.position, &["E", "C"])).expect("legal");
    let played: Vec<String> =
        attempt.plies.iter().map(|ply| oware.label(ply.trace.mover, ply.played)).collect();
    assert_eq!(played, ["E", "e", "C"]);
    assert_eq!(attempt.verdict, Verdict::Done);
}

#[test]
fn a_miss_uses_the_words_of_the_game() {
    let said = |name: &str, task: &str, label: &str| -> Answer {
        let game = game(name);
        let task = lessons::of(name).and_then(|lessons| lessons.task(task)).expect("it is there");
        let verdict = task.judge(&game, &moves(&game, &task.position, &[label])).expect("legal");
        task.answer(&verdict, Language::english(), game.rules().words())
    };
    let missed = |message: &str| Answer { verdict: "missed", left: None, message: message.to_owned() };
    assert_eq!(said("kalah", "extra-turn", "1"), missed("That gives no extra turn."));
    assert_eq!(
        said("oware", "too-much", "E"),
        missed("That would take all of your opponent's seeds: a grand slam, which captures nothing here.")
    );
    assert_eq!(said("oware", "count", "C"), missed("The last seed falls in a, not in b."));
    assert_eq!(
        said("togyz-kumalak", "not-in-the-ninth", "9"),
        missed("You cannot make a tuzdyk in that otau.")
    );
    assert_eq!(
        said("ogidise", "claim-safely", "6"),
        missed("North can now play 7: four stones are claimed.")
    );
    assert_eq!(said("ogidise", "five-laps", "3"), missed("Only one lap; you need five."));
    assert_eq!(
        said("kalah", "order", "6"),
        Answer { verdict: "not-yet", left: Some(1), message: "Continue: one move left.".to_owned() }
    );
    assert_eq!(said("kalah", "finish", "2").verdict, "done");
}

#[test]
fn mistakes_in_a_lessons_file_have_key_and_line() {
    let text = r#"story = ["one"]

[examples.slip]
heading = "heading-capture"
shows = "turn.again"
position = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"
move = "3"

[examples.empty]
heading = "heading-board"
shows = "sow.direction"
position = "0,4,4,4,4,4/4,4,4,4,4,4 0,4 S"
move = "1"

[tasks.where]
position = "4,4,4/4,4,4 0,0 S"
goal.agian = 1

[tasks.goalless]
position = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"
plies = 4
replies = ["7"]
"#;
    let error = Lessons::parse("my.lessons", text, &game("kalah")).expect_err("it is full of mistakes");
    let found: Vec<(Option<usize>, &str)> =
        error.problems.iter().map(|problem| (problem.line, problem.key.as_str())).collect();
    assert_eq!(
        found,
        [
            (None, "tasks.where.goal"),
            (None, "tasks.goalless.goal"),
            (Some(5), "examples.slip.shows"),
            (Some(13), "examples.empty.move"),
            (Some(16), "tasks.where.position"),
            (Some(17), "tasks.where.goal.agian"),
            (Some(21), "tasks.goalless.plies"),
            (Some(22), "tasks.goalless.replies"),
        ]
    );
    let told = error.to_string();
    assert!(told.contains("my.lessons:13: examples.empty.move: pit 1 is empty"), "{told}");
    assert!(told.contains("did you mean tasks.where.goal.again?"), "{told}");
}

#[test]
fn tables_are_kept_in_the_order_of_the_file() {
    let lessons = lessons::of("kalah").expect("it is there");
    let names: Vec<&str> = lessons.tasks.iter().map(|task| task.name.as_str()).take(3).collect();
    assert_eq!(names, ["extra-turn", "capture", "larger-capture"]);
    assert_eq!(lessons.tasks[0].goal.0, [Condition::Again(1)]);
}

#[test]
fn lessons_are_written_as_json() {
    let lessons = lessons::of("kalah").expect("it is there");
    let task = serde_json::to_value(lessons.task("make-room")).expect("it can be written");
    assert_eq!(
        task,
        serde_json::json!({
            "name": "make-room",
            "position": "1,2,0,2,0,2/3,0,0,3,6,0 14,15 S",
            "goal": { "captured": 7 },
            "plies": 2,
            "replies": ["1"],
            "task": "learn-kalah-make-room-task",
            "hint": "learn-kalah-make-room-hint",
            "done": "learn-kalah-make-room-done",
        })
    );
    let example = serde_json::to_value(&lessons.examples[1]).expect("it can be written");
    assert_eq!(
        example,
        serde_json::json!({
            "name": "past-the-store",
            "heading": "heading-sowing",
            "shows": "sow.stores",
            "position": "2,0,3,1,0,8/3,2,0,4,1,2 12,10 S",
            "move": "6",
            "text": "learn-kalah-example-past-the-store",
        })
    );
}

#[test]
fn every_text_of_the_lessons_is_in_the_catalogue_and_every_one_there_is_used() {
    let used: HashSet<&str> = lessons::all().flat_map(Lessons::keys).map(|key| key.as_str()).collect();
    let written = sower_text::lang::MESSAGES.iter().map(|(key, _)| *key);
    let written: HashSet<&str> = written.filter(|key| key.starts_with("learn-")).collect();
    assert_eq!(used, written);
}
