//! Replays a game of another program ply by ply.

use serde::Deserialize;
use sower_core::{Game, Position};
use sower_testing::boards;
use sower_testing::options::Options;

use crate::play::Play;

/// A recorded game: its moves and checks. `B` is a board, `C` a check at some ply.
#[derive(Deserialize)]
pub(crate) struct Replay<B, C> {
    pub(crate) id: String,
    #[serde(default)]
    pub(crate) options: Options,
    pub(crate) start: Option<B>,
    pub(crate) moves: Vec<u8>,
    /// The moves as pit labels, one character each.
    #[serde(default)]
    pub(crate) text: String,
    /// The moves as the pit played and the pit of the last seed.
    #[serde(default)]
    pub(crate) uci: Vec<String>,
    pub(crate) checks: Vec<C>,
    /// The side that plays each move.
    #[serde(default)]
    movers: Vec<u8>,
    /// The number of legal moves at each ply.
    #[serde(default)]
    legal_counts: Vec<usize>,
    /// The winner after the last move.
    winner: Option<u8>,
}

impl<B, C> Replay<B, C> {
    /// Replays it from its start. Calls `look` before every ply and after the last, with the number of plies so far.
    pub(crate) fn follow(&self, game: &Game, start: Position, mut look: impl FnMut(&Play, usize, &str)) {
        let mut play = Play::new(game, start);
        for ply in 0..=self.moves.len() {
            let place = format!("{}, ply {ply}", self.id);
            if let Some(mover) = self.movers.get(ply) {
                assert_eq!(play.position().side(), boards::side(*mover), "{place}");
            }
            if let Some(count) = self.legal_counts.get(ply) {
                assert_eq!(boards::legal(game, play.position()).len(), *count, "{place}");
            }
            look(&play, ply, &place);
            if let Some(number) = self.moves.get(ply) {
                play.play(*number, &place);
            }
        }
        if let Some(winner) = self.winner {
            let standing = play.over().unwrap_or_else(|| panic!("{} is not over", self.id));
            assert_eq!(standing.winner, Some(boards::side(winner)), "{}", self.id);
        }
    }
}
