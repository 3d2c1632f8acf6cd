//! A game with its players and where it is saved, ready to play.

use std::sync::Arc;

use sower_core::record::{RULES_CHANGES, RULES_FILE, Record, RecordError, Tags, write_kept};
use sower_core::{Game, Played, Rules, Side};
use sower_players::PlayerSpec;
use sower_text::message;

use crate::saved_games::{Keeping, SavedGame};
use crate::say::{self, say, talk};

/// A game, who plays it, and where it is kept.
#[derive(Clone, Debug)]
pub struct GameSession {
    /// The game.
    pub played: Played,
    /// Who sits where, South first.
    pub who: [PlayerSpec; 2],
    /// What its record says of itself.
    pub tags: Tags,
    /// Where it is kept.
    pub keeping: Keeping,
    /// What to say first.
    pub notice: Option<String>,
    /// Who begins, if a coin has just decided it: it is shown before the first move.
    pub toss: Option<Side>,
    /// Seed of the computer's chances, where somebody wants them repeated.
    pub seed: Option<u64>,
}

/// Why a kept game cannot be gone on with.
#[derive(Clone, Debug)]
pub(crate) enum Unreadable {
    /// Its record cannot be read.
    Record(String),
    /// Its rules are not what they were.
    Rules {
        /// What the record calls the game.
        game: String,
        /// What is with the rules.
        why: String,
    },
}

impl GameSession {
    /// The game of a record from anywhere, under the rules that it names. No command that it names is run: a person sits
    /// there instead.
    pub(crate) fn of_record(text: &str, number: u64) -> Result<GameSession, String> {
        let record = Record::parse(text).map_err(|error| talk(&error))?;
        let keeping = Keeping::new_on_shelf(record.game_name().unwrap_or_default(), number);
        let rules = record.rules().map_err(|error| talk(&error))?;
        let mut seating = GameSession::of(&record, rules, keeping).map_err(|(_, told)| told)?;
        for who in &mut seating.who {
            if let PlayerSpec::Engine(_) = who {
                *who = PlayerSpec::Human;
            }
        }
        Ok(seating)
    }

    /// The game of a record that was kept here.
    pub(crate) fn of_kept(kept: &SavedGame) -> Result<GameSession, Unreadable> {
        let record = Record::parse(&kept.text).map_err(|error| Unreadable::Record(talk(&error)))?;
        let keeping = || Keeping::SavedGames(kept.name.clone());
        let by_name = |record: &Record| {
            let rules = record.rules().map_err(|error| talk(&error))?;
            GameSession::of(record, rules, keeping()).map_err(|(_, told)| told)
        };
        let Some(own_rules) = &kept.own_rules else { return by_name(&record).map_err(Unreadable::Record) };
        let file = record.tags().value(RULES_FILE).unwrap_or_default().to_owned();
        let why = match own_rules {
            Ok(rules) => match GameSession::of(&record, (**rules).clone(), keeping()) {
                Ok(seating) => return Ok(seating),
                Err((RecordError::ForeignRules { .. }, _)) => message!("tui-rules-changed", file),
                Err((_, told)) => return Err(Unreadable::Record(told)),
            },
            Err(reason) => message!("tui-rules-gone", file, reason = reason.clone()),
        };
        // A file that is a shipped game with changes need not be there: the record has the changes.
        by_name(&record).map_err(|_| Unreadable::Rules {
            game: record.game_name().unwrap_or_default().to_owned(),
            why: talk(&why),
        })
    }

    /// The game of a record by those rules; or what is wrong with it, also in words.
    fn of(record: &Record, rules: Rules, keeping: Keeping) -> Result<GameSession, (RecordError, String)> {
        let game = Arc::new(Game::new(rules));
        let played = record.resume(&game).map_err(|error| {
            let told = say(game.rules(), &error);
            (error, told)
        })?;
        let who = Side::BOTH.map(|side| {
            let named = record.tags().player(side).and_then(|name| name.parse().ok());
            named.unwrap_or(PlayerSpec::Human)
        });
        Ok(GameSession {
            played,
            who,
            tags: record.tags().clone(),
            keeping,
            notice: None,
            toss: None,
            seed: None,
        })
    }

    /// The game as it is kept.
    pub fn record(&self) -> String {
        let [south, north] = self.who.each_ref().map(PlayerSpec::to_string);
        write_kept(&self.played, &self.tags, [&south, &north])
    }

    /// The same for others: where the rules lie on this machine is nothing to them.
    pub(crate) fn record_for_others(&self) -> String {
        let mut tags = Tags::new();
        for (name, value) in self.tags.iter().filter(|(name, _)| ![RULES_FILE, RULES_CHANGES].contains(name))
        {
            tags.set(name, value);
        }
        GameSession { tags, ..self.clone() }.record()
    }

    /// What the record of another game by the same rules has to say of them.
    pub(crate) fn rules_tags(&self) -> Tags {
        let mut tags = Tags::new();
        for name in [RULES_FILE, RULES_CHANGES] {
            if let Some(value) = self.tags.value(name) {
                tags.set(name, value);
            }
        }
        tags
    }

    /// The same, with the coin still to be shown that has decided who sits where and who begins.
    #[must_use]
    pub fn tossed(mut self, first: Side) -> GameSession {
        self.toss = Some(first);
        self.notice = Some(talk(&match self.lone_human() {
            None => message!("tui-coin-first", first),
            Some(side) if side == first => message!("tui-coin-you", side),
            Some(side) => message!("tui-coin-other", side, player = self.player(first)),
        }));
        self
    }

    /// A side with its player. Two people are told apart by their sides alone.
    pub(crate) fn player(&self, side: Side) -> String {
        if self.who.iter().all(PlayerSpec::is_human) {
            return say::side(side);
        }
        let who = say::who(&self.who[side], self.lone_human().is_some());
        talk(&message!("tui-player", side, who))
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
