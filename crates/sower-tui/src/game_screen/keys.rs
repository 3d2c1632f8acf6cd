//! Key handling on the game screen.
//!
//! Typing a pit's label sows it, so commands use letters that no shipped game uses as a label. If a custom game uses such a letter, the
//! label wins, and the command can be clicked in the key bar.

use std::sync::Arc;
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent};
use sower_core::rules::Sides;
use sower_core::{Place, Refusal, Side, labels};
use sower_text::layout::{column as column_of, row as row_of};
use sower_text::message;

use super::exercise::Activity;
use super::{GameScreen, Speed, explain};
use crate::app::{Ask, Context};
use crate::key_help::KeyUse;
use crate::rules_text::rules_page;
use crate::say::{say, talk};

/// How long to wait for the rest of a label that may be longer.
pub(super) const LABEL_WAIT: Duration = Duration::from_millis(900);

/// All commands of a game, most used first.
pub(crate) static KEYS: [KeyUse; 18] = [
    KeyUse::new(KeyCode::Enter, "⏎", message!("tui-key-sow"), message!("tui-key-sow-long")),
    KeyUse::letter('h', "h", message!("tui-key-hint"), message!("tui-key-hint-long")),
    KeyUse::letter('v', "v", message!("tui-key-values"), message!("tui-key-values-long")),
    KeyUse::letter('w', "w", message!("tui-key-why"), message!("tui-key-why-long")),
    KeyUse::letter('u', "u", message!("tui-key-undo"), message!("tui-key-undo-long")),
    KeyUse::letter('y', "y", message!("tui-key-redo"), message!("tui-key-redo-long")),
    KeyUse::letter('r', "r", message!("tui-key-rules"), message!("tui-key-rules-long")),
    KeyUse::letter('m', "m", message!("tui-key-menu"), message!("tui-key-menu-long")),
    KeyUse::letter('q', "q", message!("tui-key-quit"), message!("tui-key-quit-long")),
    KeyUse::letter('?', "?", message!("tui-key-help"), message!("tui-key-help-long")),
    KeyUse::letter('z', "z", message!("tui-key-review"), message!("tui-key-review-long")),
    KeyUse::letter('+', "+ -", message!("tui-key-speed"), message!("tui-key-speed-long")),
    KeyUse::letter('o', "o", message!("tui-key-offer"), message!("tui-key-offer-long")),
    KeyUse::letter('x', "x", message!("tui-key-resign"), message!("tui-key-resign-long")),
    KeyUse::letter('s', "s", message!("tui-key-save"), message!("tui-key-save-long")),
    KeyUse::letter('n', "n", message!("tui-key-new"), message!("tui-key-new-long")),
    KeyUse::letter('t', "t", message!("tui-key-theme"), message!("tui-key-theme-long")),
    KeyUse::new(KeyCode::PageUp, "PgUp", message!("tui-key-step"), message!("tui-key-step-long")),
];

impl GameScreen {
    pub(crate) fn key(&mut self, key: KeyEvent, context: &mut Context) {
        match key.code {
            KeyCode::Char('+' | '=') => return self.set_speed(self.speed.faster()),
            KeyCode::Char('-' | '_') => return self.set_speed(self.speed.slower()),
            KeyCode::Char('q') => return context.ask(Ask::Quit),
            _ => {}
        }
        if self.walk.is_some() {
            return self.review_key(key.code, context);
        }
        if self.toss.is_some() {
            return self.skip(context);
        }
        if let Some(animation) = &self.animation {
            let mover = animation.mover();
            self.skip(context);
            return self.type_ahead(mover, key.code, context);
        }
        self.notice = None;
        self.notice_stays = false;
        // A key ends the time that a wrong move of a puzzle stays on the board.
        self.back_to_puzzle(context);
        if self.pick_key(key.code, context) {
            return;
        }
        if let KeyCode::Char(typed) = key.code
            && self.type_label(typed, context)
        {
            return;
        }
        self.typed = None;
        match key.code {
            KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down | KeyCode::Tab => {
                self.choosing = true;
                self.look_for_a_pit(key.code);
            }
            KeyCode::Esc => context.ask(Ask::ToMenu),
            code => match &self.activity {
                Activity::Game => self.game_key(code, context),
                Activity::Puzzles(_) => self.puzzle_key(in_lower_case(code), context),
                Activity::Trainer(_) => self.trainer_key(in_lower_case(code), context),
            },
        }
    }

    /// Keys of a game.
    fn game_key(&mut self, code: KeyCode, context: &mut Context) {
        match code {
            KeyCode::Char(' ') | KeyCode::Enter if self.may_begin_next_round() => {
                self.begin_next_round(context);
            }
            KeyCode::Char(' ') if self.paused || !self.is_human(self.sight.side) => self.pause(context),
            KeyCode::PageUp => self.step(false, context),
            KeyCode::PageDown => self.step(true, context),
            KeyCode::Home => self.jump(false, context),
            KeyCode::End => self.jump(true, context),
            KeyCode::Backspace => self.undo(context),
            KeyCode::F(1) => context.ask(Ask::Open(explain::keys_page())),
            KeyCode::Char(letter) if letter != ' ' => self.command(letter.to_ascii_lowercase(), context),
            code => self.common_key(code, context),
        }
    }

    /// Keys with the same meaning in games and exercises.
    pub(super) fn common_key(&mut self, code: KeyCode, context: &mut Context) {
        match code {
            KeyCode::Enter | KeyCode::Char(' ') => match self.selected {
                Some(place) if self.exercise_waits() => self.sow(place, context),
                _ => self.select_something(),
            },
            KeyCode::Char('w') => context.ask(Ask::Open(self.why_page())),
            KeyCode::Char('r') => context.ask(Ask::Open(rules_page(self.rules()))),
            KeyCode::Char('m') => context.ask(Ask::ToMenu),
            KeyCode::Char(letter) => self.tell_unknown(letter),
            _ => {}
        }
    }

    /// Reports a key that has no meaning here, so that no key is lost silently.
    pub(super) fn tell_unknown(&mut self, letter: char) {
        let not_played = self.starts_label(self.sight.side, letter) && !self.is_persons_turn();
        self.tell(if not_played {
            self.not_played(letter)
        } else {
            talk(&message!("tui-no-such-key", key = letter.to_string()))
        });
    }

    /// Says that a label was not played, and why.
    fn not_played(&self, letter: char) -> String {
        let (label, side) = (letter.to_string(), self.sight.side);
        talk(&match (&self.sight.outcome, self.seating.lone_human()) {
            _ if self.walk.is_some() => message!("tui-not-played-review", label),
            _ if self.is_exercise() => message!("tui-not-played-exercise", label),
            (Some(_), _) => message!("tui-not-played-over", label),
            (None, Some(_)) => message!("tui-not-played-computer", label),
            (None, None) => message!("tui-not-played-side", label, side),
        })
    }

    /// Handles a key that was pressed while a move was shown. A label is played if the same person is still to move.
    /// Otherwise a notice says that it was not played.
    fn type_ahead(&mut self, mover: Side, code: KeyCode, context: &mut Context) {
        let KeyCode::Char(letter) = code else { return };
        let waiting = self.is_persons_turn();
        if waiting && self.sight.side == mover {
            self.notice = None;
            self.notice_stays = false;
            self.type_label(letter, context);
        } else if self.starts_label(mover, letter) || self.starts_label(self.sight.side, letter) {
            let computer_moved = waiting && !self.is_human(mover);
            self.tell(match computer_moved {
                true => talk(&message!("tui-not-played-shown", label = letter.to_string())),
                false => self.not_played(letter),
            });
            // The opponent's move does not remove this notice.
            self.notice_stays = true;
        }
    }

    /// Whether a letter begins the label of a pit that a side may name.
    fn starts_label(&self, side: Side, letter: char) -> bool {
        let is_command = KEYS.iter().any(|key| key.code == KeyCode::Char(letter.to_ascii_lowercase()));
        let begins =
            |label: &str| label.chars().next().is_some_and(|first| first.eq_ignore_ascii_case(&letter));
        !is_command && self.labelled(side).iter().any(|(_, label)| begins(label))
    }

    fn look_for_a_pit(&mut self, code: KeyCode) {
        match code {
            KeyCode::Left => self.step_across(-1),
            KeyCode::Right => self.step_across(1),
            KeyCode::Up => self.step_to(Side::North),
            KeyCode::Down => self.step_to(Side::South),
            _ => self.next_legal(),
        }
    }

    fn command(&mut self, letter: char, context: &mut Context) {
        match letter {
            'h' => self.ask_hint(context),
            'v' => self.toggle_values(context),
            'u' => self.undo(context),
            'y' => self.redo(context),
            'o' => self.ask_to_agree(context),
            'x' => self.ask_to_resign(context),
            's' => self.ask_for_a_name(context),
            'n' => {
                let game = Arc::clone(self.seating.played.game());
                context.ask(Ask::Again(game, self.seating.rules_tags()));
            }
            'p' => self.swap(context),
            'z' => self.open_review(context),
            '?' => context.ask(Ask::Open(explain::keys_page())),
            letter => self.common_key(KeyCode::Char(letter), context),
        }
    }

    fn set_speed(&mut self, speed: Speed) {
        self.speed = speed;
        self.tell(talk(&match speed {
            Speed::Slow => message!("tui-speed-slow"),
            Speed::Normal => message!("tui-speed-normal"),
            Speed::Fast => message!("tui-speed-fast"),
            Speed::Off => message!("tui-speed-off"),
        }));
    }

    /// Pits that a side's labels can select: its own, or all if the sides share them.
    fn labelled(&self, side: Side) -> Vec<(Place, String)> {
        let rules = self.rules();
        let shared = rules.board().sides == Sides::Shared;
        let sides = [Some(side), shared.then_some(!side)];
        sides
            .into_iter()
            .flatten()
            .flat_map(|side| (0..rules.board().pits).map(move |index| Place { side, index }))
            .map(|place| (place, labels::label(rules, place)))
            .collect()
    }

    /// Handles a letter of a label; returns whether it was one.
    fn type_label(&mut self, letter: char, context: &mut Context) -> bool {
        if !self.is_persons_turn() {
            return false;
        }
        let labels = self.labelled(self.sight.side);
        let before = self.typed.take().map(|(typed, _)| typed).unwrap_or_default();
        for text in [format!("{before}{letter}"), letter.to_string()] {
            // If both sides' labels are letters, the mover's are accepted in either case.
            let begins =
                |label: &str| label.get(..text.len()).is_some_and(|head| head.eq_ignore_ascii_case(&text));
            let fitting: Vec<&(Place, String)> = labels.iter().filter(|(_, label)| begins(label)).collect();
            let exact = fitting
                .iter()
                .find(|(_, label)| *label == text)
                .or_else(|| fitting.iter().find(|(_, label)| label.eq_ignore_ascii_case(&text)));
            match (fitting.len(), exact) {
                (0, _) => {}
                (count, Some((place, _)))
                    if count == 1 || fitting.iter().all(|(_, label)| label.len() == text.len()) =>
                {
                    self.sow(*place, context);
                    return true;
                }
                _ => {
                    self.typed = Some((text, context.now));
                    return true;
                }
            }
        }
        // A digit is never a command; the player means a pit.
        if letter.is_ascii_digit() {
            let side = self.sight.side;
            let (label, range) = (letter.to_string(), labels::range(self.rules(), side));
            self.tell(say(self.rules(), &Refusal::NoSuchPit { label, side, range }));
            return true;
        }
        false
    }

    /// Plays the typed label when the wait for more letters is over.
    pub(super) fn play_typed(&mut self, context: &mut Context) {
        let Some((typed, _)) = self.typed.take() else { return };
        let found =
            self.labelled(self.sight.side).into_iter().find(|(_, label)| label.eq_ignore_ascii_case(&typed));
        if let (Some((place, _)), true) = (found, self.is_persons_turn()) {
            self.sow(place, context);
        }
    }

    /// Selects a playable pit, unless one is already selected.
    pub(super) fn select_something(&mut self) {
        let waits = self.walk.is_none() && self.exercise_waits();
        if waits && self.sight.outcome.is_none() && self.is_human(self.sight.side) {
            let fits = |place: &Place| self.sight.legal.contains(place);
            self.selected = self.selected.filter(fits).or_else(|| self.sight.legal.first().copied());
        }
        self.foresee();
    }

    /// Updates the preview of the selected pit.
    pub(super) fn foresee(&mut self) {
        self.preview = match self.selected {
            Some(place) if self.is_human(self.sight.side) && self.sight.legal.contains(&place) => {
                self.preview_of(place)
            }
            _ => None,
        };
    }

    fn next_legal(&mut self) {
        let legal = &self.sight.legal;
        let at = self.selected.and_then(|place| legal.iter().position(|known| *known == place));
        let next = at.map_or(0, |at| (at + 1) % legal.len().max(1));
        self.selected = legal.get(next).copied().or(self.selected);
        self.foresee();
    }

    /// Moves the selection left or right on the drawn board.
    fn step_across(&mut self, columns: isize) {
        let width = usize::from(self.rules().columns());
        let place = self.selected.unwrap_or(Place { side: self.sight.side, index: 0 });
        let column = (column_of(self.rules(), place) + width).wrapping_add_signed(columns) % width;
        self.selected = Some(self.place_at(row_of(self.rules(), place), column));
        self.foresee();
    }

    /// Moves the selection to the next row towards a side.
    fn step_to(&mut self, side: Side) {
        let last = usize::from(self.rules().board().rows) - 1;
        let (row, column) = match self.selected {
            Some(place) => (row_of(self.rules(), place), column_of(self.rules(), place)),
            None => {
                let place = Place { side, index: 0 };
                let row = row_of(self.rules(), place);
                // The step below leads to this row.
                (
                    if side == Side::North { row + 1 } else { row.saturating_sub(1) },
                    column_of(self.rules(), place),
                )
            }
        };
        let row = if side == Side::North { row.saturating_sub(1) } else { (row + 1).min(last) };
        self.selected = Some(self.place_at(row, column));
        self.foresee();
    }

    fn place_at(&self, row: usize, column: usize) -> Place {
        let rules = self.rules();
        Side::BOTH
            .into_iter()
            .flat_map(|side| (0..rules.board().pits).map(move |index| Place { side, index }))
            .find(|place| row_of(rules, *place) == row && column_of(rules, *place) == column)
            .unwrap_or(Place { side: self.sight.side, index: 0 })
    }

    /// A click sows a playable pit. It selects any other pit and shows why it cannot be played.
    pub(crate) fn click(&mut self, place: Place, context: &mut Context) {
        if self.is_showing() {
            return self.skip(context);
        }
        self.notice = None;
        self.notice_stays = false;
        self.back_to_puzzle(context);
        if self.walk.is_some() || !self.exercise_waits() {
            return;
        }
        self.selected = Some(place);
        self.foresee();
        self.sow(place, context);
    }
}

/// A letter in lower case; any other key unchanged.
fn in_lower_case(code: KeyCode) -> KeyCode {
    match code {
        KeyCode::Char(letter) => KeyCode::Char(letter.to_ascii_lowercase()),
        other => other,
    }
}
