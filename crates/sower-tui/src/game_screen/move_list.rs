//! The move list: the line up to the cursor, and the plies that redo would play.

use std::collections::HashMap;

use sower_core::{NodeId, Played, Side};

/// A ply in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ListedPly {
    pub(crate) node: NodeId,
    /// The turn number, where a record would write one.
    pub(crate) number: Option<u32>,
    pub(crate) side: Side,
    /// Whether it is the first ply of a turn.
    pub(crate) begins_turn: bool,
    pub(crate) token: String,
    /// The review's mark, while a review is open.
    pub(crate) mark: &'static str,
}

/// The current line with the cursor's place in it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line {
    pub(crate) plies: Vec<ListedPly>,
    /// The number of plies before the cursor.
    pub(crate) at: usize,
    /// Plies already written out: a token needs the whole ply to be sown.
    tokens: HashMap<NodeId, String>,
}

impl Line {
    /// Rebuilds the list.
    pub(crate) fn list(&mut self, played: &Played) {
        let mut ahead = played.clone();
        while ahead.redo().is_some() {}
        let nodes = ahead.line_to(ahead.cursor());
        self.at = played.node(played.cursor()).ply() as usize;
        self.plies = nodes.into_iter().filter_map(|id| self.ply(played, id)).collect();
    }

    fn ply(&mut self, played: &Played, id: NodeId) -> Option<ListedPly> {
        let node = played.node(id);
        let (parent, made) = (node.parent()?, node.played()?);
        let before = played.node(parent).position();
        let side = before.side();
        let token = self.tokens.entry(id).or_insert_with(|| {
            let game = played.game();
            game.write_token(before, made).unwrap_or_else(|_| game.label(side, made))
        });
        let first = parent == NodeId::START;
        let number = (node.begins_turn() && (side == Side::South || first)).then(|| node.turn());
        Some(ListedPly {
            node: id,
            number,
            side,
            begins_turn: node.begins_turn(),
            token: token.clone(),
            mark: "",
        })
    }
}
