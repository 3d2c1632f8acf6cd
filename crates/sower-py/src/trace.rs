//! A move explained step by step.

use pyo3::prelude::*;
use sower_core::trace::{Cell, Event, Trace};
use sower_core::{Place, labels};
use sower_text::{Language, step_sentence, trace_sentences};

use crate::errors::sower;
use crate::game::PyGame;
use crate::outcome::{PyOutcome, side_name};
use crate::position::PyPosition;

/// A move, step by step, with the rule behind each step.
#[pyclass(name = "Trace", module = "sower_mancala", frozen)]
pub(crate) struct PyTrace {
    game: Py<PyGame>,
    trace: Trace,
}

/// One step of a move.
#[pyclass(name = "Step", module = "sower_mancala", frozen, get_all)]
pub(crate) struct PyStep {
    /// What happens: "lift", "drop", "capture" and so on.
    kind: &'static str,
    /// The key of the rule behind it, such as "capture.across".
    rule: &'static str,
    /// The step as an English sentence.
    text: String,
    /// The labels of the pits concerned; "store" for a store.
    pits: Vec<String>,
    /// The number of seeds concerned, where there is one.
    seeds: Option<u8>,
}

#[pymethods]
impl PyStep {
    fn __repr__(&self) -> String {
        format!("<Step {} ({}): {}>", self.kind, self.rule, self.text)
    }
}

#[pymethods]
impl PyTrace {
    /// The side that moved.
    #[getter]
    fn mover(&self) -> &'static str {
        side_name(self.trace.mover)
    }

    /// Every step in order.
    #[getter]
    fn steps(&self) -> Vec<PyStep> {
        let rules = self.game.get().game.rules();
        let text = |step| Language::english().render(&step_sentence(step, rules), rules.words());
        self.trace
            .steps
            .iter()
            .map(|step| {
                let (kind, cells, seeds) = facts(&step.event);
                let label = |cell: Cell| match cell {
                    Cell::Pit(place) => labels::label(rules, place),
                    Cell::Store(_) => "store".to_owned(),
                };
                let pits = cells.into_iter().map(label).collect();
                PyStep { kind, rule: step.rule, text: text(step), pits, seeds }
            })
            .collect()
    }

    /// The move as sentences, each with the key of its rule, in "en", "ru" or "kk". Steps that belong together are one sentence.
    #[pyo3(signature = (language="en"))]
    fn reasons(&self, language: &str) -> PyResult<Vec<(String, &'static str)>> {
        let language = Language::of(language).map_err(sower)?;
        let rules = self.game.get().game.rules();
        let sentences = trace_sentences(&self.trace, rules);
        Ok(sentences.into_iter().map(|(text, rule)| (language.render(&text, rules.words()), rule)).collect())
    }

    /// The number of laps sown.
    #[getter]
    fn laps(&self) -> u32 {
        self.trace.laps
    }

    /// The seeds that South and North captured.
    #[getter]
    fn captured(&self) -> (u8, u8) {
        self.trace.captured.into()
    }

    /// Whether the mover has an extra turn.
    #[getter]
    fn again(&self) -> bool {
        self.trace.again
    }

    /// Whether steps in the middle of a very long turn were left out.
    #[getter]
    fn shortened(&self) -> bool {
        self.trace.shortened
    }

    /// The position after the move.
    #[getter]
    fn after(&self, py: Python<'_>) -> PyPosition {
        PyPosition::new(self.game.bind(py), &self.trace.after)
    }

    /// The result if the move ended the game.
    #[getter]
    fn outcome(&self) -> Option<PyOutcome> {
        self.trace.outcome.map(PyOutcome)
    }

    fn __str__(&self) -> PyResult<String> {
        let lines = self.reasons("en")?.into_iter().map(|(text, rule)| format!("{text} ({rule})"));
        Ok(lines.collect::<Vec<_>>().join("\n"))
    }

    fn __repr__(&self) -> String {
        format!("<Trace of {} steps>", self.trace.steps.len())
    }
}

impl PyTrace {
    pub(crate) fn new(game: &Bound<'_, PyGame>, trace: Trace) -> PyTrace {
        PyTrace { game: game.clone().unbind(), trace }
    }

    pub(crate) fn trace(&self) -> &Trace {
        &self.trace
    }
}

/// The kind of an event, the pits and stores that it concerns, and its number of seeds.
fn facts(event: &Event) -> (&'static str, Vec<Cell>, Option<u8>) {
    let pits = |places: &[Place]| places.iter().map(|place| Cell::Pit(*place)).collect();
    let pit = |place: &Place| vec![Cell::Pit(*place)];
    match event {
        Event::FeedingForced { .. } => ("feeding-forced", Vec::new(), None),
        Event::Lift { from, seeds, .. } => ("lift", pit(from), Some(*seeds)),
        Event::Drop { to, count, .. } => ("drop", vec![*to], Some(*count)),
        Event::IntoHome { at, .. } => ("into-home", pit(at), Some(1)),
        Event::Relay { at, seeds } => ("relay", pit(at), Some(*seeds)),
        Event::Stop { at, count } => ("stop", vec![*at], Some(*count)),
        Event::Capture { pits: places, seeds, .. } => ("capture", pits(places), Some(*seeds)),
        Event::SownOn { pits: places, seeds, .. } => ("sown-on", pits(places), Some(*seeds)),
        Event::SlamRefused { seeds, .. } => ("slam-refused", Vec::new(), Some(*seeds)),
        Event::SlamLeft { at } => ("slam-left", pit(at), None),
        Event::PutIn { at, count, .. } => ("put-in", pit(at), Some(*count)),
        Event::SownFrom { pit: from, seeds, .. } => ("sown-from", pit(from), Some(*seeds)),
        Event::Tax { at, left } => ("tax", pit(at), Some(*left)),
        Event::HouseStop { at, seeds } => ("house-stop", pit(at), Some(*seeds)),
        Event::HousePlayed { at, seeds } => ("house-played", pit(at), Some(*seeds)),
        Event::HouseLost { at } => ("house-lost", pit(at), None),
        Event::Blocked { at } => ("blocked", pit(at), None),
        Event::HomeMade { at, seeds, .. } => ("home-made", pit(at), Some(*seeds)),
        Event::HomeBarred { at, seeds } => ("home-barred", pit(at), Some(*seeds)),
        Event::OwnedMade { pits: places, .. } => ("owned-made", pits(places), None),
        Event::Again { .. } => ("again", Vec::new(), None),
        Event::Swap { .. } => ("swap", Vec::new(), None),
        Event::Stays { at } => ("stays", pit(at), None),
        Event::Pass { .. } => ("pass", Vec::new(), None),
        Event::Sweep { .. } => ("sweep", Vec::new(), None),
        Event::End { .. } => ("end", Vec::new(), None),
    }
}
