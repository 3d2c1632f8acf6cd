//! What `sower bot` and `sower kgp` are asked.

use std::net::SocketAddr;
use std::time::Duration;

use clap::Args as ClapArgs;

use crate::duration;

#[derive(Debug, ClapArgs)]
pub(crate) struct BotArgs {
    /// Where to play: kgp://HOST or kgp://HOST:PORT.
    #[arg(value_name = "URL")]
    pub(crate) url: String,
    /// What the server knows this player again by.
    #[arg(long, value_name = "TOKEN")]
    pub(crate) token: Option<String>,
    /// A level from 1 to 10; without it moves get better until the server says stop.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=10))]
    pub(crate) level: Option<u8>,
    /// The longest thought about a move where the server says nothing about time.
    #[arg(long, value_name = "TIME", default_value = "5s", value_parser = duration::read)]
    pub(crate) time: Duration,
    /// What others are told that this player is called.
    #[arg(long, value_name = "NAME", default_value = "Sower")]
    pub(crate) name: String,
    /// Who wrote it.
    #[arg(long, value_name = "NAMES")]
    pub(crate) authors: Option<String>,
    /// Ask for KGP's simple mode: one question at a time.
    #[arg(long)]
    pub(crate) simple: bool,
    /// Threads of each search.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// MiB of memory of each search.
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65_536))]
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
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    /// Positions that a client in verify mode is asked about.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) problems: u32,
    /// One JSON object a game.
    #[arg(long)]
    pub(crate) json: bool,
}

fn board(text: &str) -> Result<(u32, u32), String> {
    let read = |(pits, seeds): (&str, &str)| Some((pits.trim().parse().ok()?, seeds.trim().parse().ok()?));
    text.split_once('x').and_then(read).ok_or_else(|| format!("{text:?} is no board; write one such as 6x4"))
}
