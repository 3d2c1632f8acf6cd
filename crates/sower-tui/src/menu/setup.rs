//! The new-game screen: opponent, side, who moves first.

use std::sync::Arc;

use crossterm::event::{KeyCode, KeyEvent};
use rand::RngExt as _;
use rand_pcg::Pcg64;
use sower_core::record::Tags;
use sower_core::{Game, Played, Side, library};
use sower_players::PlayerSpec;
use sower_text::message;

use super::keys::setup_help;
use crate::app::{Ask, Context};
use crate::game_session::GameSession;
use crate::rules_text::rules_page;
use crate::saved_games::Keeping;
use crate::say::{self, talk};

/// One list of options.
#[derive(Clone, Debug)]
pub(crate) struct Choices {
    pub(crate) title: String,
    pub(crate) lines: Vec<String>,
    pub(crate) chosen: usize,
}

/// The player's side, or who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lot {
    Side(Side),
    Coin,
}

/// The state of the new-game screen.
#[derive(Debug)]
pub struct Setup {
    game: Arc<Game>,
    /// Tags for the game's record: the path of custom rules, for instance.
    tags: Tags,
    opponents: Vec<PlayerSpec>,
    sides: Vec<Lot>,
    firsts: Vec<Lot>,
    /// Opponent, side, and who moves first if that can be chosen.
    pub(crate) lists: Vec<Choices>,
    pub(crate) focus: usize,
    pub(crate) notice: Option<String>,
}

impl Setup {
    /// A new game from the library; `level` is selected at first.
    pub(crate) fn new(name: &str, level: u8) -> Option<Setup> {
        let rules = library::find(name).ok()?.rules(&[]).ok()?;
        Some(Setup::of(Arc::new(Game::new(rules)), Tags::new(), level))
    }

    /// A new game under any rules; `level` is selected at first.
    pub(crate) fn of(game: Arc<Game>, tags: Tags, level: u8) -> Setup {
        let toss = game.rules().turn().toss;
        let levels = (1..=10).map(PlayerSpec::Level);
        let opponents: Vec<PlayerSpec> = std::iter::once(PlayerSpec::Human)
            .chain(levels)
            .chain([PlayerSpec::Minimax(6), PlayerSpec::Greedy, PlayerSpec::Random])
            .collect();
        let coin = toss.then_some(Lot::Coin);
        let sides: Vec<Lot> = coin.into_iter().chain(Side::BOTH.map(Lot::Side)).collect();
        let firsts: Vec<Lot> = match toss {
            true => std::iter::once(Lot::Coin).chain(Side::BOTH.map(Lot::Side)).collect(),
            // Without a coin toss South moves first, as records assume.
            false => vec![Lot::Side(Side::South)],
        };
        let mut lists = vec![
            Choices {
                title: talk(&message!("tui-opponent")),
                lines: opponents.iter().map(opponent_line).collect(),
                chosen: opponents.iter().position(|who| *who == PlayerSpec::Level(level)).unwrap_or(0),
            },
            Choices {
                title: talk(&message!("tui-your-side")),
                lines: sides.iter().map(|lot| side_line(*lot, toss)).collect(),
                chosen: 0,
            },
        ];
        if toss {
            let lines = firsts.iter().map(|lot| first_line(*lot)).collect();
            lists.push(Choices { title: talk(&message!("tui-moves-first")), lines, chosen: 0 });
        }
        Setup { game, tags, opponents, sides, firsts, lists, focus: 0, notice: None }
    }

    pub(crate) fn game(&self) -> &Arc<Game> {
        &self.game
    }

    pub(crate) fn tell(&mut self, notice: String) {
        self.notice = Some(notice);
    }

    pub(crate) fn key(&mut self, key: KeyEvent, context: &mut Context) {
        self.notice = None;
        let count = self.lists.len();
        let list = &mut self.lists[self.focus];
        let last = list.lines.len() - 1;
        match key.code {
            KeyCode::Down => list.chosen = (list.chosen + 1).min(last),
            KeyCode::Up => list.chosen = list.chosen.saturating_sub(1),
            KeyCode::Home => list.chosen = 0,
            KeyCode::End => list.chosen = last,
            KeyCode::Right | KeyCode::Tab => self.focus = (self.focus + 1) % count,
            KeyCode::Left | KeyCode::BackTab => self.focus = (self.focus + count - 1) % count,
            KeyCode::Char(figure @ '0'..='9') => self.choose_level(figure),
            KeyCode::Enter => context.ask(Ask::Begin),
            KeyCode::Char('r') => context.ask(Ask::Open(rules_page(self.game.rules()))),
            KeyCode::Esc | KeyCode::Char('m') => context.ask(Ask::ToMenu),
            KeyCode::Char('p') => context.ask(Ask::Puzzles(Arc::clone(&self.game))),
            KeyCode::Char('e') => context.ask(Ask::Train(Arc::clone(&self.game), None)),
            KeyCode::Char('?') | KeyCode::F(1) => context.ask(Ask::Open(setup_help())),
            KeyCode::Char('q') => context.ask(Ask::Quit),
            KeyCode::Char(letter) => {
                self.notice = Some(talk(&message!("tui-no-such-key", key = letter.to_string())));
            }
            _ => {}
        }
    }

    /// A digit selects the level with that number; 0 is level ten.
    fn choose_level(&mut self, figure: char) {
        let level = match figure.to_digit(10) {
            Some(0) | None => 10,
            Some(level) => level as u8,
        };
        if let Some(place) = self.opponents.iter().position(|who| *who == PlayerSpec::Level(level)) {
            self.focus = 0;
            self.lists[0].chosen = place;
        }
    }

    pub(crate) fn click(&mut self, list: usize, line: usize) {
        if let Some(choices) = self.lists.get_mut(list)
            && line < choices.lines.len()
        {
            self.focus = list;
            choices.chosen = line;
        }
    }

    /// The configured game, after the coin toss if there is one.
    pub(crate) fn seating(&self, rng: &mut Pcg64) -> GameSession {
        let mut toss = |lot: Lot| match lot {
            Lot::Side(side) => side,
            Lot::Coin if rng.random_bool(0.5) => Side::South,
            Lot::Coin => Side::North,
        };
        let side_lot = self.sides[self.lists[1].chosen];
        let first_lot = self.firsts[self.lists.get(2).map_or(0, |list| list.chosen)];
        let (own, first) = (toss(side_lot), toss(first_lot));
        let opponent = self.opponents[self.lists[0].chosen].clone();
        let mut who = [PlayerSpec::Human, PlayerSpec::Human];
        who[!own] = opponent;
        let by_coin = side_lot == Lot::Coin || first_lot == Lot::Coin;
        let keeping = Keeping::new_saved_game(&self.game.rules().about().id, rng.random());
        let seating = GameSession {
            finished: Vec::new(),
            played: Played::from_position(Arc::clone(&self.game), self.game.start_with(first)),
            who,
            tags: self.tags.clone(),
            keeping,
            notice: None,
            toss: None,
            seed: None,
        };
        if by_coin { seating.tossed(first) } else { seating }
    }
}

fn opponent_line(who: &PlayerSpec) -> String {
    match who {
        PlayerSpec::Human => talk(&message!("tui-opponent-person")),
        PlayerSpec::Level(1) => talk(&message!("tui-opponent-weakest")),
        PlayerSpec::Level(10) => talk(&message!("tui-opponent-strongest")),
        PlayerSpec::Random => talk(&message!("tui-opponent-random")),
        PlayerSpec::Greedy => talk(&message!("tui-opponent-greedy")),
        PlayerSpec::Minimax(depth) => talk(&message!("tui-opponent-minimax", depth = *depth)),
        who => say::who(who, false),
    }
}

fn side_line(lot: Lot, toss: bool) -> String {
    talk(&match lot {
        Lot::Coin => message!("tui-by-coin"),
        Lot::Side(side) if toss => message!("tui-side", side),
        Lot::Side(side @ Side::South) => message!("tui-side-first", side),
        Lot::Side(side @ Side::North) => message!("tui-side-second", side),
    })
}

fn first_line(lot: Lot) -> String {
    talk(&match lot {
        Lot::Coin => message!("tui-by-coin"),
        Lot::Side(side) => message!("tui-side", side),
    })
}
