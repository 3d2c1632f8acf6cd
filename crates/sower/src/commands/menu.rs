//! `sower` alone in a terminal: choose a game and an opponent, and play.

use std::io::{self, Write as _};

use sower_core::{Words, lang::Language, library};

use super::{play, rules};
use crate::failure::Failure;
use crate::lines::Lines;
use crate::output::width;
use crate::talk::Talk;

pub(crate) fn run() -> anyhow::Result<()> {
    let mut menu = Menu { names: names(), lines: Lines::new() };
    menu.show()?;
    let Some(game) = menu.ask_game()? else { return Ok(()) };
    let Some(opponent) = menu.ask_opponent()? else { return Ok(()) };
    drop(menu);
    play::from_menu(&game, opponent)
}

/// The first four, then the rest by name.
fn names() -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for listed in library::all_with_the_first_four_first() {
        if listed.variant.is_none() {
            names.push(listed.name);
        }
    }
    names
}

struct Menu {
    names: Vec<String>,
    lines: Lines,
}

impl Menu {
    /// The first games with a line on each, the others by number and name.
    fn show(&self) -> anyhow::Result<()> {
        let mut out = io::stdout().lock();
        writeln!(out, "{}\n", say(&Talk::Welcome))?;
        let (first, others) = self.names.split_at(library::FIRST.len());
        for (index, name) in first.iter().enumerate() {
            let rules = library::find(name).map_err(Failure::input)?.rules(&[]).map_err(Failure::input)?;
            let line = format!("{:>3}  {name:<14} {}", index + 1, rules.about().summary);
            writeln!(out, "{}", line.chars().take(width()).collect::<String>())?;
        }
        writeln!(out, "\n{}", say(&Talk::MoreGames))?;
        const COLUMN: usize = 24;
        let across = (width() / COLUMN).max(1);
        for (row, names) in others.chunks(across).enumerate() {
            let line: String = names
                .iter()
                .enumerate()
                .map(|(column, name)| format!("{:>3}  {name:<19}", first.len() + row * across + column + 1))
                .collect();
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }

    /// Asks until there is an answer; `None` if the person leaves.
    fn ask<T>(
        &mut self,
        talk: &Talk,
        read: impl Fn(&Menu, &str) -> Result<T, String>,
    ) -> anyhow::Result<Option<T>> {
        loop {
            let mut out = io::stdout().lock();
            write!(out, "\n{} ", say(talk))?;
            out.flush()?;
            let Some(line) = self.lines.next()? else {
                writeln!(out)?;
                return Ok(None);
            };
            let typed = line.trim();
            if matches!(typed, "q" | "quit" | "exit") {
                return Ok(None);
            }
            if let Some(name) = typed.strip_prefix("rules") {
                match self.game(name.trim()) {
                    Ok(name) => {
                        let game = library::find(&name)
                            .map_err(Failure::input)?
                            .rules(&[])
                            .map_err(Failure::input)?;
                        rules::print(&game, &mut out)?;
                    }
                    Err(told) => writeln!(out, "{told}")?,
                }
                continue;
            }
            match read(self, typed) {
                Ok(chosen) => return Ok(Some(chosen)),
                Err(told) => writeln!(out, "{told}")?,
            }
        }
    }

    /// The game that a number or a name means.
    fn game(&self, typed: &str) -> Result<String, String> {
        let not_a_choice = || say(&Talk::NotAChoice { typed: typed.to_owned() });
        match typed.parse::<usize>() {
            Ok(number) => number
                .checked_sub(1)
                .and_then(|index| self.names.get(index))
                .cloned()
                .ok_or_else(not_a_choice),
            Err(_) if typed.is_empty() => Err(not_a_choice()),
            Err(_) => library::find(typed).map(|listed| listed.name).map_err(|unknown| unknown.to_string()),
        }
    }

    fn ask_game(&mut self) -> anyhow::Result<Option<String>> {
        self.ask(&Talk::AskGame, Menu::game)
    }

    fn ask_opponent(&mut self) -> anyhow::Result<Option<&'static str>> {
        self.ask(&Talk::AskOpponent, |_, typed| match typed {
            "1" | "human" => Ok("human"),
            "2" | "greedy" => Ok("greedy"),
            "3" | "random" => Ok("random"),
            _ => Err(say(&Talk::NotAChoice { typed: typed.to_owned() })),
        })
    }
}

fn say(talk: &Talk) -> String {
    Language::english().say(talk, &Words::default())
}
