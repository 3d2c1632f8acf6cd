//! The messages of the web page, as data that a small script can format: `web.ftl` without Fluent.
//!
//! A message is a text, or parts: texts, arguments, and selections by an argument. `web.ftl` may use no other Fluent features,
//! so that `web/text/format.js` stays small.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use serde::Serialize;

use super::{Language, files};

/// The name of the file with the page's messages.
pub(super) const FILE: &str = "web";

/// The messages of the page.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct PageCatalogue {
    /// All messages by key.
    pub messages: BTreeMap<String, PageMessage>,
}

/// A message of the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum PageMessage {
    /// A message without arguments.
    Text(String),
    /// A message with arguments or selections.
    Parts(Vec<Part>),
}

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Part {
    /// Text to copy verbatim.
    Text(String),
    /// The value of an argument.
    Arg {
        /// The argument's name.
        arg: String,
    },
    /// A selection by an argument: its exact value, else its plural category, else `other`.
    Select {
        /// The argument's name.
        select: String,
        /// The parts for each case.
        cases: BTreeMap<String, Vec<Part>>,
    },
}

/// Why a text is not a valid `web.ftl`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PageFault {
    /// The text is not valid Fluent; the parser's message.
    #[error("it is not Fluent: {0}")]
    Syntax(String),
    /// An entry is not a plain message: a term, or a message with attributes or without text.
    #[error("{0} is not a plain message")]
    NotPlain(String),
    /// A message uses something other than arguments and selections.
    #[error("{0} uses more than arguments and choices by them")]
    Beyond(String),
    /// A selection does not end with `other`.
    #[error("a choice in {0} does not have *[other]")]
    NoOther(String),
}

impl Language {
    /// All messages of the page in this language, with English for missing ones.
    ///
    /// # Panics
    /// If a `web.ftl` is invalid, which a test excludes.
    pub fn page_catalogue(&self) -> PageCatalogue {
        let mut whole = self.own_page_catalogue().expect("tests read every web.ftl");
        if self != Language::english() {
            for (key, message) in Language::english().page_catalogue().messages {
                whole.messages.entry(key).or_insert(message);
            }
        }
        whole
    }

    /// The messages that this language itself has for the page, or why its file is invalid.
    pub fn own_page_catalogue(&self) -> Result<PageCatalogue, PageFault> {
        let mut whole = PageCatalogue::default();
        for file in files::of(self.tag()).filter(|file| file.name == FILE) {
            whole.messages.extend(read(file.text)?.messages);
        }
        Ok(whole)
    }
}

impl PageMessage {
    /// The names of the arguments in the message.
    pub fn arguments(&self) -> Vec<&str> {
        let mut names = Vec::new();
        if let PageMessage::Parts(parts) = self {
            collect(parts, &mut names);
        }
        names.sort_unstable();
        names.dedup();
        names
    }
}

fn collect<'a>(parts: &'a [Part], names: &mut Vec<&'a str>) {
    for part in parts {
        match part {
            Part::Text(_) => {}
            Part::Arg { arg } => names.push(arg),
            Part::Select { select, cases } => {
                names.push(select);
                cases.values().for_each(|parts| collect(parts, names));
            }
        }
    }
}

/// Reads the text of a `web.ftl`.
pub fn read(text: &str) -> Result<PageCatalogue, PageFault> {
    let resource = fluent_syntax::parser::parse(text).map_err(|(_, faults)| {
        PageFault::Syntax(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
    })?;
    let mut whole = PageCatalogue::default();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name;
                let not_plain = || PageFault::NotPlain(key.to_owned());
                let pattern =
                    message.value.filter(|_| message.attributes.is_empty()).ok_or_else(not_plain)?;
                let mut parts = parts(key, &pattern)?;
                let message = match parts.as_mut_slice() {
                    [Part::Text(text)] => PageMessage::Text(std::mem::take(text)),
                    _ => PageMessage::Parts(parts),
                };
                if whole.messages.insert(key.to_owned(), message).is_some() {
                    return Err(not_plain());
                }
            }
            Entry::Term(term) => return Err(PageFault::NotPlain(term.id.name.to_owned())),
            Entry::Junk { content } => return Err(PageFault::Syntax(content.to_owned())),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    Ok(whole)
}

fn parts(key: &str, pattern: &Pattern<&str>) -> Result<Vec<Part>, PageFault> {
    let mut parts = Vec::new();
    for element in &pattern.elements {
        let part = match element {
            PatternElement::TextElement { value } => Part::Text((*value).to_owned()),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => inline_part(key, inline)?,
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let InlineExpression::VariableReference { id } = selector else {
                    return Err(PageFault::Beyond(key.to_owned()));
                };
                Part::Select { select: id.name.to_owned(), cases: cases(key, variants)? }
            }
        };
        match (parts.last_mut(), part) {
            // A sentence over several lines is parsed in pieces.
            (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
            (_, part) => parts.push(part),
        }
    }
    Ok(parts)
}

fn inline_part(key: &str, inline: &InlineExpression<&str>) -> Result<Part, PageFault> {
    match inline {
        InlineExpression::VariableReference { id } => Ok(Part::Arg { arg: id.name.to_owned() }),
        InlineExpression::StringLiteral { value } => Ok(Part::Text((*value).to_owned())),
        _ => Err(PageFault::Beyond(key.to_owned())),
    }
}

fn cases(key: &str, variants: &[Variant<&str>]) -> Result<BTreeMap<String, Vec<Part>>, PageFault> {
    let mut cases = BTreeMap::new();
    for variant in variants {
        let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = &variant.key;
        if variant.default != (*name == "other") {
            return Err(PageFault::NoOther(key.to_owned()));
        }
        cases.insert((*name).to_owned(), parts(key, &variant.value)?);
    }
    Ok(cases)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn as_json(text: &str) -> String {
        serde_json::to_string(&read(text).unwrap()).unwrap()
    }

    #[test]
    fn texts_arguments_and_choices_become_data() {
        assert_eq!(as_json("hello = Hello"), r#"{"hello":"Hello"}"#);
        assert_eq!(as_json("turn = { $side }: your turn"), r#"{"turn":[{"arg":"side"},": your turn"]}"#);
        assert_eq!(
            as_json(
                "left = { $n ->\n    [0] none\n    [one] one { $seed }\n   *[other] { $n } { $seeds }\n  } left"
            ),
            concat!(
                r#"{"left":[{"select":"n","cases":{"0":["none"],"one":["one ",{"arg":"seed"}],"#,
                r#""other":[{"arg":"n"}," ",{"arg":"seeds"}]}}," left"]}"#
            )
        );
    }

    #[test]
    fn a_message_knows_its_arguments() {
        let read =
            read("left = { $n ->\n    [one] { $seed }\n   *[other] { $n }\n  }\nplain = Hello").unwrap();
        assert_eq!(read.messages["left"].arguments(), ["n", "seed"]);
        assert!(read.messages["plain"].arguments().is_empty());
    }

    #[test]
    fn what_the_page_cannot_show_is_refused() {
        let fault = |text: &str| read(text).unwrap_err();
        let named = |name: &str| name.to_owned();
        assert!(matches!(fault("hello Hello"), PageFault::Syntax(_)));
        assert_eq!(fault("-term = Sower"), PageFault::NotPlain(named("term")));
        assert_eq!(fault("a = A\n    .title = T"), PageFault::NotPlain(named("a")));
        assert_eq!(fault("a = A\na = B"), PageFault::NotPlain(named("a")));
        assert_eq!(fault("a = { COUNT($n) }"), PageFault::Beyond(named("a")));
        assert_eq!(fault("a = { other-message }"), PageFault::Beyond(named("a")));
        assert_eq!(fault("a = { COUNT($n) ->\n   *[other] x\n  }"), PageFault::Beyond(named("a")));
        assert_eq!(fault("a = { $n ->\n    [one] x\n   *[many] y\n  }"), PageFault::NoOther(named("a")));
    }
}
