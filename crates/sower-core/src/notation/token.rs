//! One move as text: `3`, `F+5`, `87(10)`, `44x`, `f1e2`, `swap`.
//!
//! Everything but the pit is optional, but must be correct if present: the pit of the last seed, `+n` for
//! the seeds captured, `x` for a new home, and in brackets the mover's store after a capture by the last seed.
//! Seeds that fall into a home, or are won with a new home, do not count as such a capture. This matches the
//! recorded tournament games of Togyz Kumalak.

use super::playstrategy::place_of_square;
use super::{TokenError, quoted};
use crate::game::{Game, Move};
use crate::labels::{label, range};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::{Labels, Notation, Rules};
use crate::side::Place;
use crate::trace::{Cell, Event, Trace};

/// Separates the two pits of a move if labels can have more than one digit.
const BETWEEN: char = '>';

/// The parts of a move's text, not yet interpreted by a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token<'a> {
    /// The pit, or the pit and the pit of the last seed, or `swap`.
    body: &'a str,
    captured: Option<&'a str>,
    home: bool,
    store: Option<&'a str>,
}

impl<'a> Token<'a> {
    /// Splits a word into its parts. `None` if no game has moves of that form.
    pub(crate) fn parse(word: &'a str) -> Option<Token<'a>> {
        let mut token = Token { body: word, captured: None, home: false, store: None };
        loop {
            let body = token.body;
            if let Some(bare) = body.strip_suffix(['x', 'X'])
                && !token.home
            {
                token.home = true;
                token.body = bare;
            } else if let Some((bare, store)) = body.strip_suffix(')').and_then(|rest| rest.rsplit_once('('))
                && token.store.is_none()
                && is_number(store)
            {
                token.store = Some(store);
                token.body = bare;
            } else if let Some((bare, captured)) = body.rsplit_once('+')
                && token.captured.is_none()
                && is_number(captured)
            {
                token.captured = Some(captured);
                token.body = bare;
            } else {
                break;
            }
        }
        // A direction or a choice may follow the pit.
        (is_body(token.body) || is_square(token.body) || has_way(token.body)).then_some(token)
    }

    fn is_bare(&self) -> bool {
        self.captured.is_none() && !self.home && self.store.is_none()
    }
}

/// Whether a direction or a choice follows the pit.
fn has_way(body: &str) -> bool {
    let (pit, choice) = body.split_once(':').unwrap_or((body, ""));
    let bare = pit.trim_end_matches(['<', '>']);
    let is_label = |text: &str| !text.is_empty() && text.chars().all(|letter| letter.is_ascii_alphanumeric());
    (bare.len() < pit.len() || !choice.is_empty())
        && is_label(bare)
        && (choice.is_empty() || is_label(choice))
}

/// Whether this is a column's letter and the number of one of four rows.
fn is_square(text: &str) -> bool {
    matches!(text.as_bytes(), [b'a'..=b'z' | b'A'..=b'Z', b'1'..=b'4'])
}

fn is_number(text: &str) -> bool {
    (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_body(text: &str) -> bool {
    let is_label = |text: &str| is_number(text) || is_letter(text);
    text.eq_ignore_ascii_case("swap")
        || is_label(text)
        || text.split_once(BETWEEN).is_some_and(|(from, to)| is_label(from) && is_label(to))
        || squares(text).is_some()
}

fn is_letter(text: &str) -> bool {
    matches!(text.as_bytes(), [letter] if letter.is_ascii_alphabetic())
}

/// The first square and the text after it, if the text has that form.
fn squares(text: &str) -> Option<(&str, Option<&str>)> {
    let is_square = |square: &[u8]| matches!(square, [b'a'..=b'o', b'1' | b'2']);
    match text.as_bytes() {
        square @ [_, _] if is_square(square) => Some((text, None)),
        [from @ .., _, _] if from.len() == 2 && is_square(from) && is_square(&text.as_bytes()[2..]) => {
            Some((&text[..2], Some(&text[2..])))
        }
        _ => None,
    }
}

/// How the pit of the last seed is written.
enum End<'a> {
    Label(&'a str),
    Square(&'a str, Option<Place>),
}

impl Game {
    /// Reads a move of the side to move, and verifies its optional parts.
    pub fn read_token(&self, position: &Position, text: &str) -> Result<Move, TokenError> {
        let side = position.side();
        let unreadable = || TokenError::Unreadable { text: quoted(text), range: range(self.rules(), side) };
        let token = Token::parse(text).ok_or_else(unreadable)?;
        let pits = self.rules().board().pits;
        let own_squares = self.rules().labels() == &Labels::Squares;
        let (played, end) = if own_squares || has_way(token.body) {
            (self.read_move(side, token.body).map_err(illegal)?, None)
        } else if let Some((from, to)) = squares(token.body) {
            let place = place_of_square(from, pits).ok_or_else(unreadable)?;
            let end = to.map(|to| End::Square(to, place_of_square(to, pits)));
            (Move::Sow(place.seen_by(side, pits)), end)
        } else {
            let (from, to) = self.split_ends(token.body);
            (self.read_move(side, from).map_err(illegal)?, to.map(End::Label))
        };
        if token.is_bare() && end.is_none() {
            self.check(position, played).map_err(illegal)?;
        } else {
            let trace = self.trace(position, played).map_err(illegal)?;
            self.check_end(&trace, end)?;
            check_suffixes(&trace, token)?;
        }
        Ok(played)
    }

    /// Writes a legal move in the rules' notation.
    pub fn write_token(&self, position: &Position, played: Move) -> Result<String, Refusal> {
        if *self.rules().notation() == Notation::Plain {
            self.check(position, played)?;
            return Ok(self.label(position.side(), played));
        }
        Ok(self.write_traced(played, &self.trace(position, played)?))
    }

    /// Writes a move whose trace is known, like [`Game::write_token`].
    pub fn write_traced(&self, played: Move, trace: &Trace) -> String {
        let label = self.label(trace.mover, played);
        match self.rules().notation() {
            Notation::Plain => label,
            Notation::Plus => with_capture(label, trace),
            Notation::FromTo => with_end(self, label, trace),
        }
    }

    /// Writes consecutive moves from a position, up to the first illegal one.
    pub fn write_line(&self, position: &Position, moves: &[Move]) -> Vec<String> {
        let mut at = *position;
        let mut line = Vec::with_capacity(moves.len());
        for played in moves {
            let (Ok(token), Ok(after)) = (self.write_token(&at, *played), self.play(&at, *played)) else {
                break;
            };
            line.push(token);
            at = after;
        }
        line
    }

    fn split_ends<'a>(&self, body: &'a str) -> (&'a str, Option<&'a str>) {
        if let Some((from, to)) = body.split_once(BETWEEN) {
            (from, Some(to))
        } else if *self.rules().notation() == Notation::FromTo
            && labels_are_digits(self.rules())
            && body.len() == 2
        {
            (&body[..1], Some(&body[1..]))
        } else {
            (body, None)
        }
    }

    fn check_end(&self, trace: &Trace, end: Option<End<'_>>) -> Result<(), TokenError> {
        let pits = self.rules().board().pits;
        let (claimed, last, same) = match (end, trace.last) {
            (None, _) => return Ok(()),
            (Some(End::Label(claimed) | End::Square(claimed, _)), None | Some(Cell::Store(_))) => {
                return Err(TokenError::NoEnd { claimed: quoted(claimed) });
            }
            (Some(End::Label(claimed)), Some(Cell::Pit(last))) => {
                let last = label(self.rules(), last);
                let same = claimed == last;
                (claimed, last, same)
            }
            (Some(End::Square(claimed, place)), Some(Cell::Pit(last))) => {
                (claimed, super::square(last, pits), place == Some(last))
            }
        };
        if same { Ok(()) } else { Err(TokenError::WrongEnd { claimed: quoted(claimed), last }) }
    }
}

fn illegal(refusal: Refusal) -> TokenError {
    TokenError::Illegal { reason: refusal }
}

/// Whether every label is a single digit, so that two labels need no separator.
pub(crate) fn labels_are_digits(rules: &Rules) -> bool {
    *rules.labels() == Labels::Numbers && rules.board().pits <= 9
}

fn check_suffixes(trace: &Trace, token: Token<'_>) -> Result<(), TokenError> {
    let mover = trace.mover;
    if let Some(claimed) = token.captured
        && claimed.parse() != Ok(trace.captured[mover])
    {
        return Err(TokenError::WrongCapture { claimed: claimed.to_owned(), count: trace.captured[mover] });
    }
    if token.home && !makes_home(trace) {
        return Err(TokenError::NoHome);
    }
    if let Some(claimed) = token.store {
        let claimed = claimed.to_owned();
        let count = trace.after.store(mover);
        if !captures_with_last(trace) {
            return Err(TokenError::NoCapture { claimed });
        }
        if claimed.parse() != Ok(count) {
            return Err(TokenError::WrongStore { claimed, count });
        }
    }
    Ok(())
}

fn makes_home(trace: &Trace) -> bool {
    trace.steps.iter().any(|step| matches!(step.event, Event::HomeMade { .. }))
}

fn captures_with_last(trace: &Trace) -> bool {
    trace.steps.iter().any(|step| matches!(step.event, Event::Capture { by, .. } if by == trace.mover))
}

/// A label with the seeds captured: `F+5`.
fn with_capture(label: String, trace: &Trace) -> String {
    match trace.captured[trace.mover] {
        0 => label,
        captured => format!("{label}+{captured}"),
    }
}

/// A label with the pit of the last seed and its effect: `87(10)`, `44x`.
pub(crate) fn with_end(game: &Game, from: String, trace: &Trace) -> String {
    let mut text = from;
    if let Some(Cell::Pit(last)) = trace.last {
        if !labels_are_digits(game.rules()) {
            text.push(BETWEEN);
        }
        text.push_str(&label(game.rules(), last));
    }
    if makes_home(trace) {
        text.push('x');
    }
    if captures_with_last(trace) {
        text.push_str(&format!("({})", trace.after.store(trace.mover)));
    }
    text
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::library;
    use crate::rules::Change;
    use crate::side::Pit;

    fn game(name: &str) -> Game {
        Game::new(library::find(name).unwrap().rules(&[]).unwrap())
    }

    fn sow(number: u8) -> Move {
        Move::Sow(Pit::new(number))
    }

    fn read(name: &str, position: &str, text: &str) -> Result<Move, TokenError> {
        let game = game(name);
        let position = game.read_position(position).unwrap();
        game.read_token(&position, text)
    }

    fn written(name: &str, position: &str, played: Move) -> String {
        let game = game(name);
        let position = game.read_position(position).unwrap();
        game.write_token(&position, played).unwrap()
    }

    const OWARE_CAPTURE: &str = "0,0,0,0,0,3/2,2,1,4,0,0 10,10 S";
    const TOGYZ_START: &str = "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 S";
    const TOGYZ_HOME: &str = "1,1,1,1,1,1,1,1,2/2,9,9,9,9,9,9,9,9 20,20 S";

    #[test]
    fn a_plain_move_is_its_label() {
        let start = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";
        assert_eq!(read("kalah", start, "3"), Ok(sow(3)));
        assert_eq!(written("kalah", start, sow(3)), "3");
    }

    #[test]
    fn a_capture_is_written_with_plus() {
        assert_eq!(written("oware", OWARE_CAPTURE, sow(6)), "F+8");
        assert_eq!(read("oware", OWARE_CAPTURE, "F+8"), Ok(sow(6)));
        assert_eq!(read("oware", OWARE_CAPTURE, "F"), Ok(sow(6)));
        let wrong = TokenError::WrongCapture { claimed: "5".to_owned(), count: 8 };
        assert_eq!(read("oware", OWARE_CAPTURE, "F+5"), Err(wrong));
    }

    #[test]
    fn a_move_of_two_figures_names_the_last_pit() {
        assert_eq!(written("togyz-kumalak", TOGYZ_START, sow(8)), "87(10)");
        for text in ["87(10)", "87", "8", "8(10)"] {
            assert_eq!(read("togyz-kumalak", TOGYZ_START, text), Ok(sow(8)), "{text}");
        }
        assert_eq!(
            read("togyz-kumalak", TOGYZ_START, "86(10)"),
            Err(TokenError::WrongEnd { claimed: "6".to_owned(), last: "7".to_owned() })
        );
        assert_eq!(
            read("togyz-kumalak", TOGYZ_START, "87(12)"),
            Err(TokenError::WrongStore { claimed: "12".to_owned(), count: 10 })
        );
        assert_eq!(
            read("togyz-kumalak", TOGYZ_START, "19(1)"),
            Err(TokenError::NoCapture { claimed: "1".to_owned() })
        );
    }

    #[test]
    fn a_home_made_is_an_x_without_brackets() {
        assert_eq!(written("togyz-kumalak", TOGYZ_HOME, sow(9)), "91x");
        for text in ["91x", "91X", "91", "9x"] {
            assert_eq!(read("togyz-kumalak", TOGYZ_HOME, text), Ok(sow(9)), "{text}");
        }
        let refused = TokenError::NoCapture { claimed: "23".to_owned() };
        assert_eq!(read("togyz-kumalak", TOGYZ_HOME, "91x(23)"), Err(refused));
        assert_eq!(read("togyz-kumalak", TOGYZ_START, "87x"), Err(TokenError::NoHome));
    }

    #[test]
    fn what_falls_into_a_home_is_no_capture() {
        let into_home = "1,1,1,1,1,1,1,1,2/t,9,9,9,9,9,9,9,9 20,20 S";
        assert_eq!(written("togyz-kumalak", into_home, sow(9)), "91");
        let refused = TokenError::NoCapture { claimed: "21".to_owned() };
        assert_eq!(read("togyz-kumalak", into_home, "91(21)"), Err(refused));
    }

    #[test]
    fn squares_are_moves_with_their_last_pit() {
        assert_eq!(read("togyz-kumalak", TOGYZ_START, "f1e2"), Ok(sow(6)));
        assert_eq!(read("togyz-kumalak", TOGYZ_START, "f1"), Ok(sow(6)));
        assert_eq!(
            read("togyz-kumalak", TOGYZ_START, "f1d2"),
            Err(TokenError::WrongEnd { claimed: "d2".to_owned(), last: "e2".to_owned() })
        );
    }

    #[test]
    fn an_illegal_move_is_told_with_the_games_reason() {
        let refusal = Refusal::Empty { label: "A".to_owned() };
        assert_eq!(read("oware", OWARE_CAPTURE, "A"), Err(TokenError::Illegal { reason: refusal }));
        let unreadable = TokenError::Unreadable { text: "F-5".to_owned(), range: "A-F".to_owned() };
        assert_eq!(read("oware", OWARE_CAPTURE, "F-5"), Err(unreadable));
    }

    #[test]
    fn a_last_seed_in_the_store_has_no_pit() {
        let start = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";
        assert_eq!(read("kalah", start, "3>7"), Err(TokenError::NoEnd { claimed: "7".to_owned() }));
    }

    #[test]
    fn labels_of_two_figures_are_kept_apart() {
        let change = [Change::parse("board.pits=12").unwrap()];
        let game = Game::new(library::find("togyz-kumalak").unwrap().rules(&change).unwrap());
        let start = game.start();
        let text = game.write_token(&start, sow(11)).unwrap();
        assert_eq!(text, "11>7(10)");
        assert_eq!(game.read_token(&start, &text), Ok(sow(11)));
        assert_eq!(game.read_token(&start, "11"), Ok(sow(11)));
    }

    #[test]
    fn a_line_is_written_as_a_record_would_write_it() {
        let togyz = game("togyz-kumalak");
        assert_eq!(togyz.write_line(&togyz.start(), &[sow(8), sow(9), sow(1)]), ["87(10)", "98(2)", "11"]);
        let kalah = game("kalah");
        let illegal_from_there_on = [sow(1), sow(1), sow(1)];
        assert_eq!(kalah.write_line(&kalah.start(), &illegal_from_there_on), ["1", "1"]);
    }

    #[test]
    fn seats_are_swapped_by_a_word() {
        let open = "4,4,0,5,5,5/4,4,4,4,4,4 1,0 N swap";
        assert_eq!(read("kalah-pie", open, "swap"), Ok(Move::Swap));
        assert_eq!(written("kalah-pie", open, Move::Swap), "swap");
    }

    proptest! {
        #[test]
        fn no_word_makes_the_reader_panic(word in "[0-9a-oA-OxX+()>é]{0,8}") {
            let game = game("togyz-kumalak");
            let _ = game.read_token(&game.start(), &word);
            let game = super::tests::game("oware");
            let _ = game.read_token(&game.start(), &word);
        }
    }
}
