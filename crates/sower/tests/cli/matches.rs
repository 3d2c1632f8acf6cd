//! `sower match` on the command line.

use std::fs;
use std::process::{Command, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::run::{done, err, fails, out, sower};

/// The last line, which is the result.
fn result(output: &str) -> Value {
    serde_json::from_str(output.lines().last().expect("there is a line")).expect("one JSON object a line")
}

/// A result without its times, which differ between runs.
fn timeless(output: &str) -> Value {
    let mut result = result(output);
    result.as_object_mut().unwrap().remove("seconds");
    result
}

#[test]
fn the_result_is_the_last_line_and_adds_up() {
    let played = result(&done(&["match", "kalah", "greedy", "random", "--games", "60", "--json"]));
    let number = |key: &str| played[key].as_f64().unwrap_or_else(|| panic!("{key}: {played}"));
    assert_eq!(number("games"), 60.0);
    assert_eq!(number("wins") + number("draws") + number("losses"), 60.0);
    assert!((number("score") - (number("wins") + 0.5 * number("draws")) / 60.0).abs() < 1e-12);
    let pairs: Vec<f64> =
        played["pentanomial"].as_array().unwrap().iter().map(|count| count.as_f64().unwrap()).collect();
    assert_eq!(pairs.iter().sum::<f64>(), 30.0);
    let half_points = pairs[1] + 2.0 * pairs[2] + 3.0 * pairs[3] + 4.0 * pairs[4];
    assert_eq!(half_points, 2.0 * number("wins") + number("draws"));
    assert!(number("elo") > 100.0 && number("error") > 0.0, "{played}");
    assert!(number("elo_low") < number("elo") && number("elo") < number("elo_high"));
    assert_eq!((&played["players"], &played["finished"]), (&json!(["greedy", "random"]), &json!(true)));
    assert_eq!((&played["faults"], &played["timeouts"]), (&json!([0, 0]), &json!([0, 0])));
}

#[test]
fn the_same_seed_gives_the_same_match_on_any_number_of_threads() {
    for game in ["kalah", "oware", "togyz-kumalak", "ogidise"] {
        let args = ["match", game, "greedy", "random", "--games", "21", "--json", "--seed", "5", "--threads"];
        let played = |threads| timeless(&done(&[&args[..], &[threads]].concat()));
        assert_eq!(played("1"), played("2"), "{game}");
    }
    let seeded = |seed| timeless(&done(&["match", "oware", "random", "random", "--json", "--seed", seed]));
    assert_ne!(seeded("1")["pentanomial"], seeded("2")["pentanomial"]);
}

#[test]
fn a_clean_sweep_has_null_where_there_is_no_number() {
    let played = result(&done(&["match", "togyz-kumalak", "greedy", "random", "--games", "8", "--json"]));
    assert_eq!(
        (&played["score"], &played["elo"], &played["error"]),
        (&json!(1.0), &Value::Null, &Value::Null)
    );
    assert!(played["elo_low"].as_f64().unwrap() > 0.0 && played["elo_high"].is_null());
    assert!(done(&["match", "togyz-kumalak", "greedy", "random", "--games", "8"]).contains("Elo above +"));
}

#[test]
fn people_get_a_readable_result() {
    let said = done(&["match", "oware", "greedy", "random", "--games", "40", "--sprt", "elo0=0,elo1=5"]);
    assert!(said.starts_with("greedy against random, Oware: 40 games in "), "{said}");
    for part in [" won, ", "Elo +", " ± ", "pairs with 0, ½, 1, 1½ and 2 points: ", "LLR ", "not decided"]
    {
        assert!(said.contains(part), "{part}: {said}");
    }
    // One pair of games says nothing about strength.
    assert!(!done(&["match", "oware", "greedy", "random", "--games", "2"]).contains("Elo"));
}

#[test]
fn a_test_ends_the_match_and_its_no_is_a_no() {
    let test = ["--games", "1000", "--sprt", "elo0=0,elo1=200", "--json"];
    let won = result(&done(&[&["match", "kalah", "greedy", "random"][..], &test].concat()));
    assert_eq!(won["sprt"]["accepted"], "H1");
    assert!(won["games"].as_u64().unwrap() < 1000 && won["finished"] == true, "{won}");
    assert!(won["sprt"]["llr"].as_f64() >= won["sprt"]["high"].as_f64(), "{won}");
    let output = sower(&[&["match", "kalah", "random", "greedy"][..], &test].concat());
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("accepted H0"), "{}", err(&output));
    assert_eq!(result(&out(&output))["sprt"]["accepted"], "H0");
}

#[test]
fn a_gate_that_is_not_reached_exits_with_1() {
    done(&["match", "kalah", "greedy", "random", "--games", "40", "--gate", "0.6"]);
    let said = fails(1, &["match", "kalah", "random", "greedy", "--games", "40", "--gate", "0.6"]);
    assert!(said.contains("the gate is 0.6"), "{said}");
}

#[test]
fn every_game_is_kept_and_replays() {
    let folder = TempDir::new().unwrap();
    for (game, pace) in [("kalah", ["--nodes", "10"]), ("ogidise", ["--clock", "60+1"])] {
        let records = folder.path().join(game);
        let name = records.display().to_string();
        let args = ["match", game, "greedy", "random", "--games", "5", "--record", &name, "--json"];
        let played = result(&done(&[&args[..], &pace].concat()));
        let mut files: Vec<String> = fs::read_dir(&records)
            .unwrap()
            .map(|entry| entry.unwrap().path().display().to_string())
            .collect();
        files.sort();
        assert_eq!(files.len(), 5);
        assert!(files[4].ends_with("0005.txt"));
        let mut wins = 0;
        for (number, file) in (1..).zip(&files) {
            let text = fs::read_to_string(file).unwrap();
            let greedy_has_south = number % 2 == 1;
            assert_eq!(text.contains("[South \"greedy\"]"), greedy_has_south, "{text}");
            assert!(
                text.contains(&format!("[Round \"{number}\"]")) && text.contains("[Opening \""),
                "{text}"
            );
            let replayed = result(&done(&["replay", game, file, "--json"]));
            assert_eq!(replayed["over"], true, "{text}");
            wins += u64::from(replayed["winner"] == if greedy_has_south { "S" } else { "N" });
        }
        assert_eq!(played["wins"], wins);
        // A folder that is not empty is left alone.
        assert!(fails(2, &args).contains("is not empty"));
    }
}

#[test]
fn openings_are_read_from_a_file_and_mistakes_told_with_their_line() {
    let folder = TempDir::new().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let good = file("good.txt", "# two of them\nF f\n\n4,4,4,0,5,5/5,5,4,4,4,4 0,0 N\n");
    let records = folder.path().join("records").display().to_string();
    let played = ["match", "oware", "greedy", "random", "--games", "6", "--openings"];
    done(&[&played[..], &[&good, "--record", &records]].concat());
    let opening = |number: u32| {
        let text = fs::read_to_string(folder.path().join(format!("records/{number:04}.txt"))).unwrap();
        text.lines().find(|line| line.starts_with("[Opening")).unwrap().to_owned()
    };
    assert_eq!([1, 2, 5].map(opening), ["[Opening \"F f\"]"; 3].map(str::to_owned));
    assert_eq!([3, 4].map(opening), ["[Opening \"4,4,4,0,5,5/5,5,4,4,4,4 0,0 N\"]"; 2].map(str::to_owned));
    let bad = file("bad.txt", "F f\nF F\n");
    let said = fails(2, &[&played[..], &[&bad]].concat());
    assert!(said.contains("bad.txt: line 2: move 2, F"), "{said}");
    assert!(fails(2, &[&played[..], &[&file("none.txt", "# nothing\n")]].concat()).contains("no opening"));
    assert!(fails(2, &[&played[..], &["/no/such/file"]].concat()).contains("cannot read the openings"));
    assert!(fails(2, &[&played[..], &[&good, "--balanced", "2"]].concat()).contains("random openings"));
}

#[test]
fn balanced_openings_are_chosen_by_a_search_and_repeatable() {
    let args = ["match", "oware", "greedy", "random", "--games", "10", "--balanced", "2", "--json"];
    assert_eq!(timeless(&done(&args)), timeless(&done(&args)));
}

#[test]
fn a_gauntlet_is_the_first_against_each_of_the_others() {
    let args = ["match", "kalah", "greedy", "random", "greedy", "--games", "10"];
    let printed = done(&[&args[..], &["--json"]].concat());
    let lines: Vec<Value> = printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!((&lines[0]["players"], &lines[0]["games"]), (&json!(["greedy", "random"]), &json!(10)));
    assert_eq!((&lines[1]["players"], &lines[1]["games"]), (&json!(["greedy", "greedy"]), &json!(10)));
    assert_eq!((&lines[2]["games"], lines[2]["table"].as_array().unwrap().len()), (&json!(20), 3));
    let told = done(&args);
    assert_eq!(told.lines().count(), 5, "{told}");
    assert!(told.starts_with("greedy against each of the others, Kalah: 20 games"), "{told}");
}

#[test]
fn in_a_round_robin_everybody_plays_everybody() {
    let args = ["match", "kalah", "random", "greedy", "random", "--games", "10", "--round-robin"];
    let printed = done(&[&args[..], &["--json"]].concat());
    assert_eq!(printed.lines().count(), 4);
    let last = result(&printed);
    assert_eq!((&last["table"][0]["player"], &last["table"][0]["games"]), (&json!("greedy"), &json!(20)));
    let told = done(&args);
    assert!(told.contains("  1 greedy "), "{told}");
    fails(2, &[&args[..], &["--gate", "0.5"]].concat());
}

#[test]
fn bad_input_is_told_with_what_would_be_right() {
    let bad = |more: &[&str]| fails(2, &[&["match", "kalah", "greedy", "random"][..], more].concat());
    assert!(fails(2, &["match", "kalah", "greedy"]).contains("PLAYER"));
    assert!(fails(2, &["match", "kalah", "greedy", "human"]).contains("without people"));
    assert!(fails(2, &["match", "kalah", "greedy", "deep-thought"]).contains("there is no player"));
    assert!(fails(2, &["match", "chess", "greedy", "random"]).contains("there is no game"));
    assert!(bad(&["--games", "0"]).contains("games"));
    assert!(bad(&["--threads", "0"]).contains("threads"));
    assert!(bad(&["--movetime", "0"]).contains("movetime"));
    assert!(bad(&["--movetime", "10", "--nodes", "5"]).contains("cannot be used with"));
    assert!(bad(&["--clock", "soon"]).contains("10+0.1"));
    assert!(bad(&["--openings", "random:many"]).contains("random:4"));
    assert!(bad(&["--sprt", "elo0=0"]).contains("elo0 and elo1"));
    assert!(bad(&["--sprt", "elo0=5,elo1=0"]).contains("less than"));
    assert!(bad(&["--gate", "97"]).contains("0 to 1"));
    assert!(bad(&["--gate", "nan"]).contains("0 to 1"));
    let small = ["--set", "board.pits=1", "--set", "board.seeds=1", "--openings", "random:50"];
    assert!(bad(&small).contains("fewer plies"));
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_the_match_with_the_result_so_far() {
    let folder = TempDir::new().unwrap();
    let records = folder.path().join("records");
    let child = Command::new(env!("CARGO_BIN_EXE_sower"))
        .env("SOWER_LANG", "en")
        .args([
            "match",
            "togyz-kumalak",
            "random",
            "random",
            "--games",
            "1000000",
            "--json",
            "--threads",
            "2",
        ])
        .args(["--record", &records.display().to_string()])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    for _ in 0..400 {
        if fs::read_dir(&records).is_ok_and(|entries| entries.count() >= 4) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(25));
    }
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let played = result(&out(&output));
    assert_eq!(played["finished"], false);
    assert_eq!(played["games"].as_u64().unwrap() as usize, fs::read_dir(&records).unwrap().count());
    assert!(err(&output).contains("this is the result so far"), "{}", err(&output));
}

#[test]
fn a_program_that_cannot_be_started_is_told_before_anything_starts() {
    for (who, reason) in [
        ("engine:no-such-program-anywhere", "on the PATH"),
        ("engine:json:no-such-program-anywhere", "on the PATH"),
        ("engine:python3 'bot.py", "not closed"),
        ("engine:./no/such/bot", "there is no file"),
    ] {
        assert!(fails(2, &["match", "oware", who, "random", "--games", "2"]).contains(reason), "{who}");
        let said = fails(2, &["play", "oware", "--plain", "--north", who]);
        assert!(said.contains(reason) && said.contains(who), "{said}");
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_is_not_executable_is_told_as_such() {
    let folder = TempDir::new().unwrap();
    let bot = folder.path().join("bot.py");
    fs::write(&bot, "print(1)\n").unwrap();
    let who = format!("engine:{}", bot.display());
    assert!(fails(2, &["match", "oware", &who, "random"]).contains("not executable"));
}

#[test]
fn records_that_cannot_be_written_are_told_before_the_first_game() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let inside = file.join("records").display().to_string();
    let said = fails(2, &["match", "oware", "random", "random", "--games", "1000000", "--record", &inside]);
    assert!(said.contains(&inside), "{said}");
    let nowhere = folder.path().join("no/such/game.txt").display().to_string();
    assert!(fails(2, &["play", "oware", "--plain", "--record", &nowhere]).contains("cannot write"));
}
