//! Why a player returned no move, in words.

use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;

use sower_text::{Message, Say, message};

/// Why a player returned no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayerError {
    /// The game is over, so there is no legal move.
    #[error("there is no legal move")]
    NoMove,
    /// The player cannot play at all; the message.
    #[error("cannot play: {0}")]
    Absent(String),
    /// The caller stopped the player before it had a move.
    #[error("stopped before a move was found")]
    Stopped,
    /// The external engine has exited.
    #[error("{0}")]
    Exited(Exit),
    /// The external engine cannot be started, or no longer takes part; the message.
    #[error("the program does not play: {0}")]
    Died(String),
    /// The external engine did not answer in time.
    #[error("{0}")]
    Silent(Silence),
    /// The external engine's answer is not a legal move; the message.
    #[error("{0}")]
    Nonsense(String),
}

/// Details about an engine that has exited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exit {
    /// How it exited.
    pub status: ExitStatus,
    /// The last line of its standard error.
    pub last_words: Option<String>,
}

impl fmt::Display for Exit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the program ended ({})", self.status)?;
        with_last_words(f, self.last_words.as_ref())
    }
}

/// Details about an engine that did not answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Silence {
    /// How long the client waited.
    pub waited: Duration,
    /// The last line of its standard error, or of other output that was not an answer.
    pub last_words: Option<String>,
}

impl fmt::Display for Silence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no answer within {} ms", self.waited.as_millis())?;
        with_last_words(f, self.last_words.as_ref())
    }
}

fn with_last_words(f: &mut fmt::Formatter<'_>, last_words: Option<&String>) -> fmt::Result {
    match last_words {
        Some(words) => write!(f, "; its last output: {words}"),
        None => Ok(()),
    }
}

/// What happened, as a clause. Texts of the program and of the system are quoted.
impl Say for PlayerError {
    fn message(&self) -> Message {
        match self {
            PlayerError::NoMove => message!("player-no-move"),
            PlayerError::Stopped => message!("player-stopped"),
            PlayerError::Exited(Exit { status, last_words }) => {
                let how = match (status.code(), signal(*status)) {
                    (Some(code), _) => message!("player-exit-status", code = i64::from(code)),
                    (None, Some(signal)) => message!("player-signal", signal = i64::from(signal)),
                    (None, None) => message!("player-fault", text = status.to_string()),
                };
                behind(message!("player-exited", how), last_words.as_ref())
            }
            PlayerError::Silent(Silence { waited, last_words }) => {
                let waited = waited.as_millis() as u64;
                behind(message!("player-silent", waited), last_words.as_ref())
            }
            PlayerError::Absent(_) | PlayerError::Died(_) | PlayerError::Nonsense(_) => {
                message!("player-fault", text = self.to_string())
            }
        }
    }
}

/// A clause with the program's last words behind it.
fn behind(what: Message, last_words: Option<&String>) -> Message {
    match last_words {
        Some(words) => message!("player-last-words", what, words),
        None => what,
    }
}

#[cfg(unix)]
fn signal(status: ExitStatus) -> Option<i32> {
    use std::os::unix::process::ExitStatusExt as _;
    status.signal()
}

#[cfg(not(unix))]
fn signal(_: ExitStatus) -> Option<i32> {
    None
}
