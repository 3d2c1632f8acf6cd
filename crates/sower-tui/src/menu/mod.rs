//! The main menu: unfinished games first, then all games with one line each. Variants are folded under their game, and games under
//! their groups, if the player wants groups.

mod groups;
mod keys;
mod saved;
mod setup;

use std::collections::HashSet;
use std::sync::Arc;

use crossterm::event::{KeyCode, KeyEvent};
use sower_core::{Game, library};
use sower_text::message;

use groups::{Belongs, groups};
pub(crate) use groups::{Group, Grouping};
pub(crate) use keys::{MENU_KEYS, SETUP_KEYS};
pub(crate) use saved::SavedEntry;
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
    /// The line that opens and closes the variants of a game.
    Variants(usize),
    /// The line that opens and closes a group of games.
    Group(usize),
}

/// A game's text in the menu.
#[derive(Clone, Debug)]
pub(crate) struct GameLine {
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) board: String,
    pub(crate) summary: String,
    pub(crate) is_variant: bool,
    /// The number of variants of a game.
    pub(crate) variants: usize,
    /// The text that a search by the player matches.
    sought: String,
    belongs: Belongs,
}

/// The state of the menu.
#[derive(Debug)]
pub struct Menu {
    pub(crate) games: Vec<GameLine>,
    /// Columns of the longest board size.
    pub(crate) longest_board: u16,
    pub(crate) entries: Vec<Entry>,
    pub(crate) chosen: usize,
    /// The games whose variants are listed.
    unfolded: HashSet<usize>,
    grouping: Grouping,
    pub(crate) groups: Vec<Group>,
    /// The groups whose games are listed.
    open_groups: HashSet<usize>,
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
            let belongs = Belongs::of(&rules);
            let sought = format!(
                "{} {} {} {} {} {} {}",
                listed.name,
                about.name,
                // Lets players find a game by its English name too.
                rules.about().name,
                about.also.join(" "),
                about.aliases.join(" "),
                about.region,
                belongs.words()
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
                variants: 0,
                sought: sought.to_lowercase(),
                belongs,
            });
        }
        let mut parent = 0;
        for index in 0..games.len() {
            if games[index].is_variant {
                games[parent].variants += 1;
            } else {
                parent = index;
            }
        }
        let longest_board = games.iter().map(|game| game.board.chars().count() as u16).max().unwrap_or(0);
        let mut menu = Menu {
            games,
            longest_board,
            entries: Vec::new(),
            chosen: 0,
            unfolded: HashSet::new(),
            grouping: Grouping::None,
            groups: Vec::new(),
            open_groups: HashSet::new(),
            sought: None,
            notice: None,
        };
        menu.list(&[]);
        menu
    }

    /// Whether an entry is a game and no variant of one.
    pub(crate) fn is_game(&self, entry: &Entry) -> bool {
        matches!(entry, Entry::Game(index) if !self.games[*index].is_variant)
    }

    /// Rebuilds the list: saved games and all games, or those that match the search.
    pub(crate) fn list(&mut self, kept: &[SavedEntry]) {
        let sought = self.sought.as_deref().unwrap_or_default().to_lowercase();
        let mut entries = Vec::new();
        if sought.is_empty() {
            entries.extend((0..kept.len()).map(Entry::GoOn));
        }
        if sought.is_empty() && self.grouping != Grouping::None {
            for (number, group) in self.groups.iter().enumerate() {
                entries.push(Entry::Group(number));
                let listed = group.games.iter().filter(|_| self.open_groups.contains(&number));
                entries.extend(listed.flat_map(|game| self.lines_of(*game)));
            }
            self.entries = entries;
            self.chosen = self.chosen.min(self.entries.len().saturating_sub(1));
            return;
        }
        for (index, game) in self.games.iter().enumerate() {
            // A search also finds variants whose game is folded.
            let listed = match sought.is_empty() {
                true => !game.is_variant || self.unfolded.contains(&self.parent(index)),
                false => game.sought.contains(&sought),
            };
            if listed {
                entries.push(Entry::Game(index));
            }
            if sought.is_empty() && game.variants > 0 {
                entries.push(Entry::Variants(index));
            }
        }
        self.entries = entries;
        self.chosen = self.chosen.min(self.entries.len().saturating_sub(1));
    }

    /// A game's own line, and those of its variants.
    fn lines_of(&self, game: usize) -> Vec<Entry> {
        let mut lines = vec![Entry::Game(game)];
        let variants = self.games[game].variants;
        if variants > 0 {
            let listed = if self.is_unfolded(game) { variants } else { 0 };
            lines.extend((game + 1..=game + listed).map(Entry::Game));
            lines.push(Entry::Variants(game));
        }
        lines
    }

    /// Groups the games in the next way.
    fn regroup(&mut self, kept: &[SavedEntry]) {
        self.grouping = self.grouping.next();
        let games: Vec<(usize, &Belongs)> = self
            .games
            .iter()
            .enumerate()
            .filter(|(_, game)| !game.is_variant)
            .map(|(index, game)| (index, &game.belongs))
            .collect();
        self.groups = groups(self.grouping, &games);
        self.open_groups.clear();
        self.chosen = 0;
        self.list(kept);
        self.notice = Some(talk(&match self.grouping {
            Grouping::None => message!("tui-grouped-not"),
            Grouping::Kind => message!("tui-grouped-by-kind"),
            Grouping::Area => message!("tui-grouped-by-area"),
        }));
    }

    /// Whether the games of a group are listed.
    pub(crate) fn is_open(&self, group: usize) -> bool {
        self.open_groups.contains(&group)
    }

    /// Lists or hides the games of the selected group. Hiding them selects the group.
    fn fold_group(&mut self, open: bool, kept: &[SavedEntry]) {
        let until = self.entries.iter().take(self.chosen + 1);
        let Some(group) = until.rev().find_map(|entry| match entry {
            Entry::Group(group) => Some(*group),
            _ => None,
        }) else {
            return;
        };
        if open {
            self.open_groups.insert(group);
        } else if self.open_groups.remove(&group) {
            let place = self.entries.iter().position(|entry| *entry == Entry::Group(group));
            self.chosen = place.unwrap_or(self.chosen);
        }
        self.list(kept);
    }

    /// Prepares the menu for a player who returns to it: the same game is selected.
    pub(crate) fn reopen(&mut self, kept: &[SavedEntry]) {
        let chosen = self.entries.get(self.chosen).cloned();
        if let Some(Entry::Game(index)) = chosen
            && self.games[index].is_variant
        {
            self.unfolded.insert(self.parent(index));
        }
        self.sought = None;
        self.notice = None;
        self.list(kept);
        let same = |entry: &Entry| chosen.as_ref() == Some(entry) && !matches!(entry, Entry::GoOn(_));
        self.chosen = self.entries.iter().position(same).unwrap_or(0);
    }

    /// The game that a variant belongs to; a game itself.
    fn parent(&self, index: usize) -> usize {
        self.games[..=index].iter().rposition(|game| !game.is_variant).unwrap_or(index)
    }

    pub(crate) fn is_unfolded(&self, game: usize) -> bool {
        self.unfolded.contains(&game)
    }

    /// Lists or hides the variants of the selected game. Hiding them selects the game.
    fn fold(&mut self, open: bool, kept: &[SavedEntry]) {
        let index = match self.entries.get(self.chosen) {
            Some(Entry::Game(index) | Entry::Variants(index)) => *index,
            Some(Entry::Group(_)) => return self.fold_group(open, kept),
            Some(Entry::GoOn(_)) | None => return,
        };
        let game = self.parent(index);
        // Where there are no variants to hide, the group is hidden.
        if !open && !self.is_unfolded(game) && self.grouping != Grouping::None && self.sought.is_none() {
            return self.fold_group(false, kept);
        }
        if self.games[game].variants == 0 || self.sought.is_some() {
            return;
        }
        if open {
            self.unfolded.insert(game);
        } else if self.unfolded.remove(&game) {
            let place = self.entries.iter().position(|entry| *entry == Entry::Game(game));
            self.chosen = place.unwrap_or(self.chosen);
        }
        self.list(kept);
    }

    pub(crate) fn tell(&mut self, notice: String) {
        self.notice = Some(notice);
    }

    /// The game on the selected line.
    pub(crate) fn game(&self) -> Option<&GameLine> {
        match self.entries.get(self.chosen)? {
            Entry::Game(index) | Entry::Variants(index) => self.games.get(*index),
            Entry::GoOn(_) | Entry::Group(_) => None,
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
            KeyCode::Enter => self.choose(kept, context),
            KeyCode::Right => self.fold(true, kept),
            KeyCode::Left => self.fold(false, kept),
            _ if self.sought.is_some() => self.seek(key.code, kept),
            KeyCode::Char('/') => self.sought = Some(String::new()),
            KeyCode::Char('g') => self.regroup(kept),
            KeyCode::Char('r') => self.open_rules(kept, context),
            KeyCode::Char('o' | 'l') => context.ask(Ask::Dialog(Dialog::name(
                Question::Open,
                talk(&message!("tui-ask-open")),
                String::new(),
            ))),
            KeyCode::Char('x') | KeyCode::Delete => self.ask_discard(kept, context),
            KeyCode::Char('p') => self.open_puzzles(context),
            KeyCode::Char('e') => self.open_endgame(context),
            KeyCode::Char('?') | KeyCode::F(1) => context.ask(Ask::Open(keys::menu_help())),
            KeyCode::Char('b') => {
                let text = talk(&message!("tui-ask-browser"));
                context.ask(Ask::Dialog(Dialog::confirm(Question::Browser, text)));
            }
            KeyCode::Char('j') => self.step(1),
            KeyCode::Char('k') => self.step(-1),
            KeyCode::Char(' ') => self.choose(kept, context),
            KeyCode::Char('q') => context.ask(Ask::Quit),
            KeyCode::Esc => {
                context.ask(Ask::Dialog(Dialog::confirm(Question::Quit, talk(&message!("tui-ask-quit")))))
            }
            KeyCode::Char(letter) => {
                self.notice = Some(talk(&message!("tui-no-such-key", key = letter.to_string())));
            }
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

    pub(crate) fn click(&mut self, line: usize, kept: &[SavedEntry], context: &mut Context) {
        if line < self.entries.len() {
            self.chosen = line;
            self.choose(kept, context);
        }
    }

    fn choose(&mut self, kept: &[SavedEntry], context: &mut Context) {
        match self.entries.get(self.chosen) {
            Some(Entry::Variants(index)) => {
                let open = !self.is_unfolded(*index);
                self.fold(open, kept);
            }
            Some(Entry::Group(group)) => {
                let open = !self.is_open(*group);
                self.fold_group(open, kept);
            }
            Some(Entry::GoOn(index)) => context.ask(Ask::GoOn(*index)),
            Some(Entry::Game(index)) => context.ask(Ask::NewGame(self.games[*index].name.clone())),
            None => {}
        }
    }

    fn open_rules(&self, kept: &[SavedEntry], context: &mut Context) {
        let rules = match self.entries.get(self.chosen) {
            Some(Entry::Game(index) | Entry::Variants(index)) => {
                library::find(&self.games[*index].name).ok().and_then(|listed| listed.rules(&[]).ok())
            }
            Some(Entry::GoOn(index)) => kept
                .get(*index)
                .and_then(|kept| kept.seating().ok())
                .map(|seating| seating.played.game().rules().clone()),
            Some(Entry::Group(_)) | None => None,
        };
        if let Some(rules) = rules {
            context.ask(Ask::Open(rules_page(&rules)));
        }
    }

    /// The rules of the selected game.
    fn chosen_game(&self) -> Option<Arc<Game>> {
        let rules = library::find(&self.game()?.name).ok()?.rules(&[]).ok()?;
        Some(Arc::new(Game::new(rules)))
    }

    fn open_puzzles(&mut self, context: &mut Context) {
        match self.chosen_game() {
            Some(game) => context.ask(Ask::Puzzles(game)),
            None => self.notice = Some(talk(&message!("tui-choose-a-game"))),
        }
    }

    fn open_endgame(&mut self, context: &mut Context) {
        match self.chosen_game() {
            Some(game) => context.ask(Ask::Train(game, None)),
            None => self.notice = Some(talk(&message!("tui-choose-a-game"))),
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
