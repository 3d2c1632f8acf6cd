//! The command line: exit codes, stdout, stderr, files.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::run::{done, done_with, err, fails, fails_with, out, sower, sower_with, start};

fn object(args: &[&str]) -> Value {
    serde_json::from_str(&done(args)).expect("one JSON object")
}

fn file(folder: &TempDir, name: &str, text: &str) -> String {
    let path = folder.path().join(name);
    fs::write(&path, text).expect("a temporary folder can be written");
    path.display().to_string()
}

/// The only file in a folder; no incomplete files are left behind.
fn only_file(folder: &Path) -> String {
    let names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(names.len(), 1, "{names:?}");
    names[0].clone()
}

const MINE: &str = "name = \"Mine\"\nregion = \"Here\"\nsummary = \"Mine\"\nsource = [\"me\"]\n\
    [board]\npits = 3\nseeds = 2\nstores = true\n[sow]\nstores = \"own\"\n";

#[test]
fn games_lists_every_game_with_board_region_and_summary() {
    let listed = done(&["games"]);
    for name in
        ["kalah", "oware", "togyz-kumalak", "ogidise", "awari", "wari", "hoyito", "kalah-empty-capture"]
    {
        assert!(listed.lines().any(|line| line.split_whitespace().next() == Some(name)), "{name}");
    }
    assert!(listed.contains("2×9, 9 each; Kazakhstan"));
    assert!(listed.contains("toguz-korgool"));
}

#[test]
fn rules_are_said_in_the_words_of_the_game_with_their_source() {
    let said = done(&["rules", "ogidise"]);
    // Sentences are wrapped.
    let unwrapped = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(unwrapped.contains(
        "If your last stone makes four in one of your opponent's pits, all stones in it are claimed."
    ));
    assert!(said.contains("Sources\n- Beegie01/OGIDISE"));
    assert!(done(&["rules", "ogidise", "--toml"]).contains("relay = \"last\""));
    assert_eq!(object(&["rules", "oware", "--json"])["keys"]["capture.last-makes"], "[2,3]");
    // A change shows in the sentences.
    let changed = done(&["rules", "oware", "--set", "capture.grand-slam=captures"]);
    assert!(changed.contains("is allowed"));
    assert!(changed.contains("Changed for this run: capture.grand-slam=captures"));
    assert!(changed.contains("Notes on the game without these changes"));
}

#[test]
fn perft_prints_one_line_per_depth_and_the_total_on_stderr() {
    let output = sower(&["perft", "kalah", "5"]);
    assert!(err(&output).starts_with("5,858 in total, "), "{}", err(&output));
    assert_eq!(done(&["perft", "kalah", "5"]), "1 6\n2 35\n3 185\n4 942\n5 4690\n");
    assert_eq!(done(&["perft", "kalah", "2", "--divide"]), "1 6\n2 6\n3 5\n4 6\n5 6\n6 6\n");
    let counted = object(&["perft", "togyz-kumalak", "2", "--json"]);
    assert_eq!(counted["perft"][1]["nodes"], 73);
    assert!(counted["seconds"].is_number());
    assert_eq!(done(&["perft", "kalah", "0"]), "0 1\n");
    assert_eq!(
        done(&["perft", "kalah", "3", "--position", "0,0,0,0,0,0/1,0,0,0,0,0 0,0 S"]),
        "1 0\n2 0\n3 0\n"
    );
}

#[test]
fn moves_tells_what_each_leads_to() {
    let listed = object(&["moves", "kalah", "--json"]);
    assert_eq!(listed["position"], "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S");
    assert_eq!(listed["over"], false);
    let third = &listed["moves"][2];
    assert_eq!(
        (&third["label"], &third["last"], &third["again"]),
        (&json!("3"), &json!("store"), &json!(true))
    );
    assert_eq!(third["to"], "4,4,0,5,5,5/4,4,4,4,4,4 1,0 S");
}

#[test]
fn moves_names_an_endless_pit_as_such() {
    let position = "5,1,5,1,3,2/1,0,2,1,2,1 8,16 S";
    let listed = object(&["moves", "ogidise", "--position", position, "--json"]);
    assert_eq!(listed["refused"][0]["label"], "1");
    assert_eq!(listed["refused"][0]["reason"], "endless");
    assert!(done(&["moves", "ogidise", "--position", position]).contains("sowing pit 1 would never end"));
    assert!(
        fails(1, &["moves", "ogidise", "--position", position, "--why", "1"]).contains("would never end")
    );
}

#[test]
fn moves_why_tells_the_rule_behind_each_step() {
    let told = done(&["moves", "oware", "--position", "1,0,0,0,2,3/2,1,2,0,0,0 20,17 S", "--why", "F"]);
    assert!(
        told.contains("a grand slam captures nothing, and the eight seeds stay  [capture.grand-slam]"),
        "{told}"
    );
}

#[test]
fn a_finished_position_has_a_score_and_no_moves() {
    let over = object(&["moves", "oware", "--position", "0,0,0,0,0,0/2,1,1,1,1,0 22,20 S", "--json"]);
    assert_eq!((&over["over"], &over["termination"]), (&json!(true), &json!("stuck")));
    assert_eq!((&over["score"], &over["moves"]), (&json!([22, 26]), &json!([])));
}

#[test]
fn replay_gives_the_end_or_the_ply_that_fails() {
    let folder = TempDir::new().unwrap();
    let good = file(&folder, "good.txt", "1. 3 6 1 2. 2");
    let replayed = object(&["replay", "kalah", &good, "--json"]);
    assert_eq!((&replayed["plies"], &replayed["over"]), (&json!(4), &json!(false)));
    let bad = file(&folder, "bad.txt", "1. 3 6 1 2. 3");
    assert!(fails(1, &["replay", "kalah", &bad]).contains('4'));
    let output = sower(&["replay", "kalah", &bad, "--json"]);
    let failed: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!((&failed["ply"], &failed["move"]), (&json!(4), &json!("3")));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn replay_and_review_take_record_and_game_in_either_order() {
    let folder = TempDir::new().unwrap();
    let named = file(&folder, "named.txt", "[Game \"kalah\"]\n\n3 6 1 *");
    let bare = file(&folder, "bare.txt", "3 6 1");
    // A record may have the name of a game.
    let like_a_game = file(&folder, "oware", "3 6 1");
    let rules = file(&folder, "mine.toml", &done(&["rules", "kalah", "--toml"]));
    for args in [
        &[named.as_str()][..],
        &[&named, "kalah"],
        &["kalah", &named],
        &[&bare, "kalah"],
        &["Kalah", &bare],
        &[&like_a_game, "kalah"],
        &["kalah", &like_a_game],
        &[&bare, &rules],
        &[&rules, &bare],
    ] {
        let replayed = object(&[&["replay"], args, &["--json"]].concat());
        assert_eq!(replayed["plies"], 3, "{args:?}");
        let reviewed = object(&[&["review"], args, &["--nodes", "100", "--memory", "1", "--json"]].concat());
        assert_eq!(reviewed["plies"].as_array().unwrap().len(), 3, "{args:?}");
    }
    // A pipe is read once, as the record.
    let piped = sower_with(&["replay", "/dev/stdin", "kalah", "--json"], "3 6 1");
    assert!(out(&piped).contains("\"plies\":3"), "{}", err(&piped));
    for command in ["replay", "review"] {
        assert!(fails(2, &[command, "kalahh", &bare]).contains("did you mean kalah?"));
        assert!(fails(2, &[command, &bare, "kalahh"]).contains("did you mean kalah?"));
        assert!(fails(2, &[command, "kalah"]).contains(&format!("sower {command} FILE kalah")));
        assert!(fails(2, &[command, &bare]).contains(&format!("sower {command} {bare} GAME")));
    }
}

#[test]
fn all_errors_have_one_form() {
    for (args, said) in [
        (&["plya"][..], "error: unknown command plya; did you mean play?\nFor help: sower --help\n"),
        (
            &["rules", "--tolm", "oware"],
            "error: unknown option --tolm; did you mean --toml?\nFor help: sower rules --help\n",
        ),
        (&["rules", "owari"], "error: there is no game named owari; did you mean wari?"),
        (&["perft", "kalah", "101"], "error: "),
    ] {
        let found = fails(2, args);
        assert!(found.starts_with(said), "{args:?}: {found}");
    }
}

#[test]
fn a_program_that_crashes_is_not_a_player_who_left() {
    let crash = "engine:json:sh -c 'echo out of seeds >&2; exit 3'";
    let told = done_with(&["play", "kalah", "--plain", "--north", crash], "1\nboard\n");
    let line = "loses: its program ended (exit status 3); its last output: “out of seeds”. South wins";
    assert_eq!(told.matches(line).count(), 2, "{told}");
    assert!(!told.contains("left the game"), "{told}");
}

#[test]
fn replay_reads_standard_input_and_writes_other_forms() {
    let output = sower_with(&["replay", "oware", "-", "--write", "ogn"], "FfBeBc");
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert!(out(&output).contains("[Variant \"Oware"), "{}", out(&output));
    let again = sower_with(&["replay", "oware", "-", "--json"], &out(&output));
    assert_eq!(serde_json::from_str::<Value>(&out(&again)).unwrap()["plies"], 6);
}

#[test]
fn replay_shows_every_board_if_it_is_asked_to() {
    let shown = out(&sower_with(&["replay", "kalah", "-", "--boards"], "3 6"));
    assert!(shown.starts_with("1. South 3\n"), "{shown}");
    assert_eq!(shown.matches("┌─").count(), 2, "{shown}");
}

#[test]
fn a_record_is_replayed_under_its_own_rules() {
    let folder = TempDir::new().unwrap();
    let name = folder.path().join("small.txt").display().to_string();
    done(&[
        "play",
        "kalah",
        "--set",
        "board.seeds=3",
        "--south",
        "random",
        "--north",
        "greedy",
        "--record",
        &name,
    ]);
    assert_eq!(object(&["replay", "kalah", &name, "--json"])["over"], true);
    assert!(fails(2, &["replay", "oware", &name]).contains("this is a record of kalah, not of oware"));
    assert!(fails(2, &["replay", "kalah", &name, "--set", "board.seeds=5"]).contains("rules"));
}

#[test]
fn unreadable_records_are_bad_input() {
    let folder = TempDir::new().unwrap();
    for (name, text) in
        [("empty", ""), ("words", "hello there"), ("cut", "1. 3 {unclosed"), ("binary", "\u{0}\u{1}")]
    {
        fails(2, &["replay", "kalah", &file(&folder, name, text)]);
    }
    fails(2, &["replay", "kalah", "/no/such/file"]);
    fails(2, &["replay", "kalah", &folder.path().display().to_string()]);
    let path = folder.path().join("latin");
    fs::write(&path, [0xff, 0xfe, 0x31]).unwrap();
    fails(2, &["replay", "kalah", &path.display().to_string()]);
}

#[test]
fn bad_input_is_told_with_what_would_be_right() {
    assert!(fails(2, &["rules", "chess"]).contains("there is no game named chess"));
    assert!(fails(2, &["moves", "kalah", "--position", "1,2,3"]).contains("4,4,4,4,4,4"));
    assert!(fails(2, &["moves", "kalah", "--position", "4,4,4,4,4/4,4,4,4,4,4 0,0 S"]).contains('6'));
    assert!(fails(2, &["moves", "kalah", "--position", "255,4,4,4,4,4/4,4,4,4,4,4 0,0 S"]).contains("255"));
    assert!(fails(2, &["moves", "kalah", "--position", "t,4,4,4,4,4/4,4,4,4,4,4 0,0 S"]).contains("home"));
    let ninth = "9,9,9,9,9,9,9,9,t/9,9,9,9,9,9,9,9,9 0,0 S";
    assert!(fails(2, &["moves", "togyz-kumalak", "--position", ninth]).contains("tuzdyk"));
    let same = "9,t,9,9,9,9,9,9,9/9,t,9,9,9,9,9,9,9 0,0 S";
    assert!(fails(2, &["moves", "togyz-kumalak", "--position", same]).contains("number 2"));
    assert!(fails(2, &["perft", "kalah", "1000000000"]).contains("1000000000"));
    assert!(fails(2, &["perft", "kalah", "101"]).contains("101"));
    assert!(fails(2, &["rules", "kalah", "--set", "board.seeds"]).contains("key=value"));
    assert!(fails(2, &["rules", "kalah", "--set", "board.seed=3"]).contains("did you mean board.seeds?"));
    assert!(fails(2, &["play", "kalah", "--south", "deep-thought"]).contains("deep-thought"));
    fails(2, &["frobnicate"]);
}

#[test]
fn a_users_own_file_works_wherever_a_name_does() {
    let folder = TempDir::new().unwrap();
    let mine = file(&folder, "mine.toml", MINE);
    assert_eq!(done(&["perft", &mine, "1"]), "1 3\n");
    assert!(done(&["rules", &mine]).starts_with("Mine — Here"));
    assert_eq!(done(&["perft", &mine, "1", "--set", "board.pits=4"]), "1 4\n");
    let broken = file(&folder, "broken.toml", &MINE.replace("pits = 3", "pits = 99\nfoo = 1"));
    let said = fails(2, &["rules", &broken]);
    assert!(said.contains("broken.toml:6: board.pits: 99 is not a valid value"), "{said}");
    assert!(said.contains("broken.toml:7: board.foo: unknown key"), "{said}");
    fails(2, &["rules", "/no/such/file.toml"]);
}

#[test]
fn draw_writes_a_picture() {
    let drawn = done(&["draw", "ogidise"]);
    assert!(drawn.starts_with("<svg") && drawn.trim_end().ends_with("</svg>"));
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("board.svg");
    assert_eq!(done(&["draw", "kalah", "-o", &path.display().to_string()]), "");
    assert!(fs::read_to_string(&path).unwrap().starts_with("<svg"));
    assert!(done(&["draw", "kalah", "--text"]).contains("South"));
    fails(2, &["draw", "kalah", "-o", "/no/such/folder/board.svg"]);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = ["play", "ogidise", "--south", "random", "--north", "greedy", "--seed", "7"];
    assert_eq!(done(&game), done(&game));
    assert!(done(&game).starts_with("Coin toss: "));
    assert!(
        !done(&["play", "ogidise", "--south", "random", "--north", "random", "--no-toss"])
            .contains("Coin toss")
    );
}

#[test]
fn each_of_the_four_games_plays_to_a_clear_end() {
    for name in ["kalah", "oware", "togyz-kumalak", "ogidise"] {
        let played = done(&["play", name, "--south", "greedy", "--north", "random", "--seed", "1"]);
        let last = played.lines().last().unwrap_or_default();
        assert!(last.contains("wins") || last.contains("draw"), "{name}: {last}");
    }
}

#[test]
fn a_game_is_against_the_computer_unless_two_people_are_named() {
    let played = out(&sower_with(&["play", "kalah"], "3\n1\n"));
    assert!(
        played.starts_with(
            "You play against the computer, level 4. For two players, start with --north human.\n"
        ),
        "{played}"
    );
    assert!(played.contains("North (level:4) plays"), "{played}");
    let played = out(&sower_with(&["play", "kalah", "--level", "2"], "3\n1\n"));
    assert!(played.contains("level 2") && played.contains("North (level:2) plays"), "{played}");
    let played = out(&sower_with(&["play", "kalah", "--north", "human"], "3\n1\n1\n"));
    assert!(!played.contains("computer") && played.contains("North (human) plays 1"), "{played}");
    fails(2, &["play", "kalah", "--level", "2", "--north", "human"]);
    assert!(
        fails(2, &["play", "kalah", "--level", "11"]).contains("--level <N>: expected a number from 1 to 10")
    );
}

#[test]
fn names_of_games_and_commands_ignore_case() {
    let rules = done(&["rules", "togyz-kumalak"]);
    for name in ["Togyz Kumalak", "TOGYZ-KUMALAK", "togyz_kumalak"] {
        assert_eq!(done(&["rules", name]), rules, "{name}");
    }
    assert_eq!(done(&["RULES", "Togyz-Kumalak"]), rules);
    assert_eq!(done(&["Perft", "Kalah", "1"]), "1 6\n");
    assert!(done(&["analyse", "oware", "--depth", "2"]).contains("Depth"));
    let said = fails(2, &["rules", "Togyz-Kumalag"]);
    assert!(said.contains("no game named Togyz-Kumalag; did you mean togyz-kumalak?"), "{said}");
    assert!(fails(2, &["plya", "oware"]).contains("did you mean play?"));
    // Labels of pits keep their case: in Oware a is North's.
    assert!(fails(1, &["moves", "oware", "--why", "a"]).contains("North's"));
}

#[test]
fn help_groups_the_commands_and_shows_examples() {
    let help = done(&["--help"]);
    for heading in ["Play:", "Analyse:", "Engine:", "Site:", "Build:", "Options:", "Examples:"] {
        assert!(help.lines().any(|line| line == heading), "{heading}: {help}");
    }
    assert!(done(&["help", "play"]).contains("Examples:"));
    assert!(done(&["tables", "build", "--help"]).contains("Examples:"));
    assert!(!help.contains('\x1b'));
}

#[test]
fn colours_are_printed_on_request_and_never_in_json() {
    for args in [&["games"][..], &["moves", "kalah"], &["analyze", "kalah", "--depth", "3"]] {
        let with = |more: &[&str]| done(&[args, more].concat());
        assert!(!with(&[]).contains('\x1b'), "{args:?}");
        assert!(with(&["--color", "always"]).contains('\x1b'), "{args:?}");
        assert!(!with(&["--color", "never"]).contains('\x1b'), "{args:?}");
        assert!(!with(&["--color", "always", "--json"]).contains('\x1b'), "{args:?}");
    }
    assert!(fails(2, &["games", "--color", "some"]).contains("auto, always, never"));
}

#[test]
fn a_game_is_kept_after_every_move_and_gone_on_with() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.txt");
    let name = path.display().to_string();
    let args = ["play", "kalah", "--north", "human", "--record", &name];
    let first = sower_with(&args, "3\n6\n");
    assert!(out(&first).contains(&format!("The game is saved in {name}")));
    let kept = fs::read_to_string(&path).unwrap();
    assert!(kept.contains("1. 3 6"), "{kept}");
    let second = sower_with(&args, "1\nundo\nresign\nundo\nresign\nquit\n");
    assert!(out(&second).contains("after 2 moves"));
    assert!(out(&second).contains("Took back the end of the game."));
    let kept = fs::read_to_string(&path).unwrap();
    assert!(kept.contains("[Termination \"resignation\"]"), "{kept}");
    assert_eq!(only_file(folder.path()), "game.txt");
}

#[test]
fn taking_back_is_kept_too() {
    let folder = TempDir::new().unwrap();
    let name = folder.path().join("game.txt").display().to_string();
    let args = ["play", "oware", "--north", "human", "--record", &name];
    sower_with(&args, "F\na\nundo\n");
    let resumed = sower_with(&args, "b\n");
    assert!(out(&resumed).contains("after 1 move."), "{}", out(&resumed));
    let kept = fs::read_to_string(&name).unwrap();
    assert!(kept.contains("1. F b (1... a)"), "{kept}");
}

#[test]
fn a_resumed_game_keeps_its_players() {
    let folder = TempDir::new().unwrap();
    let name = folder.path().join("game.txt").display().to_string();
    // With this seed the coin gives the computer South.
    let args = ["play", "ogidise", "--north", "greedy", "--record", &name, "--seed", "8"];
    let first = out(&sower_with(&args, ""));
    assert!(first.contains("greedy plays South"), "{first}");
    sower_with(&args, "");
    let kept = fs::read_to_string(&name).unwrap();
    assert!(kept.contains("[South \"greedy\"]\n[North \"human\"]"), "{kept}");
    fails(2, &["play", "ogidise", "--record", &name, "--from", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"]);
}

#[test]
fn a_record_keeps_what_it_says_of_itself() {
    let folder = TempDir::new().unwrap();
    let text = "[Event \"Club final\"]\n[South \"Ann\"]\n[North \"Ben\"]\n\n1. A a 2. B\n";
    let name = file(&folder, "keep.txt", text);
    sower_with(&["play", "oware", "--record", &name], "quit\n");
    assert_eq!(fs::read_to_string(&name).unwrap(), text, "nothing was played, nothing is written");
    sower_with(&["play", "oware", "--record", &name], "b\n");
    let kept = fs::read_to_string(&name).unwrap();
    assert!(kept.contains("[Event \"Club final\"]") && kept.contains("[South \"Ann\"]"), "{kept}");
    assert!(kept.contains("2. B b"), "{kept}");
}

#[cfg(unix)]
#[test]
fn a_record_is_an_ordinary_file() {
    let folder = TempDir::new().unwrap();
    let pipe = folder.path().join("pipe").display().to_string();
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let said = fails(2, &["play", "oware", "--south", "random", "--north", "random", "--record", &pipe]);
    assert!(said.contains("not an ordinary file"), "{said}");
    let link = folder.path().join("link");
    std::os::unix::fs::symlink("there.txt", &link).unwrap();
    done(&[
        "play",
        "oware",
        "--south",
        "random",
        "--north",
        "random",
        "--record",
        &link.display().to_string(),
    ]);
    assert!(link.symlink_metadata().unwrap().is_symlink());
    assert!(fs::read_to_string(folder.path().join("there.txt")).unwrap().contains("[Game \"oware\"]"));
}

#[test]
fn what_is_not_text_at_the_prompt_is_refused_and_asked_again() {
    let mut child = start(&["play", "oware", "--north", "human"]);
    child.stdin.take().unwrap().write_all(b"A\n\xff\xfe\na\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let played = out(&output);
    assert_eq!(output.status.code(), Some(0));
    assert!(played.contains("North (human) plays a."), "{played}");
}

#[test]
fn a_mistake_in_a_variant_is_a_mistake_in_the_file() {
    let folder = TempDir::new().unwrap();
    let text = format!("{MINE}[variants.odd]\nname = \"Odd\"\nsummary = \"Odd\"\nboard.pits = 99\n");
    assert!(fails(2, &["rules", &file(&folder, "mine.toml", &text)]).contains("board.pits"));
}

#[test]
fn save_never_writes_over_another_file() {
    let folder = TempDir::new().unwrap();
    let there = file(&folder, "there.txt", "precious");
    let new = folder.path().join("new.txt").display().to_string();
    let played = out(&sower_with(
        &["play", "kalah", "--north", "human"],
        &format!("3\nsave {there}\nsave {new}\nquit\n"),
    ));
    assert!(played.contains("already exists"), "{played}");
    assert_eq!(fs::read_to_string(&there).unwrap(), "precious");
    assert!(fs::read_to_string(&new).unwrap().contains("1. 3"));
    assert!(played.contains("The game is saved in"), "{played}");
}

#[test]
fn why_explains_the_last_move() {
    let played = out(&sower_with(&["play", "ogidise", "--north", "human", "--no-toss"], "why\n1\nwhy\n"));
    assert!(played.contains("No move has been played yet"), "{played}");
    assert!(played.contains("South (human) plays 1, 5 laps."), "{played}");
    assert!(played.contains("pit 3 was empty: the turn ends  [sow.relay]"), "{played}");
}

#[test]
fn a_variant_of_ones_own_file_has_a_name() {
    let folder = TempDir::new().unwrap();
    let text = format!("{MINE}[variants.big]\nname = \"Big\"\nsummary = \"Big\"\nboard.pits = 5\n");
    let mine = file(&folder, "mine.toml", &text);
    assert_eq!(done(&["perft", &format!("{mine}#big"), "1"]), "1 5\n");
    assert!(fails(2, &["perft", &format!("{mine}#huge"), "1"]).contains("big"));
}

#[test]
fn a_file_that_is_no_record_is_left_as_it_was() {
    let folder = TempDir::new().unwrap();
    for (name, text) in [("letter.txt", "Dear Ann"), ("oware.txt", "[Game \"oware\"]\n\n1. F *\n")] {
        let path = file(&folder, name, text);
        fails(2, &["play", "kalah", "--record", &path]);
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}

#[test]
fn a_person_is_told_why_a_move_is_refused() {
    let played =
        out(&sower_with(&["play", "ogidise", "--north", "human", "--no-toss"], "7\n99\nswap\nnonsense\n"));
    assert!(played.contains("pit 7 is North's; South may play 1-6"), "{played}");
    assert!(played.contains("there is no pit 99; South may play 1-6"), "{played}");
}

#[test]
fn two_people_may_agree_to_end_it() {
    let played = out(&sower_with(&["play", "oware", "--north", "human"], "agree\nyes\n"));
    assert!(played.contains("The players agreed to end the game. 24–24: a draw."), "{played}");
    let played = out(&sower_with(&["play", "oware", "--north", "human"], "agree\nno\n"));
    assert!(played.contains("North does not agree."), "{played}");
}

#[test]
fn a_reader_that_leaves_early_is_not_a_fault() {
    let mut child = start(&["play", "togyz-kumalak", "--south", "random", "--north", "random"]);
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), err(&output)), (Some(0), String::new()));
}

#[test]
fn without_a_terminal_and_a_command_there_is_help() {
    let help = done(&[]);
    assert!(help.contains("Usage: sower") && help.contains("perft"));
}

#[cfg(unix)]
#[test]
fn an_interrupt_leaves_the_record_whole() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.txt");
    let mut child = start(&["play", "kalah", "--north", "human", "--record", &path.display().to_string()]);
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"3\n6\n").unwrap();
    // The moves are in the file before the next prompt.
    for _ in 0..200 {
        if fs::read_to_string(&path).is_ok_and(|kept| kept.contains("1. 3 6")) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(25));
    }
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    drop(stdin);
    assert_eq!(output.status.code(), Some(0));
    assert!(err(&output).contains("Run the same command to resume it"), "{}", err(&output));
    assert!(fs::read_to_string(&path).unwrap().contains("1. 3 6"));
    assert_eq!(only_file(folder.path()), "game.txt");
}

#[test]
fn plain_play_seats_every_kind_of_player_and_gives_hints() {
    for who in ["random", "greedy", "minimax:2", "level:1"] {
        let played = done(&["play", "oware", "--south", who, "--north", "random", "--seed", "3"]);
        assert!(played.contains(&format!("South ({who}) plays")), "{who}: {played}");
    }
    for who in ["level:0", "level:11", "minimax:0", "engine:", "deep"] {
        assert!(fails(2, &["play", "oware", "--north", who]).contains("level:1 to level:10"), "{who}");
    }
    let hinted = out(&sower_with(&["play", "kalah", "--plain"], "hint\n"));
    assert!(hinted.contains("Hint: "), "{hinted}");
}

#[test]
fn a_record_that_another_sower_has_open_is_not_touched_and_is_free_when_it_was_killed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("game.txt");
    let name = path.display().to_string();
    let mut first = start(&["play", "kalah", "--north", "human", "--record", &name]);
    // A new game is saved as soon as it is ready.
    let until = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while !path.exists() && std::time::Instant::now() < until {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let said = fails_with(2, &["play", "kalah", "--record", &name], "1\nquit\n");
    assert!(said.contains("is open in another Sower"), "{said}");
    assert!(!std::fs::read_to_string(&path).expect("the record").contains("1. 1"));
    first.kill().expect("it runs");
    first.wait().expect("it ends");
    done_with(&["play", "kalah", "--record", &name], "1\nquit\n");
    assert!(std::fs::read_to_string(&path).expect("the record").contains("1. 1"));
    let left = std::fs::read_dir(folder.path()).expect("the folder").count();
    assert!(left == 1 || !cfg!(unix), "nothing lies beside the record");
}

#[test]
fn a_command_that_a_record_names_is_not_run() {
    let folder = TempDir::new().unwrap();
    let touched = folder.path().join("touched");
    let text = format!("[South \"human\"]\n[North \"engine:touch {}\"]\n\n1. A\n", touched.display());
    let name = file(&folder, "game.txt", &text);
    sower_with(&["play", "oware", "--record", &name], "a\nquit\n");
    assert!(!touched.exists());
}

/// A best of three: South resigns the first round, and the second has begun.
const ROUNDS: &str = "\
[Game \"kalah\"]
[Result \"0-0\"]
[Termination \"resignation\"]
[Winner \"North\"]
[Match \"best of 3\"]
[Round \"1\"]
[MatchScore \"0-0\"]

0-0

[Game \"kalah\"]
[Position \"4,4,4,4,4,4/4,4,4,4,4,4 0,0 N\"]
[Result \"*\"]
[Match \"best of 3\"]
[Round \"2\"]
[MatchScore \"0-1\"]

1... 2 *
";

const BEST_OF_THREE: [&str; 4] = ["--set", "match.next=same", "--set", "match.rounds=3"];

#[test]
fn replay_reads_the_rounds_of_a_match() {
    let folder = TempDir::new().unwrap();
    let name = file(&folder, "match.txt", ROUNDS);
    let shown = done(&[&["replay", "kalah", &name][..], &BEST_OF_THREE].concat());
    assert!(shown.contains("Round 1\n") && shown.contains("\nRound 2, North leads 1–0\n"), "{shown}");
    let replayed = object(&[&["replay", "kalah", &name, "--json"][..], &BEST_OF_THREE].concat());
    assert_eq!((&replayed["plies"], &replayed["over"]), (&json!(1), &json!(false)));
    assert_eq!(replayed["rounds"][0]["termination"], "resignation");
    assert_eq!(replayed["match"], json!({"over": false, "tally": [0, 1], "end": null, "winner": null}));
    let bad = file(&folder, "bad.txt", &ROUNDS.replace("1... 2", "1... 9"));
    let arguments = [&["replay", "kalah", &bad, "--json"][..], &BEST_OF_THREE].concat();
    let output = sower(&arguments);
    let failed: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!((&failed["round"], &failed["move"]), (&json!(2), &json!("9")));
    assert!(fails(2, &["replay", "kalah", &name]).contains("a record has one"), "kalah is one round");
}

#[test]
fn review_goes_through_a_match_round_by_round() {
    let folder = TempDir::new().unwrap();
    let name = file(&folder, "match.txt", ROUNDS);
    let arguments = ["review", "kalah", &name, "--in-place", "--nodes", "200"];
    let shown = done(&[&arguments[..], &BEST_OF_THREE].concat());
    assert!(shown.contains("Round 1\n") && shown.contains("\nRound 2, North leads 1–0\n"), "{shown}");
    let replayed = object(&["replay", "kalah", &name, "--json"]);
    assert_eq!(replayed["rounds"].as_array().map(Vec::len), Some(2), "the written file names its rules");
}

#[test]
fn a_match_is_played_round_after_round() {
    let folder = TempDir::new().unwrap();
    let name = folder.path().join("match.txt").display().to_string();
    let game = ["play", "mangala-best-of-3", "--north", "human", "--record", &name];
    let played = done_with(&game, "1\nresign\nnext\nundo\n");
    assert!(played.contains("South leads 1–0.\nType next for the next round."), "{played}");
    assert!(played.contains("Round 2, South leads 1–0\n"), "{played}");
    assert!(played.contains("There is no move to take back."), "undo stays within a round: {played}");
    let resumed = done_with(&game, "resign\nnext\n");
    assert!(resumed.contains("South wins the match 2–0: the lead is decisive."), "{resumed}");
    assert!(resumed.contains("There is no next round:"), "{resumed}");
    let replayed = object(&["replay", &name, "--json"]);
    assert_eq!(replayed["match"], json!({"over": true, "tally": [2, 0], "end": "decided", "winner": "S"}));
}

#[test]
fn players_without_a_person_play_a_whole_match() {
    let folder = TempDir::new().unwrap();
    let name = folder.path().join("match.txt").display().to_string();
    let played = done(&[
        "play",
        "congkak-rounds",
        "--set",
        "match.rounds=4",
        "--set",
        "board.pits=5",
        "--set",
        "board.seeds=5",
        "--south",
        "greedy",
        "--north",
        "random",
        "--seed",
        "3",
        "--record",
        &name,
    ]);
    assert!(played.contains("\nRound 2, "), "{played}");
    let replayed = object(&["replay", &name, "--json"]);
    assert_eq!(replayed["match"]["over"], true);
    assert!(replayed["rounds"].as_array().is_some_and(|rounds| rounds.len() >= 2), "{replayed}");
}
