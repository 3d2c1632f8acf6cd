//! One node of the tree: a position, and the move that led to it.

use smallvec::SmallVec;

use super::Notes;
use crate::game::Move;
use crate::position::Position;
use crate::side::Side;

/// Identifies a node of one played game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The node before the first move.
    pub const START: NodeId = NodeId(0);

    pub(super) fn of(index: usize) -> NodeId {
        // A node takes more than a hundred bytes, so memory runs out before the ids do.
        NodeId(index as u32)
    }

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// Child nodes: usually one, which needs no allocation.
pub(super) type Children = SmallVec<[NodeId; 4]>;

/// A position in a played game. A server has a hundred thousand of them, so it is small.
#[derive(Clone, Debug)]
pub struct Node {
    parent: Option<NodeId>,
    played: Option<Move>,
    position: Position,
    ply: u32,
    turn: u32,
    begins_turn: bool,
    pub(super) children: Children,
    /// The child visited last.
    pub(super) onward: Option<NodeId>,
    /// How often the position has occurred since a store last changed, including this occurrence.
    pub(super) occurrences: u32,
    /// Boxed, because few nodes have notes.
    notes: Option<Box<Notes>>,
}

impl Node {
    pub(super) fn start(position: Position) -> Node {
        Node {
            parent: None,
            played: None,
            position,
            ply: 0,
            turn: 1,
            begins_turn: false,
            children: Children::new(),
            onward: None,
            occurrences: 1,
            notes: None,
        }
    }

    /// The node after a move of the side to move at the parent; `before` is the side that moved last.
    pub(super) fn after(
        parent_id: NodeId,
        parent: &Node,
        before: Option<Side>,
        played: Move,
        position: Position,
    ) -> Node {
        let mover = parent.position.side();
        let begins_turn = before != Some(mover);
        let begins_round = before == Some(Side::North) && mover == Side::South;
        Node {
            parent: Some(parent_id),
            played: Some(played),
            ply: parent.ply + 1,
            turn: parent.turn + u32::from(begins_round),
            begins_turn,
            ..Node::start(position)
        }
    }

    /// The parent node; `None` at the start.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The move that led here; `None` at the start.
    pub fn played(&self) -> Option<Move> {
        self.played
    }

    /// The position after the move.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The number of plies from the start.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// The move number in a record. It increases when South's turn follows North's.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// Whether the move that led here began its side's turn.
    pub fn begins_turn(&self) -> bool {
        self.begins_turn
    }

    /// The moves from here: the main line first, then the variations.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// The node's comments, glyphs, clock and evaluation.
    pub fn notes(&self) -> &Notes {
        static NOTHING: Notes = Notes::NOTHING;
        self.notes.as_deref().unwrap_or(&NOTHING)
    }

    pub(super) fn has_notes(&self) -> bool {
        self.notes.is_some()
    }

    pub(super) fn notes_mut(&mut self) -> &mut Notes {
        self.notes.get_or_insert_default()
    }

    /// Adds a child. Most nodes have only one.
    pub(super) fn add_child(&mut self, child: NodeId) {
        self.children.push(child);
    }
}
