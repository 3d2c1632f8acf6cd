//! Saved games of the terminal app: `unfinished/` and `finished/`, one record per file.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use sower_core::record::{RULES_CHANGES, RULES_FILE, Record};
use sower_core::{Change, Rules};
use sower_server::private;
use sower_tui::{Holder, SavedGame, SavedGames};

use crate::choose;
use crate::claim::{Claim, Claimed};
use crate::output::write_whole;
use crate::records;

/// The most unfinished games to list; older ones stay in the folder.
const MOST_LISTED: usize = 30;

pub(super) struct Folder {
    path: PathBuf,
    /// The game that this terminal has open, by name.
    held: Option<(String, Claim)>,
}

impl Folder {
    pub(super) fn new(path: PathBuf) -> Folder {
        Folder { path, held: None }
    }

    fn file(&self, name: &str, finished: bool) -> PathBuf {
        self.path.join(if finished { "finished" } else { "unfinished" }).join(format!("{name}.txt"))
    }

    /// Locks a game for this terminal and releases any other. If locking is not possible, every terminal may write.
    fn claim(&mut self, name: &str) -> Holder {
        if self.held.as_ref().is_some_and(|(held, _)| held == name) {
            return Holder::Us;
        }
        self.held = None;
        match Claim::of(&self.file(name, false)) {
            Claimed::Ours(claim) => self.held = Some((name.to_owned(), claim)),
            Claimed::Elsewhere => return Holder::Another,
            Claimed::Unguarded => {}
        }
        Holder::Us
    }
}

fn saved_game(path: &Path, text: String) -> Option<SavedGame> {
    let name = path.file_stem()?.to_str()?.to_owned();
    let own_rules = own_rules(&text).map(|read| read.map(Box::new).map_err(|error| format!("{error:#}")));
    Some(SavedGame { name, place: path.display().to_string(), text, own_rules })
}

/// The current rules of the file that a record names.
fn own_rules(text: &str) -> Option<anyhow::Result<Rules>> {
    let record = Record::parse(text).ok()?;
    let file = record.tags().value(RULES_FILE)?;
    let changes = record.tags().value(RULES_CHANGES).unwrap_or_default();
    let changes: Vec<Change> = changes.split(';').filter_map(Change::parse).collect();
    Some(choose::choose(file).and_then(|chosen| chosen.rules(&changes)))
}

impl SavedGames for Folder {
    fn unfinished(&mut self) -> io::Result<Vec<SavedGame>> {
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
            // An unreadable file is listed as an empty record, which shows the reason.
            let text = records::read_text(&path).unwrap_or_default();
            saved_game(&path, text)
        };
        Ok(found.into_iter().take(MOST_LISTED).filter_map(read).collect())
    }

    fn take_up(&mut self, name: &str) -> io::Result<(SavedGame, Holder)> {
        let file = self.file(name, false);
        // Lock before reading, so that no other terminal plays on in between.
        let holder = self.claim(name);
        let read = records::read_text(&file).map_err(|error| io::Error::other(format!("{error:#}")));
        match read.map(|text| saved_game(&file, text)) {
            Ok(Some(game)) => Ok((game, holder)),
            Ok(None) => Err(io::ErrorKind::NotFound.into()),
            Err(error) => {
                self.let_go();
                Err(error)
            }
        }
    }

    fn let_go(&mut self) {
        self.held = None;
    }

    fn keep(&mut self, name: &str, text: &str, finished: bool) -> io::Result<Holder> {
        for file in [self.file(name, false), self.file(name, true)] {
            if let Some(folder) = file.parent() {
                private::create_folder(folder)?;
            }
        }
        if self.claim(name) == Holder::Another {
            return Ok(Holder::Another);
        }
        write_whole(&self.file(name, finished), text.as_bytes())?;
        // A game is in one of the two folders; the latest write wins.
        remove(&self.file(name, !finished))?;
        Ok(Holder::Us)
    }

    fn discard(&mut self, name: &str) -> io::Result<Holder> {
        if self.claim(name) == Holder::Another {
            return Ok(Holder::Another);
        }
        let removed = remove(&self.file(name, false));
        self.let_go();
        removed.map(|()| Holder::Us)
    }

    fn read(&mut self, path: &Path) -> Result<String, String> {
        records::read_text(path).map_err(|error| format!("{error:#}"))
    }

    fn write(&mut self, path: &Path, text: &str) -> io::Result<()> {
        write_whole(path, text.as_bytes())
    }

    fn write_new(&mut self, path: &Path, text: &str) -> io::Result<()> {
        if path.symlink_metadata().is_ok() {
            return Err(io::Error::new(io::ErrorKind::AlreadyExists, "the file already exists"));
        }
        write_whole(path, text.as_bytes())
    }
}

/// Removes a file if it exists.
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
    fn a_game_is_in_one_folder_and_the_last_played_comes_first() {
        let folder = TempDir::new().expect("a temporary folder");
        let mut saved = Folder::new(folder.path().join("terminal"));
        assert!(saved.unfinished().is_err(), "no game was saved yet");
        saved.keep("one", "1", false).expect("kept");
        saved.keep("two", "2", false).expect("kept");
        let older = SystemTime::now() - std::time::Duration::from_secs(60);
        let one = fs::File::options().write(true).open(saved.file("one", false)).expect("it is there");
        one.set_modified(older).expect("its time can be set");
        let names = |saved: &mut Folder| -> Vec<String> {
            saved.unfinished().expect("listed").into_iter().map(|game| game.name).collect()
        };
        assert_eq!(names(&mut saved), ["two", "one"]);
        saved.keep("two", "2!", true).expect("kept");
        assert_eq!(names(&mut saved), ["one"]);
        saved.discard("one").expect("discarded");
        saved.discard("one").expect("a missing game counts as discarded");
        assert!(names(&mut saved).is_empty());
    }

    #[test]
    fn a_game_that_another_terminal_has_open_is_neither_written_nor_deleted() {
        let folder = TempDir::new().expect("a temporary folder");
        let [mut one, mut two] = [1, 2].map(|_| Folder::new(folder.path().to_owned()));
        assert_eq!(one.keep("game", "1", false).expect("kept"), Holder::Us);
        let (game, holder) = two.take_up("game").expect("it can be read");
        assert_eq!((game.text.as_str(), holder), ("1", Holder::Another));
        assert_eq!(two.keep("game", "2", false).expect("reported"), Holder::Another);
        assert_eq!(two.discard("game").expect("reported"), Holder::Another);
        assert_eq!(one.keep("game", "1 1", false).expect("kept"), Holder::Us);
        one.let_go();
        let (game, holder) = two.take_up("game").expect("it is free");
        assert_eq!((game.text.as_str(), holder), ("1 1", Holder::Us));
        assert_eq!(two.keep("game", "1 1 2", true).expect("kept"), Holder::Us);
        two.let_go();
        assert!(one.take_up("game").is_err(), "it is finished");
        let left = fs::read_dir(folder.path().join("unfinished")).expect("a folder").count();
        assert!(left == 0 || !cfg!(unix), "no lock file remains");
    }

    #[test]
    fn a_game_with_custom_rules_is_listed_with_their_current_text() {
        let folder = TempDir::new().expect("a temporary folder");
        let mut saved = Folder::new(folder.path().join("terminal"));
        let file = folder.path().join("mine.toml");
        let shipped = sower_core::library::find("kalah").expect("shipped");
        fs::write(&file, shipped.file.text()).expect("written");
        let text = format!(
            "[Game \"mine\"]\n[RulesFile \"{}\"]\n[RulesChanges \"board.seeds=3\"]\n1. 1",
            file.display()
        );
        saved.keep("game", &text, false).expect("kept");
        let mut rules = || saved.unfinished().expect("listed").remove(0).own_rules.expect("it names a file");
        assert_eq!(rules().expect("the file is there").total(), 36);
        fs::remove_file(&file).expect("removed");
        assert!(rules().expect_err("the file is gone").contains("mine.toml"));
    }

    #[test]
    fn saving_never_writes_over_another_file() {
        let folder = TempDir::new().expect("a temporary folder");
        let file = folder.path().join("there.txt");
        let mut saved = Folder::new(folder.path().to_owned());
        saved.write_new(&file, "precious").expect("it is new");
        assert!(saved.write_new(&file, "other").is_err());
        assert_eq!(fs::read_to_string(&file).expect("it is there"), "precious");
    }
}
