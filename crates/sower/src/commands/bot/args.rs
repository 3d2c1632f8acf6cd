//! The arguments of `sower bot` and `sower kgp`.

use std::net::SocketAddr;
use std::time::Duration;

use clap::Args as ClapArgs;

use crate::duration;
use crate::numbers::{self, number};

#[derive(Debug, ClapArgs)]
pub(crate) struct BotArgs {
    /// Where to play: http://HOST or https://HOST, a site of Sower's; kgp://HOST, a KGP server.
    #[arg(value_name = "URL")]
    pub(crate) url: String,
    /// What the server knows this player by: at a site a token with the scopes read, play and meet, or $SOWER_TOKEN instead, which
    /// nobody else on this machine can read.
    #[arg(long, value_name = "TOKEN")]
    pub(crate) token: Option<String>,
    /// A level from 1 to 10. Without it 8 at a site; at a KGP server moves get better until it says stop.
    #[arg(long, value_name = "N", value_parser = number::<u8>("a level", 1..=10, 5))]
    pub(crate) level: Option<u8>,
    /// The longest thought about a move, where the clock does not ask for less.
    #[arg(long, value_name = "TIME", default_value = "5s", value_parser = duration::read)]
    pub(crate) time: Duration,
    /// Who plays, as `sower match` names players: level:8, minimax:6, search:FILE, engine:COMMAND.
    #[arg(long, value_name = "WHO", conflicts_with = "level", help_heading = "At a site")]
    pub(crate) player: Option<String>,
    /// Challenge everyone in the lobby to this game, again and again.
    #[arg(long, value_name = "GAME", help_heading = "At a site")]
    pub(crate) game: Option<String>,
    /// The clock of those challenges: minutes and seconds a turn as 5+3, seconds a move as 30s, days a move as 2d.
    #[arg(long, value_name = "CLOCK", default_value = "5+3", help_heading = "At a site")]
    pub(crate) clock: String,
    /// Those challenges count for ratings, for which the account must be marked as a bot's.
    #[arg(long, requires = "game", help_heading = "At a site")]
    pub(crate) rated: bool,
    /// Take part in this tournament until it is over: its address, or what follows /arena/ in it.
    #[arg(long, value_name = "ARENA", value_parser = arena, help_heading = "At a site")]
    pub(crate) arena: Option<String>,
    /// Games at once; whoever challenges beyond that is told no.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = number::<u8>("a number of games", 1..=50, 4), help_heading = "At a site")]
    pub(crate) at_once: u8,
    /// End after so many games.
    #[arg(long, value_name = "N", value_parser = number::<u32>("a number of games", 1..=u32::MAX, 100), help_heading = "At a site")]
    pub(crate) games: Option<u32>,
    /// What others are told that this player is called.
    #[arg(long, value_name = "NAME", default_value = "Sower", help_heading = "At a KGP server")]
    pub(crate) name: String,
    /// Who wrote it.
    #[arg(long, value_name = "NAMES", help_heading = "At a KGP server")]
    pub(crate) authors: Option<String>,
    /// Ask for KGP's simple mode: one question at a time.
    #[arg(long, help_heading = "At a KGP server")]
    pub(crate) simple: bool,
    /// Threads of each search.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads::<u16>())]
    pub(crate) threads: u16,
    /// MiB of memory of each search.
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = numbers::mebibytes(65_536))]
    pub(crate) memory: u32,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct KgpArgs {
    /// Listen at this address.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:2671")]
    pub(crate) listen: SocketAddr,
    /// Who plays against those who come: level:1 to level:10, minimax:DEPTH, greedy or random.
    #[arg(long, value_name = "WHO", default_value = "level:5", conflicts_with = "each_other")]
    pub(crate) against: String,
    /// Those who come play each other.
    #[arg(long)]
    pub(crate) each_other: bool,
    /// The board: pits a side and stones a pit.
    #[arg(long, value_name = "PITSxSTONES", default_value = "6x4", value_parser = board)]
    pub(crate) board: (u32, u32),
    /// The time for a move.
    #[arg(long, value_name = "TIME", default_value = "5s", value_parser = duration::read)]
    pub(crate) time: Duration,
    /// Games of one connection; sides change after each.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = number::<u32>("a number of games", 1..=1_000_000, 100))]
    pub(crate) games: u32,
    /// Positions that a client in verify mode is asked about.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = number::<u32>("a number of problems", 1..=1_000_000, 100))]
    pub(crate) problems: u32,
    /// One JSON object a game.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Parses a tournament's number, alone or at the end of its address.
fn arena(text: &str) -> Result<String, String> {
    let id = text.rsplit_once("/arena/").map_or(text, |(_, id)| id.trim_end_matches('/'));
    let is_id = (1..=32).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    match is_id {
        true => Ok(id.to_owned()),
        false => Err(format!("{text:?} is no tournament; write its address, or what follows /arena/ in it")),
    }
}

fn board(text: &str) -> Result<(u32, u32), String> {
    let read = |(pits, seeds): (&str, &str)| Some((pits.trim().parse().ok()?, seeds.trim().parse().ok()?));
    let is_board = |(pits, seeds): &(u32, u32)| *pits > 0 && *seeds > 0;
    let board = text.split_once('x').and_then(read).filter(is_board);
    board.ok_or_else(|| format!("{text:?} is no board; write one such as 6x4"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tournament_is_named_by_its_address_or_the_end_of_it() {
        for text in
            ["ab12", "/arena/ab12", "https://sower.example/arena/ab12", "https://sower.example/arena/ab12/"]
        {
            assert_eq!(arena(text).as_deref(), Ok("ab12"), "{text}");
        }
        for bad in ["", "/arena/", "https://sower.example/", "a b", "../me"] {
            assert!(arena(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_board_has_pits_and_stones() {
        assert_eq!(board("7x5"), Ok((7, 5)));
        for bad in ["6x0", "0x4", "6", "x", "-1x4", "6x4x2"] {
            assert!(board(bad).is_err(), "{bad}");
        }
    }
}
