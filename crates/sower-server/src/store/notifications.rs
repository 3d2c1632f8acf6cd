//! Notifications between processes on one database. A lost notification costs time, never correctness, because each process also polls
//! the database every two seconds.

use sower_core::Side;
use tokio::sync::mpsc;

use super::{Entry, Write, WriteOutcome};
use crate::wire::Event;

/// Queued notifications; beyond that they are dropped.
const QUEUE: usize = 4096;

/// A notification to other processes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notification {
    /// A game has a new event.
    Event {
        /// The game's number.
        game: String,
        /// The event's number.
        v: u64,
    },
    /// A complete ply. A process with all earlier events need not read the database.
    Ply {
        /// The game's number.
        game: String,
        /// The ply as it is stored.
        entry: Entry,
    },
    /// Players of a game are connected to the sending process.
    Here {
        /// The game's number.
        game: String,
        /// Whether South is connected, and North.
        sides: [bool; 2],
    },
    /// A guest has signed up or in.
    Became {
        /// The guest's number until now.
        guest: String,
        /// The account's number.
        account: String,
        /// The session's number.
        session: String,
    },
    /// An account has signed out.
    SignedOut {
        /// The account's number.
        account: String,
        /// The session's number; none for all sessions.
        session: Option<String>,
    },
    /// A guest's data was deleted.
    Forgotten {
        /// The guest's number.
        guest: String,
    },
}

/// Received notifications.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Received {
    /// Notifications from another process.
    Words(Vec<Notification>),
    /// Notifications may have been lost.
    Missed,
}

/// Both ends of the channel.
pub struct Notifications {
    /// Sends notifications. When it is full, they are dropped.
    pub say: mpsc::Sender<Notification>,
    /// Receives the other processes' notifications.
    pub hear: mpsc::Receiver<Received>,
}

/// The store's end of the channel.
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
    /// The notification for a write, if it needs one.
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

    /// Encodes it without spaces; numbers of games and guests contain none.
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

    /// Decodes a notification; none if a later version sent an unknown one.
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

/// Whether an entry is a ply that fits into a notification.
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
