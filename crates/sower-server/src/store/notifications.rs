//! What processes on one database tell each other. A lost notification costs time, never correctness: each process also polls
//! the database every two seconds.

use sower_core::Side;
use tokio::sync::mpsc;

use super::{Entry, Write, WriteOutcome};
use crate::wire::Event;

/// Words that wait; beyond that they are let go.
const QUEUE: usize = 4096;

/// A word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notification {
    /// A game has an event of that number.
    Event {
        /// The game's number.
        game: String,
        /// Its number.
        v: u64,
    },
    /// A ply of a game, all of it: whoever has every event before it need not ask the database.
    Ply {
        /// The game's number.
        game: String,
        /// The ply.
        entry: Entry,
    },
    /// People who have these seats of a game are connected.
    Here {
        /// The game's number.
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
        /// The account's number.
        account: String,
        /// Of which session; of all, if there is none.
        session: Option<String>,
    },
    /// A guest is nobody any more.
    Forgotten {
        /// The guest's number.
        guest: String,
    },
}

/// What is heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Received {
    /// What another process has said.
    Words(Vec<Notification>),
    /// Something may have been missed.
    Missed,
}

/// Both ends of what is said: this process's words go out, the others' come in.
pub struct Notifications {
    /// Takes words. What is said when it is full is let go.
    pub say: mpsc::Sender<Notification>,
    /// Gives what the others say.
    pub hear: mpsc::Receiver<Received>,
}

/// The other side of a line, for a store.
pub(super) struct ChannelEnd {
    pub(super) said: mpsc::Receiver<Notification>,
    pub(super) heard: mpsc::Sender<Received>,
}

impl Notifications {
    pub(super) fn new() -> (Notifications, ChannelEnd) {
        let (say, said) = mpsc::channel(QUEUE);
        let (heard, hear) = mpsc::channel(QUEUE);
        (Notifications { say, hear }, ChannelEnd { said, heard })
    }
}

impl Notification {
    /// What others should hear of a write, if anything.
    pub(crate) fn of(write: &Write, fate: WriteOutcome) -> Option<Notification> {
        match write {
            Write::Event { game, entry, .. } if fate == WriteOutcome::Kept && is_plain(entry) => {
                Some(Notification::Ply { game: game.clone(), entry: entry.clone() })
            }
            Write::Event { game, entry, .. } | Write::End { game, entry, .. }
                if fate == WriteOutcome::Kept =>
            {
                Some(Notification::Event { game: game.clone(), v: entry.v })
            }
            Write::Account(write) if fate == WriteOutcome::Kept => write.word(),
            Write::Token(write) if fate == WriteOutcome::Kept => write.word(),
            Write::Guest(guest) if guest.void => Some(Notification::Forgotten { guest: guest.id.clone() }),
            _ => None,
        }
    }

    /// As a text without a space: numbers of games and guests have none.
    pub(super) fn written(&self) -> String {
        match self {
            Notification::Event { game, v } => format!("e:{game}:{v}"),
            Notification::Ply { game, entry } => {
                let Entry { v, at, event: Event::Move { label, side }, left, .. } = entry else {
                    return format!("e:{game}:{}", entry.v);
                };
                let left = left.map(|[south, north]| format!("{south},{north}")).unwrap_or_default();
                format!("p:{game}:{v}:{at}:{side}:{left}:{label}")
            }
            Notification::Here { game, sides } => {
                let sides = Side::BOTH.into_iter().filter(|side| sides[*side]);
                format!("h:{game}:{}", sides.map(|side| side.to_string()).collect::<String>())
            }
            Notification::Became { guest, account, session } => format!("b:{guest}:{account}:{session}"),
            Notification::SignedOut { account, session } => {
                format!("o:{account}:{}", session.as_deref().unwrap_or_default())
            }
            Notification::Forgotten { guest } => format!("g:{guest}"),
        }
    }

    /// A word as it was written. A later version may say more than this one knows.
    pub(super) fn read(text: &str) -> Option<Notification> {
        let (kind, rest) = text.split_once(':')?;
        match kind {
            "e" => {
                let (game, v) = rest.split_once(':')?;
                Some(Notification::Event { game: game.to_owned(), v: v.parse().ok()? })
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
                Some(Notification::Ply { game: game.to_owned(), entry })
            }
            "h" => {
                let (game, sides) = rest.split_once(':')?;
                let sides = Side::BOTH.map(|side| sides.contains(&side.to_string()));
                Some(Notification::Here { game: game.to_owned(), sides })
            }
            "b" => {
                let (guest, rest) = rest.split_once(':')?;
                let (account, session) = rest.split_once(':')?;
                let [guest, account, session] = [guest, account, session].map(str::to_owned);
                Some(Notification::Became { guest, account, session })
            }
            "o" => {
                let (account, session) = rest.split_once(':')?;
                let session = Some(session.to_owned()).filter(|session| !session.is_empty());
                Some(Notification::SignedOut { account: account.to_owned(), session })
            }
            "g" => Some(Notification::Forgotten { guest: rest.to_owned() }),
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

    fn ply(left: Option<[u32; 2]>) -> Notification {
        let event = Event::Move { label: "3".to_owned(), side: "S".to_owned() };
        Notification::Ply {
            game: "abc".to_owned(),
            entry: Entry { v: 7, at: 1234, event, guest: None, left },
        }
    }

    #[test]
    fn words_are_read_as_they_were_written() {
        let game = || "abc".to_owned();
        let words = [
            Notification::Event { game: game(), v: 12 },
            ply(None),
            ply(Some([300_000, 0])),
            Notification::Here { game: game(), sides: [true, false] },
            Notification::Here { game: game(), sides: [true, true] },
            Notification::Became { guest: game(), account: "ann".to_owned(), session: "s".to_owned() },
            Notification::SignedOut { account: "ann".to_owned(), session: None },
            Notification::SignedOut { account: "ann".to_owned(), session: Some("s".to_owned()) },
            Notification::Forgotten { guest: "ann".to_owned() },
        ];
        for word in words {
            assert_eq!(Notification::read(&word.written()), Some(word));
        }
        assert_eq!(Notification::read("z:of a later version"), None);
    }
}
