//! A game with its players, ready to be sat down at.

use std::sync::Arc;

use sower_core::record::{Record, Tags, write_kept};
use sower_core::{Game, Played, Side};
use sower_search::Who;

use crate::say::{self, say, talk};
use crate::shelf::Keeping;
use crate::talk::Talk;

/// A game, who plays it, and where it is kept.
#[derive(Clone, Debug)]
pub struct Seating {
    /// The game.
    pub played: Played,
    /// Who sits where, South first.
    pub who: [Who; 2],
    /// What its record says of itself.
    pub tags: Tags,
    /// Where it is kept.
    pub keeping: Keeping,
    /// What to say first.
    pub notice: Option<String>,
    /// Seed of the computer's chances, where somebody wants them repeated.
    pub seed: Option<u64>,
}

impl Seating {
    /// The game of a record from anywhere, under the rules that it names. No command that it names is run: a person sits
    /// there instead.
    pub(crate) fn of_record(text: &str, number: u64) -> Result<Seating, String> {
        let record = Record::parse(text).map_err(|error| talk(&error))?;
        let keeping = Keeping::new_on_shelf(record.game_name().unwrap_or_default(), number);
        let mut seating = Seating::of(&record, keeping)?;
        for who in &mut seating.who {
            if let Who::Engine(_) = who {
                *who = Who::Human;
            }
        }
        Ok(seating)
    }

    /// The game of a record that was kept here.
    pub(crate) fn of_kept(text: &str, name: String) -> Result<Seating, String> {
        let record = Record::parse(text).map_err(|error| talk(&error))?;
        Seating::of(&record, Keeping::Shelf(name))
    }

    fn of(record: &Record, keeping: Keeping) -> Result<Seating, String> {
        let rules = record.rules().map_err(|error| talk(&error))?;
        let game = Arc::new(Game::new(rules));
        let played = record.resume(&game).map_err(|error| say(game.rules(), &error))?;
        let who = Side::BOTH.map(|side| {
            let named = record.tags().player(side).and_then(|name| name.parse().ok());
            named.unwrap_or(Who::Human)
        });
        Ok(Seating { played, who, tags: record.tags().clone(), keeping, notice: None, seed: None })
    }

    /// The game as it is kept.
    pub fn record(&self) -> String {
        let [south, north] = self.who.each_ref().map(Who::to_string);
        write_kept(&self.played, &self.tags, [&south, &north])
    }

    /// A side with its player. Two people are told apart by their sides alone.
    pub(crate) fn player(&self, side: Side) -> String {
        if self.who.iter().all(Who::is_human) {
            return say::side(side);
        }
        let who = say::who(&self.who[side], self.lone_human().is_some());
        talk(&Talk::Player { side, who })
    }

    /// The only person at the table, if there is just one.
    pub(crate) fn lone_human(&self) -> Option<Side> {
        let mut humans = Side::BOTH.into_iter().filter(|side| self.who[*side].is_human());
        match (humans.next(), humans.next()) {
            (Some(side), None) => Some(side),
            _ => None,
        }
    }
}
