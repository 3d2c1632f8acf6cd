//! What `sower match` says to a person.

use sower_text::messages;

messages! {
    /// Talk of matches.
    pub(crate) enum MatchTalk {
        /// How far it is.
        Progress {
            /// The first player.
            first: String,
            /// The second.
            second: String,
            /// Games played.
            done: u64,
            /// Games to be played.
            total: u64,
            /// Won by the first.
            wins: u64,
            /// Drawn.
            draws: u64,
            /// Lost by the first.
            losses: u64,
            /// The score.
            score: String,
            /// Elo with its bounds.
            elo: String,
            /// How long it will take.
            left: String,
        } = "match-progress",
        /// A span of time.
        Seconds {
            /// How many.
            count: u64,
        } = "match-seconds",
        /// A span of time.
        Minutes {
            /// How many.
            count: u64,
        } = "match-minutes",
        /// A span of time.
        Hours {
            /// How many.
            hours: u64,
            /// And how many more minutes.
            minutes: u64,
        } = "match-hours",
        /// More games at once than the machine can think about.
        Crowded {
            /// Games at once.
            threads: usize,
            /// What the machine has.
            cores: usize,
        } = "match-crowded",
        /// Somebody pressed Ctrl-C.
        Stopping = "match-stopping",
        /// A match that was not played to its end.
        Stopped {
            /// Games played.
            done: u64,
        } = "match-stopped",
        /// The head of a result.
        Result {
            /// The first player.
            first: String,
            /// The second.
            second: String,
            /// The game's name.
            name: String,
            /// How many games.
            count: u64,
            /// How long they took.
            seconds: String,
        } = "match-result",
        /// Games by result.
        Games {
            /// Won.
            wins: u64,
            /// Drawn.
            draws: u64,
            /// Lost.
            losses: u64,
            /// The score.
            score: String,
        } = "match-games",
        /// The same for whoever sat on the side that begins.
        South {
            /// Won.
            won: u64,
            /// Drawn.
            drawn: u64,
            /// Lost.
            lost: u64,
            /// The score.
            score: String,
        } = "match-south",
        /// What that says.
        Strength {
            /// Elo with its bounds.
            elo: String,
            /// The likelihood of superiority.
            los: String,
        } = "match-strength",
        /// Elo with both bounds.
        Elo {
            /// The estimate.
            elo: String,
            /// Half the interval.
            error: String,
        } = "match-elo",
        /// Elo without bounds.
        EloAlone {
            /// The estimate.
            elo: String,
        } = "match-elo-alone",
        /// All was won.
        EloAbove {
            /// The lower bound.
            low: String,
        } = "match-elo-above",
        /// All was lost.
        EloBelow {
            /// The upper bound.
            high: String,
        } = "match-elo-below",
        /// Too few games.
        EloUnknown = "match-elo-unknown",
        /// Pairs by their points.
        Pairs {
            /// Both lost.
            none: u64,
            /// Half a point.
            half: u64,
            /// One point.
            one: u64,
            /// A point and a half.
            more: u64,
            /// Both won.
            two: u64,
        } = "match-pairs",
        /// A test that goes on.
        TestOpen {
            /// The smaller difference.
            elo0: String,
            /// The larger one.
            elo1: String,
            /// The ratio.
            llr: String,
            /// Where H0 is accepted.
            low: String,
            /// Where H1 is accepted.
            high: String,
        } = "match-test-open",
        /// A test that has decided.
        TestDecided {
            /// The smaller difference.
            elo0: String,
            /// The larger one.
            elo1: String,
            /// The ratio.
            llr: String,
            /// Where H0 is accepted.
            low: String,
            /// Where H1 is accepted.
            high: String,
            /// Which was.
            accepted: String,
        } = "match-test-decided",
        /// Games lost by rule.
        Lost {
            /// Who.
            who: String,
            /// For want of a legal move.
            faults: u64,
            /// On time.
            timeouts: u64,
        } = "match-lost",
        /// One game lost by rule, as it happens.
        Forfeit {
            /// Which game.
            number: u32,
            /// Who.
            who: String,
            /// Why.
            reason: String,
        } = "match-forfeit",
        /// More of them than anyone wants to read.
        MoreForfeits = "match-more-forfeits",
        /// A score that is too low.
        GateLost {
            /// Who.
            who: String,
            /// Against whom.
            other: String,
            /// The score.
            score: String,
            /// What it should be.
            gate: String,
        } = "match-gate-lost",
        /// A gate that nobody reached.
        GateStopped = "match-gate-stopped",
        /// The test says no.
        TestLost {
            /// Who.
            who: String,
            /// Against whom.
            other: String,
            /// The difference that it should have.
            elo1: String,
            /// The difference that it has.
            elo0: String,
        } = "match-test-lost",
        /// A heading.
        HeadPlayer = "match-head-player",
        /// A heading.
        HeadGames = "match-head-games",
        /// A heading.
        HeadWon = "match-head-won",
        /// A heading.
        HeadDrawn = "match-head-drawn",
        /// A heading.
        HeadLost = "match-head-lost",
        /// A heading.
        HeadScore = "match-head-score",
        /// A heading.
        HeadElo = "match-head-elo",
        /// Above the table of a gauntlet.
        Gauntlet {
            /// The first player.
            first: String,
            /// The game's name.
            name: String,
            /// How many games.
            count: u64,
            /// How long they took.
            seconds: String,
        } = "match-gauntlet",
        /// Above the cross table.
        RoundRobin {
            /// The game's name.
            name: String,
            /// How many games.
            count: u64,
            /// How long they took.
            seconds: String,
        } = "match-round-robin",
    }
}
