//! How a game ended, in sentences.

use crate::lang::{Message, Say, messages};
use crate::outcome::{Outcome, Termination};
use crate::rules::Rules;
use crate::side::Side;

messages! {
    /// Why a game is over, and with what.
    pub enum Ending {
        /// By majority.
        Majority {
            /// The result.
            result: Message,
        } = "ending-majority",
        /// A side is empty.
        SideEmpty {
            /// The result.
            result: Message,
        } = "ending-side-empty",
        /// Nothing to sow.
        Stuck {
            /// The result.
            result: Message,
        } = "ending-stuck",
        /// Cannot be fed.
        CannotFeed {
            /// The result.
            result: Message,
        } = "ending-cannot-feed",
        /// Few left.
        SeedsLeft {
            /// How many end it.
            count: u8,
            /// The result.
            result: Message,
        } = "ending-seeds-left",
        /// Repetition.
        Repetition {
            /// The result.
            result: Message,
        } = "ending-repetition",
        /// Agreement.
        Agreement {
            /// The result.
            result: Message,
        } = "ending-agreement",
        /// The cap.
        Cap {
            /// The result.
            result: Message,
        } = "ending-cap",
        /// Resignation.
        Resignation {
            /// Who gave up.
            loser: Side,
            /// The result.
            result: Message,
        } = "ending-resignation",
        /// Time.
        Time {
            /// Whose time ran out.
            loser: Side,
            /// The result.
            result: Message,
        } = "ending-time",
        /// Left.
        Abandoned {
            /// Who left.
            loser: Side,
            /// The result.
            result: Message,
        } = "ending-abandoned",
        /// A win by score.
        Wins {
            /// Who.
            side: Side,
            /// The winner's.
            more: u8,
            /// The loser's.
            less: u8,
        } = "result-wins",
        /// A win whatever the score.
        WinsAnyway {
            /// Who.
            side: Side,
        } = "result-wins-anyway",
        /// A win by possession.
        WinsByPossession {
            /// Who.
            side: Side,
            /// What each has captured.
            each: u8,
            /// The winner's possession.
            more: u8,
            /// The loser's.
            less: u8,
        } = "result-wins-by-possession",
        /// A draw.
        Draw {
            /// What South has.
            south: u8,
            /// What North has.
            north: u8,
        } = "result-draw",
    }
}

impl Outcome {
    /// This result as a message: why the game is over and who has what.
    pub fn message(&self, rules: &Rules) -> Message {
        let result = self.result().message();
        let loser = self.winner.map_or(Side::South, |winner| !winner);
        let ending = match self.termination {
            Termination::Majority => Ending::Majority { result },
            Termination::SideEmpty => Ending::SideEmpty { result },
            Termination::Stuck => Ending::Stuck { result },
            Termination::CannotFeed => Ending::CannotFeed { result },
            Termination::SeedsLeft => {
                Ending::SeedsLeft { count: rules.end().seeds_left.unwrap_or(0), result }
            }
            Termination::Repetition => Ending::Repetition { result },
            Termination::Agreement => Ending::Agreement { result },
            Termination::Cap => Ending::Cap { result },
            Termination::Resignation => Ending::Resignation { loser, result },
            Termination::Time => Ending::Time { loser, result },
            Termination::Abandoned => Ending::Abandoned { loser, result },
        };
        ending.message()
    }

    fn result(&self) -> Ending {
        let [south, north] = self.score;
        match (self.winner, self.possession) {
            (None, _) => Ending::Draw { south, north },
            (Some(side), Some(possession)) if south == north => Ending::WinsByPossession {
                side,
                each: south,
                more: possession[side],
                less: possession[!side],
            },
            (Some(side), _) if self.score[side] > self.score[!side] => {
                Ending::Wins { side, more: self.score[side], less: self.score[!side] }
            }
            (Some(side), _) => Ending::WinsAnyway { side },
        }
    }
}
