//! The main menu: unfinished games first, then all games with one line each.

mod saved;
mod setup;

use crossterm::event::{KeyCode, KeyEvent};
use sower_core::library;
use sower_text::message;

pub(crate) use saved::SavedEntry;
pub(crate) use setup::FIRST_LEVEL;
pub use setup::Setup;

use crate::app::{Ask, Context, Dialog, Question};
use crate::rules_text::rules_page;
use crate::say::{about, say, talk};

/// A line of the menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// An unfinished game, by its index among the saved games.
    GoOn(usize),
    /// A game, or a variant of the one above it.
    Game(usize),
}

/// A game's text in the menu.
#[derive(Clone, Debug)]
pub(crate) struct GameLine {
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) board: String,
    pub(crate) summary: String,
    pub(crate) is_variant: bool,
    /// The text that a search by the player matches.
    sought: String,
}

/// The state of the menu.
#[derive(Debug)]
pub struct Menu {
    pub(crate) games: Vec<GameLine>,
    pub(crate) entries: Vec<Entry>,
    pub(crate) chosen: usize,
    /// The search text, while the player searches.
    pub(crate) sought: Option<String>,
    pub(crate) notice: Option<String>,
}

impl Menu {
    pub(crate) fn new() -> Menu {
        let mut games = Vec::new();
        for listed in library::all_with_the_first_four_first() {
            // The tests of sower-core show that every shipped file is valid; an invalid one would have no line.
            let Ok(rules) = listed.rules(&[]) else { continue };
            let about = about(&rules);
            let board = say(&rules, &sower_text::board_sentence::board_size(&rules));
            let sought = format!(
                "{} {} {} {} {}",
                listed.name,
                about.name,
                // Lets players find a game by its English name too.
                rules.about().name,
                about.also.join(" "),
                about.aliases.join(" ")
            );
            // A variant appears below its game and need not repeat its name.
            let title = match about.name.split_once(", ") {
                Some((_, own)) if listed.variant.is_some() => own.to_owned(),
                _ => about.name.clone(),
            };
            games.push(GameLine {
                name: listed.name.clone(),
                title,
                board,
                summary: about.summary.clone(),
                is_variant: listed.variant.is_some(),
                sought: sought.to_lowercase(),
            });
        }
        let mut menu = Menu { games, entries: Vec::new(), chosen: 0, sought: None, notice: None };
        menu.list(&[]);
        menu
    }

    /// Rebuilds the list: saved games and all games, or those that match the search.
    pub(crate) fn list(&mut self, kept: &[SavedEntry]) {
        let sought = self.sought.as_deref().unwrap_or_default().to_lowercase();
        let found = |game: &usize| self.games[*game].sought.contains(&sought);
        let games = (0..self.games.len()).filter(found).map(Entry::Game);
        let unfinished = if sought.is_empty() { kept.len() } else { 0 };
        self.entries = (0..unfinished).map(Entry::GoOn).chain(games).collect();
        self.chosen = self.chosen.min(self.entries.len().saturating_sub(1));
    }

    pub(crate) fn tell(&mut self, notice: String) {
        self.notice = Some(notice);
    }

    /// The game on the selected line.
    pub(crate) fn game(&self) -> Option<&GameLine> {
        match self.entries.get(self.chosen)? {
            Entry::Game(index) => self.games.get(*index),
            Entry::GoOn(_) => None,
        }
    }

    pub(crate) fn key(&mut self, key: KeyEvent, kept: &[SavedEntry], context: &mut Context) {
        const SCREENFUL: isize = 12;
        self.notice = None;
        match key.code {
            KeyCode::Down => self.step(1),
            KeyCode::Up => self.step(-1),
            KeyCode::PageDown => self.step(SCREENFUL),
            KeyCode::PageUp => self.step(-SCREENFUL),
            KeyCode::Home => self.chosen = 0,
            KeyCode::End => self.chosen = self.entries.len().saturating_sub(1),
            KeyCode::Enter => self.choose(context),
            _ if self.sought.is_some() => self.seek(key.code, kept),
            KeyCode::Char('/') => self.sought = Some(String::new()),
            KeyCode::Char('r') => self.open_rules(kept, context),
            KeyCode::Char('o' | 'l') => context.ask(Ask::Dialog(Dialog::name(
                Question::Open,
                talk(&message!("tui-ask-open")),
                String::new(),
            ))),
            KeyCode::Char('x') | KeyCode::Delete => self.ask_discard(kept, context),
            KeyCode::Char('p') => self.open_puzzles(context),
            KeyCode::Char('b') => context.ask(Ask::Browser),
            KeyCode::Char('j') => self.step(1),
            KeyCode::Char('k') => self.step(-1),
            KeyCode::Char(' ') => self.choose(context),
            KeyCode::Char('q') | KeyCode::Esc => context.ask(Ask::Quit),
            _ => {}
        }
    }

    fn seek(&mut self, code: KeyCode, kept: &[SavedEntry]) {
        match (&mut self.sought, code) {
            (_, KeyCode::Esc) => self.sought = None,
            (Some(sought), KeyCode::Backspace) if sought.is_empty() => self.sought = None,
            (Some(sought), KeyCode::Backspace) => drop(sought.pop()),
            (Some(sought), KeyCode::Char(letter)) if sought.len() < 40 => sought.push(letter),
            _ => {}
        }
        self.chosen = 0;
        self.list(kept);
    }

    fn step(&mut self, lines: isize) {
        let last = self.entries.len().saturating_sub(1);
        self.chosen = self.chosen.saturating_add_signed(lines).min(last);
    }

    pub(crate) fn click(&mut self, line: usize, context: &mut Context) {
        if line < self.entries.len() {
            self.chosen = line;
            self.choose(context);
        }
    }

    fn choose(&mut self, context: &mut Context) {
        match self.entries.get(self.chosen) {
            Some(Entry::GoOn(index)) => context.ask(Ask::GoOn(*index)),
            Some(Entry::Game(index)) => context.ask(Ask::NewGame(self.games[*index].name.clone())),
            None => {}
        }
    }

    fn open_rules(&self, kept: &[SavedEntry], context: &mut Context) {
        let rules = match self.entries.get(self.chosen) {
            Some(Entry::Game(index)) => {
                library::find(&self.games[*index].name).ok().and_then(|listed| listed.rules(&[]).ok())
            }
            Some(Entry::GoOn(index)) => kept
                .get(*index)
                .and_then(|kept| kept.seating().ok())
                .map(|seating| seating.played.game().rules().clone()),
            None => None,
        };
        if let Some(rules) = rules {
            context.ask(Ask::Open(rules_page(&rules)));
        }
    }

    fn open_puzzles(&self, context: &mut Context) {
        if let Some(game) = self.game() {
            context.ask(Ask::Puzzles(game.name.clone()));
        }
    }

    fn ask_discard(&mut self, kept: &[SavedEntry], context: &mut Context) {
        match self.entries.get(self.chosen) {
            Some(Entry::GoOn(index)) => {
                if let Some(kept) = kept.get(*index) {
                    context.ask(Ask::Dialog(Dialog::confirm(
                        Question::Discard(kept.name.clone()),
                        talk(&message!("tui-ask-discard")),
                    )));
                }
            }
            _ => self.notice = Some(talk(&message!("tui-nothing-to-discard"))),
        }
    }
}
