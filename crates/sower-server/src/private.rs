//! Files and folders that only their owner may read.
//!
//! The data folder contains the key that signs cookies. A local user who can read it can sign in to any account.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Creates a folder and its parents, accessible only to their owner. An existing folder keeps its permissions.
pub fn create_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Options that create a file accessible only to its owner.
pub fn new_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Opens a file for writing without truncating it. A new file is accessible only to its owner.
pub fn open_or_create(path: &Path) -> io::Result<File> {
    new_file().create(true).truncate(false).open(path)
}

/// What [`tighten`] did about one file or folder.
#[derive(Debug, PartialEq, Eq)]
pub enum Tightened {
    /// Other users could read it; now they cannot.
    Closed(PathBuf),
    /// The folder has files that are not Sower's, so its permissions stayed as they were. Sower's own files in it are closed.
    Shared(PathBuf),
}

impl std::fmt::Display for Tightened {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Tightened::Closed(path) => {
                write!(f, "other users could read {}; only its owner can now", path.display())
            }
            Tightened::Shared(folder) => write!(
                f,
                "other users can list {}, which has files that are not Sower's; \
                 a folder with nothing else in it can be made private",
                folder.display()
            ),
        }
    }
}

/// Removes other users' access to a data folder that an earlier version or an administrator left open.
#[cfg(unix)]
pub fn tighten(folder: &Path) -> io::Result<Vec<Tightened>> {
    use std::os::unix::fs::PermissionsExt as _;
    const OTHERS: u32 = 0o077;
    let mut done = Vec::new();
    let mut has_foreign_files = false;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if !is_own(&entry.file_name().to_string_lossy()) {
            has_foreign_files = true;
            continue;
        }
        // A link's target is outside the folder, so its permissions are left alone.
        let about = entry.metadata()?;
        let mode = about.permissions().mode();
        if (about.is_file() || about.is_dir()) && mode & OTHERS != 0 {
            fs::set_permissions(entry.path(), fs::Permissions::from_mode(mode & 0o700))?;
            done.push(Tightened::Closed(entry.path()));
        }
    }
    let mode = fs::metadata(folder)?.permissions().mode();
    if mode & OTHERS != 0 {
        if has_foreign_files {
            done.push(Tightened::Shared(folder.to_owned()));
        } else {
            fs::set_permissions(folder, fs::Permissions::from_mode(mode & 0o700))?;
            done.push(Tightened::Closed(folder.to_owned()));
        }
    }
    Ok(done)
}

/// On other systems the folder's access rules decide who may read it.
#[cfg(not(unix))]
pub fn tighten(_: &Path) -> io::Result<Vec<Tightened>> {
    Ok(Vec::new())
}

/// Whether Sower uses this name in its data folder.
#[cfg(unix)]
fn is_own(name: &str) -> bool {
    const FOLDERS: [&str; 4] = ["terminal", "tables", "puzzles", "tune"];
    name.starts_with("sower") || name.starts_with("serve.") || FOLDERS.contains(&name)
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).expect("it is there").permissions().mode() & 0o777
    }

    fn open_to_all(path: &Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("its owner may");
    }

    #[test]
    fn what_other_users_could_read_is_closed_and_reported_once() {
        let place = tempfile::TempDir::new().expect("a folder");
        let folder = place.path().join("data");
        create_folder(&folder).expect("it is created");
        assert_eq!(mode(&folder), 0o700);
        let database = folder.join("sower.sqlite");
        open_or_create(&database).expect("it is created");
        assert_eq!(mode(&database), 0o600);
        assert_eq!(tighten(&folder).expect("it is read"), []);
        open_to_all(&folder, 0o755);
        open_to_all(&database, 0o644);
        let closed = [database.clone(), folder.clone()].map(Tightened::Closed);
        assert_eq!(tighten(&folder).expect("it is read"), closed);
        assert_eq!((mode(&folder), mode(&database)), (0o700, 0o600));
        assert_eq!(tighten(&folder).expect("it is read"), []);
    }

    #[test]
    fn a_folder_with_other_peoples_files_stays_open_and_sowers_files_in_it_are_closed() {
        let place = tempfile::TempDir::new().expect("a folder");
        let [own, other] = ["serve.address", "letter.txt"].map(|name| place.path().join(name));
        for file in [&own, &other] {
            fs::write(file, "").expect("written");
            open_to_all(file, 0o644);
        }
        open_to_all(place.path(), 0o755);
        let done = tighten(place.path()).expect("it is read");
        assert_eq!(done, [Tightened::Closed(own.clone()), Tightened::Shared(place.path().to_owned())]);
        assert_eq!((mode(&own), mode(&other), mode(place.path())), (0o600, 0o644, 0o755));
    }
}
