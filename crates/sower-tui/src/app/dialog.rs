//! A dialog over the screen: a yes-or-no question, or a name to type.

use crossterm::event::{KeyCode, KeyEvent};

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether to give up.
    Resign,
    /// Whether to offer or to take the end of the game as it stands.
    Agree,
    /// Whether to throw the kept game of that name away.
    Discard(String),
    /// Under which name to save.
    SaveAs,
    /// Which record to open.
    Open,
}

/// A question with its words and what is typed so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dialog {
    /// What is asked.
    pub question: Question,
    /// The same in words.
    pub text: String,
    /// What is typed, where something is to be typed.
    pub typed: Option<String>,
}

/// What a key does to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// It stays.
    Waiting,
    /// It goes.
    No,
    /// It is answered.
    Yes(Question, String),
}

/// Longer names are not taken.
const LONGEST_NAME: usize = 512;

impl Dialog {
    pub(crate) fn confirm(question: Question, text: String) -> Dialog {
        Dialog { question, text, typed: None }
    }

    pub(crate) fn name(question: Question, text: String, typed: String) -> Dialog {
        Dialog { question, text, typed: Some(typed) }
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Answer {
        match (&mut self.typed, key.code) {
            (_, KeyCode::Esc) => Answer::No,
            (None, KeyCode::Char('y' | 'Y') | KeyCode::Enter) => {
                Answer::Yes(self.question.clone(), String::new())
            }
            (None, KeyCode::Char('n' | 'N' | 'q' | 'Q')) => Answer::No,
            (Some(typed), KeyCode::Enter) if !typed.trim().is_empty() => {
                Answer::Yes(self.question.clone(), typed.trim().to_owned())
            }
            (Some(typed), KeyCode::Backspace) => {
                typed.pop();
                Answer::Waiting
            }
            (Some(typed), KeyCode::Char(letter)) if typed.len() < LONGEST_NAME => {
                typed.push(letter);
                Answer::Waiting
            }
            _ => Answer::Waiting,
        }
    }
}
