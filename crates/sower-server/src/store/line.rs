//! What processes on one database tell each other. Whatever is lost costs time, never truth: each of them asks the database every two
//! seconds.

use sower_core::Side;
use tokio::sync::mpsc;

use super::{Entry, Fate, Write};
use crate::wire::Event;

/// Words that wait; beyond that they are let go.
const QUEUE: usize = 4096;

/// A word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// A game has an event of that number.
    Event {
        /// Which game.
        game: String,
        /// Its number.
        v: u64,
    },
    /// A ply of a game, all of it: whoever has every event before it need not ask the database.
    Ply {
        /// Which game.
        game: String,
        /// The ply.
        entry: Entry,
    },
    /// People who have these seats of a game are connected.
    Here {
        /// Which game.
        game: String,
        /// South's and North's.
        sides: [bool; 2],
    },
    /// A guest has signed up or in.
    Became {
        /// Who they were.
        guest: String,
        /// Whose account they have.
        account: String,
        /// By which session.
        session: String,
    },
    /// Somebody has signed out.
    SignedOut {
        /// Who.
        account: String,
        /// Of which session; of all, if there is none.
        session: Option<String>,
    },
    /// A guest is nobody any more.
    Forgotten {
        /// Which.
        guest: String,
    },
}

/// What is heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// What another process has said.
    Words(Vec<Word>),
    /// Something may have been missed.
    Missed,
}

/// Both ends of what is said: this process's words go out, the others' come in.
pub struct Line {
    /// Takes words. What is said when it is full is let go.
    pub say: mpsc::Sender<Word>,
    /// Gives what the others say.
    pub hear: mpsc::Receiver<Heard>,
}

/// The other side of a line, for a store.
pub(super) struct LineEnd {
    pub(super) said: mpsc::Receiver<Word>,
    pub(super) heard: mpsc::Sender<Heard>,
}

impl Line {
    pub(super) fn new() -> (Line, LineEnd) {
        let (say, said) = mpsc::channel(QUEUE);
        let (heard, hear) = mpsc::channel(QUEUE);
        (Line { say, hear }, LineEnd { said, heard })
    }
}

impl Word {
    /// What others should hear of a write, if anything.
    pub(crate) fn of(write: &Write, fate: Fate) -> Option<Word> {
        match write {
            Write::Event { game, entry, .. } if fate == Fate::Kept && is_plain(entry) => {
                Some(Word::Ply { game: game.clone(), entry: entry.clone() })
            }
            Write::Event { game, entry, .. } | Write::End { game, entry, .. } if fate == Fate::Kept => {
                Some(Word::Event { game: game.clone(), v: entry.v })
            }
            Write::Account(write) if fate == Fate::Kept => write.word(),
            Write::Token(write) if fate == Fate::Kept => write.word(),
            Write::Guest(guest) if guest.void => Some(Word::Forgotten { guest: guest.id.clone() }),
            _ => None,
        }
    }

    /// As a text without a space: numbers of games and guests have none.
    pub(super) fn written(&self) -> String {
        match self {
            Word::Event { game, v } => format!("e:{game}:{v}"),
            Word::Ply { game, entry } => {
                let Entry { v, at, event: Event::Move { label, side }, left, .. } = entry else {
                    return format!("e:{game}:{}", entry.v);
                };
                let left = left.map(|[south, north]| format!("{south},{north}")).unwrap_or_default();
                format!("p:{game}:{v}:{at}:{side}:{left}:{label}")
            }
            Word::Here { game, sides } => {
                let sides = Side::BOTH.into_iter().filter(|side| sides[*side]);
                format!("h:{game}:{}", sides.map(|side| side.to_string()).collect::<String>())
            }
            Word::Became { guest, account, session } => format!("b:{guest}:{account}:{session}"),
            Word::SignedOut { account, session } => {
                format!("o:{account}:{}", session.as_deref().unwrap_or_default())
            }
            Word::Forgotten { guest } => format!("g:{guest}"),
        }
    }

    /// A word as it was written. A later version may say more than this one knows.
    pub(super) fn read(text: &str) -> Option<Word> {
        let (kind, rest) = text.split_once(':')?;
        match kind {
            "e" => {
                let (game, v) = rest.split_once(':')?;
                Some(Word::Event { game: game.to_owned(), v: v.parse().ok()? })
            }
            "p" => {
                let [game, v, at, side, left, label] =
                    rest.splitn(6, ':').collect::<Vec<_>>().try_into().ok()?;
                let left = match left.split_once(',') {
                    Some((south, north)) => Some([south.parse().ok()?, north.parse().ok()?]),
                    None => None,
                };
                let event = Event::Move { label: label.to_owned(), side: side.to_owned() };
                let entry = Entry { v: v.parse().ok()?, at: at.parse().ok()?, event, guest: None, left };
                Some(Word::Ply { game: game.to_owned(), entry })
            }
            "h" => {
                let (game, sides) = rest.split_once(':')?;
                let sides = Side::BOTH.map(|side| sides.contains(&side.to_string()));
                Some(Word::Here { game: game.to_owned(), sides })
            }
            "b" => {
                let (guest, rest) = rest.split_once(':')?;
                let (account, session) = rest.split_once(':')?;
                let [guest, account, session] = [guest, account, session].map(str::to_owned);
                Some(Word::Became { guest, account, session })
            }
            "o" => {
                let (account, session) = rest.split_once(':')?;
                let session = Some(session.to_owned()).filter(|session| !session.is_empty());
                Some(Word::SignedOut { account: account.to_owned(), session })
            }
            "g" => Some(Word::Forgotten { guest: rest.to_owned() }),
            _ => None,
        }
    }
}

/// Whether an entry is a ply that a word can tell.
fn is_plain(entry: &Entry) -> bool {
    let is_word = |label: &str| !label.contains(' ');
    matches!(&entry.event, Event::Move { label, .. } if is_word(label)) && entry.guest.is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ply(left: Option<[u32; 2]>) -> Word {
        let event = Event::Move { label: "3".to_owned(), side: "S".to_owned() };
        Word::Ply { game: "abc".to_owned(), entry: Entry { v: 7, at: 1234, event, guest: None, left } }
    }

    #[test]
    fn words_are_read_as_they_were_written() {
        let game = || "abc".to_owned();
        let words = [
            Word::Event { game: game(), v: 12 },
            ply(None),
            ply(Some([300_000, 0])),
            Word::Here { game: game(), sides: [true, false] },
            Word::Here { game: game(), sides: [true, true] },
            Word::Became { guest: game(), account: "ann".to_owned(), session: "s".to_owned() },
            Word::SignedOut { account: "ann".to_owned(), session: None },
            Word::SignedOut { account: "ann".to_owned(), session: Some("s".to_owned()) },
            Word::Forgotten { guest: "ann".to_owned() },
        ];
        for word in words {
            assert_eq!(Word::read(&word.written()), Some(word));
        }
        assert_eq!(Word::read("z:of a later version"), None);
    }
}
