//! Programs on a site: `sower bot`, and the example in Python.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use serde_json::{Value, json};

use super::process::{Home, Served, sower};

/// Longer than any game here takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// An account: its cookies, and its program's token.
struct Owner {
    cookie: String,
    token: String,
}

impl Owner {
    fn sign_up(site: &Served, name: &str, scopes: &[&str]) -> Owner {
        let who = json!({ "name": name, "password": "correct horse", "bot": true }).to_string();
        let (status, head, body) = site.ask("POST", "/api/account", None, &who);
        assert_eq!(status, 200, "{body}");
        let session = head.lines().find_map(|line| {
            let (name, value) = line.split_once(": ")?;
            (name.eq_ignore_ascii_case("set-cookie") && value.starts_with("session=")).then_some(value)
        });
        let cookie = session.and_then(|value| value.split(';').next()).expect("a session").to_owned();
        let wanted = json!({ "label": "test", "scopes": scopes }).to_string();
        let (status, _, body) = site.ask("POST", "/api/tokens", Some(&cookie), &wanted);
        assert_eq!(status, 200, "{body}");
        let made: Value = serde_json::from_str(&body).unwrap();
        Owner { cookie, token: made["secret"].as_str().unwrap().to_owned() }
    }

    /// A request with the token only.
    fn ask(&self, site: &Served, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let mut wire = TcpStream::connect(site.host()).unwrap();
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {}\r\nConnection: close\r\n\
             Content-Length: {}\r\n\r\n{body}",
            site.host(),
            self.token,
            body.len()
        );
        wire.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        wire.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, serde_json::from_str(body).unwrap_or_default())
    }
}

const ALL: [&str; 3] = ["read", "play", "meet"];

/// A program that runs until the test is over, and its output lines.
struct Running {
    child: Child,
    lines: mpsc::Receiver<String>,
}

impl Running {
    fn start(mut command: Command) -> Running {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::inherit()).spawn().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let (send, lines) = mpsc::channel();
        std::thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
        Running { child, lines }
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("it says something in time")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn bot(site: &Served, token: &str, words: &[&str]) -> Command {
    let mut command = sower();
    command.args(["bot", &site.url]).args(words).env("SOWER_TOKEN", token);
    command
}

/// Polls until a value is there.
fn until<T>(look: impl Fn() -> Option<T>) -> T {
    let began = std::time::Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(began.elapsed() < PATIENCE, "it did not come about");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn sower_and_a_short_script_play_each_other_and_other_challengers() {
    let home = Home::folder();
    let site = home.serve();
    let [robot, engine] = ["Robot", "Engine"].map(|name| Owner::sign_up(&site, name, &ALL));
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut python = Command::new("python3");
    python.arg(script).arg(&site.url).env("SOWER_TOKEN", &robot.token);
    let python = Running::start(python);
    let words = ["--player", "greedy", "--game", "kalah", "--clock", "1+1", "--games", "2"];
    let mut sower = Running::start(bot(&site, &engine.token, &words));

    // Engine challenges Robot. The script accepts, and both play to the end under the site's rules.
    let control = json!({ "kind": "fischer", "base": 60, "increment": 1 });
    let challenge = json!({ "game": "togyz-kumalak", "control": control, "to": "Robot", "rated": true });
    assert_eq!(engine.ask(&site, "POST", "/api/lobby", &challenge).0, 200);
    let (theirs, ours) = (python.line(), sower.line());
    assert!(theirs.contains("against Engine:"), "{theirs}");
    assert!(ours.contains("Togyz Kumalak against Robot: "), "{ours}");
    let room = ours.split(' ').next().unwrap();
    assert!(theirs.starts_with(room), "{theirs} and {ours}");
    let (_, state) = robot.ask(&site, "GET", &format!("/api/rooms/{room}"), &Value::Null);
    // A greedy player may have the majority within ten turns.
    let ended = &state["ending"]["termination"];
    assert!(ended == "majority" || ended == "stuck", "{}", state["ending"]);
    assert!(state["moves"].as_array().unwrap().len() > 8, "{state}");

    // Meanwhile Sower challenges everyone to Kalah; a player accepts, and resigns.
    let open = until(|| {
        let (_, lobby) = robot.ask(&site, "GET", "/api/lobby", &Value::Null);
        lobby.as_array()?.iter().find(|open| open["game"] == "kalah").cloned()
    });
    assert_eq!((&open["maker"]["name"], &open["maker"]["bot"]), (&json!("Engine"), &json!(true)));
    let ann = Owner::sign_up(&site, "Ann", &ALL);
    let take = format!("/api/lobby/{}/take", open["id"].as_str().unwrap());
    let (status, met) = ann.ask(&site, "POST", &take, &Value::Null);
    assert_eq!(status, 200, "{met}");
    let say = format!("/api/rooms/{}/say", met["room"].as_str().unwrap());
    assert_eq!(ann.ask(&site, "POST", &say, &json!({ "t": "resign" })).0, 200);
    let line = sower.line();
    assert!(line.ends_with("Kalah against Ann: won"), "{line}");
    assert!(sower.child.wait().unwrap().success(), "it ends after two games");
    let left = until(|| {
        let (_, lobby) = robot.ask(&site, "GET", "/api/lobby", &Value::Null);
        lobby.as_array().map(Vec::len).filter(|count| *count == 0)
    });
    assert_eq!(left, 0, "nothing waits for a bot that has gone");
}

#[test]
fn a_bot_that_cannot_play_gets_the_reason() {
    let home = Home::folder();
    let site = home.serve();
    let robot = Owner::sign_up(&site, "Robot", &["read", "play"]);
    let told = |output: Output, word: &str| {
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(word), "{said}");
    };
    told(bot(&site, &robot.token, &[]).output().unwrap(), "“meet”");
    told(bot(&site, "sower_wrong", &[]).output().unwrap(), "token");
    told(bot(&site, "", &[]).output().unwrap(), "SOWER_TOKEN");
    told(bot(&site, &robot.token, &["--player", "human"]).output().unwrap(), "level:1");
    let full = Owner::sign_up(&site, "Full", &ALL);
    told(bot(&site, &full.token, &["--game", "chess"]).output().unwrap(), "chess");
    told(bot(&site, &full.token, &["--game", "oware", "--clock", "x"]).output().unwrap(), "5+3");
    told(bot(&site, &full.token, &["--arena", "nosuch"]).output().unwrap(), "tournament");
    for (url, word) in
        [("http://127.0.0.1:1", "127.0.0.1:1"), ("https://", "http://HOST"), ("gopher://x", "kgp://")]
    {
        told(sower().args(["bot", url, "--token", "sower_x"]).output().unwrap(), word);
    }
    // The operator decides which accounts are bots'.
    let marked = home.command(&["user", "bot", "robot", "--off"]).output().unwrap();
    assert!(marked.status.success());
    let (_, me) = robot.ask(&site, "GET", "/api/me", &Value::Null);
    assert_eq!(me["bot"], false);
    assert_eq!(home.command(&["user", "bot", "nobody"]).output().unwrap().status.code(), Some(1));
    assert_eq!(site.get("/api/tokens", Some(&robot.cookie)).0, 200);
}
