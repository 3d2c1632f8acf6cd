//! Where a site stores its data.

use std::path::{Path, PathBuf};

use crate::args::SiteArgs;
use crate::terminal::data_folder;

/// A site's database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A folder with an SQLite database.
    Folder(PathBuf),
    /// A PostgreSQL database, by its address.
    Database(String),
}

impl Place {
    /// The database of the site that the arguments name.
    pub(crate) fn of_site(site: &SiteArgs) -> anyhow::Result<Place> {
        Place::of(site.data.as_deref(), site.database.as_deref())
    }

    /// The requested database. Its address may contain a password, which
    /// other users can read on a command line but not in the environment.
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
