//! The context a screen receives with every message, and the requests it makes to the app.

use std::sync::Arc;
use std::time::Duration;

use sower_core::record::Tags;
use sower_core::{Game, Position};

use super::{Dialog, Effect, Ticket};
use crate::page::Page;

/// A screen's request to the app.
pub(crate) enum Ask {
    Open(Page),
    Dialog(Dialog),
    ToMenu,
    /// Set up a new game, by the game's name.
    NewGame(String),
    /// Set up a new game whose rules need not be in the library, with the rules tags of its record.
    Again(Arc<Game>, Tags),
    /// Resume the saved game at this index of the list.
    GoOn(usize),
    /// Start the game that was set up.
    Begin,
    /// Open the puzzles of a game.
    Puzzles(Arc<Game>),
    /// Play an endgame out against perfect play: this one, or any that can be won.
    Train(Arc<Game>, Option<Position>),
    /// Continue in the browser.
    Browser,
    Quit,
}

pub(crate) struct Context {
    pub(crate) now: Duration,
    last_ticket: u64,
    pub(crate) effects: Vec<Effect>,
    pub(crate) asks: Vec<Ask>,
}

impl Context {
    pub(crate) fn new(now: Duration, last_ticket: u64) -> Context {
        Context { now, last_ticket, effects: Vec::new(), asks: Vec::new() }
    }

    pub(crate) fn ticket(&mut self) -> Ticket {
        self.last_ticket += 1;
        Ticket(self.last_ticket)
    }

    pub(crate) fn last_ticket(&self) -> u64 {
        self.last_ticket
    }

    pub(crate) fn effect(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    pub(crate) fn ask(&mut self, ask: Ask) {
        self.asks.push(ask);
    }
}
