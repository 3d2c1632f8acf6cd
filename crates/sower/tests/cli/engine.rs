//! External engines: Sower itself, example programs, and programs that misbehave.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use sower_core::{Change, Game, Played, Side, library};
use sower_players::{Choice, Player, PlayerError, PlayerSpec};
use sower_search::{ClockLeft, Limits, Stop};
use tempfile::TempDir;

const SOWER: &str = env!("CARGO_BIN_EXE_sower");

fn game(name: &str, changes: &[&str]) -> Arc<Game> {
    let changes: Vec<Change> = changes.iter().map(|change| Change::parse(change).unwrap()).collect();
    Arc::new(Game::new(library::find(name).unwrap().rules(&changes).unwrap()))
}

fn seat(command: &str, game: &Arc<Game>) -> Box<dyn Player> {
    format!("engine:{command}").parse::<PlayerSpec>().unwrap().player(game, 1).unwrap()
}

fn sower_engine() -> String {
    format!("'{SOWER}' engine")
}

fn short() -> Limits {
    Limits::time(Duration::from_millis(50))
}

/// A shell program that answers the handshake and then does something else.
fn after_handshake(then: &str) -> String {
    let script = format!(
        "while read -r word rest; do case $word in uci) echo uciok;; isready) echo readyok;; go) {then};; esac; done"
    );
    format!("sh -c {}", quoted(&script))
}

fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}

fn shell(script: &str) -> String {
    format!("sh -c {}", quoted(script))
}

/// The result of a program's first move in Oware, within a bounded time.
fn first_move(command: &str) -> Result<Choice, PlayerError> {
    let oware = game("oware", &[]);
    let begun = Instant::now();
    let chosen = seat(command, &oware).choose(&Played::new(oware), &short(), &Stop::new());
    assert!(begun.elapsed() < Duration::from_secs(30), "{command}");
    chosen
}

fn fault(command: &str) -> PlayerError {
    match first_move(command) {
        Err(fault) => fault,
        Ok(choice) => panic!("{command} chose {choice:?}"),
    }
}

/// Plays a game to its end between two players.
fn play_through(game: &Arc<Game>, mut players: [Box<dyn Player>; 2]) -> Played {
    let mut played = Played::new(Arc::clone(game));
    for _ in 0..400 {
        if played.outcome().is_some() {
            return played;
        }
        let side = played.position().side();
        let chosen = players[side].choose(&played, &Limits { nodes: Some(50), ..short() }, &Stop::new());
        played.play(chosen.unwrap_or_else(|fault| panic!("{side}: {fault}")).played).unwrap();
    }
    played
}

#[test]
fn sower_plays_every_game_through_the_protocol() {
    for (name, changes) in [
        ("kalah", &["board.seeds=3"][..]),
        ("oware", &[]),
        ("togyz-kumalak", &[]),
        ("ogidise", &[]),
        ("kalah-pie", &[]),
    ] {
        let game = game(name, changes);
        let random = PlayerSpec::Random.player(&game, 7).unwrap();
        let played = play_through(&game, [seat(&sower_engine(), &game), random]);
        assert!(played.moves_played().len() > 3, "{name}");
    }
}

#[test]
fn a_thought_comes_with_the_move() {
    let oware = game("oware", &[]);
    let mut engine = seat(&sower_engine(), &oware);
    let played = Played::new(Arc::clone(&oware));
    let choice = engine.choose(&played, &Limits::depth(2), &Stop::new()).unwrap();
    assert!(played.moves().contains(&choice.played));
    assert!(choice.score.is_some() && choice.depth > 0 && choice.nodes > 0, "{choice:?}");
    engine.new_game();
    let clock = ClockLeft { left: [Duration::from_millis(500); 2], ..ClockLeft::default() };
    assert!(engine.choose(&played, &Limits::on_clock(clock, Side::South), &Stop::new()).is_ok());
}

#[test]
fn one_program_may_play_several_games_in_turn() {
    let (oware, kalah) = (game("oware", &[]), game("kalah", &["board.pits=4"]));
    let mut engine = seat(&sower_engine(), &oware);
    for game in [&oware, &kalah, &oware] {
        let played = Played::new(Arc::clone(game));
        let choice = engine.choose(&played, &short(), &Stop::new()).unwrap();
        assert!(played.moves().contains(&choice.played));
    }
}

#[test]
fn an_engine_of_auale_is_asked_as_auale_asks() {
    let folder = TempDir::new().unwrap();
    let heard = folder.path().join("heard").display().to_string();
    let script = format!(
        "while read -r word rest; do echo \"$word $rest\" >> {heard}; case $word in uci) echo id name Aalina; \
         echo uciok;; isready) echo readyok;; go) echo bestmove d ponder A;; quit) exit;; esac; done"
    );
    let oware = game("oware", &[]);
    let start = oware.read_position("1,0,3,0,5,0/0,8,0,10,0,12 4,5 N").unwrap();
    let mut played = Played::from_position(Arc::clone(&oware), start);
    for token in ["b", "A"] {
        let choice = oware.read_token(played.position(), token).unwrap();
        played.play(choice).unwrap();
    }
    let choice = seat(&shell(&script), &oware).choose(&played, &short(), &Stop::new()).unwrap();
    assert_eq!(oware.label(Side::North, choice.played), "d");
    let heard = fs::read_to_string(heard).unwrap();
    assert!(
        heard.contains("position fen 1-0-3-0-5-0-0-8-0-10-0-12-4-5-N moves bA\ngo movetime 50\n"),
        "{heard}"
    );
    assert!(heard.ends_with("quit \n"), "{heard}");
}

#[test]
fn a_program_that_cannot_start_or_dies_is_told_with_its_last_words() {
    let told = fault("/no/such/program --flag").to_string();
    assert!(told.contains("\"/no/such/program --flag\" cannot be started"), "{told}");
    assert!(fault("'unclosed").to_string().contains("cannot be started"));
    for prefix in ["", "json:"] {
        let told = fault(&format!("{prefix}{}", shell("echo cannot think today >&2; exit 3"))).to_string();
        assert_eq!(told, "the program ended (exit status: 3); its last output: cannot think today");
    }
    let mid_game = after_handshake("echo out of seeds >&2; exit 1");
    let told = fault(&mid_game).to_string();
    assert_eq!(told, "the program ended (exit status: 1); its last output: out of seeds");
}

#[test]
fn a_program_that_hangs_is_silent() {
    let PlayerError::Silent(silence) = fault(&after_handshake("echo thinking hard >&2; sleep 1000")) else {
        panic!()
    };
    assert_eq!(silence.last_words.as_deref(), Some("thinking hard"));
    assert!(matches!(fault(&shell("sleep 1000")), PlayerError::Silent(_)), "it never says uciok");
}

#[test]
fn nonsense_is_told_with_its_text() {
    let nonsense = |command: &str| match fault(command) {
        PlayerError::Nonsense(told) => told,
        fault => panic!("{fault:?}"),
    };
    for answer in ["a", "Z", "7", ""] {
        let told = nonsense(&after_handshake(&format!("echo bestmove {answer}")));
        assert_eq!(told, format!("\"{answer}\" is not a legal move; legal are A, B, C, D, E, F"));
    }
    let told = nonsense(&format!("json:{}", shell("read -r line; echo debug: 6 moves")));
    assert!(told.starts_with("\"debug: 6 moves\" is not a legal move; legal are A"), "{told}");
    assert!(nonsense(&after_handshake("echo error no idea")).contains("it says: no idea"));
    let other =
        "echo 'option name UCI_Variant type combo default chess var chess var go'; echo uciok; sleep 9";
    assert!(nonsense(&shell(other)).contains("it does not play oware; it plays chess, go"));
}

#[test]
fn a_flood_ends_in_time_and_memory() {
    let fault_is_bounded = |command: &str| {
        let fault = fault(command);
        assert!(matches!(fault, PlayerError::Silent(_) | PlayerError::Nonsense(_)), "{command}: {fault:?}");
        assert!(fault.to_string().len() < 1000);
    };
    fault_is_bounded(&after_handshake("yes info string still thinking"));
    fault_is_bounded(&after_handshake("tr '\\0' 'x' < /dev/zero"));
    fault_is_bounded(&after_handshake("yes complaint >&2"));
    fault_is_bounded("json:yes");
    fault_is_bounded(&format!("json:{}", shell("tr '\\0' 'x' < /dev/zero")));
    let own = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = own.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or("0");
    let kibibytes: u64 = peak.split_whitespace().next().unwrap().parse().unwrap();
    assert!(kibibytes < 1 << 20, "{peak}");
}

#[test]
fn a_closed_output_is_the_end() {
    let PlayerError::Died(told) = fault(&format!("json:{}", shell("exec >&-; sleep 1000"))) else { panic!() };
    assert_eq!(told, "it closed its output");
    assert!(matches!(fault(&shell("exec >&-; sleep 1000")), PlayerError::Died(_)));
}

#[test]
fn a_program_that_never_reads_is_silent_however_much_it_is_sent() {
    let oware = game("oware", &["cycle.repeats=never", "cycle.max-plies=100000"]);
    let start = oware.read_position("1,0,0,0,0,0/1,0,0,0,0,0 23,23 S").unwrap();
    let mut played = Played::from_position(Arc::clone(&oware), start);
    // The moves alone exceed the pipe's buffer.
    for _ in 0..1_500 {
        for number in 1..=6 {
            for _ in Side::BOTH {
                played.play(sower_core::Move::Sow(sower_core::Pit::new(number))).unwrap();
            }
        }
    }
    let begun = Instant::now();
    let asked = seat("json:sleep 1000", &oware).choose(&played, &short(), &Stop::new());
    assert!(matches!(asked, Err(PlayerError::Silent(_))), "{asked:?}");
    assert!(begun.elapsed() < Duration::from_secs(30));
}

#[test]
fn a_stop_is_heard_by_both_kinds() {
    let oware = game("oware", &[]);
    let played = Played::new(Arc::clone(&oware));
    let stopped = |command: &str| {
        let stop = Stop::new();
        let brake = stop.clone();
        let pull = thread::spawn(move || {
            thread::sleep(Duration::from_millis(300));
            brake.stop();
        });
        let chosen = seat(command, &oware).choose(&played, &Limits::time(Duration::from_secs(100)), &stop);
        pull.join().unwrap();
        chosen
    };
    assert!(stopped(&sower_engine()).is_ok(), "what was found so far is a move");
    assert_eq!(stopped(&format!("json:{}", shell("sleep 1000"))), Err(PlayerError::Stopped));
    assert_eq!(stopped(&after_handshake("sleep 1000")), Err(PlayerError::Stopped));
    assert_eq!(stopped(&shell("sleep 1000")), Err(PlayerError::Stopped), "before it has started");
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_of_a_program_is_left() {
    let folder = TempDir::new().unwrap();
    let pids = folder.path().join("pids").display().to_string();
    // It starts a process that it does not wait for.
    let script = format!("sleep 1000 & echo $! $$ > {pids}; while read -r line; do echo 1; done; sleep 1000");
    let oware = game("oware", &[]);
    let played = Played::new(Arc::clone(&oware));
    let mut player = seat(&format!("json:{}", shell(&script)), &oware);
    assert!(player.choose(&played, &short(), &Stop::new()).is_ok());
    let written = fs::read_to_string(&pids).unwrap();
    let runs = |pid: &str| Path::new("/proc").join(pid).exists();
    assert!(written.split_whitespace().all(runs));
    drop(player);
    let until = Instant::now() + Duration::from_secs(10);
    // A killed process may take a moment to disappear, until its new parent reaps it.
    let is_dead = |pid: &str| {
        let status = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        status.is_empty() || status.contains(") Z ")
    };
    while !written.split_whitespace().all(is_dead) {
        assert!(Instant::now() < until, "{written}");
        thread::sleep(Duration::from_millis(10));
    }
    let own = written.split_whitespace().nth(1).unwrap();
    assert!(!runs(own), "the program itself leaves no zombie");
}

#[test]
fn after_a_fault_the_program_is_started_anew() {
    let folder = TempDir::new().unwrap();
    let once = folder.path().join("once").display().to_string();
    let script =
        format!("read -r line; if [ -e {once} ]; then echo 2; else touch {once}; echo what; fi; sleep 9");
    let oware = game("oware", &[]);
    let played = Played::new(Arc::clone(&oware));
    let mut player = seat(&format!("json:{}", shell(&script)), &oware);
    assert!(matches!(player.choose(&played, &short(), &Stop::new()), Err(PlayerError::Nonsense(_))));
    assert!(player.choose(&played, &short(), &Stop::new()).is_ok());
}

#[test]
fn the_examples_play_a_whole_game() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let example = |name: &str| format!("json:python3 '{}'", examples.join(name).display());
    for name in ["kalah", "oware", "ogidise"] {
        let game = game(name, &[]);
        let players = ["first_legal.py", "greedy.py"].map(|file| seat(&example(file), &game));
        assert!(play_through(&game, players).outcome().is_some(), "{name}");
    }
    // It looks two plies ahead by asking `sower engine`, which it finds by this variable.
    let game = game("kalah", &["board.pits=3", "board.seeds=2"]);
    let asks = format!("json:env SOWER='{SOWER}' python3 '{}'", examples.join("minimax.py").display());
    let players = [seat(&asks, &game), seat(&example("first_legal.py"), &game)];
    assert!(play_through(&game, players).outcome().is_some());
}

#[test]
fn programs_of_both_kinds_play_a_match_and_their_start_is_not_on_the_clock() {
    let folder = TempDir::new().unwrap();
    let slow = folder.path().join("slow.py").display().to_string();
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/first_legal.py");
    let code = fs::read_to_string(example).unwrap();
    fs::write(&slow, format!("import time\ntime.sleep(2)\n{code}")).unwrap();
    let student = format!("engine:json:python3 '{slow}'");
    let other = format!("engine:{}", sower_engine());
    // Generous for a busy machine, and still less than the start takes.
    for pace in [["--movetime", "20", "--margin", "1500"], ["--clock", "60+1", "--margin", "100"]] {
        let output = Command::new(SOWER)
            .env("SOWER_LANG", "en")
            .args(["match", "kalah", &student, &other, "--games", "2", "--threads", "1", "--json"])
            .args(["--set", "board.pits=3", "--set", "board.seeds=2"])
            .args(pace)
            .output()
            .unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        let last: serde_json::Value = serde_json::from_str(said.lines().last().unwrap()).unwrap();
        assert_eq!(last["games"], 2, "{said}");
        for lost in ["faults", "timeouts"] {
            assert_eq!(last[lost], serde_json::json!([0, 0]), "{said}");
        }
    }
}

#[test]
fn the_guide_shows_the_examples_as_they_are() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let guide = fs::read_to_string(root.join("docs/guide/your-own-player.md")).unwrap();
    for name in ["first_legal.py", "greedy.py"] {
        let example = fs::read_to_string(root.join("examples").join(name)).unwrap();
        let (_, code) = example.split_once("\n").unwrap();
        assert!(guide.contains(code), "{name}");
    }
    let minimax = fs::read_to_string(root.join("examples/minimax.py")).unwrap();
    let begins = minimax.find("def moves").unwrap();
    let ends = minimax.find("\n\n\nfor line").unwrap();
    assert!(guide.contains(&minimax[begins..ends]));
}

#[test]
fn the_command_answers_on_standard_output_alone() {
    let folder = TempDir::new().unwrap();
    let mine = folder.path().join("my rules.toml");
    fs::write(
        &mine,
        "name = \"Mine\"\nregion = \"Here\"\nsummary = \"Mine\"\nsource = [\"me\"]\n\
        [board]\npits = 3\nseeds = 2\nstores = true\n[sow]\nstores = \"own\"\n",
    )
    .unwrap();
    let mut child = Command::new(SOWER)
        .env("SOWER_LANG", "en")
        .args(["engine", "kalah", "--set", "board.seeds=3"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let input = format!(
        "d\nnonsense\nsetoption name Game value {}\nsetoption name Game value /no/such.toml\ngo depth 2\n",
        mine.display()
    );
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
    assert!(said.contains("position 3,3,3,3,3,3/3,3,3,3,3,3 0,0 S\nerror there is no command"), "{said}");
    assert!(said.contains("error cannot read the rules file /no/such.toml"), "{said}");
    assert!(said.lines().last().unwrap().starts_with("bestmove "), "{said}");
    let bad = Command::new(SOWER).env("SOWER_LANG", "en").args(["engine", "chess"]).output().unwrap();
    assert_eq!(bad.status.code(), Some(2));
}
