//! `sower backup` and `sower restore`: a whole site as one file.

use std::future::Future;
use std::io::Write as _;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Context as _;
use clap::Args as ClapArgs;
use sower_server::private;
use sower_server::store::archive::{self, Archive, ArchiveError};
use sower_server::store::{Postgres, Sqlite};
use sower_text::message;

use super::serve::{self, Lock, Place};
use crate::args::SiteArgs;
use crate::failure::Failure;
use crate::output::stdout;

#[derive(Debug, ClapArgs)]
pub(crate) struct BackupArgs {
    /// Backup file.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) site: SiteArgs,
}

pub(crate) fn back_up(args: &BackupArgs) -> anyhow::Result<()> {
    let place = Place::of_site(&args.site)?;
    let rows = wait_for(async {
        let (mut site, made) = match &place {
            Place::Folder(folder) => {
                let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                (Sqlite::snapshot(folder).await?, now.as_millis() as u64)
            }
            Place::Database(address) => Postgres::snapshot(address).await?,
        };
        let rows = archive::back_up(&mut *site, made, &args.file).await?;
        Ok((rows, site.database().to_owned()))
    });
    let (rows, place) = told(rows)?;
    let file = args.file.display().to_string();
    writeln!(stdout(), "{}", message!("site-backed-up", file, place, rows))?;
    Ok(())
}

pub(crate) fn restore(args: &BackupArgs) -> anyhow::Result<()> {
    let place = Place::of_site(&args.site)?;
    let archive = told(Archive::open(&args.file))?;
    let (rows, place) = match &place {
        Place::Folder(folder) => {
            let lock = Lock::of(folder)?;
            let restored = wait_for(Sqlite::restore(folder, archive));
            match &restored {
                Ok(_) => {
                    private::tighten(folder)
                        .with_context(|| format!("cannot make {} private", folder.display()))?;
                }
                Err(_) => lock.undo(),
            }
            (told(restored)?, folder.display().to_string())
        }
        Place::Database(address) => {
            let restored = wait_for(Postgres::restore(address, archive));
            (told(restored)?, Postgres::name_of(address).map_err(Failure::input)?)
        }
    };
    let file = args.file.display().to_string();
    writeln!(stdout(), "{}", message!("site-restored", file, place, rows))?;
    Ok(())
}

/// Exit code 1 if the target is in use or not empty; bad input if a file cannot be used.
fn told<T>(done: Result<T, impl Into<anyhow::Error>>) -> anyhow::Result<T> {
    done.map_err(|error| {
        let error = error.into();
        match error.downcast_ref::<ArchiveError>() {
            Some(no @ (ArchiveError::NotEmpty { .. } | ArchiveError::Running { .. })) => Failure::no(no),
            Some(bad) => Failure::input(bad),
            None => error,
        }
    })
}

fn wait_for<T>(work: impl Future<Output = Result<T, ArchiveError>>) -> anyhow::Result<T> {
    Ok(serve::wait_for(work)??)
}
