//! The open review: a cursor that goes to any move of the game and into its better line.
//!
//! The screen's game is replaced by a copy while the review is open. Nothing that happens here is saved.

use crossterm::event::KeyCode;
use sower_core::{Move, NodeId, Played};
use sower_review::ReviewedPly;
use sower_text::{Decimal, LineOfPlay, Say as _, message};

use super::super::{GameScreen, Tone, margin_text};
use crate::app::{Ask, Context, Effect};
use crate::key_help::{KeyUse, help_page};
use crate::page::{Page, Paragraph};
use crate::say::{self, say, talk};

/// The most plies of a better line in the text; the board shows all.
const SHOWN_PLIES: usize = 8;

/// The keys of the review, most used first.
pub(crate) static REVIEW_KEYS: [KeyUse; 12] = [
    KeyUse::new(KeyCode::Right, "←→", message!("tui-key-step"), message!("tui-key-review-step-long")),
    KeyUse::new(KeyCode::Down, "↑↓", message!("tui-key-mistake"), message!("tui-key-mistake-long")),
    KeyUse::new(KeyCode::Enter, "⏎", message!("tui-key-better"), message!("tui-key-better-long")),
    KeyUse::new(KeyCode::End, "Home End", message!("tui-key-ends"), message!("tui-key-ends-long")),
    KeyUse::letter('z', "z", message!("tui-key-report"), message!("tui-key-report-long")),
    KeyUse::letter('v', "v", message!("tui-key-values"), message!("tui-key-values-long")),
    KeyUse::letter('w', "w", message!("tui-key-why"), message!("tui-key-review-why-long")),
    KeyUse::letter('?', "?", message!("tui-key-help"), message!("tui-key-help-long")),
    KeyUse::new(KeyCode::Esc, "Esc", message!("tui-key-back"), message!("tui-key-review-back-long")),
    KeyUse::letter('q', "q", message!("tui-key-quit"), message!("tui-key-quit-long")),
    KeyUse::letter('+', "+ -", message!("tui-key-speed"), message!("tui-key-speed-long")),
    KeyUse::letter('t', "t", message!("tui-key-theme"), message!("tui-key-theme-long")),
];

/// A better line that the board shows.
#[derive(Debug)]
struct BetterLine {
    /// The move of the game that the line replaces.
    instead_of: NodeId,
    moves: Vec<Move>,
    /// Moves of the line on the board.
    at: usize,
}

/// The state of the open review.
#[derive(Debug)]
pub(crate) struct ReviewWalk {
    /// The game as it was when the review was opened.
    game: Played,
    was_paused: bool,
    better: Option<BetterLine>,
}

impl ReviewWalk {
    pub(crate) fn game(&self) -> &Played {
        &self.game
    }
}

/// The help page of the review, with the meaning of its marks.
fn review_help() -> Page {
    let (title, how) = (message!("tui-help-review"), message!("tui-help-review-how"));
    let mut page = help_page(&title, &how, &REVIEW_KEYS, &[]);
    page.paragraphs.extend([Paragraph::Blank, Paragraph::Text(talk(&message!("review-glyphs")))]);
    page
}

impl GameScreen {
    /// Opens the review at the end of the game.
    pub(in super::super) fn open_review(&mut self, context: &mut Context) {
        if self.line.plies.is_empty() {
            return self.tell(talk(&message!("tui-review-nothing")));
        }
        self.ask_review(context);
        if self.thinking.take().is_some() {
            context.effect(Effect::StopThinking);
        }
        self.chosen = None;
        let reviewed = self.listed_game();
        let game = std::mem::replace(&mut self.seating.played, reviewed);
        self.walk = Some(Box::new(ReviewWalk { game, was_paused: self.paused, better: None }));
        self.look_again(None, context);
    }

    /// Closes the review; the game continues where it was.
    fn close_review(&mut self, context: &mut Context) {
        let Some(walk) = self.walk.take() else { return };
        self.seating.played = walk.game;
        self.paused = walk.was_paused;
        self.reviewed = true;
        self.animation = None;
        self.look_again(None, context);
    }

    pub(in super::super) fn review_key(&mut self, code: KeyCode, context: &mut Context) {
        if self.animation.is_some() {
            self.skip(context);
        }
        self.notice = None;
        let in_line = self.walk.as_ref().is_some_and(|walk| walk.better.is_some());
        match code {
            KeyCode::Esc if in_line => self.leave_better_line(context),
            KeyCode::Esc | KeyCode::Char('m') => self.close_review(context),
            KeyCode::Enter | KeyCode::Char(' ' | 'b') if in_line => self.leave_better_line(context),
            KeyCode::Enter | KeyCode::Char(' ' | 'b') => self.enter_better_line(context),
            KeyCode::Right | KeyCode::PageDown if in_line => self.step_in_line(true, context),
            KeyCode::Left | KeyCode::PageUp | KeyCode::Backspace if in_line => {
                self.step_in_line(false, context);
            }
            KeyCode::Right | KeyCode::PageDown => self.walk_by(true, context),
            KeyCode::Left | KeyCode::PageUp | KeyCode::Backspace => self.walk_by(false, context),
            KeyCode::Home => self.walk_to(NodeId::START, context),
            KeyCode::End => self.walk_to_end(context),
            KeyCode::Down | KeyCode::Tab => self.walk_to_mistake(true, context),
            KeyCode::Up | KeyCode::BackTab => self.walk_to_mistake(false, context),
            KeyCode::Char('z') => context.ask(Ask::Open(self.review_page())),
            KeyCode::Char('v') => self.toggle_values(context),
            KeyCode::Char('?') | KeyCode::F(1) => context.ask(Ask::Open(review_help())),
            code @ KeyCode::Char('w' | 'r') => self.common_key(code, context),
            KeyCode::Char(letter) => self.tell_unknown(letter),
            _ => {}
        }
    }

    /// Moves the cursor to a move of the list.
    pub(in super::super) fn walk_to(&mut self, node: NodeId, context: &mut Context) {
        if let Some(walk) = &mut self.walk {
            walk.better = None;
        }
        self.animation = None;
        // The list follows the game again, not a better line.
        if let Some(end) = self.main_line().last().copied() {
            self.seating.played.go_to(end);
        }
        self.seating.played.go_to(node);
        self.look_again(None, context);
    }

    fn main_line(&self) -> Vec<NodeId> {
        self.seating.played.main_line()
    }

    /// The place of the cursor in the game: 0 at the start.
    fn place(&self) -> usize {
        let cursor = self.seating.played.cursor();
        self.main_line().iter().position(|node| *node == cursor).unwrap_or(0)
    }

    fn walk_by(&mut self, on: bool, context: &mut Context) {
        let (line, at) = (self.main_line(), self.place());
        let next = if on { at + 1 } else { at.wrapping_sub(1) };
        let Some(node) = line.get(next).copied() else {
            return self.tell(talk(&if on {
                message!("tui-review-at-end")
            } else {
                message!("tui-review-at-start")
            }));
        };
        let made = self.seating.played.node(node).played();
        match made.filter(|_| on) {
            // A step forward is sown seed by seed.
            Some(made) => self.play(made, context),
            None => self.walk_to(node, context),
        }
    }

    fn walk_to_end(&mut self, context: &mut Context) {
        if let Some(end) = self.main_line().last().copied() {
            self.walk_to(end, context);
        }
    }

    /// Moves the cursor to the next or previous move that the review calls an error.
    fn walk_to_mistake(&mut self, on: bool, context: &mut Context) {
        let Some(review) = self.review() else { return self.tell_not_reviewed() };
        let at = match self.walk.as_ref().and_then(|walk| walk.better.as_ref()) {
            Some(better) => self.main_line().iter().position(|node| *node == better.instead_of).unwrap_or(0),
            None => self.place(),
        };
        let is_error = |ply: &&ReviewedPly| ply.class.is_error();
        let found = match on {
            true => review.plies.iter().filter(is_error).find(|ply| ply.ply as usize > at),
            false => review.plies.iter().filter(is_error).rfind(|ply| (ply.ply as usize) < at),
        };
        match found.and_then(|ply| self.main_line().get(ply.ply as usize).copied()) {
            Some(node) => self.walk_to(node, context),
            None => self.tell(talk(&message!("tui-review-no-more-mistakes"))),
        }
    }

    fn tell_not_reviewed(&mut self) {
        self.tell(talk(&message!("tui-review-not-ready")));
    }

    /// The review of the move at the cursor.
    fn reviewed_ply(&self) -> Option<&ReviewedPly> {
        let place = match self.walk.as_ref().and_then(|walk| walk.better.as_ref()) {
            Some(better) => self.main_line().iter().position(|node| *node == better.instead_of)?,
            None => self.place(),
        };
        self.review()?.plies.get(place.checked_sub(1)?)
    }

    /// Shows the better line of the move at the cursor, from its first move on.
    fn enter_better_line(&mut self, context: &mut Context) {
        if self.review().is_none() {
            return self.tell_not_reviewed();
        }
        let cursor = self.seating.played.cursor();
        let Some((before, moves)) = self.better_moves() else {
            return self.tell(talk(&message!("tui-review-no-better")));
        };
        self.seating.played.go_to(before);
        if let Some(walk) = &mut self.walk {
            walk.better = Some(BetterLine { instead_of: cursor, moves, at: 0 });
        }
        self.step_in_line(true, context);
    }

    /// The node before the move at the cursor, and the moves of its better line. `None` if the move is the best one.
    fn better_moves(&self) -> Option<(NodeId, Vec<Move>)> {
        let played = &self.seating.played;
        let ply = self.reviewed_ply().filter(|ply| ply.best.label != ply.label)?;
        let before = played.node(played.cursor()).parent()?;
        let mut at = *played.node(before).position();
        let mut moves = Vec::new();
        for label in &ply.best.line {
            let made = self.game().read_move(at.side(), label).ok()?;
            at = self.game().play(&at, made).ok()?;
            moves.push(made);
        }
        (!moves.is_empty()).then_some((before, moves))
    }

    fn step_in_line(&mut self, on: bool, context: &mut Context) {
        let Some(better) = self.walk.as_mut().and_then(|walk| walk.better.as_mut()) else { return };
        if on {
            match better.moves.get(better.at).copied() {
                Some(made) => {
                    better.at += 1;
                    self.play(made, context);
                }
                None => self.tell(talk(&message!("tui-review-line-ends"))),
            }
        } else if better.at <= 1 {
            self.leave_better_line(context);
        } else {
            better.at -= 1;
            self.seating.played.undo();
            self.animation = None;
            self.look_again(None, context);
        }
    }

    /// Returns to the move of the game that the better line replaces.
    fn leave_better_line(&mut self, context: &mut Context) {
        let better = self.walk.as_mut().and_then(|walk| walk.better.take());
        if let Some(better) = better {
            self.walk_to(better.instead_of, context);
        }
    }

    /// Adds the review's marks to the move list.
    pub(in super::super) fn mark_moves(&mut self) {
        let main_line = self.main_line();
        let marks: Vec<(NodeId, &'static str)> = match self.review() {
            Some(review) => {
                let marked = review
                    .plies
                    .iter()
                    .filter_map(|ply| Some((*main_line.get(ply.ply as usize)?, ply.glyph?)));
                marked.collect()
            }
            None => Vec::new(),
        };
        let open = self.walk.is_some();
        for ply in &mut self.line.plies {
            let mark = marks.iter().find(|(node, _)| *node == ply.node).filter(|_| open);
            ply.mark = mark.map_or("", |(_, mark)| mark);
        }
    }

    /// The text of the review at the cursor.
    pub(crate) fn review_text(&self) -> Vec<(String, Tone)> {
        let Some(walk) = &self.walk else { return Vec::new() };
        let rules = self.rules();
        let of = self.main_line().len() - 1;
        let mut text = Vec::new();
        if let Some(better) = &walk.better {
            let before = self.seating.played.node(better.instead_of).parent().unwrap_or(NodeId::START);
            let line = say(rules, &self.line_of_play(before, &better.moves).message());
            let (at, of) = (better.at, better.moves.len());
            text.push((talk(&message!("tui-review-in-line", at, of)), Tone::Task));
            text.push((line, Tone::Plain));
            text.push((talk(&message!("tui-review-in-line-how")), Tone::Notice));
            return text;
        }
        match (self.place(), self.reviewed_ply()) {
            (0, _) => text.push((talk(&message!("tui-review-start", of)), Tone::Task)),
            (at, None) => {
                let (side, token) = self.last_token();
                text.push((talk(&message!("tui-review-at", at, of, side, token)), Tone::Task));
            }
            (at, Some(ply)) => {
                let (side, token) = self.last_token();
                let token = format!("{token}{}", ply.glyph.unwrap_or_default());
                let class = ply.class.message();
                let head = match ply.class.is_error() {
                    true => {
                        let lost = Decimal::new(ply.lost, 1);
                        message!("tui-review-at-error", at, of, side, token, class, lost)
                    }
                    false => message!("tui-review-at-judged", at, of, side, token, class),
                };
                text.push((say(rules, &head), Tone::Task));
                text.push((self.expected(ply), Tone::Plain));
                if let Some((before, moves)) = self.better_moves().filter(|_| ply.class.is_error()) {
                    let line = self.line_of_play(before, &moves).first(SHOWN_PLIES).message();
                    text.push((say(rules, &message!("tui-review-better-line", line)), Tone::Notice));
                }
                let point = self
                    .review()
                    .and_then(|review| review.turning_points.iter().find(|point| point.ply == ply.ply));
                for why in point.iter().flat_map(|point| &point.why) {
                    text.push((why.clone(), Tone::Plain));
                }
            }
        }
        if let Some((done, of)) = self.review_progress() {
            text.push((talk(&message!("tui-review-progress", done, of)), Tone::Notice));
        } else if self.place() == of
            && let Some(outcome) = &self.sight.outcome
        {
            text.push((say::outcome(rules, outcome), Tone::Plain));
        }
        text
    }

    /// The expected margin after a move.
    fn expected(&self, ply: &ReviewedPly) -> String {
        let margin = ply.after.south;
        if margin.abs() < 0.05 {
            return talk(&message!("tui-review-level"));
        }
        let side = if margin > 0.0 { sower_core::Side::South } else { sower_core::Side::North };
        let margin = margin_text(margin.abs(), ply.after.proven);
        say(self.rules(), &message!("tui-review-expected", side, margin))
    }

    /// The last move as listed.
    fn last_token(&self) -> (sower_core::Side, String) {
        match &self.sight.last {
            Some(last) => (last.mover, last.token.clone()),
            None => (self.sight.side, String::new()),
        }
    }

    /// A line from a position of the game.
    fn line_of_play(&self, from: NodeId, moves: &[Move]) -> LineOfPlay {
        LineOfPlay::new(self.game(), self.seating.played.node(from).position(), moves)
    }
}
