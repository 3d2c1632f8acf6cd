//! `sower bot` plays on a Sower site or a KGP server; `sower kgp` runs a KGP server.

mod args;
mod kgp_client;
mod kgp_listener;
mod site;

pub(crate) use args::{BotArgs, KgpArgs};
pub(crate) use kgp_listener::run as listen;

use sower_text::message;

use crate::failure::Failure;

pub(crate) fn run(args: &BotArgs) -> anyhow::Result<()> {
    match args.url.split_once("://") {
        Some(("kgp", _)) => kgp_client::run(args),
        Some(("http" | "https", _)) => site::run(args),
        _ => Err(Failure::input(message!("bot-bad-address", url = args.url.clone()))),
    }
}
