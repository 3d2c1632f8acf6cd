//! How a played game ends: on the board, by the players, by repetition or at the ply cap.

use super::{Declared, NodeId, Played};
use crate::outcome::{Outcome, Termination};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::{Rules, Settle};
use crate::side::Side;
use crate::turn::Turn;

impl Played {
    /// The result, if the game is over at the cursor.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_at(self.cursor())
    }

    /// The result, if the game is over at a node.
    ///
    /// # Panics
    /// If the id belongs to another game.
    pub fn outcome_at(&self, id: NodeId) -> Option<Outcome> {
        self.outcome_of(id, &self.game().turn(self.node(id).position()))
    }

    /// The result, if the game is over at a node; `turn` is that of its position.
    pub(super) fn outcome_of(&self, id: NodeId, turn: &Turn<'_>) -> Option<Outcome> {
        let rules = self.game().rules();
        let by_count = || {
            let termination = if self.is_repetition(id) {
                Termination::Repetition
            } else if rules.cycle().max_plies.is_some_and(|most| self.node(id).ply() >= most) {
                Termination::Cap
            } else {
                return None;
            };
            Some(settled(rules, turn.position(), termination))
        };
        turn.outcome().or_else(|| self.declared_at(id)).or_else(by_count)
    }

    /// The result that the players declared at a node.
    pub(crate) fn declared_at(&self, id: NodeId) -> Option<Outcome> {
        self.declared.as_ref().filter(|end| end.at == id).map(|end| end.outcome)
    }

    /// Both players agree to end the game at the cursor. The remaining seeds are settled as after a repetition.
    pub fn agree(&mut self) -> Result<Outcome, Refusal> {
        let outcome = settled(self.game().rules(), self.position(), Termination::Agreement);
        self.declare(outcome)
    }

    /// A side resigns at the cursor.
    pub fn resign(&mut self, side: Side) -> Result<Outcome, Refusal> {
        self.declare(self.lost_by(side, Termination::Resignation))
    }

    /// A side's time has run out at the cursor.
    pub fn flag(&mut self, side: Side) -> Result<Outcome, Refusal> {
        self.declare(self.lost_by(side, Termination::Time))
    }

    /// A side has left the game at the cursor.
    pub fn abandon(&mut self, side: Side) -> Result<Outcome, Refusal> {
        self.declare(self.lost_by(side, Termination::Abandoned))
    }

    /// The side loses. The score is the stores; remaining seeds are not counted.
    fn lost_by(&self, side: Side, termination: Termination) -> Outcome {
        let score = Side::BOTH.map(|side| self.position().store(side));
        Outcome { termination, score, possession: None, winner: Some(!side) }
    }

    /// Ends the game at the cursor by a player's decision.
    ///
    /// A record can have only one such end, after the last move of its main line. So the line to the cursor becomes the
    /// main line. Plies taken back there are removed from it until the end itself is taken back.
    pub(crate) fn declare(&mut self, outcome: Outcome) -> Result<Outcome, Refusal> {
        if let Some(over) = self.outcome() {
            return Err(Refusal::Over { outcome: over, seeds_left: self.game().rules().end().seeds_left });
        }
        self.make_main_line();
        let cursor = self.cursor();
        let node = self.node_mut(cursor);
        let (children, onward) = (std::mem::take(&mut node.children), node.onward.take());
        self.declared = Some(Declared { at: cursor, outcome, children, onward });
        Ok(outcome)
    }

    /// The node where the players ended the game, and its children that had been taken back before.
    pub(crate) fn set_aside(&self) -> Option<(NodeId, &[NodeId])> {
        self.declared.as_ref().map(|end| (end.at, end.children.as_slice()))
    }

    fn is_repetition(&self, id: NodeId) -> bool {
        let cycle = self.game().rules().cycle();
        let node = self.node(id);
        let sides_suffice =
            || !cycle.needs_both_sides || Side::BOTH.iter().all(|side| node.position().on_side(*side) > 0);
        cycle.repeats.is_some_and(|repeats| node.occurrences >= u32::from(repeats)) && sides_suffice()
    }

    /// How often the node's position has occurred since a store last changed. Stores only grow, so the walk ends at the first
    /// older position with different stores.
    pub(super) fn count_occurrences(&self, id: NodeId) -> u32 {
        if self.game().rules().cycle().repeats.is_none() {
            return 1;
        }
        let position = self.node(id).position();
        let stores = |position: &Position| Side::BOTH.map(|side| position.store(side));
        let mut count = 1;
        let mut at = self.node(id).parent();
        while let Some(older) = at.map(|id| self.node(id)) {
            if stores(older.position()) != stores(position) {
                break;
            }
            count += u32::from(older.position() == position);
            at = older.parent();
        }
        count
    }
}

/// The result by repetition, agreement or the cap: the rules settle the remaining seeds.
pub(crate) fn settled(rules: &Rules, position: &Position, termination: Termination) -> Outcome {
    if rules.winner_takes_all() {
        // No side has reached the goal: both get half of everything.
        let half = Side::BOTH
            .iter()
            .map(|side| position.store(*side))
            .sum::<u8>()
            .saturating_add(position.in_play())
            / 2;
        return Outcome::by_score(termination, [half; 2], None);
    }
    let shares = match rules.cycle().settle {
        Settle::Split => [position.in_play() / 2; 2],
        Settle::SideOwner => Side::BOTH.map(|side| position.on_side(side)),
        Settle::Nobody => [0, 0],
    };
    let score = Side::BOTH.map(|side| position.store(side) + shares[side]);
    Outcome::by_score(termination, score, None)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{game, sow};
    use super::*;
    use crate::game::Game;
    use crate::library;
    use crate::rules::Change;
    use std::sync::Arc;

    fn from(name: &str, changes: &[&str], position: &str) -> Played {
        let changes: Vec<Change> = changes.iter().filter_map(|change| Change::parse(change)).collect();
        let game = Arc::new(Game::new(library::find(name).unwrap().rules(&changes).unwrap()));
        let start = game.read_position(position).unwrap();
        Played::from_position(game, start)
    }

    /// One seed on each side going round: the board repeats after twelve plies.
    const ROUND: &str = "1,0,0,0,0,0/1,0,0,0,0,0 23,23 S";

    fn go_round(played: &mut Played) {
        for number in 1..=6 {
            played.play(sow(number)).unwrap();
            played.play(sow(number)).unwrap();
        }
    }

    #[test]
    fn the_second_occurrence_ends_oware_and_each_takes_their_side() {
        let mut played = from("oware", &[], ROUND);
        go_round(&mut played);
        let outcome = played.outcome().unwrap();
        assert_eq!(
            (outcome.termination, outcome.score, outcome.winner),
            (Termination::Repetition, [24, 24], None)
        );
        assert!(played.moves().is_empty());
        assert!(matches!(played.play(sow(1)), Err(Refusal::Over { .. })));
    }

    #[test]
    fn the_occurrence_that_ends_the_game_is_the_rules() {
        let mut played = from("oware", &["cycle.repeats=3"], ROUND);
        go_round(&mut played);
        assert_eq!(played.outcome(), None);
        go_round(&mut played);
        assert_eq!(played.outcome().unwrap().termination, Termination::Repetition);
        let mut never = from("oware", &["cycle.repeats=never"], ROUND);
        go_round(&mut never);
        go_round(&mut never);
        assert_eq!(never.outcome(), None);
    }

    #[test]
    fn taking_back_a_resignation_brings_back_what_was_taken_back_before_it() {
        let mut played = from("oware", &[], ROUND);
        let first = played.play(sow(1)).unwrap();
        played.undo();
        played.resign(Side::South).unwrap();
        assert_eq!(played.redo(), None);
        played.undo();
        assert_eq!(played.outcome(), None);
        assert_eq!(played.redo(), Some(first));
    }

    #[test]
    fn a_variation_counts_only_its_own_line() {
        let mut played = from("oware", &[], ROUND);
        go_round(&mut played);
        played.undo();
        assert_eq!(played.outcome(), None);
        played.go_to(NodeId::START);
        assert_eq!(played.outcome(), None);
    }

    #[test]
    fn a_split_gives_half_each_and_leaves_an_odd_seed_out() {
        let game = game("das-bohnenspiel");
        let position = game.read_position("1,0,0,0,0,0/2,0,0,0,0,0 10,20 S").unwrap();
        assert_eq!(settled(game.rules(), &position, Termination::Repetition).score, [11, 21]);
    }

    #[test]
    fn the_cap_ends_a_game_and_only_stores_count_in_togyz() {
        let mut played =
            from("togyz-kumalak", &["cycle.max-plies=2"], "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 S");
        played.play(sow(8)).unwrap();
        assert_eq!(played.outcome(), None);
        played.play(sow(1)).unwrap();
        let outcome = played.outcome().unwrap();
        assert_eq!(outcome.termination, Termination::Cap);
        assert_eq!(outcome.score, Side::BOTH.map(|side| played.position().store(side)));
    }

    #[test]
    fn agreement_gives_each_their_own_side_in_oware() {
        let mut played = from("oware", &[], "3,0,0,0,0,0/4,0,0,0,0,0 21,20 S");
        let outcome = played.agree().unwrap();
        assert_eq!((outcome.termination, outcome.score), (Termination::Agreement, [24, 24]));
        assert_eq!(played.outcome(), Some(outcome));
    }

    #[test]
    fn who_resigns_loses_even_ahead_and_the_stores_are_the_score() {
        let mut played = from("oware", &[], "3,0,0,0,0,0/4,0,0,0,0,0 21,20 S");
        let outcome = played.resign(Side::South).unwrap();
        assert_eq!((outcome.score, outcome.winner), ([21, 20], Some(Side::North)));
        assert!(matches!(played.flag(Side::North), Err(Refusal::Over { .. })));
        assert!(played.moves().is_empty());
    }

    #[test]
    fn what_had_been_taken_back_is_dropped_by_a_resignation() {
        let mut played = Played::new(game("oware"));
        let first = played.play(sow(1)).unwrap();
        played.play(sow(2)).unwrap();
        played.undo();
        played.abandon(Side::North).unwrap();
        assert_eq!(played.main_line(), [NodeId::START, first]);
        assert_eq!(played.redo(), None);
    }

    #[test]
    fn taking_back_takes_an_ending_back_before_a_move() {
        let mut played = Played::new(game("oware"));
        let first = played.play(sow(1)).unwrap();
        played.abandon(Side::North).unwrap();
        assert_eq!(played.undo(), Some(first));
        assert_eq!((played.outcome(), played.moves_played().len()), (None, 1));
        assert_eq!(played.undo(), Some(NodeId::START));
    }

    #[test]
    fn the_board_ends_a_game_before_anything_else() {
        let mut played = from("oware", &[], "0,0,0,0,0,1/1,0,0,0,0,1 23,22 S");
        played.play(sow(6)).unwrap();
        let outcome = played.outcome().unwrap();
        assert_eq!((outcome.termination, outcome.score), (Termination::Majority, [25, 22]));
        assert!(played.resign(Side::North).is_err());
    }
}
