//! Judges the cost of a move from numbers alone, without a search or a game.
//!
//! The formulas are explained in `docs/reference/review.md`; all of them are here.

use std::cmp::Ordering;

use sower_core::Side;
use sower_search::Score;
use sower_text::{Decimal, Message, message};

use crate::score_sentence::score_sentence;

/// The value of a position for a side, and whether it is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The side's final margin.
    pub score: Score,
    /// Whether the margin is proven.
    pub proven: bool,
    /// The proven result, `Greater` for a win of the side. It can be known while the margin is open.
    pub result: Option<Ordering>,
}

impl Worth {
    /// An estimated margin.
    pub fn estimated(score: Score) -> Worth {
        Worth { score, proven: false, result: None }
    }

    /// A proven margin.
    pub fn proven(score: Score) -> Worth {
        Worth { score, proven: true, result: Some(score.parts().cmp(&0)) }
    }

    /// Adds a result known from elsewhere, unless the margin already decides it.
    #[must_use]
    pub fn with_result(self, result: Option<Ordering>) -> Worth {
        Worth { result: self.result.or(result), ..self }
    }

    /// Whether the result is proven.
    pub fn is_decided(self) -> bool {
        self.result.is_some()
    }

    /// The value for the opponent.
    pub fn turned(self) -> Worth {
        Worth { score: -self.score, result: self.result.map(Ordering::reverse), ..self }
    }

    /// The value for that side as a sentence.
    pub fn sentence(self, side: Side) -> Message {
        let winner = match self.result {
            Some(Ordering::Greater) if !self.proven => side,
            Some(Ordering::Less) if !self.proven => !side,
            _ => return score_sentence(self.score, side, self.proven),
        };
        match Decimal::new(self.score.seeds().abs(), 1) {
            none if none == Decimal::new(0.0, 1) => message!("score-wins-somehow", side = winner),
            margin => message!("score-wins-about", side = winner, margin),
        }
    }

    /// The margin in seeds: whole if it is proven, otherwise to the hundredth.
    pub fn seeds(self) -> f64 {
        if self.proven { f64::from(self.score.whole()) } else { (self.score.seeds() * 100.0).round() / 100.0 }
    }

    /// The side's winning chance, with a draw as half a win.
    ///
    /// The uncertainty of a final margin comes from the seeds in play, and grows with the
    /// square root of their number. So a lead is measured in units of half that square root: 2 seeds decide an endgame with
    /// ten, but mean little on a full board. A proven result is certain.
    pub fn chance(self, ground: Ground) -> f64 {
        match self.result {
            Some(Ordering::Greater) => 1.0,
            Some(Ordering::Equal) => 0.5,
            Some(Ordering::Less) => 0.0,
            None => {
                let unit = 0.5 * f64::from(ground.in_play.max(1)).sqrt();
                1.0 / (1.0 + (-self.score.seeds() / unit).exp())
            }
        }
    }
}

/// The number of seeds before the move, in the pits and in total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    /// Seeds in the pits.
    pub in_play: u8,
    /// Seeds in the pits and the stores.
    pub total: u8,
}

/// The classification of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Class {
    /// No move was better.
    Best,
    /// The move lost very little.
    Good,
    /// The move lost a little.
    Inaccuracy,
    /// The move lost much.
    Mistake,
    /// The move lost so much that it may decide the game.
    Blunder,
    /// There was no other legal move.
    OnlyMove,
    /// The move turned a win into a draw or an open game.
    MissedWin,
    /// The move belongs to a given opening: no player chose it, so it is not judged.
    Opening,
}

impl Class {
    /// All classes, in display order.
    pub const ALL: [Class; 8] = [
        Class::Best,
        Class::Good,
        Class::OnlyMove,
        Class::Inaccuracy,
        Class::Mistake,
        Class::MissedWin,
        Class::Blunder,
        Class::Opening,
    ];

    /// Whether to show a better move.
    pub fn is_error(self) -> bool {
        matches!(self, Class::Inaccuracy | Class::Mistake | Class::MissedWin | Class::Blunder)
    }

    /// The annotation mark, such as `?!`.
    pub fn glyph(self) -> Option<&'static str> {
        match self {
            Class::Best | Class::Good | Class::OnlyMove | Class::Opening => None,
            Class::Inaccuracy => Some("?!"),
            Class::Mistake | Class::MissedWin => Some("?"),
            Class::Blunder => Some("??"),
        }
    }
}

/// Why a move is an error: the larger loss of winning chance and seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// The result changed, or is likely to change.
    Result,
    /// The move lost many seeds.
    Seeds,
}

/// The judgement of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judgement {
    /// The classification of the move.
    pub class: Class,
    /// Why the move is an error; `None` if it is not one.
    pub because: Option<Because>,
    /// Seeds of the final margin that the move lost.
    pub lost: f64,
    /// The cost from 0 to 1: the greater of the winning chance lost and the share of all seeds lost.
    pub cost: f64,
}

/// Losses below this many seeds are noise of the estimates.
const NOISE: f64 = 0.1;

/// The least loss of winning chance of an inaccuracy, a mistake and a blunder.
const BY_CHANCE: [f64; 3] = [0.08, 0.16, 0.30];

/// The same thresholds in lost seeds, in square roots of all seeds: 2.1, 4.8 and 9.7 of 48; 3.8, 8.9 and 17.8 of 162.
const BY_SEEDS: [f64; 3] = [0.3, 0.7, 1.4];

/// The winning chance at which a game counts as won; below 1 minus this it counts as lost.
const DECIDED: f64 = 0.92;

/// The winning chance above which a side is still clearly better.
const OPEN: f64 = 0.65;

/// Judges a move by the values of the best move and the played move for the mover.
pub fn judge(ground: Ground, best: Worth, played: Worth, legal_moves: usize) -> Judgement {
    let lost = (best.seeds() - played.seeds()).max(0.0);
    let [before, after] = [best, played].map(|worth| worth.chance(ground));
    let chance_lost = chance_lost(ground, best, played);
    let total = f64::from(ground.total.max(1));
    let cost = chance_lost.max(lost / total).min(1.0);
    let steps = |amount: f64, limits: [f64; 3]| limits.iter().filter(|limit| amount >= **limit).count();
    let is_decided =
        (before >= DECIDED && after >= DECIDED) || (before <= 1.0 - DECIDED && after <= 1.0 - DECIDED);
    let by_seeds = steps(lost / total.sqrt(), BY_SEEDS);
    // In a decided game, lost seeds alone are at most a mistake.
    let by_seeds = if is_decided { by_seeds.min(2) } else { by_seeds };
    let by_chance = steps(chance_lost, BY_CHANCE);
    let class = match by_chance.max(by_seeds) {
        _ if legal_moves <= 1 => Class::OnlyMove,
        _ if lost < NOISE && chance_lost < NOISE / 10.0 => Class::Best,
        0 => Class::Good,
        _ if before >= DECIDED && after < OPEN && after > 1.0 - OPEN => Class::MissedWin,
        1 => Class::Inaccuracy,
        2 => Class::Mistake,
        _ => Class::Blunder,
    };
    let weightier = if by_chance >= by_seeds { Because::Result } else { Because::Seeds };
    let because = class.is_error().then_some(weightier);
    Judgement { class, because, lost: (lost * 100.0).round() / 100.0, cost }
}

/// The winning chance that the move lost.
///
/// If the result is proven after only one of the two moves, part of the difference is knowledge that the search gained, not
/// something that the move changed. So while both values favour the same side, the margins limit the loss: in a position
/// that is worse by 3 (a chance of 23 %), a move that is proven to lose by 3 loses nothing.
fn chance_lost(ground: Ground, best: Worth, played: Worth) -> f64 {
    let lost = |best: f64, played: f64| (best - played).max(0.0);
    let [before, after] = [best, played].map(|worth| worth.chance(ground));
    let by_result = lost(before, after);
    let same_side = (before > 0.5 && after > 0.5) || (before < 0.5 && after < 0.5);
    if best.is_decided() == played.is_decided() || !same_side {
        return by_result;
    }
    let [before, after] = [best, played].map(|worth| Worth::estimated(worth.score).chance(ground));
    by_result.min(lost(before, after))
}

/// The cost of a move, and what was at stake: the mean cost of a random move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Charge {
    /// The cost of the played move, from 0 to 1.
    pub cost: f64,
    /// The mean cost of a random legal move, from 0 to 1.
    pub stake: f64,
}

/// How steeply a move's accuracy falls with its cost: it is halved at a cost of 0.16.
const STEEPNESS: f64 = 4.35;

/// The least stake of any choice.
const LEAST_STAKE: f64 = 0.01;

/// A side's accuracy from 0 to 100: the accuracy of its moves, weighted by their stakes. `None` without a move
/// to judge.
pub fn accuracy(charges: &[Charge]) -> Option<f64> {
    let weight = |charge: &Charge| charge.stake.max(LEAST_STAKE);
    let kept = |charge: &Charge| 100.0 * (-STEEPNESS * charge.cost).exp();
    let all: f64 = charges.iter().map(weight).sum();
    (!charges.is_empty())
        .then(|| charges.iter().map(|charge| weight(charge) * kept(charge)).sum::<f64>() / all)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FULL: Ground = Ground { in_play: 48, total: 48 };

    fn estimated(seeds: f64) -> Worth {
        Worth::estimated(Score::of_parts((seeds * 512.0) as i32))
    }

    fn proven(seeds: i32) -> Worth {
        Worth::proven(Score::margin(seeds))
    }

    fn class(best: Worth, played: Worth) -> Class {
        judge(FULL, best, played, 6).class
    }

    #[test]
    fn a_chance_is_even_when_level_and_grows_with_the_lead() {
        assert!((estimated(0.0).chance(FULL) - 0.5).abs() < 1e-9);
        let chances: Vec<f64> = (-48..=48).map(|lead| estimated(f64::from(lead)).chance(FULL)).collect();
        assert!(chances.is_sorted_by(|one, next| one < next));
        for lead in 0..48 {
            let sum = estimated(f64::from(lead)).chance(FULL) + estimated(f64::from(-lead)).chance(FULL);
            assert!((sum - 1.0).abs() < 1e-9);
        }
    }

    #[test]
    fn the_same_lead_is_worth_more_when_less_is_left_and_less_on_a_larger_board() {
        let lead = estimated(4.0);
        let endgame = lead.chance(Ground { in_play: 8, total: 48 });
        let togyz = lead.chance(Ground { in_play: 162, total: 162 });
        assert!(endgame > 0.94 && lead.chance(FULL) > 0.7 && togyz < 0.66, "{endgame} {togyz}");
    }

    #[test]
    fn what_is_proven_is_certain() {
        assert_eq!([proven(1), proven(0), proven(-1)].map(|worth| worth.chance(FULL)), [1.0, 0.5, 0.0]);
        let by_possession = Worth::proven(Score::with_sides(0, 2));
        assert_eq!(by_possession.chance(FULL), 1.0);
        assert_eq!(by_possession.seeds(), 0.0);
    }

    #[test]
    fn a_proven_win_is_certain_and_said_to_be_proven_while_its_margin_is_open() {
        let won = estimated(6.0).with_result(Some(Ordering::Greater));
        assert_eq!((won.chance(FULL), won.turned().chance(FULL)), (1.0, 0.0));
        assert!(won.is_decided() && !won.proven);
        assert_eq!(won.seeds(), 6.0);
        assert_eq!(won.sentence(Side::South).to_string(), "South wins (proven), by about 6.0");
        assert_eq!(won.turned().sentence(Side::South).to_string(), "North wins (proven), by about 6.0");
        assert_eq!(estimated(6.0).sentence(Side::South).to_string(), "South is ahead by about 6.0");
        assert_eq!(proven(6).sentence(Side::South).to_string(), "South wins by 6 (proven)");
        assert_eq!(proven(0).sentence(Side::South).to_string(), "a draw (proven)");
        // Lost seeds still count, but do not change the result.
        assert_eq!(class(won, estimated(1.0).with_result(Some(Ordering::Greater))), Class::Mistake);
        assert_eq!(judge(FULL, won, estimated(1.0).with_result(won.result), 6).because, Some(Because::Seeds));
    }

    #[test]
    fn classes_grow_with_the_seeds_lost() {
        assert_eq!(class(estimated(1.0), estimated(1.0)), Class::Best);
        assert_eq!(class(estimated(1.0), estimated(0.95)), Class::Best);
        assert_eq!(class(estimated(1.0), estimated(0.2)), Class::Good);
        assert_eq!(class(estimated(1.0), estimated(-0.8)), Class::Inaccuracy);
        assert_eq!(class(estimated(1.0), estimated(-1.8)), Class::Mistake);
        assert_eq!(class(estimated(1.0), estimated(-6.0)), Class::Blunder);
    }

    #[test]
    fn a_large_board_forgives_more() {
        let togyz = Ground { in_play: 162, total: 162 };
        let judged = |lost: f64| judge(togyz, estimated(0.0), estimated(-lost), 9).class;
        assert_eq!(
            [judged(1.8), judged(3.0), judged(5.0), judged(12.0)],
            [Class::Good, Class::Inaccuracy, Class::Mistake, Class::Blunder]
        );
    }

    #[test]
    fn a_change_of_the_result_weighs_more_than_the_seeds() {
        assert_eq!(class(proven(2), proven(0)), Class::MissedWin);
        assert_eq!(class(proven(1), proven(-1)), Class::Blunder);
        assert_eq!(class(proven(0), proven(-2)), Class::Blunder);
        assert_eq!(class(estimated(12.0), estimated(0.5)), Class::MissedWin);
        let possession = |lead| Worth::proven(Score::with_sides(0, lead));
        assert_eq!(class(possession(2), possession(-2)), Class::Blunder);
    }

    #[test]
    fn in_a_decided_game_seeds_alone_are_a_mistake_at_the_most() {
        assert_eq!(class(proven(30), proven(4)), Class::Mistake);
        assert_eq!(class(proven(-4), proven(-30)), Class::Mistake);
        assert_eq!(class(proven(8), proven(4)), Class::Inaccuracy);
        assert_eq!(class(proven(8), proven(7)), Class::Good);
    }

    #[test]
    fn a_move_that_keeps_the_margin_of_a_lost_position_is_no_error() {
        let lost = estimated(-4.0).with_result(Some(Ordering::Less));
        for played in [lost, proven(-4)] {
            let judged = judge(FULL, estimated(-4.0), played, 6);
            assert_eq!((judged.class, judged.lost, judged.cost), (Class::Best, 0.0, 0.0), "{played:?}");
        }
        // The same for a won position: only the best move's win is proven.
        assert_eq!(class(proven(4), estimated(4.0)), Class::Best);
        assert_eq!(class(estimated(12.0), proven(11)), Class::Good);
        // Losing more, or the result, is still an error.
        assert_eq!(class(estimated(-4.0), proven(-10)), Class::Mistake);
        assert_eq!(class(estimated(0.5), proven(-1)), Class::Blunder);
        assert_eq!(class(estimated(0.0), proven(-1)), Class::Blunder);
    }

    #[test]
    fn an_error_says_whether_the_result_or_the_seeds_made_it_one() {
        let because = |best, played| judge(FULL, best, played, 6).because;
        assert_eq!(because(proven(1), proven(-1)), Some(Because::Result));
        assert_eq!(because(proven(2), proven(0)), Some(Because::Result));
        assert_eq!(because(proven(30), proven(4)), Some(Because::Seeds));
        assert_eq!(because(estimated(1.0), estimated(1.0)), None);
    }

    #[test]
    fn the_only_legal_move_is_no_error_whatever_it_costs() {
        assert_eq!(judge(FULL, proven(9), proven(-9), 1).class, Class::OnlyMove);
    }

    #[test]
    fn a_move_that_turns_out_better_than_the_best_lost_nothing() {
        let judged = judge(FULL, estimated(1.0), estimated(3.0), 6);
        assert_eq!((judged.class, judged.lost, judged.cost), (Class::Best, 0.0, 0.0));
    }

    #[test]
    fn accuracy_is_what_each_move_kept_weighed_by_what_was_at_stake() {
        let charge = |cost, stake| Charge { cost, stake };
        assert_eq!(accuracy(&[]), None);
        assert_eq!(accuracy(&[charge(0.0, 0.5), charge(0.0, 0.0)]), Some(100.0));
        let half = accuracy(&[charge(0.16, 0.3)]).unwrap();
        assert!((half - 50.0).abs() < 1.0, "{half}");
        let mixed = accuracy(&[charge(0.0, 0.2), charge(1.0, 0.2)]).unwrap();
        assert!(mixed > 50.0 && mixed < 51.0, "{mixed}");
        let easy_ones_right = accuracy(&[charge(0.0, 0.0), charge(0.0, 0.0), charge(1.0, 0.5)]).unwrap();
        assert!(easy_ones_right < 6.0, "{easy_ones_right}");
    }

    #[test]
    fn a_cost_is_never_more_than_one_nor_less_than_what_the_seeds_say() {
        assert_eq!(judge(FULL, proven(48), proven(-48), 6).cost, 1.0);
        let judged = judge(FULL, proven(40), proven(16), 6);
        assert!((judged.cost - 0.5).abs() < 1e-9);
    }
}
