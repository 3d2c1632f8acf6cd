//! What a screen receives with every message, and the effects it requests.

use std::sync::Arc;
use std::time::Duration;

use sower_core::Game;
use sower_core::record::Tags;

use super::{Dialog, Effect, Ticket};
use crate::page::Page;

/// What a screen wants of the app.
pub(crate) enum Ask {
    Open(Page),
    Dialog(Dialog),
    ToMenu,
    /// To be asked against whom to play this game, by its name.
    NewGame(String),
    /// To be asked the same for a game that need not be in the library, with what its record says of its rules.
    Again(Arc<Game>, Tags),
    /// To go on with the kept game of that place in the list.
    GoOn(usize),
    /// To begin what was set up.
    Begin,
    /// To solve the puzzles of a game, by its name.
    Puzzles(String),
    /// To go on in the browser.
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
