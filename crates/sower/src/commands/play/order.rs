//! Parses what a player types.

/// One line at the prompt.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// An empty line.
    Nothing,
    /// A move by its label.
    Move(String),
    /// List the moves with their results, and with every step if requested.
    Moves { why: bool },
    /// Explain a move: the given one, or the last one played.
    Why(Option<String>),
    /// A command with too many arguments.
    TooMuch,
    /// Show the board again.
    Board,
    /// Show the rules.
    Rules,
    /// Request a hint.
    Hint,
    /// Take back a move.
    Undo,
    /// Replay a move that was taken back.
    Redo,
    /// Save the game to a file.
    Save(Option<String>),
    /// Propose ending the game.
    Agree,
    /// Resign the game.
    Resign,
    /// Begin the next round of a match.
    NextRound,
    /// List the commands.
    Help,
    /// Leave the game.
    Quit,
}

impl Order {
    /// Parses a line. Unknown words are treated as a move, whose refusal lists the legal ones.
    pub(super) fn parse(line: &str) -> Order {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { return Order::Nothing };
        let rest: Vec<&str> = words.collect();
        let one = rest.first().map(|word| (*word).to_owned());
        match first.to_ascii_lowercase().as_str() {
            "moves" if rest == ["--why"] => Order::Moves { why: true },
            "moves" if rest.is_empty() => Order::Moves { why: false },
            "moves" => Order::Why(rest.last().map(|word| (*word).to_owned())),
            "save" => Order::Save((!rest.is_empty()).then(|| rest.join(" "))),
            "why" if rest.len() <= 1 => Order::Why(one),
            _ if !rest.is_empty() => Order::TooMuch,
            "board" => Order::Board,
            "rules" => Order::Rules,
            "hint" => Order::Hint,
            "undo" => Order::Undo,
            "redo" => Order::Redo,
            "agree" => Order::Agree,
            "resign" => Order::Resign,
            "next" => Order::NextRound,
            "help" | "h" | "?" => Order::Help,
            "quit" | "exit" | "q" => Order::Quit,
            _ => Order::Move(first.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Order;

    #[test]
    fn orders_are_told_from_moves() {
        assert_eq!(Order::parse("  "), Order::Nothing);
        assert_eq!(Order::parse("F"), Order::Move("F".to_owned()));
        assert_eq!(Order::parse("f"), Order::Move("f".to_owned()));
        assert_eq!(Order::parse("moves --why"), Order::Moves { why: true });
        assert_eq!(Order::parse("why 3"), Order::Why(Some("3".to_owned())));
        assert_eq!(Order::parse("moves 3"), Order::Why(Some("3".to_owned())));
        assert_eq!(Order::parse("why"), Order::Why(None));
        assert_eq!(Order::parse("3 4"), Order::TooMuch);
        assert_eq!(Order::parse("SAVE my game.txt"), Order::Save(Some("my game.txt".to_owned())));
        assert_eq!(Order::parse("next"), Order::NextRound);
        assert_eq!(Order::parse("quit"), Order::Quit);
    }
}
