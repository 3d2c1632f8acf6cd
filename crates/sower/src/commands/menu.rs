//! `sower` alone in a terminal: choose a game and an opponent, and play.

use std::io::{self, BufRead as _, Write as _};

use sower_core::{Words, lang::Language, library};

use super::play;
use crate::failure::Failure;
use crate::talk::Talk;

/// The games that come first, as most people look for one of them.
const FIRST: [&str; 4] = ["kalah", "oware", "togyz-kumalak", "ogidise"];

pub(crate) fn run() -> anyhow::Result<()> {
    let say = |talk: &Talk| Language::english().say(talk, &Words::default());
    let mut out = io::stdout().lock();
    let mut lines = io::stdin().lock().lines();
    writeln!(out, "{}\n", say(&Talk::Welcome))?;
    let names = names();
    for (index, name) in names.iter().enumerate() {
        let rules = library::find(name).map_err(Failure::input)?.rules(&[]).map_err(Failure::input)?;
        writeln!(out, "{:>3}  {:<18} {}", index + 1, name, rules.about().summary)?;
    }
    let mut ask = |talk: &Talk, read: &dyn Fn(&str) -> Option<String>| -> anyhow::Result<Option<String>> {
        loop {
            write!(out, "\n{} ", say(talk))?;
            out.flush()?;
            let Some(line) = lines.next().transpose()? else {
                writeln!(out)?;
                return Ok(None);
            };
            let typed = line.trim();
            if matches!(typed, "q" | "quit" | "exit") {
                return Ok(None);
            }
            match read(typed) {
                Some(chosen) => return Ok(Some(chosen)),
                None => writeln!(out, "{}", say(&Talk::NotAChoice { typed: typed.to_owned() }))?,
            }
        }
    };
    let game = |typed: &str| match typed.parse::<usize>() {
        Ok(number) => names.get(number.checked_sub(1)?).cloned(),
        Err(_) => library::find(typed).ok().map(|listed| listed.name),
    };
    let opponent = |typed: &str| match typed {
        "1" | "human" => Some("human".to_owned()),
        "2" | "greedy" | "" => Some("greedy".to_owned()),
        "3" | "random" => Some("random".to_owned()),
        _ => None,
    };
    let Some(game) = ask(&Talk::AskGame, &game)? else { return Ok(()) };
    let Some(opponent) = ask(&Talk::AskOpponent, &opponent)? else { return Ok(()) };
    drop((out, lines));
    play::from_menu(&game, &opponent)
}

/// The first four, then the rest by name.
fn names() -> Vec<String> {
    let others = library::files().iter().map(|file| file.id()).filter(|id| !FIRST.contains(id));
    FIRST.into_iter().chain(others).map(str::to_owned).collect()
}
