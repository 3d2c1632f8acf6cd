//! A line of the protocol: `[id][@reference] name argument…`.

use std::fmt;

use crate::LONGEST_LINE;

/// A parsed line. The meaning of its arguments depends on the sender and the state of the connection.
#[derive(Clone, Debug, PartialEq)]
pub struct Command {
    /// Its number, which an answer can refer to.
    pub id: Option<u64>,
    /// The number of the line that it answers.
    pub reference: Option<u64>,
    /// The command's name.
    pub name: String,
    /// The command's arguments.
    pub arguments: Vec<Argument>,
}

/// An argument of a command. Its first characters determine its kind.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// A whole number.
    Integer(i64),
    /// A number with a decimal point.
    Real(f64),
    /// A word of letters, figures, `-` and `:`.
    Word(String),
    /// A text in double quotes.
    Text(String),
    /// A board's numbers.
    Board(Vec<u32>),
}

/// Why a line violates the protocol.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLine {
    /// The line is empty.
    #[error("an empty line; a command has a name, as in `mode freeplay`")]
    Empty,
    /// The line is longer than the protocol allows.
    #[error("a line has at most {LONGEST_LINE} characters")]
    TooLong,
    /// A number, id or reference that cannot be parsed.
    #[error("{0} is not a valid number here")]
    Number(String),
    /// Not a valid command name.
    #[error("{0} is not a command name; expected letters and digits")]
    Name(String),
    /// A text without its closing quote.
    #[error("a quoted text is not closed")]
    OpenText,
    /// An argument of an unknown kind.
    #[error("{0} is not an argument; expected a number, a word, a quoted text or a board in angle brackets")]
    Argument(String),
}

impl Command {
    /// A command without a number.
    pub fn new(name: &str, arguments: impl Into<Vec<Argument>>) -> Command {
        Command { id: None, reference: None, name: name.to_owned(), arguments: arguments.into() }
    }

    /// Adds a number to the command.
    pub fn numbered(self, id: u64) -> Command {
        Command { id: Some(id), ..self }
    }

    /// Marks the command as an answer to another line.
    pub fn answering(self, reference: Option<u64>) -> Command {
        Command { reference, ..self }
    }

    /// Parses a line, with or without its line ending.
    pub fn read(line: &str) -> Result<Command, BadLine> {
        if line.len() > LONGEST_LINE {
            return Err(BadLine::TooLong);
        }
        let mut rest = line.trim();
        let (mut id, mut reference) = (None, None);
        if rest.starts_with('@') || rest.starts_with(|letter: char| letter.is_ascii_digit()) {
            let (head, tail) = word(rest);
            // A name may begin with a digit, but digits alone are a number.
            let (own, other) = head.split_once('@').map_or((head, None), |(own, other)| (own, Some(other)));
            if other.is_some() || own.bytes().all(|byte| byte.is_ascii_digit()) {
                id = Some(own).filter(|own| !own.is_empty()).map(number).transpose()?;
                reference = other.map(number).transpose()?;
                rest = tail;
            }
        }
        let (name, mut rest) = word(rest);
        if name.is_empty() {
            return Err(BadLine::Empty);
        }
        if !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(BadLine::Name(quoted(name)));
        }
        let mut arguments = Vec::new();
        while !rest.is_empty() {
            let (argument, tail) = read_argument(rest)?;
            arguments.push(argument);
            rest = tail.trim_start();
        }
        Ok(Command { id, reference, name: name.to_owned(), arguments })
    }

    /// The argument at an index as text: some clients put single words in quotes.
    pub fn words(&self, place: usize) -> Option<&str> {
        match self.arguments.get(place)? {
            Argument::Word(text) | Argument::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The argument at an index as an integer.
    pub fn integer(&self, place: usize) -> Option<i64> {
        match self.arguments.get(place)? {
            Argument::Integer(number) => Some(*number),
            _ => None,
        }
    }

    /// The argument at an index as a board's numbers.
    pub fn board(&self, place: usize) -> Option<&[u32]> {
        match self.arguments.get(place)? {
            Argument::Board(numbers) => Some(numbers),
            _ => None,
        }
    }
}

/// Splits off the first word of a text.
fn word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (&text[..end], text[end..].trim_start())
}

fn number(text: &str) -> Result<u64, BadLine> {
    let figures = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    figures.then(|| text.parse().ok()).flatten().ok_or_else(|| BadLine::Number(quoted(text)))
}

fn read_argument(text: &str) -> Result<(Argument, &str), BadLine> {
    if let Some(inside) = text.strip_prefix('"') {
        return read_text(inside);
    }
    let (found, rest) = word(text);
    let bad = || BadLine::Argument(quoted(found));
    if let Some(inside) = found.strip_prefix('<') {
        let inside = inside.strip_suffix('>').ok_or_else(bad)?;
        let one = |part| number(part).ok().and_then(|number| u32::try_from(number).ok()).ok_or_else(bad);
        return Ok((Argument::Board(inside.split(',').map(one).collect::<Result<_, _>>()?), rest));
    }
    let unsigned = found.strip_prefix(['+', '-']).unwrap_or(found);
    let figures = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let argument = if !unsigned.is_empty() && figures(unsigned) {
        Argument::Integer(found.parse().map_err(|_| BadLine::Number(quoted(found)))?)
    } else if unsigned.split_once('.').is_some_and(|(a, b)| figures(a) && !b.is_empty() && figures(b)) {
        Argument::Real(found.parse().map_err(|_| BadLine::Number(quoted(found)))?)
    } else if found.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b':')) {
        Argument::Word(found.to_owned())
    } else {
        return Err(bad());
    };
    Ok((argument, rest))
}

/// Parses a text after its opening quote.
fn read_text(inside: &str) -> Result<(Argument, &str), BadLine> {
    let mut text = String::new();
    let mut letters = inside.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return Ok((Argument::Text(text), &inside[at + 1..])),
            '\\' => text.push(letters.next().ok_or(BadLine::OpenText)?.1),
            letter => text.push(letter),
        }
    }
    Err(BadLine::OpenText)
}

/// The offending text, short enough for an error message.
fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    let short: String = text.chars().take(MOST).collect();
    format!("{short:?}")
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(id) = self.id {
            write!(f, "{id}")?;
        }
        if let Some(reference) = self.reference {
            write!(f, "@{reference}")?;
        }
        if self.id.is_some() || self.reference.is_some() {
            f.write_str(" ")?;
        }
        f.write_str(&self.name)?;
        self.arguments.iter().try_for_each(|argument| write!(f, " {argument}"))
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Argument::Integer(number) => write!(f, "{number}"),
            // The grammar has neither exponents nor a number without a point.
            Argument::Real(number) => write!(f, "{number:.6}"),
            Argument::Word(word) => f.write_str(word),
            Argument::Text(text) => {
                f.write_str("\"")?;
                for letter in text.chars() {
                    match letter {
                        '"' | '\\' => write!(f, "\\{letter}")?,
                        // A line break would end the command.
                        letter if letter.is_control() => f.write_str(" ")?,
                        letter => write!(f, "{letter}")?,
                    }
                }
                f.write_str("\"")
            }
            Argument::Board(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
                write!(f, "<{}>", numbers.join(","))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_line_has_a_number_a_reference_a_name_and_arguments() {
        let read =
            Command::read("6@4 state <3,0,0,3,3,3,3,3,3> -2 .5 time:mode \"a \\\"b\\\" c\"\r\n").unwrap();
        assert_eq!((read.id, read.reference, read.name.as_str()), (Some(6), Some(4), "state"));
        assert_eq!(
            read.arguments,
            [
                Argument::Board(vec![3, 0, 0, 3, 3, 3, 3, 3, 3]),
                Argument::Integer(-2),
                Argument::Real(0.5),
                Argument::Word("time:mode".to_owned()),
                Argument::Text("a \"b\" c".to_owned()),
            ]
        );
        assert_eq!(Command::read("@4 move 1").unwrap().reference, Some(4));
        assert_eq!(Command::read("  stop ").unwrap(), Command::new("stop", []));
        // One client puts every word into quotes.
        assert_eq!(Command::read("3 mode \"freeplay\"").unwrap().words(0), Some("freeplay"));
    }

    #[test]
    fn what_is_no_line_is_told() {
        let refused = |line: &str| Command::read(line).unwrap_err();
        assert_eq!(refused(""), BadLine::Empty);
        assert_eq!(refused("17"), BadLine::Empty);
        assert_eq!(refused("@x move 1"), BadLine::Number("\"x\"".to_owned()));
        assert_eq!(
            refused("99999999999999999999 move 1"),
            BadLine::Number("\"99999999999999999999\"".to_owned())
        );
        assert_eq!(refused("mo-ve 1"), BadLine::Name("\"mo-ve\"".to_owned()));
        assert_eq!(refused("set a \"b"), BadLine::OpenText);
        assert_eq!(refused("set a \"b\\"), BadLine::OpenText);
        for argument in ["<1,2", "<>", "<1,-2>", "a_b", "é", "<4294967296>"] {
            assert_eq!(refused(&format!("x {argument}")), BadLine::Argument(format!("{argument:?}")));
        }
        assert_eq!(refused(&"x".repeat(LONGEST_LINE + 1)), BadLine::TooLong);
    }

    fn argument() -> impl Strategy<Value = Argument> {
        prop_oneof![
            any::<i64>().prop_map(Argument::Integer),
            (-1000..1000i32).prop_map(|eighths| Argument::Real(f64::from(eighths) / 8.0)),
            "[a-zA-Z][a-zA-Z0-9:-]{0,8}".prop_map(Argument::Word),
            "[^\\p{C}]{0,20}".prop_map(Argument::Text),
            proptest::collection::vec(any::<u32>(), 1..20).prop_map(Argument::Board),
        ]
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back(
            id in any::<Option<u64>>(),
            reference in any::<Option<u64>>(),
            name in "[a-z][a-z0-9]{0,10}",
            arguments in proptest::collection::vec(argument(), 0..6),
        ) {
            let command = Command { id, reference, name, arguments };
            prop_assert_eq!(Command::read(&command.to_string()), Ok(command));
        }

        #[test]
        fn any_line_is_read_or_refused(line in "\\PC{0,80}") {
            if let Ok(command) = Command::read(&line) {
                prop_assert!(!command.to_string().contains('\n'));
            }
        }

        #[test]
        fn lines_that_are_nearly_right_are_read_or_refused(line in "[0-9@ ]{0,6}(state|move|set|problem)[ <>0-9,.\"\\\\:a+-]{0,40}") {
            if let Ok(command) = Command::read(&line) {
                prop_assert_eq!(Command::read(&command.to_string()).map(|again| again.name), Ok(command.name));
            }
        }
    }
}
