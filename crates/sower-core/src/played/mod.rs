//! The played game: a tree of moves with a cursor in it.
//!
//! The tree keeps every move, so that taking one back loses nothing. The first child of each node is
//! the main line, the others are variations. Repetition, the ply cap, agreement, resignation and time are handled here,
//! because no single position shows them.

mod commands;
mod ending;
mod node;
mod notes;

use std::sync::Arc;

pub use commands::Eval;
pub(crate) use commands::clock_text;
pub(crate) use ending::settled;
pub use node::{Node, NodeId};
pub use notes::{Glyph, Notes};

use crate::game::{Game, Move};
use crate::outcome::Outcome;
use crate::position::Position;
use crate::refusal::Refusal;

/// A game with its move tree.
#[derive(Clone, Debug)]
pub struct Played {
    game: Arc<Game>,
    /// Never empty: the first is the start. An id is valid until its node is retracted. Nodes are allocated separately, so that thousands
    /// of growing games do not fragment memory, and a clone shares them until it changes one.
    nodes: Vec<Arc<Node>>,
    cursor: NodeId,
    /// A result that the players declared.
    declared: Option<Declared>,
}

/// An end by a player's decision.
#[derive(Clone, Debug)]
struct Declared {
    at: NodeId,
    outcome: Outcome,
    /// The children that had been taken back; they return when the end is taken back.
    children: node::Children,
    onward: Option<NodeId>,
}

impl Played {
    /// A game from the starting position, South to move.
    pub fn new(game: Arc<Game>) -> Played {
        let start = game.start();
        Played::from_position(game, start)
    }

    /// A game from any position.
    pub fn from_position(game: Arc<Game>, start: Position) -> Played {
        Played { game, nodes: vec![Arc::new(Node::start(start))], cursor: NodeId::START, declared: None }
    }

    /// The rules and kernel of this game.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        self.node(NodeId::START).position()
    }

    /// The position at the cursor.
    pub fn position(&self) -> &Position {
        self.node(self.cursor).position()
    }

    /// The node at the cursor.
    pub fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// A node of the tree.
    ///
    /// # Panics
    /// If the id belongs to another game.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// All nodes, the start first.
    pub fn nodes(&self) -> impl Iterator<Item = &Node> {
        self.nodes.iter().map(|node| &**node)
    }

    /// The notes of a node, for editing.
    ///
    /// # Panics
    /// If the id belongs to another game.
    pub fn notes_mut(&mut self, id: NodeId) -> &mut Notes {
        self.node_mut(id).notes_mut()
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        Arc::make_mut(&mut self.nodes[id.index()])
    }

    /// The legal moves at the cursor: none once the game is over.
    pub fn moves(&self) -> Vec<Move> {
        let turn = self.game.turn(self.position());
        if self.outcome_of(self.cursor, &turn).is_some() { Vec::new() } else { turn.moves().collect() }
    }

    /// Plays a move at the cursor. Follows an existing child with that move; otherwise adds a variation.
    pub fn play(&mut self, played: Move) -> Result<NodeId, Refusal> {
        if let Some(known) = self.child(played) {
            self.follow(known);
            return Ok(known);
        }
        let turn = self.game.turn(self.position());
        if let Some(outcome) = self.outcome_of(self.cursor, &turn) {
            return Err(Refusal::Over { outcome, seeds_left: self.game.rules().end().seeds_left });
        }
        let position = turn.play(played)?;
        let node =
            Node::after(self.cursor, self.node(self.cursor), self.mover(self.cursor), played, position);
        let id = NodeId::of(self.nodes.len());
        self.nodes.push(Arc::new(node));
        let occurrences = self.count_occurrences(id);
        self.node_mut(id).occurrences = occurrences;
        self.node_mut(self.cursor).add_child(id);
        self.follow(id);
        Ok(id)
    }

    /// The child of the cursor with that move, if there is one.
    fn child(&self, played: Move) -> Option<NodeId> {
        let children = self.node(self.cursor).children();
        children.iter().copied().find(|child| self.node(*child).played() == Some(played))
    }

    /// The side that played the move to a node; `None` at the start.
    pub fn mover(&self, id: NodeId) -> Option<crate::Side> {
        self.node(id).parent().map(|parent| self.node(parent).position().side())
    }

    /// Moves the cursor to a child and remembers it for [`Played::redo`].
    fn follow(&mut self, child: NodeId) {
        self.node_mut(self.cursor).onward = Some(child);
        self.cursor = child;
    }

    /// Removes the last ply from the tree, as if it had never been played. Callers can try a ply without cloning the game.
    /// Returns `false` and changes nothing if that is not possible: other plies were added since, the ply has siblings,
    /// or it has notes.
    pub fn retract(&mut self) -> bool {
        let (tried, is_last) = (self.cursor, self.cursor.index() + 1 == self.nodes.len());
        let is_alone = |parent: &NodeId| self.node(*parent).children() == [tried];
        let parent = self.node(tried).parent().filter(is_alone);
        let Some(parent) = parent.filter(|_| is_last && !self.is_marked(tried)) else { return false };
        self.nodes.pop();
        let before = self.node_mut(parent);
        before.children.clear();
        before.onward = None;
        self.cursor = parent;
        true
    }

    /// Whether a node has notes or a declared end.
    fn is_marked(&self, id: NodeId) -> bool {
        self.node(id).has_notes() || self.declared.as_ref().is_some_and(|end| end.at == id)
    }

    /// Takes back a ply, or the players' declared end if there is one at the cursor. `None` at the start.
    pub fn undo(&mut self) -> Option<NodeId> {
        if let Some(Declared { at, children, onward, .. }) =
            self.declared.take_if(|end| end.at == self.cursor)
        {
            let node = self.node_mut(at);
            (node.children, node.onward) = (children, onward);
            return Some(at);
        }
        let parent = self.node(self.cursor).parent()?;
        self.node_mut(parent).onward = Some(self.cursor);
        self.cursor = parent;
        Some(parent)
    }

    /// Replays the ply taken back last, or else the main line. `None` at its end.
    pub fn redo(&mut self) -> Option<NodeId> {
        let node = self.node(self.cursor);
        let child = node.onward.or_else(|| node.children().first().copied())?;
        self.follow(child);
        Some(child)
    }

    /// Moves the cursor to any node.
    ///
    /// # Panics
    /// If the id belongs to another game.
    pub fn go_to(&mut self, id: NodeId) {
        for pair in self.line_to(id).windows(2) {
            self.node_mut(pair[0]).onward = Some(pair[1]);
        }
        self.cursor = id;
    }

    /// The nodes from the start to a node, both included.
    ///
    /// # Panics
    /// If the id belongs to another game.
    pub fn line_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut line = vec![id];
        let mut at = id;
        while let Some(parent) = self.node(at).parent() {
            line.push(parent);
            at = parent;
        }
        line.reverse();
        line
    }

    /// The nodes of the main line, the start included.
    pub fn main_line(&self) -> Vec<NodeId> {
        let mut line = vec![NodeId::START];
        let mut at = NodeId::START;
        while let Some(first) = self.node(at).children().first() {
            line.push(*first);
            at = *first;
        }
        line
    }

    /// The moves from the start to the cursor.
    pub fn moves_played(&self) -> Vec<Move> {
        self.line_to(self.cursor).into_iter().filter_map(|id| self.node(id).played()).collect()
    }

    /// Makes the line to the cursor the main line; the previous main line becomes a variation.
    pub fn make_main_line(&mut self) {
        for pair in self.line_to(self.cursor).windows(2) {
            let children = &mut self.node_mut(pair[0]).children;
            if let Some(place) = children.iter().position(|child| *child == pair[1]) {
                children[..=place].rotate_right(1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library;
    use crate::side::{Pit, Side};

    pub(super) fn game(name: &str) -> Arc<Game> {
        Arc::new(Game::new(library::find(name).unwrap().rules(&[]).unwrap()))
    }

    pub(super) fn sow(number: u8) -> Move {
        Move::Sow(Pit::new(number))
    }

    #[test]
    fn taking_back_and_playing_again_loses_nothing() {
        let mut played = Played::new(game("oware"));
        played.play(sow(1)).unwrap();
        let end = played.play(sow(2)).unwrap();
        let position = *played.position();
        assert!(played.undo().is_some() && played.undo().is_some());
        assert_eq!(played.undo(), None);
        assert_eq!(played.position(), played.start());
        assert!(played.redo().is_some());
        assert_eq!(played.redo(), Some(end));
        assert_eq!(played.redo(), None);
        assert_eq!(*played.position(), position);
    }

    #[test]
    fn another_move_becomes_a_variation_and_the_same_move_is_followed() {
        let mut played = Played::new(game("oware"));
        let first = played.play(sow(1)).unwrap();
        played.undo();
        let second = played.play(sow(2)).unwrap();
        played.undo();
        assert_eq!(played.play(sow(1)), Ok(first));
        assert_eq!(played.node(NodeId::START).children(), [first, second]);
        assert_eq!(played.main_line(), [NodeId::START, first]);
    }

    #[test]
    fn redo_follows_what_was_visited_last() {
        let mut played = Played::new(game("oware"));
        played.play(sow(1)).unwrap();
        played.undo();
        let second = played.play(sow(2)).unwrap();
        played.undo();
        assert_eq!(played.redo(), Some(second));
        played.go_to(NodeId::START);
        assert_eq!(played.redo(), Some(second));
    }

    #[test]
    fn the_cursors_line_can_be_made_the_main_line() {
        let mut played = Played::new(game("oware"));
        let lines: Vec<NodeId> = [1, 2, 3]
            .map(|number| {
                let id = played.play(sow(number)).unwrap();
                played.undo();
                id
            })
            .to_vec();
        played.go_to(lines[2]);
        played.make_main_line();
        assert_eq!(played.node(NodeId::START).children(), [lines[2], lines[0], lines[1]]);
    }

    #[test]
    fn a_ply_that_was_only_tried_leaves_no_trace() {
        let mut played = Played::new(game("oware"));
        assert!(!played.retract(), "there is none");
        let first = played.play(sow(1)).unwrap();
        let before = format!("{played:?}");
        played.play(sow(2)).unwrap();
        assert!(played.retract());
        assert_eq!((played.cursor(), format!("{played:?}")), (first, before));
        played.play(sow(3)).unwrap();
        played.resign(Side::South).unwrap();
        assert!(!played.retract(), "a player has resigned there");
        played.undo();
        played.undo();
        assert!(!played.retract(), "another ply follows");
        played.play(sow(4)).unwrap();
        assert!(!played.retract(), "another ply is beside it");
    }

    #[test]
    fn an_illegal_move_changes_nothing() {
        let mut played = Played::new(game("oware"));
        assert!(matches!(played.play(Move::Swap), Err(Refusal::NoSwap)));
        assert_eq!(played.cursor(), NodeId::START);
        assert!(played.node(NodeId::START).children().is_empty());
    }

    #[test]
    fn an_extra_turn_is_another_ply_of_the_same_turn() {
        let mut played = Played::new(game("kalah"));
        let plies: Vec<NodeId> = [3, 1, 1, 2].map(|number| played.play(sow(number)).unwrap()).to_vec();
        let movers: Vec<Option<Side>> = plies.iter().map(|id| played.mover(*id)).collect();
        use Side::{North, South};
        assert_eq!(movers, [Some(South), Some(South), Some(North), Some(South)]);
        let turns: Vec<(u32, bool)> =
            plies.iter().map(|id| (played.node(*id).turn(), played.node(*id).begins_turn())).collect();
        assert_eq!(turns, [(1, true), (1, false), (1, true), (2, true)]);
    }
}
