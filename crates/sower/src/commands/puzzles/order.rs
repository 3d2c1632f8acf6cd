//! Parses what a player types at a puzzle.

/// One line at the prompt.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// An empty line.
    Nothing,
    /// A move by its label.
    Move(String),
    /// Go to the next puzzle.
    Next,
    /// Go to the puzzle with this number.
    Number(String),
    /// Only puzzles of this grade from now on; all if none.
    Grade(Option<String>),
    /// Request a hint.
    Hint,
    /// Show the solution with its explanation.
    Solution,
    /// Explain the last move, step by step.
    Why,
    /// Play the position out against perfect defence.
    Train,
    /// Show the board again.
    Board,
    /// Show the player's progress.
    Progress,
    /// Show the rules.
    Rules,
    /// List the commands.
    Help,
    /// Leave the puzzles.
    Quit,
}

impl Order {
    /// Parses a line. Unknown words are treated as a move, whose refusal lists the legal ones.
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
