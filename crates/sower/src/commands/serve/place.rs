//! Where a site keeps what it keeps.

use std::path::{Path, PathBuf};

use crate::args::SiteArgs;
use crate::terminal::data_folder;

/// The place of a site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A folder with an SQLite database.
    Folder(PathBuf),
    /// A PostgreSQL database, by its address.
    Database(String),
}

impl Place {
    /// The place of the site that was named.
    pub(crate) fn of_site(site: &SiteArgs) -> anyhow::Result<Place> {
        Place::of(site.data.as_deref(), site.database.as_deref())
    }

    /// The place that was asked for. The address of a database may have a password in it, which others can read on a command line
    /// but not in the environment.
    pub(crate) fn of(folder: Option<&Path>, database: Option<&str>) -> anyhow::Result<Place> {
        let environment = || std::env::var("SOWER_DATABASE").ok().filter(|address| !address.is_empty());
        match (folder, database) {
            (_, Some(address)) => Ok(Place::Database(address.to_owned())),
            (Some(folder), None) => Ok(Place::Folder(folder.to_owned())),
            (None, None) => match environment() {
                Some(address) => Ok(Place::Database(address)),
                None => data_folder().map(Place::Folder),
            },
        }
    }
}
