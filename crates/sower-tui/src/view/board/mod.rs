//! The board: pits with their seeds, counts and labels, and the stores.

mod large_digits;
mod layout;
mod pit;
mod seeds;
mod stores;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use sower_core::trace::Cell;
use sower_core::{Place, Rules, Side, labels};
use sower_text::{PitMarks, message};

use crate::app::App;
use crate::game_screen::{DisplayedBoard, GameScreen, short_value_text, value_text};
use crate::say::{self, say};
use layout::Plan;
use pit::{Border, PitView};

/// The least width of a pit for a value with a decimal.
const ROOM_FOR_DECIMALS: u16 = 7;

pub(super) fn render(app: &App, table: &GameScreen, area: Rect, buf: &mut Buffer) {
    let plan = Plan::of(table.rules(), area);
    let shown = table.shown();
    for side in Side::BOTH {
        for index in 0..table.rules().board().pits {
            let place = Place { side, index };
            let area = plan.pit(place);
            let view = pit_view(table, place, &shown, area.width < ROOM_FOR_DECIMALS);
            pit::render(app.theme, &view, area, buf);
        }
    }
    stores::render(app, table, &shown, &plan.stores, buf);
}

/// The pit at a click.
pub(super) fn hit(rules: &Rules, area: Rect, point: Point) -> Option<Place> {
    let plan = Plan::of(rules, area);
    Side::BOTH
        .into_iter()
        .flat_map(|side| (0..rules.board().pits).map(move |index| Place { side, index }))
        .find(|place| plan.pit(*place).contains(point))
}

fn pit_view(table: &GameScreen, place: Place, shown: &DisplayedBoard, narrow: bool) -> PitView {
    let rules = table.rules();
    let marks = PitMarks::of(rules, table.played().position(), place);
    let label = format!("{}{}", labels::label(rules, place), sign(&marks));
    let sight = &table.sight;
    let asked = !table.is_showing() && sight.outcome.is_none();
    let legal = asked && table.walk.is_none() && table.exercise_waits() && sight.legal.contains(&place);
    let is_hint = asked
        && table
            .advice
            .hint
            .as_ref()
            .is_some_and(|hint| hint.played.pit() == Some(place.seen_by(sight.side, rules.board().pits)));
    let value = if asked { table.advice.value_of(sight.side, place, rules.board().pits) } else { None };
    PitView {
        label: match (legal, is_hint) {
            (true, true) => format!("[{label}★]"),
            (true, false) => format!("[{label}]"),
            (false, _) => label,
        },
        count: shown.seeds(place),
        is_closed: marks.is_closed,
        home: shown.home_at(place),
        home_word: say(rules, &message!("board-home-word")),
        value: value.map(|value| if narrow { short_value_text(value) } else { value_text(value) }),
        is_best: value.is_some_and(|value| {
            table
                .advice
                .analysis
                .as_ref()
                .and_then(|seen| seen.best())
                .is_some_and(|best| best.played == value.played)
        }),
        border: border(table, place),
        // The mover's pits that cannot be played are grey.
        grey: asked && table.is_persons_turn() && place.side == sight.side && !legal,
        in_pairs: rules.view().seeds == sower_core::rules::SeedsAs::Pairs,
        label_below: place.side == Side::South,
    }
}

/// What a pit is besides its seeds, beside its label.
fn sign(marks: &PitMarks) -> String {
    let owner = marks.owner.map(|owner| format!("◆{}", say::side(owner).chars().next().unwrap_or(' ')));
    let house = marks.is_house.then(|| "⌂".to_owned());
    let blocked = marks.is_blocked.then(|| "!".to_owned());
    [owner, house, blocked].into_iter().flatten().collect()
}

fn border(table: &GameScreen, place: Place) -> Border {
    if let Some(animation) = &table.animation {
        return match (animation.at, animation.from) {
            (Some(Cell::Pit(at)), _) if at == place => Border::Thick,
            (_, Some(from)) if from == place => Border::Dotted,
            _ => Border::Plain,
        };
    }
    let last = table.sight.last.as_ref();
    if table.is_persons_turn() && table.selected == Some(place) {
        Border::Double
    } else if last.is_some_and(|last| last.to == Some(Cell::Pit(place))) {
        Border::Thick
    } else if last.is_some_and(|last| last.from == Some(place)) {
        Border::Dotted
    } else {
        Border::Plain
    }
}
