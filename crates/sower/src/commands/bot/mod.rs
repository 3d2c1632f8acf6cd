//! `sower bot`: Sower sits down elsewhere, at a site of its own kind or at a KGP server; `sower kgp`: others sit down here.

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
