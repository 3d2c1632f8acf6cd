//! The choice among several moves of one pit: the direction, then what the player does within the turn.

use crossterm::event::KeyCode;
use sower_core::{Choice, Move, Named as _, Place, Way, labels};
use sower_text::{message, way_name};

use super::GameScreen;
use crate::app::Context;
use crate::say::{say, talk};

/// The moves of a pit among which the player still chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Picking {
    pub(crate) place: Place,
    moves: Vec<Move>,
}

impl Picking {
    /// The choice among these moves, if there are several.
    fn among(place: Place, moves: Vec<Move>) -> Option<Picking> {
        (moves.len() > 1).then_some(Picking { place, moves })
    }

    /// Whether the direction is still to be chosen.
    fn asks_way(&self) -> bool {
        self.moves.iter().any(|played| played.way() != self.moves[0].way())
    }

    /// The moves in a direction. A move without one goes the game's own way, which is the direction that no other has.
    fn towards(&self, way: Way) -> Vec<Move> {
        let named = self.moves.iter().find_map(|played| played.way());
        let usual = named.map(|way| !way);
        self.moves.iter().copied().filter(|played| played.way().or(usual) == Some(way)).collect()
    }
}

impl GameScreen {
    /// The legal moves of a pit.
    pub(super) fn moves_of(&self, place: Place) -> Vec<Move> {
        let position = self.seating.played.position();
        let pit = place.seen_by(position.side(), position.pits());
        let moves = self.seating.played.moves().into_iter();
        moves.filter(|played| played.pit() == Some(pit)).collect()
    }

    /// Plays the only one of these moves, or asks which one is meant.
    pub(super) fn play_one_of(&mut self, place: Place, moves: Vec<Move>, context: &mut Context) {
        self.picking = None;
        if let [made] = moves[..] {
            return self.play_own(made, context);
        }
        self.picking = Picking::among(place, moves);
        self.selected = Some(place);
        self.foresee();
        if let Some(question) = self.question() {
            self.tell(question);
        }
    }

    /// What the player is asked.
    fn question(&self) -> Option<String> {
        let picking = self.picking.as_ref()?;
        let label = labels::label(self.rules(), picking.place);
        if picking.asks_way() {
            let [left, right] = Way::BOTH.map(|way| way_name(self.rules(), way));
            return Some(talk(&message!("tui-pick-way", label, left, right)));
        }
        let pits: Vec<String> = picking.moves.iter().filter_map(|played| self.extra_label(*played)).collect();
        Some(if pits.is_empty() {
            talk(&message!("tui-pick-house"))
        } else {
            say(self.rules(), &message!("tui-pick-pit", labels = pits.join(" ")))
        })
    }

    /// The label of the pit that a move captures as well.
    fn extra_label(&self, played: Move) -> Option<String> {
        let position = self.seating.played.position();
        match played.choice() {
            Choice::Pit(pit) => {
                Some(labels::label(self.rules(), Place::of(position.side(), pit, position.pits())))
            }
            Choice::None | Choice::Safari => None,
        }
    }

    /// Handles a key while the game asks which move of a pit is meant; returns whether it was an answer.
    pub(super) fn pick_key(&mut self, code: KeyCode, context: &mut Context) -> bool {
        let Some(picking) = self.picking.clone() else { return false };
        if code == KeyCode::Esc {
            self.picking = None;
            self.notice = None;
            return true;
        }
        let KeyCode::Char(letter) = code else {
            self.picking = None;
            return false;
        };
        if picking.asks_way() {
            let way = Way::BOTH.into_iter().find(|way| way.name().starts_with(letter));
            let moves = way.map(|way| picking.towards(way)).unwrap_or_default();
            return self.picked(&picking, moves, context);
        }
        let typed = format!("{}{letter}", self.typed.take().map(|(typed, _)| typed).unwrap_or_default());
        let begins =
            |label: &str| label.get(..typed.len()).is_some_and(|head| head.eq_ignore_ascii_case(&typed));
        let extra = |played: &Move| self.extra_label(*played);
        let fitting: Vec<Move> = picking
            .moves
            .iter()
            .copied()
            .filter(|played| extra(played).is_some_and(|label| begins(&label)))
            .collect();
        let exact = fitting
            .iter()
            .copied()
            .find(|played| extra(played).is_some_and(|label| label.eq_ignore_ascii_case(&typed)));
        if let (Some(made), true) = (exact, fitting.len() == 1) {
            return self.picked(&picking, vec![made], context);
        }
        if !fitting.is_empty() {
            self.typed = Some((typed, context.now));
            return true;
        }
        let plain = picking.moves.iter().copied().filter(|played| extra(played).is_none());
        let meant = |choice: Choice| plain.clone().filter(|played| played.choice() == choice).collect();
        let moves = match letter {
            '1' => meant(Choice::None),
            '2' => meant(Choice::Safari),
            _ => Vec::new(),
        };
        self.picked(&picking, moves, context)
    }

    /// Continues with the chosen moves. Without any the question is withdrawn, and the key has its usual meaning.
    fn picked(&mut self, picking: &Picking, moves: Vec<Move>, context: &mut Context) -> bool {
        self.picking = None;
        self.typed = None;
        if moves.is_empty() {
            self.notice = None;
            return false;
        }
        self.notice = None;
        self.play_one_of(picking.place, moves, context);
        true
    }
}
