//! What bots and those who listen for them say.

use sower_core::lang::messages;

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
