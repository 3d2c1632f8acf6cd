//! What a person types before a puzzle.

/// One line at the prompt.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// Nothing was typed.
    Nothing,
    /// A move by its label.
    Move(String),
    /// The next puzzle.
    Next,
    /// The puzzle of that number.
    Number(String),
    /// Only puzzles of that grade from now on; all without one.
    Grade(Option<String>),
    /// What helps.
    Hint,
    /// The right move, with its reasons.
    Solution,
    /// What the last move did, step by step.
    Why,
    /// Plays the position out against perfect defence.
    Train,
    /// The board again.
    Board,
    /// How far one is.
    Progress,
    /// The rules.
    Rules,
    /// What can be typed.
    Help,
    /// Leaves.
    Quit,
}

impl Order {
    /// Reads a line. What is no order is taken for a move, whose refusal then says what may be played.
    pub(super) fn parse(line: &str) -> Order {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { return Order::Nothing };
        let second = words.next().map(str::to_owned);
        match (first.to_ascii_lowercase().as_str(), second) {
            ("puzzle" | "number", Some(number)) => Order::Number(number),
            ("grade", grade) => Order::Grade(grade),
            ("next", None) => Order::Next,
            ("hint", None) => Order::Hint,
            ("solution", None) => Order::Solution,
            ("why", None) => Order::Why,
            ("train", None) => Order::Train,
            ("board", None) => Order::Board,
            ("progress", None) => Order::Progress,
            ("rules", None) => Order::Rules,
            ("help" | "?", None) => Order::Help,
            ("quit" | "exit" | "q", None) => Order::Quit,
            _ => Order::Move(line.trim().to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Order;

    #[test]
    fn orders_are_told_from_moves() {
        assert_eq!(Order::parse(" "), Order::Nothing);
        assert_eq!(Order::parse("F"), Order::Move("F".to_owned()));
        assert_eq!(Order::parse("3 4"), Order::Move("3 4".to_owned()));
        assert_eq!(Order::parse("NEXT"), Order::Next);
        assert_eq!(Order::parse("puzzle 17"), Order::Number("17".to_owned()));
        assert_eq!(Order::parse("grade 3"), Order::Grade(Some("3".to_owned())));
        assert_eq!(Order::parse("grade"), Order::Grade(None));
    }
}
