//! The arguments of `sower bot` and `sower kgp`.

use std::net::SocketAddr;
use std::time::Duration;

use clap::Args as ClapArgs;
use sower_text::message;

use crate::duration;
use crate::numbers::{self, number};

#[derive(Debug, ClapArgs)]
pub(crate) struct BotArgs {
    /// Server: http://HOST or https://HOST for a Sower site, kgp://HOST for a KGP server.
    #[arg(value_name = "URL")]
    pub(crate) url: String,
    /// Access token; on a site with the scopes read, play and meet [default: $SOWER_TOKEN, which other users cannot see].
    #[arg(long, value_name = "TOKEN")]
    pub(crate) token: Option<String>,
    /// Level from 1 to 10 [default: 8 on a site; on a KGP server, think until it stops the search].
    #[arg(long, value_name = "N", value_parser = number::<u8>(1..=10, 5))]
    pub(crate) level: Option<u8>,
    /// Longest time per move; the clock may require less.
    #[arg(long, value_name = "TIME", default_value = "5s", value_parser = duration::read)]
    pub(crate) time: Duration,
    /// Player, as in `sower match`: level:8, minimax:6, search:WEIGHTS, engine:COMMAND.
    #[arg(long, value_name = "PLAYER", conflicts_with = "level", help_heading = "On a site")]
    pub(crate) player: Option<String>,
    /// Post open challenges for this game in the lobby.
    #[arg(long, value_name = "GAME", help_heading = "On a site")]
    pub(crate) game: Option<String>,
    /// Clock of the challenges: 5+3 (minutes + seconds per turn), 30s or 2d per move.
    #[arg(long, value_name = "CLOCK", default_value = "5+3", help_heading = "On a site")]
    pub(crate) clock: String,
    /// Post rated challenges; the account must be marked as a bot.
    #[arg(long, requires = "game", help_heading = "On a site")]
    pub(crate) rated: bool,
    /// Tournament to play in until it ends: its address, or the part after /arena/.
    #[arg(long, value_name = "ARENA", value_parser = arena, help_heading = "On a site")]
    pub(crate) arena: Option<String>,
    /// Games in parallel; the bot declines further challenges.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = number::<u8>(1..=50, 4), help_heading = "On a site")]
    pub(crate) at_once: u8,
    /// Stop after this many games.
    #[arg(long, value_name = "N", value_parser = number::<u32>(1..=u32::MAX, 100), help_heading = "On a site")]
    pub(crate) games: Option<u32>,
    /// Player name.
    #[arg(long, value_name = "NAME", default_value = "Sower", help_heading = "On a KGP server")]
    pub(crate) name: String,
    /// Authors of the player.
    #[arg(long, value_name = "NAMES", help_heading = "On a KGP server")]
    pub(crate) authors: Option<String>,
    /// Use KGP's simple mode: one request at a time.
    #[arg(long, help_heading = "On a KGP server")]
    pub(crate) simple: bool,
    /// Threads per search.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads::<u16>())]
    pub(crate) threads: u16,
    /// Memory per search in MiB.
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = numbers::mebibytes(65_536))]
    pub(crate) memory: u32,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct KgpArgs {
    /// Address to listen on.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:2671")]
    pub(crate) listen: SocketAddr,
    /// Opponent of the clients: level:1 to level:10, minimax:DEPTH, greedy or random.
    #[arg(long, value_name = "PLAYER", default_value = "level:5", conflicts_with = "each_other")]
    pub(crate) against: String,
    /// Let the clients play each other.
    #[arg(long)]
    pub(crate) each_other: bool,
    /// Board: pits per side and stones per pit.
    #[arg(long, value_name = "PITSxSTONES", default_value = "6x4", value_parser = board)]
    pub(crate) board: (u32, u32),
    /// Time per move.
    #[arg(long, value_name = "TIME", default_value = "5s", value_parser = duration::read)]
    pub(crate) time: Duration,
    /// Games per connection; the sides swap after each.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = number::<u32>(1..=1_000_000, 100))]
    pub(crate) games: u32,
    /// Positions sent to a client in verify mode.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = number::<u32>(1..=1_000_000, 100))]
    pub(crate) problems: u32,
    /// Print one JSON object per game.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Parses a tournament's number, alone or at the end of its address.
fn arena(text: &str) -> Result<String, String> {
    let id = text.rsplit_once("/arena/").map_or(text, |(_, id)| id.trim_end_matches('/'));
    let is_id = (1..=32).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    match is_id {
        true => Ok(id.to_owned()),
        false => Err(message!("usage-tournament").to_string()),
    }
}

fn board(text: &str) -> Result<(u32, u32), String> {
    let read = |(pits, seeds): (&str, &str)| Some((pits.trim().parse().ok()?, seeds.trim().parse().ok()?));
    let is_board = |(pits, seeds): &(u32, u32)| *pits > 0 && *seeds > 0;
    let board = text.split_once('x').and_then(read).filter(is_board);
    board.ok_or_else(|| message!("usage-board").to_string())
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
