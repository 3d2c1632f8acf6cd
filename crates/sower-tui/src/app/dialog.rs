//! A dialog over the screen: a yes-or-no question, or a name to type.

use crossterm::event::{KeyCode, KeyEvent};

/// The question that a dialog asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether to quit.
    Quit,
    /// Whether to leave the app and start the site.
    Browser,
    /// Whether to resign.
    Resign,
    /// Whether to propose or accept ending the game now.
    Agree,
    /// Whether to delete the saved game with this name.
    Discard(String),
    /// The file name to save under.
    SaveAs,
    /// The file name of a record to open.
    Open,
}

/// An open dialog: a question, its text and the input so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dialog {
    /// The question that is being asked.
    pub question: Question,
    /// The question's text, in the player's language.
    pub text: String,
    /// The input so far; none for a yes-or-no question.
    pub typed: Option<String>,
}

/// The effect of a key on a dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The dialog stays open.
    Waiting,
    /// The dialog is cancelled.
    No,
    /// The player confirmed, with this input.
    Yes(Question, String),
}

/// Characters of a file name; further input is ignored.
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
