//! Games of the terminal in a folder: `unfinished/` and `finished/`, a record each.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use sower_tui::{Shelf, ShelfGame};

use crate::output::write_whole;
use crate::records;

/// More unfinished games than anyone would look through; older ones stay in the folder.
const MOST_LISTED: usize = 30;

pub(super) struct Folder {
    path: PathBuf,
}

impl Folder {
    pub(super) fn new(path: PathBuf) -> Folder {
        Folder { path }
    }

    fn file(&self, name: &str, finished: bool) -> PathBuf {
        self.path.join(if finished { "finished" } else { "unfinished" }).join(format!("{name}.txt"))
    }
}

impl Shelf for Folder {
    fn unfinished(&mut self) -> io::Result<Vec<ShelfGame>> {
        let mut found: Vec<(SystemTime, PathBuf)> = Vec::new();
        for entry in fs::read_dir(self.path.join("unfinished"))? {
            let path = entry?.path();
            let is_record = path.extension().is_some_and(|extension| extension == "txt");
            if let (true, Ok(about)) = (is_record, fs::metadata(&path)) {
                found.push((about.modified().unwrap_or(SystemTime::UNIX_EPOCH), path));
            }
        }
        found.sort_by_key(|(changed, _)| std::cmp::Reverse(*changed));
        let read = |(_, path): (SystemTime, PathBuf)| {
            let name = path.file_stem()?.to_str()?.to_owned();
            // A file that cannot be read is listed with the reason: an empty record says that it is empty.
            let text = records::read_text(&path).unwrap_or_default();
            Some(ShelfGame { name, place: path.display().to_string(), text })
        };
        Ok(found.into_iter().take(MOST_LISTED).filter_map(read).collect())
    }

    fn keep(&mut self, name: &str, text: &str, finished: bool) -> io::Result<()> {
        let file = self.file(name, finished);
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        write_whole(&file, text.as_bytes())?;
        // It lies in one place only; whichever was written last holds the game.
        remove(&self.file(name, !finished))
    }

    fn discard(&mut self, name: &str) -> io::Result<()> {
        remove(&self.file(name, false))
    }

    fn read(&mut self, path: &Path) -> Result<String, String> {
        records::read_text(path).map_err(|error| format!("{error:#}"))
    }

    fn write(&mut self, path: &Path, text: &str) -> io::Result<()> {
        write_whole(path, text.as_bytes())
    }

    fn write_new(&mut self, path: &Path, text: &str) -> io::Result<()> {
        if path.symlink_metadata().is_ok() {
            return Err(io::Error::new(io::ErrorKind::AlreadyExists, "there is such a file already"));
        }
        write_whole(path, text.as_bytes())
    }
}

/// Removes a file that may not be there.
fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    #[test]
    fn a_game_lies_in_one_place_and_the_last_played_comes_first() {
        let folder = TempDir::new().expect("a temporary folder");
        let mut shelf = Folder::new(folder.path().join("terminal"));
        assert!(shelf.unfinished().is_err(), "nothing was ever kept");
        shelf.keep("one", "1", false).expect("kept");
        shelf.keep("two", "2", false).expect("kept");
        let older = SystemTime::now() - std::time::Duration::from_secs(60);
        let one = fs::File::options().write(true).open(shelf.file("one", false)).expect("it is there");
        one.set_modified(older).expect("its time can be set");
        let names = |shelf: &mut Folder| -> Vec<String> {
            shelf.unfinished().expect("listed").into_iter().map(|game| game.name).collect()
        };
        assert_eq!(names(&mut shelf), ["two", "one"]);
        shelf.keep("two", "2!", true).expect("kept");
        assert_eq!(names(&mut shelf), ["one"]);
        shelf.discard("one").expect("discarded");
        shelf.discard("one").expect("what is not there is discarded already");
        assert!(names(&mut shelf).is_empty());
    }

    #[test]
    fn saving_never_writes_over_another_file() {
        let folder = TempDir::new().expect("a temporary folder");
        let file = folder.path().join("there.txt");
        let mut shelf = Folder::new(folder.path().to_owned());
        shelf.write_new(&file, "precious").expect("it is new");
        assert!(shelf.write_new(&file, "other").is_err());
        assert_eq!(fs::read_to_string(&file).expect("it is there"), "precious");
    }
}
