//! Clients and the listener over real TCP connections.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use sower_core::{Move, Pit};
use sower_kgp::client::{self, ClientEvent, Mode};
use sower_kgp::listener::{self, Finished};
use sower_kgp::{Argument, Board, Command, LONGEST_LINE, kalah};
use sower_players::PlayerSpec;
use sower_search::{Settings, Stop};

const PATIENCE: Duration = Duration::from_secs(20);

struct ServerState {
    address: SocketAddr,
    finished: Receiver<Finished>,
    ends: Stop,
}

impl Drop for ServerState {
    fn drop(&mut self) {
        self.ends.stop();
    }
}

fn house(opponent: Option<PlayerSpec>, change: impl FnOnce(&mut listener::Options)) -> ServerState {
    let bound = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = bound.local_addr().expect("an address");
    let mut options = listener::Options {
        game: kalah(4, 3).expect("a board"),
        opponent,
        time: Duration::from_millis(300),
        games: 2,
        problems: 30,
        connections: 4,
        thinkers: 1,
        probes: sower_search::Probes::default(),
    };
    change(&mut options);
    let (tell, finished) = channel();
    let ends = Stop::new();
    let brake = ends.clone();
    std::thread::spawn(move || listener::listen(&bound, options, brake, move |game| drop(tell.send(game))));
    ServerState { address, finished, ends }
}

fn sower(mode: Mode, level: Option<u8>) -> client::Options {
    client::Options {
        mode,
        name: Some("Sower \"client\"".to_owned()),
        authors: Some("the authors".to_owned()),
        description: None,
        token: Some("secret".to_owned()),
        level,
        time: Duration::from_millis(50),
        settings: Settings::new(1 << 20, 1),
    }
}

/// A client driven by hand.
struct Raw {
    reader: BufReader<TcpStream>,
}

impl Raw {
    fn connect(address: SocketAddr) -> Raw {
        let stream = TcpStream::connect(address).expect("the listener runs");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time");
        Raw { reader: BufReader::new(stream) }
    }

    fn say(&mut self, line: &str) {
        self.reader.get_mut().write_all(format!("{line}\r\n").as_bytes()).expect("it is sent");
    }

    fn hear(&mut self) -> Option<Command> {
        let mut line = String::new();
        match self.reader.read_line(&mut line) {
            Ok(0) | Err(_) => None,
            Ok(_) => Some(Command::read(&line).expect("the listener speaks the protocol")),
        }
    }

    /// The next line with this name; skips others.
    fn await_line(&mut self, name: &str) -> Command {
        loop {
            let command = self.hear().unwrap_or_else(|| panic!("it ended before {name}"));
            if command.name == name {
                return command;
            }
        }
    }
}

#[test]
fn sower_plays_sower_in_both_modes_and_changes_sides() {
    for mode in [Mode::Freeplay, Mode::Simple] {
        let house = house(Some(PlayerSpec::Level(1)), |_| {});
        let stream = TcpStream::connect(house.address).expect("the listener runs");
        let (tell, told) = channel();
        client::play(stream, &sower(mode, None), &move |news| drop(tell.send(news))).expect("a goodbye");
        let games: Vec<Finished> = house.finished.iter().take(2).collect();
        assert_eq!(games[0].names, ["Sower \"client\"", "Sower level:1"]);
        assert_eq!(games[1].names, ["Sower level:1", "Sower \"client\""]);
        for game in games {
            assert_eq!((game.left, game.seeds.iter().sum::<u8>()), (None, 24), "{game:?}");
        }
        let news: Vec<ClientEvent> = told.try_iter().collect();
        assert_eq!(news[0], ClientEvent::Server("Sower".to_owned()));
        assert!(news.iter().any(|news| matches!(news, ClientEvent::Answered(..))));
        assert!(!news.iter().any(|news| matches!(news, ClientEvent::Complaint(_))), "{news:?}");
    }
}

#[test]
fn two_who_come_play_each_other() {
    let house = house(None, |options| options.games = 1);
    let address = house.address;
    let players: Vec<_> = [(Mode::Freeplay, Some(3)), (Mode::Simple, None)]
        .into_iter()
        .map(|(mode, level)| {
            std::thread::spawn(move || {
                let stream = TcpStream::connect(address).expect("the listener runs");
                client::play(stream, &sower(mode, level), &|_| {})
            })
        })
        .collect();
    let game = house.finished.recv_timeout(PATIENCE).expect("a game ends");
    assert_eq!(game.left, None);
    for player in players {
        player.join().expect("no panic").expect("a goodbye");
    }
}

#[test]
fn a_client_that_leaves_loses_and_its_opponent_is_notified() {
    let house = house(None, |_| {});
    let mut first = Raw::connect(house.address);
    first.say("mode freeplay");
    first.await_line("kgp");
    std::thread::sleep(Duration::from_millis(300));
    let mut second = Raw::connect(house.address);
    second.say("mode simple");
    let state = first.await_line("state");
    assert_eq!(state.arguments[0].to_string(), "<4,0,0,3,3,3,3,3,3,3,3>");
    drop(first);
    let told = second.await_line("error");
    assert_eq!(told.words(0), Some("the opponent has left"));
    second.await_line("goodbye");
    let game = house.finished.recv_timeout(PATIENCE).expect("it is reported");
    assert_eq!(game.winner, game.left.map(|side| !side));
    assert!(game.left.is_some());
}

#[test]
fn the_last_move_before_yield_counts_and_none_at_all_is_made_up_for() {
    let house = house(Some(PlayerSpec::Random), |options| options.games = 1);
    let mut raw = Raw::connect(house.address);
    raw.say("set info:name \"by hand\"");
    raw.say("7 mode \"freeplay\"");
    let state = raw.await_line("state");
    let id = state.id.expect("a number");
    raw.say(&format!("@{id} move 4"));
    raw.say(&format!("@{id} move 9"));
    assert_eq!(raw.await_line("error").words(0), Some("a move is a number from 1 to 4"));
    // The third of three seeds ends in the store, which gives another turn: the next state shows that the move was played.
    raw.say(&format!("@{id} move 2"));
    raw.say(&format!("@{id} yield"));
    assert_eq!(raw.await_line("stop").reference, Some(id));
    let next = raw.await_line("state");
    assert_eq!(next.arguments[0].to_string(), "<4,1,0,3,0,4,4,3,3,3,3>");
    // From now on the client chooses nothing; the game still reaches its end.
    raw.await_line("goodbye");
    let game = house.finished.recv_timeout(PATIENCE).expect("it is reported");
    assert_eq!((game.names[0].as_str(), game.left), ("by hand", None));
}

#[test]
fn verify_says_of_each_answer_whether_it_is_right() {
    let house = house(Some(PlayerSpec::Random), |_| {});
    let mut raw = Raw::connect(house.address);
    raw.say("mode verify");
    for number in 0..30 {
        let problem = raw.await_line("problem");
        let board = Board::read(problem.board(0).expect("a board")).expect("a board");
        let game = kalah(4, 3).expect("a board");
        let position = board.position(&game).expect("a position");
        let pit = Pit::new(u8::try_from(problem.integer(1).expect("a move")).expect("a pit"));
        let after = game.play(&position, Move::Sow(pit)).expect("it can be played");
        let again = after.side() == position.side();
        let solved = Argument::from(&Board::seen_by(&after, position.side()));
        let id = problem.id.expect("a number");
        // Every third answer has the wrong turn, every fifth a wrong board.
        let turn = u8::from(again != (number % 3 == 0));
        let board = if number % 5 == 0 { problem.arguments[0].to_string() } else { solved.to_string() };
        raw.say(&format!("{}@{id} solution {board} {turn}", 2 * number + 1));
        let right = number % 3 != 0 && number % 5 != 0;
        let judged = raw.hear().expect("an answer");
        assert_eq!(
            (judged.name.as_str(), judged.reference),
            (if right { "ok" } else { "error" }, Some(2 * number + 1))
        );
    }
    assert_eq!(raw.await_line("ok").words(0), Some("16 of 30 right"));
    raw.await_line("goodbye");
    assert_eq!(raw.hear(), None);
}

#[test]
fn bad_lines_are_told_and_too_many_end_the_connection() {
    let house = house(Some(PlayerSpec::Random), |_| {});
    let mut raw = Raw::connect(house.address);
    raw.await_line("kgp");
    let bad = [
        "",
        "@",
        "1@",
        "mode",
        "move 1",
        "\u{0}\u{1}",
        "set",
        "state <",
        "mode <1>",
        "problem x",
        "ok ok ok ok",
    ];
    raw.say(bad[4]);
    assert!(raw.await_line("error").words(0).expect("a reason").contains("mode freeplay"));
    raw.say(&"x".repeat(2 * LONGEST_LINE));
    assert!(raw.await_line("error").words(0).expect("a reason").contains("16384"));
    raw.say("5 ping 17");
    let pong = raw.await_line("pong");
    assert_eq!((pong.reference, pong.integer(0)), (Some(5), Some(17)));
    for _ in 0..200 {
        for line in bad.iter().filter(|line| !line.starts_with("mode")) {
            // The listener closes the connection before all lines are sent.
            let _ = raw.reader.get_mut().write_all(format!("{line}\r\n").as_bytes());
        }
    }
    while raw.hear().is_some() {}
    let mut other = Raw::connect(house.address);
    other.say("mode backgammon");
    assert_eq!(other.await_line("error").words(0), Some("Unsupported activity"));
    other.await_line("goodbye");
    assert_eq!(other.hear(), None);
}

#[test]
fn connections_are_bounded_and_given_back() {
    let house = house(None, |options| options.connections = 2);
    let mut there: Vec<Raw> = (0..2).map(|_| Raw::connect(house.address)).collect();
    there.iter_mut().for_each(|raw| drop(raw.await_line("kgp")));
    let mut third = Raw::connect(house.address);
    assert!(third.await_line("error").words(0).expect("a reason").contains("too many"));
    third.await_line("goodbye");
    drop(there);
    let until = std::time::Instant::now() + PATIENCE;
    loop {
        let mut next = Raw::connect(house.address);
        if next.hear().is_some_and(|line| line.name == "kgp") {
            break;
        }
        assert!(std::time::Instant::now() < until, "places are given back");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_client_answers_what_a_server_may_say_and_outlives_nonsense() {
    let bound = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = bound.local_addr().expect("an address");
    let playing = std::thread::spawn(move || {
        let stream = TcpStream::connect(address).expect("the listener runs");
        client::play(stream, &sower(Mode::Freeplay, None), &|_| {})
    });
    let mut raw = Raw { reader: BufReader::new(bound.accept().expect("a client connects").0) };
    raw.say("kgp 1 0 1");
    assert_eq!(raw.hear().expect("a name").to_string(), "1 set info:name \"Sower \\\"client\\\"\"");
    assert_eq!(raw.hear().expect("authors").to_string(), "3 set info:authors \"the authors\"");
    assert_eq!(raw.hear().expect("a token").to_string(), "5 set auth:token \"secret\"");
    assert_eq!(raw.hear().expect("a mode").to_string(), "7 mode freeplay");
    raw.say("2 ping 9");
    assert_eq!(raw.hear().expect("a pong").to_string(), "9@2 pong 9");
    for nonsense in ["4 state", "4 state <0>", "4 state <3,1>", "4 state <99,1>", "4 state 3"] {
        raw.say(nonsense);
        assert_eq!(raw.await_line("error").reference, Some(4), "{nonsense}");
    }
    raw.say("set time:clock 99999999999");
    raw.say("wholly unknown \"words\" 1.5");
    // The game is over in this position, so there is no move to send.
    raw.say("6 state <2,3,3,0,0,1,1>");
    assert_eq!(raw.await_line("yield").reference, Some(6));
    // Only one move captures everything.
    raw.say("set time:mode relative");
    raw.say("set time:clock 1");
    raw.say("8 state <3,0,0,1,0,0,0,5,0>");
    let chosen = raw.await_line("move");
    assert_eq!((chosen.reference, chosen.integer(0)), (Some(8), Some(1)));
    raw.say("10 goodbye");
    playing.join().expect("no panic").expect("a goodbye is a good end");
}

#[test]
fn a_client_refuses_another_protocol() {
    for line in ["kgp 2 0 0", "HTTP/1.1 400 Bad Request", "\"", "kgp"] {
        let bound = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = bound.local_addr().expect("an address");
        let mut stream = TcpStream::connect(address).expect("the listener runs");
        let (mut served, _) = bound.accept().expect("a client connects");
        served.write_all(format!("{line}\n").as_bytes()).expect("it is sent");
        let ended = client::play(stream.try_clone().expect("a hand"), &sower(Mode::Simple, None), &|_| {});
        assert!(matches!(ended, Err(client::ClientError::Version(_))), "{line}: {ended:?}");
        let _ = stream.flush();
    }
}
