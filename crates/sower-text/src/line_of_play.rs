//! Lines of play for people: every move with the side that plays it.

use sower_core::{Game, Move, Position, Side, Words};

use crate::{Language, Message, Say, message};

/// Consecutive plies of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineTurn {
    /// The side that plays them.
    pub side: Side,
    /// Their labels.
    pub moves: Vec<String>,
}

/// A line of play, shown as `South 3 6, North 2, South 1`. A line that was cut ends in `…`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineOfPlay {
    turns: Vec<LineTurn>,
    is_cut: bool,
}

impl LineOfPlay {
    /// The line of consecutive moves from a position, up to the first illegal one.
    pub fn new(game: &Game, position: &Position, moves: &[Move]) -> LineOfPlay {
        let mut line = LineOfPlay::default();
        let mut at = *position;
        for played in moves {
            let Ok(after) = game.play(&at, *played) else { break };
            line.push(at.side(), game.label(at.side(), *played));
            at = after;
        }
        line
    }

    /// The turns in order; two consecutive ones belong to different sides.
    pub fn turns(&self) -> &[LineTurn] {
        &self.turns
    }

    /// The number of plies.
    pub fn plies(&self) -> usize {
        self.turns.iter().map(|turn| turn.moves.len()).sum()
    }

    /// The first plies of the line.
    pub fn first(&self, most: usize) -> LineOfPlay {
        let mut line = LineOfPlay::default();
        self.each().take(most).for_each(|(side, label)| line.push(side, label.to_owned()));
        line.is_cut = self.is_cut || most < self.plies();
        line
    }

    /// The line after its first ply.
    pub fn after_first(&self) -> LineOfPlay {
        let mut line = LineOfPlay { is_cut: self.is_cut, ..LineOfPlay::default() };
        self.each().skip(1).for_each(|(side, label)| line.push(side, label.to_owned()));
        line
    }

    /// The line in a language, cut to as many plies as fit into a width in characters. At least one ply remains.
    pub fn fitting(&self, width: usize, language: &Language) -> String {
        let text = |line: &LineOfPlay| language.say(line, &Words::default());
        let fits = |text: &String| text.chars().count() <= width;
        let whole = text(self);
        if fits(&whole) {
            return whole;
        }
        let mut shorter = (1..self.plies()).rev().map(|most| text(&self.first(most)));
        shorter.find(fits).unwrap_or_else(|| text(&self.first(1)))
    }

    fn each(&self) -> impl Iterator<Item = (Side, &str)> {
        self.turns.iter().flat_map(|turn| turn.moves.iter().map(|label| (turn.side, label.as_str())))
    }

    fn push(&mut self, side: Side, label: String) {
        match self.turns.last_mut() {
            Some(turn) if turn.side == side => turn.moves.push(label),
            _ => self.turns.push(LineTurn { side, moves: vec![label] }),
        }
    }
}

impl Say for LineOfPlay {
    fn message(&self) -> Message {
        let turn = |turn: &LineTurn| message!("line-turn", side = turn.side, moves = turn.moves.join(" "));
        let turns: Vec<Message> = self.turns.iter().map(turn).collect();
        if self.is_cut { message!("line-of-play-cut", turns) } else { message!("line-of-play", turns) }
    }
}

#[cfg(test)]
mod tests {
    use sower_core::{Pit, library};

    use super::*;

    fn line(game: &str, pits: &[u8]) -> LineOfPlay {
        let game = Game::new(library::find(game).unwrap().rules(&[]).unwrap());
        let moves: Vec<Move> = pits.iter().map(|number| Move::Sow(Pit::new(*number))).collect();
        LineOfPlay::new(&game, &game.start(), &moves)
    }

    fn said(line: &LineOfPlay) -> String {
        Language::english().say(line, &Words::default())
    }

    #[test]
    fn plies_of_the_same_side_are_grouped() {
        assert_eq!(said(&line("kalah", &[3, 6, 2, 1])), "South 3 6, North 2 1");
        assert_eq!(said(&line("oware", &[3, 2, 1])), "South C, North b, South A");
        assert_eq!(said(&line("kalah", &[])), "");
    }

    #[test]
    fn a_line_ends_before_its_first_illegal_move() {
        assert_eq!(said(&line("oware", &[3, 2, 3, 1])), "South C, North b");
    }

    #[test]
    fn a_line_that_is_cut_ends_in_an_ellipsis() {
        let line = line("kalah", &[3, 6, 2, 1]);
        assert_eq!(said(&line.first(3)), "South 3 6, North 2 …");
        assert_eq!(said(&line.first(4)), said(&line));
        assert_eq!(said(&line.after_first()), "South 6, North 2 1");
    }

    #[test]
    fn a_line_fits_its_width_or_is_one_ply() {
        let line = line("kalah", &[3, 6, 2, 1]);
        let fitting = |width| line.fitting(width, Language::english());
        assert_eq!(fitting(20), "South 3 6, North 2 1");
        assert_eq!(fitting(19), "South 3 6 …");
        assert_eq!(fitting(0), "South 3 …");
    }
}
