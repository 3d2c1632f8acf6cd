//! `sower user`: manages a site's accounts for the operator.

use std::io::Write as _;
use std::sync::Arc;

use clap::{Args as ClapArgs, Subcommand};
use serde_json::json;
use sower_server::accounts::{Marked, all_accounts, mark_bot, reset};
use sower_server::store::{Postgres, Sqlite, Store};
use sower_text::message;

use super::serve::{self, Place};
use crate::args::SiteArgs;
use crate::failure::Failure;
use crate::output::stdout;

/// The accounts of a site.
#[derive(Debug, ClapArgs)]
pub(crate) struct UserArgs {
    #[command(subcommand)]
    pub(crate) command: UserCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum UserCommand {
    /// List the accounts, one name per line.
    List {
        #[command(flatten)]
        site: SiteArgs,
        /// Print one JSON array, with the date each account was created.
        #[arg(long)]
        json: bool,
    },
    /// Give an account a new recovery code.
    ///
    /// The old code, the old password and all sessions end. With the new code, the account's owner chooses a new password at /recover.
    Reset {
        /// Account name.
        #[arg(value_name = "NAME")]
        name: String,
        #[command(flatten)]
        site: SiteArgs,
    },
    /// Mark an account as a bot, or as a person again.
    ///
    /// Works only before the account's first rated game, because bots have separate leaderboards.
    Bot {
        /// Account name.
        #[arg(value_name = "NAME")]
        name: String,
        /// Mark the account as a person.
        #[arg(long)]
        off: bool,
        #[command(flatten)]
        site: SiteArgs,
    },
}

pub(crate) fn run(args: &UserArgs) -> anyhow::Result<()> {
    serve::wait_for(manage(args))?
}

async fn manage(args: &UserArgs) -> anyhow::Result<()> {
    let site = match &args.command {
        UserCommand::List { site, .. } | UserCommand::Reset { site, .. } | UserCommand::Bot { site, .. } => {
            site
        }
    };
    let store: Arc<dyn Store> = match Place::of_site(site)? {
        // A mistyped folder must not become a site.
        Place::Folder(folder) if !folder.join("sower.sqlite").exists() => {
            return Err(Failure::input(message!("site-no-site", folder = folder.display().to_string())));
        }
        Place::Folder(folder) => Arc::new(Sqlite::open(&folder).await.map_err(Failure::input)?),
        Place::Database(address) => Arc::new(Postgres::open(&address).await.map_err(Failure::input)?),
    };
    let done = match &args.command {
        UserCommand::List { json, .. } => list(&*store, *json).await,
        UserCommand::Reset { name, .. } => tell_reset(&*store, name).await,
        UserCommand::Bot { name, off, .. } => tell_marked(&*store, name, !off).await,
    };
    store.close().await;
    done
}

async fn list(store: &dyn Store, as_json: bool) -> anyhow::Result<()> {
    let mut out = stdout();
    let accounts = all_accounts(store).await.map_err(Failure::input)?;
    if as_json {
        let told = accounts
            .iter()
            .map(|account| json!({ "name": account.name, "bot": account.bot, "created": account.created }));
        writeln!(out, "{}", json!(told.collect::<Vec<_>>()))?;
        return Ok(());
    }
    for account in accounts {
        writeln!(out, "{}", account.name)?;
    }
    Ok(())
}

async fn tell_reset(store: &dyn Store, name: &str) -> anyhow::Result<()> {
    let Some((name, code)) = reset(store, name).await.map_err(Failure::input)? else {
        return Err(Failure::no(message!("site-no-account", name = name.to_owned())));
    };
    writeln!(stdout(), "{code}")?;
    eprintln!("{}", message!("site-user-reset", name));
    Ok(())
}

async fn tell_marked(store: &dyn Store, name: &str, bot: bool) -> anyhow::Result<()> {
    match mark_bot(store, name, bot).await.map_err(Failure::input)? {
        Marked::Done { name } if bot => eprintln!("{}", message!("site-user-is-bot", name)),
        Marked::Done { name } => eprintln!("{}", message!("site-user-is-no-bot", name)),
        Marked::NoAccount => return Err(Failure::no(message!("site-no-account", name = name.to_owned()))),
        Marked::HasRatedGames => return Err(Failure::no(message!("site-has-rated-games"))),
    }
    Ok(())
}
