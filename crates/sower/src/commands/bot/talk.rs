//! What bots and those who listen for them say.

use sower_text::messages;

messages! {
    /// Talk of `sower bot` and `sower kgp`.
    pub(crate) enum BotTalk {
        /// An address that cannot be used.
        BadAddress {
            /// What was typed.
            url: String,
        } = "bot-bad-address",
        /// Nobody is there.
        NoConnection {
            /// Where.
            url: String,
            /// Why.
            reason: String,
        } = "bot-no-connection",
        /// A bot without a token.
        NoToken = "bot-no-token",
        /// A token that cannot be one.
        BadToken = "bot-bad-token",
        /// The tournament has ended.
        ArenaOver = "bot-arena-over",
        /// A person as a bot.
        NoHuman = "bot-no-human",
        /// Somebody who cannot play those who come.
        NoGuest {
            /// Who.
            player: String,
        } = "bot-no-guest",
        /// A token that does not allow what a bot does.
        NeedsScope {
            /// What is missing.
            scope: String,
        } = "bot-needs-scope",
        /// A clock that is none.
        BadClock {
            /// What was typed.
            clock: String,
        } = "bot-bad-clock",
        /// An address at which something else is.
        NoSower {
            /// Where.
            url: String,
            /// What was answered.
            reason: String,
        } = "bot-no-sower",
        /// A site that was reached.
        PlaysAs {
            /// The account's name.
            name: String,
            /// Where.
            url: String,
            /// Who plays.
            player: String,
        } = "bot-plays-as",
        /// The connection is lost.
        ConnectionLost {
            /// Why.
            reason: String,
        } = "bot-connection-lost",
        /// A game that was won.
        Won {
            /// Its room.
            room: String,
            /// The game.
            title: String,
            /// Against whom.
            opponent: String,
        } = "bot-won",
        /// A game that nobody won.
        Drawn {
            /// Its room.
            room: String,
            /// The game.
            title: String,
            /// Against whom.
            opponent: String,
        } = "bot-drawn",
        /// A game that was lost.
        Lost {
            /// Its room.
            room: String,
            /// The game.
            title: String,
            /// Against whom.
            opponent: String,
        } = "bot-lost",
        /// Games that are not over when the bot goes.
        GamesGoOn {
            /// How many.
            count: usize,
        } = "bot-games-go-on",
        /// A server that was reached.
        PlaysAt {
            /// What it calls itself.
            server: String,
        } = "bot-plays-at",
        /// What a server complained of.
        Complaint {
            /// Its words.
            reason: String,
        } = "bot-complaint",
        /// Where clients can come.
        Listens {
            /// The address.
            url: String,
        } = "bot-listens",
        /// A game that ended.
        GameOver {
            /// South's name.
            south: String,
            /// South's seeds.
            own: u8,
            /// North's seeds.
            other: u8,
            /// North's name.
            north: String,
        } = "bot-game-over",
        /// A game that somebody left.
        GameLeft {
            /// South's name.
            south: String,
            /// North's name.
            north: String,
            /// Who left.
            who: String,
        } = "bot-game-left",
    }
}
