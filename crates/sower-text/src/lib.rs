#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod areas;
pub mod bao_rules;
pub mod board_sentence;
pub mod board_text;
pub mod draw;
mod errors;
mod highlights;
pub mod kinds;
pub mod lang;
pub mod layout;
mod line_of_play;
pub mod outcome;
pub mod pit_marks;
mod ring_rules;
pub mod rounds;
pub mod rules_in_words;
pub mod steps;
mod wider_rules;

pub use areas::Area;
pub use board_sentence::way_name;
pub use board_text::{Characters, TextOptions, board_text};
pub use draw::{DrawOptions, LastMove, draw_svg};
pub use highlights::{gist, points};
pub use kinds::{Kind, kinds};
pub use lang::{Arg, Clauses, Decimal, Language, Message, Say, Sentence, UnknownLanguage, check_message};
pub use layout::{Layout, Orientation};
pub use line_of_play::{LineOfPlay, LineTurn};
pub use outcome::{outcome_sentence, result_sentence};
pub use pit_marks::PitMarks;
pub use rounds::{round_sentence, score_words};
pub use rules_in_words::{Heading, rules_in_words};
pub use steps::{move_name, step_sentence, trace_sentences};
