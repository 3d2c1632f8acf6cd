//! The tags of a record: `[South "Ann"]`.

use std::fmt;

use crate::side::Side;

/// Names and values in insertion order, each name once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// An empty list.
    pub fn new() -> Tags {
        Tags::default()
    }

    /// The value of a tag.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag. Replaces an existing value in place; otherwise appends.
    ///
    /// A name consists of letters, digits and underscores. Other characters are removed, and an empty name sets nothing.
    /// A value is a single line: line ends and other control characters become blanks.
    pub fn set(&mut self, name: &str, value: &str) {
        let name: String = name.chars().filter(|letter| is_name_letter(*letter)).collect();
        let value = value.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        if name.is_empty() {
            return;
        }
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some((_, old)) => *old = value,
            None => self.0.push((name, value)),
        }
    }

    /// All names and values, in insertion order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The player of a side. Programs in the chess tradition write `White` for South and `Black` for North.
    pub fn player(&self, side: Side) -> Option<&str> {
        let [own, chess] = match side {
            Side::South => ["South", "White"],
            Side::North => ["North", "Black"],
        };
        self.value(own).or_else(|| self.value(chess))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// One tag per line.
impl fmt::Display for Tags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.iter() {
            writeln!(f, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))?;
        }
        Ok(())
    }
}

fn is_name_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// A tag, and its length in bytes.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct ReadTag<'a> {
    pub(super) name: &'a str,
    pub(super) value: String,
    pub(super) length: usize,
}

/// Reads the tag at the beginning of a text. It must end on the same line.
pub(super) fn read_tag(text: &str) -> Option<ReadTag<'_>> {
    let line = text.lines().next()?;
    let rest = line.strip_prefix('[')?.trim_start();
    let name_end = rest.find(|letter| !is_name_letter(letter))?;
    let (name, rest) = rest.split_at(name_end);
    let rest = rest.trim_start().strip_prefix('"')?;
    let mut value = String::new();
    let mut letters = rest.char_indices();
    let quote = loop {
        match letters.next()? {
            (at, '"') => break at,
            (_, '\\') => match letters.next()? {
                (_, escaped @ ('"' | '\\')) => value.push(escaped),
                (_, other) => value.extend(['\\', other]),
            },
            (_, letter) => value.push(letter),
        }
    };
    let rest = rest[quote + 1..].trim_start().strip_prefix(']')?;
    (!name.is_empty()).then(|| ReadTag { name, value, length: line.len() - rest.len() })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn read(text: &str) -> Option<(&str, String)> {
        read_tag(text).map(|tag| (tag.name, tag.value))
    }

    #[test]
    fn a_tag_is_a_name_and_a_value() {
        assert_eq!(read("[South \"Ann\"] x"), Some(("South", "Ann".to_owned())));
        assert_eq!(read("[ South   \"\" ]"), Some(("South", String::new())));
        assert_eq!(read_tag("[A \"b\"] x").map(|tag| tag.length), Some(7));
    }

    #[test]
    fn what_is_not_a_tag_is_not_read() {
        for text in
            ["", "[", "[A]", "[A b]", "[A \"b", "[A \"b\"", "[\"b\"]", "[A \"b\n\"]", "[%clk 1]", "[A \"\\"]
        {
            assert_eq!(read_tag(text), None, "{text}");
        }
    }

    #[test]
    fn a_tag_is_set_in_its_place_and_cleaned() {
        let mut tags = Tags::new();
        tags.set("A", "1");
        tags.set("B", "2");
        tags.set("A", "3\n4");
        tags.set("!?", "5");
        tags.set("C c", "6");
        assert_eq!(tags.iter().collect::<Vec<_>>(), [("A", "3 4"), ("B", "2"), ("Cc", "6")]);
    }

    #[test]
    fn players_of_chess_programs_are_found() {
        let mut tags = Tags::new();
        tags.set("White", "Ann");
        tags.set("North", "Ben");
        tags.set("Black", "Cid");
        assert_eq!([tags.player(Side::South), tags.player(Side::North)], [Some("Ann"), Some("Ben")]);
    }

    proptest! {
        #[test]
        fn every_value_is_read_back(value in "\\PC{0,40}") {
            let mut tags = Tags::new();
            tags.set("Note", &value);
            let text = tags.to_string();
            prop_assert_eq!(read(&text), Some(("Note", value)));
        }

        #[test]
        fn no_text_makes_the_reader_panic(text in "\\[?[A-Za-z \"\\\\\\[\\]é\n]{0,40}") {
            let _ = read_tag(&text);
        }
    }
}
